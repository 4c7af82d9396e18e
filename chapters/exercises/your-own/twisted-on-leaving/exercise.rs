//! Two programs write down the same moves. Both list for each slot from which slot its
//! piece comes: slot `i` takes the piece from slot `from[i]`. And both list by how much
//! pieces are turned. But one lists that by the slot that a piece *leaves*, and the other,
//! as this book does, by the slot where it *arrives*. Translate, both ways.
//!
//! `from` holds every slot once. All slots are counted from 0. There are up to 100 slots.
//!
//! Example: three pieces go around, `from` is 2 0 1. The piece that leaves slot 0 is turned
//! by 1, and the others are not: 1 0 0, by the slots that are left. That piece arrives in
//! slot 1. So by the slots of arrival the list is 0 1 0.

/// By how much the piece is turned that arrives in each slot; `leaving[i]` belongs to the
/// piece that leaves slot `i`.
pub fn by_arrival(from: &[usize], leaving: &[u8]) -> Vec<u8> {
    todo!()
}

/// By how much the piece is turned that leaves each slot; `arriving[i]` belongs to the
/// piece that arrives in slot `i`.
pub fn by_departure(from: &[usize], arriving: &[u8]) -> Vec<u8> {
    todo!()
}
