//! Goals with wildcards: of which pieces they say where they are, and of which not.

use crate::goals::is_subgroup;
use crate::text::{Entry, read_entries_of};
use crate::{Definition, GoalError, Start};

/// What some goals leave open.
#[derive(Debug, Clone)]
pub(super) struct Wildcards {
    /// For each set, the number that all pieces have of which the goals do not say where they are.
    pub(super) any: Vec<Option<u16>>,
    /// For each piece of the definition, its number: that of the set's wildcard, or its own.
    pub(super) numbers: Vec<u16>,
}

/// What a goal says of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Said {
    Nothing,
    /// Its slot.
    Slot,
    /// Its slot and its orientation.
    All,
}

impl Wildcards {
    /// The puzzle in which pieces look alike of which the goals say nothing, and orientations do
    /// not matter of which they say nothing. `None` if they say all.
    ///
    /// # Errors
    /// [`GoalError`] if a goal cannot be read, they say different things, or positions are illegal.
    pub(super) fn new(
        definition: &Definition,
        goals: &[String],
    ) -> Result<Option<(Definition, Self)>, GoalError> {
        let mut first: Option<Vec<Said>> = None;
        for goal in goals {
            let said = said(definition, goal)?;
            let other = first.get_or_insert_with(|| said.clone());
            if let Some(piece) =
                (0..said.len()).find(|&piece| said[piece] != other[piece])
            {
                return Err(GoalError::Different { piece: name(definition, piece) });
            }
        }
        let (sets, start) = (definition.sets(), definition.start());
        let said = first.unwrap_or_default();
        if start.pieces.iter().all(|&piece| said[usize::from(piece)] == Said::All) {
            return Ok(None);
        }
        let is_named =
            |slot: &usize| said[usize::from(start.pieces[*slot])] != Said::Nothing;
        let unnamed = |set: usize| {
            let slots = sets.slots_of(set).filter(|slot| !is_named(slot));
            slots.map(|slot| start.pieces[slot]).min()
        };
        let any: Vec<_> = (0..sets.iter().len()).map(unnamed).collect();
        let number = |piece: usize| match said[piece] {
            Said::Nothing => any[sets.set_of(piece)].unwrap_or(piece as u16),
            _ => piece as u16,
        };
        let numbers: Vec<u16> = (0..sets.slots()).map(number).collect();
        let mut open = Start { pieces: Vec::new(), ..start.clone() };
        for slot in 0..sets.slots() {
            let piece = usize::from(start.pieces[slot]);
            open.pieces.push(numbers[piece]);
            if said[piece] != Said::All {
                (open.moduli[slot], open.ori[slot]) = (1, 0);
            }
        }
        if !definition.illegal().is_empty() {
            return Err(GoalError::Illegal);
        }
        // Which way the whole is held cannot be seen where a piece may be anywhere.
        let open = definition.released().with_start(open);
        let open = open.expect("pieces of the definition");
        Ok(Some((open, Wildcards { any, numbers })))
    }
}

/// What a goal says of each piece of the start position.
fn said(definition: &Definition, goal: &str) -> Result<Vec<Said>, GoalError> {
    let (sets, start) = (definition.sets(), definition.start());
    if is_subgroup(goal) {
        if definition.free.is_some() {
            return Err(GoalError::UpToRotation);
        }
        return Ok(vec![Said::All; sets.slots()]);
    }
    let example =
        || start.pieces.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    let mut said = vec![None; sets.slots()];
    for Entry { piece, ori } in read_entries_of(sets, goal, true, example)? {
        let Some(piece) = piece.map(usize::from) else { continue };
        let now = if ori.is_some() { Said::All } else { Said::Slot };
        if *said[piece].get_or_insert(now) != now {
            return Err(GoalError::Different { piece: name(definition, piece) });
        }
    }
    Ok(said.into_iter().map(|said| said.unwrap_or(Said::Nothing)).collect())
}

/// The number of a piece in its set, and the set.
fn name(definition: &Definition, piece: usize) -> String {
    let sets = definition.sets();
    let set = sets.set_of(piece);
    let name = sets.iter().nth(set).map_or("", |set| &set.name);
    format!("{} of {name}", piece - sets.slots_of(set).start)
}
