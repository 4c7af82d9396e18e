//! `gods table`: the complete table of a puzzle, counted layer by layer.
use std::fmt::Write;
use std::time::Instant;

use anyhow::{Result, bail};
use puzzle::Metric;
use puzzle::catalog::{Choice, Count};
use serde::Serialize;

use super::chart::{self, Page};
use super::choose::{Chosen, Which};
use super::engine::{Options, Taken};
use super::tables;
use super::{count, thousands};
use crate::tool::out;

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods table pocket-cube
  gods table pocket-cube --metric quarter-turn --csv
  gods table pocket-cube --engine unrank       what the tables are worth
  gods table sliding-3x4 --threads 2 --keep one-bit
  gods table 8-puzzle --json

GODS_CPU=portable, avx2 or avx512 says which instructions the engine rows may use; the
best of the machine if it is not set.";

/// What `gods table` understands.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    options: Options,
    /// What the engine rows keeps of each distance: byte, two-bits, one-bit or nothing,
    /// if only the counts are wanted. One bit is enough where each move changes the
    /// color of the position, two where each can be taken back by one.
    #[arg(long, value_name = "RECORD", default_value = "nothing")]
    keep: String,
    /// One JSON object instead of a table.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// A line `depth,positions` for each layer.
    #[arg(long)]
    csv: bool,
}

/// The result, with the keys and the order that programs rely on.
#[derive(Serialize)]
struct Counted {
    puzzle: String,
    metric: Option<&'static str>,
    positions: u64,
    layers: Vec<u64>,
    #[serde(flatten)]
    taken: Taken,
    seconds: f64,
}

/// Computes the table and prints what was counted.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let chosen = args.which.choose()?;
    let made = tables::make(&chosen, &args.options, tables::kept(&args.keep)?)?;
    let Chosen { choice, metric, .. } = &chosen;
    let counted = Counted {
        puzzle: choice.name.clone(),
        metric: metric.map(Metric::name),
        positions: made.layers.iter().sum(),
        layers: made.layers,
        taken: made.taken,
        seconds: start.elapsed().as_secs_f64(),
    };
    let published = published(choice, *metric, &counted.layers);
    let text = match args {
        Args { json: true, .. } => serde_json::to_string(&counted)?,
        Args { csv: true, .. } => csv(&counted.layers),
        _ => page(choice, *metric, &counted, &published),
    };
    out::line(text)?;
    published.judge(&choice.name)
}

/// How what was counted compares with what others have counted.
#[derive(Debug, PartialEq, Eq)]
enum Published {
    /// Nobody has counted it.
    Nothing,
    /// What is the same, and where it was published.
    Same(&'static str, &'static str),
    /// Where something else was published.
    Others(&'static str),
}

impl Published {
    /// # Errors
    /// If other numbers were published: either those are wrong, or these.
    fn judge(&self, puzzle: &str) -> Result<()> {
        match self {
            Published::Others(source) => bail!("{puzzle}: {source} has other numbers"),
            _ => Ok(()),
        }
    }
}

/// Compares the layers with the published ones.
fn published(choice: &Choice, metric: Option<Metric>, layers: &[u64]) -> Published {
    let Some(published) = choice.published(metric) else { return Published::Nothing };
    let source = published.source;
    match published.count {
        Count::Layers(all) if all == layers => Published::Same("the same", source),
        Count::First(first) if layers.starts_with(first) => {
            Published::Same("the same first layers", source)
        }
        Count::Depth(most) if most == layers.len() - 1 => {
            Published::Same("the same number of moves", source)
        }
        _ => Published::Others(source),
    }
}

/// How far a position is on average.
fn mean(layers: &[u64]) -> f64 {
    let moves = (0..).zip(layers).map(|(depth, &count): (u64, _)| depth * count);
    moves.sum::<u64>() as f64 / layers.iter().sum::<u64>() as f64
}

fn csv(layers: &[u64]) -> String {
    let mut text = "depth,positions".to_owned();
    for (depth, positions) in layers.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{depth},{positions}");
    }
    text
}

/// The table for people.
fn page(
    choice: &Choice,
    metric: Option<Metric>,
    counted: &Counted,
    published: &Published,
) -> String {
    let counting = metric.map_or(String::new(), |metric| format!(", {metric} metric"));
    let layers = chart::layers(&counted.layers, Page::of_stdout());
    let depth = counted.layers.len() - 1;
    let published = match published {
        Published::Nothing => String::new(),
        Published::Same(what, source) => format!("\npublished  {what}, {source}"),
        Published::Others(source) => format!("\npublished  OTHER NUMBERS, {source}"),
    };
    format!(
        "{}{counting}: {}\n\n{layers}\n\n\
         positions  {}\n\
         farthest   {}\n\
         mean       {:.3} moves{published}\n\
         engine     {}\n\
         memory     {} bytes\n\
         time       {:.3} s",
        choice.name,
        choice.family.about,
        thousands(counted.positions),
        count(depth, "move"),
        mean(&counted.layers),
        counted.taken.sentence(),
        thousands(counted.taken.bytes),
        counted.seconds,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tool::failure::Usage;
    use puzzle::catalog::{self, Family};

    static MISTAKEN: Family = Family {
        published: &[catalog::Published::depth("sliding-2x2", 7, "a mistake")],
        ..puzzle::sliding::FAMILY
    };

    #[test]
    fn other_numbers_than_the_published_ones_are_a_failure() {
        let layers = [1, 2, 2, 2, 2, 2, 1];
        let right = catalog::find("sliding-2x2").unwrap();
        let same = published(&right, None, &layers);
        assert!(matches!(same, Published::Same(..)), "{same:?}");
        assert!(same.judge("sliding-2x2").is_ok());

        let name = right.name.clone();
        let choice = Choice { family: &MISTAKEN, name, sizes: vec![2, 2] };
        let others = published(&choice, None, &layers);
        assert_eq!(others, Published::Others("a mistake"));
        let error = others.judge("sliding-2x2").unwrap_err();
        assert_eq!(error.to_string(), "sliding-2x2: a mistake has other numbers");
        assert!(!error.is::<Usage>()); // the work failed: exit code 1
    }
}
