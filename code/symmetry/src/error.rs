//! Errors of finding symmetries and classes.

/// Why there are no symmetries of these moves, or no classes of these ranks.
///
/// ```
/// use symmetry::Symmetries;
///
/// let error = Symmetries::find(&[vec![1, 0, 2], vec![1, 0]]).unwrap_err();
/// assert_eq!(error.to_string(), "move 1 moves 2 stickers, and move 0 moves 3");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SymmetryError {
    /// A number of moves that is not 1 to 256.
    #[error("found {found} moves, and there must be 1 to 256")]
    MoveCount {
        /// The number of moves.
        found: usize,
    },
    /// A move with another number of stickers than the first.
    #[error("move {m} moves {found} stickers, and move 0 moves {expected}")]
    Length {
        /// The number of the move.
        m: usize,
        /// The number of stickers of this move.
        found: usize,
        /// The number of stickers of the first move.
        expected: usize,
    },
    /// A move that is not a permutation of its stickers.
    #[error("move {m}: {error}")]
    Permutation {
        /// The number of the move.
        m: usize,
        /// The error of the permutation.
        error: permutation::Error,
    },
    /// Two equal moves.
    #[error("moves {first} and {second} are the same")]
    DuplicateMove {
        /// The number of the first move.
        first: usize,
        /// The number of the second move.
        second: usize,
    },
    /// More symmetries than can be listed.
    #[error("there are more than {limit} symmetries")]
    TooMany {
        /// The largest possible number of symmetries.
        limit: usize,
    },

    /// Symmetries that are not a group: a product is missing.
    #[error("symmetry {a} and then symmetry {b} is none of those kept")]
    NotClosed {
        /// The first factor of the product.
        a: usize,
        /// The second factor of the product.
        b: usize,
    },
    /// A relabeling of stickers that does not keep the stickers of a piece together.
    #[error("the stickers of slot {slot} do not go to one slot together, in a row")]
    NotPieces {
        /// The slot.
        slot: usize,
    },
    /// An image that is out of range.
    #[error("symmetry {s} takes {raw} to {found}, which is not below {count}")]
    Range {
        /// The symmetry.
        s: usize,
        /// The raw rank.
        raw: usize,
        /// The image of the raw rank.
        found: usize,
        /// The number of raw ranks.
        count: usize,
    },
    /// Images that do not follow the products of the group.
    #[error("symmetry {s} does not take {raw} back to {expected}, but to {found}")]
    NotAnAction {
        /// The symmetry.
        s: usize,
        /// The raw rank.
        raw: usize,
        /// The image that the products require.
        expected: usize,
        /// The image that was found.
        found: usize,
    },
    /// A symmetry that is not compatible with a coordinate.
    #[error(
        "from number {raw}, move {m} and then symmetry {s} leads elsewhere than the \
         symmetry and then its image of the move"
    )]
    Incompatible {
        /// The symmetry.
        s: usize,
        /// The raw rank.
        raw: usize,
        /// The number of the move.
        m: usize,
    },
    /// Ranks that do not fit in the table's 32-bit entries.
    #[error("{count} positions do not fit in 32-bit entries")]
    TooLarge {
        /// The number of ranks.
        count: usize,
    },
}
