//! Errors in the documents about coordinates, and their effects. The numbers are those of
//! the errata in the book's appendix.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use puzzle::pocket_cube::{self, PocketCube};
use puzzle::{Metric, compose};
use transition::{Coordinate, CornerOrientation, CornerPermutation};

/// All permutations of the seven corners.
fn permutations() -> impl Iterator<Item = [u8; 7]> {
    (0..CornerPermutation.count()).map(|index| *CornerPermutation.unrank(index).pm())
}

/// Whether the observation of a permutation after a move depends only on the observation
/// before it.
fn well_defined(observe: impl Fn(&[u8; 7]) -> [u8; 3]) -> bool {
    let turns: Vec<PocketCube> = pocket_cube::moves(Metric::HalfTurn)
        .into_iter()
        .map(|m| m.position())
        .collect();
    turns.iter().all(|turn| {
        let mut after = HashMap::new();
        permutations().all(|permutation| {
            let mut moved = [0; 7];
            compose(&permutation, turn.pm(), &mut moved);
            let moved = observe(&moved);
            *after.entry(observe(&permutation)).or_insert(moved) == moved
        })
    })
}

#[test]
fn erratum_18_round_trip_is_insufficient() {
    // The pieces in slots 0, 1 and 2 have 210 values. Each value is that of the first
    // permutation with this value, so the first law holds.
    let contents =
        |permutation: &[u8; 7]| [permutation[0], permutation[1], permutation[2]];
    let mut first = HashMap::new();
    for permutation in permutations() {
        first.entry(contents(&permutation)).or_insert(permutation);
    }
    assert_eq!(first.len(), 210);
    assert!(first.iter().all(|(seen, permutation)| contents(permutation) == *seen));
    assert!(!well_defined(contents));

    // The slots of pieces 0, 1 and 2 have as many values, and are well defined.
    let slots = |permutation: &[u8; 7]| {
        [0, 1, 2].map(|piece| {
            permutation.iter().position(|&p| p == piece).unwrap_or(7) as u8
        })
    };
    assert!(well_defined(slots));
}

#[test]
fn erratum_22_counts_follow_from_moves() {
    // The page to which "(see last page)" refers is missing. Its numbers are those of all
    // permutations and orientations that the moves reach from solved.
    fn reachable<T: Copy + Eq + Hash>(
        observe: impl Fn(&PocketCube) -> T,
    ) -> HashSet<T> {
        let turns = pocket_cube::moves(Metric::HalfTurn);
        let mut found = HashSet::from([observe(&PocketCube::SOLVED)]);
        let mut open = vec![PocketCube::SOLVED];
        while let Some(position) = open.pop() {
            let after = turns.iter().map(|turn| position * turn.position());
            open.extend(after.filter(|position| found.insert(observe(position))));
        }
        found
    }
    assert_eq!(reachable(|position| *position.pm()).len(), CornerPermutation.count());
    let twists = reachable(|position| *position.ori());
    assert_eq!(twists.len(), CornerOrientation.count());
    assert_eq!((CornerPermutation.count(), CornerOrientation.count()), (5040, 729));

    // "With or with the constraint": with the constraint the twists add up to 0 modulo 3;
    // without it there are three times as many.
    assert!(twists.iter().all(|ori| ori.iter().sum::<u8>() % 3 == 0));
    assert_eq!(3 * twists.len(), 3_usize.pow(7));
}
