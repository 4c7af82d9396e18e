//! Errors of ranking permutations.

/// Why an array has no rank, a rank no permutation, or a size no ranks at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// More pieces than [`MAX_PIECES`](crate::MAX_PIECES).
    #[error("{found} pieces are too many: at most 20 can be ranked")]
    TooManyPieces {
        /// The number of pieces.
        found: usize,
    },
    /// Fewer than the two pieces that even permutations need.
    #[error("even permutations need at least 2 pieces, and there are {found}")]
    TooFewPieces {
        /// The number of pieces.
        found: usize,
    },
    /// An array of the wrong length.
    #[error("found {found} pieces, and there must be {expected}")]
    Length {
        /// The right length.
        expected: usize,
        /// The length of the array.
        found: usize,
    },
    /// A piece that is not in `0..n`.
    #[error("slot {slot} holds piece {piece}, which is not below {n}")]
    NoSuchPiece {
        /// The slot.
        slot: usize,
        /// The piece.
        piece: u8,
        /// The number of pieces.
        n: usize,
    },
    /// A piece in two slots, so that another piece is missing.
    #[error("piece {piece} stands twice, in slots {first} and {second}")]
    Duplicate {
        /// The piece.
        piece: u8,
        /// The first slot of the piece.
        first: usize,
        /// The second slot of the piece.
        second: usize,
    },
    /// An odd permutation where only even ones have ranks.
    #[error("the permutation is odd, and must be even")]
    Odd,
    /// An inversion digit that is too large.
    #[error("digit {index} is {found}, which is not below {limit}")]
    Digit {
        /// The index of the digit.
        index: usize,
        /// The digit.
        found: u8,
        /// The bound of the digit, exclusive.
        limit: u8,
    },
    /// A rank that no permutation has.
    #[error("rank {rank} is not below {count}")]
    Rank {
        /// The rank.
        rank: u64,
        /// The number of permutations.
        count: u64,
    },
}
