//! The command `gods-course grade`: options, progress, notes.
pub mod counting;
mod files;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};

use ::grade::names::one_line;
use ::grade::score::UNJUDGED;
use ::grade::{JudgePool, collect, grade, isolation, report, similarity};
use ::puzzle::Metric;
use base::{limits, out, parallel, suggestions};
use judging::exercises::{AnswerJudge, load_all};
use table::PocketCubeTable;

/// Arguments of `gods-course grade`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods-course grade submissions -o grades.csv      a folder or a .zip for each student
  gods-course grade submissions.zip --roster class.csv --feedback pages
                                            the archive of a learning system, and a page
                                            for each student of the class
  gods-course grade submissions --session 1-4      what the first four sessions require
  gods-course grade submissions --session 3 --due 2026-03-01 --late 7d:0.5,14d:0
  gods-course grade submissions --dues days.csv    the term, each session with its deadline,
                                            and extensions: session,due,id
  gods-course grade submissions --capstone         with the students' own crates
  gods-course grade submissions --json             one object a line, for other programs

What counts is worth 100 points in total: the exercises that the course requires, or the
selected ones of them, in proportion to their minutes.

An earlier file of grades is overwritten; another file by --force alone, and one that is
read not even then.")]
pub struct Args {
    /// The folder that holds a folder or a .zip for each student; or a .zip of it.
    submissions: PathBuf,
    #[command(flatten)]
    files: files::FileOptions,
    #[command(flatten)]
    counting: counting::CountingOptions,
    /// Number of answers judged in parallel; by default the number of processors.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    /// Limit of a check's processor time, in seconds.
    #[arg(
        long, value_name = "N", default_value_t = limits::PROGRAM_SECONDS,
        value_parser = clap::value_parser!(u64).range(1..=600)
    )]
    seconds: u64,
    /// One JSON object a line instead of the table.
    #[arg(long)]
    json: bool,
}

/// Runs `gods-course grade`.
///
/// # Errors
/// If there is nothing to grade or the grades cannot be written; also, after writing all
/// the others, if an answer could not be judged through no fault of a student.
pub fn run(args: &Args) -> Result<()> {
    let root = base::book_root()?;
    let exercises = load_all(&root)?;
    let roster = args.files.roster()?;
    let class = collect(&root, &args.submissions, &exercises, roster.as_ref())?;
    let submissions = &class.submissions;
    let (exercises, scheme) = args.counting.select(&root, &exercises)?;
    let mut notes = class.notes.clone();
    if !args.counting.judges_crates() {
        let with = submissions.iter().filter(|it| it.project.is_some());
        notes.extend(with.map(|it| {
            format!("{} handed in a crate, which counts with --capstone", it.student)
        }));
    }
    let clones: Vec<_> = submissions.iter().filter(|it| it.is_clone).collect();
    if let (Some(first), true) = (clones.first(), args.counting.has_deadline()) {
        notes.push(format!(
            "{} of the folders, the first that of {}, are clones of a repository: their files \
             are as old as the cloning, and late if that was. Check out what was there in \
             time, and grade without a day",
            clones.len(),
            first.student
        ));
    }
    let keys: Vec<_> =
        submissions.iter().map(|it| it.deadline_key().to_lowercase()).collect();
    let unknown_ids = scheme.deadlines.students().into_iter();
    let unknown_ids = unknown_ids.filter(|id| !keys.iter().any(|key| key == id));
    notes.extend(unknown_ids.map(|id| {
        let near = suggestions::suggestion(id, keys.iter().map(String::as_str));
        format!("--dues has a deadline for `{id}`, but no submission is of that student:{near}")
    }));
    let mut inputs = base::sources(&root);
    inputs.push(args.submissions.clone());
    inputs.extend(args.counting.deadlines_file());
    let feedback = args.files.prepare(inputs)?;
    notes.extend(
        isolation::missing_protection()
            .map(|what| format!("the sandbox is incomplete: {what}")),
    );
    let with_notes = submissions.iter().filter(|it| !it.notes.is_empty());
    notes.extend(
        with_notes.map(|it| format!("{}: {}", it.student, it.notes.join("; "))),
    );
    let equal_answers = similarity::find_equal_answers(&exercises, submissions)?;
    notes.extend(similarity::summary(&equal_answers));
    for note in notes {
        out::note(format_args!("note: {}", one_line(&note)));
    }
    let gods = std::env::current_exe()?;
    // A student's crate may use any crate of the book.
    let judge = if args.counting.judges_crates() {
        AnswerJudge::for_all_crates(&root, &gods)?
    } else {
        AnswerJudge::for_exercises(&root, &gods, &exercises)?
    };
    let judge = judge.with_time_limit(args.seconds);
    let jobs = args.jobs.map_or_else(parallel::cores, usize::from);
    let (is_terminal, start) = (io::stderr().is_terminal(), Instant::now());
    let distances =
        || PocketCubeTable::new(Metric::HalfTurn).into_table().distances().to_vec();
    let observe = |done: usize, all: usize| {
        if is_terminal {
            // The estimate assumes the same average time for the rest.
            let left = match start.elapsed().as_secs_f64() * (all - done) as f64 {
                _ if done == 0 => String::new(),
                left => {
                    format!(", {:.0} minutes left", (left / done as f64 / 60.0).ceil())
                }
            };
            // Progress is optional: a failure to print it is ignored.
            let _ = write!(io::stderr(), "\r{done} of {all} judged{left:30}");
        }
    };
    let judging = JudgePool { judge: &judge, jobs };
    let mut rows =
        grade(&judging, &exercises, &scheme, submissions, distances, observe)?;
    if is_terminal {
        out::note("");
    }
    similarity::annotate_rows(&equal_answers, &mut rows);
    // The table is printed even if the file cannot be written.
    let written = args.files.write(&rows);
    let pages = feedback.map(|it| it.write(&root, &exercises, submissions, &rows));
    out::line(if args.json { report::json(&rows)? } else { report::table(&rows) })?;
    written?;
    if let Some(removed @ 1..) = pages.transpose()? {
        out::note(format_args!(
            "note: {removed} pages of an earlier grading are removed"
        ));
    }
    let unjudged = rows.iter().filter(|row| row.status == UNJUDGED);
    let Some(first) = unjudged.clone().next() else { return Ok(()) };
    bail!(
        "{} of the rows are `{UNJUDGED}`, through no fault of a student; the first is \
         {} of {}: {}",
        unjudged.count(),
        first.exercise,
        first.student,
        first.message
    )
}
