//! Now the beads have colors, 0, 1, 2 or 3, and there is one in every slot: `row[i]` is
//! the color of the bead in slot `i`. Number all rows that have the same beads. Two
//! beads of color 0, one of color 1 and one of color 2, for instance, can be put in
//! four slots in 12 ways, so their ranks are to be 0 to 11.
//!
//! You choose the order. What counts is that no two rows with the same beads get the
//! same number, and that the numbers have no gaps: each is below the number of these
//! rows. There may be 24 beads; going through all rows is no way then.
//!
//! `combination::rank(&cm, p)` gives the rank of the slots that hold `p`, and
//! `combination::comb(n, m)` says how many ways there are.

/// The rank of the row among all rows with the same beads. Colors are 0 to 3.
pub fn rank(row: &[u8]) -> u64 {
    // <answer>
    let (mut digits, mut bases) = (Vec::new(), Vec::new());
    let mut left = row.to_vec();
    for color in 0..4 {
        let beads = left.iter().filter(|&&c| c == color).count();
        digits.push(combination::rank(&left, color));
        bases.push(combination::comb(left.len(), beads));
        left.retain(|&c| c != color);
    }
    orientation::rank_mixed(&digits, &bases)
    // </answer>
}
