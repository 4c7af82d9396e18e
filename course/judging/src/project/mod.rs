//! Judges a student's crate, which implements `judge::Project`, part by part.
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::exercises::compiler::{CompileJob, describe_fault};
use crate::exercises::{AnswerJudge, answer_judge, run};
use crate::verdict::{Verdict, wrong};
use base::folder::sorted_entries;
use base::signals;

pub mod command;
mod manifest;

/// The functions of a student's crate that are judged, in the order of the chapters.
pub const JUDGED_FUNCTIONS: [&str; 4] = ["rank", "unrank", "layers", "solve"];
/// Numbers of the parts that report a checksum of ranks, asked for in two orders.
const CHECKSUMS: [u8; 2] = [4, 5];
/// Message for ranks that the two orders give differently.
const ORDER_MATTERS: &str = "rank gives other numbers when it is asked for the positions in \
                             another order: a number must follow from the position alone.";
/// Source of the program that judges a part; the part's number is its first input byte.
const MAIN_TEMPLATE: &str = include_str!("main.in");
/// Time limit of a part, in seconds.
const PART_SECONDS: u64 = 60;
/// Maximum number of files of a crate.
const MAX_FILES: usize = 200;

/// A crate whose functions are all `todo!()`: the program that judges it compiles and runs.
const EMPTY_CRATE: [(&str, &str); 2] = [
    (
        "Cargo.toml",
        "[package]\nedition = \"2024\"\n[dependencies]\ngods-judge = \"*\"\n",
    ),
    (
        "src/lib.rs",
        "use judge::{Cube, Project, Turns};\n\
         pub struct Answer;\n\
         impl Project for Answer {\n\
         type Solver = ();\n\
         fn rank(_: &Cube) -> u64 { todo!() }\n\
         fn unrank(_: u64) -> Cube { todo!() }\n\
         fn layers(_: &mut Turns) -> Vec<u64> { todo!() }\n\
         fn prepare(_: &mut Turns) { todo!() }\n\
         fn solve(_: &(), _: &Cube, _: &mut Turns) -> Vec<usize> { todo!() }\n\
         }\n",
    ),
];

/// Verdicts on the [`PARTS`] of a crate.
type Verdicts = Vec<Verdict>;

/// Judges a crate, part by part. If it does not compile, all parts are wrong. The
/// complete `table` of the pocket cube, distances by the book's rank, is passed as input
/// and not in a file, which the judged program could read.
///
/// # Errors
/// If the check is broken or a program cannot be started, but never because of the crate.
pub fn judge(judge: &AnswerJudge, project: &Path, table: &[u8]) -> Result<Verdicts> {
    let error = match judge_in_folder(judge, project, table) {
        Ok(judged) => return Ok(judged),
        Err(error) => error,
    };
    // If the empty crate gets a verdict, the program is sound, and the student's crate is at fault.
    signals::check_interrupted()?;
    judge.scratch.with_folder(|folder| {
        fs::create_dir(folder.join("src"))?;
        for (name, text) in EMPTY_CRATE {
            fs::write(folder.join(name), text)?;
        }
        judge_in_folder(judge, folder, table).context("the check of crates")
    })?;
    let help = "The check cannot use it: is there a `pub struct Answer` that implements \
                `judge::Project`?";
    Ok(all_wrong(describe_fault(error, help)))
}

/// Returns the latest modification time of a crate's files. At most `MAX_FILES` files
/// are examined.
pub fn last_modified(project: &Path) -> Option<SystemTime> {
    let time =
        |path: &Path| fs::symlink_metadata(path).and_then(|it| it.modified()).ok();
    let (mut folders, mut left) = (vec![project.join("src")], MAX_FILES);
    let mut latest = time(&project.join("Cargo.toml"));
    while let Some(folder) = folders.pop() {
        for entry in sorted_entries(&folder).unwrap_or_default().into_iter().take(left)
        {
            left -= 1;
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                Ok(kind) if kind.is_file() => latest = latest.max(time(&entry.path())),
                _ => {}
            }
        }
    }
    latest
}

fn all_wrong(message: String) -> Verdicts {
    vec![Err(wrong(message)); JUDGED_FUNCTIONS.len()]
}

fn judge_in_folder(
    judge: &AnswerJudge,
    project: &Path,
    table: &[u8],
) -> Result<Verdicts> {
    judge.scratch.with_folder(|folder| {
        let program = match compile(judge, project, folder)? {
            Ok(program) => program,
            Err(message) => return Ok(all_wrong(message)),
        };
        let judge = |number: u8| -> Result<Verdict> {
            let input = [&[number], table].concat();
            let judged =
                run::run(&judge.compiler.gods, &program, PART_SECONDS, &input)?;
            Ok(judged.verdict)
        };
        let mut verdicts: Verdicts =
            (0..JUDGED_FUNCTIONS.len() as u8).map(judge).collect::<Result<_>>()?;
        // A process of its own for each order: what one was asked, the other cannot know.
        if verdicts[0].is_ok() && judge(CHECKSUMS[0])? != judge(CHECKSUMS[1])? {
            verdicts[0] = Err(wrong(ORDER_MATTERS));
        }
        Ok(verdicts)
    })
}

/// Compiles a crate and the program that judges it. Returns the path of the program, or
/// what is wrong with the crate.
fn compile(
    judge: &AnswerJudge,
    project: &Path,
    folder: &Path,
) -> Result<Result<PathBuf, String>> {
    let known: Vec<_> = judge.compiler.crates.names().collect();
    let read = manifest::read(project, &known);
    let copied = read.and_then(|uses| {
        let fault_if_compiled =
            copy_sources(&project.join("src"), &folder.join("src"), &mut {
                MAX_FILES
            })?;
        Ok((uses, fault_if_compiled))
    });
    let (uses, fault_if_compiled) = match copied {
        Ok(copied) => copied,
        Err(refused) => return Ok(Err(refused)),
    };
    judge.compiler.compile(&CompileJob {
        folder,
        file: "src/lib.rs",
        name: "student",
        answer_may_use: &|name| uses.iter().any(|used| used == name),
        fault_if_compiled,
        main: MAIN_TEMPLATE.replace("{seconds}", &PART_SECONDS.to_string()),
        readable: Vec::new(),
        program_may_use: &|_| true,
        optimization: [&["-C", "opt-level=3"]; 2],
    })
}

/// Copies the Rust files of a folder without following links. `Err` says why the crate is
/// refused, for example because a folder cannot be read or a path is too long.
/// `Ok(Some(message))` holds a message that rejects the crate if it compiles
/// nevertheless.
fn copy_sources(
    from: &Path,
    to: &Path,
    left: &mut usize,
) -> Result<Option<String>, String> {
    let unreadable = |error| format!("{} cannot be read: {error}.", from.display());
    let unwritten = |error| format!("{} cannot be copied: {error}.", from.display());
    fs::create_dir_all(to).map_err(unwritten)?;
    let mut fault_if_compiled = None;
    for entry in fs::read_dir(from).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let (path, kind) = (entry.path(), entry.file_type().map_err(unreadable)?);
        let to = to.join(entry.file_name());
        if *left == 0 {
            return Err(format!("The crate has more than {MAX_FILES} files."));
        }
        *left -= 1;
        if kind.is_dir() {
            fault_if_compiled = fault_if_compiled.or(copy_sources(&path, &to, left)?);
        } else if kind.is_file() && path.extension() == Some("rs".as_ref()) {
            let name = entry.file_name().display().to_string();
            let text = answer_judge::read_text(&path)
                .map_err(|refused| format!("{name}: {refused}"))?;
            fault_if_compiled =
                fault_if_compiled.or(answer_judge::reject_unsafe(&name, &text)?);
            fs::write(to, text).map_err(unwritten)?;
        }
    }
    Ok(fault_if_compiled)
}
