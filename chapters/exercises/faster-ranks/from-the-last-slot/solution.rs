//! The pieces of a permutation come one after the other, *from the last slot to the first*,
//! and nobody has said how many they are. Give its rank, the place in the dictionary. Looking
//! at each piece once is enough, though the check cannot see whether you do. There are at most
//! 20 pieces, 0 to n − 1, each once.
//!
//! For the order 1 3 0 2 the iterator gives 2, 0, 3, 1, and the rank is 10.

/// The rank of the permutation whose pieces come from the last slot to the first.
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    // <answer>
    let (mut t, mut place_value, mut seen) = (0, 1, 0_u32);
    for (count, piece) in from_the_right.enumerate() {
        let digit = (seen & ((1 << piece) - 1)).count_ones();
        place_value *= count.max(1) as u64;
        t += u64::from(digit) * place_value;
        seen |= 1 << piece;
    }
    t
    // </answer>
}
