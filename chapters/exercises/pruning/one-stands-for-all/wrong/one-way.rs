// message: every move must have one that undoes it
pub type Bounds = fn(&[usize], &[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(bounds: Bounds) {
    let neighbors = [vec![], vec![0]];
    let bound = bounds(&[0, 1], &neighbors, 0)[1];
    assert!(bound.is_some_and(|bound| bound <= 1));
}
