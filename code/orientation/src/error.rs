//! What can be wrong with a row of orientations or its number.

/// Why a row has no number, a number no row, or a size no ranks at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// `v` is 0.
    #[error("a piece needs at least one orientation, and v is 0")]
    NoOrientation,
    /// A base of a mixed radix is 0.
    #[error("base {index} is 0, and must be at least 1")]
    ZeroBase {
        /// Which.
        index: usize,
    },
    /// More pieces than [`MAX_PIECES`](crate::MAX_PIECES).
    #[error("{found} pieces are too many: at most 255 can be numbered")]
    TooManyPieces {
        /// How many.
        found: usize,
    },
    /// There are more rows than a `u64` can count.
    #[error("there are too many arrangements: their count does not fit in 64 bits")]
    TooLarge,
    /// The row is too short or too long.
    #[error("found {found} values, and there must be {expected}")]
    Length {
        /// The right length.
        expected: usize,
        /// This one's.
        found: usize,
    },
    /// A slot holds an orientation that does not exist.
    #[error("slot {slot} holds orientation {found}, which is not below {v}")]
    Orientation {
        /// Where.
        slot: usize,
        /// What stands there.
        found: u8,
        /// The limit.
        v: u8,
    },
    /// A digit is too large for its place.
    #[error("digit {index} is {found}, which is not below {limit}")]
    Digit {
        /// Which.
        index: usize,
        /// The digit.
        found: u64,
        /// Its base.
        limit: u64,
    },
    /// The orientations do not add up to 0.
    #[error("total twist is {found} mod {v}, and must be 0")]
    TotalTwist {
        /// The sum mod `v`.
        found: u8,
        /// The modulus.
        v: u8,
    },
    /// No row has this number.
    #[error("rank {rank} is not below {count}")]
    Rank {
        /// The number.
        rank: u64,
        /// How many rows there are.
        count: u64,
    },
}
