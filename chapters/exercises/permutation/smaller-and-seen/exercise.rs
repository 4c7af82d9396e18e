//! Rank a permutation from the left, and you know at each slot which pieces stood further
//! left: you have *seen* them. All others stand further right. So the digit of a slot, the
//! number of smaller pieces to the right, can be had without looking to the right.
//!
//! Keep the seen pieces as bits of one number: bit `q` of `seen` is 1 if piece `q` stands
//! further left. Bit 0 is the lowest, so `0b101` says that the pieces 0 and 2 were seen. A
//! `u64` can tell in one step how many of its bits are 1: `seen.count_ones()`. In the order
//! 1 3 0 2, slot 1 holds piece 3, and only piece 1 was seen: `digit(3, 0b10)` is 2.
//!
//! A loop over the smaller pieces is right, too, and is taken. Can you do without?

/// How many of the pieces that are smaller than `piece` were not seen. `piece` is at most
/// 63, and was not seen itself.
pub fn digit(piece: u8, seen: u64) -> u32 {
    todo!()
}
