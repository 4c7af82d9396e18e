//! Interfaces of a puzzle in rows and of its table.

use crate::{IrreversibleMove, Observer, OneColor, SearchError, SearchOptions};

/// What a table keeps of each position's distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Keep {
    /// The distance, in a byte.
    Byte,
    /// The distance modulo 3, in two bits.
    TwoBits,
    /// The distance modulo 4, in one bit; the color of the row is the other bit.
    OneBit,
}

/// Why there is no table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RowsError {
    /// One bit is not enough: all rows have the same color.
    #[error(transparent)]
    OneColor(#[from] OneColor),
    /// Two bits are not enough: no single move undoes some move.
    #[error(transparent)]
    Irreversible(#[from] IrreversibleMove),
    /// A byte is not enough: the largest distance is above 126.
    #[error(
        "the farthest position is {0} moves away, and a byte holds distances up to 126"
    )]
    TooDeep(usize),
    /// There is not enough memory, threads cannot be started, or the observer stopped the search.
    #[error(transparent)]
    Search(#[from] SearchError),
}

/// A puzzle of the catalog, laid out in rows.
///
/// # Complexity
/// [`layers`](Self::layers) and [`table`](Self::table) take the time of
/// [`search`](crate::search), and as much memory as [`bytes`](Self::bytes) returns.
///
/// ```
/// use cpu::Cpu;
/// use rows::{Keep, SearchOptions, find};
///
/// let choice = puzzle::catalog::find("8-puzzle")?;
/// let rows = find(&choice, None).expect("boards lie in rows");
/// assert!(rows.bytes(Some(Keep::OneBit))? < rows.bytes(Some(Keep::Byte))?);
/// let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
/// let table = rows.table(Keep::OneBit, options, &mut |_| ())?;
/// assert_eq!(table.layers().len(), 32);
/// let board = choice.puzzle(None)?.read_rank("1 2 3 4 5 6 0 7 8")?;
/// assert_eq!(table.solution(board).map(|moves| moves.len()), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: in-rows
pub trait InRows: Send + Sync {
    /// Number of bytes that a search will allocate; `None` is a search that only counts
    /// layers.
    ///
    /// # Errors
    /// [`RowsError`] if the puzzle has no such table.
    fn bytes(&self, keep: Option<Keep>) -> Result<u64, RowsError>;

    /// Number of positions at each distance. The arguments are those of
    /// [`search`](crate::search).
    ///
    /// # Errors
    /// As [`search`](crate::search).
    ///
    /// # Panics
    /// As [`search`](crate::search).
    fn layers(
        &self,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Vec<u64>, SearchError>;

    /// Computes a complete table.
    ///
    /// # Errors
    /// [`RowsError`] if the puzzle has no such table or the search has no result.
    fn table(
        self: Box<Self>,
        keep: Keep,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Box<dyn Distances>, RowsError>;
}
// ANCHOR_END: in-rows

/// A complete table of a puzzle of the catalog. Positions are ranks, which must be below the
/// puzzle's number of positions.
pub trait Distances: Send + Sync {
    /// Number of positions at each distance.
    fn layers(&self) -> &[u64];

    /// Number of moves that a position needs. `None` if no moves solve it.
    fn distance(&self, rank: u64) -> Option<usize>;

    /// A shortest solution, as indices of moves: each is the first that reduces the distance.
    /// `None` if there is none.
    fn solution(&self, rank: u64) -> Option<Vec<usize>>;

    /// The positions at the largest distance, in increasing order. Of positions that are images
    /// of each other, perhaps only some. `None` if the table keeps residues.
    fn farthest(&self) -> Option<Vec<u64>>;
}
