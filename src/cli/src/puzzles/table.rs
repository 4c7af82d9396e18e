//! `gods table`: the complete table of a puzzle, counted layer by layer.
use std::fmt::Write;
use std::time::Instant;

use anyhow::{Result, bail};
use puzzle::catalog::Choice;
use puzzle::{Count, Metric};
use serde::Serialize;

use super::chart::{self, Page};
use super::choose::{Instance, Which};
use super::engine::{Computation, Options};
use super::tables;
use super::{count, thousands};
use base::out;

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods table pocket-cube
  gods table pocket-cube --metric quarter-turn --csv
  gods table pocket-cube --engine unrank       what the tables are worth
  gods table sliding-3x4 --threads 2 --keep one-bit
  gods table 8-puzzle --json

With --json it prints one object. Its fields, in version 1 of them:
  version    1; a field may be added to a version, and none changed or left out
  puzzle     the puzzle's own name: sliding-3x3 for 8-puzzle
  metric     what counts as one move: half-turn, quarter-turn or clockwise; null if
             there is but one way to count
  positions  how many positions can be reached, the sum of the layers
  depth      how many moves the farthest of them need
  mean       how many moves they need on average
  layers     how many need 0, 1, 2 and so on moves: depth + 1 numbers
  published  how that compares with what others have counted, null if nobody has:
               source    who they are
               compared  what they give: layers, first-layers (as many as they have)
                         or depth
               same      whether it is the same; if not, the exit code is 1
  engine     what computed it: rows, tables, hoisted or unrank
  threads    on how many threads
  bytes      the most memory that the engine took
  seconds    from the arguments, as they were read, to the last count

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

/// The version of the fields below. It changes if a program that reads them must.
const VERSION: u32 = 1;

/// The result, with the keys and the order that programs rely on; the help above says
/// what each is.
#[derive(Serialize)]
struct Report {
    version: u32,
    puzzle: String,
    metric: Option<&'static str>,
    positions: u64,
    depth: usize,
    mean: f64,
    layers: Vec<u64>,
    published: Option<Published>,
    #[serde(flatten)]
    computation: Computation,
    seconds: f64,
}

/// Computes the table and prints what was counted.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let instance = args.which.choose()?;
    let made = tables::make(&instance, &args.options, tables::purpose(&args.keep)?)?;
    let Instance { choice, metric, .. } = &instance;
    let seconds = start.elapsed().as_secs_f64();
    let counted = Report {
        version: VERSION,
        puzzle: choice.name.clone(),
        metric: metric.map(Metric::name),
        positions: made.layers.iter().sum(),
        depth: made.layers.len() - 1,
        mean: mean(&made.layers),
        published: published(choice, *metric, &made.layers),
        layers: made.layers,
        computation: made.computation,
        seconds,
    };
    let text = match args {
        Args { json: true, .. } => serde_json::to_string(&counted)?,
        Args { csv: true, .. } => csv(&counted.layers),
        _ => page(choice, *metric, &counted),
    };
    out::line(text)?;
    counted.published.map_or(Ok(()), |published| published.judge(&choice.name))
}

/// How what was counted compares with what others have counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Published {
    /// Where it was published.
    source: &'static str,
    /// What was.
    compared: Compared,
    /// Whether it is the same.
    same: bool,
}

/// How much was published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Compared {
    /// All layers.
    Layers,
    /// The first ones.
    FirstLayers,
    /// How many layers there are.
    Depth,
}

impl Published {
    /// # Errors
    /// If other numbers were published: either those are wrong, or these.
    fn judge(&self, puzzle: &str) -> Result<()> {
        match self.same {
            true => Ok(()),
            false => bail!("{puzzle}: {} has other numbers", self.source),
        }
    }

    /// The comparison for people.
    fn sentence(&self) -> String {
        let what = match self.compared {
            _ if !self.same => "OTHER NUMBERS",
            Compared::Layers => "the same",
            Compared::FirstLayers => "the same first layers",
            Compared::Depth => "the same number of moves",
        };
        format!("{what}, {}", self.source)
    }
}

/// Compares the layers with the published ones, if there are any.
fn published(
    choice: &Choice,
    metric: Option<Metric>,
    layers: &[u64],
) -> Option<Published> {
    let published = choice.published(metric)?;
    let (compared, same) = match published.count {
        Count::Layers(all) => (Compared::Layers, all == layers),
        Count::First(first) => (Compared::FirstLayers, layers.starts_with(first)),
        Count::Depth(most) => (Compared::Depth, most == layers.len() - 1),
    };
    Some(Published { source: published.source, compared, same })
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
fn page(choice: &Choice, metric: Option<Metric>, counted: &Report) -> String {
    let counting = metric.map_or(String::new(), |metric| format!(", {metric} metric"));
    let layers = chart::layers(&counted.layers, Page::of_stdout());
    let published = counted.published.as_ref();
    let published = published.map_or(String::new(), |published| {
        format!("\npublished  {}", published.sentence())
    });
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
        count(counted.depth, "move"),
        counted.mean,
        counted.computation.sentence(),
        thousands(counted.computation.bytes),
        counted.seconds,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::failure::Usage;
    use puzzle::{Family, catalog};

    static MISTAKEN: Family = Family {
        published: &[puzzle::Published::depth("sliding-2x2", 7, "a mistake")],
        ..puzzle::sliding::FAMILY
    };

    #[test]
    fn other_numbers_than_the_published_ones_are_a_failure() {
        let layers = [1, 2, 2, 2, 2, 2, 1];
        let right = catalog::find("sliding-2x2").unwrap();
        let same = published(&right, None, &layers).unwrap();
        assert!(same.same, "{same:?}");
        assert!(same.judge("sliding-2x2").is_ok());

        let name = right.name.clone();
        let choice = Choice { family: &MISTAKEN, name, sizes: vec![2, 2] };
        let others = published(&choice, None, &layers).unwrap();
        let compared = Compared::Depth;
        assert_eq!(others, Published { source: "a mistake", compared, same: false });
        assert_eq!(others.sentence(), "OTHER NUMBERS, a mistake");
        let error = others.judge("sliding-2x2").unwrap_err();
        assert_eq!(error.to_string(), "sliding-2x2: a mistake has other numbers");
        assert!(!error.is::<Usage>()); // the work failed: exit code 1
    }

    #[test]
    fn the_first_layers_are_compared_where_no_more_are_known() {
        static BEGUN: Family = Family {
            published: &[puzzle::Published::first(
                "sliding-2x2",
                &[1, 2, 2],
                "a start",
            )],
            ..puzzle::sliding::FAMILY
        };
        let choice =
            Choice { family: &BEGUN, name: "sliding-2x2".into(), sizes: vec![2, 2] };
        let said = |layers: &[u64]| {
            let published = published(&choice, None, layers).unwrap();
            (serde_json::to_string(&published).unwrap(), published.sentence())
        };
        let json = |same| {
            format!(r#"{{"source":"a start","compared":"first-layers","same":{same}}}"#)
        };
        let same = "the same first layers, a start".to_owned();
        assert_eq!(said(&[1, 2, 2, 2, 2, 2, 1]), (json(true), same));
        assert_eq!(
            said(&[1, 2, 3]),
            (json(false), "OTHER NUMBERS, a start".to_owned())
        );
    }
}
