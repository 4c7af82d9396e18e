//! The steps on the way from the documents' scan to rows, for the pocket cube.
//!
//! Each counts the layers, and all agree.

mod by_slot;
mod frontier;

pub use by_slot::SlotRows;
pub use frontier::frontier;
