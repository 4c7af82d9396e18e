// message: It looks as if each column counts for one position.
pub fn positions(
    orders: usize,
    symmetries: usize,
    image: impl Fn(usize, usize) -> usize,
    rows: &[u32],
) -> u64 {
    rows.iter().map(|row| u64::from(row.count_ones())).sum()
}
