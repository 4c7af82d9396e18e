//! `gods-course doctor`: whether this machine has what the course needs, and what to do if not.
use anyhow::{Result, bail};

use advice::{Check, Status, System};
use base::out;

mod advice;
mod look;

/// What `gods-course doctor` is asked for.
pub const EXAMPLES: &str = "\
Examples:
  gods-course doctor           what this machine has, what it lacks, and what to do about it
  gods-course doctor --json    the same for a program

It ends with exit code 1 if something is missing that the course needs.";

/// What `gods-course doctor` understands.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// One JSON object.
    #[arg(long)]
    json: bool,
}

/// Runs `gods-course doctor`.
///
/// # Errors
/// If something is missing that the course needs.
pub fn run(args: &Args) -> Result<()> {
    let root = base::root()?;
    let checks = look::all(&root, System::here());
    out::line(match args.json {
        true => serde_json::json!({ "checks": checks }).to_string(),
        false => checks.iter().map(shown).collect::<Vec<_>>().join("\n"),
    })?;
    let missing = checks.iter().filter(|check| check.status == Status::Missing);
    let missing: Vec<_> = missing.map(|check| check.name).collect();
    if !missing.is_empty() {
        bail!("missing: {}; see above for what to do", missing.join(", "));
    }
    match args.json {
        true => Ok(()),
        false => Ok(out::line("\nNothing is missing that the course needs.")?),
    }
}

/// A line for what was found, and one for what to do.
fn shown(check: &Check) -> String {
    let status = match check.status {
        Status::Ok => "ok",
        Status::Optional => "optional",
        Status::Warning => "warning",
        Status::Missing => "missing",
    };
    let mut line = format!("{status:8}  {:16}  {}", check.name, check.found);
    if let Some(advice) = &check.advice {
        line += &format!("\n{:28}{advice}.", "");
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_to_do_stands_below() {
        let check = advice::linker(Some("linker `cc` not found"), System::MacOs);
        let right = "missing   linker            no program can be linked: linker `cc` not found\n\
                     \x20                           Type `xcode-select --install`, and say yes to \
                     what it offers.";
        assert_eq!(shown(&check), right);
    }
}
