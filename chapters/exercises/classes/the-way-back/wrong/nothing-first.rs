// message: must leave everything as it is
pub type ToSmallest = fn(&[Vec<usize>]) -> Vec<usize>;

pub fn test(to_smallest: ToSmallest) {
    let images = [vec![1, 2, 0], vec![2, 0, 1], vec![0, 1, 2]];
    assert_eq!(to_smallest(&images), [2, 1, 0]);
}
