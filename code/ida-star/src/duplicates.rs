//! Move sequences that another one makes needless.

use crate::Space;
use foldhash::{HashMap, HashMapExt};
use std::rc::Rc;

/// The sequences of at most `length` moves that need never be tried: a shorter one, or one as
/// long that comes earlier in the order of the moves, leads to the same position wherever it
/// can be done. Only the shortest: none holds another.
///
/// "Wherever" is looked at from the positions in `starts` alone. Where every move can always
/// be done and acts on places, not on pieces, and no two pieces are alike, one is enough: the
/// solved one. For a sliding board take one for each cell of the blank. With too few of them, a
/// sequence may be found that is not needless elsewhere, and a search that refuses it misses
/// solutions.
///
/// # Panics
/// If there are no starts: from nowhere, everything is needless.
///
/// # Complexity
/// O(s · n) moves and positions in memory, where s is the number of sequences that are kept and
/// n that of the starts; and for each sequence a look at those that were found.
///
/// # Examples
/// ```
/// use puzzle::{Puzzle, pancake::Pancakes};
///
/// let puzzle = Pancakes::new(5)?;
/// let found = ida_star::duplicates(&puzzle, &[puzzle.solved()], 2);
/// assert_eq!(found, [[0, 0], [1, 1], [2, 2], [3, 3]]); // a flip twice is none
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

/// Where the kept sequences lead, from each start; found by one of the starts and its end.
type KeptSequences<P> = HashMap<(usize, P), Vec<Rc<[Option<P>]>>>;

/// Keeps a sequence by its ends, unless one that is kept leads to the same ends from all
/// starts from which this one can be done.
// ANCHOR: keep
fn keep<P: Clone + Eq + std::hash::Hash>(
    kept: &mut KeptSequences<P>,
    ends: &[Option<P>],
) -> bool {
    let some = |(i, end): (usize, &Option<P>)| Some((i, end.clone()?));
    let Some(key) = ends.iter().enumerate().find_map(some) else {
        return false; // it can be done from no start
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
