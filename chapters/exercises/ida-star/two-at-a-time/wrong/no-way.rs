// message: no way from 1 to 0
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    assert_eq!(search(&[vec![1], vec![]], &[0, 0], 1), 1);
}
