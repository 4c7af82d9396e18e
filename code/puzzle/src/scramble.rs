//! The syntax around the moves of a scramble: comments, groups, commutators and conjugates.

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
    /// A `(` or `[` without its `)` or `]`.
    #[error(
        "found '{open}' (character {at}), and no '{}' after it ends the group",
        closing(*open)
    )]
    Unclosed {
        /// The `(` or `[`.
        open: char,
        /// The position of the `(` or `[` in the text, from 1.
        at: usize,
    },
    /// A `)` or `]` without its `(` or `[`.
    #[error(
        "found '{close}' (character {at}), and no '{}' before it begins a group",
        if *close == ')' { '(' } else { '[' }
    )]
    Unopened {
        /// The `)` or `]`.
        close: char,
        /// The position of the `)` or `]` in the text, from 1.
        at: usize,
    },
    /// A `[` without exactly one `,` or `:` before its `]`.
    #[error(
        "found '[' (character {at}) without one ',' or ':' before its ']': [A, B] means \
         A B A' B', and [A: B] means A B A'"
    )]
    Separator {
        /// The position of the `[` in the text, from 1.
        at: usize,
    },
    /// An x directly after a group: a rotation of the cube, or "times".
    #[error(
        "found '{found}' (character {at}) directly after a group, where only how often it \
         is done or a ' may stand, as in (R U)3 or (R U)'"
    )]
    UnexpectedSuffix {
        /// The character.
        found: char,
        /// The position of the character in the text, from 1.
        at: usize,
    },
    /// A number of repetitions that is zero, missing or too large.
    #[error(
        "found the count {found:?} (character {at}), and it must be a number from 1 on that \
         leaves no more than {MAX_MOVES} moves"
    )]
    Repetitions {
        /// The number of repetitions, as written.
        found: String,
        /// The position of its first digit, or of where one should be, in the text, from 1.
        at: usize,
    },
    /// Groups in groups, which are written out too often.
    #[error(
        "found too many groups in one another (up to character {at}): writing them out takes \
         more than {MAX_WORK} moves"
    )]
    TooNested {
        /// The position of the end of a group in the text, from 1.
        at: usize,
    },
    /// A commutator or conjugate that is too long.
    #[error(
        "the group that ends with ']' (character {at}) has more than {MAX_MOVES} moves \
         when it is written out"
    )]
    TooLong {
        /// The position of the `]` in the text, from 1.
        at: usize,
    },
}

/// The character that ends a group which begins with this one.
fn closing(open: char) -> char {
    if open == '(' { ')' } else { ']' }
}

/// The largest number of moves after groups are written out.
pub(crate) const MAX_MOVES: usize = 1_000_000;

/// The largest number of moves that are written while groups in groups are written out.
const MAX_WORK: usize = 16 * MAX_MOVES;

/// How often something is done.
#[derive(Clone, Copy)]
pub(crate) struct Count {
    pub times: usize,
    /// The position of the number in the text, from 1, or of where it would be.
    pub at: usize,
}

/// The characters of a scramble, without comments, each with its position in the text, from 1.
pub(crate) struct Letters {
    letters: Vec<(char, usize)>,
    next: usize,
}

impl Letters {
    fn new(text: &str) -> Self {
        // A byte order mark may begin the text.
        let text = strip_comments(text).replace('\u{feff}', " ");
        Letters { letters: text.chars().zip(1..).collect(), next: 0 }
    }

    /// The characters that are not read yet.
    pub fn rest(&self) -> &[(char, usize)] {
        &self.letters[self.next..]
    }

    /// Goes past this number of characters.
    pub fn skip(&mut self, characters: usize) {
        self.next += characters;
    }

    /// The next character, if it is one of these; goes past it. A `'` stands for every sign
    /// that people type for a prime.
    pub fn next_if(&mut self, expected: &[char]) -> Option<char> {
        let found = self.rest().first().map(|letter| plain(letter.0));
        let found = found.filter(|c| expected.contains(c))?;
        self.skip(1);
        Some(found)
    }

    fn starts_number(&self) -> bool {
        self.rest().first().is_some_and(|letter| letter.0.is_ascii_digit())
    }

    /// Reads how often something is done: a number, or nothing, which means once.
    pub fn read_count(&mut self) -> Result<Count, GroupError> {
        let at = self.next + 1;
        if !self.starts_number() {
            return Ok(Count { times: 1, at });
        }
        let digits = self.rest().iter().map(|letter| letter.0);
        let found: String = digits.take_while(char::is_ascii_digit).collect();
        self.skip(found.len());
        let times = found.parse().ok().filter(|times| (1..=MAX_MOVES).contains(times));
        times
            .map(|times| Count { times, at })
            .ok_or(GroupError::Repetitions { found, at })
    }

    /// Reads what follows the letter of a face and returns the turn in clockwise quarters,
    /// 1 to 3: nothing, a number from 1 to 3, an apostrophe, or a number and an apostrophe in
    /// either order, as in `R2'`.
    pub fn read_quarters(&mut self) -> u8 {
        let prime_before = self.next_if(&['\'']).is_some();
        let quarters = match self.next_if(&['1', '2', '3']) {
            None | Some('1') => 1,
            Some('2') => 2,
            Some(_) => 3,
        };
        let inverse = prime_before || self.next_if(&['\'']).is_some();
        if inverse { 4 - quarters } else { quarters }
    }

    /// Reads how often something is done and whether it is turned back: a number, a prime,
    /// both in either order, or nothing.
    pub fn read_repetitions(&mut self) -> Result<(Count, bool), GroupError> {
        let inverse = self.next_if(&['\'']).is_some();
        let count = match self.next_if(&['×', '*', '^']) {
            Some(_) if !self.starts_number() => {
                let (found, at) = (String::new(), self.next + 1);
                return Err(GroupError::Repetitions { found, at });
            }
            _ => self.read_count()?,
        };
        Ok((count, inverse || self.next_if(&['\'']).is_some()))
    }
}

/// A `'` for every sign that people type for a prime, and any other character itself.
pub(crate) fn plain(sign: char) -> char {
    match sign {
        '’' | '‘' | '´' | '`' | '′' | 'ʼ' | 'ʹ' | '＇' => '\'',
        other => other,
    }
}

/// A move that can be turned back.
pub(crate) trait Invert: Copy {
    /// The move that undoes this one.
    fn inverse(self) -> Self;
}

/// A group whose end is not reached yet.
struct OpenGroup {
    open: char,
    at: usize,
    /// The number of moves before the group.
    start: usize,
    /// The separators of a `[`: each with the number of moves before it.
    separators: Vec<(char, usize)>,
}

/// The moves in a text, each with its position, from 1. `read_move` reads one move, or
/// says what is wrong.
///
/// Spaces and commas may separate the moves. A group `(R U)` may be done several times,
/// `(R U)3`, `×3`, `*3` or `^3`, and be turned back, `(R U)'`. A commutator `[A, B]` is
/// A B A' B', and a conjugate `[A: B]` is A B A'. All of these may be nested.
///
/// # Errors
/// [`GroupError`] for groups that cannot be read, and the errors of `read_move`.
///
/// # Complexity
/// Time is linear in the number of characters and of the moves that are written out, of which
/// there are at most [`MAX_WORK`].
pub(crate) fn read_sequence<M: Invert, E: From<GroupError>>(
    text: &str,
    mut read_move: impl FnMut(&mut Letters, &mut Vec<(M, usize)>) -> Result<(), E>,
) -> Result<Vec<(M, usize)>, E> {
    let (mut letters, mut moves) = (Letters::new(text), Vec::new());
    let (mut groups, mut work) = (Vec::<OpenGroup>::new(), 0);
    // ANCHOR: letters
    while let Some(&(found, at)) = letters.rest().first() {
        let bracket = groups.last_mut().filter(|group| group.open == '[');
        match (found, bracket) {
            ('(' | '[', _) => {
                let (open, start) = (found, moves.len());
                groups.push(OpenGroup { open, at, start, separators: Vec::new() });
            }
            (')' | ']', _) => {
                let group = groups.pop().filter(|group| closing(group.open) == found);
                let group = group.ok_or(GroupError::Unopened { close: found, at })?;
                letters.skip(1);
                close_group(&group, &mut letters, &mut moves, &mut work, at)?;
                continue;
            }
            (',' | ':', Some(group)) => group.separators.push((found, moves.len())),
            (',', None) => {}
            (space, _) if space.is_whitespace() => {}
            _ => {
                read_move(&mut letters, &mut moves)?;
                continue;
            }
        }
        letters.skip(1);
    }
    // ANCHOR_END: letters
    match groups.pop() {
        None => Ok(moves),
        Some(OpenGroup { open, at, .. }) => {
            Err(GroupError::Unclosed { open, at }.into())
        }
    }
}

/// Writes out the moves of a group that ends at `at`, and reads what follows it. Adds the
/// number of moves that were written to `work`.
fn close_group<M: Invert>(
    group: &OpenGroup,
    letters: &mut Letters,
    moves: &mut Vec<(M, usize)>,
    work: &mut usize,
    at: usize,
) -> Result<(), GroupError> {
    let (start, end) = (group.start, moves.len());
    if group.open == '[' {
        let [(separator, middle)] = group.separators[..] else {
            return Err(GroupError::Separator { at: group.at });
        };
        moves.extend(inverted(&moves[start..middle]));
        if separator == ',' {
            moves.extend(inverted(&moves[middle..end]));
        }
        if moves.len() > MAX_MOVES {
            return Err(GroupError::TooLong { at });
        }
    }
    let (count, inverse) = letters.read_repetitions()?;
    if let Some(&(found @ ('x' | 'X'), at)) = letters.rest().first() {
        return Err(GroupError::UnexpectedSuffix { found, at });
    }
    if inverse {
        let group = &mut moves[start..];
        group.reverse();
        group.iter_mut().for_each(|step| step.0 = step.0.inverse());
    }
    *work += if inverse { moves.len() - start } else { 0 };
    repeat(moves, start, count)?;
    *work += moves.len() - end;
    if *work > MAX_WORK { Err(GroupError::TooNested { at }) } else { Ok(()) }
}

/// The moves that undo a sequence: the inverses in the opposite order.
fn inverted<M: Invert>(moves: &[(M, usize)]) -> Vec<(M, usize)> {
    moves.iter().rev().map(|&(m, at)| (m.inverse(), at)).collect()
}

/// Repeats the moves from `start` on, so that they are done this often in all.
pub(crate) fn repeat<M: Copy>(
    moves: &mut Vec<(M, usize)>,
    start: usize,
    Count { times, at }: Count,
) -> Result<(), GroupError> {
    let group = start..moves.len();
    if group.len().saturating_mul(times - 1) > MAX_MOVES.saturating_sub(moves.len()) {
        return Err(GroupError::Repetitions { found: times.to_string(), at });
    }
    if !group.is_empty() {
        (1..times).for_each(|_| moves.extend_from_within(group.clone()));
    }
    Ok(())
}
