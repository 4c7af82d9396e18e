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
    pub(super) way: u8,
    pub(super) shift: Shift,
    row: u16,
}

/// A neighbor in one number, which sorts faster: bits 0–15 row, 16–20 bits of the translation,
/// 21–25 its words, 26–27 its block, 28–30 symmetry.
type Packed = u32;

impl MirroredNeighbor {
    fn pack(self) -> Packed {
        let Shift { block, words, bits } = self.shift;
        let [way, block, words, bits] = [self.way, block, words, bits].map(u32::from);
        (way << 28) | (block << 26) | (words << 21) | (bits << 16) | u32::from(self.row)
    }

    fn unpack(packed: Packed) -> Self {
        let field = |first: u32, mask: u32| (packed >> first & mask) as u8;
        let shift =
            Shift { block: field(26, 3), words: field(21, 31), bits: field(16, 31) };
        MirroredNeighbor { way: field(28, 7), shift, row: packed as u16 }
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
    way: u8,
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
    of: Vec<Option<ClassEntry>>,
    /// For each class the rows that come to it, `moves` of them, sorted.
    neighbors: Vec<MirroredNeighbor>,
    moves: usize,
}

impl MirroredClasses {
    pub(super) fn new(metric: Metric, is_held: bool) -> Self {
        // In a mirror a turn clockwise is one back.
        let are_moves = |way: &usize| {
            metric != Metric::Clockwise || way.count_ones().is_multiple_of(2)
        };
        let orders =
            if is_held { CornerRows::<7>.rows() } else { CornerRows::<8>.rows() };
        let (moves, at_once) = moves(metric, is_held);
        let mut frames = MirroredClasses {
            up_to_rotation: is_held,
            symmetries: (0..SYMMETRY_COUNT).filter(are_moves).collect(),
            representatives: Vec::new(),
            orbit_sizes: Vec::new(),
            of: vec![None; orders],
            neighbors: Vec::new(),
            moves: moves.len(),
        };
        let mut neighbors = frames.find_classes(&moves, at_once);
        neighbors.chunks_exact_mut(moves.len()).for_each(<[Packed]>::sort_unstable);
        frames.neighbors =
            neighbors.into_iter().map(MirroredNeighbor::unpack).collect();
        frames
    }

    /// Finds all classes from the solved one, by moves. Frames are made by the first moves as
    /// long as they find one, and by the others when there is nothing else to do.
    // ANCHOR: find
    fn find_classes(&mut self, all: &[EightCorners], at_once: usize) -> Vec<Packed> {
        let mut neighbors = Vec::new();
        self.add(EightCorners::SOLVED);
        let mut done = [0, 0];
        loop {
            let waits = done[0] == self.representatives.len();
            let moves = if waits { at_once..all.len() } else { 0..at_once };
            let class = &mut done[usize::from(waits)];
            let Some(&frame) = self.representatives.get(*class) else {
                return neighbors;
            };
            let row = *class;
            *class += 1;
            for m in moves {
                let after = self.normalized(frame.then(&all[m]));
                let order = self.order(after);
                if self.of[order].is_none() {
                    self.add(after);
                }
                neighbors.resize(self.representatives.len() * all.len(), 0);
                neighbors[row * all.len() + m] = self.neighbor(after, order).pack();
            }
        }
    }
    // ANCHOR_END: find

    /// Adds the class of these corners, which are its frame.
    fn add(&mut self, frame: EightCorners) {
        let class = self.representatives.len() as u16;
        // Of the ways that one order is seen, the first stays; all are of equally many.
        let mut size = 0;
        for &way in &self.symmetries {
            let seen = self.normalized(frame.mirrored(way));
            let order = self.order(seen);
            if self.of[order].is_none() {
                self.of[order] =
                    Some(ClassEntry { class, way: way as u8, twists: seen.twists });
                size += 1;
            }
        }
        self.representatives.push(frame);
        self.orbit_sizes.push(size);
    }

    /// The row of these corners as a source. What twists gain on the way there they lose on
    /// the way back; and they are seen in the mirror first, so in there.
    fn neighbor(&self, after: EightCorners, order: usize) -> MirroredNeighbor {
        let (ClassEntry { class, way, .. }, gained) = self.compare(after, order);
        MirroredNeighbor { way, shift: shift(gained.map(negative)), row: class }
    }

    /// What is known of the order of these corners, which are held if all are; and what the
    /// sums of their twists are more than those of their class's frame, seen as that is.
    pub(super) fn of(&self, corners: EightCorners) -> (ClassEntry, Sums) {
        self.compare(corners, self.order(corners))
    }

    fn compare(&self, corners: EightCorners, order: usize) -> (ClassEntry, Sums) {
        let seen = self.of[order].expect("moves lead to every order");
        // Modulo 3, twice a twist is its negative; sums are reduced at the end.
        let gained = |p: usize| corners.twists[p] + 2 * seen.twists[p];
        (seen, negate(sums(std::array::from_fn(gained)), seen.way.into()))
    }

    /// These corners, taken in the hand if all are.
    fn normalized(&self, corners: EightCorners) -> EightCorners {
        if self.up_to_rotation { corners.rotated_to_home() } else { corners }
    }

    /// The number of the order: of all eight corners, or, if they are held, of the seven but
    /// DBL.
    fn order(&self, corners: EightCorners) -> usize {
        let [seven @ .., _] = corners.slots;
        let order = match self.up_to_rotation {
            true => permutation::rank_nibbles(&seven),
            false => permutation::rank_nibbles(&corners.slots),
        };
        order as usize
    }

    /// The rows that come to a row, if there is this row.
    #[inline(always)]
    pub(super) fn neighbors(&self, row: usize) -> &[MirroredNeighbor] {
        self.neighbors.chunks_exact(self.moves).nth(row).unwrap_or(&[])
    }
}

/// The moves of Rubik's cube in this metric, or those of U, R and F alone, if all moves that
/// turn the cube in the hand are none; and how many of them, the first, make frames at once.
/// These twist no corner; but to take the cube in the hand twists it anyway, so then all do.
fn moves(metric: Metric, is_held: bool) -> (Vec<EightCorners>, usize) {
    let faces = if is_held { &CubeFace::ALL[..3] } else { &CubeFace::ALL };
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
    let at_once =
        if is_held { moves.len() } else { moves.partition_point(|turn| !twists(turn)) };
    (moves, at_once)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_to_a_class_is_sorted() {
        for metric in [Metric::HalfTurn, Metric::QuarterTurn, Metric::Clockwise] {
            for is_held in [false, true] {
                let frames = MirroredClasses::new(metric, is_held);
                for row in 0..frames.representatives.len() {
                    assert!(
                        frames.neighbors(row).is_sorted_by_key(|n| n.pack()),
                        "{metric:?}, {row}"
                    );
                }
            }
        }
    }

    #[test]
    fn in_half_turns_no_frame_of_the_corners_is_twisted() {
        let frames = MirroredClasses::new(Metric::HalfTurn, false);
        assert!(
            frames
                .representatives
                .iter()
                .all(|frame| frame.twists == [0; CORNER_COUNT])
        );
    }
}
