//! Incremental lower bounds: a move changes little of their state.
//!
//! ```
//! use fifteen::{IncrementalBound, IncrementalManhattan};
//!
//! let bound = IncrementalManhattan::new();
//! let solved = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
//! let here = bound.initial(&solved);
//! let after = bound.after_move(&here, 12, 11, 15); // tile 12 goes down, from cell 11 to cell 15
//! assert_eq!((bound.bound(&here), bound.bound(&after)), (0, 1));
//! ```

/// Number of cells of the 15-puzzle.
const CELLS: usize = 16;
/// Number of cells in a row.
const SIDE: usize = 4;

/// A lower bound that is updated by each move, not recomputed for each board.
///
/// It must be admissible, and 0 for the solved board alone.
// ANCHOR: carry
pub trait IncrementalBound {
    /// The state that a move updates.
    type State: Copy;

    /// Computes the state of a board.
    fn initial(&self, board: &[u8]) -> Self::State;

    /// The state after `tile` has moved from one cell to another.
    fn after_move(
        &self,
        state: &Self::State,
        tile: u8,
        from: u8,
        to: u8,
    ) -> Self::State;

    /// The lower bound of the board with this state.
    fn bound(&self, state: &Self::State) -> u8;
    // ANCHOR_END: carry

    /// The number of rows and of columns of the boards: 4 by default, for the 15-puzzle, or 5.
    fn side(&self) -> usize {
        4
    }
}

/// The Manhattan distance, updated by each move: it changes for one tile.
///
/// # Examples
/// ```
/// use fifteen::{IncrementalManhattan, FifteenSearch};
/// use puzzle::Puzzle;
///
/// let puzzle = fifteen::puzzle();
/// let board = puzzle.scramble("DRDLURRD")?;
/// let found = FifteenSearch::new(&IncrementalManhattan::new()).search(&board)?;
/// assert_eq!(puzzle.name(found.solution[0]), "U");
/// assert_eq!(found.rounds, [(8, 15)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct IncrementalManhattan {
    /// The distance of each tile in each cell.
    distances: [[u8; CELLS]; CELLS],
}

impl IncrementalManhattan {
    /// Computes the table of 256 distances.
    pub fn new() -> Self {
        let distance = |tile: usize, cell: usize| {
            let goal = (tile + CELLS - 1) % CELLS;
            let rows = (cell / SIDE).abs_diff(goal / SIDE);
            (rows + (cell % SIDE).abs_diff(goal % SIDE)) as u8
        };
        let of = |tile| std::array::from_fn(|cell| distance(tile, cell));
        IncrementalManhattan { distances: std::array::from_fn(of) }
    }
}

impl Default for IncrementalManhattan {
    fn default() -> Self {
        IncrementalManhattan::new()
    }
}

// ANCHOR: manhattan
impl IncrementalBound for IncrementalManhattan {
    type State = u8;

    fn initial(&self, board: &[u8]) -> u8 {
        let tiles = (0..CELLS).filter(|&cell| board[cell] != 0);
        tiles.map(|cell| self.distances[usize::from(board[cell])][cell]).sum()
    }

    #[inline]
    fn after_move(&self, sum: &u8, tile: u8, from: u8, to: u8) -> u8 {
        let distances = &self.distances[usize::from(tile)];
        sum + distances[usize::from(to)] - distances[usize::from(from)]
    }

    #[inline]
    fn bound(&self, sum: &u8) -> u8 {
        *sum
    }
}
// ANCHOR_END: manhattan
