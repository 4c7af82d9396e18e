//! The errors of definitions: made in code, read, and written.

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
