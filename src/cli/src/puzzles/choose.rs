//! From names on the command line to what they name; or which ones there are.
use std::fmt::Display;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use puzzle::catalog::{self, CATALOG, Choice, UnknownPuzzle};
use puzzle::{Indexed, Metric};

use base::failure::Usage;
use base::suggestions;

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

/// A puzzle of a family, with all that a name leaves open.
pub struct Instance {
    /// By name.
    pub choice: Choice,
    /// What counts as one move, where that makes a difference.
    pub metric: Option<Metric>,
    /// The puzzle itself.
    pub puzzle: Arc<dyn Indexed>,
}

impl Instance {
    /// The metric of the pocket cube, whose positions the documents split into two
    /// coordinates; nothing for a puzzle that is scanned as a whole.
    pub fn split(&self) -> Option<Metric> {
        let splits = self.choice.family.name == puzzle::pocket_cube::FAMILY.name;
        self.metric.filter(|_| splits)
    }
}

impl Which {
    /// The puzzle that is meant.
    pub fn choose(&self) -> Result<Instance> {
        instance(&self.puzzle, self.metric.as_deref())
    }
}

/// The puzzle with this name, and this metric or its default.
pub fn instance(name: &str, metric: Option<&str>) -> Result<Instance> {
    let choice = puzzle(name)?;
    let metric = self::metric(&choice, metric)?;
    let puzzle = make(&choice, metric)?.into();
    Ok(Instance { choice, metric, puzzle })
}

/// The whole number that an option has, at least `least`.
pub fn number(option: &str, text: &str, least: u64) -> Result<u64> {
    number_between(option, text, least, u64::MAX)
}

/// The seed that is asked for, or one that nobody knows.
///
/// # Errors
/// If what is asked for is no number below 2^64, or the system gives no random number.
pub fn seed(asked: Option<&str>) -> Result<u64> {
    match asked {
        Some(seed) => number("--seed", seed, 0),
        // Half as long as it could be: short enough to be typed again.
        None => {
            Ok(getrandom::u32().context("the system gives no random number")?.into())
        }
    }
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
    let square = square(name);
    catalog::find(square.as_deref().unwrap_or(name)).map_err(|error| match error {
        UnknownPuzzle::Family { .. } => unknown(&error, name, names().into_iter()),
        _ => Usage(error.to_string()).into(),
    })
}

/// The board that so many tiles and a blank fill, as the 24-puzzle does: whether it can be had is
/// then said of its size.
fn square(name: &str) -> Option<String> {
    let tiles: usize = name.strip_suffix("-puzzle")?.parse().ok()?;
    let cells = tiles.checked_add(1)?;
    let side = cells.isqrt();
    (side * side == cells).then(|| format!("sliding-{side}x{side}"))
}

/// The names of all families, examples and aliases.
fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    for family in CATALOG {
        names.extend(family.examples);
        names.push(family.name);
        names.extend(family.aliases.iter().map(|&(alias, _)| alias));
    }
    names
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
    let names = metrics.iter().map(|metric| metric.name());
    match (metrics, name) {
        (&[default, _, ..], None) => Ok(Some(default)),
        (&[_, _, ..], Some(name)) => {
            let found = metrics.iter().find(|metric| metric.name() == name);
            found.copied().map(Some).ok_or_else(|| {
                let has = listed(&names.clone().collect::<Vec<_>>());
                let error =
                    format!("found --metric {name:?}, and {} has {has}", choice.name);
                unknown(&error, name, names)
            })
        }
        (_, None) => Ok(None),
        (_, Some(name)) => bail!(Usage(format!(
            "found --metric {name:?}, and {} has only one way to count moves: leave \
             --metric out",
            choice.name
        ))),
    }
}

/// `rows, tables and hoisted`.
pub fn listed(names: &[&str]) -> String {
    match names {
        [most @ .., last] if !most.is_empty() => {
            format!("{} and {last}", most.join(", "))
        }
        few => few.concat(),
    }
}

/// The error's own list of names, and the one that was probably meant.
pub fn unknown<'a>(
    error: &impl Display,
    name: &str,
    names: impl Iterator<Item = &'a str>,
) -> anyhow::Error {
    let meant = suggestions::nearest(name, names);
    let meant = meant.map(|meant| format!("; did you mean {meant}?"));
    Usage(format!("{error}{}", meant.unwrap_or_default())).into()
}
