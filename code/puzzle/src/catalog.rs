//! The puzzles of this book, with what others have counted.

// ANCHOR: catalog
use crate::Metric;

/// A puzzle: its name, its size, and its published layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its name in commands and output.
    pub name: &'static str,
    /// What it is, in a few words.
    pub about: &'static str,
    /// How many positions it has.
    pub positions: u64,
    /// What counts as one move, the first being the default.
    pub metrics: &'static [Metric],
    /// The layer sizes that others have published.
    pub published: &'static [Published],
}

/// Published layer sizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Published {
    /// What counts as one move.
    pub metric: Metric,
    /// How many positions there are at each distance, from 0.
    pub layers: &'static [u64],
    /// Where they were published.
    pub source: &'static str,
}
// ANCHOR_END: catalog

// ANCHOR: puzzles
/// All puzzles.
pub const CATALOG: &[Entry] = &[Entry {
    name: "pocket-cube",
    about: "2×2×2 cube, one corner held still",
    positions: 3_674_160,
    metrics: &Metric::ALL,
    published: &[
        Published {
            metric: Metric::HalfTurn,
            layers: &[
                1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644,
            ],
            source: "OEIS A079761",
        },
        Published {
            metric: Metric::QuarterTurn,
            layers: &[
                1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852,
                782536, 90280, 276,
            ],
            source: "OEIS A079762",
        },
    ],
}];
// ANCHOR_END: puzzles

// ANCHOR: find
/// A name that no puzzle has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown puzzle '{name}'; there are: {known}")]
pub struct UnknownPuzzle {
    /// The name.
    pub name: String,
    /// The names there are, separated by commas.
    pub known: String,
}

/// The puzzle with this name.
///
/// # Errors
/// [`UnknownPuzzle`] names the puzzles there are.
///
/// # Examples
/// ```
/// let cube = puzzle::catalog::find("pocket-cube")?;
/// assert_eq!(cube.positions, 3_674_160);
/// # Ok::<(), puzzle::catalog::UnknownPuzzle>(())
/// ```
pub fn find(name: &str) -> Result<&'static Entry, UnknownPuzzle> {
    CATALOG.iter().find(|entry| entry.name == name).ok_or_else(|| UnknownPuzzle {
        name: name.to_string(),
        known: CATALOG.iter().map(|entry| entry.name).collect::<Vec<_>>().join(", "),
    })
}
// ANCHOR_END: find
