//! A*: best-first search that stores every position it generates.

use crate::{SearchError, Space};
use foldhash::{HashMap, HashMapExt};
use pruning::LowerBound;
use std::hash::Hash;

/// The result of a search with A*, and its costs.
///
/// # Examples
/// ```
/// use ida_star::{ZeroBound, a_star};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(2, 3)?;
/// let found = a_star(&puzzle, &ZeroBound, &puzzle.scramble("DRU")?, usize::MAX)?;
/// assert_eq!(found.solution.map(|moves| moves.len()), Some(3));
/// assert!(found.stored as u64 >= found.expanded);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AStarOutcome {
    /// The moves of a shortest solution, or `None` if there is none.
    pub solution: Option<Vec<usize>>,
    /// How many positions were expanded; one that was expanded twice counts twice.
    pub expanded: u64,
    /// How many positions were generated: the start, and all neighbors of expanded positions.
    pub generated: u64,
    /// How often an expanded position was reached again by a shorter path: never with a
    /// consistent bound.
    pub reopened: u64,
    /// How many positions are stored at the end.
    pub stored: usize,
    /// The bytes of the stored positions, without the heap memory of a position.
    pub bytes: usize,
}

/// The stored path to a position.
struct VisitedEntry<P> {
    /// The length of the shortest known path to the position.
    depth: usize,
    /// The position before it on that path, and the move from there.
    parent: Option<(P, usize)>,
    expanded: bool,
}

/// Looks for a shortest solution. It always expands a position with the smallest sum of moves
/// and bound, and among these the one that was generated last. A position is compared with the
/// goal when it is expanded, not when it is generated.
///
/// With [`ZeroBound`](crate::ZeroBound) it is a breadth-first search: E. Dijkstra's algorithm
/// for moves that all cost 1. P. Hart, N. Nilsson and B. Raphael, *A formal basis for the
/// heuristic determination of minimum cost paths*, 1968.
///
/// # Errors
/// [`SearchError::Limit`] if it would store more positions than `max_stored`.
///
/// # Complexity
/// A move and a hash table look-up for each neighbor; memory for every generated position.
pub fn a_star<S: Space>(
    space: &S,
    bound: &impl LowerBound<S::Position>,
    start: &S::Position,
    max_stored: usize,
) -> Result<AStarOutcome, SearchError> {
    // ANCHOR: a_star
    let goal = space.goal();
    let mut search =
        OpenList { bound, visited: HashMap::new(), buckets: vec![], counts: [0; 3] };
    search.generate(start, 0, None);
    let mut least = 0;
    let solution = loop {
        let Some((position, depth)) = search.pop_least(&mut least) else { break None };
        if position == goal {
            break Some(search.path_to(position));
        }
        for m in 0..space.move_count() {
            if let Some(next) = space.next(&position, m) {
                search.generate(&next, depth + 1, Some((position.clone(), m)));
            }
        }
        if search.visited.len() > max_stored {
            let nodes = search.counts[1];
            return Err(SearchError::Limit { nodes, at_least: least });
        }
    };
    Ok(search.outcome(solution))
    // ANCHOR_END: a_star
}

/// The stored positions, and the open list of those to be expanded.
struct OpenList<'a, P, B> {
    bound: &'a B,
    visited: HashMap<P, VisitedEntry<P>>,
    /// The open positions with their moves so far, by the sum of moves and bound.
    buckets: Vec<Vec<(P, usize)>>,
    /// How many positions were expanded, generated and reopened.
    counts: [u64; 3],
}

impl<P: Clone + Eq + Hash, B: LowerBound<P>> OpenList<'_, P, B> {
    /// Stores a position, if it is new or this path to it is shorter.
    // ANCHOR: meet
    fn generate(&mut self, position: &P, depth: usize, parent: Option<(P, usize)>) {
        self.counts[1] += 1;
        let entry = self.visited.get(position);
        if entry.is_some_and(|entry| entry.depth <= depth) {
            return;
        }
        self.counts[2] += u64::from(entry.is_some_and(|entry| entry.expanded));
        let Some(bound) = self.bound.lower_bound(position) else { return };
        let least = depth + usize::from(bound);
        let entry = VisitedEntry { depth, parent, expanded: false };
        self.visited.insert(position.clone(), entry);
        if self.buckets.len() <= least {
            self.buckets.resize_with(least + 1, Vec::new);
        }
        self.buckets[least].push((position.clone(), depth));
    }
    // ANCHOR_END: meet

    /// Removes a position with the smallest sum from the open list; entries for which a shorter
    /// path has been found since are skipped. `least` is the largest of these sums so far.
    // ANCHOR: take
    fn pop_least(&mut self, least: &mut usize) -> Option<(P, usize)> {
        let mut sum = 0;
        loop {
            let Some((position, depth)) = self.buckets.get_mut(sum)?.pop() else {
                sum += 1;
                continue;
            };
            let entry =
                self.visited.get_mut(&position).expect("a queued position is visited");
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
    fn path_to(&self, end: P) -> Vec<usize> {
        let (mut at, mut moves) = (&end, Vec::new());
        while let Some((parent, m)) = &self.visited[at].parent {
            moves.push(*m);
            at = parent;
        }
        moves.reverse();
        moves
    }

    /// The result of the search and its costs.
    fn outcome(&self, solution: Option<Vec<usize>>) -> AStarOutcome {
        let [expanded, generated, reopened] = self.counts;
        let of_visited = size_of::<(P, VisitedEntry<P>)>() + 1;
        let of_queued = size_of::<(P, usize)>();
        let queued: usize = self.buckets.iter().map(Vec::capacity).sum();
        let bytes = self.visited.capacity() * of_visited + queued * of_queued;
        AStarOutcome {
            solution,
            expanded,
            generated,
            reopened,
            stored: self.visited.len(),
            bytes,
        }
    }
}
