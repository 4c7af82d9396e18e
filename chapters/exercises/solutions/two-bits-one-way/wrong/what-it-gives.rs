// message: Count again: is there a shorter way
pub type Walk = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(walk: Walk) {
    let neighbors = [vec![], vec![2, 0], vec![3], vec![4], vec![0]];
    assert_eq!(walk(&neighbors, 0, 1), Some(4));
}
