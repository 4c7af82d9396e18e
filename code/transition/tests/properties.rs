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
        let orders = TransitionTable::new(&CornerPermutation, &moves).unwrap();
        let twists = TransitionTable::new(&CornerOrientation, &moves).unwrap();
        let (mut position, mut order, mut twist) = (PocketCube::SOLVED, 0, 0);
        for m in turns {
            position = position * moves[m];
            (order, twist) = (orders.next(order, m), twists.next(twist, m));
        }
        prop_assert_eq!(CornerPosition.rank(&position), order * 729 + twist);
        prop_assert_eq!(CornerPosition.unrank(order * 729 + twist), position);
    }
}
