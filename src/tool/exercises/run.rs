//! Running the program around a check, and believing only what it says on its channel.
use std::path::Path;
use std::process::ExitStatus;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result};
use rand::TryRng;
use rand::rngs::SysRng;

use super::workshop::{Judged, Status};
use crate::tool::contain::{self, Ended, Limits, child::FLOOD};

/// How much of what a program prints is shown.
const SHOWN: usize = 4096;
/// How long a program may take to end after its own watch has rung.
const GRACE: u64 = 2;
/// How much memory a program may have, in MB.
pub const MEMORY: u64 = 2048;

/// Runs a program made of a student's file and a check, and gives its verdict. It may
/// write no files, and reads `more` from standard input, after the word; `gods` is this
/// tool.
///
/// The verdict stands on a line that begins with a random word. The program reads that
/// word before it runs the student's code, so that code cannot print a verdict.
///
/// # Errors
/// If the program cannot be started.
pub fn run(gods: &Path, program: &Path, seconds: u64, more: &[u8]) -> Result<Judged> {
    let mut secret = [0; 16];
    SysRng.try_fill_bytes(&mut secret).context("the system gives no random numbers")?;
    let word = format!("{:032x}", u128::from_le_bytes(secret));
    let limits = Limits {
        memory: MEMORY,
        // Several threads may compute at once.
        cpu: 4 * seconds,
        file: 0,
        processes: false,
        read: vec![program.to_owned()],
        write: Vec::new(),
    };
    let mut command = limits.command(gods, program);
    command.current_dir(program.parent().unwrap_or(Path::new("."))).env_clear();
    let input = [word.as_bytes(), b"\n", more].concat();
    let heard = Arc::new(Mutex::new(None));
    let said = heard.clone();
    let take = move |line: &[u8]| {
        let Some(verdict) = verdict(line, &word) else { return false };
        said.lock().unwrap_or_else(|e| e.into_inner()).get_or_insert(verdict);
        true
    };
    let time = Duration::from_secs(seconds + GRACE);
    let Ended { status, flooded, out, err } = contain::run(command, input, time, take)?;
    let verdict = heard.lock().unwrap_or_else(|e| e.into_inner()).take();
    let status = match (status, verdict) {
        (_, _) if flooded => Status::Wrong(format!(
            "It printed more than {} MB: is there a `println!` in a loop?",
            FLOOD >> 20
        )),
        (_, Some(verdict)) => verdict,
        (None, None) => {
            Status::Wrong(format!("It did not end within {seconds} seconds."))
        }
        (Some(status), None) => {
            Status::Wrong(died(status, &String::from_utf8_lossy(&err)))
        }
    };
    let shown = |said: Vec<u8>| said.into_iter().take(SHOWN);
    let printed: Vec<u8> = shown(out).chain(shown(err)).collect();
    let printed = String::from_utf8_lossy(&printed).trim().to_owned();
    Ok(Judged { status, printed })
}

/// The verdict on a line, if it has one.
fn verdict(line: &[u8], word: &str) -> Option<Status> {
    let line = std::str::from_utf8(line).ok()?.trim_end_matches('\n');
    let (first, rest) = line.split_once(' ')?;
    let (status, message) = rest.split_once(' ')?;
    if first != word {
        return None;
    }
    match status {
        "solved" => Some(Status::Solved),
        "todo" => Some(Status::ToDo),
        "wrong" => {
            let parts = message.split("\\\\").map(|part| part.replace("\\n", "\n"));
            Some(Status::Wrong(parts.collect::<Vec<_>>().join("\\")))
        }
        _ => None,
    }
}

/// What to say of a program that ended without a verdict.
fn died(status: ExitStatus, said: &str) -> String {
    if said.contains("has overflowed its stack") {
        return "The stack overflowed: does a function call itself without end?"
            .to_owned();
    }
    if said.contains("memory allocation of") {
        return "It asked for more memory than an exercise may have: does a vector grow \
                without end?"
            .to_owned();
    }
    format!("It ended before the check was through ({status}).")
}
