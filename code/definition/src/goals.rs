//! Goals that are a position, a subgroup, or a coset of one.

use crate::GoalError;
use puzzle::{NamedMove, Puzzle, read_moves};
use std::collections::HashSet;

/// The largest number of goals.
pub(crate) const MAX_GOALS: usize = 1 << 22;

/// The ranks of the goals that a text names: a position, or `<R2 U2, F2> B`, all that the
/// sequences in brackets do in any order, and then the sequence after them.
///
/// # Errors
/// [`GoalError`] if the text cannot be read, or there are too many goals.
///
/// # Complexity
/// O(goals · sequences) moves, and about 40 bytes and a position for each goal.
///
/// # Examples
/// ```
/// use definition::{DefinedPuzzle, Definition, goal_ranks};
///
/// let text = "a = (1,2)\nb = (2,3)\nc = (3,4)\n";
/// let cards = DefinedPuzzle::new(Definition::read("cards.gens", text.as_bytes())?)?;
/// assert_eq!(goal_ranks(&cards, "1 0 2 3")?.len(), 1);
/// assert_eq!(goal_ranks(&cards, "<a, c>")?.len(), 4);
/// assert_eq!(goal_ranks(&cards, "<a b, c> b")?.len(), 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn goal_ranks<P: Puzzle>(puzzle: &P, text: &str) -> Result<Vec<u64>, GoalError> {
    match Subgroup::read(puzzle, text)? {
        Some(subgroup) => subgroup.ranks(puzzle),
        None => Ok(vec![puzzle.rank(&puzzle.read(text)?)]),
    }
}

/// Whether a goal is a subgroup or a coset of one, and no position.
///
/// # Examples
/// ```
/// assert!(definition::is_subgroup("<R2 U2, F2> B"));
/// assert!(!definition::is_subgroup("0 1 2 3"));
/// ```
pub fn is_subgroup(text: &str) -> bool {
    text.trim_start().starts_with('<')
}

/// Moves one after another.
type Sequence = Vec<NamedMove>;

/// All that some sequences of moves do in any order, and then one more sequence: `<R2 U2, F2> B`.
struct Subgroup {
    generators: Vec<Sequence>,
    then: Sequence,
}

impl Subgroup {
    /// Reads a subgroup. `None` if the text does not begin like one.
    fn read(puzzle: &impl Puzzle, text: &str) -> Result<Option<Self>, GoalError> {
        if !is_subgroup(text) {
            return Ok(None);
        }
        let inside = text.trim_start().strip_prefix('<').unwrap_or(text);
        let Some((inside, then)) = inside.split_once('>') else {
            return Err(GoalError::Unclosed);
        };
        let names: Vec<_> = (0..puzzle.moves()).map(|m| puzzle.name(m)).collect();
        let read = |part: &str| -> Result<Sequence, GoalError> {
            let moves = read_moves(part, &names).map_err(GoalError::Sequence)?;
            Ok(moves.into_iter().map(|(one, _)| one).collect())
        };
        let generators: Vec<_> =
            at_commas(inside).into_iter().map(read).collect::<Result<_, _>>()?;
        if generators.iter().any(Vec::is_empty) {
            return Err(GoalError::NoGenerator);
        }
        Ok(Some(Subgroup { generators, then: read(then)? }))
    }

    /// The ranks of its positions, found by doing each sequence from each position.
    fn ranks<P: Puzzle>(&self, puzzle: &P) -> Result<Vec<u64>, GoalError> {
        let solved = puzzle.solved();
        let mut known = HashSet::from([puzzle.rank(&solved)]);
        let mut frontier = vec![solved.clone()];
        let mut ranks: Vec<u64> = Vec::new();
        while let Some(position) = frontier.pop() {
            let after = perform(puzzle, &position, &self.then);
            ranks.extend(after.map(|position| puzzle.rank(&position)));
            for generator in &self.generators {
                let next = perform(puzzle, &position, generator);
                let is_new = |next: &P::Position| known.insert(puzzle.rank(next));
                frontier.extend(next.filter(is_new));
            }
            if known.len() > MAX_GOALS {
                return Err(GoalError::TooMany);
            }
        }
        match ranks.is_empty() {
            true => Err(GoalError::NotPossible),
            false => Ok(ranks),
        }
    }
}

/// The position after some moves. `None` if one of them is not possible.
fn perform<P: Puzzle>(
    puzzle: &P,
    position: &P::Position,
    moves: &[NamedMove],
) -> Option<P::Position> {
    moves.iter().try_fold(position.clone(), |position, one| match one.undone {
        true => puzzle.undo(&position, one.m),
        false => puzzle.apply(&position, one.m),
    })
}

/// The parts of a text between commas that stand in no brackets.
fn at_commas(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0_usize, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => (),
        }
    }
    parts.push(&text[start..]);
    parts
}
