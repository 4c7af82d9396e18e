//! Positions as pieces: the piece in each slot, and its orientation.

use crate::{compose, compose_orientations, invert};
use std::iter::Product;
use std::ops::Mul;

/// `N` pieces with `V` orientations each, whose total twist is 0 mod `V`.
///
/// Positions form a group: `a * b` is "first `a`, then `b`",
/// [`SOLVED`](Self::SOLVED) changes nothing, [`inverse`](Self::inverse) undoes.
///
/// ```
/// use puzzle::Pieces;
///
/// let a = Pieces::<3, 3>::new([1, 2, 0], [1, 2, 0])?;
/// assert_eq!(a * Pieces::SOLVED, a);
/// assert_eq!(a * a.inverse(), Pieces::SOLVED);
///
/// let error = Pieces::<3, 3>::new([0, 1, 2], [1, 0, 0]).unwrap_err();
/// assert_eq!(error.to_string(), "total twist is 1 mod 3, and must be 0");
/// # Ok::<(), puzzle::PiecesError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pieces<const N: usize, const V: u8> {
    pm: [u8; N],
    ori: [u8; N],
}

/// Why arrays of pieces and orientations are not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PiecesError {
    /// The pieces are not a permutation.
    #[error(transparent)]
    Permutation(#[from] permutation::Error),
    /// The orientations are out of range, or do not add up to 0.
    #[error(transparent)]
    Orientation(#[from] orientation::Error),
    /// There are not as many orientations as pieces.
    #[error(
        "found {pieces} pieces and {orientations} orientations, and must be as many"
    )]
    Lengths {
        /// Number of pieces.
        pieces: usize,
        /// Number of orientations.
        orientations: usize,
    },
}

impl<const N: usize, const V: u8> Pieces<N, V> {
    /// The solved position: piece `i` in slot `i`, with orientation 0.
    pub const SOLVED: Self = {
        assert!(N <= 256 && V > 0, "256 pieces at most, and an orientation at least");
        let mut pm = [0; N];
        let mut i = 0;
        while i < N {
            pm[i] = i as u8;
            i += 1;
        }
        Pieces { pm, ori: [0; N] }
    };

    /// The position with piece `pm[i]`, turned by `ori[i]`, in slot `i`.
    ///
    /// # Errors
    /// [`PiecesError`] if `pm` is not a permutation of `0..N`, an orientation is
    /// not below `V`, or the orientations do not add up to 0 mod `V`.
    ///
    /// # Examples
    /// ```
    /// use puzzle::Pieces;
    ///
    /// let position = Pieces::<3, 2>::new([1, 0, 2], [1, 1, 0])?;
    /// assert_eq!(position * position.inverse(), Pieces::SOLVED);
    /// let twisted = Pieces::<3, 2>::new([1, 0, 2], [1, 0, 0]);
    /// assert_eq!(twisted.unwrap_err().to_string(), "total twist is 1 mod 2, and must be 0");
    /// # Ok::<(), puzzle::PiecesError>(())
    /// ```
    pub fn new(pm: [u8; N], ori: [u8; N]) -> Result<Self, PiecesError> {
        permutation::check(&pm)?;
        orientation::check_zero_twist(&ori, V)?;
        Ok(Pieces { pm, ori })
    }

    /// The position with these pieces and orientations, without a check: for arrays that
    /// are valid by construction, as unranking makes them. Invalid arrays give wrong
    /// results, and panic where debug assertions are on.
    pub fn assume_valid(pm: [u8; N], ori: [u8; N]) -> Self {
        debug_assert_eq!(Self::new(pm, ori), Ok(Pieces { pm, ori }));
        Pieces { pm, ori }
    }
}

impl<const N: usize, const V: u8> Pieces<N, V> {
    /// The piece in each slot.
    pub fn pm(&self) -> &[u8; N] {
        &self.pm
    }

    /// The orientation of the piece in each slot.
    pub fn ori(&self) -> &[u8; N] {
        &self.ori
    }

    /// The position that undoes this one.
    // ANCHOR: inverse
    pub fn inverse(&self) -> Self {
        let mut c = Pieces::SOLVED;
        invert(&self.pm, &mut c.pm);
        for i in 0..N {
            c.ori[self.pm[i] as usize] = (V - self.ori[i]) % V;
        }
        c
    }
    // ANCHOR_END: inverse
}

impl<const N: usize, const V: u8> Mul for Pieces<N, V> {
    type Output = Self;

    /// First `self`, then `b`.
    // ANCHOR: mul
    fn mul(self, b: Self) -> Self {
        let mut c = Pieces::SOLVED;
        compose(&self.pm, &b.pm, &mut c.pm);
        compose_orientations(&self.ori, &b.pm, &b.ori, V, &mut c.ori);
        c
    }
    // ANCHOR_END: mul
}

impl<const N: usize, const V: u8> Product for Pieces<N, V> {
    /// The product of all moves in order, from solved.
    fn product<I: Iterator<Item = Self>>(moves: I) -> Self {
        moves.fold(Pieces::SOLVED, Mul::mul)
    }
}
