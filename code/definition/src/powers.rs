//! The moves of a definition with all their powers.

use crate::{Definition, MAX_MOVES, Move, PuzzleError, Sets, Transformation};

/// A move of a definition, done one or more times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Power {
    pub(crate) name: String,
    pub(crate) transformation: Transformation,
    /// The number of the power that undoes it.
    pub(crate) inverse: usize,
}

impl Definition {
    /// The moves with all their powers, as a puzzle of this definition numbers them: each with
    /// the number of the move that undoes it.
    ///
    /// # Errors
    /// [`PuzzleError`] if there are none, or too many.
    ///
    /// # Complexity
    /// O(slots) time for each.
    ///
    /// # Examples
    /// ```
    /// use definition::Definition;
    ///
    /// let ring = Definition::read("ring.gens", b"turn = (1,2,3,4)\n")?;
    /// let powers = ring.powers()?;
    /// assert_eq!(powers[0].0.pm, [3, 0, 1, 2]);
    /// assert_eq!([powers[0].1, powers[1].1, powers[2].1], [2, 1, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn powers(&self) -> Result<Vec<(Transformation, usize)>, PuzzleError> {
        let all = powers(self)?.into_iter();
        Ok(all.map(|power| (power.transformation, power.inverse)).collect())
    }
}

/// All powers of the moves that do something. Rotations of the whole are no moves.
///
/// # Errors
/// [`PuzzleError`] if there are none, or too many.
pub(crate) fn powers(definition: &Definition) -> Result<Vec<Power>, PuzzleError> {
    let sets = definition.sets();
    let turns = definition.moves().iter().filter(|it| !it.is_rotation());
    let mut moves = powers_of(sets, turns)?;
    if let Some(held) = &definition.held {
        for one in &mut moves {
            let name = held.name(sets, &one.transformation).map(String::from);
            one.name = name.unwrap_or_else(|| one.name.clone());
        }
    }
    if moves.is_empty() { Err(PuzzleError::NoMoves) } else { Ok(moves) }
}

/// All powers of some moves that do something.
///
/// # Errors
/// [`PuzzleError::TooManyMoves`].
pub(crate) fn powers_of<'a>(
    sets: &Sets,
    moves: impl IntoIterator<Item = &'a Move>,
) -> Result<Vec<Power>, PuzzleError> {
    let mut powers = Vec::new();
    for turn in moves {
        let (name, first) = (&turn.name, powers.len());
        let order = sets.order(&turn.transformation).unwrap_or(u64::MAX);
        if order > MAX_MOVES.saturating_sub(first) as u64 {
            return Err(PuzzleError::TooManyMoves { name: name.clone(), found: order });
        }
        let mut transformation = turn.transformation.clone();
        for times in 1..order {
            let (name, inverse) =
                (power_name(name, times, order), first + (order - times) as usize - 1);
            let next = sets.product(&transformation, &turn.transformation);
            powers.push(Power { name, transformation, inverse });
            transformation = next;
        }
    }
    Ok(powers)
}

/// The name of a power of a move: `R`, `R2`, `R2'`, `R'`.
fn power_name(name: &str, times: u64, order: u64) -> String {
    let (times, sign) =
        if 2 * times > order { (order - times, "'") } else { (times, "") };
    match times {
        1 => format!("{name}{sign}"),
        _ => format!("{name}{times}{sign}"),
    }
}
