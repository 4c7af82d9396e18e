//! Stages between the source documents' scan and rows, for the pocket cube. All count the same
//! layers.

mod by_slot;
mod frontier;

pub use by_slot::SlotRows;
pub use frontier::frontier;
