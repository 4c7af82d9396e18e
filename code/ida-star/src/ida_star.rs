//! Rounds with rising limits, until one finds a solution.

use crate::control::{Progress, SearchControl};
use crate::round::TreeNode;
use crate::threads::{SharedRound, split_tree};
use crate::{Automaton, Round, SearchError, Space};
use pruning::LowerBound;
use std::ops::ControlFlow;

/// What a search has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdaStarOutcome {
    /// The solutions that were asked for, each as its moves, in the order of the moves.
    pub solutions: Vec<Vec<usize>>,
    /// Every round, the last one too.
    pub rounds: Vec<Round>,
}

impl IdaStarOutcome {
    /// The first solution; with none, no moves lead to the goal, or the automaton refuses all that
    /// do.
    pub fn solution(&self) -> Option<&[usize]> {
        self.solutions.first().map(|moves| &moves[..])
    }

    /// How many positions were looked at, in all rounds.
    pub fn nodes(&self) -> u64 {
        self.rounds.iter().map(|round| round.nodes).sum()
    }
}

/// What a round has done.
struct RoundResult {
    round: Round,
    solutions: Vec<Vec<usize>>,
    /// Whether it has seen all that comes before the last solution.
    complete: bool,
}

/// A search for shortest solutions by iterative deepening, with a lower bound: IDA*.
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
    /// The bound must be admissible. It need not be consistent.
    pub fn new(space: &'a S, bound: &'a B) -> Self {
        let automaton = Automaton::accept_all(space.move_count());
        let (max_nodes, max_solutions, threads) = (u64::MAX, 1, 1);
        IdaStar { space, bound, automaton, max_nodes, max_solutions, threads }
    }

    /// Tries only the sequences that the automaton does not refuse.
    ///
    /// The answer is as short as without it. Take any shortest solution. If it holds a refused
    /// sequence, put the other one in its place: the solution is no longer, and comes earlier in
    /// the order of the moves. That cannot go on for ever, so some shortest solution holds none.
    /// No position on it is cut, for its moves so far and an admissible bound are together at
    /// most the solution's length.
    ///
    /// # Panics
    /// If the automaton is not one for as many moves.
    #[must_use]
    pub fn canonical(self, automaton: &Automaton) -> Self {
        assert_eq!(
            automaton.moves(),
            self.space.move_count(),
            "moves of the automaton"
        );
        IdaStar { automaton: automaton.clone(), ..self }
    }

    /// Gives up after about so many positions.
    #[must_use]
    pub fn max_nodes(self, max_nodes: u64) -> Self {
        IdaStar { max_nodes, ..self }
    }

    /// Looks for so many shortest solutions; with [`usize::MAX`] for all of them. With an
    /// automaton, for all that it does not refuse.
    #[must_use]
    pub fn max_solutions(self, max_solutions: usize) -> Self {
        IdaStar { max_solutions: max_solutions.max(1), ..self }
    }

    /// Shares the work among so many threads. What is found is the same, and so is what each round
    /// counts but for the last: there, several threads may have looked at more.
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
    /// Where there is no solution, it ends if the bound says so. If not, round follows round, up to
    /// solutions of 4,000 moves: set a limit.
    ///
    /// # Errors
    /// [`SearchError::Limit`] if it would have to look at more positions than it may before it has
    /// found all that is asked for, and [`SearchError::TooLong`] if a solution has more than
    /// 4,000 moves.
    ///
    /// # Complexity
    /// Time grows exponentially with the length of the solution; memory for one sequence of moves,
    /// on the stack, and for each round a number for each depth.
    pub fn search(&self, start: &S::Position) -> Result<IdaStarOutcome, SearchError> {
        self.search_observed(start, |_| ControlFlow::Continue(()))
    }

    /// As [`search`](Self::search), with an observer who may end the search: at a time of
    /// their own, or when somebody has pressed a key.
    ///
    /// # Errors
    /// [`SearchError::Stopped`] if the observer has said so, [`SearchError::Limit`] as above.
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

    /// One round: the tree is split if several threads share it, and what its parts have
    /// found is put together in their order.
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
            // A part that is missing or was ended may have had a solution before the others'.
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
