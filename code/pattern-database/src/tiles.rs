//! Patterns of sliding puzzles: some tiles and the blank.

use crate::{Pattern, count_partial, rank_partial, unrank_partial};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

/// Errors for tiles that cannot be a pattern of a sliding board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TilesError {
    /// There is no such tile.
    #[error(
        "found tile {found}, and there are the tiles 1 to {last}; the blank is no tile"
    )]
    UnknownTile {
        /// The tile.
        found: u8,
        /// The largest tile.
        last: usize,
    },
    /// A tile occurs twice.
    #[error("tile {tile} stands twice: a move of it would count twice")]
    DuplicateTile {
        /// The tile.
        tile: u8,
    },
    /// The table would be too large for any memory.
    #[error("{tiles} tiles on {cells} cells are too many for a table: take fewer")]
    TooMany {
        /// How many tiles there are.
        tiles: usize,
        /// How many cells there are.
        cells: usize,
    },
}

/// Checks that these are tiles of a board with `cells` cells, each of them once.
pub(crate) fn check_tiles(cells: usize, tiles: &[u8]) -> Result<(), TilesError> {
    for (i, &tile) in tiles.iter().enumerate() {
        if tile == 0 || usize::from(tile) >= cells {
            return Err(TilesError::UnknownTile { found: tile, last: cells - 1 });
        } else if tiles[..i].contains(&tile) {
            return Err(TilesError::DuplicateTile { tile });
        }
    }
    Ok(())
}

/// The cells of some tiles of a sliding board, and the cell of the blank.
///
/// The abstract state is a [`ByteArray`]: the cell of each tile, in the order given, and last that
/// of the blank. So the [`blank_cells`](Self::blank_cells) abstract states with the same tiles in
/// the same cells have consecutive ranks.
///
/// # Examples
/// ```
/// use pattern_database::{Pattern, Tiles};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let pattern = Tiles::own_moves(&puzzle, &[3, 6])?;
/// let board = puzzle.scramble("D")?; // 6 goes down
/// assert_eq!(pattern.project(&board)[..], [2, 8, 5]);
/// assert_eq!((pattern.count(), pattern.blank_cells()), (9 * 8 * 7, 7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tiles {
    puzzle: Sliding,
    tiles: Vec<u8>,
    every_move: bool,
    count: usize,
}

impl Tiles {
    /// The pattern of these tiles and the blank, with each move counted.
    ///
    /// # Errors
    /// [`TilesError`] for a number that is no tile, or twice, or for too many tiles.
    pub fn every_move(puzzle: &Sliding, tiles: &[u8]) -> Result<Self, TilesError> {
        let cells = puzzle.cells();
        check_tiles(cells, tiles)?;
        let too_many = TilesError::TooMany { tiles: tiles.len(), cells };
        let count = count_partial(tiles.len() + 1, cells).ok_or(too_many)?;
        Ok(Tiles { puzzle: *puzzle, tiles: tiles.to_vec(), every_move: true, count })
    }

    /// The pattern of these tiles and the blank, in which only the moves of these tiles
    /// count.
    ///
    /// # Errors
    /// As [`every_move`](Self::every_move).
    pub fn own_moves(puzzle: &Sliding, tiles: &[u8]) -> Result<Self, TilesError> {
        let tiles = Tiles::every_move(puzzle, tiles)?;
        Ok(Tiles { every_move: false, ..tiles })
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Sliding {
        &self.puzzle
    }

    /// The tiles.
    pub fn tiles(&self) -> &[u8] {
        &self.tiles
    }

    /// Whether the moves of all tiles count, not only those of the pattern's tiles.
    pub fn counts_every_move(&self) -> bool {
        self.every_move
    }

    /// The number of cells that the blank may be in, for given cells of the tiles.
    pub fn blank_cells(&self) -> usize {
        self.puzzle.cells() - self.tiles.len()
    }
}

impl Pattern for Tiles {
    type Position = ByteArray;
    type AbstractState = ByteArray;

    fn count(&self) -> usize {
        self.count
    }

    fn solved(&self) -> ByteArray {
        self.project(&self.puzzle.solved())
    }

    // ANCHOR: see
    fn project(&self, board: &ByteArray) -> ByteArray {
        let cell = |tile: u8| board.iter().position(|&t| t == tile);
        let tile_at = |i: usize| self.tiles.get(i).copied().unwrap_or(0);
        ByteArray::from_fn(self.tiles.len() + 1, |i| {
            cell(tile_at(i)).expect("a board has each tile and a blank") as u8
        })
    }
    // ANCHOR_END: see

    fn rank(&self, state: &ByteArray) -> usize {
        rank_partial(state, self.puzzle.cells())
    }

    fn unrank(&self, rank: usize) -> ByteArray {
        let mut state = ByteArray::from_fn(self.tiles.len() + 1, |_| 0);
        unrank_partial(rank, self.puzzle.cells(), &mut state);
        state
    }

    fn moves(&self) -> usize {
        self.puzzle.moves()
    }

    // ANCHOR: before
    fn predecessor(&self, state: &ByteArray, m: usize) -> Option<(ByteArray, u8)> {
        let (mut state, last) = (*state, self.tiles.len());
        let blank = self.puzzle.blank_before_move(state[last].into(), m)? as u8;
        let own = state[..last].iter().position(|&cell| cell == blank);
        if let Some(i) = own {
            state[i] = state[last]; // that tile goes to the cell of the blank
        }
        state[last] = blank;
        Some((state, u8::from(self.every_move || own.is_some())))
    }
    // ANCHOR_END: before

    fn is_undirected(&self) -> bool {
        self.every_move
    }
}
