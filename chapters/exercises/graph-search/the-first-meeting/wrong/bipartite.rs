// message: Your test uses bipartite graphs only
pub type Distance = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(distance: Distance) {
    let n = 8;
    let ring: Vec<Vec<usize>> =
        (0..n).map(|s| vec![(s + 1) % n, (s + n - 1) % n]).collect();
    for start in 0..n {
        for goal in 0..n {
            let apart = usize::abs_diff(start, goal);
            assert_eq!(distance(&ring, start, goal), Some(apart.min(n - apart)));
        }
    }
}
