// message: After R from rank 0, does it lead back to 0?
/// Takes each move and its inverse for neighbors, as in the chapter's list.
pub fn undoing(moves: usize, m: usize, _next: &dyn Fn(usize, usize) -> usize) -> usize {
    match moves {
        1 => 0,
        _ => m ^ 1,
    }
}
