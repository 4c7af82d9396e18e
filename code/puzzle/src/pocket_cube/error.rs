//! Errors of the parsers for positions and moves of the pocket cube.

use crate::wording::{pluralize, quoted, times_in_words};
use crate::{GroupError, PiecesError};

/// Why a text is not a sequence of moves.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// A turn of a layer between two faces.
    #[error(
        "'{found}' (character {at}) turns the layer between two faces, and a pocket cube \
         has none: leave it out, for it moves no corner"
    )]
    MiddleLayer {
        /// The letter.
        found: char,
        /// The position of the letter in the text, from 1.
        at: usize,
    },
    /// A character that starts no move.
    #[error(
        "found {} (character {at}) where a move should start; the moves \
         are U, R, F, D, L and B, wide turns such as Rw or r, and the rotations x, y and z, \
         each alone or with 2 or ' after it, as in R U2 F'",
        quoted(*found)
    )]
    Unknown {
        /// The character.
        found: char,
        /// The position of the letter in the text, from 1.
        at: usize,
    },
    /// A group that cannot be read.
    #[error(transparent)]
    Group(#[from] GroupError),
}

/// Why facelets are not a position of the pocket cube.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FaceletError {
    /// Too few or too many letters.
    #[error(
        "found {}, and a pocket cube has 24: 4 each of U R F D L B",
        pluralize(*.found, "facelet")
    )]
    Length {
        /// The number of letters.
        found: usize,
    },
    /// A color that is not on four facelets.
    #[error("color {color:?} is on {}, and must be on 4", pluralize(*.found, "facelet"))]
    Color {
        /// The color.
        color: char,
        /// The number of facelets of this color.
        found: usize,
    },
    /// Three colors that no corner shows in this order.
    #[error(
        "the corner {slot} shows {}, and this cube has no such corner",
        colors.escape_debug()
    )]
    Corner {
        /// The name of the slot.
        slot: &'static str,
        /// The colors in the slot, clockwise.
        colors: String,
    },
    /// No corner has exactly the three colors that are not on the corner DBL.
    #[error(
        "the corner DBL shows {}, so one must show {}, and none does",
        fixed.escape_debug(),
        missing.escape_debug()
    )]
    Opposite {
        /// The colors of DBL, clockwise.
        fixed: String,
        /// The three colors that are not on DBL.
        missing: String,
    },
    /// A corner that occurs more than once, so that another one is missing.
    #[error(
        "the corner {} stands {}, in {}, and the corner {} is missing",
        duplicate.escape_debug(),
        times_in_words(slots.len()),
        slots.join(", "),
        missing.escape_debug()
    )]
    Duplicate {
        /// The colors of the duplicate corner, clockwise.
        duplicate: String,
        /// The slots of the duplicate corner.
        slots: Vec<&'static str>,
        /// The colors of the missing corner, clockwise.
        missing: String,
    },
    /// Corners that all exist, but together are not a position.
    #[error("the corners are no position of a pocket cube: {0}")]
    Pieces(#[from] PiecesError),
}
