//! What can be asked of a puzzle that lies in rows, and of its table.

use crate::{IrreversibleMove, Observer, OneColor, SearchError, SearchOptions};

/// What a table keeps of each position's distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Keep {
    /// All of it, in a byte.
    Byte,
    /// What remains when it is divided by 3.
    TwoBits,
    /// What remains when it is divided by 4, where a row's color tells half of that.
    OneBit,
}

/// Why there is no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RowsError {
    /// One bit is not enough.
    #[error(transparent)]
    OneColor(#[from] OneColor),
    /// Two bits are not enough.
    #[error(transparent)]
    Directed(#[from] IrreversibleMove),
    /// There are no means for it.
    #[error(transparent)]
    Search(#[from] SearchError),
}

/// A puzzle of the catalog, laid out in rows.
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
    /// How many bytes a search takes, asked before any is taken. Without a record the
    /// layers alone are counted.
    ///
    /// # Errors
    /// [`RowsError`] if the puzzle has no such table.
    fn bytes(&self, keep: Option<Keep>) -> Result<u64, RowsError>;

    /// How many positions there are at each distance. The arguments are those of
    /// [`search`](crate::search).
    ///
    /// # Errors
    /// [`SearchError`] if there is no memory for it, or there are not so many threads.
    fn layers(
        &self,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Vec<u64>, SearchError>;

    /// A complete table.
    ///
    /// # Errors
    /// [`RowsError`] if the puzzle has no such table, or as [`layers`](Self::layers).
    fn table(
        self: Box<Self>,
        keep: Keep,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Box<dyn Distances>, RowsError>;
}
// ANCHOR_END: in-rows

/// A complete table of a puzzle of the catalog. Positions are the catalog's numbers,
/// which must be below the puzzle's `count`.
pub trait Distances: Send + Sync {
    /// How many positions there are at each distance.
    fn layers(&self) -> &[u64];

    /// How many moves a position needs. `None` if no moves solve it.
    fn distance(&self, rank: u64) -> Option<usize>;

    /// A shortest solution, as numbers of moves: of the moves that lead nearer, each is
    /// the first. `None` if there is none.
    fn solution(&self, rank: u64) -> Option<Vec<usize>>;

    /// The positions at the largest distance, in order: of those that symmetries send
    /// to each other, perhaps only some. `None` if remainders of distances were kept.
    fn farthest(&self) -> Option<Vec<u64>>;
}
