//! A word of 64 bits has room for three corners, which can each be turned in three ways, and
//! an edge, which can be flipped: 54 columns. Digits 0, 1 and 2 are the twists, of base 3, and
//! digit 3 is the flip, of base 2. The column is
//! $d_0 + 3 \cdot d_1 + 9 \cdot d_2 + 27 \cdot d_3$. Column 0 is the lowest bit of the word.
//!
//! Let digit $j$ of every column grow by `by[j]`. Each digit comes round by itself: a twist from
//! 2 to 0, a flip from 1 to 0, and no other digit takes notice. For example, `by` = `[2, 0, 0, 1]`
//! sends the column 1, with the digits 1 0 0 0, to the column 27, with the digits 0 0 0 1.
//!
//! The bits above the first 54 are 0, and stay 0.

/// The word after all its columns have moved. `by[0]` to `by[2]` are 0 to 2, `by[3]` is 0 or 1.
pub fn translate(word: u64, by: [u32; 4]) -> u64 {
    // <answer>
    let mut word = word;
    for (j, (modulus, weight)) in
        [(3, 1), (3, 3), (3, 9), (2, 27)].into_iter().enumerate()
    {
        let stays_below = |place: &u32| place / weight % modulus + by[j] < modulus;
        let below: u64 = (0..54).filter(stays_below).map(|place| 1 << place).sum();
        word = (word & below) << (by[j] * weight)
            | (word & !below) >> ((modulus - by[j]) * weight);
    }
    word
    // </answer>
}
