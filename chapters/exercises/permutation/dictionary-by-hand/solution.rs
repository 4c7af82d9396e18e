//! With paper and pencil, as in the chapter: which rank has the order 3 0 4 1 2, and
//! which order of five pieces has the rank 50? The pieces are 0 to 4 and the first rank
//! is 0. An order is given as an array: `[3, 0, 4, 1, 2]` has piece 3 in slot 0.

/// The rank of the order 3 0 4 1 2 among all orders of five pieces.
pub fn place() -> u64 {
    // <answer>
    76 // the digits are 3 0 2 0 0, and 3 · 24 + 0 · 6 + 2 · 2 = 76
    // </answer>
}

/// The order of five pieces whose rank is 50.
pub fn order() -> [u8; 5] {
    // <answer>
    [2, 0, 3, 1, 4] // 50 = 2 · 24 + 0 · 6 + 1 · 2: the digits are 2 0 1 0 0
    // </answer>
}
