//! Symmetry classes of permutations, and the neighbors of each class.
//!
//! The pocket cube has no centers: two permutations of its corners are in one class also if a
//! rotation of the whole cube maps one to the other. A rotation twists each corner by an amount
//! that depends on its slot alone, so it translates columns, as a move does.

use super::corners::CornerRows;
use super::eight_corners::{CORNER_COUNT, EightCorners, sides};
use super::layout::Shift;
use super::oriented::OrientationRows;
use super::signs::{SYMMETRY_COUNT, Sums, mirrored_sums, negative, shift, sums};
use puzzle::Metric;
use puzzle::rubik::{CORNERS, CubeFace};

/// A neighbor of a row: its row, the translation of the row, and the symmetry that follows. Sorted
/// neighbors are grouped by symmetry, then by translation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MirroredNeighbor {
    pub(super) symmetry: u8,
    pub(super) shift: Shift,
    row: u16,
}

/// A neighbor in one number, which sorts faster: bits 0–15 row, 16–20 `shift.bits`, 21–25
/// `shift.words`, 26–27 `shift.block`, 28–30 symmetry.
type Packed = u32;

impl MirroredNeighbor {
    fn pack(self) -> Packed {
        let Shift { block, words, bits } = self.shift;
        let [s, block, words, bits] =
            [self.symmetry, block, words, bits].map(u32::from);
        (s << 28) | (block << 26) | (words << 21) | (bits << 16) | u32::from(self.row)
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

/// The class of a permutation, and the symmetry that maps its representative to the permutation.
#[derive(Debug, Clone, Copy)]
pub(super) struct ClassEntry {
    pub(super) class: u16,
    symmetry: u8,
    /// The twists of the representative's image under that symmetry.
    twists: [u8; CORNER_COUNT],
}

/// The permutations of eight corners in symmetry classes. Each class has a representative, whose
/// twists are column 0 of the row.
#[derive(Debug, Clone)]
pub(super) struct MirroredClasses {
    /// Whether rotations of the whole cube are symmetries, too.
    pub(super) up_to_rotation: bool,
    /// The symmetries that map moves to moves.
    pub(super) symmetries: Vec<usize>,
    /// The representative of each class.
    pub(super) representatives: Vec<EightCorners>,
    /// Number of permutations in each class.
    pub(super) orbit_sizes: Vec<u8>,
    /// The entry of each permutation, by rank.
    entries: Vec<Option<ClassEntry>>,
    /// For each class its `move_count` neighbors, sorted.
    neighbors: Vec<MirroredNeighbor>,
    move_count: usize,
}

impl MirroredClasses {
    pub(super) fn new(metric: Metric, up_to_rotation: bool) -> Self {
        // A mirror maps clockwise turns to counterclockwise ones.
        let maps_moves =
            |s: &usize| metric != Metric::Clockwise || s.count_ones().is_multiple_of(2);
        let (seven, eight) = (CornerRows::<7>.rows(), CornerRows::<8>.rows());
        let rows = if up_to_rotation { seven } else { eight };
        let (moves, preferred) = moves(metric, up_to_rotation);
        let mut classes = MirroredClasses {
            up_to_rotation,
            symmetries: (0..SYMMETRY_COUNT).filter(maps_moves).collect(),
            representatives: Vec::new(),
            orbit_sizes: Vec::new(),
            entries: vec![None; rows],
            neighbors: Vec::new(),
            move_count: moves.len(),
        };
        let mut neighbors = classes.find_classes(&moves, preferred);
        neighbors.chunks_exact_mut(moves.len()).for_each(<[Packed]>::sort_unstable);
        classes.neighbors =
            neighbors.into_iter().map(MirroredNeighbor::unpack).collect();
        classes
    }

    /// Finds all classes from the solved one, by moves, and returns their neighbors. The first
    /// `preferred` moves are tried before the others, so most representatives are found by them.
    fn find_classes(
        &mut self,
        moves: &[EightCorners],
        preferred: usize,
    ) -> Vec<Packed> {
        let mut neighbors = Vec::new();
        self.add_class(EightCorners::SOLVED);
        let mut expanded = [0, 0];
        loop {
            let is_rest = expanded[0] == self.representatives.len();
            let range = if is_rest { preferred..moves.len() } else { 0..preferred };
            let next_row = &mut expanded[usize::from(is_rest)];
            let row = *next_row;
            let Some(&representative) = self.representatives.get(row) else {
                return neighbors;
            };
            *next_row += 1;
            for m in range {
                let after = self.normalized(representative.then(&moves[m]));
                let rank = self.permutation_rank(after);
                if self.entries[rank].is_none() {
                    self.add_class(after);
                }
                neighbors.resize(self.representatives.len() * moves.len(), 0);
                neighbors[row * moves.len() + m] = self.neighbor(after, rank).pack();
            }
        }
    }

    /// Adds a class with this representative.
    fn add_class(&mut self, representative: EightCorners) {
        let class = self.representatives.len() as u16;
        // If several symmetries have one image, the first stays.
        let mut size = 0;
        for &symmetry in &self.symmetries {
            let image = self.normalized(representative.mirrored(symmetry));
            let rank = self.permutation_rank(image);
            if self.entries[rank].is_none() {
                let (symmetry, twists) = (symmetry as u8, image.twists);
                self.entries[rank] = Some(ClassEntry { class, symmetry, twists });
                size += 1;
            }
        }
        self.representatives.push(representative);
        self.orbit_sizes.push(size);
    }

    /// The row of these corners as a neighbor. The move adds `added` to the sums, so its inverse
    /// subtracts it, before the symmetry is applied.
    fn neighbor(&self, after: EightCorners, rank: usize) -> MirroredNeighbor {
        let (ClassEntry { class, symmetry, .. }, added) =
            self.entry_and_sums(after, rank);
        MirroredNeighbor { symmetry, shift: shift(added.map(negative)), row: class }
    }

    /// The entry of these corners, which must be normalized, and the sums of their twists minus
    /// those of the representative's image, mapped back by the symmetry.
    pub(super) fn locate(&self, corners: EightCorners) -> (ClassEntry, Sums) {
        self.entry_and_sums(corners, self.permutation_rank(corners))
    }

    fn entry_and_sums(&self, corners: EightCorners, rank: usize) -> (ClassEntry, Sums) {
        let entry = self.entries[rank].expect("moves lead to every permutation");
        // Modulo 3, twice a twist is its negative; sums are reduced at the end.
        let added = |corner: usize| corners.twists[corner] + 2 * entry.twists[corner];
        (entry, mirrored_sums(sums(std::array::from_fn(added)), entry.symmetry.into()))
    }

    /// These corners, rotated to the home form if rotations are symmetries.
    fn normalized(&self, corners: EightCorners) -> EightCorners {
        if self.up_to_rotation { corners.rotated_to_home() } else { corners }
    }

    /// The rank of the permutation of all eight corners, or, up to rotation, of all but DBL.
    fn permutation_rank(&self, corners: EightCorners) -> usize {
        let [seven @ .., _] = corners.slots;
        let rank = if self.up_to_rotation {
            permutation::rank_nibbles(&seven)
        } else {
            permutation::rank_nibbles(&corners.slots)
        };
        rank as usize
    }

    /// The neighbors of a row; none if the row does not exist.
    #[inline(always)]
    pub(super) fn neighbors(&self, row: usize) -> &[MirroredNeighbor] {
        self.neighbors.chunks_exact(self.move_count).nth(row).unwrap_or(&[])
    }
}

/// The moves of Rubik's cube in this metric, or up to rotation those of U, R and F, and the number
/// of preferred ones, which are first: those that twist no corner, so that representatives are
/// untwisted; up to rotation all, for rotations twist corners anyway.
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
    let is_twisting = |turn: &EightCorners| turn.twists != [0; CORNER_COUNT];
    moves.sort_by_key(is_twisting);
    let preferred = if up_to_rotation {
        moves.len()
    } else {
        moves.partition_point(|turn| !is_twisting(turn))
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
