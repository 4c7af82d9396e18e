// message: what takes a position there also takes it back
pub type ToSmallest = fn(&[Vec<usize>]) -> Vec<usize>;

pub fn test(to_smallest: ToSmallest) {
    let images = [vec![0, 1, 2, 3], vec![1, 0, 3, 2], vec![2, 3, 0, 1], vec![3, 2, 1, 0]];
    assert_eq!(to_smallest(&images), [0, 1, 2, 3]);
}
