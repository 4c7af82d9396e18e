//! `gods measure`: every engine and every rank against the documents' way, in one run.
//!
//! What it writes is in `chapters/measured/`. Nothing compares the times, which are others
//! on each machine and each day; every file is compared with the results that it is made of.
mod check;
mod clock;
mod contents;
mod facts;
mod machine;
mod memory;
mod pages;
mod plots;
mod puzzles;
mod ranks;
mod results;
mod steps;
mod tasks;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use base::generated::MEASURED;
use base::whole;
use check::RESULTS;
pub use check::check;
use contents::{all, files};
pub use pages::overview;
use puzzle::count;
use results::Group;
pub use results::Results;

/// Measures everything, the puzzles of more than a billion positions too if it may be
/// `long`; `begin` is told what is measured next.
///
/// # Errors
/// If a result is wrong, or a table has no room.
pub fn measure(
    root: &Path,
    long: bool,
    mut begin: impl FnMut(&str),
) -> Result<Results> {
    let mut groups = Vec::new();
    for tasks in all(long)? {
        let (name, title) = (tasks.name.clone(), tasks.title.clone());
        begin(&format!("{name}: {}", count(tasks.count(), "method")));
        groups.push(Group { name, title, methods: tasks.measure()? });
    }
    Ok(Results {
        machine: machine::machine(root),
        long,
        groups,
        sizes: puzzles::sizes()?,
        memory: memory::memory(),
        others: Vec::new(),
    })
}

/// Writes the results and all that is made of them; says where. What other machines did
/// stays.
///
/// # Errors
/// If a file cannot be written, or the results that are there cannot be read.
pub fn write(root: &Path, results: Results) -> Result<Vec<PathBuf>> {
    fs::create_dir_all(root.join(MEASURED)).context(MEASURED)?;
    let results = match check::is_missing(root) {
        true => results,
        false => results.after(check::read(root)?.0),
    };
    write_files(root, files(root, &results)?)
}

/// Writes again what is made of the results that are there: the facts, if other pages quote
/// other ones, tables and plots. Says which files are others now. A book in which nothing
/// was measured has none.
///
/// # Errors
/// As [`write()`].
pub fn rewrite(root: &Path) -> Result<Vec<PathBuf>> {
    if check::is_missing(root) {
        return Ok(Vec::new());
    }
    let files = files(root, &check::read(root)?.0)?;
    write_files(root, files.into_iter().filter(|(name, _)| name != RESULTS))
}

/// Writes the files that are not there as they should be; says where.
fn write_files(
    root: &Path,
    files: impl IntoIterator<Item = (String, String)>,
) -> Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for (name, text) in files {
        let path = Path::new(MEASURED).join(name);
        let whole_path = root.join(&path);
        if fs::read_to_string(&whole_path).ok().as_ref() != Some(&text) {
            whole::write(&whole_path, text)
                .with_context(|| path.display().to_string())?;
            written.push(path);
        }
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::results::{Bandwidth, Method, Size};
    use super::tasks::method;
    use super::*;

    fn results() -> Results {
        let methods = vec![
            Method {
                documents: true,
                least: 0.06,
                ..method("tables", "the scan", 3000)
            },
            Method { least: 0.003, ..method("rows-portable", "rows | one", 3000) },
            Method {
                least: 0.001,
                threads: 2,
                ..method("rows-threads", "rows, two", 3000)
            },
        ];
        let group = |name: &str| {
            let (name, title) = (name.to_owned(), name.to_owned());
            Group { name, title, methods: methods.clone() }
        };
        let size = |bytes| {
            let (puzzle, keeps) = ("skewb".to_owned(), "nothing".to_owned());
            Size { puzzle, positions: 1000, keeps, bytes }
        };
        Results {
            machine: machine::machine(Path::new(".")),
            long: false,
            groups: ["pocket-cube", "rank-8", "skewb"].map(group).into(),
            sizes: vec![size(125), size(4000)],
            memory: vec![Bandwidth { bytes: 1 << 20, each_second: 2e10 }],
            others: Vec::new(),
        }
    }

    #[test]
    fn every_fact_has_one_value() {
        let (_, facts) = facts::facts(&results()).file();
        let facts: Value = serde_json::from_str(&facts).unwrap();
        for (name, value) in [
            ("measured.pocket-cube.tables.ms", json!(60.0)),
            ("measured.pocket-cube.rows-portable.ms", json!("3.00")),
            ("measured.pocket-cube.rows-portable.times", json!(20)),
            ("measured.rank-8.rows-portable.ns", json!(1000)),
        ] {
            assert_eq!(facts[name], value, "{name}");
        }
    }

    #[test]
    fn what_other_machines_did_stays() {
        let of = |processor: &str, date: &str| {
            let mut results = results();
            results.machine.processor = processor.to_owned();
            results.machine.date = date.to_owned();
            results
        };
        let all = of("a", "1").after(of("b", "2"));
        // A machine that was measured again is there once.
        let all = of("c", "3").after(of("b", "4").after(all));
        let others = all.others.iter();
        let others: Vec<_> =
            others.map(|it| (&*it.machine.processor, &*it.machine.date)).collect();
        assert_eq!(others, [("b", "4"), ("a", "1")]);
        let (_, machines) = files(Path::new("none"), &all)
            .unwrap()
            .into_iter()
            .find(|(name, _)| name == "measured-machines.md")
            .unwrap();
        let row = "| skewb | rows \\| one | 3.00 | 3.00 | 3.00 |";
        assert!(machines.contains(row), "{machines}");
    }

    #[test]
    fn each_file_is_there_once_and_each_group_in_one_table() {
        let results = results();
        let files = files(Path::new("none"), &results).unwrap();
        let names: BTreeSet<_> = files.iter().map(|(name, _)| &name[..]).collect();
        assert_eq!(names.len(), files.len());
        let text = |name: &str| &files.iter().find(|(file, _)| file == name).unwrap().1;
        for (file, row) in [
            ("measured-pocket-cube.md", "| the scan | 60.0 |"),
            ("measured-ranks.md", "| rank-8 | the scan | 20,000 | 1.0 |"),
            ("measured-puzzles.md", "| skewb | rows \\| one |"),
            ("measured-puzzles.md", " | 3.00 | "),
            ("measured-sizes.md", "| 125 | 1.00 |"),
            ("measured-sizes.md", "| 4,000 | 32.00 |"),
        ] {
            assert!(text(file).contains(row), "{file} has no {row}");
        }
        assert!(!text("measured-puzzles.md").contains("pocket-cube"));
        for (name, svg) in files.iter().filter(|(name, _)| name.ends_with(".svg")) {
            assert!(
                svg.contains("</desc>") && !svg.contains("width=\"-"),
                "{name}: {svg}"
            );
        }
    }
}
