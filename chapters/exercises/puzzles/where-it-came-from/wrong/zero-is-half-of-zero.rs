// message: No move leads from 0 to 0
pub fn apply(x: u64, m: usize) -> Option<u64> {
    let next = if m == 0 { 2 * x } else { x + 3 };
    (next < 100 && next != x).then_some(next)
}

pub fn undo(x: u64, m: usize) -> Option<u64> {
    if m == 0 { (x % 2 == 0).then_some(x / 2) } else { x.checked_sub(3) }
}
