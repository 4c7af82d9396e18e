//! Pieces whose number is known only when the program runs.

use crate::compose::invert_orientations;
use crate::{Pieces, PiecesError, compose, compose_orientations, invert};
use std::ops::Mul;

/// A position, or a move, as a permutation of pieces with orientations: [`Pieces`] with sizes
/// chosen at run time. The total twist is 0.
///
/// ```
/// use puzzle::PieceLists;
///
/// let a = PieceLists::new(vec![1, 2, 0], vec![1, 2, 0], 3)?;
/// assert_eq!(&a * &a.inverse(), PieceLists::solved(3, 3)?);
///
/// let error = PieceLists::new(vec![0, 1, 2], vec![1, 0], 3).unwrap_err();
/// assert_eq!(error.to_string(), "found 3 pieces and 2 orientations, and must be as many");
/// # Ok::<(), puzzle::PiecesError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PieceLists {
    pm: Vec<u8>,
    ori: Vec<u8>,
    /// Number of orientations of each piece.
    v: u8,
}

impl PieceLists {
    /// The solved position of `n` pieces with `v` orientations each.
    ///
    /// # Errors
    /// [`PiecesError`] if there are more than 256 pieces or `v` is 0.
    ///
    /// # Complexity
    /// O(n) time and 2n bytes.
    pub fn solved(n: usize, v: u8) -> Result<Self, PiecesError> {
        Self::new((0..n).map(|i| i as u8).collect(), vec![0; n], v)
    }

    /// The position with piece `pm[i]`, turned by `ori[i]`, in slot `i`.
    ///
    /// # Errors
    /// [`PiecesError`] if the lists differ in length, `pm` is not a permutation of its
    /// indices, `v` is 0, an orientation is not below `v`, or the orientations do not add up
    /// to 0 mod `v`.
    ///
    /// # Complexity
    /// O(n) time.
    pub fn new(pm: Vec<u8>, ori: Vec<u8>, v: u8) -> Result<Self, PiecesError> {
        let (pieces, orientations) = (pm.len(), ori.len());
        if pieces != orientations {
            return Err(PiecesError::Lengths { pieces, orientations });
        }
        permutation::check(&pm)?;
        orientation::check_zero_twist(&ori, v)?;
        Ok(PieceLists { pm, ori, v })
    }

    /// The piece in each slot.
    pub fn pm(&self) -> &[u8] {
        &self.pm
    }

    /// The orientation of the piece in each slot.
    pub fn ori(&self) -> &[u8] {
        &self.ori
    }

    /// Number of orientations of each piece.
    pub fn v(&self) -> u8 {
        self.v
    }

    /// The position that undoes this one.
    ///
    /// # Complexity
    /// O(n) time and 2n bytes.
    pub fn inverse(&self) -> Self {
        let mut inverse = self.clone();
        invert(&self.pm, &mut inverse.pm);
        invert_orientations(&self.pm, &self.ori, self.v, &mut inverse.ori);
        inverse
    }
}

impl Mul for &PieceLists {
    type Output = PieceLists;

    /// First `self`, then `b`.
    ///
    /// # Panics
    /// If the two have different numbers of pieces or of orientations.
    fn mul(self, b: Self) -> PieceLists {
        assert_eq!(
            (self.pm.len(), self.v),
            (b.pm.len(), b.v),
            "pieces and orientations of both factors"
        );
        let mut product = self.clone();
        compose(&self.pm, &b.pm, &mut product.pm);
        compose_orientations(&self.ori, &b.pm, &b.ori, self.v, &mut product.ori);
        product
    }
}

impl<const N: usize, const V: u8> From<Pieces<N, V>> for PieceLists {
    fn from(pieces: Pieces<N, V>) -> Self {
        PieceLists { pm: pieces.pm().to_vec(), ori: pieces.ori().to_vec(), v: V }
    }
}
