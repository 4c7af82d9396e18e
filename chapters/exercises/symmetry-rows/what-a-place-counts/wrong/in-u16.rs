// message: Do you count the positions in a type that is too small?
pub fn positions(
    orders: usize,
    symmetries: usize,
    image: impl Fn(usize, usize) -> usize,
    rows: &[u32],
) -> u64 {
    let mut has_class = vec![false; orders];
    let (mut class, mut positions) = (0, 0_u16);
    for first in 0..orders {
        if has_class[first] {
            continue;
        }
        for s in 0..symmetries {
            let order = image(s, first);
            if !has_class[order] {
                has_class[order] = true;
                positions += rows[class].count_ones() as u16;
            }
        }
        class += 1;
    }
    positions.into()
}
