//! Redundant move sequences: those for which another sequence has the same effect.

use crate::Space;
use foldhash::{HashMap, HashMapExt};
use std::rc::Rc;

/// The redundant sequences of at most `length` moves. A sequence is redundant if a shorter one,
/// or one of the same length that is lexicographically smaller, leads to the same position
/// wherever the redundant one can be done. No sequence of the result contains another.
///
/// Only the positions in `starts` are checked. If every move can always be done and moves
/// slots, not pieces, and if no two pieces are indistinguishable, the solved position is
/// enough. For a sliding board take one position for each cell of the blank. With too few
/// starts, a sequence may be found that is not redundant elsewhere, and a search that rejects
/// it misses solutions.
///
/// # Panics
/// If there are no starts.
///
/// # Complexity
/// O(s · n) moves, and as many positions in memory, for s sequences that are kept and n starts;
/// and for each sequence a comparison with those that were found.
///
/// # Examples
/// ```
/// use puzzle::{Puzzle, pancake::Pancakes};
///
/// let puzzle = Pancakes::new(5)?;
/// let found = ida_star::duplicates(&puzzle, &[puzzle.solved()], 2);
/// assert_eq!(found, [[0, 0], [1, 1], [2, 2], [3, 3]]); // each flip is its own inverse
/// # Ok::<(), puzzle::SizeError>(())
/// ```
pub fn duplicates<S: Space>(
    space: &S,
    starts: &[S::Position],
    length: usize,
) -> Vec<Vec<usize>> {
    assert!(!starts.is_empty(), "from no start, every sequence would be needless");
    // ANCHOR: duplicates
    let all: Vec<_> = starts.iter().cloned().map(Some).collect();
    let mut kept = KeptSequences::new();
    keep(&mut kept, &all);
    let (mut layer, mut found) = (vec![(vec![], all)], Vec::<Vec<usize>>::new());
    for _ in 0..length {
        let mut longer = Vec::new();
        for (moves, ends) in &layer {
            for m in 0..space.move_count() {
                let moves = [&moves[..], &[m]].concat();
                if found.iter().any(|known| moves.ends_with(known)) {
                    continue;
                }
                let step = |end: &Option<S::Position>| space.next(end.as_ref()?, m);
                let ends: Vec<_> = ends.iter().map(step).collect();
                if keep(&mut kept, &ends) {
                    longer.push((moves, ends))
                } else {
                    found.push(moves)
                }
            }
        }
        layer = longer;
    }
    found
    // ANCHOR_END: duplicates
}

/// The end positions of the kept sequences, one for each start. The key is the first start
/// from which a sequence can be done, and the end position there.
type KeptSequences<P> = HashMap<(usize, P), Vec<Rc<[Option<P>]>>>;

/// Keeps a sequence by its end positions, unless a kept sequence has the same end positions
/// for all starts from which this one can be done. Returns whether it was kept.
// ANCHOR: keep
fn keep<P: Clone + Eq + std::hash::Hash>(
    kept: &mut KeptSequences<P>,
    ends: &[Option<P>],
) -> bool {
    let some = |(i, end): (usize, &Option<P>)| Some((i, end.clone()?));
    let Some(key) = ends.iter().enumerate().find_map(some) else {
        return false; // it cannot be done from any start
    };
    let same = |other: &Rc<[Option<P>]>| {
        ends.iter().zip(&other[..]).all(|(end, other)| end.is_none() || end == other)
    };
    if kept.get(&key).is_some_and(|others| others.iter().any(same)) {
        return false;
    }
    let shared: Rc<[_]> = ends.into();
    for (i, end) in ends.iter().enumerate() {
        if let Some(end) = end {
            kept.entry((i, end.clone())).or_default().push(Rc::clone(&shared));
        }
    }
    true
}
// ANCHOR_END: keep
