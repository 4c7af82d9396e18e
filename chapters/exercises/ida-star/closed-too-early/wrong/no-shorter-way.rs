// message: finds a shortest way all the same
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    assert_eq!(
        search(&[vec![1], vec![0, 2], vec![1, 3], vec![2]], &[0, 0, 2, 0], 3),
        3
    );
}
