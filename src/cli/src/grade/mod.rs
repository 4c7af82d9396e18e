//! `gods grade`: its options, its progress, its notes.
mod policy;

use std::path::PathBuf;

use anyhow::{Result, bail};

use ::puzzle::Metric;
use base::{limits, out, parallel};
use judging::contain;
use judging::exercises::{Workshop, all};
use judging::grade::names::one_line;
use judging::grade::score::UNJUDGED;
use judging::grade::{collect, grade, report};
use table::PocketCubeTable;

use crate::bar::Bar;

/// What `gods grade` understands.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods grade submissions -o grades.csv      a folder for each student, all graded
  gods grade submissions --session 1-4      what the first four sessions require
  gods grade submissions --session 3 --due 2026-03-01 --late 7d:0.5,14d:0
  gods grade submissions --capstone         with the crate of their own
  gods grade submissions --json             one object a line, for other programs

What counts is together 100 points: the exercises that the course requires, or those of
them that are asked for, by the minutes that they take.")]
pub struct Args {
    /// The folder that holds a folder for each student.
    submissions: PathBuf,
    /// The file for the grades, as comma-separated values.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    counting: policy::Options,
    /// How many answers are judged at once; as many as there are processors, if it is
    /// not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    /// How long a check may run.
    #[arg(
        long, value_name = "N", default_value_t = limits::PROGRAM_SECONDS,
        value_parser = clap::value_parser!(u64).range(1..=600)
    )]
    seconds: u64,
    /// One JSON object a line instead of the table.
    #[arg(long)]
    json: bool,
}

/// Runs `gods grade`.
///
/// # Errors
/// If there is nothing to grade or the grades cannot be written; and, when all others are
/// written, if an answer could not be judged and no student is to blame.
pub fn run(args: &Args) -> Result<()> {
    let root = base::root()?;
    let exercises = all(&root)?;
    let (submissions, mut notes) = collect(&args.submissions, &exercises)?;
    let (exercises, scheme) = args.counting.choose(&root, exercises)?;
    if !args.counting.judges_crates() {
        let with = submissions.iter().filter(|it| it.project.is_some());
        notes.extend(with.map(|it| {
            format!("{} handed in a crate, which counts with --capstone", it.student)
        }));
    }
    let report = args.output.as_deref().map(report::Report::begin).transpose()?;
    notes.extend(contain::missing().map(|what| format!("not contained: {what}")));
    let seen = submissions
        .iter()
        .flat_map(|s| s.notes.iter().map(move |note| format!("{}: {note}", s.student)));
    for note in notes.into_iter().chain(seen) {
        out::note(format_args!("note: {}", one_line(&note)));
    }
    let workshop =
        Workshop::open(&root, &std::env::current_exe()?)?.with_seconds(args.seconds);
    let jobs = match args.jobs {
        Some(jobs) => jobs.into(),
        None => parallel::cores(),
    };
    let bar = Bar::new(0);
    let distances =
        || PocketCubeTable::new(Metric::HalfTurn).into_table().distances().to_vec();
    let rows = grade(
        &workshop,
        &exercises,
        &scheme,
        &submissions,
        jobs,
        distances,
        |done, all| {
            bar.show(|shown| (shown.done, shown.all) = (done as u64, all as u64));
        },
    )?;
    drop(bar);
    // What cannot be written can still be read.
    let written = report.map_or(Ok(()), |report| report.write(&rows));
    out::line(match args.json {
        true => report::json(&rows)?,
        false => report::table(&rows),
    })?;
    written?;
    let unjudged = rows.iter().filter(|row| row.status == UNJUDGED);
    let Some(first) = unjudged.clone().next() else { return Ok(()) };
    bail!(
        "{} of the rows are `{UNJUDGED}`, for which no student is to blame; the first is \
         {} of {}: {}",
        unjudged.count(),
        first.exercise,
        first.student,
        first.message
    )
}
