//! Running the program around a check, and believing only what it says on its channel.
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rand::TryRng;
use rand::rngs::SysRng;

use super::workshop::{Judged, SECONDS, Status};

/// How much of what a program prints is kept.
const KEPT: usize = 4096;
/// A program that prints more is ended.
const FLOOD: usize = 16 << 20;
/// How long a program may take to end after its own watch has rung.
const GRACE: Duration = Duration::from_secs(2);

/// What a program printed.
#[derive(Default)]
struct Printed {
    verdict: Option<Status>,
    kept: Vec<u8>,
    flooded: bool,
}

/// Runs a program made of a student's file and a check, and gives its verdict.
///
/// The verdict stands on a line that begins with a random word. The program reads that
/// word before it runs the student's code, so that code cannot print a verdict.
///
/// # Errors
/// If the program cannot be started.
pub fn run(program: &Path) -> Result<Judged> {
    let mut secret = [0; 16];
    SysRng.try_fill_bytes(&mut secret).context("the system gives no random numbers")?;
    let word = format!("{:032x}", u128::from_le_bytes(secret));
    let mut child = Command::new(program)
        .current_dir(program.parent().unwrap_or(Path::new(".")))
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", program.display()))?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that ended already has no verdict, which is told below.
        let _ = stdin.write_all(format!("{word}\n").as_bytes());
    }
    let out = listen(child.stdout.take(), word);
    let err = listen(child.stderr.take(), String::new());
    let ended = wait(&mut child)?;
    let [out, err] = [out, err].map(|said| {
        // Something that the program left running may hold the pipe.
        said.recv_timeout(Duration::from_secs(1)).unwrap_or_default()
    });
    let status = match (ended, out.verdict) {
        (_, _) if out.flooded || err.flooded => Status::Wrong(format!(
            "It printed more than {} MB: is there a `println!` in a loop?",
            FLOOD >> 20
        )),
        (_, Some(verdict)) => verdict,
        (None, None) => {
            Status::Wrong(format!("It did not end within {SECONDS} seconds."))
        }
        (Some(status), None) => {
            Status::Wrong(died(status, &String::from_utf8_lossy(&err.kept)))
        }
    };
    let printed = [out.kept, err.kept].concat();
    let printed = String::from_utf8_lossy(&printed).trim().to_owned();
    Ok(Judged { status, printed })
}

/// Waits until the program ends; ends it when its time is over.
fn wait(child: &mut Child) -> Result<Option<ExitStatus>> {
    let deadline = Instant::now() + Duration::from_secs(SECONDS) + GRACE;
    while Instant::now() < deadline {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(Duration::from_millis(2));
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

/// Reads what a program prints, in a thread of its own: the verdict, and some of the
/// rest.
fn listen(pipe: Option<impl Read + Send + 'static>, word: String) -> Receiver<Printed> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut printed = Printed::default();
        let Some(pipe) = pipe else { return };
        let (mut reader, mut line, mut sum) = (BufReader::new(pipe), Vec::new(), 0);
        loop {
            line.clear();
            let part = reader.by_ref().take(1 << 16).read_until(b'\n', &mut line);
            let Ok(1..) = part else { break };
            sum += line.len();
            if sum > FLOOD {
                printed.flooded = true;
                break; // The pipe is closed, and the program's next word ends it.
            }
            match verdict(&line, &word) {
                Some(verdict) => printed.verdict = printed.verdict.or(Some(verdict)),
                None => {
                    let room = KEPT.saturating_sub(printed.kept.len());
                    printed.kept.extend(line.iter().take(room));
                }
            }
        }
        // Nobody listens only if the answer came too late.
        let _ = sender.send(printed);
    });
    receiver
}

/// The verdict on a line, if it has one.
fn verdict(line: &[u8], word: &str) -> Option<Status> {
    let line = std::str::from_utf8(line).ok()?.trim_end_matches('\n');
    let (first, rest) = line.split_once(' ')?;
    let (status, message) = rest.split_once(' ')?;
    if word.is_empty() || first != word {
        return None;
    }
    match status {
        "solved" => Some(Status::Solved),
        "todo" => Some(Status::ToDo),
        "wrong" => {
            let message = message.replace("\\n", "\n").replace("\\\\", "\\");
            Some(Status::Wrong(message))
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
