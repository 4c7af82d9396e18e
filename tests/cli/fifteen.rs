//! The 15-puzzle: near without a table, far with tables that are kept; `--method`, `--plan`.
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Instant;

use gods_algorithm::fifteen::{Partition, korf, puzzle};
use gods_algorithm::puzzle::Puzzle;
use gods_algorithm::saved::SavedTable;
use serde_json::Value;
use tempfile::{TempDir, tempdir};

/// The board of Korf's hundred with the number 12, 45 moves away.
const FAR: &str = "1 3 5 6 0 13 14 9 11 4 8 12 10 7 15 2";

/// A folder for tables, and a command that uses it.
struct Cache(TempDir);

impl Cache {
    fn new() -> Self {
        Cache(tempdir().unwrap())
    }

    fn folder(&self) -> PathBuf {
        self.0.path().join("cache")
    }

    fn gods(&self, arguments: &[&str]) -> Output {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(arguments).env("GODS_CACHE", self.folder()).output().unwrap()
    }

    /// What a command prints, and what it says beside.
    #[track_caller]
    fn says(&self, code: i32, arguments: &[&str]) -> (String, String) {
        let output = self.gods(arguments);
        let [printed, said] =
            [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
        (printed, said)
    }

    /// A solution of the far board: what it says beside.
    #[track_caller]
    fn solves_far(&self, more: &[&str]) -> String {
        let arguments = ["solve", "15-puzzle", "--position", FAR, "--json"];
        let (printed, said) = self.says(0, &[&arguments[..], more].concat());
        let solved: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!(
            (&solved["length"], &solved["engine"]),
            (&45.into(), &"ida-star".into())
        );
        assert_eq!(solved["optimal"], true);
        let names = solved["solution"].as_str().unwrap().split(' ');
        let puzzle = puzzle();
        let end = names.fold(korf::instances()[11].board(), |board, name| {
            let m = (0..4).find(|&m| puzzle.name(m) == name).unwrap();
            puzzle.apply(&board, m).unwrap()
        });
        assert_eq!(end, puzzle.solved());
        said
    }
}

#[test]
fn what_is_near_needs_no_table_and_what_is_far_keeps_them() {
    let cache = Cache::new();
    let (printed, said) = cache.says(0, &["solve", "15-puzzle", "DRUL"]);
    assert!(printed.contains("engine    both-ends"), "{printed}");
    assert_eq!(said, "");
    assert!(!cache.folder().exists());

    let begins = "note: sliding-4x4: IDA* with the tables 6-6-3, 11.0 MiB that are ";
    let said = cache.solves_far(&[]);
    assert!(said.starts_with(&format!("{begins}built in about a second and kept in ")));
    let files = fs::read_dir(cache.folder()).unwrap().count();
    assert_eq!((files, said.lines().count()), (3, 1));
    assert_eq!(cache.solves_far(&[]), format!("{begins}saved\n"));
    assert_eq!(cache.solves_far(&["--tables", "6-6-3"]), format!("{begins}saved\n"));

    // A byte that was changed is seen, told and mended.
    let file = &Partition::SixSixThree.files(&cache.folder())[0];
    let whole = fs::read(file).unwrap();
    let mut damaged = whole.clone();
    damaged[1_000_000] ^= 4;
    fs::write(file, damaged).unwrap();
    let said = cache.solves_far(&[]);
    assert!(said.contains("its table is damaged"), "{said}");
    assert!(said.ends_with("; it is built anew\n"), "{said}");
    assert_eq!(fs::read(file).unwrap(), whole);
    // One that cannot be read as such, too: it has another version.
    let mut older = whole.clone();
    older[16] = 0;
    fs::write(file, older).unwrap();
    assert!(cache.solves_far(&[]).contains("version 0 of the format"));
    let (printed, said) = cache.says(0, &["tables", "check"]);
    assert_eq!((printed.lines().count(), said.as_str()), (3, ""));
}

#[test]
fn where_nothing_can_be_kept_tables_are_built_in_memory() {
    let cache = Cache::new();
    // The folder is a file.
    fs::write(cache.folder(), "").unwrap();
    let said = cache.solves_far(&[]);
    assert!(said.contains("note: the tables 6-6-3 cannot be kept: "), "{said}");
}

#[test]
fn tables_are_built_when_they_are_asked_for() {
    let cache = Cache::new();
    let said = |what: &str| {
        format!("{what} 6-6-3, 11.0 MiB, in {}\n", cache.folder().display())
    };
    assert_eq!(cache.says(0, &["tables", "build"]), (said("built"), String::new()));
    let again = cache.says(0, &["tables", "build", "6-6-3"]);
    assert_eq!(again, (said("there already:"), String::new()));
    let (_, refused) = cache.says(2, &["tables", "build", "7-7"]);
    assert_eq!(
        refused,
        "error: found \"7-7\", and there are the tables 6-6-3 and 7-8; did you mean 7-8?\n"
    );
}

/// Killed at twenty moments, from its first instant to its last: the next run starts clean. And
/// two that build at once leave one good file of each table.
#[test]
fn whatever_ends_a_build_the_next_one_is_whole() {
    let cache = Cache::new();
    let build = || {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(["tables", "build"]).env("GODS_CACHE", cache.folder());
        gods.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
    };
    let begin = Instant::now();
    assert!(build().wait().unwrap().success());
    let lasts = begin.elapsed();
    let mut ended = 0;
    for moment in 0..20 {
        fs::remove_dir_all(cache.folder()).unwrap_or_default();
        let mut child = build();
        thread::sleep(lasts * moment / 20);
        ended += usize::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
        // What is there is whole, or is no table.
        let saved = Partition::SixSixThree.files(&cache.folder());
        for file in saved.iter().filter(|file| file.exists()) {
            SavedTable::open_any(file).unwrap();
        }
        assert!(build().wait().unwrap().success());
        let names = fs::read_dir(cache.folder()).unwrap().count();
        assert_eq!(names, 3, "moment {moment}");
    }
    assert!(ended >= 10, "only {ended} were killed");
    fs::remove_dir_all(cache.folder()).unwrap();
    let two = [build(), build()];
    two.into_iter().for_each(|mut child| assert!(child.wait().unwrap().success()));
    let (printed, _) = cache.says(0, &["tables", "check"]);
    assert_eq!(printed.lines().filter(|line| line.starts_with("good ")).count(), 3);
}

#[test]
fn a_method_does_what_it_says() {
    let cache = Cache::new();
    let board = ["--position", "8 6 7 2 5 4 3 0 1", "--json"];
    for (method, engine) in
        [("both-ends", "both-ends"), ("table", "rows"), ("ida-star", "ida-star")]
    {
        let arguments =
            [&["solve", "8-puzzle", "--method", method], &board[..]].concat();
        let (printed, _) = cache.says(0, &arguments);
        let solved: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!(
            (&solved["length"], &solved["engine"]),
            (&31.into(), &engine.into())
        );
    }
    let cube =
        ["solve", "pocket-cube", "R U F R2 U F R U2", "--json", "--method", "ida-star"];
    for metric in ["half-turn", "quarter-turn", "clockwise"] {
        let measured = [&cube[..4], &["--metric", metric]].concat();
        let (by_table, _) = cache.says(0, &measured);
        let deepened = [&cube[..], &["--metric", metric]].concat();
        let (by_search, said) = cache.says(0, &deepened);
        let [table, search] = [by_table, by_search]
            .map(|printed| serde_json::from_str::<Value>(&printed).unwrap());
        assert_eq!(table["length"], search["length"], "{metric}");
        assert!(said.contains("the larger of two pruning tables"), "{said}");
    }
    for (arguments, right) in [
        (
            &["solve", "8-puzzle", "DR", "--tables", "7-8"][..],
            "found --tables, and sliding-3x3 has none: they are the 15-puzzle's",
        ),
        (
            &["solve", "pancake-7", "2 3", "--method", "ida-star"],
            "no lower bound of pancake-7 is known: there are some of sliding puzzles and of \
             the pocket cube",
        ),
        (
            &["solve", "24-puzzle", "DR"],
            "sliding-5x5: found 25 cells, and there must be at most 20: the positions of more \
             than 20 cells have no 64-bit numbers",
        ),
        (
            &["solve", "8-puzzle", "DR", "--method", "table", "--max-nodes", "9"],
            "found --max-nodes and --method table: --max-nodes is for --method ida-star",
        ),
        (
            &["solve", "8-puzzle", "DR", "--engine", "rows", "--max-nodes", "9"],
            "found --engine, which makes a table, and what is for --method ida-star",
        ),
        (
            &["solve", "8-puzzle", "DR", "--engine", "rows", "--method", "both-ends"],
            "found --engine, which makes a table, and --method both-ends: give one of the two",
        ),
        (
            &["solve", "8-puzzle", "DR", "--table", "none.gods", "--max-nodes", "9"],
            "'--table <FILE>' cannot be used with '--max-nodes <N>'",
        ),
        (
            &["solve", "15-puzzle", "DR", "--tables", "5-5-5"],
            "--tables: found \"5-5-5\", and there are the tables 6-6-3 and 7-8",
        ),
        (
            &["solve", "15-puzzle", "DR", "--max-nodes", "-1"],
            "found --max-nodes \"-1\", and it must be a whole number from 1",
        ),
        (
            &["solve", "15-puzzle", "--position", FAR, "--max-memory", "1M"],
            "IDA* with the tables 6-6-3 needs ",
        ),
        (
            &[
                "solve",
                "15-puzzle",
                "--position",
                FAR,
                "--method",
                "both-ends",
                "--max-memory",
                "1M",
            ],
            "no way was found from both ends among 10,485 positions",
        ),
    ] {
        let (printed, said) = cache.says(2, arguments);
        assert!(printed.is_empty() && said.contains(right), "{said}");
    }
}

#[test]
fn ida_star_gives_up_where_it_is_told_to() {
    let cache = Cache::new();
    let far = "8 6 7 2 5 4 3 0 1";
    let few = ["solve", "8-puzzle", "--position", far, "--max-nodes", "1", "--method"];
    let (_, said) = cache.says(2, &[&few[..], &["ida-star"]].concat());
    let right = "moves or more: allow more --max-nodes\n";
    assert!(said.starts_with("note: ") && said.ends_with(right), "{said}");
    // Half of a board with 20 cells that needs no more.
    let near = ["solve", "sliding-4x5", "DDRRULDRULDLU", "--method", "ida-star"];
    let (printed, said) = cache.says(0, &near);
    assert!(printed.contains("length    9 moves"), "{printed}");
    assert!(said.contains("IDA* with linear conflict; far from solved"), "{said}");
    // A board with as many cells as the 15-puzzle, and too many lines for walking distances.
    let long = ["solve", "sliding-2x8", "RR", "--method", "ida-star"];
    let (printed, said) = cache.says(0, &long);
    assert!(printed.contains("length    2 moves"), "{printed}");
    assert!(said.contains("IDA* with linear conflict; far from solved"), "{said}");
}

/// What a bound takes is told with what the search takes.
#[test]
fn the_tables_of_a_bound_count_among_the_bytes() {
    let cache = Cache::new();
    for (arguments, least) in [
        // A byte for each order, and one for each twist.
        (["pocket-cube", "R U F"], 5_040 + 729),
        // The 105 contents of the 8-puzzle, in rows and in columns.
        (["8-puzzle", "DR"], 2 * 105),
        (["sliding-4x5", "DR"], 1),
    ] {
        let method = ["--method", "ida-star", "--json"];
        let (printed, _) =
            cache.says(0, &[&["solve"], &arguments[..], &method].concat());
        let solved: Value = serde_json::from_str(&printed).unwrap();
        assert!(solved["bytes"].as_u64() >= Some(least), "{solved}");
    }
}

/// A plan is told, and nothing is done.
#[test]
fn a_plan_says_what_would_be_done_for_every_puzzle() {
    let cache = Cache::new();
    let (printed, said) = cache.says(0, &["solve", "15-puzzle", "--plan"]);
    assert_eq!(said, "");
    let right = "sliding-4x4, each if those before find none:\n\
                 1. from both ends, among 20,000 positions, in up to 1.9 MiB\n\
                 2. IDA* with the tables 6-6-3, 11.0 MiB that are built in about a second and \
                 kept in ";
    assert!(printed.starts_with(right), "{printed}");
    assert!(!cache.folder().exists());
    let keys = |plan: &Value| {
        let steps = plan["steps"].as_array().unwrap();
        let methods =
            steps.iter().map(|step| step["method"].as_str().unwrap().to_owned());
        methods.collect::<Vec<_>>().join(" ")
    };
    for (name, methods) in [
        ("pocket-cube", "table"),
        ("8-puzzle", "table"),
        ("15-puzzle", "both-ends ida-star"),
        ("sliding-4x5", "both-ends ida-star"),
        ("pancake-13", "both-ends table"),
        ("hanoi-3x20", "both-ends table"),
        ("rubik-edges", "both-ends table"),
    ] {
        let (printed, _) =
            cache.says(0, &["solve", name, "--plan", "--json", "--threads", "1"]);
        let plan: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!(keys(&plan), methods, "{name}: {plan}");
    }
    // What cannot be done is said as well.
    let (printed, _) = cache.says(0, &["solve", "hanoi-3x20", "--plan"]);
    assert!(printed.contains("2. no complete table: "), "{printed}");
}
