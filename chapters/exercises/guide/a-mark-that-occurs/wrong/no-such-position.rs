// message: Your graph has 2 positions, 0 to 1, and a list names 2.
pub type Distances = fn(&[Vec<usize>]) -> Vec<Option<u64>>;

pub fn test(distances: Distances) {
    assert_eq!(distances(&[vec![1], vec![2]]), [Some(0), Some(1)]);
}
