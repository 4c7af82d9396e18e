//! A*: the search that remembers every position it has met.

use crate::{SearchError, Space};
use foldhash::{HashMap, HashMapExt};
use pruning::LowerBound;
use std::hash::Hash;

/// What a search with A* has found, and what it took.
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
struct VisitedEntry<P> {
    /// Its least number of moves so far.
    depth: usize,
    /// The position before it on that way, and the move from there.
    parent: Option<(P, usize)>,
    expanded: bool,
}

/// Looks for a shortest solution: always goes on from a position whose moves so far and bound
/// are the least in sum, and of those from the one that came up last. The goal is looked for when a position is taken out, not when it comes up.
///
/// With [`ZeroBound`](crate::ZeroBound) as its bound it goes breadth first; then it is E. Dijkstra's
/// algorithm for moves that all cost 1. P. Hart, N. Nilsson and B. Raphael, *A formal basis for
/// the heuristic determination of minimum cost paths*, 1968.
///
/// # Errors
/// [`SearchError::Limit`] if it would have to remember more positions than `max_stored`.
///
/// # Complexity
/// A move and a look into a hash table for each neighbor; memory for every position that it
/// has met.
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

/// The positions that are known, and those that wait.
struct OpenList<'a, P, B> {
    bound: &'a B,
    visited: HashMap<P, VisitedEntry<P>>,
    /// By the sum of moves and bound: the positions that wait, with their moves so far.
    buckets: Vec<Vec<(P, usize)>>,
    /// Expanded, generated, reopened.
    counts: [u64; 3],
}

impl<P: Clone + Eq + Hash, B: LowerBound<P>> OpenList<'_, P, B> {
    /// Remembers a position, if it is new or this way to it is shorter.
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

    /// Takes out a position with the least sum; one that has been found on a shorter way since
    /// it began to wait is passed over. `least` follows the sums.
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

    /// What the search has found, and what it took.
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
