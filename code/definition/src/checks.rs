//! What is checked for every definition, wherever it comes from.

use crate::{DefinitionError, Illegal, Move, Sets, Start};

/// What is wrong, and where: `at` is a byte of a text, or an entry of a list.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) at: usize,
    pub(crate) found: String,
    pub(crate) expected: String,
}

impl Fault {
    pub(crate) fn new(
        at: usize,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) -> Self {
        Fault { at, found: found.into(), expected: expected.into() }
    }

    pub(crate) fn at(self, at: usize) -> Self {
        Fault { at, ..self }
    }

    pub(crate) fn in_place(&self, place: String) -> DefinitionError {
        let (found, expected) = (self.found.clone(), self.expected.clone());
        DefinitionError { place, found, expected }
    }
}

/// The error that something is found at a place where something else is expected.
pub(crate) fn fail<T>(
    at: usize,
    found: impl Into<String>,
    expected: impl Into<String>,
) -> Result<T, Fault> {
    Err(Fault::new(at, found, expected))
}

/// The largest number of points times moves: what is kept and computed of the moves needs
/// some bytes for each.
pub(crate) const MAX_ENTRIES: usize = 1 << 24;

/// A text from a file in quotes, not too long for a message.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 30;
    let more = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    let shown = text.chars().take(LONGEST).map(|c| match c {
        '"' | '\'' | '\\' => c.to_string(),
        c => c.escape_debug().to_string(),
    });
    format!("`{}{more}`", shown.collect::<String>())
}

/// The largest number of characters of a name.
const MAX_NAME: usize = 64;

fn check_name(name: &str, kind: &str, refused: &[char]) -> Result<(), Fault> {
    let wrong = |c: &char| c.is_whitespace() || c.is_control() || refused.contains(c);
    let fault = match name.chars().find(wrong) {
        _ if name.is_empty() => "an empty name".to_string(),
        Some(' ') => format!("a space in the name {}", quoted(name)),
        Some(c) => format!("{} in the name {}", quoted(&c.to_string()), quoted(name)),
        None if name.chars().count() > MAX_NAME => format!("the name {}", quoted(name)),
        None => return Ok(()),
    };
    let refused = String::from_iter(refused.iter().flat_map(|&c| [' ', c]));
    let expected = format!(
        "the name of a {kind}: 1 to {MAX_NAME} characters, no space and none of{refused}"
    );
    fail(0, fault, expected)
}

pub(crate) fn check_puzzle_name(name: &str) -> Result<(), Fault> {
    check_name(name, "puzzle", &['#'])
}

pub(crate) fn check_set_name(name: &str) -> Result<(), Fault> {
    check_name(name, "set", &['#'])?;
    if name == "End" || name.starts_with(|c: char| c.is_ascii_digit() || c == '?') {
        let expected = "the name of a set: it does not begin with a digit or `?`, and is not `End`";
        return fail(0, quoted(name), expected);
    }
    Ok(())
}

pub(crate) fn check_move_name(name: &str) -> Result<(), Fault> {
    const SYNTAX: [char; 9] = ['(', ')', '[', ']', ',', ':', ';', '=', '#'];
    check_name(name, "move", &SYNTAX)?;
    if name.starts_with('\'') {
        let expected = "the name of a move: it does not begin with `'`";
        return fail(0, quoted(name), expected);
    }
    Ok(())
}

/// Checks that there are moves, and not too many for the points.
pub(crate) fn check_size(points: usize, moves: usize) -> Result<(), Fault> {
    if moves == 0 {
        return fail(0, "no move", "at least one");
    }
    if points.saturating_mul(moves) <= MAX_ENTRIES {
        return Ok(());
    }
    let expected = format!("at most {} moves of so many points", MAX_ENTRIES / points);
    fail(0, format!("{moves} moves of {points} points"), expected)
}

/// Checks that each number from `first` on stands once in a list, such as the numbers of
/// slots, which are shown from `shown` on.
pub(crate) fn check_permutation(
    pm: &[u16],
    first: usize,
    shown: usize,
) -> Result<(), Fault> {
    let mut is_used = vec![false; pm.len()];
    for (entry, &slot) in pm.iter().enumerate() {
        let index = usize::from(slot).wrapping_sub(first);
        let again = match is_used.get_mut(index) {
            Some(used) if !*used => {
                *used = true;
                continue;
            }
            Some(_) => " a second time",
            None => "",
        };
        let found = format!("{}{again}", index.wrapping_add(shown));
        let last = pm.len() + shown - 1;
        return fail(entry, found, format!("each slot from {shown} to {last} once"));
    }
    Ok(())
}

/// Checks that pieces that look alike have the same modulus. The pieces are those of a set
/// that begins with the piece `first`.
pub(crate) fn check_alike(
    pieces: &[u16],
    moduli: &[u16],
    first: usize,
) -> Result<(), Fault> {
    let mut known = vec![None; pieces.len()];
    for (entry, (&piece, &modulus)) in pieces.iter().zip(moduli).enumerate() {
        let other = *known[usize::from(piece) - first].get_or_insert(modulus);
        if other != modulus {
            let found = format!("{modulus} orientations that can be told apart");
            let expected = format!("{other}, as of the other pieces that look alike");
            return fail(entry, found, expected);
        }
    }
    Ok(())
}

fn check_length(list: &[u16], sets: &Sets, what: &str) -> Result<(), Fault> {
    if list.len() == sets.slots() {
        return Ok(());
    }
    let expected = format!("{}, one for each slot", sets.slots());
    fail(0, format!("{} {what}", list.len()), expected)
}

pub(crate) fn check_below(
    list: &[u16],
    bound: impl Fn(usize) -> u16,
) -> Result<(), Fault> {
    match (0..list.len()).find(|&slot| list[slot] >= bound(slot)) {
        None => Ok(()),
        Some(slot) => {
            let found = format!("orientation {} in slot {slot}", list[slot]);
            fail(slot, found, format!("one below {}", bound(slot)))
        }
    }
}

pub(crate) fn check_move(sets: &Sets, one: &Move) -> Result<(), Fault> {
    check_move_name(&one.name)?;
    let (pm, ori) = (&one.transformation.pm, &one.transformation.ori);
    check_length(pm, sets, "pieces")?;
    check_length(ori, sets, "orientations")?;
    for set in 0..sets.iter().len() {
        let slots = sets.slots_of(set);
        check_permutation(&pm[slots.clone()], slots.start, slots.start)?;
    }
    check_below(ori, |slot| sets.orientations(slot))
}

pub(crate) fn check_start(sets: &Sets, start: &Start) -> Result<(), Fault> {
    let Start { pieces, ori, moduli } = start;
    check_length(pieces, sets, "pieces")?;
    check_length(ori, sets, "orientations")?;
    check_length(moduli, sets, "moduli")?;
    for set in 0..sets.iter().len() {
        let slots = sets.slots_of(set);
        let range = format!("one from {} to {}", slots.start, slots.end - 1);
        for slot in slots.clone() {
            let (piece, modulus) = (pieces[slot], moduli[slot]);
            if !slots.contains(&usize::from(piece)) {
                let found = format!("piece {piece} in slot {slot}");
                return fail(slot, found, range);
            }
            check_modulus(modulus, sets.orientations(slot))?;
        }
        check_alike(&pieces[slots.clone()], &moduli[slots.clone()], slots.start)?;
    }
    check_below(ori, |slot| moduli[slot])
}

pub(crate) fn check_modulus(modulus: u16, orientations: u16) -> Result<(), Fault> {
    if modulus > 0 && orientations.is_multiple_of(modulus) {
        return Ok(());
    }
    let expected = format!("a divisor of the number of orientations, {orientations}");
    fail(0, format!("modulus {modulus}"), expected)
}

pub(crate) fn check_illegal(
    sets: &Sets,
    start: &Start,
    one: &Illegal,
) -> Result<(), Fault> {
    let Illegal { slot, pieces } = one;
    if usize::from(*slot) >= sets.slots() {
        let expected = format!("one from 0 to {}", sets.slots() - 1);
        return fail(0, format!("slot {slot}"), expected);
    }
    let slots = sets.slots_of(sets.set_of(usize::from(*slot)));
    if pieces.is_empty() {
        return fail(0, "no piece", "at least one that may not be in the slot");
    }
    if let Some(piece) =
        pieces.iter().find(|&&piece| !slots.contains(&usize::from(piece)))
    {
        let expected = format!("one from {} to {}", slots.start, slots.end - 1);
        return fail(0, format!("piece {piece}"), expected);
    }
    if pieces.contains(&start.pieces[usize::from(*slot)]) {
        let found = "the piece that is in that slot at the start";
        return fail(0, found, "only pieces that are not there at the start");
    }
    Ok(())
}
