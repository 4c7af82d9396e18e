//! Puzzle positions as pieces, moves as positions, and the catalog of puzzles.
//!
//! A position says which piece is in each slot and how it is turned: [`Pieces`].
//! A move is the position that it makes of the solved puzzle, so applying it is a
//! product: `a * b` is "first `a`, then `b`", written a·b in the book.
//!
//! In which order to read the modules:
//!
//! 1. `compose`, `pieces`, `piece_lists`, `piece_set`: products of positions, as plain loops, as
//!    a type, and as a type whose sizes are chosen at run time; the pieces of one kind.
//! 2. [`pocket_cube`]: the moves of the 2×2×2 cube, their notation and its facelets;
//!    `metric` says what counts as one move.
//! 3. `puzzle`, `indexed`: the trait [`Puzzle`], and the same through ranks alone; `goal`
//!    gives it another goal, `laws` checks a puzzle.
//! 4. [`catalog`], `family`, `published`: puzzles by name, with published layer sizes.
//! 5. One module for each family of puzzles: [`sliding`], [`pyraminx`], [`skewb`],
//!    [`pancake`], [`burnt_pancake`], [`hanoi`], [`topspin`], [`rubik`], [`twiddle`].
//! 6. `reading`, `board_text`, `scramble`, `named_moves`, `rotation`, `cube_moves`,
//!    `stickers`, `wording`, `byte_array`: what these share; `reply`: how an observer stops a
//!    computation.
//!
//! The crate needs `std`.
//!
//! ```
//! use puzzle::pocket_cube::{PocketCube, apply, parse};
//!
//! let position = apply(&parse("R U F2")?);
//! assert_ne!(position, PocketCube::SOLVED);
//! assert_eq!(position * position.inverse(), PocketCube::SOLVED);
//! # Ok::<(), puzzle::MoveError>(())
//! ```
//!
//! This crate belongs to the chapters *Moves* and *What a puzzle must be able to do* of the
//! book *God's Algorithm*.

// ANCHOR: map
mod board_text;
pub mod burnt_pancake;
mod byte_array;
pub mod catalog;
mod compose;
mod cube_moves;
mod family;
mod goal;
pub mod hanoi;
mod indexed;
mod laws;
mod metric;
mod named_moves;
pub mod pancake;
mod piece_lists;
mod piece_set;
mod pieces;
pub mod pocket_cube;
mod published;
mod puzzle;
pub mod pyraminx;
mod reading;
mod reply;
mod rotation;
pub mod rubik;
mod scramble;
pub mod skewb;
pub mod sliding;
mod stickers;
pub mod topspin;
pub mod twiddle;
mod wording;
// ANCHOR_END: map

// ANCHOR: names
pub use byte_array::ByteArray;
pub use compose::{compose, compose_orientations, invert};
pub use family::{Family, PuzzleConstructor, SizeError};
pub use goal::{GoalPair, Start, WithGoal};
pub use indexed::Indexed;
pub use laws::{BrokenLaw, Law, check_puzzle, sample_ranks};
pub use metric::{Metric, UnknownMetric};
pub use named_moves::{NamedMove, ScrambleError, read_moves};
pub use piece_lists::PieceLists;
pub use piece_set::PieceSet;
pub use pieces::{Pieces, PiecesError};
pub use pocket_cube::{FaceletError, MoveError};
pub use published::{Published, PublishedCounts};
pub use puzzle::{Puzzle, scramble_by_names};
pub use reading::{PositionError, check_each_once, read_entries, read_numbers};
pub use reply::Reply;
pub use scramble::{GroupError, strip_comments};
pub use stickers::SlotNames;
pub use wording::pluralize;
// ANCHOR_END: names
