//! The puzzles of the catalog that lie in rows, to be chosen by name as a program runs.

// ANCHOR: keep
mod exact;
mod puzzle_rows;
mod remainder;

use crate::sliding::Boards;
use crate::{
    Directed, Geometry, Observer, OneColor, SearchError, SearchOptions, Word,
    symmetric, translation,
};
use puzzle::catalog::Choice;
use puzzle::sliding::{self, Sliding};
use puzzle::{Indexed, Metric, pocket_cube, pyraminx, rubik, skewb};
use puzzle_rows::PuzzleRows;
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
pub enum RowsError {
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

// ANCHOR: distances
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
    /// with another, the solutions lead elsewhere.
    pub fn lay(self, puzzle: Arc<dyn Indexed>) -> Box<dyn InRows> {
        (self.0)(puzzle)
    }
}
// ANCHOR_END: layout

// ANCHOR: families
/// How a puzzle of these sizes lies in rows, with moves counted in this metric.
type Lies = fn(&[usize], Option<Metric>) -> Option<Layout>;

/// The families whose puzzles lie in rows.
const FAMILIES: [(&str, Lies); 8] = [
    (pocket_cube::FAMILY.name, |_, m| counted(m, translation::pocket_cube)),
    (rubik::corners::FAMILY.name, |_, m| counted(m, translation::rubik_corners)),
    (pyraminx::FAMILY.name, |_, _| one(translation::pyraminx)),
    (skewb::FAMILY.name, |_, _| one(translation::skewb)),
    (sliding::FAMILY.name, |sizes, _| one(boards(sizes)?)),
    (rubik::domino::FAMILY.name, |_, _| boxed(symmetric::domino)),
    (rubik::phase2::FAMILY.name, |_, _| boxed(symmetric::rubik_phase2)),
    (rubik::edges::FAMILY.name, |_, m| edges(m?)),
];

/// How a puzzle of the catalog lies in rows, with moves counted in this metric, or the
/// default. `None` if this crate does not lay it out.
pub fn layout(choice: &Choice, metric: Option<Metric>) -> Option<Layout> {
    let metric = metric.or(choice.family.metrics.first().copied());
    let mut families = FAMILIES.iter();
    let (_, lies) = families.find(|(name, _)| *name == choice.family.name)?;
    lies(&choice.sizes, metric)
}

/// A puzzle of the catalog in rows: its [`layout`], laid out.
pub fn find(choice: &Choice, metric: Option<Metric>) -> Option<Box<dyn InRows>> {
    let layout = layout(choice, metric)?;
    Some(layout.lay(choice.puzzle(metric).ok()?.into()))
}
// ANCHOR_END: families

// ANCHOR: layouts
/// By a geometry that is made when it is asked for.
fn boxed<W: Word>(
    make: impl FnOnce() -> Box<dyn Geometry<Word = W>> + 'static,
) -> Option<Layout> {
    Some(Layout::new(move |puzzle| Box::new(PuzzleRows { geometry: make(), puzzle })))
}

/// By the one geometry that a puzzle has.
fn one<G: Geometry + 'static>(make: impl FnOnce() -> G + 'static) -> Option<Layout> {
    boxed::<G::Word>(move || Box::new(make()))
}

/// By the geometry that a puzzle has in a metric.
fn counted<G: Geometry + 'static>(
    metric: Option<Metric>,
    make: fn(Metric) -> G,
) -> Option<Layout> {
    let metric = metric?;
    one(move || make(metric))
}

fn boards(sizes: &[usize]) -> Option<impl FnOnce() -> Boards + use<>> {
    Boards::plan(Sliding::new(*sizes.first()?, *sizes.get(1)?).ok()?).ok()
}

fn edges(metric: Metric) -> Option<Layout> {
    match metric {
        Metric::HalfTurn => boxed(symmetric::rubik_edges),
        Metric::QuarterTurn => boxed(symmetric::rubik_edges_quarter),
        Metric::Clockwise => None,
    }
}
// ANCHOR_END: layouts
