//! Sliding puzzles: whether there is a path at all, and a shortest one.

use crate::{Bidirectional, PathSearchError, predecessors, successors};
use puzzle::sliding::Sliding;
use puzzle::{ByteArray, PositionError, Puzzle, check_each_once};

/// Errors in finding a path between two boards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardsError {
    /// The start is not a board of this size.
    #[error("the start is no board: {0}")]
    Start(PositionError),
    /// The goal is not a board of this size.
    #[error("the goal is no board: {0}")]
    Goal(PositionError),
    /// Both are boards, but no moves lead from one to the other.
    #[error(
        "no moves lead from the start to the goal: the parity of one is {start}, that \
         of the other {goal}, and no move changes it"
    )]
    Parity {
        /// The parity of the start.
        start: usize,
        /// The parity of the goal.
        goal: usize,
    },
    /// The search reached its limit.
    #[error(transparent)]
    Search(#[from] PathSearchError),
}

/// Checks that some moves lead from one board to another.
///
/// # Errors
/// [`BoardsError`] for a row that is no board, or for boards of different parity.
///
/// # Complexity
/// O(cells²) time, no memory.
///
/// # Examples
/// ```
/// use graph_search::connected;
/// use puzzle::sliding::Sliding;
///
/// let puzzle = Sliding::new(3, 3)?;
/// let start = [1, 3, 4, 8, 0, 2, 7, 6, 5];
/// assert!(connected(&puzzle, &start, &[1, 2, 3, 4, 5, 6, 7, 8, 0]).is_err());
/// assert!(connected(&puzzle, &start, &[1, 2, 3, 8, 0, 4, 7, 6, 5]).is_ok());
/// # Ok::<(), puzzle::SizeError>(())
/// ```
// ANCHOR: connected
pub fn connected(
    puzzle: &Sliding,
    start: &[u8],
    goal: &[u8],
) -> Result<(), BoardsError> {
    check_board(puzzle, start).map_err(BoardsError::Start)?;
    check_board(puzzle, goal).map_err(BoardsError::Goal)?;
    let (start, goal) = (puzzle.parity(start), puzzle.parity(goal));
    if start == goal { Ok(()) } else { Err(BoardsError::Parity { start, goal }) }
}
// ANCHOR_END: connected

/// Checks that each tile and the blank occur once.
fn check_board(puzzle: &Sliding, board: &[u8]) -> Result<(), PositionError> {
    let cells = puzzle.cells();
    if board.len() != cells {
        let (found, example) = (board.len(), Some(puzzle.write(&puzzle.solved())));
        let what = "cell";
        return Err(PositionError::Length { what, found, expected: cells, example });
    }
    match board.iter().position(|&tile| usize::from(tile) >= cells) {
        Some(cell) => Err(PositionError::Unknown {
            found: board[cell].to_string(),
            at: cell + 1,
            expected: format!("a number from 0 to {}", cells - 1),
        }),
        None => check_each_once(board, 0),
    }
}

/// The boards on a shortest path between two boards, including both; at most `limit`
/// boards are visited.
///
/// # Errors
/// [`BoardsError`] for a row that is no board, for boards that no moves connect, and
/// when the limit is reached.
///
/// # Complexity
/// As [`Bidirectional::search`].
///
/// # Examples
/// ```
/// use graph_search::solve;
/// use puzzle::sliding::Sliding;
///
/// let puzzle = Sliding::new(2, 3)?;
/// let boards = solve(&puzzle, &[1, 2, 3, 0, 4, 5], &[1, 2, 3, 4, 5, 0], 1000)?;
/// assert_eq!(boards.len() - 1, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: solve
pub fn solve(
    puzzle: &Sliding,
    start: &[u8],
    goal: &[u8],
    limit: usize,
) -> Result<Vec<ByteArray>, BoardsError> {
    connected(puzzle, start, goal)?;
    let row = |board: &[u8]| ByteArray::from_fn(board.len(), |cell| board[cell]);
    let search = Bidirectional { limit };
    let ends = (row(start), row(goal));
    let found =
        search.search(ends.0, ends.1, successors(puzzle), predecessors(puzzle))?;
    Ok(found.path.expect("boards of the same parity are connected"))
}
// ANCHOR_END: solve

/// The solution in the form of the blog's Python program: by how many cells, in reading
/// order, the blank moves from each board to the next.
///
/// # Panics
/// If a board has no blank.
///
/// # Complexity
/// O(boards) time and memory.
///
/// # Examples
/// ```
/// use graph_search::{blank_moves, solve};
/// use puzzle::sliding::Sliding;
///
/// let puzzle = Sliding::new(2, 3)?;
/// let boards = solve(&puzzle, &[1, 2, 3, 0, 4, 5], &[1, 2, 3, 4, 5, 0], 1000)?;
/// assert_eq!(blank_moves(&boards), [1, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn blank_moves(boards: &[ByteArray]) -> Vec<isize> {
    let blank = |board: &ByteArray| {
        let cell = board.iter().position(|&tile| tile == 0);
        cell.expect("a board has a blank") as isize
    };
    boards.windows(2).map(|pair| blank(&pair[1]) - blank(&pair[0])).collect()
}
