//! Coordinates of random positions and after random moves.

use proptest::prelude::*;
use puzzle::pocket_cube::{Face, PocketCube};
use transition::TransitionTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

proptest! {
    #[test]
    fn corner_positions_round_trip(index in 0..3_674_160_usize) {
        let position = CornerPosition.unrank(index);
        prop_assert_eq!(CornerPosition.rank(&position), index);
        prop_assert_eq!(PocketCube::new(*position.pm(), *position.ori()), Ok(position));
    }

    #[test]
    fn lookups_follow_turns(
        turns in prop::collection::vec(0..3_usize, 0..60),
    ) {
        let moves = Face::ALL.map(Face::turn);
        let permutations = TransitionTable::new(&CornerPermutation, &moves).unwrap();
        let twists = TransitionTable::new(&CornerOrientation, &moves).unwrap();
        let (mut position, mut permutation, mut twist) = (PocketCube::SOLVED, 0, 0);
        for m in turns {
            position = position * moves[m];
            (permutation, twist) = (permutations.next(permutation, m), twists.next(twist, m));
        }
        prop_assert_eq!(CornerPosition.rank(&position), permutation * 729 + twist);
        prop_assert_eq!(CornerPosition.unrank(permutation * 729 + twist), position);
    }
}
