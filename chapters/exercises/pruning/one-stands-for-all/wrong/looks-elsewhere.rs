// message: The code promises too much for position 3, and your test does not look
pub type Bounds = fn(&[usize], &[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(bounds: Bounds) {
    let neighbors = [vec![1, 2], vec![0], vec![0, 3], vec![2]];
    assert!(bounds(&[0, 1, 1, 2], &neighbors, 0)[2].is_some_and(|bound| bound <= 1));
}
