// message: a position is cut by its own sum alone
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
        (moves, h): (&dyn Fn(u64) -> Vec<u64>, &dyn Fn(u64) -> usize),
    ) -> bool {
        let f = g + h(p);
        if f > limit {
            *next = f.min(*next);
            return false;
        }
        if p == 0 {
            return true;
        }
        for q in moves(p) {
            if h(q) + 1 < h(p) {
                continue;
            }
            if dive(q, g + 1, limit, next, (moves, h)) {
                return true;
            }
        }
        false
    }
    let mut limit = h(start);
    loop {
        let mut next = usize::MAX;
        if dive(start, 0, limit, &mut next, (moves, h)) {
            return limit;
        }
        if next == usize::MAX {
            return 0;
        }
        limit = next;
    }
}
