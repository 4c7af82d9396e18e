//! One round: depth-first search of all sequences within a limit.

use crate::{Automaton, Space};
use pruning::LowerBound;

/// The number of cuts in a round, by reason.
///
/// # Examples
/// ```
/// use ida_star::{Cuts, IdaStar, ZeroBound};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(2, 2)?;
/// let found = IdaStar::new(&puzzle, &ZeroBound).search(&puzzle.scramble("D")?)?;
/// // With the limit 0: the board itself is not solved, and its two neighbors are too far.
/// assert_eq!(found.rounds[0].cuts, Cuts { bound: 2, blocked: 2, ..Cuts::default() });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cuts {
    /// Positions whose moves and bound are together more than the limit.
    pub bound: u64,
    /// Positions from which no moves lead to the goal, by the bound.
    pub dead: u64,
    /// Moves that complete a redundant sequence, by the automaton.
    pub redundant: u64,
    /// Moves that cannot be done.
    pub blocked: u64,
}

/// How many positions and cuts a round of IDA* has counted.
///
/// # Examples
/// ```
/// use ida_star::{IdaStar, ZeroBound};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(2, 2)?;
/// let found = IdaStar::new(&puzzle, &ZeroBound).search(&puzzle.scramble("DR")?)?;
/// let limits: Vec<_> = found.rounds.iter().map(|round| round.limit).collect();
/// assert_eq!(limits, [0, 1, 2]);
/// assert_eq!(found.rounds[1].by_depth, [1, 2, 4]); // with moves that are undone
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Round {
    /// The maximum number of moves of a solution in this round.
    pub limit: usize,
    /// How many positions were visited, each as often as it was reached.
    pub nodes: u64,
    /// How many of them were visited after 0, 1, … moves.
    pub by_depth: Vec<u64>,
    /// The number of cuts.
    pub cuts: Cuts,
    /// The smallest sum of moves and bound above the limit, which is the limit of the next
    /// round. `None` if nothing was cut by the bound, so that there is no solution.
    pub next: Option<usize>,
}

impl Round {
    /// Adds the counts of another subtree of the same round.
    pub(crate) fn add(&mut self, other: &Round) {
        self.nodes += other.nodes;
        let depth = self.by_depth.len().max(other.by_depth.len());
        self.by_depth.resize(depth, 0);
        self.by_depth.iter_mut().zip(&other.by_depth).for_each(|(sum, n)| *sum += n);
        self.cuts.bound += other.cuts.bound;
        self.cuts.dead += other.cuts.dead;
        self.cuts.redundant += other.cuts.redundant;
        self.cuts.blocked += other.cuts.blocked;
        self.next = self.next.into_iter().chain(other.next).min();
    }
}

/// A node of the search tree: its moves, position and automaton state.
#[derive(Debug, Clone)]
pub(crate) struct TreeNode<P> {
    pub position: P,
    pub state: usize,
    pub moves: Vec<usize>,
}

/// A depth-first search of a subtree.
pub(crate) struct SubtreeSearch<'a, S: Space, B, T> {
    pub space: &'a S,
    pub bound: &'a B,
    pub automaton: &'a Automaton,
    pub goal: &'a S::Position,
    /// The maximum number of solutions to find.
    pub max_solutions: usize,
    /// Called every [`NODES_PER_CHECK`] nodes; returns whether to stop.
    pub should_stop: T,
    pub round: Round,
    pub solutions: Vec<Vec<usize>>,
    pub stopped: bool,
}

/// Number of nodes between two checks of whether to stop.
pub(crate) const NODES_PER_CHECK: u64 = 1 << 12;

impl<S: Space, B: LowerBound<S::Position>, T: FnMut(u64) -> bool>
    SubtreeSearch<'_, S, B, T>
{
    /// Visits a position, and its successors if it is not cut.
    // ANCHOR: visit
    pub fn visit(
        &mut self,
        position: &S::Position,
        state: usize,
        moves: &mut Vec<usize>,
    ) {
        if !self.within_limit(position, moves.len()) {
            return;
        }
        if position == self.goal {
            self.solutions.push(moves.clone());
            return;
        }
        for m in 0..self.space.move_count() {
            let Some((next, state)) = self.step(position, state, m) else { continue };
            moves.push(m);
            self.visit(&next, state, moves);
            moves.pop();
            if self.stopped || self.solutions.len() >= self.max_solutions {
                return;
            }
        }
    }
    // ANCHOR_END: visit

    /// The position after a move and the automaton's state; `None` if the move is rejected or
    /// cannot be done, which is counted.
    fn step(
        &mut self,
        position: &S::Position,
        state: usize,
        m: usize,
    ) -> Option<(S::Position, usize)> {
        let state = self.automaton.next(state, m);
        self.round.cuts.redundant += u64::from(state.is_none());
        let next = state.and_then(|_| self.space.next(position, m));
        self.round.cuts.blocked += u64::from(state.is_some() && next.is_none());
        Some((next?, state?))
    }

    /// Adds the children of a node to `children`, in the order of the moves, if it is not cut.
    pub fn children(
        &mut self,
        node: &TreeNode<S::Position>,
        children: &mut Vec<TreeNode<S::Position>>,
    ) {
        if !self.within_limit(&node.position, node.moves.len()) {
            return;
        }
        for m in 0..self.space.move_count() {
            let step = self.step(&node.position, node.state, m);
            let Some((position, state)) = step else { continue };
            children.push(TreeNode {
                position,
                state,
                moves: [&node.moves[..], &[m]].concat(),
            });
        }
    }

    /// Counts a position, and returns whether a solution within the limit may contain it.
    // ANCHOR: enters
    pub fn within_limit(&mut self, position: &S::Position, depth: usize) -> bool {
        let round = &mut self.round;
        round.nodes += 1;
        if round.nodes.is_multiple_of(NODES_PER_CHECK)
            && (self.should_stop)(NODES_PER_CHECK)
        {
            self.stopped = true;
        }
        round.by_depth.resize(round.by_depth.len().max(depth + 1), 0);
        round.by_depth[depth] += 1;
        let Some(bound) = self.bound.lower_bound(position) else {
            round.cuts.dead += 1;
            return false;
        };
        let least = depth + usize::from(bound);
        if least > round.limit {
            round.cuts.bound += 1;
            round.next = Some(round.next.map_or(least, |next| next.min(least)));
        }
        least <= round.limit
    }
    // ANCHOR_END: enters
}
