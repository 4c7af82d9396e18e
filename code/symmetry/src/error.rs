//! What can be wrong with moves, symmetries and coordinates.

/// Why there are no such symmetries or classes.
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
    /// There is no move.
    #[error("found {found} moves, and there must be 1 to 256")]
    MoveCount {
        /// How many.
        found: usize,
    },
    /// A move is of another length than the first.
    #[error("move {m} moves {found} stickers, and move 0 moves {expected}")]
    Length {
        /// The move.
        m: usize,
        /// How many stickers it moves.
        found: usize,
        /// How many the first moves.
        expected: usize,
    },
    /// A move is no permutation of its stickers.
    #[error("move {m}: {error}")]
    Permutation {
        /// The move.
        m: usize,
        /// What is wrong with it.
        error: permutation::Error,
    },
    /// Two moves are the same.
    #[error("moves {first} and {second} are the same")]
    DuplicateMove {
        /// One.
        first: usize,
        /// The other.
        second: usize,
    },
    /// There are more symmetries than can be listed.
    #[error("there are more than {limit} symmetries")]
    TooMany {
        /// The most there may be.
        limit: usize,
    },

    /// Symmetries that are no group: something is missing.
    #[error("symmetry {a} and then symmetry {b} is none of those kept")]
    NotClosed {
        /// The first.
        a: usize,
        /// The second.
        b: usize,
    },
    /// A relabeling of stickers takes a piece apart.
    #[error("the stickers of slot {slot} do not go to one slot together, in a row")]
    NotPieces {
        /// The slot.
        slot: usize,
    },
    /// An image is no position.
    #[error("symmetry {s} takes {raw} to {found}, which is not below {count}")]
    Range {
        /// The symmetry.
        s: usize,
        /// The position.
        raw: usize,
        /// What it became.
        found: usize,
        /// How many positions there are.
        count: usize,
    },
    /// The images do not follow the group's products.
    #[error("symmetry {s} does not take {raw} back to {expected}, but to {found}")]
    NotAnAction {
        /// The symmetry.
        s: usize,
        /// The position.
        raw: usize,
        /// Where the products say it must go.
        expected: usize,
        /// Where it goes.
        found: usize,
    },
    /// What a symmetry makes of a number does not go with a move.
    #[error(
        "from number {raw}, move {m} and then symmetry {s} leads elsewhere than the \
         symmetry and then its image of the move"
    )]
    Incompatible {
        /// The symmetry.
        s: usize,
        /// The number.
        raw: usize,
        /// The move.
        m: usize,
    },
    /// The numbers do not fit in the table's 32-bit entries.
    #[error("{count} positions do not fit in 32-bit entries")]
    TooLarge {
        /// How many positions.
        count: usize,
    },
}
