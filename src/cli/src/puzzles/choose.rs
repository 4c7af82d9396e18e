//! From words on the command line to what they name.
use std::fmt::Display;

use anyhow::{Context, Result, bail};
use puzzle::Metric;
use puzzle::catalog::{self, CATALOG, Choice, UnknownPuzzle};
use solve::Instance;

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
    // A size beyond the largest number was read as that number: it is not repeated.
    let absurd = choice.sizes.contains(&usize::MAX);
    let name = if absurd { choice.family.name } else { &choice.name }.to_owned();
    let instance = Instance::new(choice, metric);
    Ok(instance.map_err(|error| Usage(format!("{name}: {error}")))?)
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

/// The metric with this name, or the puzzle's default; none where it has but one.
pub fn metric(choice: &Choice, name: Option<&str>) -> Result<Option<Metric>> {
    let (metrics, puzzle) = (choice.family.metrics, &choice.name);
    let Some(name) = name else { return Ok(None) };
    if metrics.len() < 2 {
        bail!(Usage(format!(
            "found --metric {name:?}, and {puzzle} has only one way to count moves: leave \
             --metric out"
        )));
    }
    let found = metrics.iter().find(|metric| metric.name() == name);
    found.copied().map(Some).ok_or_else(|| {
        let names: Vec<_> = metrics.iter().map(|metric| metric.name()).collect();
        let error =
            format!("found --metric {name:?}, and {puzzle} has {}", listed(&names));
        unknown(&error, name, names.into_iter())
    })
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
