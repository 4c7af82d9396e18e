//! Errors of the parser for turns.

use crate::GroupError;

/// Why a text is not a sequence of turns.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TurnError {
    /// A turn of a layer between two faces, alone or with a face.
    #[error(
        "'{found}' (character {at}) turns a layer between two faces, which is held \
         still; turn the faces beside it the other way: that gives the same position, \
         seen from another side"
    )]
    Layer {
        /// The letter.
        found: char,
        /// The position of the letter in the text, from 1.
        at: usize,
    },
    /// A rotation of the whole cube.
    #[error(
        "'{found}' (character {at}) turns the whole cube, which is held still; leave it \
         out, and after it name each face by where it was before"
    )]
    Rotation {
        /// The letter.
        found: char,
        /// The position of the letter in the text, from 1.
        at: usize,
    },

    /// A quarter turn of a face that only makes half turns.
    #[error(
        "'{found}' (character {at}) is a quarter turn, and here R, L, F and B turn by \
         halves only: {why}; write {found}2, or turn U or D"
    )]
    QuarterTurnNotAllowed {
        /// The letter.
        found: char,
        /// The position of the letter in the text, from 1.
        at: usize,
        /// The reason why the face only makes half turns.
        why: &'static str,
    },
    /// A character that starts no turn.
    #[error(
        "found {found:?} (character {at}) where a move should start; the moves are {moves}"
    )]
    Unknown {
        /// The character.
        found: char,
        /// The position of the letter in the text, from 1.
        at: usize,
        /// The list of turns.
        moves: &'static str,
    },
    /// A group that cannot be read.
    #[error(transparent)]
    Group(#[from] GroupError),
}
