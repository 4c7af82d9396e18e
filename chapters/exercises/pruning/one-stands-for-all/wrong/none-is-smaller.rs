// message: The code answers `None` for a position that can get to the goal
pub type Bounds = fn(&[usize], &[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(bounds: Bounds) {
    let neighbors = [vec![1, 2], vec![0], vec![0, 3], vec![2]];
    assert!(bounds(&[0, 1, 1, 2], &neighbors, 0)[3] <= Some(2));
}
