// message: Your test demands the bound of the start
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    assert_eq!(search(&[vec![1], vec![0]], &[0, 0], 1), 0);
}
