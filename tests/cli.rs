//! The tool's puzzle commands, started as a reader starts them.
#![cfg(feature = "tool")]

use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use gods_algorithm::puzzle::Metric;
use gods_algorithm::puzzle::catalog::{self, Count};
use gods_algorithm::puzzle::pocket_cube::{self, PocketCube, from_facelets};
use gods_algorithm::tool::puzzles::chart::{self, Page};
use serde_json::Value;

fn gods(arguments: &[&str]) -> Output {
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(arguments).output().unwrap()
}

/// What a command prints when it works.
#[track_caller]
fn prints(arguments: &[&str]) -> String {
    let output = gods(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

/// Asserts that the input is refused: exit code 2, this one line on standard
/// error, nothing on standard output.
#[track_caller]
fn refuses(arguments: &[&str], message: &str) {
    let output = gods(arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, format!("error: {message}\n"));
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
}

/// One line of JSON, whose keys are these in this order.
#[track_caller]
fn json(text: &str, keys: &[&str]) -> Value {
    assert_eq!(text.lines().count(), 1, "{text}");
    let value: Value = serde_json::from_str(text).unwrap();
    assert_eq!(value.as_object().unwrap().len(), keys.len(), "{text}");
    let place = |key| text.find(&format!("\"{key}\":"));
    let places: Vec<_> = keys.iter().map(place).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{text}");
    value
}

const TABLE_KEYS: [&str; 8] = [
    "puzzle",
    "metric",
    "positions",
    "layers",
    "engine",
    "threads",
    "bytes",
    "seconds",
];

fn solve_keys(given: &'static str) -> [&'static str; 8] {
    ["puzzle", "metric", given, "length", "solution", "optimal", "nodes", "seconds"]
}

#[test]
fn puzzles_are_listed() {
    let text = prints(&["puzzles"]);
    for family in catalog::CATALOG {
        assert!(text.contains(family.name) && text.contains(family.about), "{text}");
        assert!(family.examples.iter().all(|name| text.contains(name)), "{text}");
    }
    assert!(text.contains("3,674,160"));
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn puzzles_are_listed_as_json() {
    let list = json(&prints(&["puzzles", "--json"]), &["puzzles"]);
    let list = list["puzzles"].as_array().unwrap();
    let examples = catalog::CATALOG
        .iter()
        .flat_map(|family| family.examples.iter().map(move |name| (family, name)));
    let examples: Vec<_> = examples.collect();
    assert_eq!(list.len(), examples.len());
    for (found, (family, name)) in list.iter().zip(examples) {
        assert_eq!(found["name"], *name);
        assert_eq!(found["about"], family.about);
        let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
        assert_eq!(found["positions"], puzzle.count());
        assert_eq!(found["metrics"].as_array().unwrap().len(), family.metrics.len());
    }
}

#[test]
fn a_table_as_json_has_the_published_layers() {
    let choice = catalog::find("pocket-cube").unwrap();
    for published in choice.family.published {
        let metric = published.metric.unwrap().name();
        let text = prints(&["table", "pocket-cube", "--metric", metric, "--json"]);
        let table = json(&text, &TABLE_KEYS);
        assert_eq!(table["puzzle"], "pocket-cube");
        assert_eq!(table["metric"], metric);
        assert_eq!(table["positions"], 3_674_160);
        let Count::Layers(layers) = published.count else { panic!("no layers") };
        assert_eq!(table["layers"], Value::from(layers));
        assert_eq!(table["engine"], "tables");
        assert_eq!(table["threads"], 1);
        assert!(table["bytes"].as_u64().unwrap() >= 3_674_160);
        assert!(table["seconds"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn each_engine_and_the_default_metric_can_be_chosen() {
    // One for the slow engine: the metric with the fewest moves.
    let cases =
        [("tables", Metric::ALL.to_vec()), ("hoisted", vec![Metric::Clockwise])];
    for (engine, metrics) in cases {
        for metric in metrics {
            let arguments = ["--engine", engine, "--metric", metric.name(), "--json"];
            let text = prints(&[&["table", "pocket-cube"], &arguments[..]].concat());
            let table = json(&text, &TABLE_KEYS);
            assert_eq!(
                (&table["engine"], &table["metric"]),
                (&engine.into(), &metric.name().into(),)
            );
            let layers = table["layers"].as_array().unwrap();
            let sum: u64 = layers.iter().map(|c| c.as_u64().unwrap()).sum();
            assert_eq!(sum, 3_674_160);
        }
    }
    let default = json(&prints(&["table", "pocket-cube", "--json"]), &TABLE_KEYS);
    assert_eq!(default["metric"], "half-turn");
}

#[test]
fn a_table_as_csv_is_a_line_a_layer() {
    let text = prints(&["table", "pocket-cube", "--csv"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..4], ["depth,positions", "0,1", "1,9", "2,54"]);
    assert_eq!((lines.len(), lines[12]), (13, "11,2644"));
}

#[test]
fn a_table_for_people_is_80_wide_and_has_no_color_codes() {
    let text = prints(&["table", "pocket-cube"]);
    assert!(!text.contains('\x1b'));
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    for expected in [
        "    0          1   <0.01 %   <0.01 %  █",
        "    9  1,887,748   51.38 %   82.95 %  █",
        "   11      2,644    0.07 %     100 %  █",
        "positions  3,674,160\n",
        "farthest   11 moves\n",
        "mean       8.756 moves\n",
        "published  the same, OEIS A079761\n",
        "engine     tables, 1 thread\n",
        "memory     3,881,844 bytes\n",
        "time       ",
    ] {
        assert!(text.contains(expected), "{expected:?} is not in\n{text}");
    }
}

#[test]
fn bars_fill_the_page_and_are_colored_only_where_asked() {
    let layers = [1, 9, 54, 1000];
    for width in [50, 80, 200] {
        let plain = chart::layers(&layers, Page { width, color: false });
        let longest = plain.lines().map(|line| line.chars().count()).max();
        assert_eq!(longest, Some(width));
        let colored = chart::layers(&layers, Page { width, color: true });
        let stripped = colored.replace("\x1b[36m", "").replace("\x1b[0m", "");
        assert_ne!(colored, plain);
        assert_eq!(stripped, plain);
    }
    // Where there is no room for bars there are none.
    for width in [0, 20, 40] {
        let narrow = chart::layers(&layers, Page { width, color: true });
        assert!(!narrow.contains(['█', '\x1b']), "{narrow}");
        assert_eq!(narrow.lines().count(), 5);
    }
    // No layers, or only one: still a table.
    let page = Page { width: 80, color: false };
    assert_eq!(chart::layers(&[], page).lines().count(), 1);
    assert!(chart::layers(&[1], page).contains("1     100 %     100 %  █"));
}

/// The families' names, as an error lists them.
fn families() -> String {
    let names = catalog::CATALOG.iter().map(|family| family.name);
    names.collect::<Vec<_>>().join(", ")
}

#[test]
fn names_that_are_not_known_are_answered_with_those_that_are() {
    refuses(
        &["table", "poket-cube"],
        &format!(
            "unknown puzzle 'poket-cube'; there are: {}; did you mean pocket-cube?",
            families()
        ),
    );
    refuses(
        &["solve", "4d", "R"],
        &format!("unknown puzzle '4d'; there are: {}", families()),
    );
    refuses(
        &["table", "pocket-cube", "--metric", "quarter"],
        "unknown metric 'quarter'; there are half-turn, quarter-turn, clockwise; \
         did you mean quarter-turn?",
    );
    refuses(
        &["solve", "pocket-cube", "R", "--metric", "qtm"],
        "unknown metric 'qtm'; there are half-turn, quarter-turn, clockwise",
    );
    refuses(
        &["table", "pocket-cube", "--engine", "table"],
        "unknown engine 'table'; there are unrank, hoisted, tables; did you mean tables?",
    );
    refuses(
        &["table", "pocket-cube", "--engine", "gpu"],
        "unknown engine 'gpu'; there are unrank, hoisted, tables",
    );
}

#[test]
fn what_is_missing_or_too_much_is_said() {
    refuses(
        &["solve", "pocket-cube"],
        "found neither a scramble nor --facelets: give one of the two, as in \
         gods solve pocket-cube \"R U F2\"",
    );
    refuses(
        &["solve", "pocket-cube", "R U", "--facelets", "UUUURRRRFFFFDDDDLLLLBBBB"],
        "found the scramble 'R U' and --facelets: give one of the two",
    );
    refuses(
        &["solve", "pocket-cube", "--jsn"],
        "found '--jsn' where a scramble should be; the options are \
         --position, --facelets, --file, --metric and --json",
    );
    // What clap itself refuses has the same exit code, and nothing on stdout.
    for arguments in [
        &["table"][..],
        &["table", "pocket-cube", "--json", "--csv"],
        &["table", "pocket-cube", "--depth", "3"],
        &["tables"],
    ] {
        let output = gods(arguments);
        assert_eq!((output.status.code(), output.stdout), (Some(2), vec![]));
        assert!(String::from_utf8(output.stderr).unwrap().starts_with("error: "));
    }
}

#[test]
fn moves_and_facelets_that_cannot_be_are_explained() {
    refuses(
        &["solve", "pocket-cube", "R L2"],
        "'L' (character 3) would move the corner DBL, which is held still; use U, R \
         and F: turning the opposite face instead gives the same position, seen from \
         another side, so three faces are enough",
    );
    let where_a_move = |found, at| {
        format!(
            "found '{found}' (character {at}) where a move should start; the moves \
             are U, R and F, each alone or with 2 or ' after it, as in R U2 F'"
        )
    };
    refuses(&["solve", "pocket-cube", "R M"], &where_a_move('M', 3));
    refuses(&["solve", "pocket-cube", "-R"], &where_a_move('-', 1));
    refuses(&["solve", "pocket-cube", "--", "-R"], &where_a_move('-', 1));
    refuses(
        &["solve", "pocket-cube", "--facelets", "UUUU"],
        "found 4 facelets, and a pocket cube has 24: 4 each of U R F D L B",
    );
    refuses(
        &["solve", "pocket-cube", "--facelets", "UUUURRRRFFFFDDDDLLLLBBBU"],
        "color 'U' is on 5 facelets, and must be on 4",
    );
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
    let solved =
        "length    0 moves, half-turn metric\nsolution  none needed: it is solved\n";
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
         solution  F2 U' R'\n"
    );
    // Options may stand before, between and after.
    let text = prints(&["solve", "--json", "pocket-cube", "R", "U", "F2"]);
    json(&text, &solve_keys("scramble"));
    let text = prints(&["solve", "pocket-cube", "R", "U", "F2", "--json"]);
    json(&text, &solve_keys("scramble"));
}

#[test]
fn a_pipe_that_is_closed_early_is_no_failure() {
    for arguments in [
        &["table", "pocket-cube"][..],
        &["table", "pocket-cube", "--json"],
        &["puzzles"],
        &["solve", "pocket-cube", "R"],
    ] {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = gods.spawn().unwrap();
        drop(child.stdout.take()); // nobody reads
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty(), "{arguments:?}");
    }
    // And as `| head -1` does it: read one line, then close.
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(["table", "pocket-cube", "--csv"]).stdout(Stdio::piped());
    let mut child = gods.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "depth,positions\n");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn help_shows_examples() {
    let text = prints(&["--help"]);
    let commands = ["table", "solve", "random", "farthest", "plot"];
    for said in ["puzzles", "book", "figures", "Examples:"].iter().chain(&commands) {
        assert!(text.contains(said), "{said} is not in\n{text}");
    }
    for command in commands {
        assert!(prints(&[command, "--help"]).contains("Examples:"));
    }
}
