//! Four cards lie in a ring, and `order[i]` is the card in slot `i`. An exchange lets the cards in slots 0 and 1
//! change places. The card that comes to slot 0 is turned by 1, and the one that comes to slot 1 by 2.
//!
//! By what vector does the exchange translate the columns of this row? Entry $j$ of the vector says how much is added to
//! digit $j$, the turn of card $j$. Card 3 has no digit.
//!
//! For example, from the order 0 1 2 3 it is 2 1 0, and from 1 2 3 0 it is 0 2 1.

/// What the exchange adds to the digits of cards 0, 1 and 2.
pub fn vector(order: [u8; 4]) -> [u8; 3] {
    todo!()
}
