// message: Your bounds are consistent
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    assert_eq!(search(&[vec![1], vec![0, 2], vec![1]], &[0, 1, 2], 2), 2);
}
