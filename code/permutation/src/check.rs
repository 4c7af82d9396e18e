//! The check whether an array is a permutation.

use crate::Error;

/// The largest number of pieces that can be ranked: 20! fits in a `u64`, 21! does not.
pub const MAX_PIECES: usize = 20;

// ANCHOR: check
/// Checks that an array of any length `n` is a permutation of `0..n`.
///
/// # Errors
/// [`Error::NoSuchPiece`] for a piece that is not below `n`, [`Error::Duplicate`] for a
/// piece in two slots.
///
/// # Complexity
/// O(n) time.
///
/// # Examples
/// ```
/// assert!(permutation::check(&[2, 0, 1]).is_ok());
/// let error = permutation::check(&[1, 2, 3]).unwrap_err();
/// assert_eq!(error.to_string(), "slot 2 holds piece 3, which is not below 3");
/// ```
pub fn check(pm: &[u8]) -> Result<(), Error> {
    let n = pm.len();
    let mut slot_of = [None; 256];
    for slot in 0..n {
        let piece = pm[slot];
        if usize::from(piece) >= n {
            return Err(Error::NoSuchPiece { slot, piece, n });
        }
        if let Some(first) = slot_of[usize::from(piece)].replace(slot) {
            return Err(Error::Duplicate { piece, first, second: slot });
        }
    }
    Ok(())
}
// ANCHOR_END: check
