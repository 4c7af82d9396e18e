//! The syntax around the moves of a scramble: comments, groups and repetitions.

use std::iter::Peekable;

/// Replaces each character of the comments of a scramble by a space, so that all other
/// characters keep their positions. A comment goes from `//` or `#` to the end of its line.
///
/// # Examples
/// ```
/// use puzzle::strip_comments;
///
/// assert_eq!(strip_comments("R U // up\nF # front").trim_end(), "R U      \nF");
/// ```
pub fn strip_comments(text: &str) -> String {
    let blank = |c: char| if c == '\n' { c } else { ' ' };
    let line = |line: &str| -> String {
        let marks = ["//", "#"].iter().filter_map(|mark| line.find(mark));
        let (moves, comment) = line.split_at(marks.min().unwrap_or(line.len()));
        moves.chars().chain(comment.chars().map(blank)).collect()
    };
    text.split_inclusive('\n').map(line).collect()
}

/// Why the groups of a scramble cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GroupError {
    /// A `(` without its `)`.
    #[error("found '(' (character {at}), and no ')' after it ends the group")]
    Unclosed {
        /// The position of the `(` in the text, from 1.
        at: usize,
    },
    /// A `)` without its `(`.
    #[error("found ')' (character {at}), and no '(' before it begins a group")]
    Unopened {
        /// The position of the `)` in the text, from 1.
        at: usize,
    },
    /// A character directly after a group that is not a number of repetitions.
    #[error(
        "found {found:?} (character {at}) directly after a group, where only how often it \
         is done may stand, as in (R U)3; write out the moves of a group that is turned back"
    )]
    UnexpectedSuffix {
        /// The character.
        found: char,
        /// The position of the character in the text, from 1.
        at: usize,
    },

    /// A number of repetitions that is zero, missing or too large.
    #[error(
        "found a group that is done {found:?} times (character {at}), and it must be a \
         number from 1 on that leaves no more than {} letters",
        MAX_LETTERS
    )]
    Repetitions {
        /// The number of repetitions, as written.
        found: String,
        /// The position of the group's `)` in the text, from 1.
        at: usize,
    },
    /// A commutator or a conjugate.
    #[error(
        "found '[' (character {at}), and commutators and conjugates are not read: write \
         out A B A' B' for [A, B], and A B A' for [A: B]"
    )]
    Bracket {
        /// The position of the `[` in the text, from 1.
        at: usize,
    },
}

/// The largest number of characters after groups are expanded.
const MAX_LETTERS: usize = 1_000_000;

/// The characters of a scramble without comments and with groups such as `(R U)3` written
/// out, each with its position in the text, from 1. Groups may be nested; `×3`, `*3` and
/// `^3` mean the same as `3`.
///
/// # Errors
/// [`GroupError`] for unbalanced parentheses and invalid numbers of repetitions.
///
/// # Complexity
/// Time and memory are linear in the length of the result.
pub(crate) fn expand_groups(text: &str) -> Result<Vec<(char, usize)>, GroupError> {
    let mut letters = Vec::new();
    let mut open = Vec::new();
    let text = strip_comments(text);
    let mut rest = text.chars().zip(1..).peekable();
    // ANCHOR: letters
    while let Some((found, at)) = rest.next() {
        match found {
            '[' => return Err(GroupError::Bracket { at }),
            '(' => {
                open.push((letters.len(), at));
                letters.push((' ', at));
            }
            ')' => {
                let (start, _) = open.pop().ok_or(GroupError::Unopened { at })?;
                letters.push((' ', at));
                let (group, times) =
                    (start..letters.len(), read_repetitions(&mut rest, at)?);
                let most = MAX_LETTERS.saturating_sub(start) / group.len();
                if times > most.max(1) {
                    return Err(GroupError::Repetitions {
                        found: times.to_string(),
                        at,
                    });
                }
                (1..times).for_each(|_| letters.extend_from_within(group.clone()));
            }
            _ => letters.push((found, at)),
        }
    }
    // ANCHOR_END: letters
    open.pop().map_or(Ok(letters), |(_, at)| Err(GroupError::Unclosed { at }))
}

/// Reads the number of repetitions directly after a group; 1 if there is none. `at` is
/// the position of the group's `)`.
fn read_repetitions<L>(rest: &mut Peekable<L>, at: usize) -> Result<usize, GroupError>
where
    L: Iterator<Item = (char, usize)>,
{
    let sign = rest.next_if(|(c, _)| matches!(c, '×' | '*' | '^'));
    let mut found = String::new();
    while let Some((digit, _)) = rest.next_if(|(c, _)| c.is_ascii_digit()) {
        found.push(digit);
    }
    match rest.peek() {
        Some(&(found @ ('\'' | '’' | '′' | 'x' | 'X'), at)) => {
            Err(GroupError::UnexpectedSuffix { found, at })
        }
        _ if found.is_empty() && sign.is_none() => Ok(1),
        _ => {
            let times = found.parse().ok().filter(|&times| times > 0);
            times.ok_or(GroupError::Repetitions { found, at })
        }
    }
}

/// Reads what follows the letter of a face and returns the turn in clockwise quarters, 1
/// to 3: nothing, a 2, a 3, an apostrophe, or a number and an apostrophe in either order,
/// as in `R2'`.
pub(crate) fn read_quarters<L>(rest: &mut Peekable<L>) -> u8
where
    L: Iterator<Item = (char, usize)>,
{
    let is_prime = |c: &char| matches!(c, '\'' | '’' | '′');
    let prime_before = rest.next_if(|(c, _)| is_prime(c)).is_some();
    let quarters = match rest.next_if(|(c, _)| matches!(c, '2' | '3')) {
        None => 1,
        Some(('2', _)) => 2,
        Some(_) => 3,
    };
    let inverse = prime_before || rest.next_if(|(c, _)| is_prime(c)).is_some();
    if inverse { 4 - quarters } else { quarters }
}
