// message: Your test demands the distances from the goal
pub type MovesNeeded = fn(&[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(moves_needed: MovesNeeded) {
    let found = moves_needed(&[vec![1], vec![2], vec![3], vec![0]], 0);
    assert_eq!(found, [Some(0), Some(1), Some(2), Some(3)]);
}
