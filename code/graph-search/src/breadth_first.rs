//! Breadth-first search with a queue, over states of any type.

use crate::Parents;
use puzzle::{Puzzle, Reply};
use std::collections::VecDeque;
use std::hash::Hash;

/// When a state is compared with the goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum GoalTest {
    /// A state is compared with the goal when it leaves the queue, as in the blog.
    Dequeued,
    /// A state is compared with the goal when it is generated, which ends the search almost a
    /// layer earlier.
    #[default]
    Generated,
}

/// A breadth-first search and its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BreadthFirst {
    /// When a state is compared with the goal.
    pub goal_test: GoalTest,
    /// How many states the search may visit at most.
    pub limit: usize,
}

impl Default for BreadthFirst {
    fn default() -> Self {
        BreadthFirst { goal_test: GoalTest::default(), limit: usize::MAX }
    }
}

/// The result of a search and its costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathOutcome<S> {
    /// The states on a shortest path, from the start to the goal; `None` if there is no
    /// path.
    pub path: Option<Vec<S>>,
    /// The costs of the search.
    pub counts: Counts,
}

/// The costs of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// How many states left the queue.
    pub dequeued: usize,
    /// How many neighbors of dequeued states were generated.
    pub generated: usize,
    /// How many different states were visited, including the start.
    pub visited: usize,
    /// How many states were in the queue at most.
    pub largest_queue: usize,
    /// How many bytes the parents and the queue took at the end, without the heap
    /// memory of the states.
    pub bytes: usize,
}

/// The size of one layer, reported to the observer when the layer is complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LayerSize {
    /// The distance from the start.
    pub depth: usize,
    /// How many states there are at that distance.
    pub states: usize,
}

/// Errors of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PathSearchError {
    /// The search would visit more states than its limit.
    #[error(
        "no way was found among the first {limit} states, and no more may be visited"
    )]
    Limit {
        /// How many may be visited.
        limit: usize,
    },
    /// The observer stopped the search.
    #[error("stopped after {visited} states; a way has {at_least} moves or more")]
    Stopped {
        /// How many states were visited.
        visited: usize,
        /// No path has fewer moves.
        at_least: usize,
    },
}

impl BreadthFirst {
    /// Looks for a shortest path from `start` to a state that is a goal.
    ///
    /// `successors` lists the states one move after a state. The observer is called
    /// with each layer when the layer is complete, and may stop the search.
    ///
    /// # Errors
    /// [`PathSearchError::Limit`] if the search reaches more than `limit` states, and
    /// [`PathSearchError::Stopped`] if the observer stops it.
    ///
    /// # Complexity
    /// O(states · moves) time; for each state twice its size and a byte, and as much
    /// again for the empty buckets of the hash map.
    ///
    /// # Examples
    /// ```
    /// use graph_search::{BreadthFirst, GoalTest};
    ///
    /// let search = BreadthFirst { goal_test: GoalTest::Dequeued, limit: 1000 };
    /// let double_or_add = |&n: &u32| [2 * n, n + 3];
    /// let mut layers = vec![];
    /// let observer = |layer: graph_search::LayerSize| layers.push(layer.states);
    /// let found = search.search(1, double_or_add, |&n| n == 11, observer)?;
    /// assert_eq!(found.path, Some(vec![1, 4, 8, 11]));
    /// assert_eq!(layers, [1, 2, 3, 4]);
    ///
    /// let never = search.search(1, double_or_add, |&n| n == 0, |_| {});
    /// assert!(never.is_err());
    /// # Ok::<(), graph_search::PathSearchError>(())
    /// ```
    pub fn search<S: Clone + Eq + Hash, I: IntoIterator<Item = S>, R: Reply>(
        self,
        start: S,
        mut successors: impl FnMut(&S) -> I,
        mut is_goal: impl FnMut(&S) -> bool,
        mut observer: impl FnMut(LayerSize) -> R,
    ) -> Result<PathOutcome<S>, PathSearchError> {
        // ANCHOR: search
        let early = self.goal_test == GoalTest::Generated;
        let mut goal = Some(start.clone()).filter(|start| early && is_goal(start));
        let mut side = SearchSide::new(start);
        let mut counts = Counts { visited: 1, largest_queue: 1, ..Counts::default() };
        let (mut depth, mut layer_ends) = (0, 0);
        while goal.is_none()
            && let Some(current) = side.queue.pop_front()
        {
            if counts.dequeued == layer_ends {
                let states = counts.visited - layer_ends;
                let reply = observer(LayerSize { depth, states });
                check_reply(reply, counts.visited, depth + usize::from(early))?;
                (depth, layer_ends) = (depth + 1, counts.visited);
            }
            counts.dequeued += 1;
            if !early && is_goal(&current) {
                goal = Some(current);
                break;
            }
            let children = successors(&current);
            let meets = |child: &S| early && is_goal(child);
            goal = side.expand(&current, children, self.limit, &mut counts, meets)?;
        }
        counts.bytes = side.bytes();
        Ok(PathOutcome { path: goal.map(|goal| side.parents.path(&goal)), counts })
        // ANCHOR_END: search
    }
}

/// The error if an observer stops a search.
pub(crate) fn check_reply(
    reply: impl Reply,
    visited: usize,
    at_least: usize,
) -> Result<(), PathSearchError> {
    if reply.control_flow().is_break() {
        return Err(PathSearchError::Stopped { visited, at_least });
    }
    Ok(())
}

/// One side of a search: the states visited from one end, and the queue.
pub(crate) struct SearchSide<S> {
    pub(crate) parents: Parents<S>,
    pub(crate) queue: VecDeque<S>,
}

impl<S: Clone + Eq + Hash> SearchSide<S> {
    pub(crate) fn new(end: S) -> Self {
        SearchSide { parents: Parents::new(end.clone()), queue: VecDeque::from([end]) }
    }

    /// Adds the unvisited children of a state to the queue, up to the first one for which
    /// `ends` is true, and returns that one.
    // ANCHOR: side
    pub(crate) fn expand(
        &mut self,
        current: &S,
        children: impl IntoIterator<Item = S>,
        limit: usize,
        counts: &mut Counts,
        mut ends: impl FnMut(&S) -> bool,
    ) -> Result<Option<S>, PathSearchError> {
        for child in children {
            counts.generated += 1;
            if !self.parents.insert(&child, current) {
                continue;
            }
            if counts.visited >= limit {
                return Err(PathSearchError::Limit { limit });
            }
            counts.visited += 1;
            if ends(&child) {
                return Ok(Some(child));
            }
            self.queue.push_back(child);
            counts.largest_queue = counts.largest_queue.max(self.queue.len());
        }
        Ok(None)
    }
    // ANCHOR_END: side

    pub(crate) fn bytes(&self) -> usize {
        self.parents.bytes() + self.queue.capacity() * size_of::<S>()
    }
}

/// A shortest path from `start` to a state that is a goal, among all that can be
/// reached. If there are too many for the memory, [`BreadthFirst`] takes a limit.
///
/// # Complexity
/// As [`BreadthFirst::search`].
///
/// # Examples
/// ```
/// use graph_search::{breadth_first, successors};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(2, 2)?;
/// let start = puzzle.read("0 3 2 1")?;
/// let found = breadth_first(start, successors(&puzzle), |board| *board == puzzle.solved());
/// assert_eq!(found.path.map(|path| path.len() - 1), Some(6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn breadth_first<S: Clone + Eq + Hash, I: IntoIterator<Item = S>>(
    start: S,
    successors: impl FnMut(&S) -> I,
    is_goal: impl FnMut(&S) -> bool,
) -> PathOutcome<S> {
    let search = BreadthFirst::default();
    search.search(start, successors, is_goal, |_| {}).expect("there is no limit")
}

/// Returns the function that lists the positions one move after a position.
///
/// # Examples
/// ```
/// use graph_search::successors;
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// assert_eq!(successors(&puzzle)(&puzzle.solved()).len(), 2); // from a corner
/// # Ok::<(), puzzle::SizeError>(())
/// ```
pub fn successors<P: Puzzle>(puzzle: &P) -> impl Fn(&P::Position) -> Vec<P::Position> {
    |position| (0..puzzle.moves()).filter_map(|m| puzzle.apply(position, m)).collect()
}

/// Returns the function that lists the positions one move before a position.
///
/// # Examples
/// ```
/// use graph_search::predecessors;
/// use puzzle::Metric;
/// use puzzle::pocket_cube::{Face, PocketCube, PocketCubePuzzle};
///
/// // Undoing U leads to the position that U solves.
/// let cube = PocketCubePuzzle::new(Metric::Clockwise);
/// let first = predecessors(&cube)(&PocketCube::SOLVED)[0];
/// assert_eq!(first * Face::U.turn(), PocketCube::SOLVED);
/// ```
pub fn predecessors<P: Puzzle>(
    puzzle: &P,
) -> impl Fn(&P::Position) -> Vec<P::Position> {
    |position| (0..puzzle.moves()).filter_map(|m| puzzle.undo(position, m)).collect()
}
