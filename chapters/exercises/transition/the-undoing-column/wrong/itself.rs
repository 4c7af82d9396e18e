// message: That is the move itself
pub fn undoing(
    _moves: usize,
    m: usize,
    _next: &dyn Fn(usize, usize) -> usize,
) -> usize {
    m
}
