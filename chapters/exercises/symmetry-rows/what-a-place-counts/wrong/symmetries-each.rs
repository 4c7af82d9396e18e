// message: as if every class had as many members as there are symmetries
pub fn positions(
    orders: usize,
    symmetries: usize,
    image: impl Fn(usize, usize) -> usize,
    rows: &[u32],
) -> u64 {
    rows.iter().map(|row| u64::from(row.count_ones()) * symmetries as u64).sum()
}
