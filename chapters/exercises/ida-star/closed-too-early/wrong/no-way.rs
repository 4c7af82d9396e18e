// message: no way from 2 to 0
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    assert_eq!(search(&[vec![], vec![0], vec![]], &[0, 0, 0], 2), 1);
}
