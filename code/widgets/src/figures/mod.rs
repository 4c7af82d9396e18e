//! The figures of all pages but one. Each module serves one figure.

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
