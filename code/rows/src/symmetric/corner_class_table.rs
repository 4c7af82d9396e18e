//! Permutations of the eight corners, in classes under symmetry.

use super::classes::Classes;
use puzzle::rubik::{Corners, Turn, phase2_turns};
use symmetry::CubeSymmetries;

/// The class that a move maps a class to, and the index of the step that maps the representative of
/// the latter to that of the former.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClassNeighbor {
    pub(crate) class: u16,
    pub(crate) step: u8,
}

/// A move and then a symmetry, as maps of the slots of all twelve edges.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EdgeStep {
    /// For each slot, the slot from which the move takes its edge.
    pub(crate) sources: [usize; 12],
    /// The image of each slot, and of each edge, under the symmetry that follows: the inverse of
    /// `s` in [`CornerClassTable::steps`].
    pub(crate) images: [usize; 12],
}

/// The 2,768 classes of corner permutations under the 16 symmetries that map the faces U and D
/// to U and D.
#[derive(Debug, Clone)]
pub(crate) struct CornerClassTable {
    pub(crate) classes: Classes,
    pub(crate) symmetries: CubeSymmetries,
    /// Whether the representative of each class is odd.
    pub(crate) odd: Vec<bool>,
    /// For each class and each of the ten moves.
    pub(crate) neighbors: Vec<[ClassNeighbor; 10]>,
    /// At index `16 * m + s`: the move `m`, and then the inverse of the symmetry `s`. If `s` maps a
    /// class's representative to the image of another under `m`, the step maps the other
    /// representative to this one.
    pub(crate) steps: Vec<EdgeStep>,
}

/// Number of permutations of eight pieces.
pub(crate) const PERMUTATIONS: usize = 40_320;

/// The permutation with this rank.
fn unrank(rank: usize) -> [u8; 8] {
    permutation::unrank_nibbles(rank as u64)
}

/// The rank of a permutation after a turn, given by the source of each slot.
fn rank_after(start: usize, turn: &[u8; 8]) -> usize {
    let corners = unrank(start);
    permutation::rank_nibbles(&turn.map(|slot| corners[usize::from(slot)])) as usize
}

/// All permutations in such an order that those joined by turns of U and D are close together,
/// and those joined by half turns follow. Classes are numbered in this order, so that the
/// neighbors of a row are mostly in the cache.
fn search_order(turns: &[[u8; 8]]) -> Vec<usize> {
    // The turns are U U2 U' D D2 D' R2 L2 F2 B2: quarter turns of U and D, then the half turns of
    // the sides.
    let (quarters, halves) = ([turns[0], turns[3]], &turns[6..]);
    let (mut found, mut expanded) = (vec![0], 0);
    let mut visited = vec![false; PERMUTATIONS];
    visited[0] = true;
    let mut visit = |found: &mut Vec<usize>, k: usize, turn: &[u8; 8]| {
        let next = rank_after(found[k], turn);
        if !std::mem::replace(&mut visited[next], true) {
            found.push(next);
        }
    };
    for k in 0..PERMUTATIONS {
        for half in halves {
            while expanded < found.len() {
                quarters.iter().for_each(|turn| visit(&mut found, expanded, turn));
                expanded += 1;
            }
            visit(&mut found, k, half);
        }
    }
    found
}

impl CornerClassTable {
    pub(crate) fn new() -> Self {
        let symmetries = CubeSymmetries::d4h();
        let turns: Vec<_> =
            phase2_turns().iter().map(|turn| *turn.corners().pm()).collect();
        let image = |permutation, s: usize| {
            let corners = Corners::assume_valid(unrank(permutation), [0; 8]);
            let image = symmetries.corners[s].conjugate(&corners);
            permutation::rank_nibbles(image.pm()) as usize
        };
        let order = search_order(&turns).into_iter();
        let classes = Classes::new(order, symmetries.group.count(), image);
        let neighbor = |representative: u32, m: usize| {
            let moved = rank_after(representative as usize, &turns[m]);
            let (class, symmetry) = classes.entries[moved];
            ClassNeighbor { class, step: m as u8 * 16 + symmetry }
        };
        let representatives = classes.representatives.iter();
        let is_odd = |&rank: &u32| !permutation::is_even(&unrank(rank as usize));
        let steps = |turn: Turn| {
            let sources = turn.edges().pm().map(usize::from);
            // A conjugate names slot `slot()[i]` as `i`, so `slot` is the map of the inverse.
            symmetries.edges.iter().map(move |symmetry| EdgeStep {
                sources,
                images: symmetry.slot().map(usize::from),
            })
        };
        CornerClassTable {
            odd: representatives.clone().map(is_odd).collect(),
            neighbors: representatives
                .map(|&rank| std::array::from_fn(|m| neighbor(rank, m)))
                .collect(),
            steps: phase2_turns().into_iter().flat_map(steps).collect(),
            classes,
            symmetries,
        }
    }
}
