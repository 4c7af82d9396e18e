// message: Of a line without tiles none must leave
pub fn must_leave(places: &[usize]) -> usize {
    let mut longest = vec![0; places.len()];
    for i in 0..places.len() {
        let before = (0..i).filter(|&j| places[j] < places[i]).map(|j| longest[j]);
        longest[i] = 1 + before.max().unwrap_or(0);
    }
    places.len() - longest.into_iter().max().unwrap()
}
