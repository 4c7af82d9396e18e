// message: One rank is enough.
pub fn undoing(moves: usize, m: usize, next: &dyn Fn(usize, usize) -> usize) -> usize {
    (0..moves)
        .find(|&k| (0..5040).all(|t| next(next(t, m), k) == t))
        .expect("the inverse is there")
}
