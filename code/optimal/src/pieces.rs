//! The pieces of a cube and of its inverse, and their cosets on all three axes.

use puzzle::rubik::Cube;
use two_phase::turns::{TURNS, turn_cubes};
use two_phase::{Coset, Rotations};

/// The pieces of a cube: in each slot a code, twice the number of an edge plus its flip, or three
/// times that of a corner plus its twist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Codes {
    corners: [u8; 8],
    edges: [u8; 12],
}

impl Codes {
    pub(crate) const SOLVED: Self = Codes {
        corners: [0, 3, 6, 9, 12, 15, 18, 21],
        edges: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22],
    };

    pub(crate) fn of(cube: &Cube) -> Self {
        let (corners, edges) = (cube.corners(), cube.edges());
        Codes {
            corners: std::array::from_fn(|i| 3 * corners.pm()[i] + corners.ori()[i]),
            edges: std::array::from_fn(|i| 2 * edges.pm()[i] + edges.ori()[i]),
        }
    }
}

/// The number of codes of a piece, for corners and for edges; 32 for indices without checks.
const CODES: usize = 32;

/// A turn of the cube, and a turn of its inverse, on codes.
#[derive(Debug, Clone)]
struct CodeTurn {
    /// The slot from which each slot takes its piece, and how the codes change.
    corner_from: [u8; 8],
    corner_twisted: [[u8; CODES]; 8],
    edge_from: [u8; 12],
    edge_flip: [u8; 12],
    /// The code of each piece after a turn of the inverse.
    corner_image: [u8; CODES],
    edge_image: [u8; CODES],
}

impl CodeTurn {
    fn new(turn: &Cube) -> Self {
        let (corners, edges) = (turn.corners(), turn.edges());
        let undo = turn.inverse();
        let twisted = |code: usize, by: u8| {
            (3 * (code / 3) + (code % 3 + usize::from(by)) % 3) as u8
        };
        let corner_image = |code: usize| {
            let (piece, twist) = (code / 3 % 8, code % 3);
            let by = undo.corners().ori()[piece];
            twisted(3 * usize::from(undo.corners().pm()[piece]) + twist, by)
        };
        let edge_image = |code: usize| {
            let (piece, flip) = (code / 2 % 12, (code % 2) as u8);
            2 * undo.edges().pm()[piece] + (flip ^ undo.edges().ori()[piece])
        };
        CodeTurn {
            corner_from: *corners.pm(),
            corner_twisted: corners
                .ori()
                .map(|by| std::array::from_fn(|code| twisted(code, by))),
            edge_from: *edges.pm(),
            edge_flip: *edges.ori(),
            corner_image: std::array::from_fn(corner_image),
            edge_image: std::array::from_fn(edge_image),
        }
    }
}

/// What one piece in one slot adds to a coordinate of the cosets on three axes, and an unused lane.
type Lanes = [u32; 4];

/// The number of bits of the flips in the sum of the edges' lanes; the slots of the slice's edges
/// follow, a bit for each slot.
const FLIP_BITS: u32 = 11;

/// Tables for turns of codes, and for cosets.
#[derive(Debug, Clone)]
pub(crate) struct PieceTables {
    turns: Vec<CodeTurn>,
    /// For the cube and its inverse, each slot and each code of a corner, the twist's digit by its
    /// place value.
    twist: [[[Lanes; CODES]; 8]; 2],
    /// For the cube and its inverse, each slot and each code of an edge, its flip, and whether it
    /// is in the slice.
    flip_slice: [[[Lanes; CODES]; 12]; 2],
    /// The rank of each set of slots that has four elements.
    slice_rank: Box<[u16; 1 << 12]>,
}

impl PieceTables {
    pub(crate) fn new(rotations: &Rotations) -> Self {
        let (mut twist, mut flip_slice) =
            ([[[[0; 4]; CODES]; 8]; 2], [[[[0; 4]; CODES]; 12]; 2]);
        for (axis, (corners, edges)) in rotations.relabelings().into_iter().enumerate()
        {
            let new_slot = |slots: &[u8], old: usize| {
                let found = slots.iter().position(|&slot| usize::from(slot) == old);
                found.expect("a relabeling has all slots")
            };
            for slot in 0..8 {
                for piece in 0..8 {
                    let [to, name] =
                        [slot, piece].map(|old| new_slot(corners.slot(), old));
                    let added = 3 + corners.twist()[name] - corners.twist()[to];
                    for ori in 0..3 {
                        let turned = (ori + added) % 3;
                        let code = 3 * piece + usize::from(ori);
                        let undone = (3 - turned) % 3;
                        twist[0][slot][code][axis] =
                            place_value(3, 7, to) * u32::from(turned);
                        twist[1][slot][code][axis] =
                            place_value(3, 7, name) * u32::from(undone);
                    }
                }
            }
            for slot in 0..12 {
                for piece in 0..12 {
                    let [to, name] =
                        [slot, piece].map(|old| new_slot(edges.slot(), old));
                    let added = 2 + edges.twist()[name] - edges.twist()[to];
                    for ori in 0..2 {
                        let flip = u32::from((ori + added) % 2);
                        let code = 2 * piece + usize::from(ori);
                        let lane = |at: usize, other: usize| {
                            let in_slice = u32::from(other >= 8) << at;
                            (in_slice << FLIP_BITS) | (place_value(2, 11, at) * flip)
                        };
                        flip_slice[0][slot][code][axis] = lane(to, name);
                        flip_slice[1][slot][code][axis] = lane(name, to);
                    }
                }
            }
        }
        let slice_rank = |set: usize| {
            let slots: [u8; 12] = std::array::from_fn(|i| ((set >> i) & 1) as u8);
            let is_slice = set.count_ones() == 4;
            if is_slice { combination::rank(&slots, 1) as u16 } else { 0 }
        };
        PieceTables {
            turns: turn_cubes().iter().map(CodeTurn::new).collect(),
            twist,
            flip_slice,
            slice_rank: Box::new(std::array::from_fn(slice_rank)),
        }
    }

    /// The codes of a cube after turn `m` of it, or, on side 1, after turn `m` of its inverse.
    #[inline]
    pub(crate) fn next(&self, codes: &Codes, side: usize, m: usize) -> Codes {
        let turn = &self.turns[m % TURNS];
        let Codes { corners, edges } = codes;
        if side == 0 {
            let corner = |i: usize| {
                let code = corners[usize::from(turn.corner_from[i] % 8)];
                turn.corner_twisted[i][usize::from(code) % CODES]
            };
            let edge = |i: usize| {
                edges[usize::from(turn.edge_from[i]) % 12] ^ turn.edge_flip[i]
            };
            Codes {
                corners: std::array::from_fn(corner),
                edges: std::array::from_fn(edge),
            }
        } else {
            Codes {
                corners: corners
                    .map(|code| turn.corner_image[usize::from(code) % CODES]),
                edges: edges.map(|code| turn.edge_image[usize::from(code) % CODES]),
            }
        }
    }

    /// The cosets on three axes of a cube, or, on side 1, of its inverse: sums of what the pieces
    /// add.
    #[inline]
    // ANCHOR: cosets
    pub(crate) fn cosets(&self, codes: &Codes, side: usize) -> [Coset; 3] {
        let (mut twists, mut flip_slices) = ([0; 4], [0; 4]);
        for (slot, &code) in codes.corners.iter().enumerate() {
            add(&mut twists, &self.twist[side][slot][usize::from(code) % CODES]);
        }
        for (slot, &code) in codes.edges.iter().enumerate() {
            let lanes = &self.flip_slice[side][slot][usize::from(code) % CODES];
            add(&mut flip_slices, lanes);
        }
        [0, 1, 2].map(|axis| {
            let (twist, flip_slice) = (twists[axis], flip_slices[axis]);
            let slots = (flip_slice >> FLIP_BITS) as usize % self.slice_rank.len();
            let flip = (flip_slice % (1 << FLIP_BITS)) as u16;
            Coset { twist: twist as u16, flip, slice: self.slice_rank[slots] }
        })
    }
    // ANCHOR_END: cosets
}

/// Adds lane by lane.
#[inline]
fn add(sum: &mut Lanes, lanes: &Lanes) {
    sum.iter_mut().zip(lanes).for_each(|(sum, lane)| *sum += lane);
}

/// The place value of a digit in a number of `digits` digits, the first one the highest; 0 for the
/// last piece, whose orientation follows from the others.
fn place_value(base: u32, digits: u32, i: usize) -> u32 {
    let i = i as u32;
    if i < digits { base.pow(digits - 1 - i) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cosets_are_those_of_variants() {
        let rotations = Rotations::new();
        let tables = PieceTables::new(&rotations);
        let turns = turn_cubes();
        let (mut cube, mut codes) = (Cube::SOLVED, Codes::SOLVED);
        for step in 0..2000_usize {
            let (m, side) = (step * step % 67 % TURNS, step / 7 % 2);
            codes = tables.next(&codes, side, m);
            cube = if side == 0 { cube * turns[m] } else { turns[m].inverse() * cube };
            assert_eq!(codes, Codes::of(&cube));
            let variants = rotations.variants(&cube).map(|variant| Coset::of(&variant));
            let cosets = [0, 1].map(|side| tables.cosets(&codes, side));
            assert_eq!(cosets.as_flattened(), variants);
        }
    }
}
