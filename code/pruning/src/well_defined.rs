//! A check that the index after a move depends on the index before it, and on nothing else.

use std::ops::Mul;
use transition::Coordinate;

/// The numbers of positions, moves and indices of a check that found a coordinate well defined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proof {
    /// How many positions were checked: all positions of the whole space.
    pub positions: u64,
    /// How many pairs of a position and a move were checked.
    pub transitions: u64,
    /// How many different indices the positions have.
    pub indices: usize,
}

/// Two positions with the same index, and a move after which their indices differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "positions {a} and {b} both have index {index}, and move {m} takes one to \
     {image_a} and the other to {image_b}: the coordinate is not well defined"
)]
pub struct IllDefined {
    /// The rank of position `a` in the whole space: the first position with this index.
    pub a: usize,
    /// The rank of position `b`, another position with this index.
    pub b: usize,
    /// The number of the move after which the two indices differ.
    pub m: usize,
    /// The index that positions `a` and `b` share.
    pub index: usize,
    /// The index of position `a` after the move.
    pub image_a: usize,
    /// The index of position `b` after the move.
    pub image_b: usize,
}

/// Compares, for every position of a whole space and every move, the index after
/// the move with that of the first position that had the same index.
///
/// # Errors
/// The first [`IllDefined`], in the order of the whole space and then of the moves.
///
/// # Panics
/// If a rank is not below the coordinate's count.
///
/// # Complexity
/// O(positions · moves) products and ranks; a machine word for each index, and one
/// for each index and move.
///
/// # Examples
/// ```
/// use pruning::{PiecesInThreeSlots, SlotsOfThreePieces, is_well_defined};
/// use puzzle::pocket_cube::Face;
/// use transition::CornerPermutation;
///
/// let turns = Face::ALL.map(Face::turn);
/// let proof = is_well_defined(&SlotsOfThreePieces, &turns, &CornerPermutation)?;
/// assert_eq!((proof.positions, proof.indices), (5040, 210));
///
/// let clash = is_well_defined(&PiecesInThreeSlots, &turns, &CornerPermutation).unwrap_err();
/// assert_eq!(clash.index, 0);
/// # Ok::<(), pruning::IllDefined>(())
/// ```
pub fn is_well_defined<P: Copy + Mul<Output = P>>(
    coordinate: &impl Coordinate<Position = P>,
    moves: &[P],
    whole: &impl Coordinate<Position = P>,
) -> Result<Proof, IllDefined> {
    // ANCHOR: check
    let mut first = vec![None; coordinate.count()];
    let mut images = vec![0; coordinate.count() * moves.len()];
    for b in 0..whole.count() {
        let position = whole.unrank(b);
        let index = coordinate.rank(&position);
        let known = first[index].is_some();
        let a = *first[index].get_or_insert(b);
        for m in 0..moves.len() {
            let image_b = coordinate.rank(&(position * moves[m]));
            let image = &mut images[index * moves.len() + m];
            if !known {
                *image = image_b;
            }
            let image_a = *image;
            if image_a != image_b {
                return Err(IllDefined { a, b, m, index, image_a, image_b });
            }
        }
    }
    let positions = whole.count() as u64;
    let transitions = positions * moves.len() as u64;
    Ok(Proof { positions, transitions, indices: first.iter().flatten().count() })
    // ANCHOR_END: check
}
