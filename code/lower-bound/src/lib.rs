//! Lower bounds of the distance that need no table, or a small one.
//!
//! For sliding boards there are [`Hamming`], [`Manhattan`], [`LinearConflict`] and
//! [`WalkingDistance`]. [`MaxBound`] and [`SumBound`] join bounds, and [`examine`] checks on all
//! positions of a puzzle whether a bound is admissible and consistent, and [`check_bound`] on some.
//!
//! ```
//! use lower_bound::{LinearConflict, LowerBound, Manhattan, examine};
//! use puzzle::{Puzzle, sliding::Sliding};
//!
//! let puzzle = Sliding::new(2, 3)?;
//! let bound = LinearConflict::new(&puzzle);
//! let board = puzzle.read("2 1 3 5 4 0")?;
//! assert_eq!(Manhattan::new(&puzzle).lower_bound(&board), Some(4));
//! assert_eq!(bound.lower_bound(&board), Some(8));
//!
//! let found = examine(&puzzle, &bound)?; // all 360 boards, all moves
//! assert_eq!((found.too_large, found.falls), (None, 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In the order to be read:
//! - `plain`, `tiles`: the Hamming and Manhattan distances
//! - `linear_conflict`, `walking_distance`: two stronger bounds
//! - `sum`: bounds that may be added
//! - `examine`, `check`: the checks of a bound, with a table and without; `wrong_bounds`: three that fail
//!
//! The crate needs `std`. It is the chapter *Lower bounds* of the book *God's Algorithm*.

mod check;
mod examine;
mod linear_conflict;
mod plain;
mod sum;
mod tiles;
mod walking_distance;
mod wrong_bounds;

pub use check::check_bound;
pub use examine::{
    BoundReport, InadmissiblePosition, InconsistentMove, bounds, examine,
};
pub use linear_conflict::{LinearConflict, must_leave};
pub use plain::{hamming, manhattan};
pub use pruning::{LowerBound, MaxBound};
pub use sum::SumBound;
pub use tiles::{Hamming, Manhattan};
pub use walking_distance::{WalkingDistance, WalkingDistanceError};
pub use wrong_bounds::WrongBound;
