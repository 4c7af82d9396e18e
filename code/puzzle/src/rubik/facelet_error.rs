//! Errors of facelets that are not a position of Rubik's cube.

use super::ParityError;
use crate::wording::{pluralize, times_in_words};

/// Why facelets are not a position of Rubik's cube.
///
/// Slots and faces are named by the letters U R F D L B, and colors as the text writes them.
///
/// ```
/// use puzzle::rubik::Cube;
///
/// let error = Cube::from_facelets("WWW WWW WWW GGG").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "found 12 facelets, and Rubik's cube has 54: 9 each of U R F D L B",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CubeFaceletError {
    /// Too few or too many letters.
    #[error(
        "found {}, and Rubik's cube has 54: 9 each of U R F D L B",
        pluralize(*.found, "facelet")
    )]
    Length {
        /// The number of letters.
        found: usize,
    },
    /// Rows of different lengths that are not the known net.
    #[error(
        "found rows of {} letters: a net has rows of 3 3 3 12 12 12 3 3 3 letters, U above \
         L F R B above D; or write 54 letters face by face in the order U R F D L B",
        rows.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
    )]
    Net {
        /// The number of letters in each row.
        rows: Vec<usize>,
    },
    /// More than six colors.
    #[error(
        "found {} colors ({}), and Rubik's cube has 6, each on 9 facelets{}",
        found.len(),
        separated(found),
        case_hint(found)
    )]
    Colors {
        /// The colors, in the order of the text.
        found: Vec<char>,
    },
    /// Colors that are not on nine facelets.
    #[error(
        "colors are on a wrong number of facelets: {}; each must be on 9",
        counted(wrong)
    )]
    Counts {
        /// Each of these colors, with its number of facelets.
        wrong: Vec<(char, usize)>,
    },
    /// Two centers of one color.
    #[error(
        "the centers of {} and {} both show {color:?}, and the six centers must show six \
         colors",
        faces[0],
        faces[1]
    )]
    Centers {
        /// The faces of the two centers.
        faces: [char; 2],
        /// The color of both.
        color: char,
    },
    /// A corner or edge with two stickers of one color.
    #[error(
        "the {piece} {slot} shows {}, and no {piece} has one color twice",
        colors.escape_debug()
    )]
    RepeatedColor {
        /// The kind of piece: `corner` or `edge`.
        piece: &'static str,
        /// The name of the slot.
        slot: &'static str,
        /// The colors in the slot, in the order of its name.
        colors: String,
    },
    /// A corner or edge with the colors of two opposite faces.
    #[error(
        "the {piece} {slot} shows {}, and no {piece} has both {:?} and {:?}, the colors of \
         opposite centers",
        colors.escape_debug(),
        opposite[0],
        opposite[1]
    )]
    OppositeColors {
        /// The kind of piece: `corner` or `edge`.
        piece: &'static str,
        /// The name of the slot.
        slot: &'static str,
        /// The colors in the slot, in the order of its name.
        colors: String,
        /// The two colors.
        opposite: [char; 2],
    },
    /// Faces in an order that no cube with these letters has.
    #[error(
        "the centers show {}: the faces must be in the order U R F D L B",
        separated(centers)
    )]
    FaceOrder {
        /// The letters of the centers.
        centers: [char; 6],
    },
    /// Three colors that go around a corner in the other direction.
    #[error(
        "the corner {slot} shows {} clockwise, and the corner of these colors has them in \
         the order {}: two stickers are swapped",
        colors.escape_debug(),
        corner.escape_debug()
    )]
    Mirrored {
        /// The name of the slot.
        slot: &'static str,
        /// The colors in the slot, clockwise.
        colors: String,
        /// The colors of the corner that exists, clockwise.
        corner: String,
    },
    /// A piece that occurs more than once, so that others are missing.
    #[error(
        "the {piece} {} stands {}, in {}, and {}",
        duplicate.escape_debug(),
        times_in_words(slots.len()),
        slots.join(", "),
        missing_pieces(piece, missing)
    )]
    Duplicate {
        /// The kind of piece: `corner` or `edge`.
        piece: &'static str,
        /// The colors of the duplicate piece.
        duplicate: String,
        /// The slots of the duplicate piece.
        slots: Vec<&'static str>,
        /// The colors of each missing piece of this kind.
        missing: Vec<String>,
    },
    /// Twists of the corners that do not add up to 0 mod 3.
    #[error(
        "a corner is twisted: the twists of the corners add up to {total} mod 3, and every \
         turn keeps that sum, which is 0 in the solved cube; turn one corner {} in its slot",
        if *total == 1 { "counterclockwise" } else { "clockwise" }
    )]
    Twist {
        /// The sum of the twists mod 3: 1 or 2.
        total: u8,
    },
    /// An odd number of flipped edges.
    #[error(
        "an edge is flipped: an odd number of edges is turned over ({flipped}), and every \
         turn turns over four or none; turn one edge over in its slot"
    )]
    Flip {
        /// The number of flipped edges.
        flipped: usize,
    },
    /// Two swapped pieces.
    #[error(transparent)]
    Parity(#[from] ParityError),
}

/// Colors, separated by spaces.
fn separated(colors: &[char]) -> String {
    let shown = colors.iter().map(|color| color.escape_debug().to_string());
    shown.collect::<Vec<_>>().join(" ")
}

/// A hint, if only the case of letters makes more than six colors.
fn case_hint(colors: &[char]) -> &'static str {
    let mut folded: Vec<_> = colors.iter().map(char::to_ascii_uppercase).collect();
    folded.sort_unstable();
    folded.dedup();
    if folded.len() == 6 { "; upper and lower case differ" } else { "" }
}

/// Each color with its number of facelets.
fn counted(colors: &[(char, usize)]) -> String {
    let counts = colors.iter().map(|(color, found)| format!("{color:?} on {found}"));
    counts.collect::<Vec<_>>().join(", ")
}

/// The words that name the missing pieces.
fn missing_pieces(piece: &str, missing: &[String]) -> String {
    let names = missing.join(", ");
    let [plural, verb] = if missing.len() == 1 { ["", "is"] } else { ["s", "are"] };
    format!("the {piece}{plural} {} {verb} missing", names.escape_debug())
}
