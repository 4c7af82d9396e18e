//! The arrangement of some tiles as a number with four bits for each tile, and its rank.
//!
//! The tiles 2, 0, 1 from left to right are the number 0x201: the last tile is in the lowest
//! bits.

/// The arrangement of `k` tiles after the tile at index `p` has moved to index `q`, and those
/// between have moved by one.
///
/// ```
/// // 2 0 1 3: the tile at index 0 moves to index 2.
/// assert_eq!(fifteen::move_tile(0x2013, 4, 0, 2), 0x0123);
/// ```
// ANCHOR: carried
#[inline]
pub fn move_tile(order: u32, k: u32, p: u32, q: u32) -> u32 {
    let [from, to] = [p, q].map(|place| 4 * (k - 1 - place));
    let order = u64::from(order);
    let tile = (order >> from) & 15;
    let without = ((order >> (from + 4)) << from) | (order & ((1 << from) - 1));
    (((without >> to) << (to + 4)) | (tile << to) | (without & ((1 << to) - 1))) as u32
}
// ANCHOR_END: carried

/// Tables that give the rank of an arrangement by two look-ups: one for all tiles but the last
/// four, and one for the last four tiles.
#[derive(Debug, Clone)]
pub(crate) struct ArrangementRanks {
    first: Vec<u16>,
    last: Vec<u8>,
}

/// The sum of the contributions of `places` places to the rank. The first of them is in the
/// highest four bits, and `behind` more places follow the last.
// ANCHOR: adds
fn partial_rank(order: usize, places: usize, behind: usize) -> usize {
    let tile = |i: usize| (order >> (4 * (places - 1 - i))) & 15;
    let mut sum = 0;
    for i in 0..places {
        let smaller_before = (0..i).filter(|&j| tile(j) < tile(i)).count();
        let later = places - 1 - i + behind;
        sum += tile(i).saturating_sub(smaller_before) * (1..=later).product::<usize>();
    }
    sum
}
// ANCHOR_END: adds

impl ArrangementRanks {
    /// The tables for `k` tiles, at most eight.
    pub fn new(k: usize) -> Self {
        let (places, orders) = (k.saturating_sub(4), 0..1 << 16);
        let first =
            orders.clone().map(|order| partial_rank(order, places, k - places) as u16);
        // What the last four tiles add to the rank depends only on their relative order.
        let among = |order: usize| {
            let tile = |i: usize| (order >> (4 * (3 - i))) & 15;
            let less = |i: usize| (i + 1..4).filter(|&j| tile(j) < tile(i)).count();
            (less(0) * 6 + less(1) * 2 + less(2)) as u8
        };
        ArrangementRanks { first: first.collect(), last: orders.map(among).collect() }
    }

    /// The rank of an arrangement.
    // ANCHOR: rank
    #[inline]
    pub fn rank(&self, order: u32) -> usize {
        let (first, last) = (order >> 16, order & 0xFFFF);
        usize::from(self.first[first as usize]) + usize::from(self.last[last as usize])
    }
    // ANCHOR_END: rank
}
