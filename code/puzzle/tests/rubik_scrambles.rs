//! Scrambles of Rubik's cube as cubers write them: identities, group orders, layers by number.

use proptest::prelude::*;
use puzzle::catalog;
use puzzle::rubik::{Cube, parse};

/// The position after the moves of a text.
fn scramble(text: &str) -> Cube {
    parse(text).unwrap().into_iter().map(Cube::from_turn).product()
}

/// The number of times that the moves of a text must be done until the cube is solved.
fn group_order(text: &str) -> usize {
    let once = scramble(text);
    let powers = std::iter::successors(Some(once), |&power| Some(power * once));
    1 + powers.take_while(|&power| power != Cube::SOLVED).count()
}

#[test]
fn different_notations_mean_one_position() {
    for (first, second) in [
        // A middle layer is both faces beside it and a rotation.
        ("M", "L' R x'"),
        ("E", "D' U y'"),
        ("S", "F' B z"),
        ("r", "L x"),
        ("Rw", "R M'"),
        ("Uw2", "U2 E2"),
        // Layers by their numbers, from the face of the letter.
        ("1R", "R"),
        ("2R", "M'"),
        ("2L", "M"),
        ("2U", "E'"),
        ("2D", "E"),
        ("2F'", "S'"),
        ("2B", "S'"),
        ("3R", "L'"),
        ("3U2", "D2"),
        ("3b'", "z"),
        ("1Rw", "R"),
        ("2Rw", "Rw"),
        ("2r'", "r'"),
        ("3Rw", "x"),
        ("3Dw2 R", "y2 R"),
        ("2-3Rw", "2R 3R"),
        ("2-3u'", "2U' 3U'"),
        ("R 2R 3R", "x"),
        ("R22R2", "R2 M2"),
        ("(R U)2R", "R U R U R"),
        // Groups, commutators and conjugates.
        ("[R, U]", "R U R' U'"),
        ("[F: [R, U]]", "F R U R' U' F'"),
        ("(R U R' U')'", "U R U' R'"),
        ("(M2 E2 S2)2", ""),
        ("R U // a comment\nF", "R U F"),
        ("x y z x' y' z' y2 z", ""),
    ] {
        assert_eq!(scramble(first), scramble(second), "{first} and {second}");
    }
    assert_ne!(scramble("2R"), scramble("M"));
    assert_ne!(scramble("3R"), scramble("L"));
    // The turn after a rotation is that of the face in hand.
    assert_eq!(scramble("x y R").to_facelets(), scramble("R").to_facelets());
    assert_eq!(scramble("R x"), scramble("R"));
    assert_eq!(scramble("U x"), scramble("B"));
}

#[test]
fn middle_layers_make_checkerboard() {
    let rows = ["UDUDUDUDU", "RLRLRLRLR", "FBFBFBFBF"];
    let rows = [rows, ["DUDUDUDUD", "LRLRLRLRL", "BFBFBFBFB"]].concat();
    assert_eq!(scramble("M2 E2 S2").to_facelets(), rows.concat());
    assert_eq!(scramble("2L2 2D2 2F2"), scramble("U2 D2 F2 B2 L2 R2"));
}

#[test]
fn sequences_have_known_group_orders() {
    for (text, expected) in [
        ("R", 4),
        ("R2 U2", 6),
        ("R U R' U'", 6),
        ("R U", 105),
        ("R U'", 63),
        ("R U2 D' B D'", 1260),
        ("M2 E2 S2", 2),
        ("M E M' E'", 3),
    ] {
        assert_eq!(group_order(text), expected, "{text}");
    }
}

#[test]
fn rejects_layers_beyond_three() {
    for (text, found, at) in [
        ("4R", "4R", 1),
        ("U 4Rw", "4R", 3),
        ("0F'", "0F", 1),
        ("R2 12u", "12u", 4),
        ("03L", "03L", 1),
        ("2-3R", "2-3R", 1),
        ("1-2r", "1-2r", 1),
        ("99999999999999999999B", "99999999999999999999B", 1),
    ] {
        let message = format!(
            "'{found}' (character {at}) names a layer that this cube does not have: seen \
             from a face, its layers are 1 to 3, as in 2R or 3Rw"
        );
        assert_eq!(parse(text).unwrap_err().to_string(), message, "{text}");
    }
    // A number before anything but a face starts no move.
    for (text, found) in
        [("2M", '2'), ("3x", '3'), ("2", '2'), ("1 R", '1'), ("2wR", '2')]
    {
        let error = parse(text).unwrap_err().to_string();
        let start = format!("found '{found}' (character 1) where a move should start");
        assert!(error.starts_with(&start), "{text}: {error}");
    }
    let slash = parse("R /* a comment */").unwrap_err().to_string();
    assert!(slash.ends_with("; a comment begins with // or #"), "{slash}");
    // A pocket cube and a domino have no layers by numbers.
    for name in ["pocket-cube", "domino"] {
        let cube = catalog::find(name).unwrap().puzzle(None).unwrap();
        let error = cube.scramble_rank("U 2U").unwrap_err().to_string();
        assert!(error.starts_with("found '2' (character 3)"), "{name}: {error}");
    }
}

proptest! {
    #[test]
    fn read_turns_are_written(text in "[0-4URFwxM2', ]{0,20}") {
        if let Ok(turns) = parse(&text) {
            let names: Vec<_> = turns.iter().map(|turn| turn.to_string()).collect();
            prop_assert_eq!(parse(&names.join(" ")), Ok(turns));
        }
    }
}
