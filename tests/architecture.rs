//! The workspace follows ARCHITECTURE.md: each crate uses only what its row allows,
//! chapter crates only compute, and no file is too long.
#![cfg(feature = "tool")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Maximum lines of a file.
const MAX_LINES: usize = 450;

/// Effects forbidden in a chapter crate, each with a text that reveals it.
const EFFECTS: [(&str, &str); 13] = [
    ("print!", "prints"),
    ("println!", "prints"),
    ("dbg!", "prints"),
    ("std::fs", "reads files"),
    ("File::", "reads files"),
    ("std::io", "reads or prints"),
    ("std::env", "reads the environment"),
    ("env!", "reads the environment"),
    ("std::net", "uses the network"),
    ("std::process", "starts or ends processes"),
    ("std::thread", "starts threads"),
    ("Instant::", "reads the clock"),
    ("SystemTime::", "reads the clock"),
];

/// Allowed effects: `saved` is for files, `judge` prints a verdict, and a search uses
/// threads that end before it returns.
const ALLOWED_EFFECTS: [(&str, &[&str]); 6] = [
    ("code/saved/src/", &["std::fs", "std::io", "std::process", "File::"]),
    (
        "code/judge/src/report.rs",
        &["std::fs", "std::io", "std::process", "std::thread"],
    ),
    ("code/ida-star/src/threads.rs", &["std::thread"]),
    ("code/pattern-database/src/threads.rs", &["std::thread"]),
    ("code/two-phase/src/search.rs", &["std::thread"]),
    ("code/optimal/src/threads.rs", &["std::thread"]),
];

/// Folders of the crate `book`, each with the modules that it may not use.
const FOLDER_RULES: [(&str, &[&str]); 2] = [
    ("src/book/src/model", &["rules", "expand", "site"]),
    ("src/book/src/expand", &["site"]),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the Rust files in a folder: path from the root, and text.
fn rust_files(folder: &str) -> Vec<(String, String)> {
    let (mut files, mut folders) = (Vec::new(), vec![PathBuf::from(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).unwrap() {
            let path = folder.join(entry.unwrap().file_name());
            if root().join(&path).is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(root().join(&path)).unwrap();
                files.push((path.display().to_string().replace('\\', "/"), text));
            }
        }
    }
    files.sort();
    files
}

/// Returns the crates of the workspace by folder, such as `code/puzzle`, each with its
/// dependencies in the workspace.
fn crates() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let folder = |path: &serde_json::Value| {
        let inner = Path::new(path.as_str()?).strip_prefix(root()).ok()?;
        Some(inner.to_str()?.replace('\\', "/"))
    };
    let crates = metadata["packages"].as_array().unwrap().iter().map(|package| {
        let manifest = folder(&package["manifest_path"]).unwrap();
        let dependencies = package["dependencies"].as_array().unwrap().iter();
        let normal = dependencies.filter(|dependency| dependency["kind"].is_null());
        let uses = normal.filter_map(|dependency| folder(&dependency["path"]));
        (
            manifest.trim_end_matches("Cargo.toml").trim_end_matches('/').into(),
            uses.collect(),
        )
    });
    crates.filter(|(name, _): &(String, _)| !name.is_empty()).collect()
}

/// Returns the rows of the tables of crates in order: a name, and the names in its last
/// cell. Other tables have no column `may use`.
fn rows(architecture: &str) -> Vec<(String, Vec<String>)> {
    let names = |cell: &str| -> Vec<String> {
        cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let mut is_crates = false;
    let mut rows = Vec::new();
    for line in architecture.lines() {
        let cells: Vec<_> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells[0] == "crate" {
            is_crates = cells.last() == Some(&"may use");
        } else if !line.starts_with('|') {
            is_crates = false;
        } else if is_crates && let Some(name) = names(cells[0]).first() {
            rows.push((name.clone(), names(cells[cells.len() - 1])));
        }
    }
    rows
}

/// Returns the differences between the tables and the crates. A row may use only rows
/// above it; `code/*` means all crates in `code/`.
fn faults(
    architecture: &str,
    crates: &BTreeMap<String, BTreeSet<String>>,
) -> Vec<String> {
    let short = |folder: &str| folder.rsplit('/').next().unwrap_or(folder).to_owned();
    let mut above: BTreeSet<String> = BTreeSet::new();
    let mut faults = Vec::new();
    for (name, may_use) in rows(architecture) {
        let found = crates.iter().find(|(folder, _)| short(folder) == name);
        let Some((_, uses)) = found else {
            faults.push(format!("there is no crate `{name}`"));
            continue;
        };
        for used in uses {
            let all =
                used.starts_with("code/") && may_use.contains(&"code/*".to_owned());
            if !all && !may_use.contains(&short(used)) {
                faults.push(format!(
                    "`{name}` uses `{used}`, which its row does not allow"
                ));
            }
        }
        let early =
            may_use.iter().filter(|used| *used != "code/*" && !above.contains(*used));
        faults.extend(early.map(|used| format!("`{name}`: `{used}` is not above it")));
        above.insert(name);
    }
    let missing = crates.keys().filter(|folder| !above.contains(&short(folder)));
    faults.extend(missing.map(|folder| format!("{folder} has no row")));
    faults
}

#[test]
fn crates_use_only_allowed_crates() {
    let architecture = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let crates = crates();
    assert!(crates.len() > 20, "{crates:?}");
    let faults = faults(&architecture, &crates);
    assert!(faults.is_empty(), "ARCHITECTURE.md:\n{}", faults.join("\n"));
}

#[test]
fn finds_wrong_rows() {
    let table =
        |rows: &str| format!("| crate | holds | may use |\n|---|---|---|\n{rows}");
    let crates = |b: &[&str]| {
        let b = b.iter().map(|used| used.to_string()).collect();
        BTreeMap::from([
            ("code/a".to_owned(), BTreeSet::new()),
            ("src/b".to_owned(), b),
        ])
    };
    let expected = table("| `a` | `x` | – |\n| `b` | y | `code/*` |\n");
    assert_eq!(faults(&expected, &crates(&["code/a"])), [""; 0]);
    let none = table("| `a` | x | – |\n| `b` | y | – |\n");
    let message = faults(&none, &crates(&["code/a"]));
    assert_eq!(message, ["`b` uses `code/a`, which its row does not allow"]);
    let turned = table("| `b` | y | `a` |\n| `a` | x | – |\n");
    assert_eq!(faults(&turned, &crates(&["code/a"])), ["`b`: `a` is not above it"]);
    let message = faults(&table("| `a` | x | – |\n| `c` | y | – |\n"), &crates(&[]));
    assert_eq!(message, ["there is no crate `c`", "src/b has no row"]);
}

#[test]
fn chapter_crates_only_compute() {
    let crates = crates();
    let mut found = Vec::new();
    for folder in crates.keys().filter(|folder| folder.starts_with("code/")) {
        for (path, text) in rust_files(&format!("{folder}/src")) {
            let may =
                ALLOWED_EFFECTS.iter().filter(|(place, _)| path.starts_with(place));
            let may: Vec<_> = may.flat_map(|(_, effects)| *effects).collect();
            for (n, line) in (1..).zip(text.lines()) {
                let code = line.split("//").next().unwrap_or_default();
                let effects = EFFECTS.iter().filter(|(text, _)| code.contains(text));
                let refused = effects.filter(|(text, _)| !may.contains(&text));
                found.extend(refused.map(|(_, does)| format!("{path}:{n}: {does}")));
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// A file that `tests/main.rs` does not name, and the manifest neither, would not be run.
#[test]
fn test_files_are_run() {
    for folder in crates().keys() {
        let tests = format!("{folder}/tests");
        let Ok(main) = fs::read_to_string(root().join(&tests).join("main.rs")) else {
            continue;
        };
        let manifest = fs::read_to_string(root().join(folder).join("Cargo.toml"));
        let manifest = manifest.unwrap();
        for (path, _) in rust_files(&tests) {
            let inner = path[tests.len() + 1..].trim_end_matches(".rs");
            let name = inner.split('/').next().unwrap();
            let is_run = main.contains(&format!("\nmod {name};\n"))
                || manifest.contains(&format!("[[test]]\nname = \"{name}\"\n"));
            let is_helper = inner.ends_with("/mod");
            assert!(name == "main" || is_run || is_helper, "{path}: not in main.rs");
        }
    }
}

#[test]
fn book_folders_use_only_earlier_ones() {
    for (folder, not) in FOLDER_RULES {
        for (path, text) in rust_files(folder) {
            for name in not {
                assert!(
                    !text.contains(&format!("crate::{name}::")),
                    "{path} uses {name}"
                );
            }
        }
    }
}

#[test]
fn files_are_not_too_long() {
    let crates = crates();
    let folders = crates.keys().map(|folder| folder.as_str()).chain(["src", "tests"]);
    for (path, text) in
        folders.collect::<BTreeSet<_>>().into_iter().flat_map(rust_files)
    {
        let lines = text.lines().count();
        assert!(
            lines <= MAX_LINES,
            "{path} has {lines} lines, and may have {MAX_LINES}"
        );
    }
}
