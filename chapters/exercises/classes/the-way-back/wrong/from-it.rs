// message: do you expect what that gives?
pub type ToSmallest = fn(&[Vec<usize>]) -> Vec<usize>;

pub fn test(to_smallest: ToSmallest) {
    let images = [vec![0, 1, 2], vec![1, 2, 0], vec![2, 0, 1]];
    assert_eq!(to_smallest(&images), [0, 1, 2]);
}
