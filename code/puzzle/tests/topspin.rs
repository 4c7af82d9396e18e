//! TopSpin: moves, reachable permutations, ranks and errors.

use crate::assert_error::assert_error;
use proptest::prelude::*;
use puzzle::topspin::{TopSpin, apply_move};
use puzzle::{Puzzle, catalog};
use std::collections::HashSet;

fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

/// The number of permutations of `n` discs that the moves reach, by graph search.
fn reachable_count(n: usize, k: usize) -> u64 {
    // Four bits for each of at most nine discs.
    let packed = |ring: &[u8]| ring.iter().fold(0, |all, &d| (all << 4) | u64::from(d));
    let mut queue = vec![(0..n as u8).collect::<Vec<_>>()];
    let mut visited = HashSet::from([packed(&queue[0])]);
    while let Some(ring) = queue.pop() {
        for m in 0..3 {
            let mut next = ring.clone();
            apply_move(&mut next, k, m);
            if visited.insert(packed(&next)) {
                queue.push(next);
            }
        }
    }
    visited.len() as u64
}

#[test]
fn count_matches_search_to_nine_discs() {
    for n in 4..=9 {
        for k in 2..=n {
            let reachable = reachable_count(n, k);
            match TopSpin::new(n, k) {
                Ok(puzzle) => assert_eq!(puzzle.count(), reachable, "{n}, {k}"),
                // Fewer than half of the permutations, so the error is justified.
                Err(_) => assert!(reachable < factorial(n) / 2, "{n}, {k}"),
            }
        }
    }
}

/// First `a`, then `b`.
fn product(a: &[u8], b: &[u8]) -> Vec<u8> {
    b.iter().map(|&i| a[usize::from(i)]).collect()
}

fn inverse(a: &[u8]) -> Vec<u8> {
    let mut inverse = vec![0; a.len()];
    a.iter().zip(0..).for_each(|(&i, j)| inverse[usize::from(i)] = j);
    inverse
}

/// A lower bound of the number of reachable permutations, up to `enough`, by the
/// Schreier–Sims method: for each slot, reachable permutations that fix all slots before
/// it and have different discs in it. Products of one permutation for each slot are all
/// different.
fn sims_lower_bound(n: usize, k: usize, enough: u64) -> u64 {
    let solved: Vec<_> = (0..n as u8).collect();
    let mut found = vec![vec![None; n]; n];
    found.iter_mut().enumerate().for_each(|(i, row)| row[i] = Some(solved.clone()));
    let mut moves = vec![solved.clone(), solved];
    apply_move(&mut moves[0], k, 0);
    apply_move(&mut moves[1], k, 2);
    let count = |found: &[Vec<Option<Vec<u8>>>]| {
        found.iter().map(|row| row.iter().flatten().count() as u64).product()
    };
    let mut queue = moves;
    while let Some(mut permutation) = queue.pop() {
        for i in 0..n {
            let disc = usize::from(permutation[i]);
            let Some(representative) = &found[i][disc] else {
                for other in found.iter().flatten().flatten() {
                    queue.push(product(&permutation, other));
                    queue.push(product(other, &permutation));
                }
                found[i][disc] = Some(permutation);
                break;
            };
            permutation = product(&inverse(representative), &permutation);
        }
        if count(&found) >= enough {
            break;
        }
    }
    count(&found)
}

#[test]
fn count_matches_sims_in_every_size() {
    for n in 4..=20 {
        for k in 2..=n - 2 {
            let Ok(puzzle) = TopSpin::new(n, k) else {
                // Each move takes all discs of even slots to slots of one parity.
                for m in 0..3 {
                    let mut ring: Vec<_> = (0..n as u8).collect();
                    apply_move(&mut ring, k, m);
                    let kind = |disc: u8| {
                        (usize::from(disc) + usize::from(ring[usize::from(disc)])) % 2
                    };
                    assert!((0..n as u8).all(|disc| kind(disc) == kind(0)), "{n}, {k}");
                }
                assert!(2 * factorial(n / 2).pow(2) < factorial(n) / 2);
                continue;
            };
            assert_eq!(
                sims_lower_bound(n, k, puzzle.count()),
                puzzle.count(),
                "{n}, {k}"
            );
            // No more can be reached where all moves are even permutations.
            let mut ring: Vec<_> = (0..n as u8).collect();
            let mut even = true;
            for m in 0..3 {
                apply_move(&mut ring, k, m);
                even &= permutation::is_even(&ring);
            }
            assert_eq!(even, puzzle.moves_are_even(), "{n}, {k}");
        }
    }
}

#[test]
fn known_move_sequences_are_identities() {
    let puzzle = TopSpin::new(9, 4).unwrap();
    for text in ["L R", "R L", "F F", "L L L L L L L L L"] {
        assert_eq!(puzzle.scramble(text).unwrap(), puzzle.solved(), "{text}");
    }
    for text in ["L", "F", "L F R F", "L L L L L L L L"] {
        assert_ne!(puzzle.scramble(text).unwrap(), puzzle.solved(), "{text}");
    }
}

#[test]
fn rejects_invalid_rings() {
    let odd = TopSpin::new(7, 4).unwrap();
    assert_error(odd.read("1 2 3 4 5 6"), "found 6 discs, and there must be 7");
    assert_error(odd.read("1 2 3 4 5 6 6"), "6 stands twice, and 7 is missing");
    assert_error(
        odd.read("1 2 3 4 5 6 8"),
        "found \"8\" (character 13) where a number from 1 to 7 should be",
    );
    assert_error(
        odd.read("2134567"),
        "this position cannot be solved: its discs have an odd number of pairs in the \
         wrong order (1), and every move keeps that number odd",
    );
    assert!(odd.read("2143567").is_ok());
    // With these sizes every permutation can be solved.
    assert!(TopSpin::new(7, 3).unwrap().read("2134567").is_ok());
    assert!(TopSpin::new(8, 4).unwrap().read("21345678").is_ok());
    assert_error(
        odd.scramble("L L X"),
        "found 'X' (character 5) where a move should start; the moves are L, R, F",
    );
}

#[test]
fn rejects_impossible_sizes() {
    let make = |name: &str| catalog::find(name).unwrap().puzzle(None).map(|_| ());
    assert_error(
        make("topspin-3x2"),
        "found 3 discs, and there must be at least 4: a turntable for two must leave \
         two others in the ring",
    );
    assert_error(
        make("topspin-21x4"),
        "found 21 discs, and there must be at most 20: the ranks of more do not fit in 64 bits",
    );
    let few = "and there must be at least 2: with fewer, the turntable does nothing";
    assert_error(make("topspin-9x0"), &format!("found 0 turntable discs, {few}"));
    assert_error(make("topspin-9x1"), &format!("found 1 turntable disc, {few}"));
    let over = "and there must be at most 7: with more, the turntable only turns the \
                ring over";
    assert_error(make("topspin-9x8"), &format!("found 8 turntable discs, {over}"));
    assert_error(make("topspin-9x9"), &format!("found 9 turntable discs, {over}"));
    assert_error(
        make("topspin-8x3"),
        "found 8 discs and a turntable for 3, and there must be an even number on the \
         turntable of an even ring, or else discs that are an even number of slots \
         apart always stay so, and few permutations can be reached",
    );
}

proptest! {
    #[test]
    fn read_and_write_round_trip(
        text in "[0-9 ,]{0,24}|\\PC{0,12}", size in prop::sample::select(&[(5, 3), (7, 4), (8, 6)][..]),
    ) {
        let puzzle = TopSpin::new(size.0, size.1).unwrap();
        if let Ok(ring) = puzzle.read(&text) {
            prop_assert_eq!(puzzle.read(&puzzle.write(&ring)), Ok(ring));
        }
        let _ = puzzle.scramble(&text);
    }

    #[test]
    fn large_rings_round_trip(
        size in prop::sample::select(&[(19, 4), (19, 6), (20, 4), (20, 6)][..]), share in 0.0..1.0,
    ) {
        let puzzle = TopSpin::new(size.0, size.1).unwrap();
        let rank = (puzzle.count() as f64 * share) as u64;
        let ring = puzzle.unrank(rank);
        prop_assert_eq!(puzzle.rank(&ring), rank);
        prop_assert_eq!(puzzle.read(&puzzle.write(&ring)), Ok(ring));
        for m in 0..3 {
            let next = puzzle.apply(&ring, m).unwrap();
            prop_assert!(puzzle.rank(&next) < puzzle.count());
            prop_assert_eq!(puzzle.undo(&next, m), Some(ring));
        }
    }
}
