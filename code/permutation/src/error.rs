//! What can be wrong with a permutation or its rank.

/// Why an array has no rank, a rank no permutation, or a size no ranks at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// More pieces than [`MAX_PIECES`](crate::MAX_PIECES).
    #[error("{found} pieces are too many: at most 20 can be ranked")]
    TooManyPieces {
        /// How many.
        found: usize,
    },
    /// Even permutations need two pieces.
    #[error("even permutations need at least 2 pieces, and there are {found}")]
    TooFewPieces {
        /// How many.
        found: usize,
    },
    /// The array is too short or too long.
    #[error("found {found} pieces, and there must be {expected}")]
    Length {
        /// The right length.
        expected: usize,
        /// This one's.
        found: usize,
    },
    /// The pieces are `0..n`, and this is another number.
    #[error("slot {slot} holds piece {piece}, which is not below {n}")]
    NoSuchPiece {
        /// Where.
        slot: usize,
        /// What stands there.
        piece: u8,
        /// How many pieces there are.
        n: usize,
    },
    /// One piece stands in two slots, so another stands nowhere.
    #[error("piece {piece} stands twice, in slots {first} and {second}")]
    Duplicate {
        /// Which.
        piece: u8,
        /// The slot where it stands first.
        first: usize,
        /// The slot where it stands again.
        second: usize,
    },
    /// The permutation is odd, and only even ones have numbers here.
    #[error("the permutation is odd, and must be even")]
    Odd,
    /// An inversion digit is too large for its place.
    #[error("digit {index} is {found}, which is not below {limit}")]
    Digit {
        /// Which.
        index: usize,
        /// The digit.
        found: u8,
        /// The limit.
        limit: u8,
    },
    /// No permutation has this rank.
    #[error("rank {rank} is not below {count}")]
    Rank {
        /// The rank.
        rank: u64,
        /// How many permutations there are.
        count: u64,
    },
}
