//! Errors of ranking orientations.

/// Why an array has no rank, a rank no array, or a size no ranks at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// `v` is 0.
    #[error("a piece needs at least one orientation, and v is 0")]
    NoOrientation,
    /// A base of a mixed radix is 0.
    #[error("base {index} is 0, and must be at least 1")]
    ZeroBase {
        /// The index of the base.
        index: usize,
    },
    /// More pieces than [`MAX_PIECES`](crate::MAX_PIECES).
    #[error("{found} pieces are too many: at most 255 can be numbered")]
    TooManyPieces {
        /// The number of pieces.
        found: usize,
    },
    /// The number of arrays does not fit in a `u64`.
    #[error("there are too many arrangements: their count does not fit in 64 bits")]
    TooLarge,
    /// An array of the wrong length.
    #[error("found {found} values, and there must be {expected}")]
    Length {
        /// The right length.
        expected: usize,
        /// The length of the array.
        found: usize,
    },
    /// A slot holds an orientation that does not exist.
    #[error("slot {slot} holds orientation {found}, which is not below {v}")]
    Orientation {
        /// The slot.
        slot: usize,
        /// The orientation.
        found: u8,
        /// The number of orientations of a piece.
        v: u8,
    },
    /// A digit that is not below its base.
    #[error("digit {index} is {found}, which is not below {limit}")]
    Digit {
        /// The index of the digit.
        index: usize,
        /// The digit.
        found: u64,
        /// The base of the digit.
        limit: u64,
    },
    /// The orientations do not add up to 0 modulo `v`.
    #[error("total twist is {found} mod {v}, and must be 0")]
    TotalTwist {
        /// The sum mod `v`.
        found: u8,
        /// The modulus.
        v: u8,
    },
    /// A rank that no array has.
    #[error("rank {rank} is not below {count}")]
    Rank {
        /// The rank.
        rank: u64,
        /// The number of arrays.
        count: u64,
    },
}
