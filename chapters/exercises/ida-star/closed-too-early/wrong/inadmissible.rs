// message: the bound must be admissible
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    assert_eq!(search(&[vec![], vec![0], vec![0, 1]], &[0, 9, 0], 2), 1);
}
