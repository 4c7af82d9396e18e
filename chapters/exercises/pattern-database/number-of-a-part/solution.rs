//! Three tiles lie in the cells 4, 1 and 3 of a board of 2×3 cells, numbered from 0: the first tile in cell 4, the second in cell 1, the third in cell
//! 3. Without a program: which digits has this part, and which number, among all ways to lay three tiles into six cells? And how many ways are there?

/// For each tile, how many free cells come before its own.
pub fn digits() -> [usize; 3] {
    // <answer>
    [4, 1, 2]
    // </answer>
}

/// The number of the part, counted from 0.
pub fn number() -> usize {
    // <answer>
    86
    // </answer>
}

/// How many parts there are.
pub fn parts() -> usize {
    // <answer>
    120
    // </answer>
}
