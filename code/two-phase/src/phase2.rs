//! The second phase: the subgroup's positions, a lower bound, and the search.

use crate::coordinates::SlicePermutation;
use crate::coset::narrow;
use crate::four_pieces::FourPieces;
use crate::pruning::{Companion, PairTable, PermutationClasses};
use crate::turns::{PHASE2_TURNS, elements, phase2_turn_array};
use puzzle::Pieces;
use puzzle::rubik::Cube;
use symmetry::cube::{EightCornerPermutation, LayerEdgePermutation};
use symmetry::{CubeSymmetries, PieceSymmetries, SymCoordinate};
use transition::{Coordinate, TransitionTable};

/// A position of the subgroup, by three coordinates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Phase2Position {
    /// The permutation of the corners, below 8!.
    pub(crate) corners: u16,
    /// The permutation of the edges of the layers U and D, below 8!.
    pub(crate) edges: u16,
    /// The permutation of the edges between them, below 4!.
    pub(crate) slice: u16,
}

impl Phase2Position {
    /// The position of a cube in the subgroup.
    pub(crate) fn of(cube: &Cube) -> Self {
        Phase2Position {
            corners: EightCornerPermutation.rank(cube.corners()) as u16,
            edges: LayerEdgePermutation.rank(cube.edges()) as u16,
            slice: SlicePermutation.rank(cube.edges()) as u16,
        }
    }
}

/// Transition tables and pruning tables of the second phase.
#[derive(Debug, Clone)]
pub(crate) struct Phase2Tables {
    corners: Vec<[u16; PHASE2_TURNS]>,
    edges: Vec<[u16; PHASE2_TURNS]>,
    slice: Vec<[u16; PHASE2_TURNS]>,
    corner_classes: PermutationClasses,
    edge_classes: PermutationClasses,
    four_corners: FourPieces,
    four_edges: FourPieces,
    /// Turns that solve the corners and the edges of the slice.
    corners_and_slice: PairTable,
    /// Turns that solve the corners and the slots of four edges.
    corners_and_four_edges: PairTable,
    /// Turns that solve the edges of the layers and the slots of four corners.
    edges_and_four_corners: PairTable,
}

impl Phase2Tables {
    pub(crate) fn new(symmetries: &CubeSymmetries) -> Self {
        let corner_turns = phase2_turn_array().map(|turn| turn.corners());
        let edge_turns = phase2_turn_array().map(|turn| turn.edges());
        let corners =
            narrow(TransitionTable::new(&EightCornerPermutation, &corner_turns));
        let edges = narrow(TransitionTable::new(&LayerEdgePermutation, &edge_turns));
        let slice = narrow(TransitionTable::new(&SlicePermutation, &edge_turns));
        let of_corners = symmetries.clone().into_corners();
        let of_edges = symmetries.clone().into_edges();
        let corner_classes = classes(&EightCornerPermutation, &of_corners);
        let edge_classes = classes(&LayerEdgePermutation, &of_edges);
        let four_corners = FourPieces::new(&EightCornerPermutation);
        let four_edges = FourPieces::new(&LayerEdgePermutation);

        let companion = slice_companion(&slice, &of_edges);
        let corners_and_slice = PairTable::new(&corner_classes, &corners, companion);
        let companion = four_edges.companion(&LayerEdgePermutation, &of_edges, &edges);
        let corners_and_four_edges =
            PairTable::new(&corner_classes, &corners, companion);
        let companion =
            four_corners.companion(&EightCornerPermutation, &of_corners, &corners);
        let edges_and_four_corners = PairTable::new(&edge_classes, &edges, companion);
        let corner_classes =
            PermutationClasses::new(&EightCornerPermutation, &corner_classes);
        let edge_classes =
            PermutationClasses::new(&LayerEdgePermutation, &edge_classes);
        Phase2Tables {
            corners,
            edges,
            slice,
            corner_classes,
            edge_classes,
            four_corners,
            four_edges,
            corners_and_slice,
            corners_and_four_edges,
            edges_and_four_corners,
        }
    }

    /// The position after turn `m` of the ten.
    #[inline]
    pub(crate) fn next(&self, position: Phase2Position, m: usize) -> Phase2Position {
        Phase2Position {
            corners: self.corners[usize::from(position.corners)][m],
            edges: self.edges[usize::from(position.edges)][m],
            slice: self.slice[usize::from(position.slice)][m],
        }
    }

    /// Those of these turns after which five lower bounds allow a solution of `left` turns.
    ///
    /// The strongest bound is looked up for all turns at once, without a branch: so the
    /// processor does not wait for the memory after each turn.
    #[inline]
    pub(crate) fn turns_within(
        &self,
        position: Phase2Position,
        turns: u32,
        left: usize,
    ) -> u32 {
        let mut within = 0;
        for i in elements(turns) {
            let first = self.first_bound(self.next(position, i));
            within |= u32::from(usize::from(first) <= left) << i;
        }
        for i in elements(within) {
            if !self.other_bounds_fit(self.next(position, i), left) {
                within &= !(1 << i);
            }
        }
        within
    }

    /// Whether five lower bounds of the number of turns that solve the position are at most
    /// `left`.
    pub(crate) fn may_be_solved(&self, position: Phase2Position, left: usize) -> bool {
        usize::from(self.first_bound(position)) <= left
            && self.other_bounds_fit(position, left)
    }

    /// The number of turns that solve the corners and the slots of four edges.
    #[inline]
    fn first_bound(&self, Phase2Position { corners, edges, .. }: Phase2Position) -> u8 {
        let class = self.corner_classes.of(corners);
        self.corners_and_four_edges.get(class, self.four_edges.of(edges))
    }

    /// Whether the other four lower bounds are at most `left`.
    ///
    /// The inverse of a position needs as many turns as the position, so its bounds are looked
    /// up, too. (The permutations of corners and slice are a group by themselves: there the
    /// inverse has the same entry.)
    // ANCHOR: bounds
    #[inline]
    fn other_bounds_fit(&self, position: Phase2Position, left: usize) -> bool {
        let Phase2Position { corners, edges, slice } = position;
        let fits = |distance: u8| usize::from(distance) <= left;
        let [class, inverse] =
            [self.corner_classes.of(corners), self.corner_classes.of_inverse(corners)];
        let by_edges = |class, four| fits(self.edges_and_four_corners.get(class, four));
        fits(self.corners_and_slice.get(class, slice as u8))
            && fits(
                self.corners_and_four_edges
                    .get(inverse, self.four_edges.of_inverse(edges)),
            )
            && by_edges(self.edge_classes.of(edges), self.four_corners.of(corners))
            && by_edges(
                self.edge_classes.of_inverse(edges),
                self.four_corners.of_inverse(corners),
            )
    }
    // ANCHOR_END: bounds

    /// The memory of the tables, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let turns = [&self.corners, &self.edges, &self.slice];
        let pairs = [
            &self.corners_and_slice,
            &self.corners_and_four_edges,
            &self.edges_and_four_corners,
        ];
        turns.map(|turns| size_of_val(&turns[..])).iter().sum::<usize>()
            + pairs.map(PairTable::bytes).iter().sum::<usize>()
            + self.corner_classes.bytes()
            + self.edge_classes.bytes()
            + self.four_corners.bytes()
            + self.four_edges.bytes()
    }
}

/// The classes of the permutations of eight pieces.
fn classes<const N: usize, const V: u8>(
    coordinate: &impl Coordinate<Position = Pieces<N, V>>,
    symmetries: &PieceSymmetries<N, V>,
) -> SymCoordinate {
    SymCoordinate::from_coordinate(coordinate, symmetries)
        .expect("these symmetries act on the subgroup")
}

/// The permutation of the slice's edges as a companion of the corners' permutation.
fn slice_companion(
    turns: &[[u16; PHASE2_TURNS]],
    symmetries: &PieceSymmetries<12, 2>,
) -> Companion {
    let image = |rank, s: usize| {
        let position = SlicePermutation.unrank(rank);
        SlicePermutation.rank(&symmetries.relabelings[s].conjugate(&position)) as u8
    };
    let images = (0..24).map(|rank| std::array::from_fn(|s| image(rank, s))).collect();
    Companion { turns: turns.to_vec(), images, solved: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::turns::FROM_PHASE2;
    use crate::turns::turn_cubes;
    use proptest::prelude::*;
    use std::sync::LazyLock;

    static TABLES: LazyLock<Phase2Tables> =
        LazyLock::new(|| Phase2Tables::new(&CubeSymmetries::d4h()));

    #[test]
    fn corners_and_slice_layers_are_as_published() {
        // S. Tronto, nissy-core, src/solvers/coord/cpepe.h: one permutation of the corners for
        // each of the 2768 classes.
        let published = [
            1, 3, 10, 44, 214, 846, 2413, 5122, 8639, 12_128, 12_571, 12_985, 7754,
            3366, 336,
        ];
        assert_eq!(TABLES.corners_and_slice.layers(), published);
    }

    proptest! {
        /// No lower bound is above the number of turns that made a position, and the coordinates
        /// follow the turns.
        #[test]
        fn bounds_are_admissible(path in prop::collection::vec(0..PHASE2_TURNS, 0..14)) {
            let cubes = turn_cubes();
            let solved = Phase2Position::of(&Cube::SOLVED);
            let position = path.iter().fold(solved, |p, &i| TABLES.next(p, i));
            let turns = path.iter().map(|&i| cubes[usize::from(FROM_PHASE2[i])]);
            prop_assert_eq!(position, Phase2Position::of(&turns.product()));
            prop_assert!(TABLES.may_be_solved(position, path.len()));
            prop_assert_eq!(TABLES.may_be_solved(position, 0), position == solved);
        }
    }
}
