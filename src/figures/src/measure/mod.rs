//! `gods measure`: measures every engine and every rank, compared with the documents' methods.
//!
//! The results are written to `chapters/measured/`. No test compares times, which differ from
//! run to run, but every other file is checked against `results.json`.
mod boards;
mod criterion;
mod facts;
mod machine;
mod pages;
mod plots;
mod puzzles;
mod results;
mod rubik;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::facts::{FACTS_FILE, fact_names_in_chapters};
use crate::folder;
use base::generated::MEASURED;
pub use pages::overview;
pub use results::Results;

/// The file of results, from which all other files are generated.
const RESULTS_FILE: &str = "results.json";

/// Measures everything; if `long`, also the puzzles of more than ten billion positions, and boards
/// of the 24-puzzle that take minutes. Calls `begin` with the name of the next measurement.
///
/// # Errors
/// If the benches fail, a result is wrong, or there is not enough memory for a table.
pub fn measure(
    root: &Path,
    long: bool,
    mut begin: impl FnMut(&str),
) -> Result<Results> {
    begin("the benches of the crates");
    let mut groups = criterion::measure(root)?;
    groups.extend(puzzles::measure(long, &mut begin)?);
    begin("rubik");
    groups.extend(rubik::measure(root, long)?);
    groups.push(boards::measure(long, begin)?);
    Ok(Results {
        machine: machine::this_machine(root)?,
        groups,
        sizes: puzzles::row_sizes()?,
        memory: machine::memory_bandwidths(),
        other_machines: Vec::new(),
    })
}

/// Writes the results and all files generated from them; returns the files that changed. Keeps
/// the results of other machines.
///
/// # Errors
/// If a file cannot be written, the existing results cannot be read, or chapters quote a fact
/// that was not measured this time.
pub fn write(root: &Path, results: Results) -> Result<Vec<PathBuf>> {
    let results = match read_results(root)? {
        None => results,
        Some((before, _)) => results.with_earlier_runs(before),
    };
    let missing = missing_quoted_facts(root, &results)?;
    ensure!(
        missing.is_empty(),
        "nothing is written, for chapters quote what was not measured: {}; measure with --long, \
         or on a machine that has the instructions",
        missing.join(", ")
    );
    let raw = serde_json::to_string_pretty(&results)? + "\n";
    folder::update(root, MEASURED, &measured_files(root, &results, raw)?)
}

/// The existing facts that chapters quote and that these results lack.
fn missing_quoted_facts(root: &Path, results: &Results) -> Result<Vec<String>> {
    let file = root.join(MEASURED).join(FACTS_FILE);
    if !file.exists() {
        return Ok(Vec::new());
    }
    let before: BTreeMap<String, Value> =
        serde_json::from_str(&fs::read_to_string(file)?)?;
    let (now, quoted) = (facts::measured_facts(results), fact_names_in_chapters(root)?);
    let names = before.into_keys().filter(|name| quoted.contains(name));
    Ok(names.filter(|name| !now.contains(name)).collect())
}

/// Generates the files from the existing results again, for example after a chapter quotes
/// other facts. Returns the files that changed; none if nothing was measured.
///
/// # Errors
/// As [`write()`].
pub fn rewrite(root: &Path) -> Result<Vec<PathBuf>> {
    let Some((results, raw)) = read_results(root)? else { return Ok(Vec::new()) };
    folder::update(root, MEASURED, &measured_files(root, &results, raw)?)
}

/// Checks that all measured files are what `results.json` generates. Succeeds if nothing was
/// measured.
///
/// # Errors
/// If a file differs, is missing or unknown, or the results cannot be read.
pub fn check(root: &Path) -> Result<()> {
    let Some((results, raw)) = read_results(root)? else { return Ok(()) };
    folder::compare(root, MEASURED, &measured_files(root, &results, raw)?)
}

/// The results and the text of their file. `None` if nothing was measured yet.
fn read_results(root: &Path) -> Result<Option<(Results, String)>> {
    let place = format!("{MEASURED}/{RESULTS_FILE}");
    if !root.join(&place).exists() {
        return Ok(None);
    }
    let raw = fs::read_to_string(root.join(&place)).with_context(|| place.clone())?;
    let results = serde_json::from_str(&raw).with_context(|| format!("{place}:1"))?;
    Ok(Some((results, raw)))
}

/// All files generated from results. Of the facts, only those that chapters quote.
fn measured_files(
    root: &Path,
    results: &Results,
    raw: String,
) -> Result<BTreeMap<String, String>> {
    let mut facts = facts::measured_facts(results);
    facts.retain(&fact_names_in_chapters(root)?);
    let fixed_files = [(RESULTS_FILE.to_owned(), raw), facts.file()];
    Ok(fixed_files
        .into_iter()
        .chain(pages::tables(results))
        .chain(plots::plots(results))
        .collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::results::{MeasuredMethod, MethodGroup, TableSize};
    use super::*;

    fn method(name: &str, title: &str, least: f64) -> MeasuredMethod {
        MeasuredMethod {
            name: name.to_owned(),
            title: title.to_owned(),
            documents: name == "tables",
            threads: 1,
            size: 3000,
            least,
            median: least,
            prepared: None,
            bytes: None,
        }
    }

    fn results() -> Results {
        let methods = vec![
            method("tables", "the scan", 0.06),
            method("rows-portable", "rows | one", 0.003),
            MeasuredMethod { threads: 2, ..method("rows-threads", "rows, two", 0.001) },
        ];
        let group = |name: &str| {
            let (name, title) = (name.to_owned(), name.to_owned());
            MethodGroup { name, title, methods: methods.clone() }
        };
        let size = |bytes| {
            let (puzzle, keeps) = ("skewb".to_owned(), "nothing".to_owned());
            TableSize { puzzle, positions: 1000, keeps, bytes }
        };
        Results {
            machine: machine::this_machine(Path::new(".")).unwrap(),
            groups: ["pocket-cube", "rank-8", "skewb"].map(group).into(),
            sizes: vec![size(125), size(4000)],
            memory: Vec::new(),
            other_machines: Vec::new(),
        }
    }

    fn files_of(results: &Results) -> BTreeMap<String, String> {
        measured_files(Path::new("none"), results, String::new()).unwrap()
    }

    #[test]
    fn every_fact_has_one_value() {
        let (_, facts) = facts::measured_facts(&results()).file();
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
    fn keeps_results_of_other_machines() {
        let results_of = |processor: &str, date: &str| {
            let mut results = results();
            results.machine.processor = processor.to_owned();
            results.machine.date = date.to_owned();
            results
        };
        let all = results_of("a", "1").with_earlier_runs(results_of("b", "2"));
        // A machine that is measured again keeps one entry.
        let all = results_of("c", "3")
            .with_earlier_runs(results_of("b", "4").with_earlier_runs(all));
        let others = all.other_machines.iter();
        let others: Vec<_> =
            others.map(|it| (&*it.machine.processor, &*it.machine.date)).collect();
        assert_eq!(others, [("b", "4"), ("a", "1")]);
        let machines = &files_of(&all)["measured-machines.md"];
        let row = "| skewb | rows \\| one | 3.00 | 3.00 | 3.00 |";
        assert!(machines.contains(row), "{machines}");
    }

    #[test]
    fn each_group_has_its_table() {
        let files = files_of(&results());
        for (file, row) in [
            ("measured-pocket-cube.md", "| the scan | 60.0 |"),
            ("measured-ranks.md", "| rank-8 | the scan | 20,000 | 1.0 |"),
            ("measured-puzzles.md", "| skewb | rows \\| one |"),
            ("measured-puzzles.md", " | 3.00 | "),
            ("measured-sizes.md", "| 125 | 1.00 |"),
            ("measured-sizes.md", "| 4,000 | 32.00 |"),
        ] {
            assert!(files[file].contains(row), "{file} has no {row}");
        }
        assert!(!files["measured-puzzles.md"].contains("pocket-cube"));
    }

    #[test]
    fn refuses_to_drop_quoted_facts() {
        let book = tempfile::tempdir().unwrap();
        let chapters = book.path().join("chapters");
        fs::create_dir(&chapters).unwrap();
        fs::write(chapters.join("one.md"), "{{fact measured.skewb.tables.ms}}\n")
            .unwrap();
        write(book.path(), results()).unwrap();
        let mut shorter = results();
        shorter.groups.pop();
        let error = write(book.path(), shorter).unwrap_err().to_string();
        assert!(error.contains("not measured: measured.skewb.tables.ms;"), "{error}");
    }
}
