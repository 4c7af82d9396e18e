//! The interactive figures of the book's pages: its crates, compiled to WebAssembly.
//!
//! Each module serves one figure. The crates of the chapters compute ranks, moves, tables and
//! bounds; a module only makes the steps of a search available one by one. Numbers are `f64`, as
//! in JavaScript; all ranks here are below 2⁵³, so that none is rounded.
//!
//! Without a browser these are plain functions, and are tested as such. The crate needs `std`.
//!
//! ```
//! let mut cube = widgets::Play::new("pocket-cube", "half-turn")?;
//! cube.search()?;
//! let rank = cube.scramble("R U2 F'")?;
//! assert_eq!(cube.distance(rank), Some(3));
//! # Ok::<(), String>(())
//! ```

mod beads;
mod colorings;
mod dials;
mod order;
mod play;
mod queue;
mod ring;
mod scan;
mod square;
mod tree;
mod twins;

pub use beads::{Beads, binomial};
pub use colorings::{square_burnside, square_classes, square_images};
pub use dials::Dials;
pub use order::{order_at, order_digits, order_is_even, order_rank};
pub use play::Play;
pub use queue::{Queue, board_can_be_solved, board_inversions};
pub use ring::{Ring, turn_digit};
pub use scan::Scan;
pub use square::{CommutingSquare, corners};
pub use tree::{bound_against_distance, next_limit, tree};
pub use twins::PocketCubeSymmetries;

/// The message of an error, as a page shows it.
fn error_text(error: impl std::fmt::Display) -> String {
    error.to_string()
}
