//! Going home with the remainder of a distance.

// ANCHOR: modular
use crate::{Found, Geometry, Observer, Record, SearchError, With, Word, search};
use puzzle::Indexed;

/// A record that tells the remainder of a distance.
pub trait Modular<W: Word>: Record<W> {
    /// What distances are divided by: 3 or more, so that a neighbor that is nearer
    /// and one that is farther have different remainders.
    const MODULUS: usize;

    /// The remainder of a position's distance, from what was recorded of its row, the
    /// row's color, the word of the row and the bit of the word. `None` if the
    /// position was not found.
    fn residue(
        &self,
        cells: &[Self::Cell],
        color: usize,
        word: usize,
        bit: W,
    ) -> Option<usize>;
}
// ANCHOR_END: modular

// ANCHOR: walker
/// A complete table that keeps only the remainder of each distance, and goes home with
/// that.
///
/// ```
/// use cpu::Cpu;
/// use puzzle::{Indexed, sliding::Sliding};
/// use rows::{Thirds, Walker, With, sliding::Boards};
///
/// let puzzle = Sliding::new(2, 3)?;
/// let boards = Boards::new(puzzle)?;
/// let with = With { cpu: Cpu::best(), threads: 1 };
/// let walker = Walker::new(boards, Thirds::new(&puzzle)?, with, |_| {})?;
/// let rank = puzzle.scramble_rank("DRU")?;
/// assert_eq!(walker.home(&puzzle, rank).map(|way| way.len()), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Walker<G: Geometry, R: Modular<G::Word>> {
    geometry: G,
    record: R,
    found: Found<R::Cell>,
}

// ANCHOR_END: walker

// ANCHOR: residue
impl<G: Geometry, R: Modular<G::Word>> Walker<G, R> {
    /// Makes the table. The arguments are those of [`search`].
    ///
    /// # Errors
    /// [`SearchError`] as [`search`].
    pub fn new(
        geometry: G,
        record: R,
        with: With,
        observer: impl Observer,
    ) -> Result<Self, SearchError> {
        let found = search(&geometry, &record, with, observer)?;
        Ok(Walker { geometry, record, found })
    }

    /// How many positions there are at each distance.
    pub fn layers(&self) -> &[u64] {
        &self.found.layers
    }

    /// The remainder of the distance of the position with this number in the catalog.
    pub fn residue(&self, rank: u64) -> Option<usize> {
        let spot = self.geometry.locate(rank);
        let cells = self.record.cells(&self.geometry);
        let row = &self.found.cells[spot.color][spot.row * cells..][..cells];
        let (word, bit) =
            (spot.place / self.geometry.bits(), spot.place % self.geometry.bits());
        self.record.residue(row, spot.color, word, G::Word::bit(bit as u32))
    }
}
// ANCHOR_END: residue

// ANCHOR: home
impl<G: Geometry, R: Modular<G::Word>> Walker<G, R> {
    /// A shortest way home, as numbers of moves: each step goes to a neighbor whose
    /// remainder is one less. `None` if there is no way.
    ///
    /// `puzzle` must have the moves of the geometry.
    ///
    /// # Complexity
    /// A look at each neighbor of each position on the way; no table but this one.
    pub fn home(&self, puzzle: &dyn Indexed, mut rank: u64) -> Option<Vec<usize>> {
        let mut way = Vec::new();
        let mut here = self.residue(rank)?;
        while rank != puzzle.solved_rank() {
            here = (here + R::MODULUS - 1) % R::MODULUS;
            let after = puzzle.after(rank).into_iter().enumerate();
            let mut nearer = after.filter_map(|(m, next)| Some((m, next?)));
            let (m, next) =
                nearer.find(|&(_, next)| self.residue(next) == Some(here))?;
            way.push(m);
            rank = next;
        }
        Some(way)
    }
}
// ANCHOR_END: home
