//! How the tool fails: which exit code an error means.
use std::borrow::Cow;
use std::io;
use std::process::ExitCode;

use super::ending::Interrupted;
use super::out;

/// The input was not understood or is not possible: exit code 2. Any other error
/// means that the work itself failed: exit code 1.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub String);

/// A longer message repeats input that is absurdly long: a list of all chapters, or of all
/// moves of a puzzle, is shorter.
const MESSAGE: usize = 4000;
/// So much of it is shown before what is left out, and so much behind.
const SHOWN: (usize, usize) = (200, 500);

/// A message of bad input, without its middle if it is too long: the beginning says what
/// was found, and the end what would be right.
fn shortened(message: &str) -> Cow<'_, str> {
    let count = message.chars().count();
    if count <= MESSAGE {
        return message.into();
    }
    let (before, after) = SHOWN;
    let place = |n| message.char_indices().nth(n).map_or(message.len(), |(at, _)| at);
    let (head, tail) = (&message[..place(before)], &message[place(count - after)..]);
    format!("{head} … {} more characters … {tail}", count - before - after).into()
}

/// Says what went wrong, on standard error, and gives the exit code for it.
///
/// A closed pipe is no failure: `gods puzzles | head -1` has what it wanted.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let closed = |e: &io::Error| e.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(closed)) {
        return ExitCode::SUCCESS;
    }
    let message = format!("{error:#}");
    let (shown, code) = match error.downcast_ref::<Interrupted>() {
        Some(interrupted) => (message.into(), interrupted.code()),
        None if error.is::<Usage>() => (shortened(&message), 2),
        None => (message.into(), 1),
    };
    out::note(format!("error: {shown}"));
    ExitCode::from(code)
}

#[test]
fn only_what_is_too_long_is_left_out() {
    assert_eq!(shortened("ä"), "ä");
    let long = format!("found {:?}; write R", "ä".repeat(10_000));
    let short = shortened(&long);
    assert!(short.starts_with("found \"ää") && short.ends_with("ä\"; write R"));
    let left_out = long.chars().count() - 700;
    assert!(short.contains(&format!("ä … {left_out} more characters … ä")));
}
