//! Every entry of every table, against positions as pieces.

use puzzle::pocket_cube::{self, PocketCube};
use puzzle::{Metric, compose};
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};
use transition::{TransitionTable, check_round_trip, corner_permutation_table};

fn turns<const M: usize>(metric: Metric) -> [PocketCube; M] {
    let moves = pocket_cube::moves(metric);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    turns.try_into().unwrap()
}

#[test]
fn every_coordinate_round_trips() {
    assert_eq!(check_round_trip(&CornerPermutation), Ok(()));
    assert_eq!(check_round_trip(&CornerOrientation), Ok(()));
    assert_eq!(check_round_trip(&CornerPosition), Ok(()));
}

/// Checks that each move permutes the indices, and that its inverse undoes it.
fn assert_moves_invertible<const M: usize>(
    table: &TransitionTable<M>,
    turns: &[PocketCube; M],
) {
    for m in 0..M {
        let mut reachable = vec![false; table.count()];
        for index in 0..table.count() {
            let next = table.next(index, m);
            assert!(!std::mem::replace(&mut reachable[next], true), "{next} twice");
            // If the inverse is not one of the moves, the fourth power is the identity.
            match turns.iter().position(|&turn| turn == turns[m].inverse()) {
                Some(back) => assert_eq!(table.next(next, back), index),
                None => {
                    let around = (0..4).fold(index, |i, _| table.next(i, m));
                    assert_eq!(around, index);
                }
            }
        }
    }
}

#[test]
fn split_tables_are_invertible() {
    fn check_metric<const M: usize>(metric: Metric) {
        let turns = turns::<M>(metric);
        let permutations = TransitionTable::new(&CornerPermutation, &turns).unwrap();
        let twists = TransitionTable::new(&CornerOrientation, &turns).unwrap();
        assert_eq!((permutations.count(), permutations.bytes()), (5040, 5040 * M * 4));
        assert_eq!((twists.count(), twists.bytes()), (729, 729 * M * 4));
        assert_moves_invertible(&permutations, &turns);
        assert_moves_invertible(&twists, &turns);
    }
    check_metric::<9>(Metric::HalfTurn);
    check_metric::<6>(Metric::QuarterTurn);
    check_metric::<3>(Metric::Clockwise);
}

#[test]
fn full_table_equals_split_tables() {
    let turns = turns::<9>(Metric::HalfTurn);
    let full = TransitionTable::new(&CornerPosition, &turns).unwrap();
    let permutations = TransitionTable::new(&CornerPermutation, &turns).unwrap();
    let twists = TransitionTable::new(&CornerOrientation, &turns).unwrap();
    assert_eq!((full.count(), full.bytes()), (3_674_160, 3_674_160 * 9 * 4));

    for (index, row) in full.entries().iter().enumerate() {
        let (permutation, twist) = (index / 729, index % 729);
        for m in 0..9 {
            let next = permutations.next(permutation, m) * 729 + twists.next(twist, m);
            assert_eq!(row[m] as usize, next);
        }
    }
}

#[test]
fn plain_loop_makes_same_table() {
    let turns = turns::<9>(Metric::HalfTurn);
    let table = TransitionTable::new(&CornerPermutation, &turns).unwrap();
    let mut plain = vec![0; 5040 * 9];
    corner_permutation_table(&turns.map(|turn| *turn.pm()), &mut plain);
    assert_eq!(table.entries().as_flattened(), plain);

    let mut none: [u32; 0] = [];
    corner_permutation_table(&[], &mut none);
}

#[test]
fn coordinates_ignore_other_pieces() {
    // The second law: positions with the same permutation and different twists have the
    // same permutation after a move, for every permutation and a few twists.
    let turns = turns::<9>(Metric::HalfTurn);
    let permutations = TransitionTable::new(&CornerPermutation, &turns).unwrap();
    let twists = TransitionTable::new(&CornerOrientation, &turns).unwrap();
    for permutation in 0..5040 {
        for twist in [0, 1, 364, 728] {
            let position = CornerPosition.unrank(permutation * 729 + twist);
            assert_eq!(CornerPermutation.rank(&position), permutation);
            assert_eq!(CornerOrientation.rank(&position), twist);
            for m in 0..9 {
                let after = position * turns[m];
                assert_eq!(
                    CornerPermutation.rank(&after),
                    permutations.next(permutation, m)
                );
                assert_eq!(CornerOrientation.rank(&after), twists.next(twist, m));
            }
        }
    }
}

#[test]
fn zero_moves_make_empty_entries() {
    let table = TransitionTable::new(&CornerOrientation, &[]).unwrap();
    assert_eq!((table.count(), table.bytes()), (729, 0));
}

#[test]
fn solved_entries_are_turn_ranks() {
    let turns = turns::<9>(Metric::HalfTurn);
    let table = TransitionTable::new(&CornerPermutation, &turns).unwrap();
    for (m, turn) in turns.iter().enumerate() {
        let mut pm = [0; 7];
        compose(&[0, 1, 2, 3, 4, 5, 6], turn.pm(), &mut pm);
        assert_eq!(table.next(0, m), permutation::rank(&pm) as usize);
    }
}
