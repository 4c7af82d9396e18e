//! The check whether a symmetry is compatible with a coordinate.

use crate::{PieceSymmetries, SymmetryError};
use puzzle::Pieces;
use transition::Coordinate;

/// Checks that symmetry `s` is compatible with a coordinate: that "move, then relabel" and
/// "relabel, then apply the image of the move" give the same rank, from every rank, for
/// every move.
///
/// If the coordinate is well defined under the moves and this holds, then the image of a
/// rank under `s` depends only on the rank, for all positions that the moves can reach from
/// solved. The same then holds for products of such symmetries.
///
/// # Errors
/// [`SymmetryError::Incompatible`] with the first rank and move for which the two differ.
///
/// # Panics
/// If there is no symmetry `s`, or fewer moves than the group has.
///
/// # Complexity
/// O(count · moves) ranks; 8 bytes for each rank.
///
/// # Examples
/// ```
/// use symmetry::cube::{CornerTwist, quarter_turns};
/// use symmetry::{CubeSymmetries, check_compatible};
///
/// let turns = quarter_turns().map(|(corners, _)| corners);
/// let cube = CubeSymmetries::all().into_corners();
/// let is_compatible = |s: &usize| check_compatible(&CornerTwist, &turns, &cube, *s).is_ok();
/// assert_eq!((0..48).filter(is_compatible).count(), 16);
/// ```
pub fn check_compatible<const N: usize, const V: u8>(
    coordinate: &impl Coordinate<Position = Pieces<N, V>>,
    moves: &[Pieces<N, V>],
    symmetries: &PieceSymmetries<N, V>,
    s: usize,
) -> Result<(), SymmetryError> {
    // ANCHOR: square
    let relabeling = &symmetries.relabelings[s];
    let image = |raw| coordinate.rank(&relabeling.conjugate(&coordinate.unrank(raw)));
    let images: Vec<_> = (0..coordinate.count()).map(image).collect();
    for raw in 0..coordinate.count() {
        let (position, image) =
            (coordinate.unrank(raw), coordinate.unrank(images[raw]));
        for m in 0..moves.len() {
            let moved = images[coordinate.rank(&(position * moves[m]))];
            let image = image * moves[symmetries.group.image(s, m)];
            if coordinate.rank(&image) != moved {
                return Err(SymmetryError::Incompatible { s, raw, m });
            }
        }
    }
    Ok(())
    // ANCHOR_END: square
}
