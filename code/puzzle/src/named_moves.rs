//! The parser for moves by their names, and the errors of scrambles.

use crate::scramble::{Invert, plain, read_sequence, repeat};
use crate::wording::quoted;
use crate::{GroupError, MoveError, PositionError, rubik::TurnError};

/// Why a text is not a scramble.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ScrambleError {
    /// A character that starts no move.
    #[error(
        "found {} (character {at}) where a move should start; the moves are {moves}",
        quoted(*found)
    )]
    Unknown {
        /// The character.
        found: char,
        /// The position of the character in the text, from 1.
        at: usize,
        /// The names of all moves, separated by commas.
        moves: String,
    },
    /// The beginning of a move's name, without its rest.
    #[error(
        "found {found:?} (character {at}), which is not the whole name of a move; the moves \
         are {moves}"
    )]
    Unfinished {
        /// The beginning of the name, and the first character that does not belong to it.
        found: String,
        /// The position of the first character in the text, from 1.
        at: usize,
        /// The names of all moves, separated by commas.
        moves: String,
    },
    /// A move that is not possible in the position before it.
    #[error(
        "the move {name} (character {at}) cannot be {} there, where those that can \
         are {possible}",
        if *undone { "turned back" } else { "done" }
    )]
    Blocked {
        /// The name of the move.
        name: String,
        /// Whether the move was to be turned back.
        undone: bool,
        /// The names of the moves that are possible there, separated by commas.
        possible: String,
        /// The position of the move's first character in the text, from 1.
        at: usize,
    },
    /// A scramble from which the goal cannot be reached.
    #[error(transparent)]
    Goal(#[from] PositionError),
    /// A group that cannot be read.
    #[error(transparent)]
    Group(#[from] GroupError),
    /// Text that is not a sequence of moves of the pocket cube.
    #[error(transparent)]
    PocketCube(#[from] MoveError),
    /// Text that is not a sequence of turns of Rubik's cube.
    #[error(transparent)]
    Rubik(#[from] TurnError),
}

impl ScrambleError {
    /// The position of the character that starts no move, if that is the error.
    pub fn unread_at(&self) -> Option<usize> {
        match self {
            ScrambleError::Unknown { at, .. }
            | ScrambleError::PocketCube(MoveError::Unknown { at, .. })
            | ScrambleError::Rubik(TurnError::Unknown { at, .. }) => Some(*at),
            _ => None,
        }
    }
}

/// A move in a text, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedMove {
    /// The number of the move.
    pub m: usize,
    /// Whether the move is turned back: undone instead of done.
    pub undone: bool,
}

impl Invert for NamedMove {
    fn inverse(self) -> Self {
        NamedMove { undone: !self.undone, ..self }
    }
}

/// The moves in a text, as indices into `names`, each with the position of its first
/// character in the text, from 1.
///
/// Spaces and commas may separate the moves; of several names that fit, the longest is
/// taken. A number after a name without digits says how often the move is done: `D2`. Every
/// sign that people type for a prime is read as `'`, which turns a move back. A group may be
/// repeated or turned back, `(R L)3` and `(R L)'`, `[A, B]` is a commutator, `[A: B]` a
/// conjugate, and `//` or `#` begins a comment.
///
/// # Errors
/// [`ScrambleError::Unknown`] names the first character that starts no move,
/// [`ScrambleError::Unfinished`] the beginning of a name without its rest, and
/// [`ScrambleError::Group`] a group that cannot be read.
///
/// # Examples
/// ```
/// use puzzle::{NamedMove, read_moves};
///
/// let names = ["R", "R'", "L"].map(String::from);
/// let done = |m, at| (NamedMove { m, undone: false }, at);
/// assert_eq!(read_moves("R’L2", &names)?, [done(1, 1), done(2, 3), done(2, 3)]);
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
pub fn read_moves(
    text: &str,
    names: &[String],
) -> Result<Vec<(NamedMove, usize)>, ScrambleError> {
    read_sequence(text, |letters, moves| {
        let (rest, at) = (letters.rest(), letters.rest()[0].1);
        let is_digit =
            |letter: Option<char>| letter.is_some_and(|it| it.is_ascii_digit());
        let fits = |&m: &usize| {
            let (name, length) = (&names[m], names[m].chars().count());
            // The 2 of R21 is no part of a name R2. Names that are numbers may follow each other.
            let cuts_number = !is_digit(name.chars().next())
                && is_digit(name.chars().last())
                && is_digit(rest.get(length).map(|letter| letter.0));
            common_prefix_length(name, rest) == length && !cuts_number
        };
        let longest = (0..names.len()).filter(fits).max_by_key(|&m| names[m].len());
        let m = longest.ok_or_else(|| unreadable_move(rest, at, names))?;
        let (name, start) = (&names[m], moves.len());
        letters.skip(name.chars().count());
        moves.push((NamedMove { m, undone: false }, at));
        let has_digit = name.contains(|c: char| c.is_ascii_digit());
        let count = if has_digit { None } else { Some(letters.read_count()?) };
        if !name.ends_with('\'') && letters.next_if(&['\'']).is_some() {
            // As in R2', where the move R' has a name of its own, or R has none.
            let inverse =
                names.iter().position(|other| other.strip_suffix('\'') == Some(name));
            moves[start].0 = match inverse {
                Some(m) => NamedMove { m, undone: false },
                None => NamedMove { m, undone: true },
            };
        }
        match count {
            Some(count) => Ok(repeat(moves, start, count)?),
            None => Ok(()),
        }
    })
}

/// The number of characters that `name` and `here` have in common at their start.
fn common_prefix_length(name: &str, here: &[(char, usize)]) -> usize {
    name.chars().zip(here).take_while(|(a, (b, _))| *a == plain(*b)).count()
}

/// The error where no name fits: it names the first character, or the beginning of a name
/// and the first character that does not belong to it.
fn unreadable_move(
    here: &[(char, usize)],
    at: usize,
    names: &[String],
) -> ScrambleError {
    let moves = names.join(", ");
    match names.iter().map(|name| common_prefix_length(name, here)).max() {
        None | Some(0) => ScrambleError::Unknown { found: here[0].0, at, moves },
        Some(most) => {
            let wrong = here[most..].iter().take(1);
            let wrong = wrong.filter(|(c, _)| *c != ',' && !c.is_whitespace());
            let found =
                here[..most].iter().chain(wrong).map(|letter| letter.0).collect();
            ScrambleError::Unfinished { found, at, moves }
        }
    }
}
