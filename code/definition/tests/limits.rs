//! Definitions that would take too much memory or time are refused at once.

use definition::{ArrangementPuzzle, Definition, MAX_BYTES, PuzzleError};
use puzzle::Puzzle;

fn message(file: &str, text: &str) -> String {
    assert!(text.len() <= MAX_BYTES);
    Definition::read(file, text.as_bytes()).expect_err("too large").to_string()
}

#[test]
fn rejects_many_moves_of_many_points() {
    let expected = "found 257 moves of 65535 points, and expected at most 256 moves of so many \
                    points";
    let sets = "Set A 65535 1\nSolved\nEnd\n".to_string();
    let moves = (0..100_000).map(|k| format!("Move {k}\nEnd\n"));
    let text = moves.fold(sets, |text, one| text + &one);
    assert_eq!(message("a.tws", &text), format!("a.tws:516:6: {expected}"));

    let moves = (0..100_000).map(|k| format!("{k}=(1,65535)\n")).collect::<String>();
    let found = message("a.gens", &moves);
    assert!(found.contains("found 100000 moves of 65535 points"), "{found}");

    let sets = "{\"name\":\"a\",\"orbits\":[{\"orbitName\":\"A\",\"numPieces\":65535,\
                \"numOrientations\":1}],\"defaultPattern\":{},\"moves\":{\"R\":{}";
    let moves = (0..100_000).map(|k| format!(",\"{k}\":{{}}")).collect::<String>();
    let found = message("a.json", &format!("{sets}{moves}}}}}"));
    assert!(found.ends_with(expected), "{found}");
}

#[test]
fn rejects_long_sequences_of_large_moves() {
    let text = "Set A 60000 1\nSolved\nEnd\nMove R\nEnd\nMoveSequence S ".to_string();
    let found = message("a.tws", &(text + &"(R)".repeat(200_000)));
    assert!(
        found.contains("expected sequences with fewer moves for so many pieces"),
        "{found}"
    );
    // Each sequence needs the next, so that only one is known after each pass.
    let text = "Set A 30 1\nSolved\nEnd\nMove R\nEnd\n".to_string();
    let sequences = |last| (0..last).map(|k| format!("MoveSequence s{k} s{}\n", k + 1));
    let sequences =
        |last| sequences(last).collect::<String>() + &format!("MoveAlias s{last} R\n");
    assert!(
        Definition::read("a.tws", (text.clone() + &sequences(100)).as_bytes()).is_ok()
    );
    let found = message("a.tws", &(text + &sequences(60_000)));
    assert!(
        found.contains("expected sequences with fewer moves for so many pieces"),
        "{found}"
    );
}

#[test]
fn repetitions_are_not_written_out() {
    let text = "R = (1,2,3,4,5)(6,7,8)(9,10)\n";
    let ring = Definition::read("a.gens", text.as_bytes()).unwrap();
    let tws = ring.to_tws().unwrap()
        + "\nMoveSequence S ((R18446744073709551615)18446744073709551615)7\n";
    let ring = Definition::read("a.tws", tws.as_bytes()).unwrap();
    // 18446744073709551615 is 15 modulo 30.
    let times = 15 * 15 * 7 % 30;
    let sets = ring.sets();
    let power = sets.power(&ring.moves()[0].transformation, times);
    assert_eq!(ring.moves()[1].transformation, power);
    let found = message("a.tws", &(tws + "MoveSequence T R18446744073709551616\n"));
    assert!(found.contains("found `R18446744073709551616`"), "{found}");
}

#[test]
fn reads_largest_set() {
    let points =
        (1..=65_535).map(|point| point.to_string()).collect::<Vec<_>>().join(",");
    let ring =
        Definition::read("a.gens", format!("R = ({points})").as_bytes()).unwrap();
    assert_eq!(ring.points(), 65_535);
    assert_eq!(ring.sets().order(&ring.moves()[0].transformation), Some(65_535));
    let again = Definition::read("a.gens", ring.to_gens().as_bytes());
    assert_eq!(again.as_ref(), Ok(&ring));
    let tws = ring.to_tws().unwrap();
    assert_eq!(Definition::read("a.tws", tws.as_bytes()), Ok(ring));
}

fn arranged(text: &str) -> Result<ArrangementPuzzle, PuzzleError> {
    ArrangementPuzzle::new(Definition::read("a.gens", text.as_bytes()).unwrap())
}

/// A text of numbers.
fn list(numbers: impl Iterator<Item = usize>, between: &str) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(between)
}

#[test]
fn slots_that_never_move_cost_nothing() {
    let start = list(3..=1000, " ");
    let puzzle = arranged(&format!("start = 1 1 {start}\na = (1,2,3)\nb = (3,4)\n"));
    assert_eq!(puzzle.unwrap().count(), 12);
    // Nor do slots whose pieces all look alike.
    let start = "1 1 2 ".to_owned() + &"7 ".repeat(100);
    let ring = list(4..=103, ",");
    let puzzle = arranged(&format!("start = {start}\na = (1,2,3)\nb = ({ring})\n"));
    assert_eq!(puzzle.unwrap().count(), 3);
}

#[test]
fn two_rings_of_one_set_are_counted() {
    let (first, second) = (list(1..=12, ","), list(13..=24, ","));
    let start = [1, 2, 3, 4].map(|bead| format!("{bead} ").repeat(6)).concat();
    let moves = format!("a = ({first})\nb = (1,2)\nc = ({second})\nd = (13,14)\n");
    let puzzle = arranged(&format!("start = {start}\n{moves}")).unwrap();
    assert_eq!(puzzle.count(), 924 * 924);
    assert_eq!(puzzle.tables().rows(), 924);
}

#[test]
fn moves_that_turn_nothing_visible_leave_one_position() {
    let puzzle = arranged("start = 1 1 1 2\na = (1,2,3)\n").unwrap();
    assert_eq!((puzzle.count(), puzzle.moves()), (1, 2));
    assert_eq!(puzzle.read("0 0 0 1").unwrap(), puzzle.solved());
    assert!(puzzle.read("0 0 1 0").is_err());
}

#[test]
fn refuses_many_arrangements_without_a_walk() {
    let ring = |beads: usize| {
        let start = list((0..beads).map(|bead| 2 * bead / beads + 1), " ");
        let turn = list(1..=beads, ",");
        arranged(&format!("start = {start}\nturn = ({turn})\nswap = (1,2)\n"))
    };
    let bytes = |beads| match ring(beads) {
        Err(error @ PuzzleError::TooManyArrangements { bytes }) => {
            (bytes, error.to_string())
        }
        other => panic!("{other:?}"),
    };
    let (found, text) = bytes(32);
    assert!((1 << 37..1 << 38).contains(&found), "{text}");
    let (found, text) = bytes(90);
    assert_eq!(found, u64::MAX);
    assert!(text.contains("more than 16 EiB would be needed"), "{text}");
    assert_eq!(ring(14).unwrap().count(), 3432);
}

#[test]
fn refuses_pattern_for_many_goals() {
    let start = "1 ".repeat(10) + &"2 ".repeat(10);
    let turn = list(1..=20, ",");
    let text = format!("start = {start}\nturn = ({turn})\nswap = (1,2)\n");
    let ring = Definition::read("a.gens", text.as_bytes()).unwrap();
    let goal = "0 10 ".to_owned() + &"? ".repeat(18);
    let error = ArrangementPuzzle::with_goals(&ring, &[goal]).map(|_| ()).unwrap_err();
    let expected =
        "found a goal that names some of the pieces that look like 0 of POINT";
    assert!(error.to_string().starts_with(expected), "{error}");
}
