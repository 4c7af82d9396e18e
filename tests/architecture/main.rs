//! ARCHITECTURE.md says what the workspace is: its rooms are the crates, each uses what
//! it may, and a chapter crate does nothing but compute.
#![cfg(feature = "tool")]

mod effects;

use effects::effects;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The most lines of a file: more are two ideas.
const LONGEST: usize = 450;
/// A row of the table of rooms.
#[derive(Debug, PartialEq, Eq)]
struct Room {
    name: String,
    chapter: String,
    may_use: BTreeSet<String>,
    line: usize,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The cells of each row that begins with a name in backquotes, and its line.
fn rows(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("| `")).map(
        |(n, line)| (n, line.trim_matches('|').split('|').map(str::trim).collect()),
    )
}

/// What stands in backquotes.
fn names(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The rooms: the rows of four cells.
fn rooms(architecture: &str) -> Vec<Room> {
    let rooms = rows(architecture).filter_map(|(line, cells)| {
        let [name, chapter, _, may_use] = cells[..] else { return None };
        let name = names(name).pop_first()?;
        Some(Room { name, chapter: chapter.to_owned(), may_use: names(may_use), line })
    });
    rooms.collect()
}

/// What is wrong with the rooms, given which crate uses which.
fn wrong(rooms: &[Room], crates: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut above = BTreeSet::new();
    for room in rooms {
        let Room { name, may_use, line, .. } = room;
        let place = format!("ARCHITECTURE.md:{line}");
        let list = |names: Vec<&String>| {
            names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
        };
        let early: Vec<_> = may_use.difference(&above).collect();
        if !early.is_empty() {
            let early = list(early);
            wrong.push(format!(
                "{place}: `{name}` may use {early}, which is not above it"
            ));
        }
        match crates.get(name) {
            None => wrong.push(format!("{place}: there is no crate `{name}` in code/")),
            Some(uses) => {
                let more: Vec<_> = uses.difference(may_use).collect();
                if !more.is_empty() {
                    wrong.push(format!(
                        "{place}: `{name}` uses {}, which its row does not allow",
                        list(more)
                    ));
                }
            }
        }
        if !above.insert(name.clone()) {
            wrong.push(format!("{place}: `{name}` has a second row"));
        }
    }
    let missing = crates.keys().filter(|name| !above.contains(*name));
    wrong.extend(missing.map(|name| {
        format!(
            "ARCHITECTURE.md:1: the crate code/{name} has no row in the table of rooms"
        )
    }));
    wrong
}

/// How a package from outside the book is used: with which features, by which crates.
type Use = (BTreeSet<String>, BTreeSet<String>);
/// The packages from outside the book.
type Packages = BTreeMap<String, Use>;

/// The table of packages: the rows of three cells.
fn packages(architecture: &str) -> Packages {
    let rows = rows(architecture).filter_map(|(_, cells)| {
        let [package, users, _] = cells[..] else { return None };
        let mut words = package.split('`').skip(1).step_by(2).map(str::to_owned);
        Some((words.next()?, (words.collect(), names(users))))
    });
    rows.collect()
}

/// What is wrong with the packages, given those that are used.
fn foreign(table: &Packages, used: &Packages) -> Vec<String> {
    let none = (BTreeSet::new(), BTreeSet::new());
    let all: BTreeSet<_> = table.keys().chain(used.keys()).collect();
    let mut wrong = Vec::new();
    for package in all {
        let [may, does] =
            [table, used].map(|packages| packages.get(package).unwrap_or(&none));
        if may != does {
            wrong.push(format!(
                "ARCHITECTURE.md: the table of packages says of `{package}` features {:?} \
                 and crates {:?}; Cargo.toml says {:?} and {:?}",
                may.0, may.1, does.0, does.1
            ));
        }
    }
    wrong
}

/// The packages that the crates in `code/` use, their tests aside, from cargo.
fn used() -> Packages {
    let mut used = Packages::new();
    for package in metadata()["packages"].as_array().unwrap() {
        let Some(name) = folder(&package["manifest_path"]) else { continue };
        for dependency in package["dependencies"].as_array().unwrap() {
            if dependency["path"].is_null() && dependency["kind"] != "dev" {
                let package = dependency["name"].as_str().unwrap().to_owned();
                let features = dependency["features"].as_array().unwrap().iter();
                let features = features.map(|name| name.as_str().unwrap().to_owned());
                let entry = used.entry(package).or_default();
                entry.0.extend(features);
                entry.1.insert(name.clone());
            }
        }
    }
    used
}

/// The folder in `code/` that a path is in.
fn folder(path: &serde_json::Value) -> Option<String> {
    let path = Path::new(path.as_str()?);
    let inner = path.strip_prefix(root().join("code")).ok()?;
    inner.components().next().map(|c| c.as_os_str().to_str().unwrap().to_owned())
}

/// What cargo says of the workspace.
fn metadata() -> serde_json::Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The crates in `code/`, each with those that it builds on, from cargo.
fn crates() -> BTreeMap<String, BTreeSet<String>> {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap().iter();
    let crates = packages.filter_map(|package| {
        let dependencies = package["dependencies"].as_array().unwrap().iter();
        let normal = dependencies.filter(|dependency| dependency["kind"].is_null());
        let uses =
            normal.filter_map(|dependency| folder(&dependency["path"])).collect();
        Some((folder(&package["manifest_path"])?, uses))
    });
    crates.collect()
}

/// What is wrong with a file's length.
fn long(path: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    (lines > LONGEST).then(|| {
        format!(
            "{path}:{}: the file has {lines} lines, and may have {LONGEST}: split it by ideas",
            LONGEST + 1
        )
    })
}

/// The Rust files in a folder: path from the root, and text.
fn programs(folder: &str) -> Vec<(String, String)> {
    let (mut files, mut folders) = (Vec::new(), vec![PathBuf::from(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).unwrap() {
            let path = folder.join(entry.unwrap().file_name());
            if root().join(&path).is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                files.push((path.display().to_string().replace('\\', "/"), read(path)));
            }
        }
    }
    files.sort();
    files
}

#[test]
fn the_rooms_are_the_crates_and_each_uses_what_it_may() {
    let crates = crates();
    assert!(crates.len() >= 6, "{crates:?}");
    let wrong = wrong(&rooms(&read("ARCHITECTURE.md")), &crates);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_packages_from_outside_are_those_of_the_table() {
    let packages = packages(&read("ARCHITECTURE.md"));
    assert!(packages.contains_key("thiserror"), "{packages:?}");
    let wrong = foreign(&packages, &used());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_chapters_and_places_of_the_tables_exist() {
    let architecture = read("ARCHITECTURE.md");
    let summary = read("chapters/SUMMARY.md");
    for Room { chapter, line, .. } in rooms(&architecture) {
        let has = summary.contains(&format!("[{chapter}]("));
        assert!(has, "ARCHITECTURE.md:{line}: the book has no chapter `{chapter}`");
    }
    for (line, cells) in rows(&architecture).filter(|(_, cells)| cells.len() == 2) {
        for place in names(cells[0]) {
            let exists = root().join(&place).exists();
            assert!(exists, "ARCHITECTURE.md:{line}: there is no {place}");
        }
    }
}

#[test]
fn chapter_crates_do_nothing_but_compute() {
    let mut found = Vec::new();
    for name in crates().keys() {
        let files = programs(&format!("code/{name}/src"));
        assert!(files.iter().any(|(path, _)| path.ends_with("lib.rs")), "{name}");
        found.extend(files.iter().flat_map(|(path, text)| effects(path, text)));
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn no_file_is_two_ideas() {
    let files = ["code", "src", "tests"].into_iter().flat_map(programs);
    let found: Vec<_> = files.filter_map(|(path, text)| long(&path, &text)).collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// What is planted is found: each of these checks sees what it is there for.
mod planted {
    use super::*;

    const TABLE: &str = "# A\n\n| crate | chapter | holds | may use |\n|---|---|---|---|\n\
                         | `a` | A | x | – |\n| `b` | B | x, `y` | `a` |\n";

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| name.to_string()).collect()
    }

    #[test]
    fn rooms_that_are_wrong() {
        let uses = |name: &str, uses: &[&str]| (name.to_owned(), set(uses));
        let a = || uses("a", &[]);
        let found = |text: &str, crates| wrong(&rooms(text), &BTreeMap::from(crates));

        assert_eq!(rooms(TABLE)[1].may_use, set(&["a"]));
        assert!(found(TABLE, [a(), uses("b", &["a"])]).is_empty());
        assert_eq!(
            found(TABLE, [uses("a", &["b"]), uses("b", &[])]),
            ["ARCHITECTURE.md:5: `a` uses `b`, which its row does not allow"]
        );
        assert_eq!(
            found(TABLE, [a(), uses("c", &[])]),
            [
                "ARCHITECTURE.md:6: there is no crate `b` in code/",
                "ARCHITECTURE.md:1: the crate code/c has no row in the table of rooms"
            ]
        );
        let turned = TABLE.replace("| – |", "| `b` |");
        assert_eq!(
            found(&turned, [a(), uses("b", &["a"])]),
            ["ARCHITECTURE.md:5: `a` may use `b`, which is not above it"]
        );
    }

    #[test]
    fn packages_that_no_crate_may_use() {
        const TABLE: &str = "| `one`: `mm` | `a`, `b` | x |\n| `two` | `a` | y |\n";
        let of = |names: &[&str], users: &[&str]| (set(names), set(users));
        let right = [("one", of(&["mm"], &["a", "b"])), ("two", of(&[], &["a"]))];
        let used = |list: &[(&str, Use)]| -> Packages {
            list.iter().map(|(name, of)| (name.to_string(), of.clone())).collect()
        };
        let found = |list: &[_]| foreign(&packages(TABLE), &used(list));
        assert!(found(&right).is_empty());
        for (package, of) in [
            ("one", of(&["mm", "fs"], &["a", "b"])),
            ("two", of(&[], &["a", "b"])),
            ("three", of(&[], &["a"])),
        ] {
            let mut list = right.to_vec();
            list.retain(|(name, _)| *name != package);
            list.push((package, of));
            let found = found(&list);
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].contains(&format!("says of `{package}` features")));
        }
        assert_eq!(found(&right[..1]).len(), 1);
    }

    #[test]
    fn a_long_file() {
        assert_eq!(long("x.rs", &"\n".repeat(450)), None);
        let found = long("x.rs", &"\n".repeat(460)).unwrap();
        assert!(found.starts_with("x.rs:451: the file has 460 lines"), "{found}");
    }
}
