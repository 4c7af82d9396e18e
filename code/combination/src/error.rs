//! Errors of ranking combinations.

/// Why an array has no rank, a rank no array, or a size no ranks at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// More slots than [`MAX_SLOTS`](crate::MAX_SLOTS).
    #[error("{found} slots are too many: at most 64 can be ranked")]
    TooManySlots {
        /// The number of slots.
        found: usize,
    },
    /// More pieces than slots.
    #[error("{m} pieces do not fit in {n} slots")]
    MorePiecesThanSlots {
        /// The number of slots.
        n: usize,
        /// The number of pieces.
        m: usize,
    },
    /// An array of the wrong length.
    #[error("found {found} slots, and there must be {expected}")]
    Length {
        /// The right length.
        expected: usize,
        /// The length of the array.
        found: usize,
    },
    /// A wrong number of the identical pieces.
    #[error("found {found} pieces of kind {p}, and there must be {expected}")]
    PieceCount {
        /// The value that stands for the identical pieces.
        p: u8,
        /// The right number.
        expected: usize,
        /// The number in the array.
        found: usize,
    },
    /// More than 256 kinds of pieces.
    #[error("{found} kinds of pieces are too many: a kind is a number from 0 to 255")]
    TooManyKinds {
        /// The number of kinds.
        found: usize,
    },
    /// More arrangements than ranks of 64 bits.
    #[error("there are 2^64 arrangements or more, and a rank has 64 bits")]
    TooManyArrangements,
    /// A rank that no combination has.
    #[error("rank {rank} is not below {count}")]
    Rank {
        /// The rank.
        rank: u64,
        /// The number of combinations.
        count: u64,
    },
}
