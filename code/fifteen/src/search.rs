//! IDA* for square boards, with one board that is changed in place and an incremental bound.

use crate::board::{self, BlankMoves, BoardArray, NO_MOVE};
use crate::{FifteenError, IncrementalBound};
use ida_star::{Progress, SearchError};
use puzzle::{ByteArray, sliding::Sliding};
use std::ops::ControlFlow;

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FifteenOutcome {
    /// A shortest solution, as move numbers: 0 to 3 for U, D, L and R.
    pub solution: Vec<usize>,
    /// The limit of each round, and the number of boards that it visited.
    pub rounds: Vec<(usize, u64)>,
}

impl FifteenOutcome {
    /// How many boards were visited, in all rounds.
    pub fn nodes(&self) -> u64 {
        self.rounds.iter().map(|round| round.1).sum()
    }
}

/// A search for a shortest solution of the 15-puzzle, or of the board that the bound is of, on
/// one thread.
///
/// # Examples
/// ```
/// use fifteen::{IncrementalManhattan, FifteenSearch};
/// use puzzle::Puzzle;
///
/// let puzzle = fifteen::puzzle();
/// let board = puzzle.scramble("DRDRULLDRURDDLLURDRU")?;
/// let found = FifteenSearch::new(&IncrementalManhattan::new()).search(&board)?;
/// assert_eq!(found.solution.len(), 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct FifteenSearch<'a, C> {
    heuristic: &'a C,
    most_nodes: u64,
}

impl<'a, C: IncrementalBound> FifteenSearch<'a, C> {
    /// A search with a bound, and no limits.
    pub fn new(heuristic: &'a C) -> Self {
        FifteenSearch { heuristic, most_nodes: u64::MAX }
    }

    /// Stops after about `max_nodes` boards.
    #[must_use]
    pub fn max_nodes(self, most_nodes: u64) -> Self {
        FifteenSearch { most_nodes, ..self }
    }

    /// Looks for a shortest solution.
    ///
    /// # Errors
    /// [`FifteenError`] if it is no board of the bound's puzzle or cannot be solved, or if the search
    /// would visit more boards than its limit.
    ///
    /// # Complexity
    /// Time grows exponentially with the length of the solution; memory for one sequence of moves.
    pub fn search(&self, board: &ByteArray) -> Result<FifteenOutcome, FifteenError> {
        self.search_observed(board, |_| ControlFlow::Continue(()))
    }

    /// As [`search`](Self::search), with an observer that is called before each round and every
    /// million boards, and may stop the search.
    ///
    /// # Errors
    /// As [`search`](Self::search), and [`SearchError::Stopped`] if the observer stops the search.
    ///
    /// # Examples
    /// ```
    /// use fifteen::{IncrementalManhattan, FifteenSearch};
    /// use puzzle::Puzzle;
    /// use std::ops::ControlFlow;
    ///
    /// let far = fifteen::puzzle().read("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1")?;
    /// let mut calls = 0;
    /// let observer = |_: &ida_star::Progress| {
    ///     calls += 1;
    ///     if calls < 4 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// };
    /// let ended = FifteenSearch::new(&IncrementalManhattan::new()).search_observed(&far, observer);
    /// assert!(ended.unwrap_err().to_string().starts_with("stopped after"));
    /// # Ok::<(), puzzle::PositionError>(())
    /// ```
    // ANCHOR: rounds
    pub fn search_observed(
        &self,
        board: &ByteArray,
        observer: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<FifteenOutcome, FifteenError> {
        let puzzle = board::square(self.heuristic.side());
        let board = board::solvable_board(&puzzle, board)?;
        let blank = board.iter().position(|&tile| tile == 0).expect("a blank");
        let state = self.heuristic.initial(&board[..puzzle.cells()]);
        let mut limit = usize::from(self.heuristic.bound(&state));
        let mut dfs = DepthFirstSearch::new(self, &puzzle, board, observer);
        if limit == 0 {
            return Ok(FifteenOutcome { solution: vec![], rounds: vec![] });
        }
        loop {
            dfs.begin_round(limit)?;
            let found = dfs.dive(blank, NO_MOVE, &state, limit as u8);
            dfs.end_round(limit)?;
            if found {
                dfs.moves.reverse();
                return Ok(FifteenOutcome { solution: dfs.moves, rounds: dfs.rounds });
            }
            limit += usize::from(dfs.min_excess);
        }
    }
    // ANCHOR_END: rounds
}

/// Number of boards between two checks of the limits.
const NODES_PER_CHECK: u64 = 1 << 20;

/// The state of a search.
struct DepthFirstSearch<'a, C, O> {
    heuristic: &'a C,
    steps: BlankMoves,
    board: BoardArray,
    /// The moves of the solution, in reverse order.
    moves: Vec<usize>,
    /// The smallest excess of a pruned board's f = g + h over the limit.
    min_excess: u8,
    nodes: u64,
    /// The number of boards at which the limits are checked next.
    next_check: u64,
    most_nodes: u64,
    limit: usize,
    observer: O,
    stop_reason: Option<SearchError>,
    rounds: Vec<(usize, u64)>,
}

impl<'a, C: IncrementalBound, O: FnMut(&Progress) -> ControlFlow<()>>
    DepthFirstSearch<'a, C, O>
{
    fn new(
        search: &FifteenSearch<'a, C>,
        puzzle: &Sliding,
        board: BoardArray,
        observer: O,
    ) -> Self {
        DepthFirstSearch {
            heuristic: search.heuristic,
            steps: BlankMoves::new(puzzle),
            board,
            moves: vec![],
            min_excess: 0,
            nodes: 0,
            next_check: 0,
            most_nodes: search.most_nodes,
            limit: 0,
            observer,
            stop_reason: None,
            rounds: vec![],
        }
    }

    /// Begins a round of IDA* with a limit.
    fn begin_round(&mut self, limit: usize) -> Result<(), SearchError> {
        (self.limit, self.min_excess) = (limit, u8::MAX);
        self.check_node_budget();
        self.stop_reason.take().map_or(Ok(()), Err)
    }

    /// Ends a round of IDA*, and records how many boards it visited.
    fn end_round(&mut self, limit: usize) -> Result<(), SearchError> {
        let before: u64 = self.rounds.iter().map(|round| round.1).sum();
        self.rounds.push((limit, self.nodes - before));
        self.stop_reason.take().map_or(Ok(()), Err)
    }

    /// Calls the observer, and checks the number of boards.
    fn check_node_budget(&mut self) {
        let (nodes, at_least) = (self.nodes, self.limit);
        self.next_check =
            (nodes + NODES_PER_CHECK).min(self.most_nodes.saturating_add(1));
        if (self.observer)(&Progress { limit: at_least, nodes }).is_break() {
            self.stop_reason = Some(SearchError::Stopped { nodes, at_least });
        } else if nodes > self.most_nodes {
            self.stop_reason = Some(SearchError::Limit { nodes, at_least });
        }
    }

    /// Depth-first search for a solution with at most `left` more moves, which is at least 1.
    /// Returns whether one was found. If the search must stop, `stop_reason` is set.
    // ANCHOR: dive
    fn dive(&mut self, blank: usize, last: usize, state: &C::State, left: u8) -> bool {
        for i in 0..self.steps.moves_from(blank, last).len() {
            let (m, from) = self.steps.moves_from(blank, last)[i];
            let tile = self.board[usize::from(from)];
            let next = self.heuristic.after_move(state, tile, from, blank as u8);
            let bound = self.heuristic.bound(&next);
            self.nodes += 1;
            if bound >= left {
                self.min_excess = self.min_excess.min(bound - left + 1);
                continue;
            }
            self.board.swap(blank, usize::from(from));
            let found = bound == 0
                || self.may_continue()
                    && self.dive(usize::from(from), usize::from(m), &next, left - 1);
            if found || self.stop_reason.is_some() {
                self.moves.push(usize::from(m));
                return found;
            }
            self.board.swap(blank, usize::from(from));
        }
        false
    }
    // ANCHOR_END: dive

    /// Whether the search may continue.
    fn may_continue(&mut self) -> bool {
        if self.nodes >= self.next_check {
            self.check_node_budget();
        }
        self.stop_reason.is_none()
    }
}
