//! Positions as text: the piece in each slot, and its orientation.

use crate::Sets;
use puzzle::{PositionError, read_entries};

/// The piece in each slot, and its orientation, from a text such as `1.1 0 / 2 0 1`.
///
/// # Errors
/// [`PositionError`] if an entry is none, there are too few or too many, or a set has no such
/// piece.
pub(crate) fn read_pieces(
    sets: &Sets,
    text: &str,
    example: impl FnOnce() -> String,
) -> Result<Vec<(u16, u16)>, PositionError> {
    let read = |entry: &str| -> Option<(u16, u16)> {
        let (piece, turn) = entry.split_once('.').unwrap_or((entry, "0"));
        Some((piece.parse().ok()?, turn.parse().ok()?))
    };
    let expected = "a piece, as in 3, or a turned one, as in 3.1,";
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
            let (piece, turn) = entries[slot];
            let is_piece = usize::from(piece) < known.pieces;
            if !is_piece || usize::from(turn) >= known.orientations {
                let found = write_piece((piece, turn));
                let (last, most) = (known.pieces - 1, known.orientations - 1);
                let why = format!(
                    "slot {} of {} has {found}, and its pieces are 0 to {last}, turned by 0 to \
                     {most}",
                    slot - slots.start,
                    known.name
                );
                return Err(PositionError::Unsolvable { why, goal: None });
            }
            entries[slot].0 += slots.start as u16;
        }
    }
    Ok(entries)
}

/// The text of the piece in each slot, and its orientation.
pub(crate) fn write_pieces(sets: &Sets, pieces: &[(u16, u16)]) -> String {
    let set = |set: usize| {
        let slots = sets.slots_of(set);
        let entry =
            |&(piece, ori): &(u16, u16)| write_piece((piece - slots.start as u16, ori));
        pieces[slots.clone()].iter().map(entry).collect::<Vec<_>>().join(" ")
    };
    (0..sets.iter().len()).map(set).collect::<Vec<_>>().join(" / ")
}

fn write_piece((piece, ori): (u16, u16)) -> String {
    match ori {
        0 => piece.to_string(),
        ori => format!("{piece}.{ori}"),
    }
}
