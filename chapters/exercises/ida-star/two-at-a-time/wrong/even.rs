// message: both even, or both odd
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    assert_eq!(search(&[vec![1], vec![0, 2], vec![1]], &[0, 0, 0], 2), 2);
}
