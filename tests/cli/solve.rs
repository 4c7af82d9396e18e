//! `gods solve`, on the pocket cube.
use std::process::Command;

use gods_algorithm::puzzle::Metric;
use gods_algorithm::puzzle::pocket_cube::{self, PocketCube, from_facelets};

use super::{json, prints};

fn solve_keys(given: &'static str) -> [&'static str; 11] {
    [
        "puzzle", "metric", given, "length", "solution", "optimal", "nodes", "engine",
        "threads", "bytes", "seconds",
    ]
}

/// The position after these moves, as the crates have it.
fn position(moves: &str) -> PocketCube {
    pocket_cube::parse(moves).unwrap().iter().map(|m| m.position()).product()
}

#[test]
fn solutions_replayed_solve_the_scramble() {
    let cases = [
        ("R U F2", "half-turn", 3),
        ("R U F2", "quarter-turn", 4),
        ("R2", "quarter-turn", 2),
        ("R", "clockwise", 3),
        ("R' U’ F3", "half-turn", 3),
        ("RU2F'R2UF'", "half-turn", 6),
        ("", "half-turn", 0),
        ("R R'", "quarter-turn", 0),
    ];
    for (scramble, metric, length) in cases {
        let text =
            prints(&["solve", "pocket-cube", scramble, "--metric", metric, "--json"]);
        let solved = json(&text, &solve_keys("scramble"));
        assert_eq!(solved["puzzle"], "pocket-cube");
        assert_eq!(solved["metric"], metric);
        assert_eq!(solved["length"], length, "{scramble}, {metric}");
        assert_eq!(solved["optimal"], true);
        assert!(solved["seconds"].as_f64().unwrap() > 0.0);

        let solution = solved["solution"].as_str().unwrap();
        let replayed = position(scramble) * position(solution);
        assert_eq!(replayed, PocketCube::SOLVED, "{scramble}: {solution}");
        // The scramble is printed in one spelling, and means the same.
        let again = solved["scramble"].as_str().unwrap();
        assert_eq!(position(again), position(scramble));

        let metric: Metric = metric.parse().unwrap();
        let allowed = pocket_cube::moves(metric);
        let moves = pocket_cube::parse(solution).unwrap();
        assert!(moves.iter().all(|m| allowed.contains(m)), "{solution}");
        assert_eq!(moves.len(), length);
        // One look-up for the position, and on the way one for each neighbor up to
        // the one that is nearer.
        let place = |m| allowed.iter().position(|allowed| allowed == m).unwrap();
        let looked_at = moves.iter().map(|m| place(m) + 1).sum::<usize>();
        assert_eq!(solved["nodes"], 1 + looked_at);
    }
}

#[test]
fn a_half_turn_is_two_quarter_turns() {
    let text = prints(&["solve", "pocket-cube", "R2", "--metric", "quarter-turn"]);
    assert!(text.contains("length    2 moves, quarter-turn metric: none is shorter\n"));
    assert!(text.contains("solution  R R\n"), "{text}");
}

#[test]
fn facelets_are_solved_too() {
    let letters = "UUUUBBRRRRFFDDDDFFLLLLBB"; // after U
    let spaced = "UUUU BBRR RRFF DDDD FFLL LLBB";
    for given in [letters, spaced] {
        let text = prints(&["solve", "pocket-cube", "--facelets", given, "--json"]);
        let solved = json(&text, &solve_keys("position"));
        assert_eq!(solved["position"], letters);
        assert_eq!((&solved["length"], &solved["solution"]), (&1.into(), &"U'".into()));
        assert_eq!(
            from_facelets(letters).unwrap() * position("U'"),
            PocketCube::SOLVED
        );
    }
}

#[test]
fn a_solved_position_says_so() {
    let scrambled = prints(&["solve", "pocket-cube", "R R'"]);
    let solved = "length    0 moves, half-turn metric\n\
                  solution  none needed: it is solved\nengine    rows, 1 thread\n";
    assert_eq!(scrambled, format!("scramble  R R'\n{solved}"));
    let none = prints(&["solve", "pocket-cube", ""]);
    assert_eq!(none, format!("scramble  none\n{solved}"));
    let letters = "WWWWGGGGRRRRYYYYBBBBOOOO";
    let text = prints(&["solve", "pocket-cube", "--facelets", letters]);
    assert_eq!(text, format!("position  {letters}\n{solved}"));
}

#[test]
fn a_scramble_may_come_word_by_word() {
    let words = prints(&["solve", "pocket-cube", "R", "U", "F2"]);
    assert_eq!(words, prints(&["solve", "pocket-cube", "R U F2"]));
    assert_eq!(
        words,
        "scramble  R U F2\nlength    3 moves, half-turn metric: none is shorter\n\
         solution  F2 U' R'\nengine    rows, 1 thread\n"
    );
    // Options may stand before, between and after.
    let text = prints(&["solve", "--json", "pocket-cube", "R", "U", "F2"]);
    json(&text, &solve_keys("scramble"));
    let text = prints(&["solve", "pocket-cube", "R", "U", "F2", "--json"]);
    json(&text, &solve_keys("scramble"));
}

/// What is printed and said of a list of lines.
fn list(puzzle: &str, lines: &[u8], json: bool) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("l"), lines).unwrap();
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.current_dir(&folder).args(["solve", puzzle, "--file", "l"]);
    let output = gods.args(json.then_some("--json")).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_line_that_is_too_long_does_not_end_the_list() {
    let long = |letter: u8, many| vec![letter; many];
    let lines = [&b"D\n"[..], &long(b'x', 20_000), b"\nR\n"].concat();
    let (code, printed, said) = list("8-puzzle", &lines, false);
    let wrong = "found more than 10,000 bytes in a line; a list has a scramble or a position \
                 a line";
    assert_eq!((code, &*printed), (Some(1), "1: 1 move: U\n3: 1 move: L\n"));
    assert_eq!(said, format!("l:2: {wrong}\nerror: 1 line could not be solved\n"));
    let (code, printed, _) = list("8-puzzle", &lines, true);
    assert_eq!((code, printed.lines().count()), (Some(1), 3));
    let right = format!("{{\"line\":2,\"error\":\"{wrong}\"}}");
    assert_eq!(printed.lines().nth(1), Some(&*right));

    // A comment may be as long as it likes, and as many bytes as are allowed are.
    let lines = [b"#", &long(b'x', 20_000)[..], b"\nD\n"].concat();
    let solved = (Some(0), "2: 1 move: U\n".to_owned(), String::new());
    assert_eq!(list("8-puzzle", &lines, false), solved);
    let most = [&b"D\n"[..], &b"DU".repeat(4999), b"D \nD"].concat();
    let (code, printed, said) = list("8-puzzle", &most, false);
    assert_eq!((code, said), (Some(0), String::new()));
    assert_eq!(printed, "1: 1 move: U\n2: 1 move: U\n3: 1 move: U\n");
}

#[test]
fn a_line_that_is_nearly_moves_and_nearly_a_position_is_told_both() {
    let told = |puzzle: &str, line: &str| {
        let (code, printed, said) = list(puzzle, line.as_bytes(), false);
        assert_eq!((code, printed), (Some(1), String::new()));
        said.lines().next().unwrap().strip_prefix("l:1: ").unwrap().to_owned()
    };
    assert_eq!(
        told("hanoi-4x4", "BD"),
        "as moves: the move BD (character 1) cannot be done there, where those that can are \
         DA, DB, DC; as a position: found 2 discs, and there must be 4, as in DDDD"
    );
    assert_eq!(
        told("burnt-pancake-3", "2 -3"),
        "as moves: found '-' (character 3) where a move should start; the moves are 1, 2, 3; \
         as a position: found 2 pancakes, and there must be 3, as in 1 2 3"
    );
    let pyraminx = told("pyraminx", "RFL FDL FRD LDR RF LR FL FD RD");
    assert!(
        pyraminx
            .contains("; as a position: found 9 pieces, and there must be 10, as in ")
    );
    let cube = told("pocket-cube", "UUUU BBRR RRFF DDDD FFLL");
    assert!(
        cube.contains("; as a position: found 20 facelets, and a pocket cube has 24")
    );
    // What is far from a position is moves, as before.
    let moves = told("pocket-cube", "R U Q F");
    assert!(moves.starts_with("found 'Q' (character 5) where a move"), "{moves}");
}

#[test]
fn a_line_may_say_what_it_is() {
    let solved = "UUUURRRRFFFFDDDDLLLLBBBB";
    let (code, printed, _) =
        list("pocket-cube", format!("facelets: {solved}").as_bytes(), false);
    assert_eq!((code, &*printed), (Some(0), "1: 0 moves\n"));
    for (puzzle, may) in [
        ("pocket-cube", "scramble, position and facelets"),
        ("8-puzzle", "scramble and position"),
    ] {
        let (_, _, said) = list(puzzle, b"moves: U", false);
        let right =
            format!("l:1: found \"moves\" before a colon, where only {may} may be\n");
        assert!(said.starts_with(&right), "{said}");
    }
    let (_, _, said) = list("8-puzzle", b"facelets: 1 2 3 4 5 6 7 8 0", false);
    assert!(said.starts_with("l:1: found \"facelets\" before a colon"), "{said}");
}

#[test]
fn colors_that_cannot_be_seen_are_spelled_out() {
    let solved = "UUUURRRRFFFFDDDDLLLLBBBB".replace('U', "\u{7}");
    let text = prints(&["solve", "pocket-cube", "--facelets", &solved]);
    assert!(text.starts_with("position  \\u{7}\\u{7}"), "{text}");
}
