//! The tables of rooms in ARCHITECTURE.md: which crates there are, and what each may use.

use std::collections::{BTreeMap, BTreeSet};

/// The headings of the tables of rooms, each with the folder that they are in.
pub const ROOMS: [(&str, &str); 2] =
    [("## The rooms", "code"), ("## The tool's rooms", "src")];

/// A row of the table of rooms.
#[derive(Debug, PartialEq, Eq)]
pub struct Room {
    pub name: String,
    pub chapter: String,
    pub may_use: BTreeSet<String>,
    pub line: usize,
}

/// Crates by name, each with those that it uses.
pub type Crates = BTreeMap<String, BTreeSet<String>>;

/// The cells of each row under a heading that begins with a name in backquotes, and its
/// line.
pub fn rows<'a>(
    text: &'a str,
    heading: &str,
) -> impl Iterator<Item = (usize, Vec<&'a str>)> {
    let mut inside = false;
    let lines = (1..).zip(text.lines()).filter(move |(_, line)| {
        if line.starts_with("## ") {
            inside = *line == heading;
        }
        inside && line.starts_with("| `")
    });
    lines.map(|(n, line)| {
        (n, line.trim_matches('|').split('|').map(str::trim).collect())
    })
}

/// What stands in backquotes.
pub fn names(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The rooms in a folder: the rows of four cells, or of three in `src`, where no chapter
/// shows them.
pub fn rooms(architecture: &str, (heading, folder): (&str, &str)) -> Vec<Room> {
    let rooms = rows(architecture, heading).filter_map(|(line, cells)| {
        let (name, chapter, may_use) = match cells[..] {
            [name, chapter, _, may_use] if folder == "code" => (name, chapter, may_use),
            [name, _, may_use] if folder == "src" => (name, "", may_use),
            _ => return None,
        };
        let name = names(name).pop_first()?;
        Some(Room { name, chapter: chapter.to_owned(), may_use: names(may_use), line })
    });
    rooms.collect()
}

/// What is wrong with the rooms in a folder, given which crate uses which, and those that
/// all of them may use if their row says so: `code/*` stands for them.
pub fn wrong(
    folder: &str,
    rooms: &[Room],
    crates: &Crates,
    before: &BTreeSet<String>,
) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut above = before.clone();
    for room in rooms {
        let Room { name, may_use, line, .. } = room;
        let place = format!("ARCHITECTURE.md:{line}");
        let list = |names: Vec<&String>| {
            names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
        };
        let mut may_use = may_use.clone();
        if !before.is_empty() && may_use.remove("code/*") {
            may_use.extend(before.iter().cloned());
        }
        let early: Vec<_> = may_use.difference(&above).collect();
        if !early.is_empty() {
            let early = list(early);
            wrong.push(format!(
                "{place}: `{name}` may use {early}, which is not above it"
            ));
        }
        match crates.get(name) {
            None => {
                wrong.push(format!("{place}: there is no crate `{name}` in {folder}/"));
            }
            Some(uses) => {
                let more: Vec<_> = uses.difference(&may_use).collect();
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
            "ARCHITECTURE.md:1: the crate {folder}/{name} has no row in the table of rooms"
        )
    }));
    wrong
}

/// What is planted is found: each of these checks sees what it is there for.
mod planted {
    use super::*;

    const TABLE: &str = "## The rooms\n\n| crate | chapter | holds | may use |\n|---|---|---|---|\n\
                         | `a` | A | x | – |\n| `b` | B | x, `y` | `a` |\n";

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| name.to_string()).collect()
    }

    #[test]
    fn rooms_that_are_wrong() {
        let uses = |name: &str, uses: &[&str]| (name.to_owned(), set(uses));
        let a = || uses("a", &[]);
        let none = BTreeSet::new();
        let found = |text: &str, crates| {
            wrong("code", &rooms(text, ROOMS[0]), &BTreeMap::from(crates), &none)
        };

        assert_eq!(rooms(TABLE, ROOMS[0])[1].may_use, set(&["a"]));
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
    fn rooms_of_the_tool_that_are_wrong() {
        const TABLE: &str = "## The tool's rooms\n\n| crate | holds | may use |\n\
                             |---|---|---|\n| `base` | x | – |\n\
                             | `book` | y | `base`, `code/*` |\n";
        let uses = |name: &str, uses: &[&str]| (name.to_owned(), set(uses));
        let found = |crates| {
            let rooms = rooms(TABLE, ROOMS[1]);
            wrong("src", &rooms, &BTreeMap::from(crates), &set(&["puzzle"]))
        };
        let none: [&str; 0] = [];
        assert_eq!(found([uses("base", &[]), uses("book", &["base", "puzzle"])]), none);
        assert_eq!(
            found([uses("base", &["book", "puzzle"]), uses("book", &[])]),
            [
                "ARCHITECTURE.md:5: `base` uses `book`, `puzzle`, which its row does not \
              allow"
            ]
        );
        assert_eq!(
            found([uses("base", &[]), uses("cli", &["book"])]),
            [
                "ARCHITECTURE.md:6: there is no crate `book` in src/",
                "ARCHITECTURE.md:1: the crate src/cli has no row in the table of rooms"
            ]
        );
        // What stands under another heading is none of them.
        assert_eq!(rooms(&TABLE.replace("tool's ", ""), ROOMS[1]), []);
    }
}
