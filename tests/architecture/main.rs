//! ARCHITECTURE.md says what the workspace is: its rooms are the crates, each uses what
//! it may, and a chapter crate does nothing but compute.
#![cfg(feature = "tool")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The most lines of a file: more are two ideas.
const LONGEST: usize = 450;
/// The parts of `std` that reach out of the program.
const EFFECTS: [(&str, &str); 7] = [
    ("fs", "reads files"),
    ("io", "reads or prints"),
    ("time", "knows the clock"),
    ("env", "reads the environment"),
    ("net", "uses the network"),
    ("process", "starts or ends processes"),
    ("thread", "starts threads"),
];
/// Macros and words that do the same, or that are not safe.
const WORDS: [(&str, &str); 13] = [
    ("println!", "prints"),
    ("print!", "prints"),
    ("eprintln!", "prints"),
    ("eprint!", "prints"),
    ("dbg!", "prints"),
    ("env!", "reads the environment"),
    ("option_env!", "reads the environment"),
    ("include_str!", "reads files"),
    ("include_bytes!", "reads files"),
    ("File", "reads files"),
    ("Instant", "knows the clock"),
    ("SystemTime", "knows the clock"),
    ("unsafe", "is not safe"),
];

/// The files that may say `unsafe`: they call functions that were compiled for
/// instructions which the machine was asked for first, and one asks for large pages.
const UNSAFE: [&str; 6] = [
    "code/cpu/src/task.rs",
    "code/rows/src/memory.rs",
    "code/rows/src/record/wide.rs",
    "code/rows/src/symmetric/flips_wide.rs",
    "code/rows/src/symmetric/vector.rs",
    "code/rows/src/translation/wide.rs",
];

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

/// The crates in `code/`, each with those that it builds on, from cargo.
fn crates() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let folder = |path: &serde_json::Value| {
        let path = Path::new(path.as_str()?);
        let inner = path.strip_prefix(root().join("code")).ok()?;
        inner.components().next().map(|c| c.as_os_str().to_str().unwrap().to_owned())
    };
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

/// A word of a program, `std`, or a macro's, `println!`, or a sign; with its line.
type Word<'a> = (&'a str, usize);

/// The words of a program, without comments and texts.
fn words(program: &str) -> Vec<Word<'_>> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut words, mut rest, mut line) = (Vec::new(), program, 1);
    while let Some(c) = rest.chars().next() {
        let mut end = c.len_utf8();
        if rest.starts_with("//") {
            end = rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            end = rest.find("*/").map_or(rest.len(), |at| at + 2);
        } else if c == '"' {
            end = text(rest);
        } else if c == '\'' {
            // A character, and not a lifetime, ends with a quote.
            let inner: String = rest.chars().skip(1).take(3).collect();
            let escaped = inner.starts_with('\\');
            if let Some(at) = rest[1..]
                .find('\'')
                .filter(|_| escaped || inner.chars().nth(1) == Some('\''))
            {
                end = at + 2;
            }
        } else if is_word(c) {
            end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let is_macro =
                rest[end..].starts_with('!') && !rest[end..].starts_with("!=");
            end += usize::from(is_macro);
            words.push((&rest[..end], line));
        } else if !c.is_whitespace() {
            words.push((&rest[..end], line));
        }
        line += rest[..end].matches('\n').count();
        rest = &rest[end..];
    }
    words
}

/// The length of a text in quotes.
fn text(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    rest.len()
}

/// What a chapter crate's file does that it must not, each with its place.
fn effects(path: &str, program: &str) -> Vec<String> {
    let words = words(program);
    let mut found = Vec::new();
    let mut refuse = |(word, line): Word, name: &str, table: &[(&str, &str)]| {
        let allowed = word == "unsafe" && UNSAFE.contains(&path);
        let does = table.iter().find(|(bad, _)| *bad == word && !allowed);
        found.extend(does.map(|(_, does)| {
            format!(
                "{path}:{line}: `{name}{word}` {does}, and a chapter crate must not"
            )
        }));
    };
    for (at, &word) in words.iter().enumerate() {
        refuse(word, "", &WORDS);
        let after: Vec<_> = words[at + 1..].iter().take(3).map(|word| word.0).collect();
        if word.0 != "std" || after.get(..2) != Some(&[":", ":"]) {
            continue;
        }
        if after.get(2) != Some(&"{") {
            words
                .get(at + 3)
                .into_iter()
                .for_each(|&word| refuse(word, "std::", &EFFECTS));
            continue;
        }
        // `use std::{fmt, io::{self, Read}}`: what begins at depth 1 is a part of `std`.
        let (mut depth, mut begins) = (0, false);
        for &word in &words[at + 3..] {
            match word.0 {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ if begins && depth == 1 => refuse(word, "std::", &EFFECTS),
                _ => {}
            }
            begins = ["{", ","].contains(&word.0);
            if depth == 0 {
                break;
            }
        }
    }
    found
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
    fn effects_in_a_chapter_crate() {
        let lines = |program: &str| -> Vec<String> {
            let found = effects("x.rs", program);
            let short = |line: &String| line.split_once(',').unwrap().0.to_owned();
            found.iter().map(short).collect()
        };
        assert_eq!(
            lines("fn f() {\n    println!(\"a\");\n}"),
            ["x.rs:2: `println!` prints"]
        );
        assert_eq!(
            lines("use std::{\n    fmt,\n    io::{self, fs},\n    time,\n};"),
            [
                "x.rs:3: `std::io` reads or prints",
                "x.rs:4: `std::time` knows the clock"
            ]
        );
        assert_eq!(
            lines("let a = '\"'; let b: &'static str = std::env::var(\"A\");"),
            ["x.rs:1: `std::env` reads the environment"]
        );
        assert_eq!(
            lines("/* a\n */ unsafe { dbg!(Instant::now()) }"),
            [
                "x.rs:2: `unsafe` is not safe",
                "x.rs:2: `dbg!` prints",
                "x.rs:2: `Instant` knows the clock"
            ]
        );
        // Neither a comment, nor a text, nor another's word.
        let innocent = "//! println!(\"a\")\nuse std::{fmt, collections::{fs}};\n\
                        let a = \"unsafe \\\" std::fs\"; let io = a.env(); // std::io\n";
        assert!(lines(innocent).is_empty(), "{:?}", lines(innocent));
    }

    #[test]
    fn a_long_file() {
        assert_eq!(long("x.rs", &"\n".repeat(450)), None);
        let found = long("x.rs", &"\n".repeat(460)).unwrap();
        assert!(found.starts_with("x.rs:451: the file has 460 lines"), "{found}");
    }
}
