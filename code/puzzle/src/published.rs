//! Published layer sizes and depths of puzzles.
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

/// The published layer sizes or the depth of one puzzle, with their source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Published {
    /// The name of the puzzle.
    pub puzzle: &'static str,
    /// The metric, where the puzzle has more than one.
    pub metric: Option<Metric>,
    /// The published numbers.
    pub counts: PublishedCounts<'static>,
    /// The publication.
    pub source: &'static str,
}

impl Published {
    /// The depth of a puzzle with one metric.
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

    /// All layers of a puzzle with one metric.
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

    /// The first layers of a puzzle with one metric.
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

/// Published layer sizes or a depth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
// ANCHOR: count
pub enum PublishedCounts<'a> {
    /// The number of positions at each distance from 0 to the depth.
    Layers(&'a [u64]),
    /// The number of positions at each of the first distances, from 0.
    FirstLayers(&'a [u64]),
    /// The depth: the largest distance.
    Depth(usize),
}
// ANCHOR_END: count
