// message: `rows` has one row for each class, and not one for each order
pub fn positions(
    orders: usize,
    symmetries: usize,
    image: impl Fn(usize, usize) -> usize,
    rows: &[u32],
) -> u64 {
    let first = |order| (0..symmetries).map(|s| image(s, order)).min().unwrap();
    (0..orders).map(|order| u64::from(rows[first(order)].count_ones())).sum()
}
