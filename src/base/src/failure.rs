//! Errors of the tool and their exit codes.
use std::io;
use std::process::ExitCode;

use super::out;
use super::signals::Interrupted;

/// An error in the user's input, which was not understood or is not possible: exit code 2. For
/// any other error, the exit code is 1.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct UsageError(pub String);

/// Prints an error on standard error, and returns its exit code.
///
/// A closed pipe is no failure: `gods puzzles | head -1` succeeds.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let is_closed_pipe = |e: &io::Error| e.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed_pipe)) {
        return ExitCode::SUCCESS;
    }
    let code = match error.downcast_ref::<Interrupted>() {
        Some(interrupted) => interrupted.exit_code(),
        None if error.is::<UsageError>() => 2,
        None => 1,
    };
    out::note(format!("error: {error:#}"));
    ExitCode::from(code)
}
