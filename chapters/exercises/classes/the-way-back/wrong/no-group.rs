// message: the symmetries are no group
pub type ToSmallest = fn(&[Vec<usize>]) -> Vec<usize>;

pub fn test(to_smallest: ToSmallest) {
    assert_eq!(to_smallest(&[vec![0, 1, 2], vec![1, 2, 0]]), [0, 0, 1]);
}
