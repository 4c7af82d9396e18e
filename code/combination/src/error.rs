//! What can be wrong with a combination or its number.

/// Why an array has no number, a number no array, or a size no ranks at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// More slots than [`MAX_SLOTS`](crate::MAX_SLOTS).
    #[error("{found} slots are too many: at most 64 can be ranked")]
    TooManySlots {
        /// How many.
        found: usize,
    },
    /// More pieces than slots.
    #[error("{m} pieces do not fit in {n} slots")]
    MorePiecesThanSlots {
        /// The slots.
        n: usize,
        /// The pieces.
        m: usize,
    },
    /// The array is too short or too long.
    #[error("found {found} slots, and there must be {expected}")]
    Length {
        /// The right length.
        expected: usize,
        /// This one's.
        found: usize,
    },
    /// There are too few or too many of the identical pieces.
    #[error("found {found} pieces of kind {p}, and there must be {expected}")]
    PieceCount {
        /// The kind that was counted.
        p: u8,
        /// The right count.
        expected: usize,
        /// This one's.
        found: usize,
    },
    /// No combination has this number.
    #[error("rank {rank} is not below {count}")]
    Rank {
        /// The number.
        rank: u64,
        /// How many combinations there are.
        count: u64,
    },
}
