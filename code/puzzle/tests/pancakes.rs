//! Pancakes, plain and burnt: flips, ranks and errors.

use crate::assert_error::assert_error;
use proptest::prelude::*;
use puzzle::burnt_pancake::BurntPancakes;
use puzzle::pancake::{Pancakes, flip, gaps};
use puzzle::{ByteArray, Puzzle, catalog};

/// A flip that moves the top pancakes one by one.
fn one_by_one(stack: &[i8], k: usize) -> Vec<i8> {
    let mut flipped = vec![];
    for i in 0..k {
        flipped.insert(0, stack[i]);
    }
    flipped.extend(&stack[k..]);
    flipped
}

#[test]
fn flip_matches_moving_one_by_one() {
    let puzzle = Pancakes::new(6).unwrap();
    for rank in 0..720 {
        let stack = puzzle.unrank(rank);
        let pancakes: Vec<_> = stack.iter().map(|&p| p as i8).collect();
        for m in 0..5 {
            let flipped = puzzle.apply(&stack, m).unwrap();
            let expected: Vec<_> =
                one_by_one(&pancakes, m + 2).iter().map(|&p| p as u8).collect();
            assert_eq!(flipped[..], expected, "{stack:?}, flip {}", puzzle.name(m));
            assert_ne!(flipped, stack);
        }
    }
}

#[test]
fn burnt_flip_turns_each_pancake_over() {
    let puzzle = BurntPancakes::new(4).unwrap();
    let signed = |rank| {
        let text = puzzle.write(&puzzle.unrank(rank));
        let numbers = text.split(' ').map(|number| number.parse().unwrap());
        numbers.collect::<Vec<i8>>()
    };
    for rank in 0..puzzle.count() {
        for k in 1..=4 {
            let mut expected = one_by_one(&signed(rank), k);
            expected[..k].iter_mut().for_each(|pancake| *pancake = -*pancake);
            let flipped = puzzle.apply(&puzzle.unrank(rank), k - 1).unwrap();
            assert_eq!(signed(puzzle.rank(&flipped)), expected);
        }
    }
}

#[test]
fn known_flip_sequences_are_identities() {
    let plain = Pancakes::new(7).unwrap();
    let burnt = BurntPancakes::new(7).unwrap();
    assert_eq!(plain.scramble("2 3 2 3 2 3").unwrap(), plain.solved());
    assert_ne!(burnt.scramble("2 3 2 3 2 3").unwrap(), burnt.solved());
    for k in 1..=7 {
        let twice = format!("{k} {k}");
        assert_eq!(burnt.scramble(&twice).unwrap(), burnt.solved());
    }
    // Flips of 1 and k in turn, four times each.
    for k in 2..=7 {
        let turns = format!("1 {k} ").repeat(4);
        assert_eq!(burnt.scramble(&turns).unwrap(), burnt.solved(), "{turns}");
    }
}

#[test]
fn flip_changes_gaps_by_one() {
    let puzzle = Pancakes::new(7).unwrap();
    for rank in 0..puzzle.count() {
        let stack = puzzle.unrank(rank);
        let after = |m| gaps(&puzzle.apply(&stack, m).unwrap());
        assert!((0..6).all(|m| after(m).abs_diff(gaps(&stack)) <= 1), "{stack:?}");
        assert_eq!(gaps(&stack) == 0, stack == puzzle.solved());
    }
}

#[test]
fn rejects_invalid_stacks() {
    let plain = Pancakes::new(5).unwrap();
    assert_error(plain.read("1 2 3 4"), "found 4 pancakes, and there must be 5");
    assert_error(plain.read("1 2 3 4 4"), "4 stands twice, and 5 is missing");
    assert_error(
        plain.read("1 2 3 4 6"),
        "found \"6\" (character 9) where a number from 1 to 5 should be",
    );
    assert_error(
        plain.read("5 4 -3 2 1"),
        "found \"-3\" (character 5) where a number from 1 to 5 should be",
    );
    let solved = plain.solved();
    for text in ["12345", "1,2,3,4,5", " 1  2 3, 4 5 "] {
        assert_eq!(plain.read(text), Ok(solved));
    }
}

#[test]
fn rejects_invalid_burnt_stacks() {
    let burnt = BurntPancakes::new(3).unwrap();
    let what =
        "where a number from 1 to 3, with a - if the burnt side is up, should be";
    assert_error(burnt.read("1 2 0"), &format!("found \"0\" (character 5) {what}"));
    assert_error(burnt.read("1 -4 2"), &format!("found \"-4\" (character 3) {what}"));
    assert_error(burnt.read("1 -x 2"), &format!("found \"-x\" (character 3) {what}"));
    assert_error(burnt.read("1 2 3 -1"), "found 4 pancakes, and there must be 3");
    assert_error(burnt.read("-1 2 1"), "1 stands twice, and 3 is missing");
    // U+2212, the minus sign, is accepted as well.
    assert_eq!(burnt.read("−1 2 −3"), burnt.read("-1 2 -3"));
    assert_eq!(burnt.write(&burnt.read("-1,2,-3").unwrap()), "-1 2 -3");
}

#[test]
fn rejects_unknown_flips() {
    let plain = Pancakes::new(5).unwrap();
    assert_error(
        plain.scramble("2 3 1"),
        "found '1' (character 5) where a move should start; the moves are 2, 3, 4, 5",
    );
    // With two digits, the longest name that fits is read.
    let large = Pancakes::new(20).unwrap();
    assert_eq!(large.scramble("12 3"), large.scramble("123"));
    assert_ne!(large.scramble("1 23").ok(), large.scramble("12 3").ok());
}

#[test]
fn rejects_impossible_sizes() {
    let make = |name: &str| catalog::find(name).unwrap().puzzle(None).map(|_| ());
    let few = "and there must be at least 2: one pancake is always in order";
    assert_error(make("pancake-0"), &format!("found 0 pancakes, {few}"));
    assert_error(make("pancake-1"), &format!("found 1 pancake, {few}"));
    assert_error(
        make("pancake-21"),
        "found 21 pancakes, and there must be at most 20: the ranks of more do not fit in 64 bits",
    );
    assert_error(
        make("burnt-pancake-0"),
        "found 0 burnt pancakes, and there must be at least 1: without any there is no \
         move",
    );
    assert_error(
        make("burnt-pancake-17"),
        "found 17 burnt pancakes, and there must be at most 16: the ranks of more do not fit in 64 bits",
    );
    // The largest stacks have 64-bit ranks, and one more pancake would not.
    let plain = Pancakes::new(20).unwrap();
    assert_eq!(plain.count().checked_mul(21), None);
    let burnt = BurntPancakes::new(16).unwrap();
    assert_eq!(burnt.count().checked_mul(34), None);
    for rank in [0, 1, plain.count() / 3, plain.count() - 1] {
        assert_eq!(plain.rank(&plain.unrank(rank)), rank);
    }
    for rank in [0, 1, burnt.count() / 3, burnt.count() - 1] {
        assert_eq!(burnt.rank(&burnt.unrank(rank)), rank);
    }
}

proptest! {
    #[test]
    fn read_and_write_round_trip(text in "[-−0-9 ,]{0,24}|\\PC{0,12}", n in 1..9_usize) {
        let burnt = BurntPancakes::new(n).unwrap();
        if let Ok(stack) = burnt.read(&text) {
            prop_assert_eq!(burnt.read(&burnt.write(&stack)), Ok(stack));
        }
        let plain = Pancakes::new(n + 1).unwrap();
        if let Ok(stack) = plain.read(&text) {
            prop_assert_eq!(plain.read(&plain.write(&stack)), Ok(stack));
        }
        let _ = (burnt.scramble(&text), plain.scramble(&text));
    }

    #[test]
    fn large_scramble_matches_plain_flips(flips in prop::collection::vec(2..=20_usize, 0..30)) {
        let puzzle = Pancakes::new(20).unwrap();
        let text: Vec<_> = flips.iter().map(usize::to_string).collect();
        let mut expected = ByteArray::from_fn(20, |i| i as u8);
        flips.iter().for_each(|&k| flip(&mut expected, k));
        prop_assert_eq!(puzzle.scramble(&text.join(" ")), Ok(expected));
        prop_assert!(gaps(&expected) <= flips.len());
    }
}
