//! `gods measure`: every engine and every rank against the documents' way, in one run.
//!
//! What it writes is in `chapters/measured/`. Nothing compares the times, which are others
//! on each machine and each day. What does not depend on the machine is compared with
//! what the code says, and every file with the results that it is made of.
mod check;
mod clock;
mod facts;
mod machine;
mod pages;
mod plots;
mod puzzles;
mod ranks;
mod results;
mod steps;
mod tasks;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::book;
use super::{out, whole};
pub use check::check;
use results::{Group, Results};
use tasks::Tasks;

/// Where it writes, from the book's root.
pub const FOLDER: &str = "chapters/measured";

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods measure           some minutes, on a machine that does nothing else
  gods measure --long    with the puzzles of more than a billion positions

The ways of doing the same thing take turns, so that whatever else the machine does
falls on all of them. Each result is checked. The files go to chapters/measured/, and
the book quotes them.";

/// What `gods measure` understands.
#[derive(clap::Args)]
pub struct Args {
    /// Measures the puzzles of more than a billion positions, too: some need 7 GB.
    #[arg(long)]
    long: bool,
    /// Shows the results, and writes no files.
    #[arg(long)]
    dry_run: bool,
}

/// Measures everything, and writes the files.
pub fn run(args: &Args) -> Result<()> {
    let root = book::root()?;
    let mut groups = Vec::new();
    for tasks in all(args.long)? {
        let (name, title) = (tasks.name.clone(), tasks.title.clone());
        let ways = super::puzzles::count(tasks.ways(), "way");
        out::note(format!("{name}: {ways}"));
        groups.push(Group { name, title, ways: tasks.measure()? });
    }
    let results = Results {
        machine: machine::machine(&root),
        long: args.long,
        groups,
        sizes: puzzles::sizes()?,
    };
    out::line(pages::overview(&results))?;
    if args.dry_run {
        return Ok(());
    }
    for (name, text) in files(&results)? {
        let path = Path::new(FOLDER).join(name);
        fs::create_dir_all(root.join(FOLDER)).context(FOLDER)?;
        whole::write(&root.join(&path), text)
            .with_context(|| path.display().to_string())?;
        out::line(path.display())?;
    }
    Ok(())
}

/// All that there is to measure.
fn all(long: bool) -> Result<Vec<Tasks<'static>>> {
    let mut all = vec![steps::layers()?, steps::tables()?];
    all.extend(ranks::all()?);
    all.extend(puzzles::all(long)?);
    Ok(all)
}

/// All files that results are written to.
fn files(results: &Results) -> Result<Vec<(String, String)>> {
    let raw = serde_json::to_string_pretty(results)? + "\n";
    let mut files = vec![("results.json".to_owned(), raw), facts::facts(results)];
    files.extend(pages::tables(results));
    files.extend(plots::plots(results));
    Ok(files)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::results::{Size, Way};
    use super::tasks::way;
    use super::*;

    fn results() -> Results {
        let ways = vec![
            Way { documents: true, least: 0.06, ..way("tables", "the scan", 3000) },
            Way { least: 0.003, ..way("rows-portable", "rows | one", 3000) },
            Way { least: 0.001, threads: 2, ..way("rows-threads", "rows, two", 3000) },
        ];
        let name = |name: &str| name.to_owned();
        let group = |title: &str, ways: &Vec<Way>| Group {
            name: name(title),
            title: name(title),
            ways: ways.clone(),
        };
        let size = |bytes| Size {
            puzzle: name("skewb"),
            positions: 1000,
            keeps: name("nothing"),
            bytes,
        };
        Results {
            machine: machine::machine(Path::new(".")),
            long: false,
            groups: ["pocket-cube", "rank-8", "skewb"]
                .map(|title| group(title, &ways))
                .into(),
            sizes: vec![size(125), size(4000)],
        }
    }

    #[test]
    fn every_fact_has_one_value() {
        let (_, facts) = facts::facts(&results());
        let lines: Vec<_> =
            facts.lines().map(|line| line.split_once(" = ").unwrap()).collect();
        let names: BTreeSet<_> = lines.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), lines.len(), "{facts}");
        assert!(names.iter().all(|name| name.starts_with("measured.")), "{facts}");
        for (name, value) in [
            ("measured.pocket-cube.tables.ms", "60.0"),
            ("measured.pocket-cube.rows-portable.times", "20"),
            ("measured.pocket-cube.best.way", "rows, two"),
            ("measured.rank-8.rows-portable.ns", "1,000"),
            ("measured.skewb.rows-threads.times-portable", "3.0"),
            ("measured.skewb.rows-threads.times-one-thread", "3.00"),
        ] {
            assert!(lines.contains(&(name, value)), "{name} is not {value}:\n{facts}");
        }
    }

    #[test]
    fn each_file_is_there_once_and_each_group_in_one_table() {
        let results = results();
        let files = files(&results).unwrap();
        let names: BTreeSet<_> = files.iter().map(|(name, _)| &name[..]).collect();
        assert_eq!(names.len(), files.len());
        let text = |name: &str| &files.iter().find(|(file, _)| file == name).unwrap().1;
        assert!(text("measured-pocket-cube.md").contains("| the scan | 60.0 |"));
        assert!(
            text("measured-ranks.md").contains("| rank-8 | the scan | 20,000 | 1.0 |")
        );
        assert!(
            text("measured-puzzles.md")
                .contains("| skewb | 3,000 | rows \\| one | 3.00 |")
        );
        assert!(!text("measured-puzzles.md").contains("pocket-cube"));
        let sizes = text("measured-sizes.md");
        assert!(
            sizes.contains("| 125 | 1.00 |") && sizes.contains("| 4,000 | 32.00 |")
        );
        for (name, svg) in files.iter().filter(|(name, _)| name.ends_with(".svg")) {
            assert!(
                svg.contains("</desc>") && !svg.contains("width=\"-"),
                "{name}: {svg}"
            );
        }
    }
}
