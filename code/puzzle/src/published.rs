//! What others have counted.
//!
//! ```
//! use puzzle::{Count, Metric, catalog};
//!
//! let cube = catalog::find("pocket-cube")?;
//! let published = cube.published(Some(Metric::HalfTurn)).expect("others have counted it");
//! let Count::Layers(layers) = published.count else { panic!("its layers are known") };
//! assert_eq!(layers[..4], [1, 9, 54, 321]);
//! # Ok::<(), catalog::UnknownPuzzle>(())
//! ```

use crate::Metric;

/// What others have counted of one puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Published {
    /// The name of the puzzle.
    pub puzzle: &'static str,
    /// What counts as one move, where that makes a difference.
    pub metric: Option<Metric>,
    /// How many positions there are at each distance, or the largest distance.
    pub count: Count<'static>,
    /// Where it was published.
    pub source: &'static str,
}

impl Published {
    /// A largest distance, of a puzzle with but one way to count moves.
    pub const fn depth(
        puzzle: &'static str,
        depth: usize,
        source: &'static str,
    ) -> Self {
        Published { puzzle, metric: None, count: Count::Depth(depth), source }
    }

    /// The layers of a puzzle with but one way to count moves.
    pub const fn layers(
        puzzle: &'static str,
        layers: &'static [u64],
        source: &'static str,
    ) -> Self {
        Published { puzzle, metric: None, count: Count::Layers(layers), source }
    }

    /// The layers of such a puzzle that come first.
    pub const fn first(
        puzzle: &'static str,
        layers: &'static [u64],
        source: &'static str,
    ) -> Self {
        Published { puzzle, metric: None, count: Count::First(layers), source }
    }
}

/// Published numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
// ANCHOR: count
pub enum Count<'a> {
    /// How many positions there are at each distance, from 0.
    Layers(&'a [u64]),
    /// The same, of the first distances only.
    First(&'a [u64]),
    /// The largest distance.
    Depth(usize),
}
// ANCHOR_END: count
