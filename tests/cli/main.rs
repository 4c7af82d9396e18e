//! The tool's puzzle commands, run as processes.
#![cfg(feature = "tool")]

mod cases;
mod engines;
mod input;
mod overwrite;
mod random;
mod saved;
mod shell;
mod solutions;
#[cfg(target_os = "linux")]
mod stop;

use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

fn gods(arguments: &[&str]) -> Output {
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(arguments).output().unwrap()
}

/// Returns the output of a successful command.
#[track_caller]
fn prints(arguments: &[&str]) -> String {
    let output = gods(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    // A busy machine may take so long that a note says how far the command is.
    let errors: String =
        errors.lines().filter(|it| !it.starts_with("note: after ")).collect();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn closed_pipe_is_no_failure() {
    for arguments in [
        &["table", "pocket-cube"][..],
        &["table", "pocket-cube", "--json"],
        &["puzzles"],
        &["solve", "pocket-cube", "R"],
    ] {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = gods.spawn().unwrap();
        drop(child.stdout.take()); // nobody reads
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty(), "{arguments:?}");
    }
    // Like `| head -1`: reads one line, then closes.
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(["table", "pocket-cube", "--csv"]).stdout(Stdio::piped());
    let mut child = gods.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "depth,positions\n");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// Opens a full disk, for standard output or standard error.
#[cfg(target_os = "linux")]
fn full_disk() -> std::fs::File {
    std::fs::File::options().write(true).open("/dev/full").unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn closed_stderr_keeps_exit_code() {
    let cases: [(&[&str], i32); 6] = [
        (&["table", "nope"], 2),
        (&["table"], 2),
        (&["book"], 2),
        (&["random", "15-puzzle", "--seed", "1"], 0),
        (&["solve", "8-puzzle", "--file", "/dev/null"], 0),
        (&["solve", "8-puzzle", "--file", "Cargo.toml"], 1),
    ];
    for (arguments, code) in cases {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        let output = gods.args(arguments).stderr(full_disk()).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn unwritable_answer_is_a_failure() {
    let commands: [&[&str]; 14] = [
        &["table", "8-puzzle"],
        &["table", "8-puzzle", "--csv"],
        &["solve", "8-puzzle", "D"],
        &["random", "8-puzzle"],
        &["farthest", "8-puzzle"],
        &["plot", "8-puzzle", "-o", "-"],
        &["puzzles", "--json"],
        &["exercises", "dials-with-a-sum", "--hint"],
        &["book", "coverage", "--crate", "cpu"],
        &["completions", "bash"],
        &["man"],
        &["--help"],
        &["table", "--help"],
        &["--version"],
    ];
    for arguments in commands {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        let output = gods.args(arguments).stdout(full_disk()).output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {stderr}");
        assert!(stderr.starts_with("error: No space left on device"), "{stderr}");
    }
    // Output to `/dev/null` is no failure.
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    let status =
        gods.args(["table", "8-puzzle"]).stdout(Stdio::null()).status().unwrap();
    assert_eq!(status.code(), Some(0));
}
