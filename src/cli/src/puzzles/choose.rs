//! From words on the command line to what they name.
use std::fmt::Display;

use anyhow::Result;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use puzzle::Metric;
use puzzle::catalog::{self, CATALOG, UnknownPuzzle};
use solve::Instance;

use base::failure::Usage;
use base::suggestions;

/// Which puzzle a command is about.
#[derive(clap::Args)]
pub struct PuzzleArgs {
    /// Which puzzle; `gods puzzles` lists them.
    #[arg(value_name = "PUZZLE")]
    puzzle: String,
    /// What counts as one move.
    #[arg(long, value_name = "METRIC", value_parser = named_values(&Metric::ALL, Metric::name))]
    metric: Option<Metric>,
}

impl PuzzleArgs {
    /// The puzzle that is meant.
    ///
    /// # Errors
    /// [`Usage`] if there is no such puzzle, or it is not counted in this metric.
    pub fn instance(&self) -> Result<Instance> {
        instance(&self.puzzle, self.metric)
    }
}

/// The puzzle with this name, and this metric or its default.
///
/// # Errors
/// [`Usage`] if there is none.
pub fn instance(name: &str, metric: Option<Metric>) -> Result<Instance> {
    let choice = catalog::find(name).map_err(|error| match error {
        UnknownPuzzle::Family { .. } => {
            unknown_name_error(&error, name, names().into_iter())
        }
        _ => Usage(error.to_string()).into(),
    })?;
    let name = choice.name.clone();
    let instance = Instance::new(choice, metric);
    Ok(instance.map_err(|error| Usage(format!("{name}: {error}")))?)
}

/// The names of all families, examples and aliases.
pub fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    for family in CATALOG {
        names.extend(family.examples);
        names.push(family.name);
        names.extend(family.aliases.iter().map(|&(alias, _)| alias));
    }
    names
}

/// A parser that knows some values by their names.
pub fn named_values<T: Copy + Send + Sync>(
    all: &'static [T],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(all.iter().map(|&one| name(one))).map(move |found| {
        let mut all = all.iter().copied();
        all.find(|&one| name(one) == found).expect("the parser has read its name")
    })
}

/// The error's own list of names, and the one that was probably meant.
pub fn unknown_name_error<'a>(
    error: &impl Display,
    name: &str,
    names: impl Iterator<Item = &'a str>,
) -> anyhow::Error {
    let meant = suggestions::nearest(name, names);
    let meant = meant.map(|meant| format!("; did you mean {meant}?"));
    Usage(format!("{error}{}", meant.unwrap_or_default())).into()
}
