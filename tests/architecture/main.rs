//! ARCHITECTURE.md says what the workspace is: its rooms are the crates, each uses what
//! it may, no files use each other in a circle, and a chapter crate does nothing but
//! compute.
#![cfg(feature = "tool")]

mod circles;
mod effects;
mod imports;
mod rooms;

use book::rules::coverage::EXEMPT;
use circles::circles;
use effects::effects;
use imports::{Files, uses};
use rooms::{Crates, ROOMS, Room, names, rooms, rows, wrong};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The most lines of a file: more are two ideas.
const MAX_LINES: usize = 450;

/// The folders of a crate, each of which uses only those before it.
const FOLDERS: [(&str, &[&str]); 1] =
    [("src/book/src", &["model", "rules", "expand", "site", "paper", "room"])];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// How a package from outside the book is used: with which features, by which crates.
type Use = (BTreeSet<String>, BTreeSet<String>);
/// The packages from outside the book.
type Packages = BTreeMap<String, Use>;

/// The table of packages: the rows of three cells beside the rooms.
fn packages(architecture: &str) -> Packages {
    let rows = rows(architecture, ROOMS[0].0).filter_map(|(_, cells)| {
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
        let Some(("code", name)) = room(&package["manifest_path"]) else { continue };
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

/// The folder of rooms that a path is in, and the room: `code` and `puzzle`.
fn room(path: &serde_json::Value) -> Option<(&'static str, String)> {
    let path = Path::new(path.as_str()?);
    ROOMS.into_iter().find_map(|(_, folder)| {
        let inner = path.strip_prefix(root().join(folder)).ok()?;
        let name = inner.components().next()?.as_os_str().to_str()?;
        Some((folder, name.to_owned()))
    })
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

/// The crates in a folder, each with those of the workspace that it builds on, from cargo.
fn crates(folder: &str) -> Crates {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap().iter();
    let crates = packages.filter_map(|package| {
        let (of, name) = room(&package["manifest_path"])?;
        let dependencies = package["dependencies"].as_array().unwrap().iter();
        let normal = dependencies.filter(|dependency| dependency["kind"].is_null());
        let uses = normal.filter_map(|dependency| Some(room(&dependency["path"])?.1));
        (of == folder).then(|| (name, uses.collect()))
    });
    crates.collect()
}

/// The circles of a crate's files.
fn circles_in(folder: &str) -> Vec<String> {
    let files: Files = programs(&format!("{folder}/src")).into_iter().collect();
    let mut found = Vec::new();
    for root in ["lib.rs", "main.rs"].map(|name| format!("{folder}/src/{name}")) {
        if files.contains_key(&root) {
            match uses(&root, &files) {
                Ok(uses) => found.extend(circles(&uses)),
                Err(unread) => found.extend(unread),
            }
        }
    }
    found
}

/// What is wrong with a file's length.
fn long(path: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    (lines > MAX_LINES).then(|| {
        format!(
            "{path}:{}: the file has {lines} lines, and may have {MAX_LINES}: split it by ideas",
            MAX_LINES + 1
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
    let architecture = read("ARCHITECTURE.md");
    let mut before = BTreeSet::new();
    let mut found = Vec::new();
    for table in ROOMS {
        let crates = crates(table.1);
        assert!(crates.len() >= 6 || table.1 == "src", "{crates:?}");
        found.extend(wrong(table.1, &rooms(&architecture, table), &crates, &before));
        before.extend(crates.into_keys());
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let mut found = Vec::new();
    let folders = ROOMS.into_iter().flat_map(|(_, folder)| {
        crates(folder).into_keys().map(move |name| format!("{folder}/{name}"))
    });
    for folder in folders {
        found.extend(circles_in(&folder));
    }
    found.extend(circles_in("."));
    assert!(found.is_empty(), "\n{}", found.join("\n"));
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
    for Room { name, chapter, line, .. } in rooms(&architecture, ROOMS[0]) {
        if EXEMPT.contains(&&*name) {
            continue;
        }
        for chapter in chapter.split("; ") {
            let has = summary.contains(&format!("[{chapter}]("));
            assert!(has, "ARCHITECTURE.md:{line}: the book has no chapter `{chapter}`");
        }
    }
    let places =
        ROOMS.into_iter().flat_map(|(heading, _)| rows(&architecture, heading));
    for (line, cells) in places.filter(|(_, cells)| cells.len() == 2) {
        for place in names(cells[0]) {
            let exists = root().join(&place).exists();
            assert!(exists, "ARCHITECTURE.md:{line}: there is no {place}");
        }
    }
}

#[test]
fn chapter_crates_do_nothing_but_compute() {
    let mut found = Vec::new();
    for name in crates("code").keys() {
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

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| name.to_string()).collect()
    }

    #[test]
    fn packages_that_no_crate_may_use() {
        const TABLE: &str =
            "## The rooms\n| `one`: `mm` | `a`, `b` | x |\n| `two` | `a` | y |\n";
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

#[test]
fn folders_use_only_those_before_them() {
    let mut found = Vec::new();
    for (krate, folders) in FOLDERS {
        let place = |file: &str| {
            let inner = file.strip_prefix(krate)?.strip_prefix('/')?;
            folders.iter().position(|folder| inner.starts_with(&format!("{folder}/")))
        };
        let files: Files = programs(krate).into_iter().collect();
        assert!(
            folders
                .iter()
                .enumerate()
                .all(|(i, _)| { files.keys().any(|file| place(file) == Some(i)) })
        );
        for (file, to) in uses(&format!("{krate}/lib.rs"), &files).unwrap() {
            let later = to.keys().filter(|to| place(&file) < place(to));
            found.extend(
                later
                    .filter(|_| place(&file).is_some())
                    .map(|to| format!("{file} uses {to}, whose folder comes later")),
            );
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
