//! The errors of definitions: made in code, read, and written.

use crate::goals::MAX_GOALS;

/// What is wrong with a definition that is made in code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: found {found}, and expected {expected}")]
pub struct DefinitionError {
    /// The part of the definition: `move R`.
    pub place: String,
    /// What is wrong.
    pub found: String,
    /// What would be right.
    pub expected: String,
}

/// What is wrong with a definition in a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: found {found}, and expected {expected}")]
pub struct ReadError {
    /// The name of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is there.
    pub found: String,
    /// What would be right there.
    pub expected: String,
}

/// Why a definition cannot be written in a format.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// A piece's orientation matters in part.
    #[error(
        "found a piece of {set} whose orientation matters mod {modulus} of {orientations}, and \
         twsearch's format can only say mod 1 or mod {orientations}"
    )]
    Modulus {
        /// The name of the set.
        set: String,
        /// The modulus.
        modulus: u16,
        /// The number of orientations of the set.
        orientations: u16,
    },
    /// Illegal positions.
    #[error(
        "found illegal positions, and KPuzzle JSON cannot say them; twsearch's format and cycle \
         notation can"
    )]
    Illegal,
}

/// Why a puzzle has no definition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CatalogError {
    /// There is no puzzle of this size.
    #[error(transparent)]
    Size(#[from] puzzle::SizeError),
    /// The moves are no group, or are not known as one.
    #[error(
        "{name} has no definition: in one, every move is possible in every position and always \
         takes pieces from the same slots to the same slots, and its moves are not known to do so"
    )]
    NoGroup {
        /// The name of the puzzle.
        name: String,
    },
    /// What is known of the puzzle's pieces and moves is no definition.
    #[error(transparent)]
    Definition(#[from] DefinitionError),
}

/// Why positions are no goals.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GoalError {
    /// A goal cannot be read or reached.
    #[error(transparent)]
    Position(#[from] puzzle::PositionError),
    /// What the goals leave to be told apart is no puzzle with ranks.
    #[error(transparent)]
    Puzzle(#[from] crate::PuzzleError),
    /// The goals say something else of a piece than each other.
    #[error(
        "found the piece {piece} in one place and `?` in another, and all goals must name the \
         same pieces, each always or never with its orientation"
    )]
    Different {
        /// The piece and its set.
        piece: String,
    },
    /// A goal names some of the pieces that look alike.
    #[error(
        "found a goal that names some of the pieces that look like {piece}, and not all, which stands \
         for more than 10,000 goals: name all of these pieces, or none"
    )]
    Alike {
        /// The piece and its set.
        piece: String,
    },
    /// A subgroup has no end.
    #[error("found `<` in a goal without `>`: a subgroup is written like <R2 U2, F2>")]
    Unclosed,
    /// A subgroup has an empty generator.
    #[error(
        "found no moves between `<` and `,` or `>`: a subgroup is written like <R2 U2, F2>"
    )]
    NoGenerator,
    /// A sequence of moves in a subgroup cannot be read.
    #[error(transparent)]
    Sequence(puzzle::ScrambleError),
    /// A subgroup has too many positions.
    #[error("found more positions in a goal than {MAX_GOALS}, the most there may be")]
    TooMany,
    /// The moves after a subgroup lead through illegal positions from each of its own.
    #[error(
        "found moves after `>` of which one is never possible: it leads to an illegal position"
    )]
    NotPossible,
    /// A subgroup, and positions that are counted up to rotation.
    #[error(
        "found `<` in a goal of a puzzle whose positions are counted up to rotation: leave out \
         one or the other"
    )]
    UpToRotation,
    /// A goal with wildcards, and positions that are illegal.
    #[error(
        "found `?` in a goal of a puzzle with illegal positions: whether a piece may be in a slot \
         must be known"
    )]
    Illegal,
}
