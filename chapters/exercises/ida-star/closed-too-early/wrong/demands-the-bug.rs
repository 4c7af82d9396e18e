// message: Your test demands what the code gives
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

pub fn test(search: Search) {
    let moves =
        [vec![], vec![3], vec![3], vec![6], vec![2], vec![4, 1], vec![7], vec![0]];
    let h = [0, 4, 0, 0, 0, 0, 0, 0];
    assert_eq!(search(&moves, &h, 5), 6);
}
