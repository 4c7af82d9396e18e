//! The puzzles of the catalog that lie in rows, to be chosen by name as a program runs.

// ANCHOR: keep
mod exact;
mod laid;
mod remainder;

use crate::sliding::Boards;
use crate::{
    Directed, Geometry, Observer, OneColor, SearchError, With, symmetric, translation,
};
use laid::laid;
use puzzle::catalog::Choice;
use puzzle::sliding::Sliding;
use puzzle::{Indexed, Metric};
use std::sync::Arc;

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
pub enum Refused {
    /// One bit is not enough.
    #[error(transparent)]
    OneColor(#[from] OneColor),
    /// Two bits are not enough.
    #[error(transparent)]
    Directed(#[from] Directed),
    /// There are no means for it.
    #[error(transparent)]
    Search(#[from] SearchError),
}
// ANCHOR_END: keep

// ANCHOR: in-rows
/// A puzzle of the catalog, laid out in rows.
///
/// ```
/// use cpu::Cpu;
/// use rows::{Keep, With, in_rows};
///
/// let choice = puzzle::catalog::find("8-puzzle")?;
/// let rows = in_rows(&choice, None).expect("boards lie in rows");
/// assert!(rows.bytes(Some(Keep::OneBit))? < rows.bytes(Some(Keep::Byte))?);
/// let with = With { cpu: Cpu::best(), threads: 1 };
/// let table = rows.table(Keep::OneBit, with, &mut |_| ())?;
/// assert_eq!(table.layers().len(), 32);
/// let board = choice.puzzle(None)?.read_rank("1 2 3 4 5 6 0 7 8")?;
/// assert_eq!(table.home(board).map(|way| way.len()), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait InRows: Send + Sync {
    /// How many bytes a search takes, asked before any is taken. Without a record the
    /// layers alone are counted.
    ///
    /// # Errors
    /// [`Refused`] if the puzzle has no such table.
    fn bytes(&self, keep: Option<Keep>) -> Result<u64, Refused>;

    /// How many positions there are at each distance. The arguments are those of
    /// [`search`](crate::search).
    ///
    /// # Errors
    /// [`SearchError`] if there is no memory for it, or there are not so many threads.
    fn layers(
        &self,
        with: With,
        observer: &mut dyn Observer,
    ) -> Result<Vec<u64>, SearchError>;

    /// A complete table.
    ///
    /// # Errors
    /// [`Refused`] if the puzzle has no such table, or as [`layers`](Self::layers).
    fn table(
        self: Box<Self>,
        keep: Keep,
        with: With,
        observer: &mut dyn Observer,
    ) -> Result<Box<dyn Distances>, Refused>;
}
// ANCHOR_END: in-rows

// ANCHOR: distances
/// A complete table of a puzzle of the catalog. Positions are the catalog's numbers,
/// which must be below the puzzle's `count`.
pub trait Distances: Send + Sync {
    /// How many positions there are at each distance.
    fn layers(&self) -> &[u64];

    /// How many moves a position needs. `None` if no moves solve it.
    fn distance(&self, rank: u64) -> Option<usize>;

    /// A shortest way home, as numbers of moves: of the moves that lead nearer, each is
    /// the first. `None` if there is no way.
    fn home(&self, rank: u64) -> Option<Vec<usize>>;

    /// The positions at the largest distance, in order: of those that symmetries send
    /// to each other, perhaps only some. `None` if remainders of distances were kept.
    fn farthest(&self) -> Option<Vec<u64>>;
}
// ANCHOR_END: distances

// ANCHOR: layout
/// How a puzzle will lie in rows, before anything is made for that.
///
/// ```
/// use rows::{Keep, layout};
///
/// let choice = puzzle::catalog::find("rubik-corners")?;
/// let layout = layout(&choice, None).expect("it lies in rows");
/// let rows = layout.lay(choice.puzzle(None)?.into());
/// assert!(rows.bytes(None)? < rows.bytes(Some(Keep::Byte))?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Layout(Box<Lay>);

/// Lays a puzzle out.
type Lay = dyn FnOnce(Arc<dyn Indexed>) -> Box<dyn InRows>;

impl Layout {
    /// A layout of your own: what it makes of its puzzle, when it is asked to.
    pub fn new(
        lay: impl FnOnce(Arc<dyn Indexed>) -> Box<dyn InRows> + 'static,
    ) -> Self {
        Layout(Box::new(lay))
    }

    /// Makes what the geometry needs. This must be the puzzle that the layout is for:
    /// with another, the ways home lead elsewhere.
    pub fn lay(self, puzzle: Arc<dyn Indexed>) -> Box<dyn InRows> {
        (self.0)(puzzle)
    }
}
// ANCHOR_END: layout

// ANCHOR: in_rows
/// How a puzzle of the catalog lies in rows, with moves counted in this metric, or the
/// default. `None` if this crate does not lay it out.
pub fn layout(choice: &Choice, metric: Option<Metric>) -> Option<Layout> {
    fn by<G: Geometry + Send + 'static>(
        geometry: impl FnOnce() -> G + 'static,
    ) -> Option<Layout> {
        Some(Layout::new(move |puzzle| laid(geometry(), puzzle)))
    }
    let metric = metric.or(choice.family.metrics.first().copied());
    match (choice.family.name, &choice.sizes[..], metric) {
        ("pocket-cube", _, Some(metric)) => {
            by(move || translation::pocket_cube(metric))
        }
        ("rubik-corners", _, Some(metric)) => {
            by(move || translation::rubik_corners(metric))
        }
        ("pyraminx", _, _) => by(translation::pyraminx),
        ("skewb", _, _) => by(translation::skewb),
        ("sliding-RxC", &[rows, columns], _) => {
            by(Boards::plan(Sliding::new(rows, columns).ok()?).ok()?)
        }
        ("domino", _, _) => by(symmetric::domino),
        ("rubik-phase2", _, _) => by(symmetric::rubik_phase2),
        ("rubik-edges", _, Some(Metric::HalfTurn)) => by(symmetric::rubik_edges),
        ("rubik-edges", _, Some(Metric::QuarterTurn)) => {
            by(symmetric::rubik_edges_quarter)
        }
        _ => None,
    }
}

/// A puzzle of the catalog in rows: its [`layout`], laid out.
pub fn in_rows(choice: &Choice, metric: Option<Metric>) -> Option<Box<dyn InRows>> {
    let layout = layout(choice, metric)?;
    Some(layout.lay(choice.puzzle(metric).ok()?.into()))
}
// ANCHOR_END: in_rows
