//! IDA*: rounds of depth-first search with increasing limits, until one finds a solution.

use crate::control::{Progress, SearchControl};
use crate::round::TreeNode;
use crate::threads::{SharedRound, split_tree};
use crate::{Automaton, Round, SearchError, Space};
use pruning::LowerBound;
use std::ops::ControlFlow;

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdaStarOutcome {
    /// The solutions, each as its moves, in lexicographic order.
    pub solutions: Vec<Vec<usize>>,
    /// All rounds, including the last one.
    pub rounds: Vec<Round>,
}

impl IdaStarOutcome {
    /// The first solution. With `None` no moves lead to the goal, or the automaton rejects all
    /// solutions.
    pub fn solution(&self) -> Option<&[usize]> {
        self.solutions.first().map(|moves| &moves[..])
    }

    /// How many positions were visited, in all rounds.
    pub fn nodes(&self) -> u64 {
        self.rounds.iter().map(|round| round.nodes).sum()
    }
}

/// The result of a round.
struct RoundResult {
    round: Round,
    solutions: Vec<Vec<usize>>,
    /// Whether all positions before the last solution were visited.
    complete: bool,
}

/// IDA*: a search for shortest solutions by depth-first search with increasing limits and a
/// lower bound.
///
/// R. Korf, *Depth-first iterative-deepening*, Artificial Intelligence 27(1), 1985.
///
/// # Examples
/// ```
/// use ida_star::IdaStar;
/// use lower_bound::Manhattan;
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let board = puzzle.read("1 3 2 6 5 4 7 8 0")?;
/// let found = IdaStar::new(&puzzle, &Manhattan::new(&puzzle)).search(&board)?;
/// assert_eq!(found.solution().map(<[usize]>::len), Some(18));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct IdaStar<'a, S, B> {
    space: &'a S,
    bound: &'a B,
    automaton: Automaton,
    max_nodes: u64,
    max_solutions: usize,
    threads: usize,
}

impl<'a, S: Space, B: LowerBound<S::Position>> IdaStar<'a, S, B> {
    /// A search on one thread, for one solution, with no limits.
    ///
    /// The bound must be admissible, but need not be consistent.
    pub fn new(space: &'a S, bound: &'a B) -> Self {
        let automaton = Automaton::accept_all(space.move_count());
        let (max_nodes, max_solutions, threads) = (u64::MAX, 1, 1);
        IdaStar { space, bound, automaton, max_nodes, max_solutions, threads }
    }

    /// Tries only the sequences that the automaton accepts.
    ///
    /// The solution is as short as without the automaton. Take any shortest solution. If it
    /// contains a redundant sequence, replace that by the equivalent one: the solution is not
    /// longer, and lexicographically smaller. This ends after finitely many replacements, so some
    /// shortest solution contains no redundant sequence. No position on it is cut, since its moves
    /// so far and an admissible bound are together at most the solution's length.
    ///
    /// # Panics
    /// If the automaton has another number of moves.
    #[must_use]
    pub fn canonical(self, automaton: &Automaton) -> Self {
        assert_eq!(
            automaton.moves(),
            self.space.move_count(),
            "moves of the automaton"
        );
        IdaStar { automaton: automaton.clone(), ..self }
    }

    /// Stops after about `max_nodes` positions.
    #[must_use]
    pub fn max_nodes(self, max_nodes: u64) -> Self {
        IdaStar { max_nodes, ..self }
    }

    /// Looks for at most `max_solutions` shortest solutions; with [`usize::MAX`] for all of them.
    /// With an automaton, only accepted solutions count.
    #[must_use]
    pub fn max_solutions(self, max_solutions: usize) -> Self {
        IdaStar { max_solutions: max_solutions.max(1), ..self }
    }

    /// Searches on several threads. The solutions are the same, and so are the counts of each
    /// round except the last one, in which several threads may visit more positions.
    #[must_use]
    pub fn threads(self, threads: usize) -> Self {
        IdaStar { threads: threads.max(1), ..self }
    }
}

impl<S: Space, B: LowerBound<S::Position>> IdaStar<'_, S, B>
where
    S: Sync,
    S::Position: Send + Sync,
    B: Sync,
{
    /// Looks for a shortest solution.
    ///
    /// If there is no solution and the bound does not show this, the search goes on up to 4,000
    /// moves: set a limit of nodes.
    ///
    /// # Errors
    /// [`SearchError::Limit`] if it would visit more positions than its limit before it has found
    /// the solutions, and [`SearchError::TooLong`] if a solution has more than 4,000 moves.
    ///
    /// # Complexity
    /// Time grows exponentially with the length of the solution. The stack holds one sequence of
    /// moves, and each round has a counter for each depth.
    pub fn search(&self, start: &S::Position) -> Result<IdaStarOutcome, SearchError> {
        self.search_observed(start, |_| ControlFlow::Continue(()))
    }

    /// As [`search`](Self::search), with an observer that may stop the search.
    ///
    /// # Errors
    /// [`SearchError::Stopped`] if the observer stops the search, and those of
    /// [`search`](Self::search).
    ///
    /// # Examples
    /// ```
    /// use ida_star::{IdaStar, SearchError, ZeroBound};
    /// use puzzle::{Puzzle, sliding::Sliding};
    /// use std::ops::ControlFlow;
    ///
    /// let puzzle = Sliding::new(4, 4)?;
    /// let far = puzzle.unrank(9_999_999_999_999);
    /// let stop = |progress: &ida_star::Progress| match progress.limit {
    ///     ..8 => ControlFlow::Continue(()),
    ///     _ => ControlFlow::Break(()),
    /// };
    /// let ended = IdaStar::new(&puzzle, &ZeroBound).search_observed(&far, stop);
    /// assert!(matches!(ended, Err(SearchError::Stopped { at_least: 8, .. })));
    /// # Ok::<(), puzzle::SizeError>(())
    /// ```
    // ANCHOR: observed
    pub fn search_observed(
        &self,
        start: &S::Position,
        observer: impl FnMut(&Progress) -> ControlFlow<()> + Send,
    ) -> Result<IdaStarOutcome, SearchError> {
        let control = SearchControl::new(observer, self.max_nodes);
        let mut outcome = IdaStarOutcome { solutions: vec![], rounds: vec![] };
        let mut limit = self.bound.lower_bound(start).map(usize::from);
        while let Some(at_least) = limit {
            control.begin_round(at_least)?;
            let done = self.round(start, at_least, &control);
            limit = done.round.next;
            outcome.rounds.push(done.round);
            if !done.complete {
                control.check()?;
            }
            if !done.solutions.is_empty() {
                outcome.solutions = done.solutions;
                break;
            }
        }
        Ok(outcome)
    }
    // ANCHOR_END: observed

    /// One round. With several threads the tree is split, and the results of its subtrees are
    /// joined in their order.
    // ANCHOR: round
    fn round(
        &self,
        start: &S::Position,
        limit: usize,
        control: &SearchControl<impl FnMut(&Progress) -> ControlFlow<()> + Send>,
    ) -> RoundResult {
        let goal = self.space.goal();
        let share = SharedRound {
            space: self.space,
            bound: self.bound,
            automaton: &self.automaton,
            goal: &goal,
            max_solutions: self.max_solutions,
            limit,
            control,
        };
        let root = TreeNode {
            position: start.clone(),
            state: Automaton::START,
            moves: vec![],
        };
        let mut round = Round { limit, ..Round::default() };
        let places = match self.threads {
            1 => vec![root],
            _ => split_tree(&share, root, &mut round),
        };
        let mut done = RoundResult { round, solutions: vec![], complete: true };
        let mut parts = share.search_subtrees(self.threads, &places).into_iter();
        for i in 0..places.len() {
            // A subtree without a complete result may have a solution before those of the others.
            let Some(part) = parts.next().filter(|part| part.is_complete(i, &share))
            else {
                done.complete = false;
                break;
            };
            done.round.add(&part.round);
            done.solutions.extend(part.solutions);
            if done.solutions.len() >= self.max_solutions {
                break;
            }
        }
        done.solutions.truncate(self.max_solutions);
        done
    }
    // ANCHOR_END: round
}
