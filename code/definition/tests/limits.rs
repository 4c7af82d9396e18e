//! Definitions that would take too much memory or time are refused at once.

use definition::{Definition, MAX_BYTES};

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
