//! The moves of a definition with all their powers.

use crate::{Definition, MAX_MOVES, Move, PuzzleError, Sets, Transformation};
use std::collections::{HashMap, HashSet};

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
    /// the number of a move that undoes it.
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
    if let Some(free) = &definition.free {
        for one in &mut moves {
            if let Some(name) = free.held_name(sets, &one.transformation) {
                one.name = name.to_owned();
            }
        }
    }
    if moves.is_empty() { Err(PuzzleError::NoMoves) } else { Ok(moves) }
}

/// All powers of some moves that do something, under names that differ: the moves, and each
/// power once that is none of them.
///
/// # Errors
/// [`PuzzleError::TooManyMoves`].
pub(crate) fn powers_of<'a>(
    sets: &Sets,
    moves: impl IntoIterator<Item = &'a Move>,
) -> Result<Vec<Power>, PuzzleError> {
    let moves: Vec<_> = moves.into_iter().collect();
    let mut names: HashSet<_> = moves.iter().map(|one| one.name.clone()).collect();
    let mut known: HashSet<_> =
        moves.iter().map(|one| one.transformation.clone()).collect();
    let mut powers = Vec::<Power>::new();
    for turn in moves {
        let order = sets.order(&turn.transformation).unwrap_or(u64::MAX);
        if order > MAX_MOVES as u64 {
            return Err(PuzzleError::LargeOrder { name: turn.name.clone(), order });
        }
        let mut next = turn.transformation.clone();
        for times in 1..order {
            let transformation = next.clone();
            next = sets.product(&next, &turn.transformation);
            let mut name = turn.name.clone();
            if times > 1 {
                if !known.insert(transformation.clone()) {
                    continue;
                }
                let free = |name: &String| names.insert(name.clone());
                let found = power_names(&turn.name, times, order).find(free);
                name = found.expect("one of infinitely many names");
            }
            powers.push(Power { name, transformation, inverse: 0 });
        }
        if powers.len() > MAX_MOVES {
            return Err(PuzzleError::TooManyMoves { name: turn.name.clone() });
        }
    }
    let numbers: HashMap<_, _> =
        (0..).zip(&powers).map(|(m, one)| (one.transformation.clone(), m)).collect();
    for one in &mut powers {
        one.inverse = numbers[&sets.inverse(&one.transformation)];
    }
    Ok(powers)
}

/// The names of a power of a move, the most usual first: `R`; `R2`; `R2'`; `R'`, `R3`, `R7`.
fn power_names(name: &str, times: u64, order: u64) -> impl Iterator<Item = String> {
    let named = move |times: u64, sign: &str| match times {
        1 => format!("{name}{sign}"),
        _ => format!("{name}{times}{sign}"),
    };
    let backward = (2 * times > order).then(|| named(order - times, "'"));
    let forward = (0..).map(move |turns: u64| named(times + turns * order, ""));
    backward.into_iter().chain(forward)
}
