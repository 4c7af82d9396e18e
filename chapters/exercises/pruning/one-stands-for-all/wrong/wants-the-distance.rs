// message: A bound may be smaller than the distance
pub type Bounds = fn(&[usize], &[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(bounds: Bounds) {
    let row = [vec![1], vec![0, 2], vec![1, 3], vec![2]];
    assert_eq!(bounds(&[0, 1, 0, 1], &row, 0)[3], Some(3));
}
