//! Prints lines to standard output and standard error; nothing else in the tool does.
use std::fmt::Display;
use std::io::{self, Write};

/// Prints one line. Unlike `println!`, it returns a closed pipe as an error, which
/// [`failure::report`](super::failure::report) treats as a quiet end.
///
/// # Errors
/// If the line cannot be written.
pub fn line(text: impl Display) -> io::Result<()> {
    part(format_args!("{text}\n"))
}

/// Prints a part of a line, as [`line()`].
///
/// # Errors
/// If it cannot be written.
pub fn part(text: impl Display) -> io::Result<()> {
    write!(io::stdout().lock(), "{text}")
}

/// Prints one line to standard error. Unlike `eprintln!`, it does not panic if standard error
/// is closed.
pub fn note(text: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}
