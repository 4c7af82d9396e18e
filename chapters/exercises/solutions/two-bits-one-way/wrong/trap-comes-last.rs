// message: a wrong step is possible, and the walk takes a right one
pub type Walk = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(walk: Walk) {
    let neighbors = [vec![], vec![0, 2], vec![3], vec![4], vec![0]];
    assert_eq!(walk(&neighbors, 0, 1), Some(1));
}
