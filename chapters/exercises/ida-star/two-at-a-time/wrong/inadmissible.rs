// message: the bound must be admissible
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    assert_eq!(search(&[vec![1], vec![0]], &[0, 2], 1), 1);
}
