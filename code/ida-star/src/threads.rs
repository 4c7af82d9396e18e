//! One round of IDA* on several threads.
//!
//! ```
//! use ida_star::{IdaStar, ZeroBound};
//! use puzzle::{Puzzle, sliding::Sliding};
//!
//! let puzzle = Sliding::new(3, 3)?;
//! let search = IdaStar::new(&puzzle, &ZeroBound).threads(2);
//! let found = search.search(&puzzle.scramble("DRULDDRU")?)?;
//! assert_eq!(found.solution().map(<[usize]>::len), Some(8));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::control::{Progress, SearchControl};
use crate::round::{NODES_PER_CHECK, SubtreeSearch, TreeNode};
use crate::{Automaton, Round, Space};
use pruning::LowerBound;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Minimum number of subtrees, if the tree is large enough.
const MIN_SUBTREES: usize = 256;

/// A round of IDA* whose subtrees are divided among several threads.
pub(crate) struct SharedRound<'a, S: Space, B, F> {
    pub space: &'a S,
    pub bound: &'a B,
    pub automaton: &'a Automaton,
    pub goal: &'a S::Position,
    pub max_solutions: usize,
    pub limit: usize,
    pub control: &'a SearchControl<F>,
}

/// The result of a subtree.
pub(crate) struct SubtreeResult {
    number: usize,
    pub round: Round,
    pub solutions: Vec<Vec<usize>>,
    /// Whether the search of the subtree was stopped.
    stopped: bool,
}

impl SubtreeResult {
    /// Whether this is the subtree with this number, and was searched until the end or until it
    /// had enough solutions.
    pub fn is_complete<S: Space, B, F>(
        &self,
        number: usize,
        share: &SharedRound<S, B, F>,
    ) -> bool {
        self.number == number
            && (!self.stopped || self.solutions.len() >= share.max_solutions)
    }
}

impl<S: Space, B: LowerBound<S::Position>, F> SharedRound<'_, S, B, F>
where
    F: FnMut(&Progress) -> ControlFlow<()> + Send,
{
    /// A search of a subtree that has not begun.
    fn subtree<T: FnMut(u64) -> bool>(&self, stop: T) -> SubtreeSearch<'_, S, B, T> {
        SubtreeSearch {
            space: self.space,
            bound: self.bound,
            automaton: self.automaton,
            goal: self.goal,
            max_solutions: self.max_solutions,
            should_stop: stop,
            round: Round { limit: self.limit, ..Round::default() },
            solutions: vec![],
            stopped: false,
        }
    }
}

/// Maximum depth at which the tree is split: a tree with few branches there needs no second
/// thread.
const MAX_SPLIT_DEPTH: usize = 40;

/// Expands the tree level by level until there are enough nodes: the roots of the subtrees, in
/// the order of their moves. The positions visited meanwhile are added to the round.
// ANCHOR: split
pub(crate) fn split_tree<S: Space, B: LowerBound<S::Position>, F>(
    share: &SharedRound<S, B, F>,
    root: TreeNode<S::Position>,
    round: &mut Round,
) -> Vec<TreeNode<S::Position>>
where
    F: FnMut(&Progress) -> ControlFlow<()> + Send,
{
    let mut top = share.subtree(|_| false);
    let (mut places, mut depth) = (vec![root], 0);
    while places.len() < MIN_SUBTREES && depth < MAX_SPLIT_DEPTH.min(share.limit / 2) {
        let mut below = Vec::new();
        for place in places {
            if place.position == *share.goal {
                below.push(place)
            } else {
                top.children(&place, &mut below)
            }
        }
        (places, depth) = (below, depth + 1);
    }
    share.control.add_nodes(top.round.nodes);
    round.add(&top.round);
    places
}
// ANCHOR_END: split

impl<S: Space, B: LowerBound<S::Position>, F> SharedRound<'_, S, B, F>
where
    S: Sync,
    S::Position: Send + Sync,
    B: Sync,
    F: FnMut(&Progress) -> ControlFlow<()> + Send,
{
    /// Searches the subtree of each node. Subtrees behind the first one with enough solutions are
    /// not needed: they are skipped or stopped.
    pub fn search_subtrees(
        &self,
        threads: usize,
        places: &[TreeNode<S::Position>],
    ) -> Vec<SubtreeResult> {
        // ANCHOR: among
        let (next, enough) = (AtomicUsize::new(0), AtomicUsize::new(places.len()));
        let parts = Mutex::new(Vec::new());
        let work = || {
            while let i = next.fetch_add(1, Relaxed)
                && i < places.len()
                && i <= enough.load(Relaxed)
                && !self.control.should_stop()
            {
                let behind = || i > enough.load(Relaxed);
                let mut dive = self.subtree(|n| self.control.add_nodes(n) || behind());
                let TreeNode { position, state, moves } = &places[i];
                dive.visit(position, *state, &mut moves.clone());
                self.control.add_nodes(dive.round.nodes % NODES_PER_CHECK);
                if dive.solutions.len() >= self.max_solutions {
                    enough.fetch_min(i, Relaxed);
                }
                let SubtreeSearch { round, solutions, stopped, .. } = dive;
                let part = SubtreeResult { number: i, round, solutions, stopped };
                parts.lock().expect("no thread has panicked").push(part);
            }
        };
        std::thread::scope(|scope| {
            (1..threads.min(places.len())).for_each(|_| drop(scope.spawn(work)));
            work();
        });
        // ANCHOR_END: among
        let mut parts = parts.into_inner().expect("no thread has panicked");
        parts.sort_by_key(|part: &SubtreeResult| part.number);
        parts
    }
}
