//! A*: the search that remembers every position it has met.

use crate::{SearchError, Space};
use foldhash::{HashMap, HashMapExt};
use pruning::LowerBound;
use std::hash::Hash;

/// What a search with A* has found, and what it took.
///
/// # Examples
/// ```
/// use ida_star::{Zero, a_star};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(2, 3)?;
/// let found = a_star(&puzzle, &Zero, &puzzle.scramble("DRU")?, usize::MAX)?;
/// assert_eq!(found.solution.map(|moves| moves.len()), Some(3));
/// assert!(found.stored as u64 >= found.expanded);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The moves of a shortest solution, or `None` if there is none.
    pub solution: Option<Vec<usize>>,
    /// How many positions were taken out to be expanded, some perhaps again.
    pub expanded: u64,
    /// How many positions came up: the start, and those that came up as neighbors.
    pub generated: u64,
    /// How often a position was found again on a shorter way after it had been expanded: never
    /// with a consistent bound.
    pub reopened: u64,
    /// How many positions are remembered in the end.
    pub stored: usize,
    /// How many bytes that takes, at least.
    pub bytes: usize,
}

/// What is remembered of a position.
struct Entry<P> {
    /// Its least number of moves so far.
    depth: usize,
    /// The position before it on that way, and the move from there.
    before: Option<(P, usize)>,
    expanded: bool,
}

/// Looks for a shortest solution: always goes on from a position whose moves so far and bound
/// are the least in sum, and of those from the one that came up last. The goal is looked for when a position is taken out, not when it comes up.
///
/// With [`Zero`](crate::Zero) as its bound it goes breadth first; then it is E. Dijkstra's
/// algorithm for moves that all cost 1. P. Hart, N. Nilsson and B. Raphael, *A formal basis for
/// the heuristic determination of minimum cost paths*, 1968.
///
/// # Errors
/// [`SearchError::Limit`] if it would have to remember more positions than `most`.
///
/// # Complexity
/// A move and a look into a hash table for each neighbor; memory for every position that it
/// has met.
pub fn a_star<S: Space>(
    space: &S,
    bound: &impl LowerBound<S::Position>,
    start: &S::Position,
    most: usize,
) -> Result<Found, SearchError> {
    // ANCHOR: a_star
    let goal = space.goal();
    let mut search =
        Open { bound, known: HashMap::new(), waiting: vec![], counts: [0; 3] };
    search.meet(start, 0, None);
    let mut least = 0;
    let solution = loop {
        let Some((position, depth)) = search.take(&mut least) else { break None };
        if position == goal {
            break Some(search.way_to(position));
        }
        for m in 0..space.move_count() {
            if let Some(next) = space.next(&position, m) {
                search.meet(&next, depth + 1, Some((position.clone(), m)));
            }
        }
        if search.known.len() > most {
            let nodes = search.counts[1];
            return Err(SearchError::Limit { nodes, at_least: least });
        }
    };
    Ok(search.found(solution))
    // ANCHOR_END: a_star
}

/// The positions that are known, and those that wait.
struct Open<'a, P, B> {
    bound: &'a B,
    known: HashMap<P, Entry<P>>,
    /// By the sum of moves and bound: the positions that wait, with their moves so far.
    waiting: Vec<Vec<(P, usize)>>,
    /// Expanded, generated, reopened.
    counts: [u64; 3],
}

impl<P: Clone + Eq + Hash, B: LowerBound<P>> Open<'_, P, B> {
    /// Remembers a position, if it is new or this way to it is shorter.
    // ANCHOR: meet
    fn meet(&mut self, position: &P, depth: usize, before: Option<(P, usize)>) {
        self.counts[1] += 1;
        let known = self.known.get(position);
        if known.is_some_and(|known| known.depth <= depth) {
            return;
        }
        self.counts[2] += u64::from(known.is_some_and(|known| known.expanded));
        let Some(bound) = self.bound.lower_bound(position) else { return };
        let least = depth + usize::from(bound);
        let entry = Entry { depth, before, expanded: false };
        self.known.insert(position.clone(), entry);
        if self.waiting.len() <= least {
            self.waiting.resize_with(least + 1, Vec::new);
        }
        self.waiting[least].push((position.clone(), depth));
    }
    // ANCHOR_END: meet

    /// Takes out a position with the least sum; one that has been found on a shorter way since
    /// it began to wait is passed over. `least` follows the sums.
    // ANCHOR: take
    fn take(&mut self, least: &mut usize) -> Option<(P, usize)> {
        let mut sum = 0;
        loop {
            let Some((position, depth)) = self.waiting.get_mut(sum)?.pop() else {
                sum += 1;
                continue;
            };
            let entry = self.known.get_mut(&position).expect("what waits is known");
            if entry.depth == depth && !entry.expanded {
                entry.expanded = true;
                self.counts[0] += 1;
                *least = sum.max(*least);
                return Some((position, depth));
            }
        }
    }
    // ANCHOR_END: take

    /// The moves to a position, from the start.
    fn way_to(&self, end: P) -> Vec<usize> {
        let (mut at, mut moves) = (&end, Vec::new());
        while let Some((before, m)) = &self.known[at].before {
            moves.push(*m);
            at = before;
        }
        moves.reverse();
        moves
    }

    /// What the search has found, and what it took.
    fn found(&self, solution: Option<Vec<usize>>) -> Found {
        let [expanded, generated, reopened] = self.counts;
        let of_known = size_of::<(P, Entry<P>)>() + 1;
        let waits = size_of::<(P, usize)>();
        let waiting: usize = self.waiting.iter().map(Vec::capacity).sum();
        let bytes = self.known.capacity() * of_known + waiting * waits;
        Found {
            solution,
            expanded,
            generated,
            reopened,
            stored: self.known.len(),
            bytes,
        }
    }
}
