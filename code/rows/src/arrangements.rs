//! Rows of arrangements: of puzzles whose pieces look alike.
//!
//! A row says which slots hold some of the pieces, and a column how the rest are arranged in the
//! other slots. A move takes a row to a row and rearranges its columns by a table; rows with the
//! same other slots share it.

use crate::{
    Columns, Geometry, Kernel, Location, RowsBuilder, Step, Visited, Word, ones,
};
use cpu::Cpu;
use definition::{ArrangementPuzzle, RowTables};

/// The rows of a puzzle whose pieces look alike.
///
/// The rank of a position is that of its [puzzle](ArrangementPuzzle).
///
/// # Examples
/// ```
/// use definition::{ArrangementPuzzle, Definition};
/// use rows::{Nothing, SearchOptions, arrangements::ArrangementRows, search};
///
/// let text = "start = 1 1 1 2 2 2\nR = (1,2,3,4,5,6)\nS = (1,2)\n";
/// let ring = ArrangementPuzzle::new(Definition::read("ring.gens", text.as_bytes())?)?;
/// let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
/// let outcome = search(&ArrangementRows::new(&ring), &Nothing, options, |_| ())?;
/// assert_eq!(outcome.layers, [1, 5, 2, 10, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct ArrangementRows(RowTables);

impl ArrangementRows {
    /// The rows of a puzzle, which share its tables.
    pub fn new(puzzle: &ArrangementPuzzle) -> Self {
        ArrangementRows(puzzle.tables().clone())
    }

    /// Number of bytes of the tables.
    fn own_bytes(&self) -> u64 {
        let reached = self.0.reached.as_ref().map_or(0, |it| it.words().len() * 9);
        let tables = size_of_val(&*self.0.steps) + size_of_val(&*self.0.tables);
        (tables + reached) as u64
    }
}

/// A builder of the rows of a puzzle whose pieces look alike.
pub fn builder(puzzle: &ArrangementPuzzle) -> RowsBuilder {
    let rows = ArrangementRows::new(puzzle);
    let own_bytes = rows.own_bytes();
    RowsBuilder::with_geometry(rows, own_bytes, None)
}

impl Geometry for ArrangementRows {
    type Word = u64;

    fn rows(&self, _color: usize) -> usize {
        self.0.rows()
    }

    fn width(&self) -> usize {
        self.0.words()
    }

    fn columns(&self) -> Columns {
        Columns::new(self.0.columns, 64)
    }

    fn solved(&self) -> Location {
        let (row, column) = self.0.solved;
        Location { color: 0, row, column }
    }

    fn locate(&self, rank: u64) -> Location {
        let (row, column) = self.0.locate(rank);
        Location { color: 0, row, column }
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        Vec::from_iter(self.0.rank(location.row, location.column))
    }

    fn step(&self, cpu: Cpu, step: Step<'_, u64>) -> u64 {
        step.gather(cpu, self, self)
    }
}

impl Kernel<u64> for &ArrangementRows {
    #[inline(always)]
    fn gather(
        &self,
        _cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, u64>,
        words: &mut [u64],
    ) -> Option<u32> {
        // ANCHOR: gather
        let (moves, possible) = (self.0.moves(), self.possible(row));
        let steps = &self.0.steps[row * moves..][..moves];
        let mut any = false;
        for (&(neighbor, table), &inverse) in steps.iter().zip(&*self.0.inverses) {
            if neighbor == RowTables::NO_ROW || !visited.in_frontier(neighbor as usize)
            {
                continue;
            }
            let source = visited.row(neighbor as usize);
            any = true;
            // Few columns of the neighbor are visited, or few of this row are not.
            if ones(source) < possible.count - ones(words) {
                let (_, back) = self.0.steps[neighbor as usize * moves + inverse];
                push(self.0.table(back), source, words);
                possible.keep(words);
            } else {
                pull(self.0.table(table), source, &possible, words);
            }
        }
        // ANCHOR_END: gather
        any.then(|| ones(words))
    }
}

/// The columns of a row that are positions.
struct Possible<'a> {
    /// Their number.
    count: u32,
    /// Their bits, unless all columns are.
    words: Option<&'a [u64]>,
    columns: usize,
}

impl ArrangementRows {
    #[inline(always)]
    fn possible(&self, row: usize) -> Possible<'_> {
        let columns = self.0.columns;
        let row = row * self.0.words()..(row + 1) * self.0.words();
        let words = self.0.reached.as_ref().map(|reached| &reached.words()[row]);
        let count = words.map_or(columns as u32, ones);
        Possible { count, words, columns }
    }
}

impl Possible<'_> {
    /// Their bits in word `w`.
    #[inline(always)]
    fn word(&self, w: usize) -> u64 {
        match self.words {
            Some(words) => words[w],
            None => u64::MAX >> (64 - (self.columns - 64 * w).min(64)),
        }
    }

    /// Clears the bits of all others.
    #[inline(always)]
    fn keep(&self, words: &mut [u64]) {
        if let Some(possible) = self.words {
            words.iter_mut().zip(possible).for_each(|(word, bits)| *word &= bits);
        }
    }
}

/// Sets the bits to which a table takes those of another row.
#[inline(always)]
fn push(table: &[u16], source: &[u64], words: &mut [u64]) {
    for (&bits, table) in source.iter().zip(table.chunks(64)) {
        for bit in bits.bits() {
            let to = usize::from(table[bit as usize]);
            words[to / 64] |= 1 << (to % 64);
        }
    }
}

/// Sets the bits that are missing, and that a table takes to bits of another row.
#[inline(always)]
fn pull(table: &[u16], source: &[u64], possible: &Possible<'_>, words: &mut [u64]) {
    for (w, (word, table)) in words.iter_mut().zip(table.chunks(64)).enumerate() {
        for bit in (possible.word(w) & !*word).bits() {
            let to = usize::from(table[bit as usize]);
            *word |= ((source[to / 64] >> (to % 64)) & 1) << bit;
        }
    }
}
