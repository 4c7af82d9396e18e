//! The tables of a partition as one bound, carried along.

use crate::board::{CELLS, SIDE};
use crate::order::{Ranks, carried};
use crate::{Carry, FifteenError, Partition};
use pattern_database::{SlabDatabase, SlabLayer};
use saved::SavedTable;

/// The bytes of a table: built by this program, or a file's.
#[derive(Debug)]
#[non_exhaustive]
pub enum Bytes {
    /// In this program's memory.
    Built(Vec<u8>),
    /// In a file that is mapped.
    Saved(SavedTable),
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            Bytes::Built(bytes) => bytes,
            Bytes::Saved(table) => table.body(),
        }
    }
}

/// The tables of a partition.
///
/// # Examples
/// ```
/// use fifteen::{Partition, Search, Tables};
///
/// let tables = Tables::build(Partition::SixSixThree, |_| {})?;
/// let board = fifteen::korf::instances()[11].board();
/// let found = Search::new(&tables.bound()).search(&board)?;
/// assert_eq!(found.solution.len(), 45);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Tables {
    partition: Partition,
    parts: Vec<Part>,
    /// The part of each tile.
    part_of: [usize; CELLS],
}

impl Tables {
    /// Builds the tables. The observer is told of each layer of each.
    ///
    /// # Errors
    /// [`FifteenError::Build`] if there is no memory for them.
    ///
    /// # Complexity
    /// A byte for each entry, and less than half of one more for the largest table while it is
    /// built; 24 entries at a time.
    pub fn build(
        partition: Partition,
        mut observer: impl FnMut(SlabLayer),
    ) -> Result<Self, FifteenError> {
        let puzzle = crate::puzzle();
        let build = |tiles: &&[u8]| {
            let built = SlabDatabase::new(&puzzle, tiles, &mut observer)?;
            let bytes = Bytes::Built(built.into_entries());
            Ok(SlabDatabase::from_entries(&puzzle, tiles, bytes)?)
        };
        let parts: Result<_, FifteenError> =
            partition.parts().iter().map(build).collect();
        Ok(Tables::of(partition, parts?))
    }

    /// Those of a partition.
    pub(crate) fn of(partition: Partition, tables: Vec<SlabDatabase<Bytes>>) -> Self {
        let mut part_of = [0; CELLS];
        for (part, table) in tables.iter().enumerate() {
            table.tiles().iter().for_each(|&tile| part_of[usize::from(tile)] = part);
        }
        let parts = tables.into_iter().map(Part::new).collect();
        Tables { partition, parts, part_of }
    }

    /// Which tiles are in one table.
    pub fn partition(&self) -> Partition {
        self.partition
    }

    /// The table of each part.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = &SlabDatabase<Bytes>> {
        self.parts.iter().map(|part| &part.table)
    }

    /// The bound of a board: the sum over the parts, or that of its mirror image if it is
    /// larger.
    pub fn bound(&self) -> Sums<'_> {
        let look = |part| Look { part, entries: part.table.entries() };
        Sums { looks: self.parts.iter().map(look).collect(), part_of: &self.part_of }
    }
}

/// A table with all that is needed to look into it fast.
#[derive(Debug)]
struct Part {
    table: SlabDatabase<Bytes>,
    /// Where the entries of each set of cells begin.
    starts: Vec<u32>,
    ranks: Ranks,
    /// The number of each tile among those of this part.
    number: [u8; CELLS],
}

impl Part {
    fn new(table: SlabDatabase<Bytes>) -> Self {
        let start =
            |cells| (table.set_number(cells) * table.permutations_per_set()) as u32;
        let mut number = [0; CELLS];
        let numbered = table.tiles().iter().zip(0..);
        numbered.for_each(|(&tile, i)| number[usize::from(tile)] = i);
        let starts = (0..1 << CELLS).map(start).collect();
        let ranks = Ranks::new(table.tiles().len());
        Part { table, starts, ranks, number }
    }
}

/// A part, and its entries at hand.
#[derive(Debug)]
struct Look<'a> {
    part: &'a Part,
    entries: &'a [u8],
}

impl Look<'_> {
    /// The tiles of this part on a board.
    fn view(&self, board: &[u8; 16]) -> View {
        let mut view = View::default();
        for (cell, tile) in board.iter().enumerate() {
            if self.part.table.tiles().contains(tile) {
                view.cells |= 1 << cell;
                view.order =
                    view.order << 4 | u32::from(self.part.number[usize::from(*tile)]);
            }
        }
        self.look(view)
    }

    /// The view after one of its tiles has moved.
    // ANCHOR: moved
    fn moved(&self, view: View, from: u8, to: u8) -> View {
        let below = |cells: u16, cell: u8| (cells & ((1 << cell) - 1)).count_ones();
        let cells = view.cells ^ 1 << from ^ 1 << to;
        let (p, q) = (below(view.cells, from), below(cells, to));
        let order = match p == q {
            true => view.order,
            false => carried(view.order, self.part.table.tiles().len() as u32, p, q),
        };
        self.look(View { cells, order, value: 0 })
    }
    // ANCHOR_END: moved

    /// Looks the value of a view up.
    // ANCHOR: look
    fn look(&self, view: View) -> View {
        let start = self.part.starts[view.cells as usize] as usize;
        let value = self.entries[start + self.part.ranks.rank(view.order)];
        View { value, ..view }
    }
    // ANCHOR_END: look
}

/// What a table sees of a board: the cells of its tiles, their order, and the entry for both.
// ANCHOR: view
#[derive(Debug, Clone, Copy, Default)]
pub struct View {
    order: u32,
    cells: u16,
    value: u8,
}
// ANCHOR_END: view

/// The tables of a partition as a bound.
#[derive(Debug)]
pub struct Sums<'a> {
    looks: Vec<Look<'a>>,
    /// The part of each tile.
    part_of: &'a [usize; CELLS],
}

/// The cell that the mirror sees here, and so the tile that belongs there, less 1.
fn mirrored(cell: u8) -> u8 {
    cell % SIDE as u8 * SIDE as u8 + cell / SIDE as u8
}

// ANCHOR: sums
impl Carry for Sums<'_> {
    /// The views of the board and of its mirror image, one for each part.
    type State = [[View; 3]; 2];

    fn start(&self, board: &[u8; 16]) -> Self::State {
        let there = pattern_database::mirror(&row(board), SIDE);
        let there = std::array::from_fn(|cell| there[cell]);
        [board, &there].map(|board| {
            let view = |part: usize| self.looks.get(part).map(|look| look.view(board));
            std::array::from_fn(|part| view(part).unwrap_or_default())
        })
    }

    // ANCHOR_END: sums

    // ANCHOR: both-moved
    fn moved(&self, state: &Self::State, tile: u8, from: u8, to: u8) -> Self::State {
        let mut next = *state;
        let there = (mirrored(tile - 1) + 1, mirrored(from), mirrored(to));
        for (views, (tile, from, to)) in next.iter_mut().zip([(tile, from, to), there])
        {
            let part = self.part_of[usize::from(tile)];
            views[part] = self.looks[part].moved(views[part], from, to);
        }
        next
    }

    fn bound(&self, state: &Self::State) -> u8 {
        let sum =
            |views: &[View; 3]| -> u8 { views.iter().map(|view| view.value).sum() };
        sum(&state[0]).max(sum(&state[1]))
    }
    // ANCHOR_END: both-moved
}

/// A board as other crates have it.
fn row(board: &[u8; 16]) -> puzzle::ByteArray {
    puzzle::ByteArray::from_fn(CELLS, |cell| board[cell])
}
