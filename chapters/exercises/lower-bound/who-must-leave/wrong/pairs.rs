// message: It looks as if you count the pairs
pub fn must_leave(places: &[usize]) -> usize {
    let later =
        |i: usize| places[i + 1..].iter().filter(move |&&p| p < places[i]).count();
    (0..places.len()).map(later).sum()
}
