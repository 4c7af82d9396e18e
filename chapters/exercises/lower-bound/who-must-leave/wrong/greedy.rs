// message: It looks as if each tile stays that can
pub fn must_leave(places: &[usize]) -> usize {
    let mut kept: Vec<usize> = vec![];
    for &place in places {
        if kept.last().is_none_or(|&last| last < place) {
            kept.push(place);
        }
    }
    places.len() - kept.len()
}
