//! `gods table`: computes the complete table of a puzzle, and counts its layers.
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use puzzle::{Metric, PublishedCounts};
use rows::Keep;
use serde::Serialize;
use solve::{Computation, Instance, Purpose, PuzzleTable, SolveError};

use super::choose::{PuzzleArgs, named_values};
use super::request::{Request, TableOptions};
use super::{
    ComputationFields, chart, engine_and_threads, metric_phrase, pluralize, save,
    thousands,
};
use base::{out, signals};

/// The arguments of `gods table`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods table pocket-cube
  gods table pocket-cube --metric quarter-turn --csv
  gods table pocket-cube --engine unrank       what the tables are worth
  gods table sliding-3x4 --threads 2 --keep one-bit
  gods table 8-puzzle --json
  gods table chapters/puzzles/rings.gens --goal \"0 1 2 3 ? ? ? ? ? ?\"
  gods table 8-puzzle --save 8-puzzle.gods
  gods table 8-puzzle --save \"$(gods tables path)/8-puzzle.gods\"

With --save the distance of each position is kept, a byte each, in memory and then in the
file: `gods solve --table` and `gods farthest --table` use it, and `gods tables` lists those
in the user's folder. The file is there when all of it is written. An earlier table is left as
it was until then; a file that is no saved table is overwritten by --force alone.

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

With --goal, distances are to it, and the object has the field goal.

Ctrl-C stops it. Then all of this is about the layers that are complete, nothing is saved, the
exit code is 130, and the object has the field stopped: of how many positions there are, next
how many of the next layer were found, part how much of that layer was done, from 0 to 1.

GODS_CPU=portable, avx2 or avx512 (on ARM, portable or neon) says which instructions the
engine rows may use; the best of the machine if it is not set.")]
pub struct Args {
    #[command(flatten)]
    puzzle_args: PuzzleArgs,
    #[command(flatten)]
    options: TableOptions,
    /// What the engine rows keeps of each distance: byte, two-bits, one-bit or nothing,
    /// if only the counts are wanted. One bit is enough where each move changes the
    /// color of the position, two where each can be taken back by one.
    #[arg(
        long,
        value_name = "RECORD",
        value_parser = named_values(&KEEP_VALUES, keep_name),
        default_value = "nothing"
    )]
    keep: Purpose,
    /// Save the table in a file, a byte for each position.
    #[arg(
        long,
        value_name = "FILE",
        value_hint = clap::ValueHint::FilePath,
        conflicts_with_all = ["keep", "goal"]
    )]
    save: Option<PathBuf>,
    /// Overwrite the file of --save even if it is no saved table.
    #[arg(long, requires = "save")]
    force: bool,
    /// One JSON object instead of a table.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// A line `depth,positions` for each layer.
    #[arg(long)]
    csv: bool,
}

impl Args {
    /// Whether the command writes no file.
    pub fn only_prints(&self) -> bool {
        self.save.is_none()
    }
}

/// The values of `--keep`.
const KEEP_VALUES: [Purpose; 4] = [
    Purpose::Keep(Keep::Byte),
    Purpose::Keep(Keep::TwoBits),
    Purpose::Keep(Keep::OneBit),
    Purpose::Layers,
];

pub(super) fn keep_name(record: Purpose) -> &'static str {
    match record {
        Purpose::Keep(Keep::Byte) => "byte",
        Purpose::Keep(Keep::TwoBits) => "two-bits",
        Purpose::Keep(Keep::OneBit) => "one-bit",
        _ => "nothing",
    }
}

/// The version of the JSON fields below. It changes if programs that read them must change.
const VERSION: u32 = 1;

/// The result as JSON. Programs rely on these keys and their order; the help above documents
/// them.
#[derive(Serialize)]
struct TableReport<'a> {
    version: u32,
    puzzle: &'a str,
    metric: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<&'a str>,
    positions: u64,
    depth: usize,
    mean: f64,
    layers: Vec<u64>,
    published: Option<PublishedComparison>,
    #[serde(flatten, with = "ComputationFields")]
    computation: Computation,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<Stopped>,
}

/// How far a table was when a signal stopped it.
#[derive(Serialize)]
struct Stopped {
    /// The number of all positions.
    of: u64,
    /// The number of positions of the next layer that were found.
    next: u64,
    /// The part of the next layer that was done.
    part: f64,
}

/// A comparison of the layers with published ones.
#[derive(Debug, Serialize)]
struct PublishedComparison {
    /// The source of the published numbers.
    source: &'static str,
    /// The kind of the published numbers.
    compared: &'static str,
    /// Whether the computed numbers are the published ones.
    #[serde(rename = "same")]
    matches_published: bool,
    /// The comparison as text.
    #[serde(skip)]
    sentence: String,
}

/// Computes the table, and prints its layers.
///
/// # Errors
/// If the table cannot be computed, or other numbers were published.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let request = Request::from_args(&args.puzzle_args, &args.options)?;
    let purpose = match &args.save {
        Some(file) => {
            save::check(&request.instance, file, args.force)?;
            Purpose::Keep(Keep::Byte)
        }
        None => args.keep,
    };
    let instance = &request.instance;
    let (table, stopped) = match request.try_table(purpose) {
        Ok(table) => (table, None),
        Err(SolveError::TableStopped { layers, next, part, computation }) => {
            let (of, part) =
                (instance.puzzle().position_count(), part.0 as f64 / part.1 as f64);
            let table = PuzzleTable { layers, distances: None, computation };
            (table, Some(Stopped { of, next, part }))
        }
        Err(error) => return Err(request.explain(&error)),
    };
    let seconds = start.elapsed().as_secs_f64();
    let published = match stopped {
        Some(_) => None,
        None => compare_with_published(instance, &table.layers),
    };
    let is_as_published =
        published.as_ref().is_none_or(|published| published.matches_published);
    // A table that contradicts published numbers is not saved.
    let saved = args.save.as_deref().filter(|_| is_as_published && stopped.is_none());
    let saved = saved.map(|file| save::save(instance, &table, file)).transpose()?;
    let positions = table.layers.iter().sum();
    let moves = (0..).zip(&table.layers).map(|(depth, &count): (u64, _)| depth * count);
    let report = TableReport {
        version: VERSION,
        puzzle: instance.name(),
        metric: instance.metric().map(Metric::name),
        goal: instance.goal(),
        positions,
        depth: table.layers.len() - 1,
        mean: moves.sum::<u64>() as f64 / positions as f64,
        published,
        layers: table.layers,
        computation: table.computation,
        seconds,
        stopped,
    };
    out::line(match args {
        Args { json: true, .. } => serde_json::to_string(&report)?,
        Args { csv: true, .. } => {
            let rows = report.layers.iter().enumerate();
            let rows = rows.map(|(depth, positions)| format!("\n{depth},{positions}"));
            "depth,positions".to_owned() + &rows.collect::<String>()
        }
        _ => to_text(&instance.about(), &report, saved.as_deref()),
    })?;
    if report.stopped.is_some() {
        signals::check_interrupted()?;
    }
    match report.published {
        Some(published) if !published.matches_published => {
            bail!("{}: {} has other numbers", instance.name(), published.source)
        }
        _ => Ok(()),
    }
}

/// Compares the layers with published ones, if there are any.
fn compare_with_published(
    instance: &Instance,
    layers: &[u64],
) -> Option<PublishedComparison> {
    let choice = instance.choice().filter(|_| instance.goal().is_none())?;
    let published = choice.published(instance.metric())?;
    let (compared, what, matches_published) = match published.counts {
        PublishedCounts::Layers(all) => ("layers", "the same", all == layers),
        PublishedCounts::FirstLayers(first) => {
            ("first-layers", "the same first layers", layers.starts_with(first))
        }
        PublishedCounts::Depth(most) => {
            ("depth", "the same number of moves", most == layers.len() - 1)
        }
    };
    let (what, source) =
        (if matches_published { what } else { "OTHER NUMBERS" }, published.source);
    Some(PublishedComparison {
        source,
        compared,
        matches_published,
        sentence: format!("{what}, {source}"),
    })
}

/// The result as text.
fn to_text(about: &str, report: &TableReport, saved: Option<&str>) -> String {
    let saved = saved.map(|said| format!("\nsaved      {said}"));
    let total = report.stopped.as_ref().map_or(report.positions, |stopped| stopped.of);
    let layers = chart::layer_chart(&report.layers, total, chart::width());
    let positions = thousands(report.positions);
    let counts = match (&report.stopped, &report.published) {
        (Some(Stopped { of, next, part }), _) => format!(
            "{positions} of {}\nstopped    in layer {}: {:.0} % done, {} positions found",
            thousands(*of),
            report.layers.len(),
            100.0 * part,
            thousands(*next),
        ),
        (None, published) => format!(
            "{positions}\nfarthest   {}\nmean       {:.3} moves{}",
            pluralize(report.depth, "move"),
            report.mean,
            published.as_ref().map_or(String::new(), |published| format!(
                "\npublished  {}",
                published.sentence
            )),
        ),
    };
    format!(
        "{}{}: {about}\n\n{layers}\n\n\
         positions  {counts}\n\
         engine     {}\n\
         memory     {} bytes\n\
         time       {:.3} s{}",
        report.puzzle,
        metric_phrase(report.metric),
        engine_and_threads(&report.computation),
        thousands(report.computation.bytes),
        report.seconds,
        saved.unwrap_or_default(),
    )
}
