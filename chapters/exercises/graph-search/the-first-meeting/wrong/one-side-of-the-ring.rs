// message: it fails on the mended code
pub type Distance = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(distance: Distance) {
    let n = 7;
    let ring: Vec<Vec<usize>> =
        (0..n).map(|s| vec![(s + 1) % n, (s + n - 1) % n]).collect();
    for goal in 0..n {
        assert_eq!(distance(&ring, 0, goal), Some(goal));
    }
}
