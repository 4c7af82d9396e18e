//! The geometry of each puzzle of the catalog that has one, chosen by name at run time.

mod in_rows;
mod tables;

pub use in_rows::{Distances, InRows, Keep, RowsError};

use crate::sliding::Boards;
use crate::stacks::{BurntStacks, MAX_BURNT_PANCAKES, MAX_PIECES, Wildcards};
use crate::{Bytes, Geometry, symmetric, translation};
use puzzle::catalog::NamedPuzzle;
use puzzle::sliding::Sliding;
use puzzle::{Indexed, Metric};
use std::sync::Arc;
use tables::PuzzleRows;

/// Constructs the rows of a puzzle. Nothing is computed before [`build`](Self::build).
///
/// ```
/// use rows::{Keep, builder};
///
/// let choice = puzzle::catalog::find("rubik-corners")?;
/// let builder = builder(&choice, None).expect("it lies in rows");
/// let rows = builder.build(choice.puzzle(None)?.into());
/// assert!(rows.bytes(None)? < rows.bytes(Some(Keep::Byte))?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct RowsBuilder(Box<Build>);

type Build = dyn FnOnce(Arc<dyn Indexed>) -> Box<dyn InRows>;

impl RowsBuilder {
    /// A builder that calls `make` for the geometry. Distances are at most 62.
    pub fn new<G: Geometry + 'static>(make: impl FnOnce() -> G + 'static) -> Self {
        Self::with_bytes(Bytes::TO_62, make)
    }

    /// As [`new`](Self::new), with this record for tables of a byte for each position.
    fn with_bytes<G: Geometry + 'static>(
        byte_record: Bytes,
        make: impl FnOnce() -> G + 'static,
    ) -> Self {
        RowsBuilder(Box::new(move |puzzle| {
            Box::new(PuzzleRows {
                geometry: Box::new(make()),
                puzzle,
                byte_record,
                own_bytes: 0,
                is_depth_unknown: false,
            })
        }))
    }

    /// A builder for a puzzle of which nothing is known, with the number of bytes that the
    /// geometry itself takes.
    pub(crate) fn unknown<G: Geometry + 'static>(geometry: G, own_bytes: u64) -> Self {
        RowsBuilder(Box::new(move |puzzle| {
            Box::new(PuzzleRows {
                geometry: Box::new(geometry),
                puzzle,
                byte_record: Bytes::TO_126,
                own_bytes,
                is_depth_unknown: true,
            })
        }))
    }

    /// Computes the geometry. The puzzle must be the one that the builder is for: with another,
    /// solutions are wrong.
    pub fn build(self, puzzle: Arc<dyn Indexed>) -> Box<dyn InRows> {
        (self.0)(puzzle)
    }
}

/// The builder of a puzzle of the catalog, in this metric or else in the puzzle's first one.
/// `None` if there is no geometry for the puzzle.
pub fn builder(named: &NamedPuzzle, metric: Option<Metric>) -> Option<RowsBuilder> {
    let metric = metric.or(named.family.metrics.first().copied());
    match (named.family.name, &named.sizes[..]) {
        ("pocket-cube", _) => {
            let metric = metric?;
            Some(RowsBuilder::new(move || translation::mirrored_pocket_cube(metric)))
        }
        ("rubik-corners", _) => {
            let metric = metric?;
            Some(RowsBuilder::new(move || translation::mirrored_corners(metric)))
        }
        ("pyraminx", _) => Some(RowsBuilder::new(translation::pyraminx)),
        ("skewb", _) => Some(RowsBuilder::new(translation::skewb)),
        ("sliding-RxC", &[rows, columns]) => {
            let puzzle = Sliding::new(rows, columns).ok()?;
            Some(RowsBuilder::new(Boards::lazy(puzzle).ok()?))
        }
        ("pancake-N", &[n]) if n <= MAX_PIECES => Some(RowsBuilder::new(move || {
            Wildcards::pancakes(n).expect("few pancakes")
        })),
        ("burnt-pancake-N", &[n]) if n <= MAX_BURNT_PANCAKES => {
            Some(RowsBuilder::new(move || BurntStacks::new(n).expect("few pancakes")))
        }
        ("topspin-NxK", &[n, k]) if n <= MAX_PIECES => Some(topspin(n, k)),
        ("twiddle", _) => Some(RowsBuilder::new(Wildcards::twiddle)),
        ("domino", _) => Some(RowsBuilder::new(symmetric::domino)),
        ("rubik-phase2", _) => Some(RowsBuilder::new(symmetric::rubik_phase2)),
        ("rubik-edges", _) => match metric? {
            Metric::HalfTurn => Some(RowsBuilder::new(symmetric::rubik_edges)),
            Metric::QuarterTurn => {
                Some(RowsBuilder::new(symmetric::rubik_edges_quarter))
            }
            Metric::Clockwise => None,
        },
        _ => None,
    }
}

fn topspin(n: usize, k: usize) -> RowsBuilder {
    // With a turntable of two discs, twelve discs need 66 moves and thirteen 78 (OEIS A186783).
    // To turn all but two discs is the same as turning the other two, and then the ring over. A
    // turntable of three discs may need about as many.
    let bytes = if k < 4 || n - k < 4 { Bytes::TO_126 } else { Bytes::TO_62 };
    RowsBuilder::with_bytes(bytes, move || Wildcards::topspin(n, k).expect("few discs"))
}

/// A puzzle of the catalog in rows, built with its [`builder`].
pub fn find(named: &NamedPuzzle, metric: Option<Metric>) -> Option<Box<dyn InRows>> {
    let builder = builder(named, metric)?;
    Some(builder.build(named.puzzle(metric).ok()?.into()))
}
