//! Ranks of permutations in which the last slot is the most significant: a flip of the first `k`
//! slots changes only the rank modulo `k!`, so the rows that a step reads are near each other.

/// Returns the rank of a permutation, from 0 for the identity: the lexicographic one, with slots
/// and pieces counted from the last to the first.
///
/// # Complexity
/// O(n²) time, O(n) bytes.
// ANCHOR: number
pub(super) fn suffix_rank(permutation: &[u8]) -> usize {
    let last = permutation.len() as u8 - 1;
    let reversed: Vec<_> = permutation.iter().rev().map(|piece| last - piece).collect();
    permutation::rank(&reversed) as usize
}
// ANCHOR_END: number

/// Returns the permutation of `n` pieces with this rank.
///
/// # Complexity
/// O(n²) time, O(n) bytes.
pub(super) fn suffix_unrank(number: usize, n: usize) -> Vec<u8> {
    let mut reversed = vec![0; n];
    permutation::unrank(number as u64, &mut reversed);
    reversed.iter().rev().map(|piece| n as u8 - 1 - piece).collect()
}

/// The number of permutations of `n` pieces: `n!`.
pub(super) fn factorial(n: usize) -> usize {
    (1..=n).product()
}

/// Maps each permutation, by rank, to the one in which slot `i` has the piece of slot `sources[i]`.
pub(super) fn rearrangement(sources: &[usize]) -> Vec<u32> {
    let n = sources.len();
    if n == 0 {
        return vec![0]; // the one permutation of nothing
    }
    // Slots and pieces counted from the last, as `suffix_rank` does.
    let (mut reversed, mut moved) = (vec![0; n], vec![0; n]);
    let moved_rank = |k: usize| {
        permutation::unrank(k as u64, &mut reversed);
        for i in 0..n {
            moved[i] = reversed[n - 1 - sources[n - 1 - i]];
        }
        permutation::rank(&moved) as u32
    };
    (0..factorial(n)).map(moved_rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_slot_is_most_significant_digit() {
        for n in 1..7 {
            for k in 0..factorial(n) {
                assert_eq!(suffix_rank(&suffix_unrank(k, n)), k);
                for first in 1..n {
                    let mut turned = suffix_unrank(k, n);
                    turned[..first].reverse();
                    assert_eq!(
                        suffix_rank(&turned) / factorial(first),
                        k / factorial(first)
                    );
                }
            }
        }
        assert_eq!(suffix_rank(&[0, 1, 2, 3]), 0);
        assert_eq!((rearrangement(&[1, 0]), rearrangement(&[])), (vec![1, 0], vec![0]));
        for k in 0..factorial(5) {
            let sources = [2, 0, 4, 3, 1];
            let moved = sources.map(|sources| suffix_unrank(k, 5)[sources]);
            assert_eq!(rearrangement(&sources)[k] as usize, suffix_rank(&moved));
        }
    }
}
