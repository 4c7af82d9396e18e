//! What can be touched in the pages of the book: its crates, compiled to WebAssembly.
//!
//! Each module is what one picture asks. What is to be known of a puzzle, its ranks, moves,
//! tables and bounds, the crates of the chapters compute; a module only takes the steps of
//! a search one by one, where a crate takes all of them. Numbers are `f64`, as they are
//! in a page; a rank of this crate is below 2⁵³, so none is rounded.
//!
//! Without a browser these are plain functions, and are tested as such.
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

pub use beads::{Beads, ways};
pub use colorings::{square_burnside, square_classes, square_images};
pub use dials::Dials;
pub use order::{order_at, order_digits, order_is_even, order_rank};
pub use play::Play;
pub use queue::{Queue, board_can_be_solved, board_inversions};
pub use ring::{Ring, turn_digit};
pub use scan::Scan;
pub use square::{Square, corners};
pub use tree::{bound_against_distance, next_limit, tree};
pub use twins::Twins;

/// The message of an error, as a page shows it.
fn error_text(error: impl std::fmt::Display) -> String {
    error.to_string()
}
