//! Whether a coordinate bears a symmetry: the commuting square once more.

use crate::{PieceSymmetries, SymmetryError};
use puzzle::Pieces;
use transition::Coordinate;

/// Checks that symmetry `s` has a meaning for a coordinate: that "move, then
/// relabel" and "relabel, then make the image of the move" lead to the same number,
/// from every number, for every move.
///
/// If the coordinate is well defined under the moves and this holds, then what `s`
/// makes of a number depends on the number alone, for all positions that the moves
/// can reach from solved. It then holds for products of such symmetries, too.
///
/// # Errors
/// [`SymmetryError::Incompatible`] with the first number and move where the two ways part.
///
/// # Panics
/// If there is no symmetry `s`, or fewer moves than the group has.
///
/// # Complexity
/// O(count · moves) ranks; 8 bytes for each number.
///
/// # Examples
/// ```
/// use symmetry::cube::{CornerTwist, quarter_turns};
/// use symmetry::{CubeSymmetries, check_compatible};
///
/// let turns = quarter_turns().map(|(corners, _)| corners);
/// let cube = CubeSymmetries::all().into_corners();
/// let borne = |s: &usize| check_compatible(&CornerTwist, &turns, &cube, *s).is_ok();
/// assert_eq!((0..48).filter(borne).count(), 16);
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
        let (position, other) =
            (coordinate.unrank(raw), coordinate.unrank(images[raw]));
        for m in 0..moves.len() {
            let moved = images[coordinate.rank(&(position * moves[m]))];
            let other = other * moves[symmetries.group.image(s, m)];
            if coordinate.rank(&other) != moved {
                return Err(SymmetryError::Incompatible { s, raw, m });
            }
        }
    }
    Ok(())
    // ANCHOR_END: square
}
