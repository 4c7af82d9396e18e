// message: It looks as if undo does the move instead of going back.
pub fn apply(x: u64, m: usize) -> Option<u64> {
    let next = if m == 0 { 2 * x } else { x + 3 };
    (next < 100 && next != x).then_some(next)
}

pub fn undo(x: u64, m: usize) -> Option<u64> {
    apply(x, m)
}
