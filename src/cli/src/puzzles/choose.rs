//! From names on the command line to what they name; or which ones there are.
use std::fmt::Display;
use std::sync::Arc;

use anyhow::Result;
use puzzle::catalog::{self, CATALOG, Choice, UnknownPuzzle};
use puzzle::{Family, Indexed, Metric};

use super::engine::NAMES;
use base::failure::Usage;

/// Which puzzle a command is about.
#[derive(clap::Args)]
pub struct Which {
    /// Which puzzle; `gods puzzles` lists them.
    #[arg(value_name = "PUZZLE")]
    puzzle: String,
    /// What counts as one move: half-turn, quarter-turn or clockwise.
    #[arg(long, value_name = "METRIC")]
    metric: Option<String>,
}

/// What was chosen.
pub struct Chosen {
    /// By name.
    pub choice: Choice,
    /// What counts as one move, where that makes a difference.
    pub metric: Option<Metric>,
    /// The puzzle itself.
    pub puzzle: Arc<dyn Indexed>,
}

impl Chosen {
    /// The metric of the pocket cube, whose positions the documents split into two
    /// coordinates; nothing for a puzzle that is scanned as a whole.
    pub fn split(&self) -> Option<Metric> {
        let splits = self.choice.family.name == puzzle::pocket_cube::FAMILY.name;
        self.metric.filter(|_| splits)
    }
}

impl Which {
    /// The puzzle that is meant.
    pub fn choose(&self) -> Result<Chosen> {
        let choice = puzzle(&self.puzzle)?;
        let metric = metric(&choice, self.metric.as_deref())?;
        let puzzle = make(&choice, metric)?.into();
        Ok(Chosen { choice, metric, puzzle })
    }
}

/// The whole number that an option has, at least `least`.
pub fn number(option: &str, text: &str, least: u64) -> Result<u64> {
    number_between(option, text, least, u64::MAX)
}

/// The whole number that an option has, from `least` to `most`.
pub fn number_between(option: &str, text: &str, least: u64, most: u64) -> Result<u64> {
    let found = text.parse().ok().filter(|number| (least..=most).contains(number));
    Ok(found.ok_or_else(|| {
        Usage(format!(
            "found {option} {text:?}, and it must be a whole number from {least} to {most}"
        ))
    })?)
}

/// The puzzle with this name, in one of the sizes that its family has.
pub fn puzzle(name: &str) -> Result<Choice> {
    catalog::find(name).map_err(|error| match error {
        UnknownPuzzle::Family { .. } => unknown(&error, name, names().into_iter()),
        _ => Usage(error.to_string()).into(),
    })
}

/// The names of all families, examples and aliases.
fn names() -> Vec<&'static str> {
    let family = |family: &'static Family| {
        let aliases = family.aliases.iter().map(|&(alias, _)| alias);
        family.examples.iter().copied().chain([family.name]).chain(aliases)
    };
    CATALOG.iter().flat_map(family).collect()
}

/// The puzzle itself, with moves counted in this metric.
pub fn make(choice: &Choice, metric: Option<Metric>) -> Result<Box<dyn Indexed>> {
    // A size beyond the largest number was read as that number: it is not repeated.
    let absurd = choice.sizes.contains(&usize::MAX);
    let name = if absurd { choice.family.name } else { &choice.name };
    let puzzle = choice.puzzle(metric);
    Ok(puzzle.map_err(|error| Usage(format!("{name}: {error}")))?)
}

/// The metric with this name, or the puzzle's default; none where it has but one.
pub fn metric(choice: &Choice, name: Option<&str>) -> Result<Option<Metric>> {
    let metrics = choice.family.metrics;
    let &[default, _, ..] = metrics else {
        return match name {
            None => Ok(None),
            Some(name) => Err(Usage(format!(
                "found --metric {name:?}, and {} has only one way to count moves: leave \
                 --metric out",
                choice.name
            ))
            .into()),
        };
    };
    let Some(name) = name else { return Ok(Some(default)) };
    let found = metrics.iter().find(|metric| metric.name() == name);
    let names = metrics.iter().map(|metric| metric.name());
    match found {
        Some(&metric) => Ok(Some(metric)),
        None => {
            let has = listed(&names.clone().collect::<Vec<_>>());
            let error =
                format!("found --metric {name:?}, and {} has {has}", choice.name);
            Err(unknown(&error, name, names))
        }
    }
}

/// `rows, tables and hoisted`.
pub fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// The engine with this name, of those that a puzzle has, the fastest first.
pub fn engine(
    puzzle: &str,
    name: &str,
    there: &[&'static str],
) -> Result<&'static str> {
    if let Some(engine) = there.iter().find(|&&engine| engine == name) {
        return Ok(engine);
    }
    if !NAMES.contains(&name) {
        let error = format!("unknown engine {name:?}; there are {}", NAMES.join(", "));
        return Err(unknown(&error, name, NAMES.into_iter()));
    }
    let has = match there {
        [] => "no engine".to_owned(),
        [one] => format!("only the engine {one}"),
        several => format!("the engines {}", listed(several)),
    };
    Err(Usage(format!(
        "found --engine {name}, and {puzzle} has {has}: leave --engine out"
    ))
    .into())
}

/// The error's own list of names, and the one that was probably meant.
pub fn unknown<'a>(
    error: &impl Display,
    name: &str,
    names: impl Iterator<Item = &'a str>,
) -> anyhow::Error {
    let meant = match closest(name, names) {
        Some(meant) => format!("; did you mean {meant}?"),
        None => String::new(),
    };
    Usage(format!("{error}{meant}")).into()
}

/// The name that is written most like this one, if any is close: at most a third
/// of its letters wrong, or a part of it.
fn closest<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
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
