//! IDA* for the 15-puzzle: a board in place, a bound carried along.

use crate::board::{self, Board, NO_MOVE, Steps};
use crate::{Carry, FifteenError};
use ida_star::{Progress, SearchError};
use puzzle::ByteArray;
use std::ops::ControlFlow;

/// What a search has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// A shortest solution, as the numbers of its moves: 0 to 3 for U, D, L and R.
    pub solution: Vec<usize>,
    /// Each round: its limit, and how many boards it has looked at.
    pub rounds: Vec<(usize, u64)>,
}

impl Found {
    /// How many boards were looked at, in all rounds.
    pub fn nodes(&self) -> u64 {
        self.rounds.iter().map(|round| round.1).sum()
    }
}

/// A search for a shortest solution, on one thread.
///
/// # Examples
/// ```
/// use fifteen::{Manhattan, Search};
/// use puzzle::Puzzle;
///
/// let puzzle = fifteen::puzzle();
/// let board = puzzle.scramble("DRDRULLDRURDDLLURDRU")?;
/// let found = Search::new(&Manhattan::new()).search(&board)?;
/// assert_eq!(found.solution.len(), 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Search<'a, C> {
    carry: &'a C,
    most_nodes: u64,
}

impl<'a, C: Carry> Search<'a, C> {
    /// A search with a bound, and no limits.
    pub fn new(carry: &'a C) -> Self {
        Search { carry, most_nodes: u64::MAX }
    }

    /// Gives up after about so many boards.
    #[must_use]
    pub fn most_nodes(self, most_nodes: u64) -> Self {
        Search { most_nodes, ..self }
    }

    /// Looks for a shortest solution.
    ///
    /// # Errors
    /// [`FifteenError`] if it is no board of the 15-puzzle, cannot be solved, or the search would
    /// look at more boards than it may.
    ///
    /// # Complexity
    /// Time grows exponentially with the length of the solution; memory for one sequence of moves.
    pub fn search(&self, board: &ByteArray) -> Result<Found, FifteenError> {
        self.observed(board, |_| ControlFlow::Continue(()))
    }

    /// As [`search`](Self::search), with an observer who is told before each round and every
    /// million boards, and may end the search.
    ///
    /// # Errors
    /// As [`search`](Self::search), and [`SearchError::Stopped`] if the observer has said so.
    ///
    /// # Examples
    /// ```
    /// use fifteen::{Manhattan, Search};
    /// use puzzle::Puzzle;
    /// use std::ops::ControlFlow;
    ///
    /// let far = fifteen::puzzle().read("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1")?;
    /// let mut told = 0;
    /// let observer = |_: &ida_star::Progress| {
    ///     told += 1;
    ///     if told < 4 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// };
    /// let ended = Search::new(&Manhattan::new()).observed(&far, observer);
    /// assert!(ended.unwrap_err().to_string().starts_with("stopped after"));
    /// # Ok::<(), puzzle::PositionError>(())
    /// ```
    // ANCHOR: rounds
    pub fn observed(
        &self,
        board: &ByteArray,
        observer: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<Found, FifteenError> {
        let board = board::check(board)?;
        let blank = board.iter().position(|&tile| tile == 0).expect("a blank");
        let state = self.carry.start(&board);
        let mut limit = usize::from(self.carry.bound(&state));
        let mut dive = Dive::new(self, board, observer);
        if limit == 0 {
            return Ok(Found { solution: vec![], rounds: vec![] });
        }
        loop {
            dive.begin(limit)?;
            let found = dive.dive(blank, NO_MOVE, &state, limit as u8);
            dive.end(limit)?;
            if found {
                dive.moves.reverse();
                return Ok(Found { solution: dive.moves, rounds: dive.rounds });
            }
            limit += usize::from(dive.over);
        }
    }
    // ANCHOR_END: rounds
}

/// How many boards are looked at between two looks at the limits.
const TICK: u64 = 1 << 20;

/// A search at work.
struct Dive<'a, C, O> {
    carry: &'a C,
    steps: Steps,
    board: Board,
    /// The moves of the solution, the last one first.
    moves: Vec<usize>,
    /// By how much a sum that was cut is above the limit, at least.
    over: u8,
    nodes: u64,
    /// When to look at the limits again.
    tick: u64,
    most_nodes: u64,
    limit: usize,
    observer: O,
    ended: Option<SearchError>,
    rounds: Vec<(usize, u64)>,
}

impl<'a, C: Carry, O: FnMut(&Progress) -> ControlFlow<()>> Dive<'a, C, O> {
    fn new(search: &Search<'a, C>, board: Board, observer: O) -> Self {
        Dive {
            carry: search.carry,
            steps: Steps::new(),
            board,
            moves: vec![],
            over: 0,
            nodes: 0,
            tick: 0,
            most_nodes: search.most_nodes,
            limit: 0,
            observer,
            ended: None,
            rounds: vec![],
        }
    }

    /// A round begins.
    fn begin(&mut self, limit: usize) -> Result<(), SearchError> {
        (self.limit, self.over) = (limit, u8::MAX);
        self.look();
        self.ended.take().map_or(Ok(()), Err)
    }

    /// A round has ended.
    fn end(&mut self, limit: usize) -> Result<(), SearchError> {
        let before: u64 = self.rounds.iter().map(|round| round.1).sum();
        self.rounds.push((limit, self.nodes - before));
        self.ended.take().map_or(Ok(()), Err)
    }

    /// Asks the observer, and looks whether there were too many boards.
    fn look(&mut self) {
        let (nodes, at_least) = (self.nodes, self.limit);
        self.tick = (nodes + TICK).min(self.most_nodes.saturating_add(1));
        if (self.observer)(&Progress { limit: at_least, nodes }).is_break() {
            self.ended = Some(SearchError::Stopped { nodes, at_least });
        } else if nodes > self.most_nodes {
            self.ended = Some(SearchError::Limit { nodes, at_least });
        }
    }

    /// Looks for a solution with at most `left` more moves, which is at least 1. True if one is
    /// found, or the search has ended.
    // ANCHOR: dive
    fn dive(&mut self, blank: usize, last: usize, state: &C::State, left: u8) -> bool {
        for i in 0..self.steps.after(blank, last).len() {
            let (m, from) = self.steps.after(blank, last)[i];
            let tile = self.board[usize::from(from)];
            let next = self.carry.moved(state, tile, from, blank as u8);
            let bound = self.carry.bound(&next);
            self.nodes += 1;
            if bound >= left {
                self.over = self.over.min(bound - left + 1);
                continue;
            }
            self.board.swap(blank, usize::from(from));
            let found = bound == 0
                || self.goes_on()
                    && self.dive(usize::from(from), usize::from(m), &next, left - 1);
            if found || self.ended.is_some() {
                self.moves.push(usize::from(m));
                return found;
            }
            self.board.swap(blank, usize::from(from));
        }
        false
    }
    // ANCHOR_END: dive

    /// Whether the search may go on.
    fn goes_on(&mut self) -> bool {
        if self.nodes >= self.tick {
            self.look();
        }
        self.ended.is_none()
    }
}
