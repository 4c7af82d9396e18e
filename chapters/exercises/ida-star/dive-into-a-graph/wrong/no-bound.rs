// message: was not asked once
pub fn length(
    start: u64,
    moves: &dyn Fn(u64) -> Vec<u64>,
    _: &dyn Fn(u64) -> usize,
) -> usize {
    fn dive(p: u64, left: usize, moves: &dyn Fn(u64) -> Vec<u64>) -> bool {
        p == 0 || left > 0 && moves(p).into_iter().any(|q| dive(q, left - 1, moves))
    }
    let mut limit = 0;
    while !dive(start, limit, moves) {
        limit += 1;
    }
    limit
}
