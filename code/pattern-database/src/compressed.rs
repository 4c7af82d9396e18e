//! Pattern databases with four bits and with two bits for each entry.

use crate::{Database, Pattern, UNREACHED};
use pruning::LowerBound;

/// Errors in compressing a pattern database.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CompressionError {
    /// Several abstract states share an entry.
    #[error(
        "each entry is that of {group} states, since the table was merged: take the whole table"
    )]
    Merged {
        /// How many abstract states share an entry.
        group: usize,
    },
    /// The step is 0.
    #[error("found the step 0, and what is left is divided by the step: take 1 or 2")]
    Step,
    /// The cost of a move is not 1.
    #[error(
        "move {m} to state {state} counts {counts}, and a walk to solved needs moves that count 1: \
         take a table of every move"
    )]
    MoveCost {
        /// The move.
        m: usize,
        /// The abstract state that the move leads to.
        state: usize,
        /// The cost of the move.
        counts: u8,
    },
    /// Over a move the distance changes by more than 1, which a residue cannot show.
    #[error(
        "move {m} from state {from} to state {state} leads from {before} to {after}: the residue \
         modulo 3 shows only changes by 1"
    )]
    DistanceJump {
        /// The move.
        m: usize,
        /// The abstract state before the move.
        from: usize,
        /// The abstract state that the move leads to.
        state: usize,
        /// The distance before the move.
        before: u8,
        /// The distance after the move.
        after: u8,
    },
}

/// The entries of a table with one entry for each abstract state.
fn single_part_entries<P: Pattern>(
    whole: &Database<P>,
) -> Result<&[u8], CompressionError> {
    match whole.states_per_entry() {
        1 => Ok(whole.entries()),
        group => Err(CompressionError::Merged { group }),
    }
}

/// A table with four bits for each entry: the excess of the entry over a base bound.
///
/// The bound of an abstract state is its base bound plus `step` times a number from 0 to 15. A
/// larger number is stored as 15, so that the bound remains a lower bound.
///
/// # Examples
/// ```
/// use pattern_database::{Database, Nibbles, Tiles};
/// use puzzle::{ByteArray, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let tiles = [1, 2, 3, 4];
/// let whole = Database::new(Tiles::own_moves(&puzzle, &tiles)?)?;
///
/// // The base bound is the Manhattan distance, and the excess over it is even.
/// let steps = move |state: &ByteArray| {
///     let of = |i: usize| {
///         let (cell, goal) = (usize::from(state[i]), usize::from(tiles[i]) - 1);
///         (cell / 3).abs_diff(goal / 3) + (cell % 3).abs_diff(goal % 3)
///     };
///     (0..4).map(of).sum::<usize>() as u8
/// };
/// let half = Nibbles::new(&whole, 2, steps)?;
/// assert_eq!(half.bytes(), whole.bytes() / 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Nibbles<P, F> {
    pattern: P,
    base: F,
    step: u8,
    packed: Vec<u8>,
}

impl<P: Pattern + Clone, F: Fn(&P::AbstractState) -> u8> Nibbles<P, F> {
    /// Subtracts the base bound from each entry, and divides the difference by `step`.
    ///
    /// The result is a lower bound if `base` is never larger than the entry. An abstract state
    /// from which the solved abstract state cannot be reached gets 15 steps.
    ///
    /// # Errors
    /// [`CompressionError`] if the table was merged, or `step` is 0.
    ///
    /// # Complexity
    /// O(entries) time, four bits for each entry.
    pub fn new(
        whole: &Database<P>,
        step: u8,
        base: F,
    ) -> Result<Self, CompressionError> {
        let (pattern, entries) = (whole.pattern().clone(), single_part_entries(whole)?);
        if step == 0 {
            return Err(CompressionError::Step);
        }
        // ANCHOR: nibbles
        let nibble = |(rank, &entry): (usize, &u8)| match entry {
            UNREACHED => 15,
            _ => (entry.saturating_sub(base(&pattern.unrank(rank))) / step).min(15),
        };
        let nibbles: Vec<_> = entries.iter().enumerate().map(nibble).collect();
        let pair = |pair: &[u8]| pair[0] | pair.get(1).map_or(0, |high| high << 4);
        let packed = nibbles.chunks(2).map(pair).collect();
        // ANCHOR_END: nibbles
        Ok(Nibbles { pattern, base, step, packed })
    }

    /// How many bytes the table takes.
    pub fn bytes(&self) -> usize {
        self.packed.len()
    }
}

impl<P: Pattern, F: Fn(&P::AbstractState) -> u8> LowerBound<P::Position>
    for Nibbles<P, F>
{
    // ANCHOR: nibble
    fn lower_bound(&self, position: &P::Position) -> Option<u8> {
        let state = self.pattern.project(position);
        let rank = self.pattern.rank(&state);
        let nibble = (self.packed[rank / 2] >> (4 * (rank % 2))) & 15;
        let beyond = self.step.saturating_mul(nibble);
        Some((self.base)(&state).saturating_add(beyond))
    }
    // ANCHOR_END: nibble
}

/// A table with two bits for each entry: the residue of the distance modulo 3.
///
/// Over a move the bound changes by at most 1, so the bound before the move and the residue
/// after it determine the bound after the move.
///
/// # Examples
/// ```
/// use pattern_database::{Database, Residues, Tiles};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let whole = Database::new(Tiles::every_move(&puzzle, &[1, 2, 3, 4])?)?;
/// let quarter = Residues::new(&whole)?;
/// assert_eq!(quarter.bytes(), whole.bytes() / 4);
///
/// let board = puzzle.read("1 3 2 6 5 4 7 8 0")?;
/// assert_eq!(quarter.bound_by_walk(&board), Some(18)); // by a walk to the solved abstract state
/// let next = puzzle.apply(&board, 1).expect("D can be done");
/// assert_eq!(quarter.bound_after_move(18, &next), Some(19)); // by one look-up
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Residues<P> {
    pattern: P,
    packed: Vec<u8>,
}

/// The residue of an abstract state from which the solved abstract state cannot be reached.
const UNREACHED_RESIDUE: u8 = 3;

/// Checks that the cost of each move is 1, and that it changes the distance by at most 1.
fn check_moves(pattern: &impl Pattern, entries: &[u8]) -> Result<(), CompressionError> {
    for (state, &after) in
        entries.iter().enumerate().filter(|state| *state.1 != UNREACHED)
    {
        let unranked = pattern.unrank(state);
        for m in 0..pattern.moves() {
            let Some((there, counts)) = pattern.predecessor(&unranked, m) else {
                continue;
            };
            if counts != 1 {
                return Err(CompressionError::MoveCost { m, state, counts });
            }
            let from = pattern.rank(&there);
            let before = entries[from];
            if before.abs_diff(after) > 1 {
                return Err(CompressionError::DistanceJump {
                    m,
                    from,
                    state,
                    before,
                    after,
                });
            }
        }
    }
    Ok(())
}

impl<P: Pattern + Clone> Residues<P> {
    /// Stores the residue modulo 3 of each entry.
    ///
    /// The table must have an entry for each abstract state, and each move must cost 1 and change
    /// the distance by at most 1, which holds where the inverse of each move is a move.
    ///
    /// # Errors
    /// [`CompressionError`] if the table does not meet these conditions.
    ///
    /// # Complexity
    /// O(entries · moves) time for the checks; two bits for each entry.
    pub fn new(whole: &Database<P>) -> Result<Self, CompressionError> {
        let entries = single_part_entries(whole)?;
        check_moves(whole.pattern(), entries)?;
        // ANCHOR: remainders
        let residue = |entry: &u8| {
            if *entry == UNREACHED { UNREACHED_RESIDUE } else { entry % 3 }
        };
        let four = |four: &[u8]| {
            four.iter().rev().fold(0, |byte, entry| (byte << 2) | residue(entry))
        };
        let packed = entries.chunks(4).map(four).collect();
        // ANCHOR_END: remainders
        Ok(Residues { pattern: whole.pattern().clone(), packed })
    }

    /// How many bytes the table takes.
    pub fn bytes(&self) -> usize {
        self.packed.len()
    }

    fn residue(&self, state: &P::AbstractState) -> u8 {
        let rank = self.pattern.rank(state);
        (self.packed[rank / 4] >> (2 * (rank % 4))) & 3
    }

    /// The bound of a position one move after a position with the bound `before`; `None` if
    /// the solved abstract state cannot be reached.
    // ANCHOR: after
    pub fn bound_after_move(&self, before: u8, position: &P::Position) -> Option<u8> {
        let residue = self.residue(&self.pattern.project(position));
        let rises = (residue + 3 - before % 3) % 3; // 0, 1, or 2 for a fall by 1
        let after =
            if rises == 2 { before.checked_sub(1) } else { Some(before + rises) };
        after.filter(|_| residue != UNREACHED_RESIDUE)
    }
    // ANCHOR_END: after

    /// The bound of any position: the number of steps of a walk to the solved abstract state, each
    /// to a state whose residue is one less modulo 3.
    ///
    /// # Complexity
    /// O(bound · moves) ranks.
    // ANCHOR: walk
    pub fn bound_by_walk(&self, position: &P::Position) -> Option<u8> {
        let mut state = self.pattern.project(position);
        let mut residue = self.residue(&state);
        let solved = self.pattern.rank(&self.pattern.solved());
        let mut steps = 0;
        while self.pattern.rank(&state) != solved {
            let wanted = (residue + 2) % 3;
            let next = (0..self.pattern.moves())
                .filter_map(|m| self.pattern.predecessor(&state, m));
            state =
                { next }.map(|(next, _)| next).find(|p| self.residue(p) == wanted)?;
            (residue, steps) = (wanted, steps + 1);
        }
        Some(steps)
    }
    // ANCHOR_END: walk
}
