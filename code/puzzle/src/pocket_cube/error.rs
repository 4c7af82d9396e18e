//! Why a text is no position of the pocket cube, or no sequence of its moves.

use crate::wording::{pluralize, times_in_words};
use crate::{GroupError, PiecesError};

/// Why a text is no sequence of moves.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// A face whose turn moves the corner DBL.
    #[error(
        "'{found}' (character {at}) would move the corner DBL, which is held \
         still; use U, R and F: turning the opposite face instead gives the \
         same position, seen from another side, so three faces are enough"
    )]
    MovesFixedCorner {
        /// The letter.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
    },
    /// A rotation of the whole cube, which moves the corner DBL too.
    #[error(
        "'{found}' (character {at}) turns the whole cube, and with it the corner \
         DBL, which is held still; use U, R and F: three faces are enough"
    )]
    Rotation {
        /// The letter.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
    },
    /// Anything else.
    #[error(
        "found {found:?} (character {at}) where a move should start; the moves \
         are U, R and F, each alone or with 2 or ' after it, as in R U2 F'"
    )]
    Unknown {
        /// The character.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
    },
    /// A group that cannot be read.
    #[error(transparent)]
    Group(#[from] GroupError),
}

/// Why 24 stickers are no position of a pocket cube.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FaceletError {
    /// There are too few or too many letters.
    #[error(
        "found {}, and a pocket cube has 24: 4 each of U R F D L B",
        pluralize(*.found, "facelet")
    )]
    Length {
        /// How many.
        found: usize,
    },
    /// A color does not stand on four facelets.
    #[error("color {color:?} is on {}, and must be on 4", pluralize(*.found, "facelet"))]
    Color {
        /// The color.
        color: char,
        /// On how many facelets it is.
        found: usize,
    },
    /// A corner shows three colors that do not belong together in this order.
    #[error(
        "the corner {slot} shows {}, and this cube has no such corner",
        colors.escape_debug()
    )]
    Corner {
        /// The slot's name.
        slot: &'static str,
        /// Its colors, clockwise.
        colors: String,
    },
    /// No corner has the three colors that the corner DBL does not have.
    #[error(
        "the corner DBL shows {}, so one must show {}, and none does",
        fixed.escape_debug(),
        missing.escape_debug()
    )]
    Opposite {
        /// The colors of DBL, clockwise.
        fixed: String,
        /// The other three.
        missing: String,
    },

    /// A corner that stands twice, in the place of one that is missing.
    #[error(
        "the corner {} stands {}, in {}, and the corner {} is missing",
        twice.escape_debug(),
        times_in_words(slots.len()),
        slots.join(", "),
        missing.escape_debug()
    )]
    Duplicate {
        /// The colors of the corner that stands twice, clockwise.
        twice: String,
        /// The slots in which it does.
        slots: Vec<&'static str>,
        /// The colors of the one that is missing.
        missing: String,
    },
    /// Each corner exists, but together they are no position.
    #[error("the corners are no position of a pocket cube: {0}")]
    Pieces(#[from] PiecesError),
}
