// message: it may not: state 0 lists 1, but 1 does not list 0
pub type Distance = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(distance: Distance) {
    assert_eq!(distance(&[vec![1], vec![]], 1, 0), None);
}
