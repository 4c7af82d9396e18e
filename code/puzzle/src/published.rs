//! What others have counted.
//!
//! ```
//! use puzzle::{Metric, PublishedCounts, catalog};
//!
//! let cube = catalog::find("pocket-cube")?;
//! let published = cube.published(Some(Metric::HalfTurn)).expect("others have counted it");
//! let PublishedCounts::Layers(layers) = published.counts else { panic!("its layers are known") };
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
    pub counts: PublishedCounts<'static>,
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
        Published {
            puzzle,
            metric: None,
            counts: PublishedCounts::Depth(depth),
            source,
        }
    }

    /// The layers of a puzzle with but one way to count moves.
    pub const fn layers(
        puzzle: &'static str,
        layers: &'static [u64],
        source: &'static str,
    ) -> Self {
        Published {
            puzzle,
            metric: None,
            counts: PublishedCounts::Layers(layers),
            source,
        }
    }

    /// The layers of such a puzzle that come first.
    pub const fn first_layers(
        puzzle: &'static str,
        layers: &'static [u64],
        source: &'static str,
    ) -> Self {
        Published {
            puzzle,
            metric: None,
            counts: PublishedCounts::FirstLayers(layers),
            source,
        }
    }
}

/// Published numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
// ANCHOR: count
pub enum PublishedCounts<'a> {
    /// How many positions there are at each distance, from 0.
    Layers(&'a [u64]),
    /// The same, of the first distances only.
    FirstLayers(&'a [u64]),
    /// The largest distance.
    Depth(usize),
}
// ANCHOR_END: count
