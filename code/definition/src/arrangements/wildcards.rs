//! Goals with wildcards: of which pieces they say where they are, and of which not.

use crate::goals::is_subgroup;
use crate::text::{Entry, read_entries_of, write_entries};
use crate::{Definition, GoalError, Start};
use std::collections::BTreeMap;

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

/// About the most goals that a pattern stands for.
const MAX_EXPANDED: usize = 10_000;

/// The goals that a pattern stands for which names some of the pieces that look alike: the others
/// may be wherever it has `?`. Any other goal, and what is none, is returned as it is.
///
/// # Errors
/// [`GoalError::Alike`] if there are many more than 10,000.
///
/// # Complexity
/// O(goals · slots) time.
pub(super) fn expand(
    definition: &Definition,
    goal: &str,
) -> Result<Vec<String>, GoalError> {
    let (sets, start) = (definition.sets(), definition.start());
    let as_it_is = || Ok(vec![goal.to_owned()]);
    let Ok(entries) = read_entries_of(sets, goal, true, String::new) else {
        return as_it_is();
    };
    // How many pieces that look like a named one are not named, and how those may be turned.
    let (mut unnamed, mut moduli) = (BTreeMap::new(), BTreeMap::new());
    for (&piece, &modulus) in start.pieces.iter().zip(&start.moduli) {
        *unnamed.entry(piece).or_insert(0_usize) += 1;
        moduli.insert(piece, modulus);
    }
    let mut orientations = BTreeMap::new();
    for &Entry { piece, ori } in &entries {
        let Some(piece) = piece else { continue };
        unnamed.entry(piece).and_modify(|count| *count = count.saturating_sub(1));
        let modulus = moduli.get(&piece).copied().unwrap_or(1);
        orientations.entry(piece).or_insert_with(|| match ori {
            Some(_) => (0..modulus).map(Some).collect(),
            None => vec![None],
        });
    }
    unnamed.retain(|piece, count| *count > 0 && orientations.contains_key(piece));
    let Some(&piece) = unnamed.keys().next() else { return as_it_is() };
    let mut goals = vec![(Vec::new(), unnamed)];
    for (slot, &entry) in entries.iter().enumerate() {
        let slots = sets.slots_of(sets.set_of(slot));
        let open = entries[slot + 1..slots.end].iter();
        let open = open.filter(|entry| entry.piece.is_none()).count();
        let mut next = Vec::new();
        for (mut known, unnamed) in goals {
            if next.len() > MAX_EXPANDED {
                return Err(GoalError::Alike { piece: name(definition, piece.into()) });
            }
            let here = unnamed.range(slots.start as u16..slots.end as u16);
            if entry.piece.is_none() {
                for (&piece, _) in here.clone().filter(|it| *it.1 > 0) {
                    let mut unnamed = unnamed.clone();
                    unnamed.entry(piece).and_modify(|count| *count -= 1);
                    for &ori in &orientations[&piece] {
                        let mut known: Vec<Entry> = known.clone();
                        known.push(Entry { piece: Some(piece), ori });
                        next.push((known, unnamed.clone()));
                    }
                }
            }
            if entry.piece.is_some() || here.map(|it| it.1).sum::<usize>() <= open {
                known.push(entry);
                next.push((known, unnamed));
            }
        }
        goals = next;
    }
    let is_complete =
        |unnamed: &BTreeMap<u16, usize>| unnamed.values().all(|&n| n == 0);
    let complete = goals.iter().filter(|(_, unnamed)| is_complete(unnamed));
    let goals: Vec<_> = complete.map(|(known, _)| write_entries(sets, known)).collect();
    if goals.is_empty() { as_it_is() } else { Ok(goals) }
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
