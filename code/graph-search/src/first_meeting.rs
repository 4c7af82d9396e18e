//! Bidirectional search that stops too early, a common mistake.

use crate::bidirectional::join_paths;
use crate::breadth_first::SearchSide;
use crate::{Counts, PathOutcome};
use std::hash::Hash;

/// A path from `start` to `goal` that may be one move too long.
///
/// The two sides take turns state by state, and the search ends at the first state that
/// both have visited. The inverse of each move must be a move. The function only shows the
/// mistake; use [`Bidirectional`](crate::Bidirectional) instead.
///
/// # Complexity
/// As [`Bidirectional::search`](crate::Bidirectional::search).
///
/// # Examples
/// ```
/// // On a ring of five, 0 is two steps from 2, and three the other way round.
/// let steps = |&n: &u32| [(n + 4) % 5, (n + 1) % 5];
/// let found = graph_search::first_meeting(0, 2, steps);
/// assert_eq!(found.path, Some(vec![0, 1, 2]));
/// ```
pub fn first_meeting<S: Clone + Eq + Hash, I: IntoIterator<Item = S>>(
    start: S,
    goal: S,
    mut neighbors: impl FnMut(&S) -> I,
) -> PathOutcome<S> {
    let mut met = Some(start.clone()).filter(|start| *start == goal);
    let (mut out, mut back) = (SearchSide::new(start), SearchSide::new(goal));
    let mut counts = Counts { visited: 2, largest_queue: 1, ..Counts::default() };
    // ANCHOR: first_meeting
    while met.is_none() {
        let forward = counts.dequeued.is_multiple_of(2);
        let (side, other) = if forward { (&mut out, &back) } else { (&mut back, &out) };
        let Some(current) = side.queue.pop_front() else { break };
        counts.dequeued += 1;
        let meets = |child: &S| other.parents.contains(child);
        let children = neighbors(&current);
        met = side
            .expand(&current, children, usize::MAX, &mut counts, meets)
            .expect("there is no limit");
    }
    // ANCHOR_END: first_meeting
    counts.bytes = out.bytes() + back.bytes();
    PathOutcome { path: met.map(|met| join_paths(&out, &back, &met)), counts }
}
