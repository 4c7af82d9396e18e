//! A table is reduced in its high digit: `distances[class * low + digit]` is the distance of
//! the positions whose high digit belongs to `class`. `sizes[class]` is how many numbers that
//! class has. Count the *positions* at each distance, from 0 up to the largest.
//!
//! The classes of a digit may have different sizes. A distance of 255 means that no moves
//! lead there: such entries are not counted. There may be up to a million entries.
//!
//! Example: two classes of the sizes 1 and 3 and `low` = 2, with the distances 0, 1, 1, 2. That
//! makes one position at distance 0, 1 + 3 at distance 1, and 3 at distance 2: `[1, 4, 3]`.

/// How many positions have each distance.
pub fn layers(distances: &[u8], low: usize, sizes: &[u64]) -> Vec<u64> {
    todo!()
}
