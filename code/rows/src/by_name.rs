//! The geometry of each puzzle of the catalog that has one, chosen by name at run time.

mod in_cosets;
mod in_rows;
mod tables;

pub use in_rows::{Distances, InRows, Keep, RowsError};

use crate::sliding::Boards;
use crate::{Bytes, Geometry, symmetric, translation};
use in_cosets::in_cosets;
use puzzle::burnt_pancake::{BurntPancakes, Stack};
use puzzle::catalog::NamedPuzzle;
use puzzle::pancake::Pancakes;
use puzzle::sliding::Sliding;
use puzzle::topspin::TopSpin;
use puzzle::twiddle::Twiddle;
use puzzle::{ByteArray, Indexed, Metric};
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
        Self::lazy(|| Self::with_geometry(make(), 0, Some(Bytes::TO_62)))
    }

    /// A builder that calls `make` for another one.
    fn lazy(make: impl FnOnce() -> RowsBuilder + 'static) -> Self {
        RowsBuilder(Box::new(move |puzzle| make().build(puzzle)))
    }

    /// A builder with a geometry, the number of bytes that it takes itself, and the record for
    /// tables of a byte for each position, if the largest distance is known to fit.
    pub(crate) fn with_geometry<G: Geometry + 'static>(
        geometry: G,
        own_bytes: u64,
        byte_record: Option<Bytes>,
    ) -> Self {
        RowsBuilder(Box::new(move |puzzle| {
            Box::new(PuzzleRows {
                geometry: Box::new(geometry),
                puzzle,
                byte_record: byte_record.unwrap_or(Bytes::TO_126),
                own_bytes,
                is_depth_unknown: byte_record.is_none(),
            })
        }))
    }

    /// Computes the geometry. The puzzle must be the one that the builder is for: with another,
    /// solutions are wrong.
    pub fn build(self, puzzle: Arc<dyn Indexed>) -> Box<dyn InRows> {
        (self.0)(puzzle)
    }
}

/// Maximum numbers of pieces: the rows of more are larger than most memories.
const MAX_PIECES: usize = 13;
const MAX_BURNT_PANCAKES: usize = 10;

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
        ("pancake-N", &[n]) if n <= MAX_PIECES => {
            Some(in_cosets(Pancakes::new(n).ok()?, Bytes::TO_62, |pm, _| bytes(pm)))
        }
        ("burnt-pancake-N", &[n]) if n <= MAX_BURNT_PANCAKES => {
            let stack = |pm: &[u8], ori: &[u8]| Stack {
                pancakes: bytes(pm),
                burnt: bytes(ori),
            };
            Some(in_cosets(BurntPancakes::new(n).ok()?, Bytes::TO_62, stack))
        }
        ("topspin-NxK", &[n, k]) if n <= MAX_PIECES => {
            // With a turntable of two discs, twelve discs need 66 moves and thirteen 78 (OEIS
            // A186783). To turn all but two discs is the same as turning the other two, and then
            // the ring over. A turntable of three discs may need about as many.
            let record = if k < 4 || n - k < 4 { Bytes::TO_126 } else { Bytes::TO_62 };
            Some(in_cosets(TopSpin::new(n, k).ok()?, record, |pm, _| bytes(pm)))
        }
        ("twiddle", _) => Some(in_cosets(Twiddle, Bytes::TO_62, |pm, _| {
            pm.try_into().expect("nine tiles")
        })),
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

fn bytes(pieces: &[u8]) -> ByteArray {
    ByteArray::from_fn(pieces.len(), |slot| pieces[slot])
}

/// A puzzle of the catalog in rows, built with its [`builder`].
pub fn find(named: &NamedPuzzle, metric: Option<Metric>) -> Option<Box<dyn InRows>> {
    let builder = builder(named, metric)?;
    Some(builder.build(named.puzzle(metric).ok()?.into()))
}
