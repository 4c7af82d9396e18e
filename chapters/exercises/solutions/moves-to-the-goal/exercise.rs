//! Some moves cannot be undone, and you know only where moves lead: `neighbors[p]` is
//! the list for position `p`. Find for each position how many moves it needs to get
//! *to* `goal`. From some positions no moves may lead to the goal: they never get a
//! label, and the answer for them is `None`. Others may need up to a thousand moves.
//! There may be a hundred thousand positions, so end when a pass finds nothing new.
//!
//! You could first list the moves the other way around. Try it without: in the
//! chapter's pass, a labeled position looks at its neighbors to label *them*. Who else
//! could look?
//!
//! Example: with the arrows 0 → 1, 1 → 2 and 2 → 0, which are `[[1], [2], [0]]`,
//! positions 1 and 2 need 2 moves and 1 move to get to 0: `[Some(0), Some(2),
//! Some(1)]`.

/// How many moves each position needs to get to `goal`; `None` where no moves lead there.
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    todo!()
}
