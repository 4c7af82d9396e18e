//! Parsers for positions as people write them, and their errors.

use crate::FaceletError;
use crate::rubik::CubeFaceletError;
use crate::wording::{pluralize, times_in_words};

/// Why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// An entry that cannot be read.
    #[error("found {found:?} (character {at}) where {expected} should be")]
    Unknown {
        /// The entry.
        found: String,
        /// The position of its first character in the text, from 1.
        at: usize,
        /// What was expected.
        expected: String,
    },
    /// Too few or too many entries.
    #[error("found {}, and there must be {expected}{}", pluralize(*.found, what), example_suffix(example))]
    Length {
        /// What an entry describes, in the singular.
        what: &'static str,
        /// The number of entries in the text.
        found: usize,
        /// The right number of entries.
        expected: usize,
        /// A position with the right number of entries.
        example: Option<String>,
    },
    /// A number that occurs more than once, so that another one is missing.
    #[error("{duplicate} stands {}, and {missing} is missing", times_in_words(*.times))]
    Duplicate {
        /// The duplicate number.
        duplicate: usize,
        /// How often it occurs.
        times: usize,
        /// The missing number.
        missing: usize,
    },
    /// A named piece that occurs more than once, so that another one is missing.
    #[error("{duplicate} stands {}, and {missing} is missing", times_in_words(*.times))]
    DuplicatePiece {
        /// The name of the duplicate piece.
        duplicate: &'static str,
        /// How often it occurs.
        times: usize,
        /// The name of the missing piece.
        missing: &'static str,
    },
    /// A position that no moves can solve.
    #[error("this position cannot be solved: {why}{}", goal_suffix(goal))]
    Unsolvable {
        /// The property that all solvable positions have, and this one does not.
        why: String,
        /// The goal that is meant, as text.
        goal: Option<String>,
    },
    /// A position of a puzzle that has none: its `count` is 0.
    #[error("the puzzle has no positions: its count is 0, and must be at least 1")]
    NoPositions,
    /// Facelets that are not a position of the pocket cube.
    #[error(transparent)]
    Facelets(#[from] FaceletError),
    /// Facelets that are not a position of Rubik's cube.
    #[error(transparent)]
    CubeFacelets(#[from] CubeFaceletError),
}

/// The words that add an example to a message, or nothing.
fn example_suffix(example: &Option<String>) -> String {
    example.as_ref().map_or(String::new(), |example| format!(", as in {example}"))
}

/// The words that name the goal in a message, or nothing.
fn goal_suffix(goal: &Option<String>) -> String {
    goal.as_ref().map_or(String::new(), |goal| format!("; the goal is {goal}"))
}

impl PositionError {
    /// The error for a position that no moves can solve, without the goal.
    pub(crate) fn unsolvable(why: String) -> Self {
        PositionError::Unsolvable { why, goal: None }
    }

    /// Adds the goal that is meant, if the error is that it cannot be reached.
    pub(crate) fn with_goal(mut self, position: impl FnOnce() -> String) -> Self {
        if let PositionError::Unsolvable { goal, .. } = &mut self {
            *goal = Some(position());
        }
        self
    }

    /// The error for too few or too many entries, without an example.
    pub(crate) fn wrong_length(
        what: &'static str,
        found: usize,
        expected: usize,
    ) -> Self {
        PositionError::Length { what, found, expected, example: None }
    }

    /// Adds a valid position as an example, if the error is the number of entries.
    pub(crate) fn with_example(mut self, position: impl FnOnce() -> String) -> Self {
        if let PositionError::Length { example, .. } = &mut self {
            *example = Some(position());
        }
        self
    }
}

/// Whether a character stands between two entries, as in `1, 2/3 4` or `[[1, 2], [3, 4]]`.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || ",;/|()[]{}".contains(c)
}

/// The entries of a text, each with the position of its first character in the text, from 1.
pub(crate) fn split_entries(text: &str) -> Vec<(usize, &str)> {
    let mut entries = Vec::new();
    let mut at = 0;
    for part in text.split_inclusive(is_separator) {
        let entry = part.trim_end_matches(is_separator);
        if !entry.is_empty() {
            entries.push((at + 1, entry));
        }
        at += part.chars().count();
    }
    entries
}

/// The characters of a text without separators, each with its position in the text, if
/// each is meant as an entry: there are `len` characters, or each is `known` as an entry
/// and the whole text is not. `None` otherwise.
fn split_characters(
    (at, text): (usize, &str),
    len: usize,
    known: impl Fn(&str) -> bool,
) -> Option<Vec<(usize, &str)>> {
    let letters: Vec<_> =
        (at..).zip(text.split("").filter(|letter| !letter.is_empty())).collect();
    let as_many = letters.len() == len && !text.starts_with('-');
    let all_known = || !known(text) && letters.iter().all(|(_, letter)| known(letter));
    (len > 1 && (as_many || all_known())).then_some(letters)
}

/// Reads the `len` entries of a text, each with `read`; `what` is the noun for an entry,
/// and `expected` describes a valid one.
///
/// Entries are separated by spaces, commas, semicolons, slashes, bars or brackets. Entries of
/// one character may also follow one another without separators; they are then counted one
/// by one even if there are too few or too many.
///
/// # Errors
/// [`PositionError::Unknown`] for an entry for which `read` returns `None`, and
/// [`PositionError::Length`] for too few or too many entries.
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
    let parsed =
        entries.into_iter().map(|(at, e)| read(e).ok_or_else(|| unknown((at, e))));
    let read: Vec<_> = parsed.collect::<Result<_, _>>()?;
    if found != len {
        return Err(PositionError::wrong_length(what, found, len));
    }
    Ok(read)
}

/// Reads the `len` numbers of a text, each in `low..=high`; `what` is the noun for the
/// thing that a number stands for.
///
/// Numbers are separated as in [`read_entries`]; numbers of one digit need no separator.
///
/// # Errors
/// [`PositionError::Unknown`] for an entry that is not a number in this range, and
/// [`PositionError::Length`] for too few or too many entries.
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

/// Checks that numbers, which must be below their count, are a permutation: each occurs
/// once. `first` is added to the numbers in the message.
///
/// # Errors
/// [`PositionError::Duplicate`] if a number occurs more than once.
///
/// # Examples
/// ```
/// use puzzle::check_each_once;
///
/// let error = check_each_once(&[0_u8, 2, 2], 1).unwrap_err();
/// assert_eq!(error.to_string(), "3 stands twice, and 2 is missing");
/// ```
pub fn check_each_once<T: Copy + Into<usize>>(
    numbers: &[T],
    first: usize,
) -> Result<(), PositionError> {
    let times = |number: usize| numbers.iter().filter(|&&n| n.into() == number).count();
    let missing = (0..numbers.len()).find(|&number| times(number) == 0);
    let duplicate = (0..numbers.len()).find(|&number| times(number) > 1);
    match (duplicate, missing) {
        (Some(duplicate), Some(missing)) => Err(PositionError::Duplicate {
            duplicate: duplicate + first,
            times: times(duplicate),
            missing: missing + first,
        }),
        _ => Ok(()),
    }
}
