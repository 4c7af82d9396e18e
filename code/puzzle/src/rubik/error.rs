//! Errors of the parser for turns.

use crate::GroupError;
use crate::wording::quoted;

/// Why a text is not a sequence of turns.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TurnError {
    /// A quarter turn of a face, layer or whole cube that only makes half turns.
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
    /// A turn of a layer between two faces that a cube with fewer layers does not have.
    #[error(
        "'{found}' (character {at}) turns the layer between two faces, and a domino has none \
         there: leave it out, for it moves no piece"
    )]
    MiddleLayer {
        /// The letter.
        found: char,
        /// The position of the letter in the text, from 1.
        at: usize,
    },
    /// A layer by a number that no layer of the cube has.
    #[error(
        "'{found}' (character {at}) names a layer that this cube does not have: seen from a \
         face, its layers are 1 to 3, as in 2R or 3Rw"
    )]
    Layer {
        /// The number and the letter after it.
        found: String,
        /// The position of the number in the text, from 1.
        at: usize,
    },
    /// A character that starts no turn.
    #[error(
        "found {} (character {at}) where a move should start; the moves are {moves}{}",
        quoted(*found),
        if *found == '/' { "; a comment begins with // or #" } else { "" }
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
