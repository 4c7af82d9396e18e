//! Coordinates of a puzzle position, and the transition tables between them.
//!
//! A [`Coordinate`] ranks positions, or some property of positions. Where the rank after a
//! move depends only on the rank before it, a move is one look-up in a
//! [`TransitionTable`].
//!
//! In which order to read the modules:
//!
//! 1. `plain`: one transition table as a plain loop.
//! 2. `coordinate`: the trait [`Coordinate`] and its first law.
//! 3. `corners`: the coordinates of the pocket cube.
//! 4. `table`: [`TransitionTable`].
//! 5. `laws`: [`check_coordinate`], which checks both laws on samples.
//!
//! The crate needs `std`.
//!
//! ```
//! use puzzle::pocket_cube;
//! use transition::{CornerPermutation, TransitionTable};
//!
//! let turns = pocket_cube::Face::ALL.map(|face| face.turn());
//! let table = TransitionTable::new(&CornerPermutation, &turns)?;
//! assert_eq!(table.count(), 5040);
//! assert_eq!(table.bytes(), 5040 * 3 * 4);
//!
//! // Four times U: back at the start.
//! let back = (0..4).fold(0, |index, _| table.next(index, 0));
//! assert_eq!(back, 0);
//! # Ok::<(), transition::CoordinateError>(())
//! ```
//!
//! This crate is the chapter *Transition tables* of the book *God's Algorithm*.

mod coordinate;
mod corners;
mod laws;
mod plain;
mod table;

pub use coordinate::{Coordinate, CoordinateError, check_round_trip};
pub use corners::{CornerOrientation, CornerPermutation, CornerPosition};
pub use laws::check_coordinate;
pub use plain::corner_permutation_table;
pub use table::TransitionTable;
