//! Pieces written as the letters of their stickers.

use crate::reading::split_entries;
use crate::{PositionError, check_each_once};

/// Slots for pieces of one kind, each named by the faces that it touches.
///
/// The letters of a name go clockwise, as seen from outside the piece. A position says
/// for each slot which letters stand there, face by face: `FL` is the piece FL at home,
/// and `LF` the same piece turned over.
///
/// # Examples
/// ```
/// use puzzle::SlotNames;
///
/// let edges = SlotNames { piece: "an edge", names: &["FL", "FR", "LR"] };
/// // The second edge stands in the first slot, turned over.
/// assert_eq!(edges.write(&[1, 0, 2], &[1, 0, 0]), "RF FL LR");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct SlotNames {
    /// What stands in such a slot, in words, for messages.
    pub piece: &'static str,
    /// The names of the slots, all of the same length, in letters of ASCII.
    pub names: &'static [&'static str],
}

/// A name after its piece was turned clockwise `ori` times: each letter stands where
/// the letter `ori` places later stood.
fn rotate_name(name: &str, ori: u8) -> String {
    let back = name.len() - usize::from(ori);
    [&name[back..], &name[..back]].concat()
}

impl SlotNames {
    /// The piece and the orientation that these letters show.
    // ANCHOR: find
    fn find_piece(&self, letters: &str) -> Option<(u8, u8)> {
        let pieces = (0..).zip(self.names);
        let turns = pieces.flat_map(|(piece, &name)| {
            (0..name.len() as u8).map(move |ori| (piece, ori, rotate_name(name, ori)))
        });
        let mut same = turns.filter(|(_, _, shown)| shown == letters);
        same.next().map(|(piece, ori, _)| (piece, ori))
    }
    // ANCHOR_END: find

    /// The letters that show these pieces, turned like this, separated by spaces.
    ///
    /// # Panics
    /// If a piece has no name here or is turned more often than its name has letters.
    pub fn write(&self, pm: &[u8], ori: &[u8]) -> String {
        let letters = |(&piece, &ori)| rotate_name(self.names[usize::from(piece)], ori);
        pm.iter().zip(ori).map(letters).collect::<Vec<_>>().join(" ")
    }
}

impl SlotNames {
    /// Which piece is in each slot and how it is turned: what the entries of a text
    /// say, one for each slot.
    ///
    /// # Errors
    /// [`PositionError::Unknown`] for letters that are no piece of this kind, and
    /// [`PositionError::DuplicatePiece`].
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
            PositionError::Duplicate { twice, times, missing } => {
                let [twice, missing] = [twice, missing].map(|piece| self.names[piece]);
                PositionError::DuplicatePiece { twice, times, missing }
            }
            error => error,
        })?;
        Ok((pm, ori))
    }
}

/// The `len` entries of a text, and where each starts, counted from 1; `what` is what
/// one of them describes.
///
/// # Errors
/// [`PositionError::Length`] for too few or too many.
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

/// Checks that pieces are in an even order, as moves that take three pieces around
/// leave them.
///
/// # Errors
/// [`PositionError::Unsolvable`] counts the pairs in the wrong order.
pub(crate) fn check_even(what: &str, pm: &[u8]) -> Result<(), PositionError> {
    let pairs = permutation::inversions(pm);
    if pairs.is_multiple_of(2) {
        return Ok(());
    }
    let why = format!(
        "{what} have an odd number of pairs in the wrong order ({pairs}), and every move \
         takes three pieces around, which keeps that number odd"
    );
    Err(PositionError::Unsolvable { why })
}
