//! Permutations of the eight corners, in classes under symmetry.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::domino;
//!
//! // 40,320 permutations and 16 symmetries: more classes than 40,320 / 16.
//! let domino = domino();
//! assert_eq!(domino.rows(0), 2768);
//! assert_eq!((0..2768).map(|row| domino.orbit_size(0, row)).max(), Some(16));
//! assert_eq!((0..2768).map(|row| domino.orbit_size(0, row)).sum::<u64>(), 40_320);
//! ```

use super::classes::Classes;
use super::cube;
use super::split::{EdgeMap, FourPerms};
use puzzle::rubik::{CORNERS, EDGES, phase2_turns};

/// Effect of a move or a symmetry on the slots of corners and of edges.
#[derive(Debug, Clone)]
pub(crate) struct SlotMaps {
    pub(crate) corners: Vec<usize>,
    pub(crate) edges: Vec<usize>,
}

/// The 16 symmetries that map the U face to the U or the D face: the image of each slot.
pub(crate) fn ud_symmetries() -> Vec<SlotMaps> {
    let slots = |slots: &[(usize, bool)]| slots.iter().map(|slot| slot.0).collect();
    let all = cube::symmetries();
    let keep_axis = all.iter().filter(|faces| faces[0] % 3 == 0);
    let both = |faces| SlotMaps {
        corners: slots(&cube::slot_images(CORNERS.names, faces)),
        edges: slots(&cube::slot_images(EDGES.names, faces)),
    };
    keep_axis.map(both).collect()
}

/// The ten moves of phase 2, first those of U and D: for each slot, the source slot of its piece.
fn phase2_moves() -> Vec<SlotMaps> {
    let slots = |pieces: &[u8]| pieces.iter().map(|&piece| piece.into()).collect();
    let both = |turn: &puzzle::rubik::Turn| SlotMaps {
        corners: slots(turn.corners().pm()),
        edges: slots(turn.edges().pm()),
    };
    phase2_turns().iter().map(both).collect()
}

/// The inverse of a map of slots.
pub(crate) fn inverse_slots(to: &[usize]) -> Vec<usize> {
    let image = |slot| to.iter().position(|&s| s == slot).expect("a slot");
    (0..to.len()).map(image).collect()
}

/// Conjugates a permutation of pieces: slots and pieces are both mapped by `to`.
pub(crate) fn conjugate<const N: usize>(pieces: [u8; N], to: &[usize]) -> [u8; N] {
    let mut image = [0; N];
    (0..N).for_each(|slot| image[to[slot]] = to[usize::from(pieces[slot])] as u8);
    image
}

/// The class that a move maps to a class, and the index of the effect on the edges in `edge_maps`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClassNeighbor {
    pub(crate) class: u16,
    pub(crate) edge_map: u8,
}

/// The 2,768 classes of corner permutations under 16 symmetries.
#[derive(Debug, Clone)]
pub(crate) struct Corners {
    pub(crate) classes: Classes,
    pub(crate) symmetries: Vec<SlotMaps>,
    /// Whether the representative of each class is odd.
    pub(crate) odd: Vec<bool>,
    /// For each class and each of the ten moves.
    pub(crate) neighbors: Vec<[ClassNeighbor; 10]>,
    /// For each move `m` and each symmetry `s`, at index `16 * m + s`.
    pub(crate) edge_maps: Vec<EdgeMap>,
    /// The same for the slots of the middle slice: for each slot, its source and its image.
    pub(crate) slice_maps: Vec<[[usize; 4]; 2]>,
}

/// Number of permutations of eight pieces.
pub(crate) const PERMUTATIONS: usize = 40_320;

/// The permutation with this rank.
pub(crate) fn unrank(rank: usize) -> [u8; 8] {
    permutation::unrank_nibbles(rank as u64)
}

/// The rank of a permutation.
fn rank(permutation: [u8; 8]) -> usize {
    permutation::rank_nibbles(&permutation) as usize
}

/// The rank of a permutation after a turn.
fn apply_turn(start: usize, turn: &SlotMaps) -> usize {
    let pieces = unrank(start);
    rank(std::array::from_fn(|slot| pieces[turn.corners[slot]]))
}

/// Order of the rows, each of which is a class of corner permutations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowOrder {
    /// By the ranks of the representatives: neighbors are far apart.
    Rank,
    /// Neighbors are close together.
    Near,
}

/// All permutations in such an order that those joined by turns of U and D are close together,
/// and those joined by half turns follow. So the neighbors of a row are mostly in the cache.
fn search_order(moves: &[SlotMaps]) -> Vec<usize> {
    // Quarter turns of U and D, then the half turns.
    let (turns, halves) = ([&moves[0], &moves[3]], &moves[6..]);
    let (mut found, mut expanded) = (vec![0], 0);
    let mut visited = vec![false; PERMUTATIONS];
    visited[0] = true;
    let mut visit = |found: &mut Vec<usize>, from: usize, turn: &SlotMaps| {
        let order = apply_turn(found[from], turn);
        if !std::mem::replace(&mut visited[order], true) {
            found.push(order);
        }
    };
    for from in 0..PERMUTATIONS {
        for half in halves {
            while expanded < found.len() {
                turns.iter().for_each(|turn| visit(&mut found, expanded, turn));
                expanded += 1;
            }
            visit(&mut found, from, half);
        }
    }
    found
}

impl Corners {
    pub(crate) fn new(perms: &FourPerms, rows: RowOrder) -> Corners {
        let (moves, symmetries) = (phase2_moves(), ud_symmetries());
        let image = |permutation, symmetry: usize| {
            rank(conjugate(unrank(permutation), &symmetries[symmetry].corners))
        };
        let all = match rows {
            RowOrder::Rank => (0..PERMUTATIONS).collect(),
            RowOrder::Near => search_order(&moves),
        };
        let classes = Classes::new(all.into_iter(), symmetries.len(), image);
        let neighbor = |rep: u32, m: usize| {
            let (class, symmetry) =
                classes.entries[apply_turn(rep as usize, &moves[m])];
            ClassNeighbor { class, edge_map: m as u8 * 16 + symmetry }
        };
        let representatives = classes.representatives.iter();
        let neighbors =
            representatives.clone().map(|&k| std::array::from_fn(|m| neighbor(k, m)));
        let odd = representatives.map(|&k| !permutation::is_even(&unrank(k as usize)));
        // After a move, the inverse symmetry maps a position to the representative.
        let backs: Vec<_> =
            symmetries.iter().map(|s| inverse_slots(&s.edges)).collect();
        let pairs =
            moves.iter().flat_map(|m| backs.iter().map(move |back| (&m.edges, back)));
        let edge_map = |(from, to): (&Vec<usize>, &Vec<usize>)| {
            EdgeMap::new(&from[..8], &to[..8], perms)
        };
        let slice_map = |(from, to): (&Vec<usize>, &Vec<usize>)| {
            [from, to].map(|slots| std::array::from_fn(|i| slots[8 + i] - 8))
        };
        Corners {
            odd: odd.collect(),
            neighbors: neighbors.collect(),
            edge_maps: pairs.clone().map(edge_map).collect(),
            slice_maps: pairs.map(slice_map).collect(),
            classes,
            symmetries,
        }
    }
}
