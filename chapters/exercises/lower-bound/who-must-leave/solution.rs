//! In a line of a board stand some tiles that belong in this line. `places` says for each of them, in the order in which they stand, at which place
//! of the line it belongs; no two belong at the same one. How many of them must leave the line, at the least, so that the places of those that stay rise?
//!
//! Example: of `[2, 1, 0]` two must leave, of `[1, 2, 0]` one, and of `[0, 4]` none.
//!
//! The line may be long: up to 1,000 tiles, with places below 1,000.

/// How many tiles must leave the line.
pub fn must_leave(places: &[usize]) -> usize {
    // <answer>
    let mut longest = vec![0; places.len()];
    for i in 0..places.len() {
        let before = (0..i).filter(|&j| places[j] < places[i]).map(|j| longest[j]);
        longest[i] = 1 + before.max().unwrap_or(0);
    }
    places.len() - longest.into_iter().max().unwrap_or(0)
    // </answer>
}
