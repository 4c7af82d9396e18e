//! *Seven* cards lie in a row, and a move exchanges two neighbors. Take the distances
//! of all $7!$ orders from the sorted one, add them up and divide by their number: that
//! is the mean distance. How large is *twice* the mean? Find it without a computer.
//!
//! For three cards the distances are 0, 1, 1, 2, 2, 3. Their mean is 9 / 6, and twice
//! that is 3.

/// Twice the mean distance of seven cards.
pub fn twice_the_mean() -> u64 {
    todo!()
}
