//! The laws of a puzzle, and checks that a puzzle keeps them.

use crate::Puzzle;
use std::fmt::{self, Debug, Display, Formatter};

/// A law of puzzles, coordinates and graphs, on which all algorithms rely.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Law {
    /// There is at least one position.
    Count,
    /// Every rank is below the count.
    Range,
    /// The position with a rank has that rank.
    Rank,
    /// No two positions have the same rank.
    Unrank,
    /// Undoing a move restores the position before it.
    Undo,
    /// Applying a move after undoing it restores the position.
    Redo,
    /// Each move can be read by its name.
    Name,
    /// Each written position can be read.
    Text,
    /// Positions with the same rank have the same rank after each move.
    WellDefined,
    /// The reverse graph has the same edges, reversed.
    Reverse,
    /// The abstract state of the solved position is the solved one.
    SolvedState,
    /// The abstract state before a move is that of the position before it.
    Before,
    /// A move counts at most 1 in a pattern.
    Cost,
    /// In an undirected pattern each move counts 1, and its inverse is a move.
    Undirected,
    /// The lower bound of the solved position is 0.
    SolvedBound,
    /// A lower bound is consistent.
    Consistent,
}

impl Display for Law {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Count => "count > 0",
            Law::Range => "rank(p) < count",
            Law::Rank => "rank(unrank(i)) == i",
            Law::Unrank => "unrank(rank(p)) == p",
            Law::Undo => "undo(apply(p, m), m) == p",
            Law::Redo => "apply(undo(p, m), m) == p",
            Law::Name => "scramble(name(m)) == apply(solved, m)",
            Law::Text => "read(write(p)) == p",
            Law::WellDefined => "rank(p) == rank(q) implies rank(p * m) == rank(q * m)",
            Law::Reverse => "an edge p → q here is an edge q → p there",
            Law::SolvedState => "project(solved position) == solved()",
            Law::Before => "predecessor(project(apply(p, m)), m) == project(p)",
            Law::Cost => "cost <= 1",
            Law::Undirected => {
                "is_undirected() implies cost == 1, and an inverse of each move"
            }
            Law::SolvedBound => "h(solved) == 0",
            Law::Consistent => "h(p) <= h(apply(p, m)) + 1",
        })
    }
}

/// A law that does not hold, and the place where a check found that.
///
/// ```
/// use puzzle::{BrokenLaw, Law};
///
/// let broken = BrokenLaw::new(Law::Range, 3, 10, "a number below 10").with_move(1);
/// assert_eq!(
///     broken.to_string(),
///     "the law rank(p) < count is broken at rank 3 by move 1: found 10, and a \
///      number below 10 would be right"
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "the law {law} is broken{}{}: found {found}, and {expected} would be right",
    optional_phrase(" at rank ", rank),
    optional_phrase(" by move ", m)
)]
pub struct BrokenLaw {
    /// The law.
    pub law: Law,
    /// The rank of the position, if the law was broken at a position.
    pub rank: Option<u64>,
    /// The number of the move, if the law is about moves.
    pub m: Option<usize>,
    /// The value that was found.
    pub found: String,
    /// The value that the law requires.
    pub expected: String,
}

/// `words` followed by the number, or nothing if there is no number.
fn optional_phrase(words: &str, number: &Option<impl Display>) -> String {
    number.as_ref().map_or(String::new(), |number| format!("{words}{number}"))
}

impl BrokenLaw {
    /// A law that does not hold at a position, with the found and the required value.
    pub fn new(
        law: Law,
        rank: impl Into<Option<u64>>,
        found: impl Display,
        expected: impl Display,
    ) -> Self {
        let (found, expected) = (found.to_string(), expected.to_string());
        BrokenLaw { law, rank: rank.into(), m: None, found, expected }
    }

    /// Adds the number of the move by which the law was broken.
    pub fn with_move(self, m: usize) -> Self {
        BrokenLaw { m: Some(m), ..self }
    }

    /// Checks that a rank that was found at a position is below the count.
    ///
    /// # Errors
    /// [`Law::Range`] if the rank is not below the count.
    pub fn check_range(
        rank: impl Into<Option<u64>>,
        found: u64,
        count: u64,
    ) -> Result<(), BrokenLaw> {
        if found < count {
            return Ok(());
        }
        let expected = format!("a number below {count}");
        Err(BrokenLaw::new(Law::Range, rank, found, expected))
    }
}

/// Checks the laws of a puzzle at the positions with these ranks, and the laws of the
/// solved position and of the names of the moves. All ranks are `0..count`;
/// [`sample_ranks`] selects some of them.
///
/// # Errors
/// The first [`BrokenLaw`]. A rank that is not below `count` breaks [`Law::Range`].
///
/// # Panics
/// Where a function of the puzzle panics.
///
/// # Complexity
/// For each rank, one rank, one unrank and one text; and for each of its moves, in both
/// directions, two moves, one rank and one unrank. O(1) memory.
///
/// # Examples
/// ```
/// use puzzle::{Puzzle, check_puzzle, sample_ranks, twiddle::Twiddle};
///
/// check_puzzle(&Twiddle, sample_ranks(Twiddle.count(), 1000))?;
/// # Ok::<(), puzzle::BrokenLaw>(())
/// ```
// ANCHOR: check
pub fn check_puzzle<P: Puzzle>(
    puzzle: &P,
    ranks: impl IntoIterator<Item = u64>,
) -> Result<(), BrokenLaw> {
    if puzzle.count() == 0 {
        return Err(BrokenLaw::new(Law::Count, None, 0, "at least 1"));
    }
    for rank in ranks {
        BrokenLaw::check_range(rank, rank, puzzle.count())?;
        check_position(puzzle, rank)?;
    }
    check_rank(puzzle, &puzzle.solved(), None)?;
    check_names(puzzle)
}
// ANCHOR_END: check

/// `Puzzle::apply` or `Puzzle::undo`.
type MoveFn<P> =
    fn(&P, &<P as Puzzle>::Position, usize) -> Option<<P as Puzzle>::Position>;

/// Checks the laws at one position.
// ANCHOR: position
fn check_position<P: Puzzle>(puzzle: &P, rank: u64) -> Result<(), BrokenLaw> {
    let position = puzzle.unrank(rank);
    check_equal(Law::Rank, rank, puzzle.rank(&position), rank)?;
    let directions: [(Law, MoveFn<P>, MoveFn<P>); 2] =
        [(Law::Undo, P::apply, P::undo), (Law::Redo, P::undo, P::apply)];
    for m in 0..puzzle.moves() {
        for (law, forward, backward) in directions {
            if let Some(next) = forward(puzzle, &position, m) {
                let restored = backward(puzzle, &next, m);
                let checked = check_rank(puzzle, &next, rank);
                checked
                    .and_then(|()| {
                        check_equal(law, rank, restored, Some(position.clone()))
                    })
                    .map_err(|broken| broken.with_move(m))?;
            }
        }
    }
    let read = puzzle.read(&puzzle.write(&position)).map_err(|error| error.to_string());
    check_equal(Law::Text, rank, read, Ok(position))
}
// ANCHOR_END: position

/// Checks that the rank of a position is below the count and unranks to that position;
/// `at` is the rank where the check was made.
fn check_rank<P: Puzzle>(
    puzzle: &P,
    position: &P::Position,
    at: impl Into<Option<u64>> + Copy,
) -> Result<(), BrokenLaw> {
    let rank = puzzle.rank(position);
    BrokenLaw::check_range(at, rank, puzzle.count())?;
    check_equal(Law::Unrank, at, puzzle.unrank(rank), position.clone())
}

/// Checks that the found value is the required one.
fn check_equal<T: PartialEq + Debug>(
    law: Law,
    at: impl Into<Option<u64>>,
    found: T,
    expected: T,
) -> Result<(), BrokenLaw> {
    if found == expected {
        return Ok(());
    }
    let [found, expected] = [found, expected].map(|text| format!("{text:?}"));
    Err(BrokenLaw::new(law, at, found, expected))
}

/// Checks that each move has a unique name by which it can be read.
fn check_names<P: Puzzle>(puzzle: &P) -> Result<(), BrokenLaw> {
    let names: Vec<_> = (0..puzzle.moves()).map(|m| puzzle.name(m)).collect();
    let is_duplicate = |&m: &usize| names[..m].contains(&names[m]);
    if let Some(m) = (0..names.len()).find(is_duplicate) {
        let found = format!("{:?} as of another move", names[m]);
        return Err(
            BrokenLaw::new(Law::Name, None, found, "a name of its own").with_move(m)
        );
    }
    for (m, name) in names.iter().enumerate() {
        let read = puzzle.scramble(name).ok();
        let checked =
            check_equal(Law::Name, None, read, puzzle.apply(&puzzle.solved(), m));
        checked.map_err(|broken| broken.with_move(m))?;
    }
    Ok(())
}

/// Ranks below `count`, in increasing order: all of them if there are at most `most`,
/// otherwise `most` of them, one from each of `most` parts of equal size. The first is 0
/// and the last, if there are two, is `count - 1`; the others are pseudorandom, and the
/// same in each run.
///
/// # Complexity
/// O(1) time for each rank.
///
/// # Examples
/// ```
/// use puzzle::sample_ranks;
///
/// assert!(sample_ranks(10, 1000).eq(0..10));
/// let some: Vec<u64> = sample_ranks(1 << 40, 1000).collect();
/// assert_eq!((some.len(), some[0], some[999]), (1000, 0, (1 << 40) - 1));
/// assert!(some.is_sorted());
/// ```
pub fn sample_ranks(count: u64, most: u64) -> impl Iterator<Item = u64> {
    let parts = most.min(count);
    let start = move |part| u128::from(count) * u128::from(part) / u128::from(parts);
    (0..parts).map(move |part| {
        let (from, to) = (start(part) as u64, start(part + 1) as u64);
        match part {
            0 => 0,
            _ if part + 1 == parts => count - 1,
            _ => from + splitmix64(part) % (to - from),
        }
    })
}

/// A hash of a number: the output function of the generator SplitMix64.
fn splitmix64(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
