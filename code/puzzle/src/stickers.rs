//! Pieces, written as the letters of their stickers.

use crate::reading::split_entries;
use crate::{PositionError, check_each_once};

/// The names of the slots for pieces of one kind; a name has the letters of the faces that
/// the slot touches.
///
/// The letters of a name go clockwise, as seen from outside the piece. The text of a
/// position has for each slot the letters of the stickers there, face by face: `FL` in the
/// slot FL is the piece FL in its own slot, and `LF` is the same piece, flipped.
///
/// # Examples
/// ```
/// use puzzle::SlotNames;
///
/// let edges = SlotNames { piece: "an edge", names: &["FL", "FR", "LR"] };
/// // The second edge is in the first slot, flipped.
/// assert_eq!(edges.write(&[1, 0, 2], &[1, 0, 0]), "RF FL LR");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct SlotNames {
    /// A description of a piece in such a slot, for messages.
    pub piece: &'static str,
    /// The names of the slots, all of the same length, in ASCII letters.
    pub names: &'static [&'static str],
}

/// The name of a piece, rotated to the right by `ori` letters: the letters that the piece
/// shows after `ori` clockwise turns.
fn rotate_name(name: &str, ori: u8) -> String {
    let start = name.len() - usize::from(ori);
    [&name[start..], &name[..start]].concat()
}

impl SlotNames {
    /// The piece and the orientation that these letters show; `None` if no piece fits.
    // ANCHOR: find
    pub(crate) fn find_piece(&self, letters: &str) -> Option<(u8, u8)> {
        let pieces = (0..).zip(self.names);
        let turns = pieces.flat_map(|(piece, &name)| {
            (0..name.len() as u8).map(move |ori| (piece, ori, rotate_name(name, ori)))
        });
        let mut matching = turns.filter(|(_, _, shown)| shown == letters);
        matching.next().map(|(piece, ori, _)| (piece, ori))
    }
    // ANCHOR_END: find

    /// The text of these pieces with these orientations, separated by spaces.
    ///
    /// # Panics
    /// If a piece has no name here or is turned more often than its name has letters.
    pub fn write(&self, pm: &[u8], ori: &[u8]) -> String {
        let letters = |(&piece, &ori)| rotate_name(self.names[usize::from(piece)], ori);
        pm.iter().zip(ori).map(letters).collect::<Vec<_>>().join(" ")
    }
}

impl SlotNames {
    /// Reads the piece and its orientation in each slot from the entries of a text, one
    /// for each slot.
    ///
    /// # Errors
    /// [`PositionError::Unknown`] for letters that are not a piece of this kind, and
    /// [`PositionError::DuplicatePiece`] for a piece in two slots.
    pub(crate) fn read<const N: usize>(
        &self,
        entries: &[(usize, &str)],
    ) -> Result<([u8; N], [u8; N]), PositionError> {
        let (mut pm, mut ori) = ([0; N], [0; N]);
        for (slot, &(at, found)) in entries.iter().enumerate() {
            let piece = self.find_piece(found).ok_or_else(|| PositionError::Unknown {
                found: found.to_string(),
                at,
                expected: format!("{} ({})", self.piece, self.names.join(", ")),
            });
            (pm[slot], ori[slot]) = piece?;
        }
        check_each_once(&pm, 0).map_err(|error| match error {
            PositionError::Duplicate { duplicate, times, missing } => {
                let [duplicate, missing] =
                    [duplicate, missing].map(|piece| self.names[piece]);
                PositionError::DuplicatePiece { duplicate, times, missing }
            }
            error => error,
        })?;
        Ok((pm, ori))
    }
}

/// The entries of a text, of which there must be `len`, each with the position of its
/// first character, from 1; `what` is the noun for an entry.
///
/// # Errors
/// [`PositionError::Length`] for too few or too many entries.
pub(crate) fn exact_entries<'a>(
    text: &'a str,
    what: &'static str,
    len: usize,
) -> Result<Vec<(usize, &'a str)>, PositionError> {
    let entries = split_entries(text);
    match entries.len() {
        found if found == len => Ok(entries),
        found => Err(PositionError::wrong_length(what, found, len)),
    }
}

/// Checks that a permutation is even, for puzzles whose moves cycle three pieces.
///
/// # Errors
/// [`PositionError::Unsolvable`], with the number of inversions.
pub(crate) fn check_even(what: &str, pm: &[u8]) -> Result<(), PositionError> {
    let pairs = permutation::inversions(pm);
    if pairs.is_multiple_of(2) {
        return Ok(());
    }
    let why = format!(
        "{what} have an odd number of pairs in the wrong order ({pairs}), and every move \
         cycles three pieces, which keeps that number odd"
    );
    Err(PositionError::unsolvable(why))
}
