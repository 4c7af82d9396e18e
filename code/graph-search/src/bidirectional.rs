//! Bidirectional search: from the start and from the goal at the same time.

use crate::breadth_first::{SearchSide, check_reply};
use crate::{Counts, PathOutcome, PathSearchError};
use puzzle::Reply;
use std::hash::Hash;

/// A bidirectional search: from the start along the moves and from the goal against
/// them, until the two sides meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bidirectional {
    /// How many states the two sides may visit at most, together.
    pub limit: usize,
}

/// How far a bidirectional search is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// How many states the two sides have visited.
    pub visited: usize,
    /// No path has fewer moves.
    pub at_least: usize,
}

/// Number of states that are expanded between two calls of the observer.
const EXPANDED_PER_REPORT: usize = 1 << 14;

impl Default for Bidirectional {
    fn default() -> Self {
        Bidirectional { limit: usize::MAX }
    }
}

impl Bidirectional {
    /// Looks for a shortest path from `start` to `goal`.
    ///
    /// `successors` lists the states one move after a state, and `predecessors` those
    /// one move before it. The side with the smaller frontier is expanded by a whole
    /// layer before the two frontiers are compared again.
    ///
    /// # Errors
    /// [`PathSearchError::Limit`] if the search reaches more than `limit` states.
    ///
    /// # Complexity
    /// As [`BreadthFirst::search`](crate::BreadthFirst::search), for the states of
    /// both sides, which are usually far fewer.
    ///
    /// # Examples
    /// ```
    /// use graph_search::{Bidirectional, predecessors, successors};
    /// use puzzle::{Puzzle, sliding::Sliding};
    ///
    /// let puzzle = Sliding::new(3, 3)?;
    /// let start = puzzle.read("867254301")?;
    /// let (forward, backward) = (successors(&puzzle), predecessors(&puzzle));
    /// let search = Bidirectional { limit: 50_000 };
    /// let found = search.search(start, puzzle.solved(), forward, backward)?;
    /// assert_eq!(found.path.map(|path| path.len() - 1), Some(31));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn search<S: Clone + Eq + Hash, I: IntoIterator<Item = S>>(
        self,
        start: S,
        goal: S,
        successors: impl FnMut(&S) -> I,
        predecessors: impl FnMut(&S) -> I,
    ) -> Result<PathOutcome<S>, PathSearchError> {
        self.search_observed(start, goal, successors, predecessors, |_| ())
    }

    /// As [`search`](Self::search), with an observer that is called after each layer of a side and
    /// every few thousand states, and may stop the search.
    ///
    /// # Errors
    /// As [`search`](Self::search), and [`PathSearchError::Stopped`] if the observer stops it.
    ///
    /// # Complexity
    /// As [`search`](Self::search).
    ///
    /// # Examples
    /// ```
    /// use graph_search::{Bidirectional, PathSearchError, Progress};
    /// use std::ops::ControlFlow;
    ///
    /// // On a line, 0 and 100 are 100 moves apart.
    /// let neighbors = |&n: &i32| [n - 1, n + 1];
    /// let stop = |progress: Progress| match progress.at_least {
    ///     ..8 => ControlFlow::Continue(()),
    ///     _ => ControlFlow::Break(()),
    /// };
    /// let search = Bidirectional::default();
    /// let stopped = search.search_observed(0, 100, neighbors, neighbors, stop);
    /// assert_eq!(stopped, Err(PathSearchError::Stopped { visited: 16, at_least: 8 }));
    /// ```
    pub fn search_observed<
        S: Clone + Eq + Hash,
        I: IntoIterator<Item = S>,
        R: Reply,
    >(
        self,
        start: S,
        goal: S,
        mut successors: impl FnMut(&S) -> I,
        mut predecessors: impl FnMut(&S) -> I,
        mut observer: impl FnMut(Progress) -> R,
    ) -> Result<PathOutcome<S>, PathSearchError> {
        // ANCHOR: search
        let limit = self.limit;
        let mut met = Some(start.clone()).filter(|start| *start == goal);
        let (mut out, mut back) = (SearchSide::new(start), SearchSide::new(goal));
        let mut counts = Counts { visited: 2, largest_queue: 1, ..Counts::default() };
        let mut at_least = 1; // one more than the complete layers of both sides
        while met.is_none() && !out.queue.is_empty() && !back.queue.is_empty() {
            let mut report = |counts: &Counts| {
                let visited = counts.visited;
                check_reply(observer(Progress { visited, at_least }), visited, at_least)
            };
            report(&counts)?;
            let ahead = out.queue.len() <= back.queue.len();
            let (side, other) =
                if ahead { (&mut out, &back) } else { (&mut back, &out) };
            let next = |s: &S| if ahead { successors(s) } else { predecessors(s) };
            met = advance(side, Some(other), limit, &mut counts, next, report)?;
            at_least += 1;
        }
        counts.bytes = out.bytes() + back.bytes();
        Ok(PathOutcome { path: met.map(|met| join_paths(&out, &back, &met)), counts })
        // ANCHOR_END: search
    }

    /// The layers from the start and those from the goal whose last ones meet, if the shortest
    /// paths have `length` moves: every state in both last layers is on such a path.
    ///
    /// # Errors
    /// [`PathSearchError::Limit`] if the search reaches more than `limit` states.
    ///
    /// # Complexity
    /// As [`search`](Self::search), and once more the states.
    ///
    /// # Examples
    /// ```
    /// use graph_search::Bidirectional;
    ///
    /// // On a ring of four, two paths lead from 0 to 2.
    /// let neighbors = |&n: &u32| [(n + 3) % 4, (n + 1) % 4];
    /// let search = Bidirectional::default();
    /// let [out, back] = search.layers(0, 2, 2, neighbors, neighbors)?;
    /// assert_eq!((out, back), (vec![vec![0], vec![3, 1]], vec![vec![2], vec![1, 3]]));
    /// # Ok::<(), graph_search::PathSearchError>(())
    /// ```
    pub fn layers<S: Clone + Eq + Hash, I: IntoIterator<Item = S>>(
        self,
        start: S,
        goal: S,
        length: usize,
        mut successors: impl FnMut(&S) -> I,
        mut predecessors: impl FnMut(&S) -> I,
    ) -> Result<[Vec<Vec<S>>; 2], PathSearchError> {
        let mut layers = [vec![vec![start.clone()]], vec![vec![goal.clone()]]];
        let (mut out, mut back) = (SearchSide::new(start), SearchSide::new(goal));
        let mut counts = Counts { visited: 2, ..Counts::default() };
        while layers[0].len() + layers[1].len() < length + 2 {
            let (side, expanded) = if out.queue.len() <= back.queue.len() {
                advance(
                    &mut out,
                    None,
                    self.limit,
                    &mut counts,
                    &mut successors,
                    |_| Ok(()),
                )?;
                (0, &out)
            } else {
                advance(
                    &mut back,
                    None,
                    self.limit,
                    &mut counts,
                    &mut predecessors,
                    |_| Ok(()),
                )?;
                (1, &back)
            };
            layers[side].push(expanded.queue.iter().cloned().collect());
        }
        Ok(layers)
    }
}

/// Expands one side by a layer, or up to the first state that the other side has
/// visited, and returns that state. Without another side, the layer is finished. `report` is
/// called every few thousand states.
// ANCHOR: layer
fn advance<S: Clone + Eq + Hash, I: IntoIterator<Item = S>>(
    side: &mut SearchSide<S>,
    other: Option<&SearchSide<S>>,
    limit: usize,
    counts: &mut Counts,
    mut neighbors: impl FnMut(&S) -> I,
    mut report: impl FnMut(&Counts) -> Result<(), PathSearchError>,
) -> Result<Option<S>, PathSearchError> {
    let meets = |child: &S| other.is_some_and(|other| other.parents.contains(child));
    for current in std::mem::take(&mut side.queue) {
        counts.dequeued += 1;
        if counts.dequeued.is_multiple_of(EXPANDED_PER_REPORT) {
            report(counts)?;
        }
        let children = neighbors(&current);
        let met = side.expand(&current, children, limit, counts, meets)?;
        if met.is_some() {
            return Ok(met);
        }
    }
    Ok(None)
}
// ANCHOR_END: layer

/// The path from the start to the state `met`, where the sides meet, and on to the goal.
pub(crate) fn join_paths<S: Clone + Eq + Hash>(
    out: &SearchSide<S>,
    back: &SearchSide<S>,
    met: &S,
) -> Vec<S> {
    let mut path = out.parents.path(met);
    path.extend(back.parents.path(met).into_iter().rev().skip(1));
    path
}
