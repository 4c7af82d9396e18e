//! Relabelings of slots and pieces, and their action on positions.

use crate::{Symmetries, SymmetryError};
use puzzle::{Pieces, invert};

/// A position as a permutation of its `N · V` stickers: the sticker on each facelet.
/// Sticker `k` of piece `i` has number `V·i + k`.
///
/// A turn of a piece by 1 moves each of its stickers to the next facelet of the slot.
///
/// # Panics
/// If there are more than 256 stickers.
///
/// # Complexity
/// O(N · V) time and bytes.
///
/// # Examples
/// ```
/// use puzzle::Pieces;
///
/// let twisted = Pieces::<2, 3>::new([1, 0], [1, 2])?;
/// assert_eq!(symmetry::stickers(&twisted), [5, 3, 4, 1, 2, 0]);
/// # Ok::<(), puzzle::PiecesError>(())
/// ```
pub fn stickers<const N: usize, const V: u8>(position: &Pieces<N, V>) -> Vec<u8> {
    let v = usize::from(V);
    assert!(N * v <= 256, "{} stickers, and a byte can number 256", N * v);
    let mut stickers = vec![0; N * v];
    for slot in 0..N {
        let (piece, ori) = (position.pm()[slot], position.ori()[slot]);
        for k in 0..v {
            let facelet = v * slot + (k + usize::from(ori)) % v;
            stickers[facelet] = (v * usize::from(piece) + k) as u8;
        }
    }
    stickers
}

/// A relabeling of slots and pieces that keeps the stickers of a piece together: slot `i`
/// gets the name of slot `slot[i]`, and facelet `k` in it the name of facelet
/// `twist[i] + k` there, or `twist[i] - k` for a reflection.
///
/// ```
/// use puzzle::{Metric, pocket_cube};
/// use symmetry::PieceSymmetries;
///
/// let moves = pocket_cube::moves(Metric::HalfTurn);
/// let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
/// let cube = PieceSymmetries::find(&turns)?;
/// assert_eq!(cube.group.count(), 6);
/// assert_eq!(cube.relabelings.iter().filter(|r| r.is_mirrored()).count(), 3);
/// for s in 0..6 {
///     let image = turns[cube.group.image(s, 3)];
///     assert_eq!(cube.relabelings[s].conjugate(&turns[3]), image);
/// }
/// # Ok::<(), symmetry::SymmetryError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Relabeling<const N: usize, const V: u8> {
    slot: [u8; N],
    inverse_slot: [u8; N],
    twist: [u8; N],
    mirrored: bool,
}

impl<const N: usize, const V: u8> Relabeling<N, V> {
    /// The relabeling with this permutation of the stickers.
    ///
    /// # Errors
    /// [`SymmetryError::NotPieces`] if this is not a permutation, if it does not keep the
    /// stickers of a piece together, or if some pieces are mirrored and others are not.
    pub fn new(stickers: &[u8]) -> Result<Self, SymmetryError> {
        Self::from_stickers(stickers, false)
            .or_else(|error| Self::from_stickers(stickers, true).map_err(|_| error))
    }
}

impl<const N: usize, const V: u8> Relabeling<N, V> {
    /// The relabeling with this permutation of the stickers, mirrored or not.
    fn from_stickers(stickers: &[u8], mirrored: bool) -> Result<Self, SymmetryError> {
        let v = usize::from(V);
        let (mut slot, mut named, mut twist) = ([0; N], [0; N], [0; N]);
        for i in 0..N {
            let error = SymmetryError::NotPieces { slot: i };
            let facelets = stickers.get(v * i..v * (i + 1)).unwrap_or_default();
            let Some(&first) = facelets.first() else { return Err(error) };
            (slot[i], twist[i]) = (first / V, first % V);
            let expected = |k: usize| {
                let k = if mirrored { v - k } else { k };
                v * usize::from(slot[i]) + (usize::from(twist[i]) + k) % v
            };
            if (0..v).any(|k| usize::from(facelets[k]) != expected(k)) {
                return Err(error);
            }
        }
        permutation::check(&slot).map_err(|_| SymmetryError::NotPieces { slot: 0 })?;
        invert(&slot, &mut named);
        Ok(Relabeling { slot, inverse_slot: named, twist, mirrored })
    }
}

impl<const N: usize, const V: u8> Relabeling<N, V> {
    /// The conjugate s⁻¹·p·s: the position, or the move, `p` after relabeling.
    ///
    /// A reflection turns clockwise into counterclockwise: orientations change their sign.
    /// No product of positions can do that, because a product only adds orientations.
    ///
    /// # Complexity
    /// O(N) time.
    // ANCHOR: conjugate
    pub fn conjugate(&self, p: &Pieces<N, V>) -> Pieces<N, V> {
        let (mut pm, mut ori) = ([0; N], [0; N]);
        for i in 0..N {
            let from = usize::from(self.slot[i]);
            pm[i] = self.inverse_slot[usize::from(p.pm()[from])];
            let piece = usize::from(pm[i]);
            let [from, to, here] = [p.ori()[from], self.twist[piece], self.twist[i]];
            let v = u16::from(V);
            let turned = u16::from(from) + u16::from(to) + v - u16::from(here);
            let turned = if self.mirrored { 3 * v - turned } else { turned };
            ori[i] = (turned % v) as u8;
        }
        Pieces::assume_valid(pm, ori)
    }
    // ANCHOR_END: conjugate

    /// For each slot, the slot whose name it takes.
    pub fn slot(&self) -> &[u8; N] {
        &self.slot
    }

    /// For each slot, the facelet whose name its first facelet takes.
    pub fn twist(&self) -> &[u8; N] {
        &self.twist
    }

    /// Whether the relabeling is a reflection.
    pub fn is_mirrored(&self) -> bool {
        self.mirrored
    }
}

/// The symmetries of a puzzle of pieces: the group, and the relabeling of each symmetry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PieceSymmetries<const N: usize, const V: u8> {
    /// The group of the symmetries, and its action on the moves.
    pub group: Symmetries,
    /// The relabeling of each symmetry, which acts on positions.
    pub relabelings: Vec<Relabeling<N, V>>,
}

impl<const N: usize, const V: u8> PieceSymmetries<N, V> {
    /// Finds the symmetries of these moves.
    ///
    /// # Errors
    /// As [`Symmetries::find`] and [`Relabeling::new`].
    ///
    /// # Panics
    /// As [`stickers`].
    ///
    /// # Complexity
    /// As [`Symmetries::find`].
    pub fn find(moves: &[Pieces<N, V>]) -> Result<Self, SymmetryError> {
        let moves: Vec<_> = moves.iter().map(stickers).collect();
        let group = Symmetries::find(&moves)?;
        let found = (0..group.count()).map(|s| Relabeling::new(group.relabeling(s)));
        let relabelings = found.collect::<Result<_, _>>()?;
        Ok(PieceSymmetries { group, relabelings })
    }
}
