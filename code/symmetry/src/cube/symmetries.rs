//! The 48 symmetries of the cube, and the 16 that keep the axis through U and D.

use super::{CornerPieces, EdgePieces, quarter_turns};
use crate::{PieceSymmetries, Relabeling, Symmetries, SymmetryError, stickers};

/// The 48 symmetries of the cube, or a subgroup, with their relabelings of corners and
/// edges. Symmetry 0 is the identity.
///
/// The moves of `group` are the [`quarter_turns`]: 0 to 5 are U R F D L B, and 6 to
/// 11 the same faces counterclockwise. A reflection exchanges the two directions.
///
/// ```
/// use symmetry::CubeSymmetries;
///
/// let cube = CubeSymmetries::all();
/// assert_eq!(cube.group.count(), 48);
/// assert_eq!((0..48).filter(|&s| cube.is_mirrored(s)).count(), 24);
/// let axis = CubeSymmetries::d4h();
/// assert_eq!(axis.group.count(), 16);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CubeSymmetries {
    /// The group of the symmetries, and its action on the quarter turns.
    pub group: Symmetries,
    /// The relabeling of the corners for each symmetry.
    pub corners: Vec<Relabeling<8, 3>>,
    /// The relabeling of the edges for each symmetry.
    pub edges: Vec<Relabeling<12, 2>>,
}

/// The 24 stickers of the corners, then the 24 of the edges.
fn all_stickers((corners, edges): &(CornerPieces, EdgePieces)) -> Vec<u8> {
    let edges = stickers(edges).into_iter().map(|sticker| 24 + sticker);
    stickers(corners).into_iter().chain(edges).collect()
}

impl CubeSymmetries {
    /// All 48 symmetries, found from the quarter turns.
    ///
    /// # Complexity
    /// As [`Symmetries::find`].
    // ANCHOR: cube
    pub fn all() -> Self {
        let moves = quarter_turns().map(|turn| all_stickers(&turn));
        let group = Symmetries::find(&moves).expect("quarter turns are permutations");
        Self::from_group(group)
            .expect("a symmetry keeps the stickers of a piece together")
    }
    // ANCHOR_END: cube
}

impl CubeSymmetries {
    /// The 16 symmetries that map the faces U and D to U and D (D4h in Schoenflies notation):
    /// those of the 3×3×2 domino and of Kociemba's second phase. They are compatible with
    /// corner twists, edge flips and the set of the slice's edges; the others are not.
    ///
    /// # Complexity
    /// As [`Symmetries::find`].
    // ANCHOR: d4h
    pub fn d4h() -> Self {
        let all = CubeSymmetries::all().group;
        let group = all.subgroup(|s| all.image(s, 0).is_multiple_of(3));
        let group = group.expect("two that keep an axis make one that does");
        Self::from_group(group)
            .expect("a symmetry keeps the stickers of a piece together")
    }
    // ANCHOR_END: d4h

    /// The symmetries of a group, with their relabelings of corners and edges.
    fn from_group(group: Symmetries) -> Result<Self, SymmetryError> {
        let (mut corners, mut edges) = (vec![], vec![]);
        for s in 0..group.count() {
            let (first, second) = group.relabeling(s).split_at(24);
            let second: Vec<_> = second.iter().map(|s| s.wrapping_sub(24)).collect();
            corners.push(Relabeling::new(first)?);
            edges.push(Relabeling::new(&second)?);
        }
        Ok(CubeSymmetries { group, corners, edges })
    }

    /// Whether symmetry `s` is a reflection, not a rotation.
    ///
    /// # Panics
    /// If there is no symmetry `s`.
    pub fn is_mirrored(&self, s: usize) -> bool {
        self.corners[s].is_mirrored()
    }

    /// The symmetries of the corners alone.
    pub fn into_corners(self) -> PieceSymmetries<8, 3> {
        PieceSymmetries { group: self.group, relabelings: self.corners }
    }

    /// The symmetries of the edges alone.
    pub fn into_edges(self) -> PieceSymmetries<12, 2> {
        PieceSymmetries { group: self.group, relabelings: self.edges }
    }
}
