//! The six coordinates of the corner permutation: which of them are well defined, and how
//! many entries are too large in the tables of the others.

use crate::common::{back, turns};
use proptest::prelude::*;
use pruning::{
    HalfRank, IllDefined, PieceSet, PiecesInThreeSlots, RankMod720, SlotSet,
    SlotsOfThreePieces,
};
use pruning::{PruningTable, is_well_defined, least_distances};
use puzzle::Metric::{Clockwise, HalfTurn};
use puzzle::pocket_cube::PocketCube;
use transition::{Coordinate, CornerPermutation, check_round_trip};

/// For each of the six coordinates: the number of indices, whether it is well defined, and the
/// number of entries of its table that are too large.
const COORDINATES: [(&str, usize, bool, usize); 6] = [
    ("SlotsOfThreePieces", 210, true, 0),
    ("PiecesInThreeSlots", 210, false, 57),
    ("SlotSet", 35, true, 0),
    ("PieceSet", 35, false, 3),
    ("HalfRank", 2520, false, 366),
    ("RankMod720", 720, false, 163),
];

fn table<C: Coordinate<Position = PocketCube>>(coordinate: C) -> PruningTable<C> {
    PruningTable::new(coordinate, &PocketCube::SOLVED, &back(HalfTurn)).unwrap()
}

/// The computed entry of [`COORDINATES`] for a coordinate.
fn examined<C>(name: &'static str, coordinate: C) -> (&'static str, usize, bool, usize)
where
    C: Coordinate<Position = PocketCube> + Copy,
{
    assert_eq!(check_round_trip(&coordinate), Ok(()), "{name}");
    let result = is_well_defined(&coordinate, &turns(HalfTurn), &CornerPermutation);
    if let Err(clash) = result {
        check_clash(coordinate, clash);
    }
    let whole = table(CornerPermutation);
    let right =
        least_distances(&coordinate, &CornerPermutation, whole.table().distances());
    let found = table(coordinate);
    let found = found.table().distances().iter().zip(&right);
    let too_large = found.filter(|(found, right)| found > right).count();
    (name, coordinate.count(), result.is_ok(), too_large)
}

/// Checks that the positions and the move in an error prove that the coordinate is ill defined.
fn check_clash(coordinate: impl Coordinate<Position = PocketCube>, clash: IllDefined) {
    let IllDefined { a, b, m, index, image_a, image_b } = clash;
    let (a, b) = (CornerPermutation.unrank(a), CornerPermutation.unrank(b));
    let turn = turns(HalfTurn)[m];
    assert_ne!(a, b);
    assert_eq!((coordinate.rank(&a), coordinate.rank(&b)), (index, index));
    let images = (coordinate.rank(&(a * turn)), coordinate.rank(&(b * turn)));
    assert_eq!(images, (image_a, image_b));
    assert_ne!(image_a, image_b);
}

#[test]
fn erratum_18_two_are_well_defined() {
    let found = [
        examined("SlotsOfThreePieces", SlotsOfThreePieces),
        examined("PiecesInThreeSlots", PiecesInThreeSlots),
        examined("SlotSet", SlotSet),
        examined("PieceSet", PieceSet),
        examined("HalfRank", HalfRank),
        examined("RankMod720", RankMod720),
    ];
    assert_eq!(found, COORDINATES);
}

#[test]
fn unrank_gives_first_position() {
    fn first(coordinate: impl Coordinate<Position = PocketCube>) {
        let mut visited = vec![false; coordinate.count()];
        for rank in 0..5040 {
            let order = CornerPermutation.unrank(rank);
            let index = coordinate.rank(&order);
            if !std::mem::replace(&mut visited[index], true) {
                assert_eq!(coordinate.unrank(index), order);
            }
        }
        assert!(!visited.contains(&false));
    }
    first(SlotsOfThreePieces);
    first(PiecesInThreeSlots);
    first(SlotSet);
    first(PieceSet);
    first(HalfRank);
    first(RankMod720);
}

#[test]
fn clash_message() {
    let turns = turns(Clockwise);
    let clash =
        is_well_defined(&PiecesInThreeSlots, &turns, &CornerPermutation).unwrap_err();
    assert_eq!(
        clash.to_string(),
        "positions 0 and 1 both have index 0, and move 2 takes one to 51 and the other \
         to 56: the coordinate is not well defined"
    );
}

#[test]
fn no_moves_are_well_defined() {
    let proof = is_well_defined(&PiecesInThreeSlots, &[], &CornerPermutation).unwrap();
    assert_eq!((proof.positions, proof.transitions, proof.indices), (5040, 0, 210));
}

/// A coordinate of the numbers 0 to 11, with any ranks.
struct AnyCoordinate(Vec<usize>);

#[derive(Debug, Clone, Copy)]
struct Hour(usize);

impl std::ops::Mul for Hour {
    type Output = Hour;

    fn mul(self, other: Hour) -> Hour {
        Hour((self.0 + other.0) % 12)
    }
}

impl Coordinate for AnyCoordinate {
    type Position = Hour;

    fn count(&self) -> usize {
        12
    }

    fn rank(&self, hour: &Hour) -> usize {
        self.0[hour.0]
    }

    fn unrank(&self, index: usize) -> Hour {
        Hour(index)
    }
}

proptest! {
    /// Compares the check with the definition, which takes every pair of positions.
    #[test]
    fn clash_found_iff_any_exists(
        ranks in prop_oneof![
            prop::collection::vec(0..3_usize, 12),
            (1..13_usize, 0..12_usize).prop_map(|(n, k)| {
                (0..12).map(|hour| (hour * k) % n % 12).collect()
            }),
        ],
        moves in prop::collection::vec((0..12_usize).prop_map(Hour), 0..3),
    ) {
        let (coordinate, whole) = (AnyCoordinate(ranks), AnyCoordinate((0..12).collect()));
        let image = |p: usize, m: &Hour| coordinate.rank(&(Hour(p) * *m));
        let clashes = (0..12).any(|a| (0..12).any(|b| {
            coordinate.0[a] == coordinate.0[b]
                && moves.iter().any(|m| image(a, m) != image(b, m))
        }));
        let found = is_well_defined(&coordinate, &moves, &whole);
        prop_assert_eq!(found.is_err(), clashes);
        if let Err(IllDefined { a, b, m, index, image_a, image_b }) = found {
            prop_assert_eq!((coordinate.0[a], coordinate.0[b]), (index, index));
            prop_assert_eq!((image(a, &moves[m]), image(b, &moves[m])), (image_a, image_b));
            prop_assert_ne!(image_a, image_b);
        }
    }

    #[test]
    fn unrank_keeps_visible_pieces(pm in Just([0, 1, 2, 3, 4, 5, 6]).prop_shuffle()) {
        let position = PocketCube::new(pm, [0; 7]).unwrap();
        let slots = [0, 1, 2].map(|piece| pm.iter().position(|&p| p == piece));
        let shown = SlotsOfThreePieces.unrank(SlotsOfThreePieces.rank(&position));
        let again = [0, 1, 2].map(|piece| shown.pm().iter().position(|&p| p == piece));
        prop_assert_eq!(slots, again);
        let shown = PiecesInThreeSlots.unrank(PiecesInThreeSlots.rank(&position));
        prop_assert_eq!(&pm[..3], &shown.pm()[..3]);
        let set = |pm: &[u8]| {
            let mut set = pm[..3].to_vec();
            set.sort_unstable();
            set
        };
        let shown = PieceSet.unrank(PieceSet.rank(&position));
        prop_assert_eq!(set(&pm), set(shown.pm()));
        let taken = |pm: &[u8; 7]| pm.map(|piece| piece < 3);
        let shown = SlotSet.unrank(SlotSet.rank(&position));
        prop_assert_eq!(taken(&pm), taken(shown.pm()));
    }
}
