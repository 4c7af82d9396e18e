//! The moves of a definition with all their powers.

use crate::{Definition, MAX_MOVES, PuzzleError, Transformation};

/// A move of a definition, done one or more times.
#[derive(Debug, Clone)]
pub(crate) struct Power {
    pub(crate) name: String,
    pub(crate) transformation: Transformation,
    /// The number of the power that undoes it.
    pub(crate) inverse: usize,
}

/// All powers of the moves that do something. Rotations of the whole are no moves.
///
/// # Errors
/// [`PuzzleError`] if there are none, or too many.
pub(crate) fn powers(definition: &Definition) -> Result<Vec<Power>, PuzzleError> {
    let sets = definition.sets();
    let mut moves = Vec::new();
    for turn in definition.moves().iter().filter(|it| !it.is_rotation()) {
        let (name, first) = (&turn.name, moves.len());
        let order = sets.order(&turn.transformation).unwrap_or(u64::MAX);
        if order > (MAX_MOVES - first) as u64 {
            return Err(PuzzleError::TooManyMoves { name: name.clone(), found: order });
        }
        let mut transformation = turn.transformation.clone();
        for times in 1..order {
            let (name, inverse) =
                (power_name(name, times, order), first + (order - times) as usize - 1);
            let next = sets.product(&transformation, &turn.transformation);
            moves.push(Power { name, transformation, inverse });
            transformation = next;
        }
    }
    if moves.is_empty() { Err(PuzzleError::NoMoves) } else { Ok(moves) }
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
