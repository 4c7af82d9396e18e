//! The tables of a partition as an incremental bound.

use crate::arrangement::{ArrangementRanks, move_tile};
use crate::board::MAX_CELLS;
use crate::{FifteenError, FifteenOutcome, FifteenSearch, IncrementalBound, Partition};
use ida_star::Progress;
use pattern_database::{DatabaseLayer, SlabDatabase};
use puzzle::{ByteArray, Reply};
use saved::SavedTable;
use std::ops::ControlFlow;

/// The bytes of a table, computed or in a file.
#[derive(Debug)]
#[non_exhaustive]
pub enum TableBytes {
    /// Computed, in memory.
    Built(Vec<u8>),
    /// In a mapped file.
    Saved(SavedTable),
}

impl AsRef<[u8]> for TableBytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            TableBytes::Built(bytes) => bytes,
            TableBytes::Saved(table) => table.body(),
        }
    }
}

/// The tables of a partition.
///
/// # Examples
/// ```
/// use fifteen::{FifteenSearch, Partition, PartitionTables};
///
/// let tables = PartitionTables::build(Partition::SixSixThree, |_| {})?;
/// let board = fifteen::korf::instances()[11].board();
/// let found = FifteenSearch::new(&tables.bound()).search(&board)?;
/// assert_eq!(found.solution.len(), 45);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct PartitionTables {
    partition: Partition,
    parts: Vec<PartTable>,
    /// The number of the part that contains each tile.
    part_of: [usize; MAX_CELLS],
}

impl PartitionTables {
    /// Computes the tables. The observer is called with each layer of each table, and may stop
    /// the computation.
    ///
    /// # Errors
    /// [`FifteenError::Build`] if there is not enough memory, or the observer stops it.
    ///
    /// # Complexity
    /// One byte for each entry, and during the computation half as much again for the largest
    /// table. 24 entries are computed at once.
    pub fn build<R: Reply>(
        partition: Partition,
        mut observer: impl FnMut(DatabaseLayer) -> R,
    ) -> Result<Self, FifteenError> {
        let puzzle = partition.puzzle();
        let build = |tiles: &&[u8]| {
            let built = SlabDatabase::new(&puzzle, tiles, &mut observer)?;
            let bytes = TableBytes::Built(built.into_entries());
            Ok(SlabDatabase::from_entries(&puzzle, tiles, bytes)?)
        };
        let parts: Result<_, FifteenError> =
            partition.parts().iter().map(build).collect();
        Ok(PartitionTables::from_parts(partition, parts?))
    }

    /// Joins the tables of a partition's parts.
    pub(crate) fn from_parts(
        partition: Partition,
        tables: Vec<SlabDatabase<TableBytes>>,
    ) -> Self {
        let mut part_of = [0; MAX_CELLS];
        for (part, table) in tables.iter().enumerate() {
            table.tiles().iter().for_each(|&tile| part_of[usize::from(tile)] = part);
        }
        let parts = tables.into_iter().map(PartTable::new).collect();
        PartitionTables { partition, parts, part_of }
    }

    /// The partition.
    pub fn partition(&self) -> Partition {
        self.partition
    }

    /// The table of each part.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = &SlabDatabase<TableBytes>> {
        self.parts.iter().map(|part| &part.table)
    }

    /// The bound of a board of the 15-puzzle: the sum over the parts, or that of its mirror image
    /// if it is larger.
    ///
    /// # Panics
    /// If the partition has more than three parts.
    pub fn bound(&self) -> PartitionBound<'_> {
        self.bound_of()
    }

    /// The bound of a board whose partition has at most `PARTS` parts. The fewer, the faster is a
    /// search, which copies the state for each board.
    ///
    /// # Panics
    /// If the partition has more than `PARTS` parts.
    ///
    /// # Examples
    /// ```
    /// use fifteen::{FifteenSearch, Partition, PartitionTables};
    /// use puzzle::Puzzle;
    ///
    /// let tables = PartitionTables::build(Partition::SixFours, |_| {})?;
    /// let board = tables.partition().puzzle().scramble("DDRRULDRULLDRRDLUURDDLU")?;
    /// let found = FifteenSearch::new(&tables.bound_of::<6>()).search(&board)?;
    /// assert_eq!(found.solution.len(), 19);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn bound_of<const PARTS: usize>(&self) -> PartitionBound<'_, PARTS> {
        let (parts, side) = (self.parts.len(), self.partition.side());
        assert!(parts <= PARTS, "{parts} parts in a bound of {PARTS}");
        let look = |part| PartLookup { part, entries: part.table.entries() };
        PartitionBound {
            side,
            mirrored: std::array::from_fn(|cell| {
                (cell % side * side + cell / side) as u8
            }),
            lookups: self.parts.iter().map(look).collect(),
            part_of: &self.part_of,
        }
    }

    /// Looks for a shortest solution with the bound of these tables, as
    /// [`FifteenSearch::search_observed`], among at most about `nodes` boards.
    ///
    /// # Errors
    /// As [`FifteenSearch::search_observed`].
    ///
    /// # Complexity
    /// As [`FifteenSearch::search`].
    pub fn search(
        &self,
        board: &ByteArray,
        nodes: u64,
        observer: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<FifteenOutcome, FifteenError> {
        fn search<const PARTS: usize>(
            tables: &PartitionTables,
            board: &ByteArray,
            nodes: u64,
            observer: impl FnMut(&Progress) -> ControlFlow<()>,
        ) -> Result<FifteenOutcome, FifteenError> {
            let bound = tables.bound_of::<PARTS>();
            let search = FifteenSearch::new(&bound).max_nodes(nodes);
            search.search_observed(board, observer)
        }
        match self.parts.len() {
            ..=3 => search::<3>(self, board, nodes, observer),
            4 => search::<4>(self, board, nodes, observer),
            _ => search::<6>(self, board, nodes, observer),
        }
    }
}

/// The table of one part of a partition, with indices for fast look-ups.
#[derive(Debug)]
struct PartTable {
    table: SlabDatabase<TableBytes>,
    ranks: ArrangementRanks,
    /// The index of each tile among those of this part.
    tile_index: [u8; MAX_CELLS],
}

impl PartTable {
    fn new(table: SlabDatabase<TableBytes>) -> Self {
        let mut number = [0; MAX_CELLS];
        let numbered = table.tiles().iter().zip(0..);
        numbered.for_each(|(&tile, i)| number[usize::from(tile)] = i);
        let ranks = ArrangementRanks::new(table.tiles().len());
        PartTable { table, ranks, tile_index: number }
    }
}

/// A table with a borrow of its entries, for look-ups.
#[derive(Debug)]
struct PartLookup<'a> {
    part: &'a PartTable,
    entries: &'a [u8],
}

impl PartLookup<'_> {
    /// The pattern state of a board: the cells and the arrangement of this part's tiles.
    fn view(&self, board: &[u8]) -> PatternState {
        let (mut cells, mut arrangement) = (0, 0);
        for (cell, tile) in board.iter().enumerate() {
            if self.part.table.tiles().contains(tile) {
                cells |= 1 << cell;
                arrangement = (arrangement << 4)
                    | u32::from(self.part.tile_index[usize::from(*tile)]);
            }
        }
        self.look_up(cells, arrangement)
    }

    /// The pattern state after one of its tiles has moved.
    // ANCHOR: moved
    #[inline]
    fn after_move(&self, view: PatternState, from: u8, to: u8) -> PatternState {
        let below = |cells: u32, cell: u8| (cells & ((1 << cell) - 1)).count_ones();
        let cells = view.cells() ^ (1 << from) ^ (1 << to);
        let (p, q) = (below(view.cells(), from), below(cells, to));
        let arrangement = if p == q {
            view.arrangement
        } else {
            move_tile(view.arrangement, self.part.table.tiles().len() as u32, p, q)
        };
        self.look_up(cells, arrangement)
    }
    // ANCHOR_END: moved

    /// Looks up the table's entry for the cells and the arrangement of the part's tiles.
    // ANCHOR: look
    #[inline]
    fn look_up(&self, cells: u32, arrangement: u32) -> PatternState {
        let PartTable { table, ranks, .. } = self.part;
        let start = table.set_number(cells as usize) * table.permutations_per_set();
        let value = self.entries[start + ranks.rank(arrangement)];
        PatternState::new(cells, arrangement, value)
    }
    // ANCHOR_END: look
}

/// The tiles of a part on a board: their arrangement in four bits each, their cells as bits, and
/// the table's entry.
// ANCHOR: view
#[derive(Debug, Clone, Copy, Default)]
pub struct PatternState {
    arrangement: u32,
    /// Bits 0 to 24 are the cells, and bits 25 to 31 the entry.
    cells_and_value: u32,
}

impl PatternState {
    fn new(cells: u32, arrangement: u32, value: u8) -> Self {
        let value = u32::from(value.min(127));
        PatternState { arrangement, cells_and_value: cells | (value << MAX_CELLS) }
    }

    fn cells(self) -> u32 {
        self.cells_and_value & ((1 << MAX_CELLS) - 1)
    }

    fn value(self) -> u8 {
        (self.cells_and_value >> MAX_CELLS) as u8
    }
}
// ANCHOR_END: view

/// The tables of a partition as a lower bound.
#[derive(Debug)]
pub struct PartitionBound<'a, const PARTS: usize = 3> {
    /// The number of rows and of columns.
    side: usize,
    /// The mirror image of each cell in the diagonal. For a tile `t`, `mirrored[t - 1] + 1` is its
    /// mirror image.
    mirrored: [u8; MAX_CELLS],
    lookups: Vec<PartLookup<'a>>,
    /// The number of the part that contains each tile.
    part_of: &'a [usize; MAX_CELLS],
}

// ANCHOR: sums
impl<const PARTS: usize> IncrementalBound for PartitionBound<'_, PARTS> {
    /// The pattern states of the board and of its mirror image, one for each part.
    type State = [[PatternState; PARTS]; 2];

    fn initial(&self, board: &[u8]) -> Self::State {
        let here = ByteArray::from_fn(board.len(), |cell| board[cell]);
        let there = pattern_database::mirror(&here, self.side);
        [here, there].map(|board| {
            let view =
                |part: usize| self.lookups.get(part).map(|look| look.view(&board));
            std::array::from_fn(|part| view(part).unwrap_or_default())
        })
    }

    // ANCHOR_END: sums

    // ANCHOR: both-moved
    fn after_move(
        &self,
        state: &Self::State,
        tile: u8,
        from: u8,
        to: u8,
    ) -> Self::State {
        let mut next = *state;
        let mirrored = |cell: u8| self.mirrored[usize::from(cell)];
        let there = (mirrored(tile - 1) + 1, mirrored(from), mirrored(to));
        for (views, (tile, from, to)) in next.iter_mut().zip([(tile, from, to), there])
        {
            let part = self.part_of[usize::from(tile)];
            views[part] = self.lookups[part].after_move(views[part], from, to);
        }
        next
    }

    fn bound(&self, state: &Self::State) -> u8 {
        let sum = |views: &[PatternState; PARTS]| -> u8 {
            views.iter().map(|view| view.value()).sum()
        };
        sum(&state[0]).max(sum(&state[1]))
    }
    // ANCHOR_END: both-moved

    fn side(&self) -> usize {
        self.side
    }
}
