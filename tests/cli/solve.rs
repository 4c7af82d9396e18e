//! `gods solve`, on the pocket cube.
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
