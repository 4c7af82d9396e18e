// message: must_leave(&[7, 999, 8])
pub fn must_leave(places: &[usize]) -> usize {
    let mut longest = [0; 100];
    for &place in places {
        longest[place] = 1 + longest[..place].iter().max().copied().unwrap_or(0);
    }
    places.len() - longest.into_iter().max().unwrap_or(0)
}
