//! A search has its positions in rows, as in the chapter. There are `orders` orders of
//! the corners, numbered from 0, and `symmetries` symmetries, which are a group. The first
//! of them, 0, does nothing; `image(s, order)` is the order that symmetry `s` makes of an
//! order. Orders that are images of each other are a class, and each class has one
//! row. `rows` holds the rows, a bit for each column that was visited, in the order of the
//! classes' first members. There are 1 to $2^{12}$ orders, and all 32 bits of a row may be set.
//!
//! How many *positions* were visited?
//!
//! For example, take three orders and two symmetries, of which the second exchanges orders 0
//! and 2, and leaves 1 where it is. Then the classes are 0 and 2, and 1 alone. If `rows` is
//! `[0b001, 0b111]`, one column counts for two positions, and three columns count
//! for one each: five positions.

/// How many positions were visited.
pub fn positions(
    orders: usize,
    symmetries: usize,
    image: impl Fn(usize, usize) -> usize,
    rows: &[u32],
) -> u64 {
    // <answer>
    let mut has_class = vec![false; orders];
    let mut rows = rows.iter();
    let mut positions = 0;
    for first in 0..orders {
        if has_class[first] {
            continue;
        }
        let mut size = 0;
        for s in 0..symmetries {
            let order = image(s, first);
            if !has_class[order] {
                has_class[order] = true;
                size += 1;
            }
        }
        let row = rows.next().expect("a row for each class");
        positions += size * u64::from(row.count_ones());
    }
    positions
    // </answer>
}
