//! Arrangements of pieces of several kinds, against a sorted list, and members of sets.

use combination::{Arrangements, Error, multinomial, rank_arrangement};
use proptest::prelude::*;

/// All arrangements of these pieces in the dictionary's order, by exchanging nothing: each piece
/// that is left may come next.
fn sorted(left: &mut Vec<usize>, begun: &mut Vec<u8>, all: &mut Vec<Vec<u8>>) {
    if left.iter().all(|&count| count == 0) {
        all.push(begun.clone());
    }
    for kind in 0..left.len() {
        if left[kind] > 0 {
            left[kind] -= 1;
            begun.push(kind as u8);
            sorted(left, begun, all);
            begun.pop();
            left[kind] += 1;
        }
    }
}

#[test]
fn ranks_follow_dictionary() {
    // All counts of up to four kinds with at most eight pieces.
    for code in 0..5_usize.pow(4) {
        let counts: Vec<_> = (0..4).map(|k| code / 5_usize.pow(k) % 5).collect();
        if counts.iter().sum::<usize>() > 8 {
            continue;
        }
        let mut all = Vec::new();
        sorted(&mut counts.clone(), &mut Vec::new(), &mut all);
        let space = Arrangements::new(&counts).unwrap();
        assert_eq!(space.count(), all.len() as u64);
        for (t, pm) in (0..).zip(all) {
            assert_eq!(space.rank(&pm), Ok(t));
            assert_eq!(space.unrank(t), Ok(pm));
        }
    }
}

#[test]
fn largest_numbers_fit() {
    assert_eq!(multinomial(&[1; 20]), Some(2_432_902_008_176_640_000));
    assert_eq!(multinomial(&[1; 21]), None);
    assert_eq!(multinomial(&[33, 34]), Some(14_226_520_737_620_288_370));
    assert_eq!(Arrangements::new(&[34, 34]), Err(Error::TooManyArrangements));
    assert_eq!(Arrangements::new(&[0; 257]), Err(Error::TooManyKinds { found: 257 }));
    let last: Vec<u8> = (0..20).rev().collect();
    assert_eq!(rank_arrangement(&last, &[1; 20]), 2_432_902_008_176_640_000 - 1);
}

#[test]
fn wrong_input_is_told() {
    let space = Arrangements::new(&[2, 1]).unwrap();
    assert_eq!(space.rank(&[0, 0]), Err(Error::Length { expected: 3, found: 2 }));
    let error = |p, expected, found| Err(Error::PieceCount { p, expected, found });
    assert_eq!(space.rank(&[0, 1, 1]), error(0, 2, 1));
    assert_eq!(space.rank(&[0, 0, 9]), error(1, 1, 0));
    assert_eq!(space.unrank(3), Err(Error::Rank { rank: 3, count: 3 }));
    assert_eq!(Arrangements::new(&[]).unwrap().unrank(0), Ok(vec![]));
}

proptest! {
    #[test]
    fn arrangements_round_trip(
        counts in prop::collection::vec(0..6_usize, 1..6), seed: u64,
    ) {
        let space = Arrangements::new(&counts).unwrap();
        for t in [0, seed % space.count(), space.count() - 1] {
            prop_assert_eq!(space.rank(&space.unrank(t).unwrap()), Ok(t));
        }
    }
}
