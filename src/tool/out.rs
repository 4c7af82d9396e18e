//! The one way to standard output.
use std::fmt::Display;
use std::io::{self, Write};

/// Prints one line. Unlike `println!`, it returns a closed pipe as an error, which
/// [`failure::report`](super::failure::report) treats as a quiet end.
pub fn line(text: impl Display) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{text}")
}
