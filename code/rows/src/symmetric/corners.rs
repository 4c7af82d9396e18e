//! The orders of the eight corners, in classes.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::domino;
//!
//! // 40,320 orders of the corners and 16 symmetries: more classes than a sixteenth.
//! let domino = domino();
//! assert_eq!(domino.rows(0), 2768);
//! assert_eq!((0..2768).map(|row| domino.orbit_size(0, row)).max(), Some(16));
//! assert_eq!((0..2768).map(|row| domino.orbit_size(0, row)).sum::<u64>(), 40_320);
//! ```

use super::classes::Classes;
use super::cube;
use super::split::{Orders, Split};
use puzzle::rubik::{CORNERS, EDGES, phase2_turns};

/// What a move or a symmetry does to the slots of corners and to those of edges.
#[derive(Debug, Clone)]
pub(crate) struct SlotMaps {
    pub(crate) corners: Vec<usize>,
    pub(crate) edges: Vec<usize>,
}

/// The 16 symmetries that send the U face to itself or to the D face: where each slot
/// goes.
pub(crate) fn symmetries() -> Vec<SlotMaps> {
    let slots = |slots: &[(usize, bool)]| slots.iter().map(|slot| slot.0).collect();
    let all = cube::symmetries();
    let keep_axis = all.iter().filter(|faces| faces[0] % 3 == 0);
    let both = |faces| SlotMaps {
        corners: slots(&cube::moved(CORNERS.names, faces)),
        edges: slots(&cube::moved(EDGES.names, faces)),
    };
    keep_axis.map(both).collect()
}

/// The ten moves that keep the U and D stickers on the U and D faces: for each slot,
/// where its piece comes from. Those of U and D come first.
fn moves() -> Vec<SlotMaps> {
    let slots = |pieces: &[u8]| pieces.iter().map(|&piece| piece.into()).collect();
    let both = |turn: &puzzle::rubik::Turn| SlotMaps {
        corners: slots(turn.corners().pm()),
        edges: slots(turn.edges().pm()),
    };
    phase2_turns().iter().map(both).collect()
}

/// What undoes a symmetry.
pub(crate) fn inverse(to: &[usize]) -> Vec<usize> {
    let place = |slot| to.iter().position(|&s| s == slot).expect("a slot");
    (0..to.len()).map(place).collect()
}

/// What a symmetry makes of pieces in slots.
pub(crate) fn conjugate<const N: usize>(pieces: [u8; N], to: &[usize]) -> [u8; N] {
    let mut image = [0; N];
    (0..N).for_each(|slot| image[to[slot]] = to[usize::from(pieces[slot])] as u8);
    image
}

/// From which class a move brings a row, and by which split.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClassNeighbor {
    pub(crate) class: u16,
    pub(crate) step: u8,
}

/// The 2,768 classes of corner permutations under 16 symmetries.
#[derive(Debug, Clone)]
pub(crate) struct Corners {
    pub(crate) classes: Classes,
    pub(crate) symmetries: Vec<SlotMaps>,
    /// Whether the first permutation of a class is odd.
    pub(crate) odd: Vec<bool>,
    /// For each class and each of the ten moves.
    pub(crate) neighbors: Vec<[ClassNeighbor; 10]>,
    /// For each of the ten moves and each of the 16 symmetries, `16·m + s`.
    pub(crate) splits: Vec<Split>,
    /// The same, as where the slots of the middle slice come from and where they go.
    pub(crate) slices: Vec<[[usize; 4]; 2]>,
}

/// How many orders there are.
const COUNT: usize = 40_320;

/// The corners in the order with this number.
pub(crate) fn unrank(rank: usize) -> [u8; 8] {
    permutation::unrank_nibbles(rank as u64)
}

/// The number of an order.
fn rank(order: [u8; 8]) -> usize {
    permutation::rank_nibbles(&order) as usize
}

/// The number of an order after a move.
fn after(order: usize, turn: &SlotMaps) -> usize {
    let order = unrank(order);
    rank(std::array::from_fn(|slot| order[turn.corners[slot]]))
}

/// In which order rows that are classes of corner permutations stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowOrder {
    /// By the ranks of the permutations: neighbors are anywhere.
    Rank,
    /// Rows that moves lead to from each other stand together.
    Near,
}

/// All orders. Those that turns of U and D lead to from each other stand together, and
/// after them those that a half turn leads to: so the neighbors of a row are near it, and
/// often still in the cache.
// ANCHOR: near
fn near(moves: &[SlotMaps]) -> Vec<usize> {
    // Three turns of U, three of D, and the half turns.
    let (turns, halves) = ([&moves[0], &moves[3]], &moves[6..]);
    let (mut near, mut seen, mut closed) = (vec![0], vec![false; COUNT], 0);
    seen[0] = true;
    let mut visit = |near: &mut Vec<usize>, from: usize, turn: &SlotMaps| {
        let order = after(near[from], turn);
        if !std::mem::replace(&mut seen[order], true) {
            near.push(order);
        }
    };
    for from in 0..COUNT {
        for half in halves {
            while closed < near.len() {
                turns.iter().for_each(|turn| visit(&mut near, closed, turn));
                closed += 1;
            }
            visit(&mut near, from, half);
        }
    }
    near
}
// ANCHOR_END: near

impl Corners {
    pub(crate) fn new(orders: &Orders, rows: RowOrder) -> Corners {
        let (moves, symmetries) = (moves(), symmetries());
        let image = |thing, symmetry: usize| {
            rank(conjugate(unrank(thing), &symmetries[symmetry].corners))
        };
        let all = match rows {
            RowOrder::Rank => (0..COUNT).collect(),
            RowOrder::Near => near(&moves),
        };
        let classes = Classes::new(all.into_iter(), symmetries.len(), image);
        let neighbor = |first: u32, m: usize| {
            let (class, symmetry) = classes.of[after(first as usize, &moves[m])];
            ClassNeighbor { class, step: m as u8 * 16 + symmetry }
        };
        let neighbors = classes
            .representatives
            .iter()
            .map(|&first| std::array::from_fn(|m| neighbor(first, m)));
        let odd = classes
            .representatives
            .iter()
            .map(|&k| !permutation::is_even(&unrank(k as usize)));
        // A position is brought back to the first of its class.
        let backs: Vec<_> = symmetries.iter().map(|s| inverse(&s.edges)).collect();
        let steps =
            moves.iter().flat_map(|m| backs.iter().map(move |back| (&m.edges, back)));
        let split = |(from, to): (&Vec<usize>, &Vec<usize>)| {
            Split::new(&from[..8], &to[..8], orders)
        };
        let slice = |(from, to): (&Vec<usize>, &Vec<usize>)| {
            [from, to].map(|slots| std::array::from_fn(|i| slots[8 + i] - 8))
        };
        Corners {
            odd: odd.collect(),
            neighbors: neighbors.collect(),
            splits: steps.clone().map(split).collect(),
            slices: steps.map(slice).collect(),
            classes,
            symmetries,
        }
    }
}
