/// How many ways there are to choose `r` of `i` slots.
pub fn comb(i: usize, r: usize) -> u64 {
    // Each row of the triangle begins and ends with 1.
    let mut row = vec![1_u64; r + 1];
    for length in 1..=i {
        // From right to left, so that row[k - 1] is still the entry of the row before.
        for k in (1..length.min(r + 1)).rev() {
            row[k] += row[k - 1];
        }
    }
    row[r]
}
