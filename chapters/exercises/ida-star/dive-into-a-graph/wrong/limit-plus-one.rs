// message: with fifty lines of 60 moves from 10000 to 0, h(10000) = 0 panics
/// The length of a shortest way from `start` to 0.
pub fn length(
    start: u64,
    moves: &dyn Fn(u64) -> Vec<u64>,
    h: &dyn Fn(u64) -> usize,
) -> usize {
    fn dive(
        p: u64,
        g: usize,
        limit: usize,
        next: &mut usize,
        moves: &dyn Fn(u64) -> Vec<u64>,
        h: &dyn Fn(u64) -> usize,
    ) -> bool {
        let f = g + h(p);
        if f > limit {
            *next = f.min(*next);
            return false;
        }
        p == 0 || moves(p).into_iter().any(|q| dive(q, g + 1, limit, next, moves, h))
    }
    let mut limit = h(start);
    loop {
        let mut next = usize::MAX;
        if dive(start, 0, limit, &mut next, moves, h) {
            return limit;
        }
        limit += 1;
    }
}
