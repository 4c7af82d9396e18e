// message: as if a column were counted once for each symmetry that leaves its order as it is
pub fn positions(
    orders: usize,
    symmetries: usize,
    image: impl Fn(usize, usize) -> usize,
    rows: &[u32],
) -> u64 {
    let is_first = |&order: &usize| (0..symmetries).all(|s| image(s, order) >= order);
    let firsts = (0..orders).filter(is_first);
    firsts
        .zip(rows)
        .map(|(first, row)| {
            let twins = (0..symmetries).filter(|&s| image(s, first) == first).count();
            u64::from(row.count_ones()) * twins as u64
        })
        .sum()
}
