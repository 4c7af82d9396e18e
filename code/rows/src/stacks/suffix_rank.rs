//! Numbers of orders in which the last place counts most.
//!
//! ```
//! use rows::Geometry;
//! use rows::stacks::BurntStacks;
//!
//! // To flip the top two changes the last digit of a row's number alone.
//! let stacks = BurntStacks::new(5).expect("rows of five");
//! assert_eq!(stacks.locate(0).row / 2, stacks.locate(24 << 5).row / 2);
//! ```

/// The number of an order. To count its digits from the last place, it is read from behind,
/// and its pieces from the last to the first, so that the order at home has number 0.
/// Whatever is done to the first `k` places changes the remainder mod `k!` alone.
///
/// # Complexity
/// O(n²) time, O(n) bytes.
// ANCHOR: number
pub(super) fn number(order: &[u8]) -> usize {
    let last = order.len() as u8 - 1;
    let behind: Vec<_> = order.iter().rev().map(|piece| last - piece).collect();
    permutation::rank(&behind) as usize
}
// ANCHOR_END: number

/// The order of `n` pieces with this number.
///
/// # Complexity
/// O(n²) time, O(n) bytes.
pub(super) fn order(number: usize, n: usize) -> Vec<u8> {
    let mut behind = vec![0; n];
    permutation::unrank(number as u64, &mut behind);
    behind.iter().rev().map(|piece| n as u8 - 1 - piece).collect()
}

/// How many orders `n` pieces have.
pub(super) fn orders(n: usize) -> usize {
    (1..=n).product()
}

/// Where each order goes when its places are rearranged: place `i` gets what was in place
/// `from[i]`.
pub(super) fn rearranged(from: &[usize]) -> Vec<u32> {
    let n = from.len();
    if n == 0 {
        return vec![0]; // one order of nothing
    }
    // As numbers read orders: from behind, and so are the places.
    let (mut behind, mut moved) = (vec![0; n], vec![0; n]);
    let to = |k: usize| {
        permutation::unrank(k as u64, &mut behind);
        for i in 0..n {
            moved[i] = behind[n - 1 - from[n - 1 - i]];
        }
        permutation::rank(&moved) as u32
    };
    (0..orders(n)).map(to).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_has_its_number_and_the_last_place_counts_most() {
        for n in 1..7 {
            for k in 0..orders(n) {
                assert_eq!(number(&order(k, n)), k);
                for first in 1..n {
                    let mut turned = order(k, n);
                    turned[..first].reverse();
                    assert_eq!(number(&turned) / orders(first), k / orders(first));
                }
            }
        }
        assert_eq!(number(&[0, 1, 2, 3]), 0);
        assert_eq!((rearranged(&[1, 0]), rearranged(&[])), (vec![1, 0], vec![0]));
        for k in 0..orders(5) {
            let from = [2, 0, 4, 3, 1];
            let moved = from.map(|from| order(k, 5)[from]);
            assert_eq!(rearranged(&from)[k] as usize, number(&moved));
        }
    }
}
