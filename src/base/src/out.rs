//! The one way to standard output, and the one to standard error.
use std::fmt::Display;
use std::io::{self, Write};

/// Prints one line. Unlike `println!`, it returns a closed pipe as an error, which
/// [`failure::report`](super::failure::report) treats as a quiet end.
///
/// # Errors
/// If the line cannot be written.
pub fn line(text: impl Display) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{text}")
}

/// Prints one line to standard error. Unlike `eprintln!`, it does not panic if nobody can
/// be told: the exit code still says how it went.
pub fn note(text: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}
