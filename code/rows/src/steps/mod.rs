//! Two stages on the way from a scan over a byte for each position to rows of bits, for the pocket
//! cube. Both count the same layers.

mod by_slot;
mod frontier;

pub use by_slot::SlotRows;
pub use frontier::frontier;
