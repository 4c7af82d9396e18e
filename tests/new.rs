//! `gods new` in a copy of the repository: new parts are complete and pass all tests, and
//! rejected names change nothing.
#![cfg(feature = "tool")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// Folders that are not copied.
const EXCLUDED: [&str; 3] = [".git", "target", "api"];

/// Copies the repository without build output.
fn copy_repository() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, _) in files(Path::new(env!("CARGO_MANIFEST_DIR"))) {
        let to = folder.path().join(&path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path), to).unwrap();
    }
    folder
}

/// Returns every file of a folder by path, with its length.
fn files(root: &Path) -> BTreeMap<PathBuf, u64> {
    let (mut files, mut folders) = (BTreeMap::new(), vec![root.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if EXCLUDED.iter().any(|name| path.ends_with(name)) {
                continue;
            }
            if path.is_dir() {
                folders.push(path)
            } else {
                let long = fs::metadata(&path).unwrap().len();
                files.insert(path.strip_prefix(root).unwrap().to_owned(), long);
            }
        }
    }
    files
}

fn gods(root: &Path, arguments: &[&str]) -> Output {
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    // The environment variable of cargo would point to the original.
    gods.env_remove("CARGO_MANIFEST_DIR").current_dir(root);
    gods.args(arguments).output().unwrap()
}

/// Returns the output of a successful command.
#[track_caller]
fn run_ok(root: &Path, arguments: &[&str]) -> String {
    let output = gods(root, arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {stderr}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn rejects_bad_names_without_changes() {
    let folder = copy_repository();
    let before = files(folder.path());
    let taken = "already: choose another";
    let package = "and Cargo.toml has a package that is called so: choose another";
    let cases: [(&[&str], &str); 7] = [
        (
            &["chapter", "Lower Bounds"],
            "found the name \"Lower Bounds\", and a name is",
        ),
        (&["chapter", "pruning"], package),
        (&["chapter", "guide"], "and there is chapters/guide.md already"),
        (
            &["exercise", "prunning", "x"],
            "no chapter \"prunning\": did you mean pruning?",
        ),
        (&["exercise", "pruning", "dials-with-a-sum"], taken),
        (&["puzzle", "pyraminx"], "and the catalog has a puzzle that is called so"),
        (&["puzzle", "pieces"], "and there is code/puzzle/src/pieces.rs already"),
    ];
    for (arguments, expected) in cases {
        let output = gods(folder.path(), &[&["new"], arguments].concat());
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {stderr}");
        assert!(stderr.contains(expected) && stderr.lines().count() == 1, "{stderr}");
        assert!(output.stdout.is_empty());
    }
    assert_eq!(files(folder.path()), before);
}

/// Returns a copy with a new chapter, exercises and a puzzle.
fn copy_with_generated_items() -> TempDir {
    let folder = copy_repository();
    let root = folder.path();
    for arguments in [
        &["new", "chapter", "ring-of-numbers"][..],
        &["new", "exercise", "ring-of-numbers", "sum-of-a-ring"],
        &["new", "exercise", "ring-of-numbers", "ring-again"],
        &["new", "exercise", "orientation", "two-dials-more"],
        &["new", "puzzle", "four-in-a-row"],
    ] {
        let before = files(root);
        let message = run_ok(root, arguments);
        // The output names every new and every changed file.
        let mut new_files = 0;
        for line in message.lines() {
            let Some((what, path)) = line.split_once("  ") else { continue };
            let there = before.contains_key(Path::new(path.trim()));
            match what {
                "new" => assert!(!there && root.join(path.trim()).is_file(), "{line}"),
                "changed" => assert!(there, "{line}"),
                _ => continue,
            }
            new_files += usize::from(what == "new");
        }
        assert_eq!(files(root).len(), before.len() + new_files, "{message}");
    }
    folder
}

#[test]
fn new_parts_are_listed_and_marked() {
    let folder = copy_with_generated_items();
    let root = folder.path();
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    for (path, line) in [
        ("src/lib.rs", "pub use ring_of_numbers;\n"),
        ("Cargo.toml", "\nring-of-numbers.workspace = true\n"),
        ("ARCHITECTURE.md", "\n| `ring-of-numbers` | Ring of numbers | "),
        ("chapters/SUMMARY.md", "\n- [Ring of numbers](ring-of-numbers.md)\n"),
        ("chapters/SUMMARY.md", "\n    - [Four in a row](puzzles/four-in-a-row.md)\n"),
        ("chapters/teaching/course.toml", "\"ring-of-numbers.md#the-idea\",\n]"),
        ("code/puzzle/src/catalog.rs", "\n    crate::four_in_a_row::FAMILY,\n];"),
        ("code/puzzle/tests/main.rs", "\nmod four_in_a_row;\n"),
        ("chapters/orientation.md", "\n\n{{#exercise two-dials-more}}\n"),
    ] {
        assert!(read(path).contains(line), "{path}: {line}");
    }
    let chapter = read("chapters/ring-of-numbers.md");
    let shown = "## Exercises\n\n{{#exercise sum-of-a-ring}}\n\n{{#exercise ring-again}}\n\n\
                 ## What you can do now";
    assert!(chapter.contains(shown), "{chapter}");
    // Sorted lists stay sorted, as rustfmt requires.
    let library = read("src/lib.rs");
    let modules = library.lines().filter(|line| line.starts_with("pub use "));
    assert!(modules.is_sorted());

    run_ok(root, &["book", "coverage", "--crate", "ring-of-numbers"]);
}

/// The new parts have no errors, apart from links to the API documentation, which is not
/// built here. The facts are added as the recompiled tool would compute them.
#[test]
fn new_parts_pass_book_check() {
    let folder = copy_with_generated_items();
    let root = folder.path();
    fs::remove_file(root.join("Cargo.toml")).unwrap(); // so no crate is documented
    let facts = root.join("chapters/figures/facts.json");
    let more = fs::read_to_string(&facts).unwrap();
    let more = more.replacen('{', "{\"four-in-a-row.positions\": 24,", 1);
    fs::write(&facts, more).unwrap();
    let stderr = String::from_utf8(gods(root, &["book", "check"]).stderr).unwrap();
    let is_link = |line: &str| line.contains("`api/") || line.contains("`../api/");
    let other_errors: Vec<_> = stderr.lines().filter(|line| !is_link(line)).collect();
    assert!(stderr.contains("api/") && other_errors.is_empty(), "{other_errors:#?}");
}

/// Compiles the tool with the new puzzle.
#[test]
#[ignore = "takes minutes"]
fn new_parts_pass_their_tests() {
    let folder = copy_with_generated_items();
    let root = folder.path();
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/begun");
    let cargo = |line: &str| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.current_dir(root).env_remove("CARGO_MANIFEST_DIR");
        cargo.env("CARGO_TARGET_DIR", &target).env("CARGO_PROFILE_DEV_OPT_LEVEL", "2");
        let output = cargo.args(line.split(' ')).output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "cargo {line}:\n{stderr}");
    };
    for line in [
        "run --offline -- figures",
        "run --offline -- book sessions puzzles --write",
        "run --offline -p gods-course -- plans",
        "run --offline -- book check",
        "run --offline -- book coverage",
        "run --offline -- figures --check",
        "run --offline -- exercises ring-of-numbers --prove",
        "run --offline -- exercises two-dials-more --prove",
        "test --offline -p gods-ring-of-numbers -p gods-puzzle",
        "test --offline -p gods-table --test catalog",
        "test --offline --test architecture --test readmes --test release",
        "clippy --offline -p gods-ring-of-numbers -p gods-puzzle --all-targets -- -D warnings",
        "fmt --all --check",
    ] {
        cargo(line);
    }
}
