// message: It looks as if you count each tile that is in the way
pub fn must_leave(places: &[usize]) -> usize {
    let n = places.len();
    let wrong = |i: usize, j: usize| i < j && places[i] > places[j];
    (0..n).filter(|&i| (0..n).any(|j| wrong(i, j) || wrong(j, i))).count()
}
