//! Solutions from distances modulo a small number.

use crate::{
    Geometry, Location, Observer, Outcome, Record, RowFormat, SearchError,
    SearchOptions, Word, search,
};
use puzzle::Indexed;

/// A record of distances modulo a small number. Its bit planes are kept as they are: `finish`
/// changes nothing.
pub trait Modular: Record {
    /// The modulus: at least 3, so that a nearer and a farther neighbor differ in residue.
    fn modulus(&self) -> usize;

    /// The distance modulo [`modulus`](Self::modulus), from the recorded number and the color of
    /// the row. `None` if the position was not found.
    fn residue(&self, number: usize, color: usize) -> Option<usize>;
}

/// A complete table that keeps the residue of each distance, and finds solutions with it.
///
/// ```
/// use cpu::Cpu;
/// use puzzle::{Indexed, sliding::Sliding};
/// use rows::{SearchOptions, Modulo3, ResidueTable, sliding::Boards};
///
/// let puzzle = Sliding::new(2, 3)?;
/// let boards = Boards::new(puzzle)?;
/// let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
/// let table = ResidueTable::new(boards, Modulo3::new(&puzzle)?, options, |_| {})?;
/// let rank = puzzle.scramble_rank("DRU")?;
/// assert_eq!(table.solution(&puzzle, rank).map(|moves| moves.len()), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ResidueTable<W> {
    pub(crate) geometry: Box<dyn Geometry<Word = W>>,
    pub(crate) record: Box<dyn Modular>,
    pub(crate) outcome: Outcome,
}

impl<W: Word> ResidueTable<W> {
    /// Computes the table. The arguments are those of [`search`](crate::search).
    ///
    /// # Errors
    /// [`SearchError`] as [`search`](crate::search).
    pub fn new(
        geometry: impl Geometry<Word = W> + 'static,
        record: impl Modular + 'static,
        options: SearchOptions,
        observer: impl Observer,
    ) -> Result<Self, SearchError> {
        let outcome = search(&geometry, &record, options, observer)?;
        Ok(ResidueTable {
            geometry: Box::new(geometry),
            record: Box::new(record),
            outcome,
        })
    }
}

impl<W: Word> ResidueTable<W> {
    /// Number of positions at each distance.
    pub fn layers(&self) -> &[u64] {
        &self.outcome.layers
    }

    /// The distance of the position with this rank, modulo the record's modulus.
    pub fn residue(&self, rank: u64) -> Option<usize> {
        let Location { color, row, column } = self.geometry.locate(rank);
        let format = RowFormat::of(&*self.geometry);
        let cells = self.record.cells_per_row(format);
        let planes = &self.outcome.cells[color][row * cells..][..cells];
        self.record.residue(format.number(planes, column), color)
    }
}

// ANCHOR: solution
impl<W: Word> ResidueTable<W> {
    /// A shortest solution, as indices of moves: each step goes to a neighbor whose residue is
    /// one less. `None` if there is none.
    ///
    /// `puzzle` must have the moves, ranks and goals of the geometry.
    ///
    /// # Complexity
    /// One lookup for each neighbor of each position of the solution.
    pub fn solution(&self, puzzle: &dyn Indexed, mut rank: u64) -> Option<Vec<usize>> {
        let modulus = self.record.modulus();
        let mut moves = Vec::new();
        let (mut residue, goals) = (self.residue(rank)?, puzzle.goal_ranks());
        while !goals.contains(&rank) {
            residue = (residue + modulus - 1) % modulus;
            let neighbors = puzzle.successors(rank).into_iter().enumerate();
            let mut nearer = neighbors.filter_map(|(m, next)| Some((m, next?)));
            let (m, next) =
                nearer.find(|&(_, next)| self.residue(next) == Some(residue))?;
            moves.push(m);
            rank = next;
        }
        Some(moves)
    }
}
// ANCHOR_END: solution
