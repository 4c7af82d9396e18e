// message: there is a way of 9 moves
pub fn length(
    start: u64,
    moves: &dyn Fn(u64) -> Vec<u64>,
    h: &dyn Fn(u64) -> usize,
) -> usize {
    fn dive(
        p: u64,
        g: usize,
        limit: usize,
        moves: &dyn Fn(u64) -> Vec<u64>,
        h: &dyn Fn(u64) -> usize,
    ) -> bool {
        g + h(p) <= limit
            && (p == 0 || moves(p).into_iter().any(|q| dive(q, g + 1, limit, moves, h)))
    }
    let mut limit = h(start);
    while !dive(start, 0, limit, moves, h) {
        limit += 2;
    }
    limit
}
