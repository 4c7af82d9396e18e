//! Reading positions and moves as people write them.

use crate::wording::{pluralize, times_in_words};
use crate::{FaceletError, GroupError, MoveError, rubik::TurnError};

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// Something that is not what should stand there.
    #[error("found {found:?} (character {at}) where {expected} should be")]
    Unknown {
        /// What was found.
        found: String,
        /// Where it starts, counted from 1.
        at: usize,
        /// What should be there.
        expected: String,
    },
    /// Too few or too many entries.
    #[error("found {}, and there must be {expected}{}", pluralize(*.found, what), example_suffix(example))]
    Length {
        /// What an entry describes, in the singular.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
        /// A position that has as many.
        example: Option<String>,
    },
    /// A piece that stands twice or more often, in the place of one that is missing.
    #[error("{twice} stands {}, and {missing} is missing", times_in_words(*.times))]
    Duplicate {
        /// What stands twice.
        twice: usize,
        /// How often it does.
        times: usize,
        /// What is missing.
        missing: usize,
    },
    /// The same, for pieces that have names.
    #[error("{twice} stands {}, and {missing} is missing", times_in_words(*.times))]
    DuplicatePiece {
        /// What stands twice.
        twice: &'static str,
        /// How often it does.
        times: usize,
        /// What is missing.
        missing: &'static str,
    },
    /// A position that no moves can solve.
    #[error("this position cannot be solved: {why}")]
    Unsolvable {
        /// What is true of every position that can be solved, and not of this one.
        why: String,
    },
    /// A position of a puzzle that has none: its `count` is 0.
    #[error("the puzzle has no positions: its count is 0, and must be at least 1")]
    NoPositions,
    /// Stickers that are no position.
    #[error(transparent)]
    Facelets(#[from] FaceletError),
}

/// What would be right, if there is an example.
fn example_suffix(example: &Option<String>) -> String {
    example.as_ref().map_or(String::new(), |example| format!(", as in {example}"))
}

impl PositionError {
    /// Too few or too many entries, without an example.
    pub(crate) fn wrong_length(
        what: &'static str,
        found: usize,
        expected: usize,
    ) -> Self {
        PositionError::Length { what, found, expected, example: None }
    }

    /// The same, with an example of what would be right where the number of entries is
    /// wrong.
    pub(crate) fn with_example(mut self, right: impl FnOnce() -> String) -> Self {
        if let PositionError::Length { example, .. } = &mut self {
            *example = Some(right());
        }
        self
    }
}

/// The entries of a text, separated by spaces or commas, and where each starts,
/// counted from 1.
pub(crate) fn split_entries(text: &str) -> Vec<(usize, &str)> {
    let mut entries = Vec::new();
    let mut at = 0;
    for part in text.split_inclusive(|c: char| c == ',' || c.is_whitespace()) {
        let entry = part.trim_end_matches(|c: char| c == ',' || c.is_whitespace());
        if !entry.is_empty() {
            entries.push((at + 1, entry));
        }
        at += part.chars().count();
    }
    entries
}

/// The letters of a text without separators, if each is meant to be an entry: there are
/// `len` of them, or each is one, `known` says, and the whole is none.
fn split_characters(
    (at, one): (usize, &str),
    len: usize,
    known: impl Fn(&str) -> bool,
) -> Option<Vec<(usize, &str)>> {
    let letters: Vec<_> =
        (at..).zip(one.split("").filter(|letter| !letter.is_empty())).collect();
    let as_many = letters.len() == len && !one.starts_with('-');
    let each = || !known(one) && letters.iter().all(|(_, letter)| known(letter));
    (len > 1 && (as_many || each())).then_some(letters)
}

/// The `len` entries of a text, each as `read` understands it; `what` is what one of
/// them describes, and `expected` says what it must be.
///
/// Spaces or commas separate them; entries of one character may also stand without,
/// and are then counted as such even if they are too few or too many.
///
/// # Errors
/// [`PositionError::Unknown`] for an entry that `read` makes nothing of, and
/// [`PositionError::Length`] for too few or too many.
///
/// # Examples
/// ```
/// use puzzle::read_entries;
///
/// let side = |entry: &str| ["heads", "tails"].iter().position(|name| *name == entry);
/// assert_eq!(read_entries("tails, heads", "coin", 2, "heads or tails", side)?, [1, 0]);
/// let error = read_entries("edge", "coin", 1, "heads or tails", side).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "found \"edge\" (character 1) where heads or tails should be",
/// );
/// # Ok::<(), puzzle::PositionError>(())
/// ```
pub fn read_entries<T>(
    text: &str,
    what: &'static str,
    len: usize,
    expected: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, PositionError> {
    let unknown = |(at, found): (usize, &str)| PositionError::Unknown {
        found: found.to_string(),
        at,
        expected: expected.to_string(),
    };
    let mut entries = split_entries(text);
    if let [one] = entries[..] {
        entries = split_characters(one, len, |entry| read(entry).is_some())
            .unwrap_or(entries);
    }
    let found = entries.len();
    let each =
        entries.into_iter().map(|(at, e)| read(e).ok_or_else(|| unknown((at, e))));
    let read: Vec<_> = each.collect::<Result<_, _>>()?;
    match found == len {
        true => Ok(read),
        false => Err(PositionError::wrong_length(what, found, len)),
    }
}

/// The `len` numbers in a text, each in `low..=high`; `what` is what one of them
/// describes.
///
/// Spaces or commas separate them; numbers of one digit may also stand without.
///
/// # Errors
/// [`PositionError::Unknown`] for an entry that is no such number, and
/// [`PositionError::Length`] for too few or too many.
///
/// # Examples
/// ```
/// use puzzle::read_numbers;
///
/// assert_eq!(read_numbers("3, 1 2", "disc", 3, 1, 3)?, [3, 1, 2]);
/// assert_eq!(read_numbers("312", "disc", 3, 1, 3)?, [3, 1, 2]);
/// let error = read_numbers("31", "disc", 3, 1, 3).unwrap_err();
/// assert_eq!(error.to_string(), "found 2 discs, and there must be 3");
/// let error = read_numbers("3 1 4", "disc", 3, 1, 3).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "found \"4\" (character 5) where a number from 1 to 3 should be",
/// );
/// # Ok::<(), puzzle::PositionError>(())
/// ```
pub fn read_numbers(
    text: &str,
    what: &'static str,
    len: usize,
    low: i8,
    high: i8,
) -> Result<Vec<i8>, PositionError> {
    let expected = format!("a number from {low} to {high}");
    read_entries(text, what, len, &expected, |found| {
        found.parse().ok().filter(|number| (low..=high).contains(number))
    })
}

/// Checks that numbers below their count are a permutation: none twice, so none
/// missing. `first` is added to the numbers in the message.
///
/// # Errors
/// [`PositionError::Duplicate`].
///
/// # Examples
/// ```
/// use puzzle::check_each_once;
///
/// let error = check_each_once(&[0, 2, 2], 1).unwrap_err();
/// assert_eq!(error.to_string(), "3 stands twice, and 2 is missing");
/// ```
pub fn check_each_once(numbers: &[u8], first: usize) -> Result<(), PositionError> {
    let times =
        |number: usize| numbers.iter().filter(|&&n| usize::from(n) == number).count();
    let missing = (0..numbers.len()).find(|&number| times(number) == 0);
    let twice = (0..numbers.len()).find(|&number| times(number) > 1);
    match (twice, missing) {
        (Some(twice), Some(missing)) => Err(PositionError::Duplicate {
            twice: twice + first,
            times: times(twice),
            missing: missing + first,
        }),
        _ => Ok(()),
    }
}

/// Why a text is no scramble.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ScrambleError {
    /// Something that is no move.
    #[error(
        "found {found:?} (character {at}) where a move should start; the moves are {moves}"
    )]
    Unknown {
        /// The character.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
        /// The moves there are, separated by commas.
        moves: String,
    },
    /// The start of a move that does not go on like this.
    #[error(
        "found {found:?} (character {at}), which is not the whole name of a move; the moves \
         are {moves}"
    )]
    Unfinished {
        /// The start of a move, and the character that does not belong to it.
        found: String,
        /// Where it stands, counted from 1.
        at: usize,
        /// The moves there are, separated by commas.
        moves: String,
    },

    /// A move that cannot be done where it stands.
    #[error(
        "the move {name} (character {at}) cannot be done there, where those that can \
         are {possible}"
    )]
    Blocked {
        /// The move.
        name: String,
        /// The moves that can be done there, separated by commas.
        possible: String,
        /// Where it stands, counted from 1.
        at: usize,
    },
    /// A turn of a tip of a puzzle that is without its tips.
    #[error(
        "{found:?} (character {at}) turns a tip, and this puzzle is without its tips: leave \
         it out, for a tip turns by itself and moves nothing else"
    )]
    Tip {
        /// The letter.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
    },
    /// A group that cannot be read.
    #[error(transparent)]
    Group(#[from] GroupError),
    /// Moves that the pocket cube does not know.
    #[error(transparent)]
    PocketCube(#[from] MoveError),
    /// Turns that a part of Rubik's cube does not know.
    #[error(transparent)]
    Rubik(#[from] TurnError),
}

use crate::scramble::expand_groups;

/// The moves in a text, as places in the list of their names, and where each starts.
///
/// Spaces and commas may separate the moves; where names could be read in two ways,
/// the longest is taken. `’` and `′` are read as `'`. A group may be done several times,
/// `(R L)3`, and `//` or `#` begins a comment.
///
/// # Errors
/// [`ScrambleError::Unknown`] names the first character that starts no move,
/// [`ScrambleError::Unfinished`] the start of a move that does not go on, and
/// [`ScrambleError::Group`] a group that cannot be read.
///
/// # Examples
/// ```
/// use puzzle::read_moves;
///
/// let names = ["R", "R'", "L"].map(String::from);
/// assert_eq!(read_moves("R’L R", &names)?, [(1, 1), (2, 3), (0, 5)]);
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
pub fn read_moves(
    text: &str,
    names: &[String],
) -> Result<Vec<(usize, usize)>, ScrambleError> {
    let (letters, places): (Vec<char>, Vec<usize>) = expand_groups(text)?
        .into_iter()
        .map(|(c, at)| (if matches!(c, '’' | '′') { '\'' } else { c }, at))
        .unzip();
    let mut moves = Vec::new();
    let mut next = 0;
    while next < letters.len() {
        let (rest, at) = (&letters[next..], places[next]);
        if rest[0] == ',' || rest[0].is_whitespace() {
            next += 1;
            continue;
        }
        let fits = |&m: &usize| {
            common_prefix_length(&names[m], rest) == names[m].chars().count()
        };
        let longest = (0..names.len()).filter(fits).max_by_key(|&m| names[m].len());
        let m = longest.ok_or_else(|| unreadable_move(rest, at, names))?;
        moves.push((m, at));
        next += names[m].chars().count();
    }
    Ok(moves)
}

/// How many letters at the start of a name are those that stand here.
fn common_prefix_length(name: &str, here: &[char]) -> usize {
    name.chars().zip(here).take_while(|(a, b)| a == *b).count()
}

/// What is wrong where no move stands: its first letter, or what begins like a move up to
/// the letter that does not.
fn unreadable_move(here: &[char], at: usize, names: &[String]) -> ScrambleError {
    let moves = names.join(", ");
    match names.iter().map(|name| common_prefix_length(name, here)).max() {
        None | Some(0) => ScrambleError::Unknown { found: here[0], at, moves },
        Some(most) => {
            let wrong = here[most..].iter().take(1);
            let wrong = wrong.filter(|&&c| c != ',' && !c.is_whitespace());
            let found = here[..most].iter().chain(wrong).collect();
            ScrambleError::Unfinished { found, at, moves }
        }
    }
}
