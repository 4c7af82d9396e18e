//! From names on the command line to what they name; or which ones there are.
use std::fmt::Display;

use anyhow::Result;
use puzzle::catalog::{self, Entry};
use puzzle::{Metric, UnknownMetric};
use table::Engine;

use crate::tool::failure::Usage;

/// The puzzle with this name.
pub fn puzzle(name: &str) -> Result<&'static Entry> {
    let names = catalog::CATALOG.iter().map(|entry| entry.name);
    catalog::find(name).map_err(|error| unknown(&error, name, names))
}

/// The metric with this name, or the puzzle's default; none where it has but one.
pub fn metric(entry: &Entry, name: Option<&str>) -> Result<Option<Metric>> {
    let &[default, _, ..] = entry.metrics else {
        return match name {
            None => Ok(None),
            Some(name) => Err(Usage(format!(
                "found --metric {name}, and {} has only one way to count moves: leave \
                 --metric out",
                entry.name
            ))
            .into()),
        };
    };
    let Some(name) = name else { return Ok(Some(default)) };
    let found = entry.metrics.iter().find(|metric| metric.name() == name);
    let names = entry.metrics.iter().map(|metric| metric.name());
    match found {
        Some(&metric) => Ok(Some(metric)),
        None => Err(unknown(&UnknownMetric(name.to_owned()), name, names)),
    }
}

/// The engine with this name.
pub fn engine(name: &str) -> Result<Engine> {
    let names = Engine::ALL.iter().map(|engine| engine.name());
    name.parse().map_err(|error: table::UnknownEngine| unknown(&error, name, names))
}

/// The error's own list of names, and the one that was probably meant.
fn unknown(
    error: &impl Display,
    name: &str,
    names: impl Iterator<Item = &'static str>,
) -> anyhow::Error {
    let meant = match closest(name, names) {
        Some(meant) => format!("; did you mean {meant}?"),
        None => String::new(),
    };
    Usage(format!("{error}{meant}")).into()
}

/// The name that is written most like this one, if any is close: at most a third
/// of its letters wrong, or a part of it.
fn closest(
    name: &str,
    names: impl Iterator<Item = &'static str>,
) -> Option<&'static str> {
    let name = name.to_lowercase();
    let wrong = |known: &str| {
        let part = name.chars().count() > 2 && known.contains(&name);
        if part { 0 } else { edits(&name, known) }
    };
    let best = names.map(|known| (wrong(known), known)).min()?;
    (best.0 <= best.1.len() / 3).then_some(best.1)
}

/// How many letters must be put in, taken out or changed to make `b` of `a`.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for j in 0..b.len() {
            let change = diagonal + usize::from(letter != b[j]);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.len()]
}
