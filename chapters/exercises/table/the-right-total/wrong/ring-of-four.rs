// message: Two ways of different lengths have to lead to one position
pub type Distances = fn(&[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(distances: Distances) {
    let ring = [vec![3, 1], vec![0, 2], vec![1, 3], vec![2, 0]];
    assert_eq!(distances(&ring, 0), [Some(0), Some(1), Some(2), Some(1)]);
}
