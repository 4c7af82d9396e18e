//! What people write around the moves of a scramble: comments, groups, and how often.

use std::iter::Peekable;

/// A scramble without its comments: each goes from `//` or `#` to the end of its line,
/// and a space stands in the place of each of its characters, so that every other
/// character stands where it stood.
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
    /// A group that is not closed.
    #[error("found '(' (character {at}), and no ')' after it ends the group")]
    Unclosed {
        /// Where it stands, counted from 1.
        at: usize,
    },
    /// The end of a group that was not begun.
    #[error("found ')' (character {at}), and no '(' before it begins a group")]
    Unopened {
        /// Where it stands, counted from 1.
        at: usize,
    },
    /// Something else than a number directly after a group.
    #[error(
        "found {found:?} (character {at}) directly after a group, where only how often it \
         is done may stand, as in (R U)3; write out the moves of a group that is turned back"
    )]
    UnexpectedSuffix {
        /// The character.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
    },

    /// A group that is done too often, or not at all.
    #[error(
        "found a group that is done {found:?} times (character {at}), and it must be a \
         number from 1 on that leaves no more than {} letters",
        MAX_LETTERS
    )]
    Repetitions {
        /// How often.
        found: String,
        /// Where the group ends, counted from 1.
        at: usize,
    },
    /// A commutator or a conjugate.
    #[error(
        "found '[' (character {at}), and commutators and conjugates are not read: write \
         out A B A' B' for [A, B], and A B A' for [A: B]"
    )]
    Bracket {
        /// Where it stands, counted from 1.
        at: usize,
    },
}

/// So many letters are left at most when groups are written out.
const MAX_LETTERS: usize = 1_000_000;

/// The letters of the moves, and where each stands, counted from 1: without comments,
/// and with `(R U)3` written out. Groups may be nested, and `×3`, `*3` and `^3` are 3.
///
/// # Errors
/// [`GroupError`] for groups that are not closed, not begun, or done too often.
///
/// # Complexity
/// Time and bytes are linear in the letters of the result.
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
                let (once, times) =
                    (start..letters.len(), read_repetitions(&mut rest, at)?);
                let most = MAX_LETTERS.saturating_sub(start) / once.len();
                if times > most.max(1) {
                    return Err(GroupError::Repetitions {
                        found: times.to_string(),
                        at,
                    });
                }
                (1..times).for_each(|_| letters.extend_from_within(once.clone()));
            }
            _ => letters.push((found, at)),
        }
    }
    // ANCHOR_END: letters
    open.pop().map_or(Ok(letters), |(_, at)| Err(GroupError::Unclosed { at }))
}

/// How often a group is done whose end stands there: what is directly after it.
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

/// By how many quarters a face turns, clockwise, by what stands after its letter: a 2, a
/// 3, an apostrophe, or a number and an apostrophe in either order, as in `R2'`.
pub(crate) fn read_quarters<L>(rest: &mut Peekable<L>) -> u8
where
    L: Iterator<Item = (char, usize)>,
{
    let back = |c: &char| matches!(c, '\'' | '’' | '′');
    let before = rest.next_if(|(c, _)| back(c)).is_some();
    let quarters = match rest.next_if(|(c, _)| matches!(c, '2' | '3')) {
        None => 1,
        Some(('2', _)) => 2,
        Some(_) => 3,
    };
    let turned = before || rest.next_if(|(c, _)| back(c)).is_some();
    if turned { 4 - quarters } else { quarters }
}
