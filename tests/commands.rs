//! `gods random`, `farthest`, `plot` and `solve --file`, started as a reader starts them.
#![cfg(feature = "tool")]

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use base::parallel;
use gods_algorithm::puzzle::catalog::{self, CATALOG};
use gods_algorithm::puzzle::{Indexed, Metric};
use gods_algorithm::table;
use serde_json::Value;

fn gods(folder: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gods"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

/// What a command prints when it works and has nothing to say besides.
#[track_caller]
fn prints(arguments: &[&str]) -> String {
    let output = gods(Path::new("."), arguments, b"");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

/// Objects, one a line, with these keys in this order.
#[track_caller]
fn objects(text: &str, keys: &[&str]) -> Vec<Value> {
    let read = |line: &str| {
        let value: Value = serde_json::from_str(line).unwrap();
        assert_eq!(value.as_object().unwrap().len(), keys.len(), "{line}");
        let places: Vec<_> =
            keys.iter().map(|key| line.find(&format!("\"{key}\":"))).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{line}");
        value
    };
    text.lines().map(read).collect()
}

fn puzzle(name: &str, metric: Option<Metric>) -> Box<dyn Indexed> {
    catalog::find(name).unwrap().puzzle(metric).unwrap()
}

const RANDOM: [&str; 4] = ["puzzle", "seed", "position", "scramble"];

#[test]
fn scrambles_of_random_positions_lead_there_and_none_is_shorter() {
    let cases = [
        ("sliding-2x3", None),
        ("8-puzzle", None),
        ("pocket-cube", Some(Metric::QuarterTurn)),
        ("pocket-cube", Some(Metric::Clockwise)),
    ];
    parallel::map(&cases, |&(name, metric)| {
        let mut arguments =
            vec!["random", name, "--seed", "7", "--count", "5", "--json"];
        arguments.extend(metric.iter().flat_map(|m| ["--metric", m.name()]));
        let drawn = objects(&prints(&arguments), &RANDOM);
        assert_eq!(drawn.len(), 5);
        let puzzle = puzzle(name, metric);
        let start = puzzle.solved_rank() as usize;
        let table = table::CompleteTable::new(&table::After(&*puzzle), start, |_| {});
        let (table, names) = (table.unwrap(), puzzle.names());
        for object in &drawn {
            assert_eq!(
                (&object["puzzle"], &object["seed"]),
                (&catalog::find(name).unwrap().name.into(), &7.into(),)
            );
            let rank = puzzle.read_rank(object["position"].as_str().unwrap()).unwrap();
            let scramble = object["scramble"].as_str().unwrap();
            assert_eq!(puzzle.scramble_rank(scramble), Ok(rank), "{scramble}");
            // In the moves of the metric, and as many as the distance.
            let moves: Vec<&str> = scramble.split_whitespace().collect();
            assert!(moves.iter().all(|m| names.iter().any(|name| name == m)));
            assert_eq!(table.distance(rank as usize), Some(moves.len() as u8));
        }
        // Not five times the same.
        let different: BTreeSet<_> =
            drawn.iter().map(|object| object["position"].to_string()).collect();
        assert_eq!(different.len(), 5);
    });
}

#[test]
fn a_seed_gives_the_same_positions_and_none_gives_a_new_seed() {
    let draw = |extra: &[&str]| {
        prints(&[&["random", "8-puzzle", "--json", "--count", "3"], extra].concat())
    };
    assert_eq!(draw(&["--seed", "1"]), draw(&["--seed", "1"]));
    assert_ne!(draw(&["--seed", "1"]), draw(&["--seed", "2"]));
    let largest = u64::MAX.to_string();
    let drawn = objects(&draw(&["--seed", &largest]), &RANDOM);
    assert_eq!(drawn[0]["seed"], u64::MAX);
    // The chosen seed is printed, and gives the same again.
    let text = draw(&[]);
    let seed = objects(&text, &RANDOM)[0]["seed"].to_string();
    assert_eq!(draw(&["--seed", &seed]), text);
    // More of a seed begin as fewer do.
    let more =
        prints(&["random", "8-puzzle", "--json", "--count", "9", "--seed", &seed]);
    assert!(more.starts_with(&text));
}

#[test]
fn a_puzzle_too_large_for_a_table_has_positions_without_scrambles() {
    let output =
        gods(Path::new("."), &["random", "15-puzzle", "--seed", "1", "--json"], b"");
    let note = "note: no scramble: for 10,461,394,944,000 positions no table is made \
                just for that, only for up to 20,000,000\n";
    assert_eq!(String::from_utf8(output.stderr).unwrap(), note);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let drawn = objects(&text, &RANDOM);
    assert_eq!(drawn[0]["scramble"], Value::Null);
    let position = drawn[0]["position"].as_str().unwrap();
    assert!(puzzle("15-puzzle", None).read_rank(position).is_ok());
}

#[test]
fn random_positions_for_people_can_be_typed_again() {
    let text = prints(&["random", "sliding-2x2", "--seed", "3", "--count", "2"]);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[1]), (7, "seed      3", ""));
    let position = lines[2].strip_prefix("position  ").unwrap();
    assert!(lines[3].starts_with("scramble  "));
    prints(&["solve", "sliding-2x2", "--position", position]);
}

#[test]
fn all_farthest_positions_are_counted_and_solved() {
    const KEYS: [&str; 9] = [
        "puzzle",
        "metric",
        "distance",
        "count",
        "positions",
        "engine",
        "threads",
        "bytes",
        "seconds",
    ];
    for (name, metric, distance, count) in [
        ("8-puzzle", None, 31, 2),
        ("sliding-2x3", None, 21, 1),
        ("pocket-cube", Some(Metric::HalfTurn), 11, 2644),
        ("pocket-cube", Some(Metric::QuarterTurn), 14, 276),
    ] {
        let mut arguments = vec!["farthest", name, "--count", "300", "--json"];
        arguments.extend(metric.iter().flat_map(|m| ["--metric", m.name()]));
        let found = &objects(&prints(&arguments), &KEYS)[0];
        assert_eq!(found["puzzle"], catalog::find(name).unwrap().name);
        assert_eq!(found["metric"], Value::from(metric.map(Metric::name)));
        assert_eq!(
            (&found["distance"], &found["count"]),
            (&distance.into(), &count.into())
        );
        let positions = found["positions"].as_array().unwrap();
        assert_eq!(positions.len(), 300.min(count));
        let puzzle = puzzle(name, metric);
        let names = puzzle.names();
        for found in positions {
            let mut rank =
                puzzle.read_rank(found["position"].as_str().unwrap()).unwrap();
            let moves: Vec<_> =
                found["solution"].as_str().unwrap().split(' ').collect();
            assert_eq!(moves.len(), distance);
            for name in moves {
                let m = names.iter().position(|n| n == name).unwrap();
                rank = puzzle.after(rank)[m].unwrap();
            }
            assert_eq!(rank, puzzle.solved_rank());
        }
    }
}

#[test]
fn the_farthest_positions_for_people() {
    let text = prints(&["farthest", "pocket-cube", "--count", "2"]);
    assert!(text.starts_with(
        "puzzle    pocket-cube, half-turn metric\n\
         farthest  11 moves: 2,644 of 3,674,160 positions\n\
         engine    rows, 1 thread\n\nposition  "
    ));
    assert!(text.ends_with("\n\n2,642 more\n"), "{text}");
    let none = prints(&["farthest", "8-puzzle", "--count", "0"]);
    assert_eq!(
        none,
        "puzzle    sliding-3x3\nfarthest  31 moves: 2 of 181,440 positions\n\
         engine    rows, 1 thread\n"
    );
}

#[test]
fn a_plot_is_a_picture_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    for (name, metric) in [("8-puzzle", None), ("pocket-cube", Some("quarter-turn"))] {
        let file = folder.path().join("plot.svg");
        let mut arguments = vec!["plot", name, "-o", "plot.svg"];
        arguments.extend(metric.iter().flat_map(|m| ["--metric", m]));
        // The second time, over the first.
        let output = gods(folder.path(), &arguments, b"");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        assert_eq!(output.stdout, b"wrote plot.svg: rows, 1 thread\n");
        let svg = fs::read_to_string(&file).unwrap();
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
        assert!(svg.ends_with("</svg>\n") && svg.contains("<style>"), "{svg}");
        let title = match metric {
            None => "Layers of sliding-3x3</title>",
            Some(_) => "Layers of pocket-cube, quarter-turn metric</title>",
        };
        assert!(svg.contains(title), "{svg}");
        // And to standard output the same.
        arguments[3] = "-";
        assert_eq!(prints(&arguments), svg);
    }
}

#[test]
fn every_small_puzzle_of_the_catalog_has_every_command() {
    for family in CATALOG {
        let puzzles =
            family.examples.iter().map(|name| (name, puzzle(name, None).positions()));
        let (name, count) = puzzles.min_by_key(|&(_, count)| count).unwrap();
        if count > 4_000_000 {
            continue;
        }
        let random = prints(&["random", name, "--json", "--seed", "1"]);
        let drawn = &objects(&random, &RANDOM)[0];
        let (position, scramble) =
            (&drawn["position"], drawn["scramble"].as_str().unwrap());
        let folder = tempfile::tempdir().unwrap();
        let list =
            format!("scramble: {scramble}\nposition: {}\n", position.as_str().unwrap());
        fs::write(folder.path().join("list"), list).unwrap();
        let arguments = ["solve", name, "--file", "list", "--json"];
        let output = gods(folder.path(), &arguments, b"");
        assert_eq!(output.status.code(), Some(0), "{name}: {output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        let lengths: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap()["length"].clone())
            .collect();
        assert_eq!(lengths.len(), 2);
        assert_eq!(lengths[0], lengths[1], "{name}");
        assert!(prints(&["farthest", name]).contains("farthest  "));
        assert!(prints(&["plot", name, "-o", "-"]).contains("</svg>"));
        let table = prints(&["table", name, "--json"]);
        let table: Value = serde_json::from_str(&table).unwrap();
        assert!(table["positions"].as_u64().unwrap() <= count);
    }
}

const LIST: &[u8] =
    b"\xef\xbb\xbfDR\n# a comment\n\n  8 6 7 2 5 4 3 0 1\r\n867254301\n\
    1 2 3\nRX\nRU\nL\n1 2 3 4 5 6 8 7 0\nposition: 1,2,3,4,5,6,7,8,0\nscramble: D\n\
    foo: 3\n\xff\xfe\n1 2 3 4 5 6 7 7 0";

#[test]
fn a_list_is_solved_line_by_line_and_what_is_bad_does_not_stop_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.txt"), LIST).unwrap();
    let arguments = ["solve", "8-puzzle", "--file", "list.txt", "--json"];
    let output = gods(folder.path(), &arguments, b"");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "error: 8 lines could not be solved\n");
    let text = String::from_utf8(output.stdout).unwrap();
    let (good, bad): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.contains("\"length\""));
    let read = |lines: &[&str], keys: &[&str]| objects(&lines.join("\n"), keys);
    let position = [
        "line", "puzzle", "metric", "position", "length", "solution", "optimal",
        "nodes", "engine", "threads", "bytes", "seconds",
    ];
    let mut scramble = position;
    scramble[3] = "scramble";
    let (first, rest) = good.split_first().unwrap();
    let (last, middle) = rest.split_last().unwrap();
    let solved =
        [read(&[first], &scramble), read(middle, &position), read(&[last], &scramble)];
    let solved: Vec<_> = solved
        .concat()
        .iter()
        .map(|s| (s["line"].as_u64().unwrap(), s["length"].as_u64().unwrap()))
        .collect();
    assert_eq!(solved, [(1, 2), (4, 31), (5, 31), (11, 0), (12, 1)]);

    let bad = read(&bad, &["line", "error"]);
    let bad: Vec<_> = bad
        .iter()
        .map(|b| (b["line"].as_u64().unwrap(), b["error"].as_str().unwrap()))
        .collect();
    let moves = "where a move should start; the moves are U, D, L, R";
    assert_eq!(
        bad,
        [
            (6, "found 3 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0"),
            (7, &format!("found 'X' (character 2) {moves}")),
            (
                8,
                "the move U (character 2) cannot be done there, where those that can are D, L, R"
            ),
            (
                9,
                "the move L (character 1) cannot be done there, where those that can are D, R"
            ),
            (
                10,
                "this position cannot be solved: its tiles have an odd number of pairs \
                  in the wrong order (1), and every move keeps that number odd"
            ),
            (
                13,
                "found \"foo\" before a colon, where only scramble and position may be"
            ),
            (
                14,
                "found \"\u{fffd}\u{fffd}\" (character 1) where a number from 0 to 8 \
                  should be"
            ),
            (15, "7 stands twice, and 8 is missing"),
        ]
    );

    // For people, and from standard input.
    let output =
        gods(folder.path(), &["solve", "8-puzzle", "--file", "-"], b"DR\nX\n\n#");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"1: 2 moves: L U\n");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        said,
        format!(
            "-:2: found \"X\" (character 1) where a number from 0 to 8 should be\n\
             error: 1 line could not be solved\n"
        )
    );
}

#[test]
fn a_list_without_lines_is_no_mistake_and_is_noted() {
    for input in [&b""[..], b"\n# none\n"] {
        let arguments = ["solve", "8-puzzle", "--file", "-"];
        let output = gods(Path::new("."), &arguments, input);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 0));
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            "note: --file \"-\" has no line with a scramble or a position\n"
        );
    }
}

#[test]
fn the_cube_reads_moves_and_stickers_from_one_list() {
    let list = "R U F2\nUUUUBBRRRRFFDDDDFFLLLLBB\nWWWWOOGGGGBBYYYYBBRRRROO\nR L2\n\
                UUUURRRRFFFFDDDDLLLLBBBU\nUUUU\nUUUD\n";
    let arguments = ["solve", "pocket-cube", "--file", "-", "--json"];
    let output = gods(Path::new("."), &arguments, list.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (&lines[0]["scramble"], &lines[0]["length"]),
        (&"R U F2".into(), &3.into())
    );
    assert_eq!(lines[1]["position"], "UUUUBBRRRRFFDDDDFFLLLLBB");
    assert_eq!(lines[1]["solution"], "U'");
    // The colors stay those that were given.
    assert_eq!(lines[2]["position"], "WWWWOOGGGGBBYYYYBBRRRROO");
    assert_eq!(lines[2]["solution"], "U'");
    assert!(lines[3]["error"].as_str().unwrap().starts_with("'L' (character 3) would"));
    assert_eq!(lines[4]["error"], "color 'U' is on 5 facelets, and must be on 4");
    assert_eq!(
        (&lines[5]["scramble"], &lines[5]["length"]),
        (&"UUUU".into(), &0.into())
    );
    assert!(lines[6]["error"].as_str().unwrap().starts_with("'D' (character 4) would"));
}
