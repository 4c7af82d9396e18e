// message: Positions with one index lead to different ones
pub type Bounds = fn(&[usize], &[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(bounds: Bounds) {
    let neighbors = [vec![1, 2], vec![0, 3], vec![0], vec![1]];
    let bound = bounds(&[0, 1, 1, 2], &neighbors, 0)[3];
    assert!(bound.is_some_and(|bound| bound <= 2));
}
