//! Additive pattern databases of tiles without the blank. They are computed one slab at a time:
//! all permutations of the tiles in the same cells, with the blank in the same region.

mod permutation_sets;
mod search;
mod set_numbers;
mod space;

use crate::tiles::{TilesError, check_tiles};
use crate::{DatabaseError, DatabaseLayer, UNREACHED};
use permutation_sets::PermutationSets;
use pruning::LowerBound;
use puzzle::{ByteArray, Puzzle, Reply, sliding::Sliding};
use set_numbers::SetNumbers;
use space::Slabs;

/// Errors in computing a [`SlabDatabase`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SlabError {
    /// The tiles are not different tiles of the board, or are too many.
    #[error(transparent)]
    Tiles(#[from] TilesError),
    /// The table cannot be computed.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The entry of the solved board is not 0, so that these are not the entries of the table.
    #[error(
        "the entry of the solved board is {found}, and in a table of these tiles it is 0"
    )]
    WrongTable {
        /// The entry.
        found: u8,
    },
    /// The number of entries is not that of the table.
    #[error("found {found} entries, and a table of these tiles has {right}")]
    Entries {
        /// How many entries there are.
        found: usize,
        /// How many entries the table has.
        right: usize,
    },
}

/// The additive table of some tiles of a sliding board, without the blank.
///
/// The entries are those of [`Database`](crate::Database) of
/// [`Tiles::own_moves`](crate::Tiles::own_moves), merged over the cells of the blank. They are
/// ordered by the set of cells of the tiles, and then by the permutation of the tiles in these
/// cells. All permutations in one set of cells are one *slab*, a bit for each; a move of a tile
/// maps slabs to slabs.
///
/// `E` holds the entries: a vector, or the bytes of a mapped file.
///
/// # Examples
/// ```
/// use pattern_database::SlabDatabase;
/// use pruning::LowerBound;
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(4, 4)?;
/// let table = SlabDatabase::new(&puzzle, &[1, 2, 5, 6], |_| {})?;
/// assert_eq!(table.entries().len(), 16 * 15 * 14 * 13);
/// let board = puzzle.scramble("DDRRUULLDDRR")?;
/// assert_eq!(table.lower_bound(&board), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct SlabDatabase<E = Vec<u8>> {
    tiles: Vec<u8>,
    orders: PermutationSets,
    /// The numbers of the sets of cells.
    set_numbers: SetNumbers,
    entries: E,
}

impl SlabDatabase {
    /// Computes the table on all cores. The observer is called with each layer, and may stop the
    /// computation. The tiles are sorted first.
    ///
    /// # Errors
    /// [`SlabError`] for invalid tiles, a table that cannot be computed, or if the observer stops
    /// the computation.
    ///
    /// # Complexity
    /// For `k` tiles on `n` cells, n!/(n − k)! bytes for the table. During the computation, 4
    /// bytes for every 24 permutations (or for all, if there are fewer) of each set of cells and
    /// region of the blank, and 48 bytes for each of these regions. For the 15-puzzle's tables of
    /// six tiles and more that is less than half of the table. The time is that of one operation
    /// for 24 permutations at once, on as many threads as there are cores.
    pub fn new<R: Reply>(
        puzzle: &Sliding,
        tiles: &[u8],
        observer: impl FnMut(DatabaseLayer) -> R,
    ) -> Result<Self, SlabError> {
        let (tiles, count) = checked_tiles(puzzle, tiles)?;
        let entries = crate::database::reserve_entries(count)?;
        let (orders, slabs) =
            (PermutationSets::new(tiles.len()), Slabs::new(puzzle, tiles.len()));
        let goal = tiles.iter().fold(0, |all, &tile| all | (1 << (tile - 1)));
        let start = slabs.find(goal, puzzle.cells() - 1);
        let entries = search::search(&slabs, &orders, start, entries, observer)?;
        Ok(SlabDatabase { tiles, orders, set_numbers: slabs.numbers, entries })
    }
}

/// Checks and sorts the tiles; returns them and the number of entries of their table.
fn checked_tiles(
    puzzle: &Sliding,
    tiles: &[u8],
) -> Result<(Vec<u8>, usize), SlabError> {
    let cells = puzzle.cells();
    check_tiles(cells, tiles)?;
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    let too_many = TilesError::TooMany { tiles: tiles.len(), cells };
    let count = crate::count_partial(tiles.len(), cells).filter(|_| tiles.len() <= 12);
    Ok((tiles, count.ok_or(too_many)?))
}

impl<E: AsRef<[u8]>> SlabDatabase<E> {
    /// The table with saved entries, as [`entries`](Self::entries) returns them.
    ///
    /// The entries must be of the same tiles of the same board. Only the entry of the solved
    /// board is checked, so save the tiles and the board with the entries.
    ///
    /// # Errors
    /// [`SlabError`] for invalid tiles, another number of entries, or if the entry of the solved
    /// board is not 0.
    ///
    /// # Complexity
    /// O(2ⁿᐟ²) time and memory for `n` cells, for the numbers of the sets of cells.
    ///
    /// # Examples
    /// ```
    /// use pattern_database::SlabDatabase;
    /// use pruning::LowerBound;
    /// use puzzle::{Puzzle, sliding::Sliding};
    ///
    /// let puzzle = Sliding::new(3, 3)?;
    /// let built = SlabDatabase::new(&puzzle, &[1, 2, 3], |_| {})?;
    /// let again = SlabDatabase::from_entries(&puzzle, &[1, 2, 3], built.entries())?;
    /// let board = puzzle.read("867254301")?;
    /// assert_eq!(again.lower_bound(&board), built.lower_bound(&board));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_entries(
        puzzle: &Sliding,
        tiles: &[u8],
        entries: E,
    ) -> Result<Self, SlabError> {
        let (tiles, right) = checked_tiles(puzzle, tiles)?;
        let found = entries.as_ref().len();
        if found != right {
            return Err(SlabError::Entries { found, right });
        }
        let sets = SetNumbers::new(puzzle.cells(), tiles.len());
        let orders = PermutationSets::new(tiles.len());
        let table = SlabDatabase { tiles, orders, set_numbers: sets, entries };
        match table.entries()[table.index(&puzzle.solved())] {
            0 => Ok(table),
            found => Err(SlabError::WrongTable { found }),
        }
    }

    /// The tiles in ascending order.
    pub fn tiles(&self) -> &[u8] {
        &self.tiles
    }

    /// The entries, by the set of cells in the order of [`combination::masks`], and then by the
    /// rank of the permutation.
    pub fn entries(&self) -> &[u8] {
        self.entries.as_ref()
    }

    /// Returns the entries alone, in the order of [`entries`](Self::entries).
    pub fn into_entries(self) -> E {
        self.entries
    }

    /// The number of permutations of the tiles in each set of cells.
    pub fn permutations_per_set(&self) -> usize {
        self.orders.count
    }

    /// The number of a set of cells in the order of [`combination::masks`].
    ///
    /// # Panics
    /// If `cells` has a bit that is no cell of the board. For a set of another size than that of
    /// the table's tiles the number has no meaning.
    #[inline]
    pub fn set_number(&self, cells: usize) -> usize {
        self.set_numbers.number(cells)
    }

    /// The index of a board's entry.
    // ANCHOR: index
    pub fn index(&self, board: &[u8]) -> usize {
        let number = |tile: &u8| self.tiles.iter().position(|t| t == tile);
        let own = |&cell: &usize| number(&board[cell]).is_some();
        let cells = (0..board.len()).filter(own).fold(0, |all, cell| all | (1 << cell));
        let order = self.orders.rank(board.iter().filter_map(number));
        self.set_numbers.number(cells) * self.orders.count + order
    }
    // ANCHOR_END: index
}

impl<E: AsRef<[u8]>> LowerBound<ByteArray> for SlabDatabase<E> {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        let entry = self.entries()[self.index(board)];
        (entry != UNREACHED).then_some(entry)
    }
}
