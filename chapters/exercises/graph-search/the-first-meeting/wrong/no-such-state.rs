// message: it may not: state 2 lists 3, and there is no state 3.
pub type Distance = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(distance: Distance) {
    let line = [vec![1], vec![0, 2], vec![1, 3]];
    assert_eq!(distance(&line, 0, 2), Some(2));
}
