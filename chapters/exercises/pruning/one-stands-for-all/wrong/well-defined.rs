// message: Each of your positions has an index of its own, or those that share one
pub type Bounds = fn(&[usize], &[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(bounds: Bounds) {
    let row = [vec![1], vec![0, 2], vec![1, 3], vec![2]];
    let found = bounds(&[0, 1, 2, 3], &row, 0);
    for p in 0..4 {
        assert!(found[p].is_some_and(|bound| bound <= p));
    }
}
