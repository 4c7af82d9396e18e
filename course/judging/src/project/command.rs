//! The command `capstone` of a class's repository: judges a student's own crate.
use std::env;
use std::path::PathBuf;

use anyhow::{Result, bail};
use base::failure::UsageError;
use base::out;

use crate::exercises::AnswerJudge;
use crate::project::{JUDGED_FUNCTIONS, judge};
use crate::verdict::{Fault, status_name};

/// Arguments of `capstone`.
#[derive(clap::Args)]
pub struct Args {
    /// The folder of the crate.
    #[arg(default_value = "crate")]
    folder: PathBuf,
}

/// Judges the crate, and prints for each part whether it is to do, wrong or solved.
/// `distances` computes the pocket cube's distances by the book's rank.
///
/// # Errors
/// If there is no crate, or a part is wrong: what was found.
pub fn run(args: &Args, distances: impl FnOnce() -> Vec<u8>) -> Result<()> {
    let root = base::root()?;
    if !args.folder.join("Cargo.toml").is_file() {
        bail!(UsageError(format!(
            "{} has no Cargo.toml: name the folder of your crate, or begin one as the book's \
             page *The capstone* says",
            args.folder.display()
        )));
    }
    let answer_judge = AnswerJudge::for_all_crates(&root, &env::current_exe()?)?;
    let verdicts = judge(&answer_judge, &args.folder, &distances())?;
    let mut faults = Vec::new();
    for (name, verdict) in JUDGED_FUNCTIONS.into_iter().zip(verdicts) {
        out::line(format!("{:8}{name}", status_name(&verdict)))?;
        if let Err(Fault::Wrong(message) | Fault::Costly { message, .. }) = verdict {
            faults.push(message);
        }
    }
    // A crate that does not compile has one message for all parts.
    faults.dedup();
    if faults.is_empty() { Ok(()) } else { bail!("{}", faults.join("\n\n")) }
}
