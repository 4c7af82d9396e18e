//! The puzzles of the catalog that lie in rows, to be chosen by name as a program runs.

mod exact;
mod in_rows;
mod puzzle_rows;
mod remainder;

pub use in_rows::{Distances, InRows, Keep, RowsError};

use crate::sliding::Boards;
use crate::stacks::{Burnt, Jokers, MOST_BURNT, MOST_PIECES};
use crate::{Geometry, LayerLoop, symmetric, translation};
use puzzle::catalog::NamedPuzzle;
use puzzle::sliding::{self, Sliding};
use puzzle::{
    Indexed, Metric, burnt_pancake, pancake, pocket_cube, pyraminx, rubik, skewb,
    topspin, twiddle,
};
use puzzle_rows::PuzzleRows;
use std::sync::Arc;

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

/// How a puzzle of these sizes lies in rows, with moves counted in this metric.
type Lies = fn(&[usize], Option<Metric>) -> Option<Layout>;

// ANCHOR: families
/// The families whose puzzles lie in rows.
const FAMILIES: [(&str, Lies); 12] = [
    (pocket_cube::FAMILY.name, |_, m| counted(m, translation::mirrored_pocket_cube)),
    (rubik::corners::FAMILY.name, |_, m| counted(m, translation::mirrored_corners)),
    (pyraminx::FAMILY.name, |_, _| one(translation::pyraminx)),
    (skewb::FAMILY.name, |_, _| one(translation::skewb)),
    (sliding::FAMILY.name, |sizes, _| one(boards(sizes)?)),
    (pancake::FAMILY.name, |sizes, _| one(pancakes(sizes)?)),
    (burnt_pancake::FAMILY.name, |sizes, _| one(burnt(sizes)?)),
    (topspin::FAMILY.name, |sizes, _| one(discs(sizes)?)),
    (twiddle::FAMILY.name, |_, _| one(Jokers::twiddle)),
    (rubik::domino::FAMILY.name, |_, _| boxed(symmetric::domino)),
    (rubik::phase2::FAMILY.name, |_, _| boxed(symmetric::rubik_phase2)),
    (rubik::edges::FAMILY.name, |_, m| edges(m?)),
];
// ANCHOR_END: families

/// How a puzzle of the catalog lies in rows, with moves counted in this metric, or the
/// default. `None` if this crate does not lay it out.
pub fn layout(choice: &NamedPuzzle, metric: Option<Metric>) -> Option<Layout> {
    let metric = metric.or(choice.family.metrics.first().copied());
    let mut families = FAMILIES.iter();
    let (_, lies) = families.find(|(name, _)| *name == choice.family.name)?;
    lies(&choice.sizes, metric)
}

/// A puzzle of the catalog in rows: its [`layout`], laid out.
pub fn find(choice: &NamedPuzzle, metric: Option<Metric>) -> Option<Box<dyn InRows>> {
    let layout = layout(choice, metric)?;
    Some(layout.lay(choice.puzzle(metric).ok()?.into()))
}

/// By a geometry that is made when it is asked for.
fn boxed<W: LayerLoop>(
    make: impl FnOnce() -> Box<dyn Geometry<Word = W>> + 'static,
) -> Option<Layout> {
    Some(Layout::new(move |puzzle| Box::new(PuzzleRows { geometry: make(), puzzle })))
}

/// By the one geometry that a puzzle has.
fn one<G: Geometry<Word: LayerLoop> + 'static>(
    make: impl FnOnce() -> G + 'static,
) -> Option<Layout> {
    boxed::<G::Word>(move || Box::new(make()))
}

/// By the geometry that a puzzle has in a metric.
fn counted<G: Geometry<Word: LayerLoop> + 'static>(
    metric: Option<Metric>,
    make: fn(Metric) -> G,
) -> Option<Layout> {
    let metric = metric?;
    one(move || make(metric))
}

fn boards(sizes: &[usize]) -> Option<impl FnOnce() -> Boards + use<>> {
    Boards::plan(Sliding::new(*sizes.first()?, *sizes.get(1)?).ok()?).ok()
}

fn pancakes(sizes: &[usize]) -> Option<impl FnOnce() -> Jokers + use<>> {
    let &n = sizes.first().filter(|&&n| n <= MOST_PIECES)?;
    Some(move || Jokers::pancakes(n).expect("few pancakes"))
}

fn burnt(sizes: &[usize]) -> Option<impl FnOnce() -> Burnt + use<>> {
    let &n = sizes.first().filter(|&&n| n <= MOST_BURNT)?;
    Some(move || Burnt::new(n).expect("few pancakes"))
}

fn discs(sizes: &[usize]) -> Option<impl FnOnce() -> Jokers + use<>> {
    let &[n, k] = sizes else { return None };
    (n <= MOST_PIECES).then_some(move || Jokers::topspin(n, k).expect("few discs"))
}

fn edges(metric: Metric) -> Option<Layout> {
    match metric {
        Metric::HalfTurn => boxed(symmetric::rubik_edges),
        Metric::QuarterTurn => boxed(symmetric::rubik_edges_quarter),
        Metric::Clockwise => None,
    }
}
