//! A number has sixteen nibbles, and nibble 0 is the lowest. Unranking takes one out of the number
//! and closes the gap. Do the opposite: put `piece` in, so that it becomes nibble `place`.
//! The nibbles below `place` stay where they are. Those from `place` on move up by one, and the
//! highest of the sixteen falls out. It can be done without a loop; the check cannot see that.
//!
//! For example, `put(0x3210, 1, 0xA)` is `0x321A0`. `place` is 0 to 15, and so is `piece`.

/// The number with `piece` put in at `place`.
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    todo!()
}
