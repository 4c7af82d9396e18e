// message: as far away on the way out
pub type MovesNeeded = fn(&[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(moves_needed: MovesNeeded) {
    // A one-way ring of four.
    assert_eq!(moves_needed(&[vec![1], vec![2], vec![3], vec![0]], 0)[2], Some(2));
}
