// message: a half turn undoes itself: do you leave out move `m`?
pub fn undoing(moves: usize, m: usize, next: &dyn Fn(usize, usize) -> usize) -> usize {
    let after = next(0, m);
    let back = (0..moves).find(|&k| k != m && next(after, k) == 0);
    back.expect("the inverse of each move is among the moves")
}
