//! Additive pattern databases: tables whose sum is a lower bound, because no move is counted
//! by two of them.

use crate::{Database, Tiles};
use pruning::LowerBound;
use puzzle::ByteArray;

/// Errors for tables whose sum is no lower bound.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AdditiveError {
    /// A tile is in the patterns of two tables.
    #[error("tile {tile} is in two patterns: its moves would count twice")]
    Shared {
        /// The tile.
        tile: u8,
    },
    /// Two tables are of boards of different sizes.
    #[error(
        "one table is of boards with {} rows and {} columns, and another of boards with {} and \
         {}", found.0, found.1, right.0, right.1
    )]
    Boards {
        /// The rows and columns of one table.
        found: (usize, usize),
        /// The rows and columns of the first table.
        right: (usize, usize),
    },
    /// A table counts the moves of all tiles.
    #[error(
        "the table of the tiles {tiles:?} counts every move, also those of other tiles: make \
         it of `Tiles::own_moves`"
    )]
    EveryMove {
        /// The tiles of the table.
        tiles: Vec<u8>,
    },
}

/// The sum of several tables, each of which counts the moves of its own tiles alone.
///
/// # Examples
/// ```
/// use pattern_database::{Additive, Database, Tiles};
/// use pruning::LowerBound;
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let table = |tiles| Database::new(Tiles::own_moves(&puzzle, tiles).expect("tiles"));
/// let sum = Additive::new(vec![table(&[1, 2, 3, 4])?, table(&[5, 6, 7, 8])?])?;
/// let board = puzzle.read("1 3 2 6 5 4 7 8 0")?; // 18 moves away
/// assert_eq!(sum.lower_bound(&board), Some(16));
///
/// let error = Additive::new(vec![table(&[1, 2, 3, 4])?, table(&[4, 5, 6])?]);
/// assert_eq!(
///     error.unwrap_err().to_string(),
///     "tile 4 is in two patterns: its moves would count twice"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Additive<E = Vec<u8>> {
    tables: Vec<Database<Tiles, E>>,
}

impl<E: AsRef<[u8]>> Additive<E> {
    /// Joins the tables.
    ///
    /// # Errors
    /// [`AdditiveError`] if two tables have a tile in common or different boards, or one counts
    /// every move.
    pub fn new(tables: Vec<Database<Tiles, E>>) -> Result<Self, AdditiveError> {
        let shape = |table: &Database<Tiles, E>| table.pattern().puzzle().shape();
        let right = tables.first().map(shape);
        if let Some(found) =
            tables.iter().map(shape).find(|&found| Some(found) != right)
        {
            return Err(AdditiveError::Boards { found, right: right.unwrap_or(found) });
        }
        // ANCHOR: new
        let mut taken = Vec::new();
        for pattern in tables.iter().map(Database::pattern) {
            if pattern.counts_every_move() {
                let tiles = pattern.tiles().to_vec();
                return Err(AdditiveError::EveryMove { tiles });
            }
            for &tile in pattern.tiles() {
                if taken.contains(&tile) {
                    return Err(AdditiveError::Shared { tile });
                }
                taken.push(tile);
            }
        }
        Ok(Additive { tables })
        // ANCHOR_END: new
    }

    /// How many bytes the tables take.
    pub fn bytes(&self) -> usize {
        self.tables.iter().map(Database::bytes).sum()
    }
}

impl<E: AsRef<[u8]>> LowerBound<ByteArray> for Additive<E> {
    // ANCHOR: bound
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        let add = |sum: u8, table: &Database<Tiles, E>| {
            Some(sum.saturating_add(table.lower_bound(board)?))
        };
        self.tables.iter().try_fold(0, add)
    }
    // ANCHOR_END: bound
}
