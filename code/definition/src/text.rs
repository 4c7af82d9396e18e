//! Positions as text: the piece in each slot, and its orientation.

use crate::Sets;
use puzzle::{PositionError, read_entries};

/// What a text says of a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The piece in it; `None` for any.
    pub(crate) piece: Option<u16>,
    /// Its orientation; `None` for any.
    pub(crate) ori: Option<u16>,
}

impl Entry {
    /// A piece in a slot.
    pub(crate) fn new(piece: u16, ori: u16) -> Self {
        Entry { piece: Some(piece), ori: Some(ori) }
    }

    /// The piece and its orientation, 0 for any.
    pub(crate) fn piece_or_0(self) -> (u16, u16) {
        (self.piece.unwrap_or(0), self.ori.unwrap_or(0))
    }

    fn read(text: &str) -> Option<Self> {
        let number = |text: &str| match text {
            "?" => Some(None),
            text => text.parse().ok().map(Some),
        };
        match text.split_once('.') {
            None if text == "?" => Some(Entry { piece: None, ori: None }),
            None => Some(Entry::new(text.parse().ok()?, 0)),
            Some((piece, ori)) => {
                Some(Entry { piece: Some(piece.parse().ok()?), ori: number(ori)? })
            }
        }
    }

    /// The text of a piece whose set begins with the piece `first`.
    pub(crate) fn write(self, first: usize) -> String {
        let piece = self.piece.map(|piece| (usize::from(piece) - first).to_string());
        match (piece, self.ori) {
            (None, _) => "?".to_string(),
            (Some(piece), Some(0)) => piece,
            (Some(piece), None) => format!("{piece}.?"),
            (Some(piece), Some(ori)) => format!("{piece}.{ori}"),
        }
    }
}

/// What a text such as `1.1 0 / 2 0 1` says of each slot, with `?` and `1.?` if there may be
/// wildcards.
///
/// # Errors
/// [`PositionError`] if an entry is none, there are too few or too many, or a set has no such
/// piece.
pub(crate) fn read_entries_of(
    sets: &Sets,
    text: &str,
    has_wildcards: bool,
    example: impl FnOnce() -> String,
) -> Result<Vec<Entry>, PositionError> {
    let is_allowed = |entry: &Entry| has_wildcards || entry.ori.is_some();
    let read = |text: &str| Entry::read(text).filter(is_allowed);
    let expected = match has_wildcards {
        true => "a piece, from 0, as in 3, a turned one, as in 3.1, or ? or 3.?,",
        false => "a piece, from 0, as in 3, or a turned one, as in 3.1,",
    };
    let entries = read_entries(text, "piece", sets.slots(), expected, read);
    let mut entries = entries.map_err(|error| match error {
        PositionError::Length { what, found, expected, .. } => {
            PositionError::Length { what, found, expected, example: Some(example()) }
        }
        error => error,
    })?;
    for (set, known) in sets.iter().enumerate() {
        let slots = sets.slots_of(set);
        for slot in slots.clone() {
            let entry = &mut entries[slot];
            let Some(piece) = &mut entry.piece else { continue };
            let ori = entry.ori.unwrap_or(0);
            if usize::from(*piece) >= known.pieces
                || usize::from(ori) >= known.orientations
            {
                let found = entry.write(0);
                let (last, most) = (known.pieces - 1, known.orientations - 1);
                let (slot, name) = (slot - slots.start, &known.name);
                let turned = match most {
                    0 => String::new(),
                    _ => format!(", turned by 0 to {most}"),
                };
                let why = format!(
                    "slot {slot} of {name} has {found}, and positions count from 0: its pieces \
                     are 0 to {last}{turned}"
                );
                return Err(PositionError::Unsolvable { why, goal: None });
            }
            *piece += slots.start as u16;
        }
    }
    Ok(entries)
}

/// The text of the entries of all slots.
pub(crate) fn write_entries(sets: &Sets, entries: &[Entry]) -> String {
    let set = |set: usize| {
        let slots = sets.slots_of(set);
        let texts = entries[slots.clone()].iter().map(|entry| entry.write(slots.start));
        texts.collect::<Vec<_>>().join(" ")
    };
    (0..sets.iter().len()).map(set).collect::<Vec<_>>().join(" / ")
}
