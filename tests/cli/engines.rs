//! Results are independent of the engine, the number of threads and what is kept.
use std::process::Command;

use base::parallel;
use gods_algorithm::cpu::Cpu;
use serde_json::Value;

use super::prints;

/// Returns the counts, one for each layer.
fn layers(arguments: &[&str]) -> Value {
    let text = prints(&[&["table"], arguments, &["--json"]].concat());
    serde_json::from_str::<Value>(&text).unwrap()["layers"].clone()
}

/// Small puzzles with their metrics, and the engines that are not the default.
const CASES: [(&[&str], &[&str]); 12] = [
    (&["sliding-2x2"], &["hoisted"]),
    (&["sliding-2x3"], &["hoisted"]),
    (&["8-puzzle"], &["hoisted"]),
    (&["pyraminx"], &["hoisted"]),
    (&["skewb"], &["hoisted"]),
    (&["pancake-8"], &["hoisted"]),
    (&["burnt-pancake-6"], &["hoisted"]),
    (&["topspin-7x4"], &["hoisted"]),
    (&["twiddle"], &["hoisted"]),
    (&["pocket-cube", "--metric", "half-turn"], &["tables", "hoisted"]),
    (&["pocket-cube", "--metric", "quarter-turn"], &["tables"]),
    (&["pocket-cube", "--metric", "clockwise"], &["tables", "unrank"]),
];

#[test]
fn engines_count_the_same() {
    parallel::map(&CASES, |&(puzzle, others)| {
        let rows = layers(&[puzzle, &["--engine", "rows"]].concat());
        assert_eq!(layers(puzzle), rows, "{puzzle:?}");
        for engine in others {
            assert_eq!(
                layers(&[puzzle, &["--engine", engine]].concat()),
                rows,
                "{engine}"
            );
        }
        assert_eq!(layers(&[puzzle, &["--threads", "2"]].concat()), rows, "{puzzle:?}");
        assert_eq!(layers(&[puzzle, &["--keep", "byte"]].concat()), rows, "{puzzle:?}");
    });
    let rows = layers(&["8-puzzle"]);
    for keep in ["nothing", "one-bit", "two-bits"] {
        assert_eq!(layers(&["8-puzzle", "--keep", keep]), rows, "{keep}");
    }
}

#[test]
fn instruction_sets_count_the_same() {
    let turned = ["pocket-cube", "pyraminx", "skewb", "twiddle"];
    let moved = ["8-puzzle", "pancake-9", "burnt-pancake-7", "topspin-9x4"];
    for name in turned.into_iter().chain(moved) {
        let expected = prints(&["table", name, "--csv"]);
        for cpu in Cpu::ALL {
            let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
            gods.args(["table", name, "--csv"]).env("GODS_CPU", cpu.to_string());
            let output = gods.output().unwrap();
            let [printed, stderr] =
                [output.stdout, output.stderr].map(String::from_utf8);
            match cpu.check() {
                Ok(_) => assert_eq!(printed.unwrap(), expected, "{cpu}"),
                Err(error) => {
                    assert_eq!(stderr.unwrap(), format!("error: GODS_CPU: {error}\n"));
                }
            }
        }
    }
}

#[test]
fn engines_find_the_same_solutions() {
    let cases: [&[&str]; 10] = [
        &["solve", "8-puzzle", "--position", "8 6 7 2 5 4 3 0 1"],
        &["solve", "pocket-cube", "R U F2 R' U2", "--metric", "quarter-turn"],
        &["solve", "pocket-cube", "R U F R", "--metric", "clockwise"],
        &["solve", "pyraminx", "U L' R B' U'"],
        &["solve", "pancake-7", "--position", "6 2 4 1 7 3 5"],
        &["solve", "burnt-pancake-5", "--position", "-1 -2 -3 -4 -5"],
        &["solve", "topspin-8x4", "F L F R R F"],
        &["farthest", "twiddle"],
        &["farthest", "8-puzzle"],
        &["farthest", "pocket-cube", "--metric", "quarter-turn", "--count", "20"],
    ];
    for arguments in cases {
        let find = |engine: &str| {
            let options = ["--engine", engine, "--json"];
            let text = prints(&[arguments, &options].concat());
            let mut found: Value = serde_json::from_str(&text).unwrap();
            let object = found.as_object_mut().unwrap();
            assert_eq!(object.remove("engine"), Some(engine.into()));
            assert!(object.remove("bytes").unwrap().as_u64().unwrap() > 0);
            object.remove("seconds").unwrap();
            found
        };
        let slow =
            if arguments.contains(&"pocket-cube") { "tables" } else { "hoisted" };
        assert_eq!(find("rows"), find(slow), "{arguments:?}");
    }
}
