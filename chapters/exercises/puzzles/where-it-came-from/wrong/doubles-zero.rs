// message: Doubling 0 changes nothing, so it is no move.
/// The position after move `m`, if it can be done.
pub fn apply(x: u64, m: usize) -> Option<u64> {
    let next = if m == 0 { 2 * x } else { x + 3 };
    (next < 100).then_some(next)
}

/// The position that move `m` makes this one of, if there is one.
pub fn undo(x: u64, m: usize) -> Option<u64> {
    match m {
        0 => (x > 0 && x % 2 == 0).then_some(x / 2),
        _ => x.checked_sub(3),
    }
}
