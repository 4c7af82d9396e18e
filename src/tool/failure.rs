//! How the tool fails: which exit code an error means.
use std::fmt;
use std::io;
use std::process::ExitCode;

/// The input was not understood or is not possible: exit code 2. Any other error
/// means that the work itself failed: exit code 1.
#[derive(Debug)]
pub struct Usage(pub String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// Says what went wrong, on standard error, and gives the exit code for it.
///
/// A closed pipe is no failure: `gods puzzles | head -1` has what it wanted.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let closed = |e: &io::Error| e.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(closed)) {
        return ExitCode::SUCCESS;
    }
    eprintln!("error: {error:#}");
    if error.is::<Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}
