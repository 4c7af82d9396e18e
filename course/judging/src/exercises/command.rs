//! The command `gods exercises`: lists exercises, judges one, shows hints, starts over.
use std::fs;
use std::path::{self, Path, PathBuf};
use std::slice;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use base::failure::UsageError;
use base::fingerprint::{fingerprint, metadata_hash};
use base::signals::Interrupted;
use base::{atomic_write, limits, out, suggestions};

use super::answer_judge::AnswerJudge;
use super::exercise::{Exercise, FOLDER, load_all};
use super::self_check::self_check_changed;
use super::status_board::StatusBoard;
use crate::verdict::{Fault, Judgment};

/// Interval at which `--watch` looks at the files.
const WATCH_INTERVAL: Duration = Duration::from_millis(500);

/// Arguments of `gods exercises`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods exercises                  every exercise, and how far you are
  gods exercises orientation      those of one chapter
  gods exercises dials            is this one right? If not: what is wrong, and why
  gods exercises dials --hint     its first hint
  gods exercises dials --hint=2   its first two
  gods exercises dials --watch    judge it again whenever you save it
  gods exercises dials --reset    start over; your file is kept as a backup")]
pub struct Args {
    /// The exercise or its file, or a chapter for its board; without one, the board of all.
    name: Option<String>,
    /// Show the first hint, or the first N.
    #[arg(
        long, value_name = "N", num_args = 0..=1, require_equals = true,
        default_missing_value = "1", requires = "name", conflicts_with_all = ["watch", "reset", "json"]
    )]
    hint: Option<usize>,
    /// Judge again whenever a file changes.
    #[arg(long, conflicts_with_all = ["reset", "json"])]
    watch: bool,
    /// Put the file back as it was; yours is kept beside it.
    #[arg(long, requires = "name", conflicts_with = "json")]
    reset: bool,
    /// For authors: is the exercise itself right, its stub, solution and wrong answers?
    #[arg(long, conflicts_with_all = ["hint", "watch", "reset", "json"])]
    prove: bool,
    /// One JSON object.
    #[arg(long)]
    json: bool,
}

/// Runs `gods exercises`.
///
/// # Errors
/// If an exercise is wrong, or does not exist.
pub fn run(args: &Args) -> Result<()> {
    let (root, name) = (base::root()?, args.name.as_deref());
    if args.watch {
        return watch(&root, name);
    }
    if args.prove {
        return prove_all(&root, name);
    }
    let is_one = args.hint.is_some() || args.reset;
    let exercise = match name {
        Some(name) if is_one || exercises_of_chapter(&root, name)?.is_empty() => {
            find(&root, name)?
        }
        chapter => return show_board(&StatusBoard::judge(&root, chapter)?, args.json),
    };
    match args {
        Args { hint: Some(count), .. } => show_hints(&exercise, *count),
        Args { reset: true, .. } => reset(&exercise),
        Args { json: true, .. } => {
            let verdict = judge(&root, &exercise)?.verdict;
            show_board(&StatusBoard(vec![(exercise, verdict)]), true)
        }
        _ => judge_and_report(&root, &exercise),
    }
}

/// Prepares judging for the given exercises, with this very program as the sandbox.
fn judge_for(root: &Path, exercises: &[Exercise]) -> Result<AnswerJudge> {
    AnswerJudge::for_exercises(root, &std::env::current_exe()?, exercises)
}

/// Checks one exercise itself, all of a chapter, or all.
fn prove_all(root: &Path, name: Option<&str>) -> Result<()> {
    let mut exercises = match name {
        None => load_all(root)?,
        Some(name) => exercises_of_chapter(root, name)?,
    };
    if let Some(name) = name.filter(|_| exercises.is_empty()) {
        exercises.push(find(root, name)?);
    }
    let judge = judge_for(root, &exercises)?;
    let found = self_check_changed(root, &judge, &exercises)?;
    if found.is_empty() {
        Ok(out::line(format!("{} exercises are right", exercises.len()))?)
    } else {
        bail!("{}", found.join("\n\n"))
    }
}

/// Returns the exercises of a chapter; empty if there is no such chapter.
fn exercises_of_chapter(root: &Path, chapter: &str) -> Result<Vec<Exercise>> {
    let (mut exercises, chapter) = (load_all(root)?, last_name(chapter));
    exercises.retain(|exercise| exercise.chapter == chapter);
    Ok(exercises)
}

/// Prints the status of the exercises.
fn show_board(board: &StatusBoard, json: bool) -> Result<()> {
    out::line(if json {
        serde_json::json!({ "exercises": board.entries() }).to_string()
    } else {
        board.table()
    })?;
    fail_on_faults(board)
}

/// Fails if an answer is wrong or, in a strict class, still to do.
fn fail_on_faults(board: &StatusBoard) -> Result<()> {
    let faults = board.faults();
    if faults.is_empty() { Ok(()) } else { bail!("{}", faults.join("\n\n")) }
}

/// Returns the name of an exercise or chapter, of which the folder or the file may be
/// given, in this folder as well.
fn last_name(given: &str) -> String {
    let mut path = path::absolute(given).unwrap_or_default();
    if path.ends_with("exercise.rs") {
        path.pop();
    }
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Finds an exercise by its name, which may have folders in front.
fn find(root: &Path, name: &str) -> Result<Exercise> {
    let (mut exercises, wanted) = (load_all(root)?, last_name(name));
    let Some(at) = exercises.iter().position(|exercise| exercise.name == wanted) else {
        let near = suggestions::suggestion(&wanted, exercises.iter().map(|e| &*e.name));
        bail!(UsageError(format!("there is no exercise `{name}`:{near}")))
    };
    let exercise = exercises.swap_remove(at);
    // The path is seen from here or, as this tool prints it, from the book's folder.
    let [answer, given @ ..] = [exercise.file(), PathBuf::from(name), root.join(name)]
        .map(|path| fs::canonicalize(path).ok());
    if name.ends_with("exercise.rs") && !given.contains(&answer) {
        let place = exercise.relative_path();
        bail!(UsageError(format!(
            "found {name}: the answer to {wanted} is {place}/exercise.rs"
        )))
    }
    Ok(exercise)
}

/// Judges the student's file; crates are compiled only if the file was changed.
fn judge(root: &Path, exercise: &Exercise) -> Result<Judgment> {
    if exercise.is_untouched()? {
        return Ok(Err(Fault::ToDo).into());
    }
    judge_for(root, slice::from_ref(exercise))?.judge(exercise, &exercise.file())
}

/// Judges one exercise and prints the result.
fn judge_and_report(root: &Path, exercise: &Exercise) -> Result<()> {
    let Judgment { verdict, printed } = judge(root, exercise)?;
    let place = format!("{}/exercise.rs", exercise.relative_path());
    if !printed.is_empty() {
        out::line(format!("Your code printed:\n{printed}\n"))?;
    }
    match verdict {
        Ok(()) => Ok(out::line(format!("{}: solved", exercise.name))?),
        Err(Fault::ToDo) => {
            out::line(format!(
                "{}: to do\n{}\n\nEdit {place}: put your code in the place of `todo!()`, \
                 and run this again.",
                exercise.name, exercise.metadata.title
            ))?;
            fail_on_faults(&StatusBoard(vec![(exercise.clone(), verdict)]))
        }
        Err(Fault::Wrong(message) | Fault::Costly { message, .. }) => {
            bail!("{place}: {message}")
        }
    }
}

fn show_hints(exercise: &Exercise, count: usize) -> Result<()> {
    let hints = exercise.hints()?;
    if count == 0 || count > hints.len() {
        let (name, most) = (&exercise.name, hints.len());
        bail!(UsageError(format!(
            "found --hint={count}: {name} has {most} hints, so ask for 1 to {most}"
        )));
    }
    for (n, hint) in (1..).zip(&hints[..count]) {
        out::line(format!("Hint {n} of {}: {hint}\n", hints.len()))?;
    }
    Ok(())
}

/// Restores the student's file and keeps the old contents under a new name.
fn reset(exercise: &Exercise) -> Result<()> {
    let (file, stub, place) =
        (exercise.file(), exercise.stub()?, exercise.relative_path());
    let failure = || format!("cannot write {}", file.display());
    if !exercise.is_untouched()? {
        if file.symlink_metadata().is_ok() {
            let backup = free_backup_path(&exercise.folder);
            fs::rename(&file, &backup).with_context(failure)?;
            let name = backup.file_name().unwrap_or_default().display();
            out::line(format!("your file is now {place}/{name}"))?;
        }
        atomic_write::write(&file, stub).with_context(failure)?;
    }
    Ok(out::line(format!("{place}/exercise.rs is as it was"))?)
}

/// Returns an unused path for a backup.
fn free_backup_path(folder: &Path) -> PathBuf {
    let names = (1..).map(|n| folder.join(format!("exercise.rs.{n}.bak")));
    names.into_iter().find(|path| path.symlink_metadata().is_err()).unwrap_or_default()
}

/// Judges whenever a file of the exercises changes, until the student interrupts it.
fn watch(root: &Path, name: Option<&str>) -> Result<()> {
    out::line(format!(
        "Save your file to have it judged; Ctrl-C ends this. A run may take {} seconds.",
        limits::PROGRAM_SECONDS
    ))?;
    loop {
        let before = fingerprint(root, &[FOLDER])?;
        let judged = match name {
            Some(name) => {
                find(root, name).and_then(|exercise| judge_and_report(root, &exercise))
            }
            None => StatusBoard::judge(root, None).and_then(|board| {
                out::line(board.summary())?;
                fail_on_faults(&board)
            }),
        };
        match judged {
            Err(error) if error.is::<UsageError>() || error.is::<Interrupted>() => {
                return Err(error);
            }
            Err(error) => out::line(format!("{error:#}"))?,
            Ok(()) => {}
        }
        wait_for_change(root, before);
        out::line("")?;
    }
}

/// Waits until the contents of the exercises' files change.
fn wait_for_change(root: &Path, before: u64) {
    loop {
        let seen = metadata_hash(root, &[FOLDER]);
        // A file that vanishes while it is read counts as unchanged: the change is not
        // complete.
        if fingerprint(root, &[FOLDER]).is_ok_and(|contents| contents != before) {
            return;
        }
        while metadata_hash(root, &[FOLDER]) == seen {
            sleep(WATCH_INTERVAL);
        }
    }
}
