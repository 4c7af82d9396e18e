//! Four cards lie in a ring, in the order 3 1 0 2: card 3 in slot 0, and so on. You are the row of this order, and read the
//! words of two neighbors.
//!
//! - The exchange leads to the first. It lets the cards in slots 0 and 1 change places. The card that comes to slot 0 is
//!   turned by 1, the one that comes to slot 1 by 2.
//! - T leads to the second. It sends all cards one slot down, from 3 to 2, 2 to 1, 1 to 0, and from 0 to 3. Cards
//!   that come to slots 0 and 2 are turned by 1, those that come to slots 1 and 3 by 2.
//!
//! By what vector must you translate each word? Give three digits, those of cards 0, 1 and 2.

/// The vector for the word of the row to which the exchange leads.
pub fn after_exchange() -> [u8; 3] {
    // <answer>
    [0, 2, 0]
    // </answer>
}

/// The vector for the word of the row to which T leads.
pub fn after_t() -> [u8; 3] {
    // <answer>
    [1, 2, 2]
    // </answer>
}
