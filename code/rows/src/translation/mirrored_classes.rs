//! Classes of orders, and what moves bring from one to the other.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // Mirrors see the solved order as it is; a turn of U is seen as one of D, or back.
//! let corners = translation::mirrored_corners(Metric::HalfTurn);
//! assert_eq!(corners.solved().row, 0);
//! assert_eq!((corners.orbit_size(0, 0), corners.orbit_size(0, 1)), (1, 4));
//! ```

use super::corners::CornerRows;
use super::eight_corners::{CORNER_COUNT, EightCorners, sides};
use super::layout::Shift;
use super::oriented::OrientationRows;
use super::signs::{SYMMETRY_COUNT, Sums, negate, negative, shift, sums};
use puzzle::Metric;
use puzzle::rubik::{CORNERS, CubeFace};

/// A row that comes to another: seen in which way, by which translation, and its number. So if
/// they are sorted, those of a way stand together, and of these those that are translated alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MirroredNeighbor {
    pub(super) symmetry: u8,
    pub(super) shift: Shift,
    row: u16,
}

/// A neighbor in one number, which sorts faster: bits 0–15 row, 16–20 bits of the translation,
/// 21–25 its words, 26–27 its block, 28–30 symmetry.
type Packed = u32;

impl MirroredNeighbor {
    fn pack(self) -> Packed {
        let Shift { block, words, bits } = self.shift;
        let [symmetry, block, words, bits] =
            [self.symmetry, block, words, bits].map(u32::from);
        (symmetry << 28)
            | (block << 26)
            | (words << 21)
            | (bits << 16)
            | u32::from(self.row)
    }

    fn unpack(packed: Packed) -> Self {
        let field = |first: u32, mask: u32| ((packed >> first) & mask) as u8;
        let shift =
            Shift { block: field(26, 3), words: field(21, 31), bits: field(16, 31) };
        MirroredNeighbor { symmetry: field(28, 7), shift, row: packed as u16 }
    }
}

impl From<MirroredNeighbor> for usize {
    fn from(neighbor: MirroredNeighbor) -> usize {
        neighbor.row.into()
    }
}

/// The class of an order, and in which way the first of the class is seen to have this order.
#[derive(Debug, Clone, Copy)]
pub(super) struct ClassEntry {
    pub(super) class: u16,
    symmetry: u8,
    /// How the corners of the first are twisted, seen that way.
    twists: [u8; CORNER_COUNT],
}

/// The orders of eight corners in classes. Each class has a frame, the corners that its other
/// positions are compared with.
#[derive(Debug, Clone)]
pub(super) struct MirroredClasses {
    /// Whether orders are one that the whole cube, turned in the hand, makes of each other.
    pub(super) up_to_rotation: bool,
    /// The ways that send moves to moves.
    pub(super) symmetries: Vec<usize>,
    /// The frame of each class.
    pub(super) representatives: Vec<EightCorners>,
    /// How many orders each class has.
    pub(super) orbit_sizes: Vec<u8>,
    /// What is known of each order.
    entries: Vec<Option<ClassEntry>>,
    /// For each class the rows that come to it, `moves` of them, sorted.
    neighbors: Vec<MirroredNeighbor>,
    move_count: usize,
}

impl MirroredClasses {
    pub(super) fn new(metric: Metric, up_to_rotation: bool) -> Self {
        // In a mirror a turn clockwise is one back.
        let are_moves = |symmetry: &usize| {
            metric != Metric::Clockwise || symmetry.count_ones().is_multiple_of(2)
        };
        let permutations = if up_to_rotation {
            CornerRows::<7>.rows()
        } else {
            CornerRows::<8>.rows()
        };
        let (moves, preferred) = moves(metric, up_to_rotation);
        let mut classes = MirroredClasses {
            up_to_rotation,
            symmetries: (0..SYMMETRY_COUNT).filter(are_moves).collect(),
            representatives: Vec::new(),
            orbit_sizes: Vec::new(),
            entries: vec![None; permutations],
            neighbors: Vec::new(),
            move_count: moves.len(),
        };
        let mut neighbors = classes.find_classes(&moves, preferred);
        neighbors.chunks_exact_mut(moves.len()).for_each(<[Packed]>::sort_unstable);
        classes.neighbors =
            neighbors.into_iter().map(MirroredNeighbor::unpack).collect();
        classes
    }

    /// Finds all classes from the solved one, by moves. Frames are made by the first moves as
    /// long as they find one, and by the others when there is nothing else to do.
    // ANCHOR: find
    fn find_classes(
        &mut self,
        moves: &[EightCorners],
        preferred: usize,
    ) -> Vec<Packed> {
        let mut neighbors = Vec::new();
        self.add(EightCorners::SOLVED);
        let mut expanded = [0, 0];
        loop {
            let is_rest = expanded[0] == self.representatives.len();
            let range = if is_rest { preferred..moves.len() } else { 0..preferred };
            let class = &mut expanded[usize::from(is_rest)];
            let Some(&representative) = self.representatives.get(*class) else {
                return neighbors;
            };
            let row = *class;
            *class += 1;
            for m in range {
                let after = self.normalized(representative.then(&moves[m]));
                let rank = self.permutation_rank(after);
                if self.entries[rank].is_none() {
                    self.add(after);
                }
                neighbors.resize(self.representatives.len() * moves.len(), 0);
                neighbors[row * moves.len() + m] = self.neighbor(after, rank).pack();
            }
        }
    }
    // ANCHOR_END: find

    /// Adds the class of these corners, which are its frame.
    fn add(&mut self, representative: EightCorners) {
        let class = self.representatives.len() as u16;
        // Of the ways that one order is seen, the first stays; all are of equally many.
        let mut size = 0;
        for &symmetry in &self.symmetries {
            let image = self.normalized(representative.mirrored(symmetry));
            let rank = self.permutation_rank(image);
            if self.entries[rank].is_none() {
                let symmetry = symmetry as u8;
                let entry = ClassEntry { class, symmetry, twists: image.twists };
                self.entries[rank] = Some(entry);
                size += 1;
            }
        }
        self.representatives.push(representative);
        self.orbit_sizes.push(size);
    }

    /// The row of these corners as a source. What twists gain on the way there they lose on
    /// the way back; and they are seen in the mirror first, so in there.
    fn neighbor(&self, after: EightCorners, rank: usize) -> MirroredNeighbor {
        let (ClassEntry { class, symmetry, .. }, gain) = self.compare(after, rank);
        MirroredNeighbor { symmetry, shift: shift(gain.map(negative)), row: class }
    }

    /// What is known of the order of these corners, which are held if all are; and what the
    /// sums of their twists are more than those of their class's frame, seen as that is.
    pub(super) fn locate(&self, corners: EightCorners) -> (ClassEntry, Sums) {
        self.compare(corners, self.permutation_rank(corners))
    }

    fn compare(&self, corners: EightCorners, rank: usize) -> (ClassEntry, Sums) {
        let entry = self.entries[rank].expect("moves lead to every permutation");
        // Modulo 3, twice a twist is its negative; sums are reduced at the end.
        let gain = |p: usize| corners.twists[p] + 2 * entry.twists[p];
        (entry, negate(sums(std::array::from_fn(gain)), entry.symmetry.into()))
    }

    /// These corners, taken in the hand if all are.
    fn normalized(&self, corners: EightCorners) -> EightCorners {
        if self.up_to_rotation { corners.rotated_to_home() } else { corners }
    }

    /// The number of the order: of all eight corners, or, if they are held, of the seven but
    /// DBL.
    fn permutation_rank(&self, corners: EightCorners) -> usize {
        let [seven @ .., _] = corners.slots;
        let rank = if self.up_to_rotation {
            permutation::rank_nibbles(&seven)
        } else {
            permutation::rank_nibbles(&corners.slots)
        };
        rank as usize
    }

    /// The rows that come to a row, if there is this row.
    #[inline(always)]
    pub(super) fn neighbors(&self, row: usize) -> &[MirroredNeighbor] {
        self.neighbors.chunks_exact(self.move_count).nth(row).unwrap_or(&[])
    }
}

/// The moves of Rubik's cube in this metric, or those of U, R and F alone, if all moves that
/// turn the cube in the hand are none; and how many of them, the first, make frames at once.
/// These twist no corner; but to take the cube in the hand twists it anyway, so then all do.
fn moves(metric: Metric, up_to_rotation: bool) -> (Vec<EightCorners>, usize) {
    let faces = if up_to_rotation { &CubeFace::ALL[..3] } else { &CubeFace::ALL };
    let turn = |face: CubeFace, quarters: u8| {
        let quarter = EightCorners::new(&face.corners(), &sides(CORNERS.names));
        (1..quarters).fold(quarter, |turn, _| turn.then(&quarter))
    };
    let quarters = metric.quarters();
    let moves =
        faces.iter().flat_map(|&face| quarters.iter().map(move |&n| turn(face, n)));
    let mut moves: Vec<_> = moves.collect();
    let twists = |turn: &EightCorners| turn.twists != [0; CORNER_COUNT];
    moves.sort_by_key(twists);
    let preferred = if up_to_rotation {
        moves.len()
    } else {
        moves.partition_point(|turn| !twists(turn))
    };
    (moves, preferred)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbors_are_sorted() {
        for metric in [Metric::HalfTurn, Metric::QuarterTurn, Metric::Clockwise] {
            for up_to_rotation in [false, true] {
                let classes = MirroredClasses::new(metric, up_to_rotation);
                for row in 0..classes.representatives.len() {
                    assert!(
                        classes.neighbors(row).is_sorted_by_key(|n| n.pack()),
                        "{metric:?}, {row}"
                    );
                }
            }
        }
    }

    #[test]
    fn half_turn_representatives_are_untwisted() {
        let classes = MirroredClasses::new(Metric::HalfTurn, false);
        let mut twists = classes.representatives.iter().map(|corners| corners.twists);
        assert!(twists.all(|twists| twists == [0; CORNER_COUNT]));
    }
}
