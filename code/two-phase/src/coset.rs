//! Cosets of the second phase's subgroup: what the first phase sees of a cube.

use crate::coordinates::{EdgeFlip, SliceSlots};
use crate::turns::{TURNS, turn_cubes};
use puzzle::rubik::Cube;
use symmetry::cube::CornerTwist;
use transition::{Coordinate, TransitionTable};

/// A coset of the subgroup that U, D, R2, L2, F2 and B2 generate, by three coordinates: the
/// twists of the corners, the flips of the edges, and the slots of the slice's edges.
///
/// There are 2187 · 2048 · 495 = 2,217,093,120 of them. Two cubes are in the same coset if
/// the same turns bring both into the subgroup.
///
/// # Examples
/// ```
/// use puzzle::rubik::{Cube, parse};
/// use two_phase::Coset;
///
/// let coset = |text| -> Result<Coset, puzzle::rubik::TurnError> {
///     Ok(Coset::of(&parse(text)?.into_iter().map(Cube::from_turn).product()))
/// };
/// assert_eq!(coset("U R2 D' F2")?, Coset::SUBGROUP);
/// assert_eq!(coset("U R")?, coset("R2 D' R")?); // R' brings both into the subgroup
/// # Ok::<(), puzzle::rubik::TurnError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Coset {
    /// The twists of the corners, below 2187.
    pub twist: u16,
    /// The flips of the edges, below 2048.
    pub flip: u16,
    /// The set of slots of the slice's edges, below 495.
    pub slice: u16,
}

impl Coset {
    /// The subgroup itself.
    pub const SUBGROUP: Self = Coset { twist: 0, flip: 0, slice: 494 };

    /// The coset of a cube.
    ///
    /// # Complexity
    /// O(1) time: 7 digits, 11 digits and 12 slots.
    pub fn of(cube: &Cube) -> Self {
        Coset {
            twist: CornerTwist.rank(cube.corners()) as u16,
            flip: EdgeFlip.rank(cube.edges()) as u16,
            slice: SliceSlots.rank(cube.edges()) as u16,
        }
    }
}

/// The transition tables of the three coordinates: 170 KB.
///
/// # Examples
/// ```
/// use puzzle::rubik::Cube;
/// use two_phase::turns::turn_cubes;
/// use two_phase::{Coset, CosetTurns};
///
/// let (turns, cubes) = (CosetTurns::new(), turn_cubes());
/// let after = turns.next(Coset::of(&cubes[3]), 6);
/// assert_eq!(after, Coset::of(&(cubes[3] * cubes[6])));
/// ```
#[derive(Debug, Clone)]
pub struct CosetTurns {
    twist: Vec<[u16; TURNS]>,
    flip: Vec<[u16; TURNS]>,
    slice: Vec<[u16; TURNS]>,
}

impl CosetTurns {
    /// The tables of the 18 turns.
    ///
    /// # Complexity
    /// About 90,000 products.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        let corners = turn_cubes().map(|cube| *cube.corners());
        let edges = turn_cubes().map(|cube| *cube.edges());
        CosetTurns {
            twist: narrow(TransitionTable::new(&CornerTwist, &corners)),
            flip: narrow(TransitionTable::new(&EdgeFlip, &edges)),
            slice: narrow(TransitionTable::new(&SliceSlots, &edges)),
        }
    }

    /// The memory of the tables, in bytes.
    pub fn bytes(&self) -> usize {
        let tables = [&self.twist, &self.flip, &self.slice];
        tables.iter().map(|table| size_of_val(&table[..])).sum()
    }

    /// The coset after turn `m`.
    ///
    /// # Panics
    /// If `m` is not below 18, or there is no such coset.
    #[inline]
    pub fn next(&self, coset: Coset, m: usize) -> Coset {
        Coset {
            twist: self.twist[usize::from(coset.twist)][m],
            flip: self.flip[usize::from(coset.flip)][m],
            slice: self.slice[usize::from(coset.slice)][m],
        }
    }
}

/// The entries of a transition table in two bytes each.
pub(crate) fn narrow<const M: usize>(
    table: Result<TransitionTable<M>, transition::CoordinateError>,
) -> Vec<[u16; M]> {
    let table = table.expect("the coordinates keep their laws");
    table.entries().iter().map(|row| row.map(|rank| rank as u16)).collect()
}
