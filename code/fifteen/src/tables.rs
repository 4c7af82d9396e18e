//! The tables of a partition as an incremental bound.

use crate::arrangement::{ArrangementRanks, move_tile};
use crate::board::{CELLS, SIDE};
use crate::{FifteenError, IncrementalBound, Partition};
use pattern_database::{DatabaseLayer, SlabDatabase};
use saved::SavedTable;

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
    part_of: [usize; CELLS],
}

impl PartitionTables {
    /// Computes the tables. The observer is called with each layer of each table.
    ///
    /// # Errors
    /// [`FifteenError::Build`] if there is not enough memory.
    ///
    /// # Complexity
    /// One byte for each entry, and during the computation half as much again for the largest
    /// table. 24 entries are computed at once.
    pub fn build(
        partition: Partition,
        mut observer: impl FnMut(DatabaseLayer),
    ) -> Result<Self, FifteenError> {
        let puzzle = crate::puzzle();
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
        let mut part_of = [0; CELLS];
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

    /// The bound of a board: the sum over the parts, or that of its mirror image if it is
    /// larger.
    pub fn bound(&self) -> PartitionBound<'_> {
        let look = |part| PartLookup { part, entries: part.table.entries() };
        PartitionBound {
            lookups: self.parts.iter().map(look).collect(),
            part_of: &self.part_of,
        }
    }
}

/// The table of one part of a partition, with indices for fast look-ups.
#[derive(Debug)]
struct PartTable {
    table: SlabDatabase<TableBytes>,
    /// The index of the first entry of each set of cells.
    first_entries: Vec<u32>,
    ranks: ArrangementRanks,
    /// The index of each tile among those of this part.
    tile_index: [u8; CELLS],
}

impl PartTable {
    fn new(table: SlabDatabase<TableBytes>) -> Self {
        let start =
            |cells| (table.set_number(cells) * table.permutations_per_set()) as u32;
        let mut number = [0; CELLS];
        let numbered = table.tiles().iter().zip(0..);
        numbered.for_each(|(&tile, i)| number[usize::from(tile)] = i);
        let starts = (0..1 << CELLS).map(start).collect();
        let ranks = ArrangementRanks::new(table.tiles().len());
        PartTable { table, first_entries: starts, ranks, tile_index: number }
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
    fn view(&self, board: &[u8; 16]) -> PatternState {
        let mut view = PatternState::default();
        for (cell, tile) in board.iter().enumerate() {
            if self.part.table.tiles().contains(tile) {
                view.cells |= 1 << cell;
                view.arrangement = (view.arrangement << 4)
                    | u32::from(self.part.tile_index[usize::from(*tile)]);
            }
        }
        self.look_up(view)
    }

    /// The pattern state after one of its tiles has moved.
    // ANCHOR: moved
    fn after_move(&self, view: PatternState, from: u8, to: u8) -> PatternState {
        let below = |cells: u16, cell: u8| (cells & ((1 << cell) - 1)).count_ones();
        let cells = view.cells ^ (1 << from) ^ (1 << to);
        let (p, q) = (below(view.cells, from), below(cells, to));
        let arrangement = if p == q {
            view.arrangement
        } else {
            move_tile(view.arrangement, self.part.table.tiles().len() as u32, p, q)
        };
        self.look_up(PatternState { cells, arrangement, value: 0 })
    }
    // ANCHOR_END: moved

    /// Looks up the table's entry for a pattern state.
    // ANCHOR: look
    fn look_up(&self, view: PatternState) -> PatternState {
        let start = self.part.first_entries[view.cells as usize] as usize;
        let value = self.entries[start + self.part.ranks.rank(view.arrangement)];
        PatternState { value, ..view }
    }
    // ANCHOR_END: look
}

/// The tiles of a part on a board: their cells as bits, their arrangement in four bits each,
/// and the table's entry.
// ANCHOR: view
#[derive(Debug, Clone, Copy, Default)]
pub struct PatternState {
    arrangement: u32,
    cells: u16,
    value: u8,
}
// ANCHOR_END: view

/// The tables of a partition as a lower bound.
#[derive(Debug)]
pub struct PartitionBound<'a> {
    lookups: Vec<PartLookup<'a>>,
    /// The number of the part that contains each tile.
    part_of: &'a [usize; CELLS],
}

/// The mirror image of a cell in the diagonal. For a tile `t`, `mirror_cell(t - 1) + 1` is its
/// mirror image.
fn mirror_cell(cell: u8) -> u8 {
    cell % SIDE as u8 * SIDE as u8 + cell / SIDE as u8
}

// ANCHOR: sums
impl IncrementalBound for PartitionBound<'_> {
    /// The pattern states of the board and of its mirror image, one for each part.
    type State = [[PatternState; 3]; 2];

    fn initial(&self, board: &[u8; 16]) -> Self::State {
        let there = pattern_database::mirror(&byte_array(board), SIDE);
        let there = std::array::from_fn(|cell| there[cell]);
        [board, &there].map(|board| {
            let view =
                |part: usize| self.lookups.get(part).map(|look| look.view(board));
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
        let there = (mirror_cell(tile - 1) + 1, mirror_cell(from), mirror_cell(to));
        for (views, (tile, from, to)) in next.iter_mut().zip([(tile, from, to), there])
        {
            let part = self.part_of[usize::from(tile)];
            views[part] = self.lookups[part].after_move(views[part], from, to);
        }
        next
    }

    fn bound(&self, state: &Self::State) -> u8 {
        let sum = |views: &[PatternState; 3]| -> u8 {
            views.iter().map(|view| view.value).sum()
        };
        sum(&state[0]).max(sum(&state[1]))
    }
    // ANCHOR_END: both-moved
}

/// A board as the type that the crate `puzzle` uses.
fn byte_array(board: &[u8; 16]) -> puzzle::ByteArray {
    puzzle::ByteArray::from_fn(CELLS, |cell| board[cell])
}
