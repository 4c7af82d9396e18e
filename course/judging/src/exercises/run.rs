//! Runs the program around a check, and accepts a verdict only from its protocol.
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use base::limits;

use crate::sandbox::{self, RunRequest, RunResult, SandboxLimits};
use crate::verdict::{Fault, Judgment, Verdict, wrong};

/// Maximum output of a program that is shown, in characters.
const MAX_SHOWN: usize = 4096;
/// How many times its limit of processor time a program may take by the clock: on a busy
/// machine it waits for a processor most of the time. Elsewhere only the clock is limited.
pub(super) const CLOCK_FACTOR: u64 = if cfg!(unix) { 10 } else { 1 };

/// What a program has reported so far.
#[derive(Default)]
struct Transcript {
    /// Whether the program got as far as running the student's code.
    has_begun: bool,
    /// The message if the program does not end in time.
    not_ended: Option<String>,
    verdict: Option<Verdict>,
}

/// Runs a program made of a student's file and a check, and returns its verdict. The
/// program may write no files. It reads secret words and then `extra_input` from standard
/// input. `gods` is the path of this tool.
///
/// Each outcome has a random word, and a line that begins with such a word is a verdict.
/// The program reads the words before it runs the student's code, and prints only the
/// word of the actual outcome, so that the student's code cannot print a verdict.
///
/// # Errors
/// If the program does not get as far as running the student's code, even when retried.
pub fn run(
    gods: &Path,
    program: &Path,
    seconds: u64,
    extra_input: &[u8],
) -> Result<Judgment> {
    sandbox::retry(|| run_once(gods, program, seconds, extra_input))
}

fn run_once(
    gods: &Path,
    program: &Path,
    seconds: u64,
    extra_input: &[u8],
) -> Result<Judgment> {
    let words = secret_words()?;
    let limits = SandboxLimits {
        memory_mb: limits::PROGRAM_MEMORY,
        cpu_seconds: seconds,
        file_mb: 0,
        may_spawn: false,
        readable: vec![program.to_owned()],
        writable: Vec::new(),
    };
    let mut command = limits.command(gods, program);
    command.env_clear();
    // A folder that says nothing of this machine.
    if cfg!(unix) {
        command.current_dir("/");
    }
    // Otherwise each thread reserves 64 MB of addresses for its own allocations: with the
    // address limit, some fifty threads on a machine with many cores would use up all of
    // them.
    command.env("MALLOC_ARENA_MAX", "2");
    let mut input: Vec<u8> =
        words.iter().flat_map(|w| format!("{w}\n").into_bytes()).collect();
    input.extend_from_slice(extra_input);
    let transcript = Arc::new(Mutex::new(Transcript::default()));
    let shared = transcript.clone();
    let take = move |line: &[u8]| {
        shared.lock().unwrap_or_else(PoisonError::into_inner).record_line(line, &words)
    };
    let request = RunRequest {
        command,
        input,
        time_limit: Duration::from_secs(seconds * CLOCK_FACTOR),
        thread_limit: Some(limits::PROGRAM_THREADS),
    };
    let RunResult { status, too_much_output, too_many_threads, stdout, stderr } =
        sandbox::run(request, take)?;
    let Transcript { has_begun, not_ended, verdict } =
        std::mem::take(&mut *transcript.lock().unwrap_or_else(PoisonError::into_inner));
    if !has_begun {
        let stderr = String::from_utf8_lossy(&stderr).trim().to_owned();
        let ended = status.map_or("in time".to_owned(), |status| format!("({status})"));
        bail!("the program around the check does not start {ended}: {stderr}")
    }
    let not_ended = not_ended
        .unwrap_or_else(|| format!("It did not end within {seconds} seconds."));
    let verdict = match (status, verdict) {
        (_, _) if too_much_output => Err(wrong(format!(
            "It printed more than {} MB: is there a `println!` in a loop?",
            limits::PROGRAM_OUTPUT >> 20
        ))),
        (_, _) if too_many_threads => Err(wrong(format!(
            "It had more than {} threads at once: is one started in a loop?",
            limits::PROGRAM_THREADS
        ))),
        (_, Some(verdict)) => verdict,
        (None, None) => Err(wrong(not_ended)),
        (Some(_), None) => Err(wrong(describe_exit(&String::from_utf8_lossy(&stderr)))),
    };
    // The program can ask for its own path. A path that is cut off would not be found.
    let folder = format!("{}/", program.parent().unwrap_or(program).display());
    let hide_folder = |text: &str| text.replace(&folder, "");
    let shown = |output: Vec<u8>| -> String {
        let text = hide_folder(&String::from_utf8_lossy(&output));
        text.chars().take(MAX_SHOWN).collect()
    };
    let printed = (shown(stdout) + &shown(stderr)).trim().to_owned();
    let verdict = match verdict {
        Err(Fault::Wrong(message)) => Err(wrong(hide_folder(&message))),
        verdict => verdict,
    };
    Ok(Judgment { verdict, printed })
}

/// Returns the secret words for: begun, solved, to do, wrong, right but costly, not ended.
fn secret_words() -> Result<[String; 6]> {
    let mut secret = [0; 96];
    getrandom::fill(&mut secret).context("the system gives no random numbers")?;
    let (words, _) = secret.as_chunks::<16>();
    Ok(std::array::from_fn(|at| format!("{:032x}", u128::from_le_bytes(words[at]))))
}

impl Transcript {
    /// Records a line, and returns whether it belongs to the protocol. The first verdict
    /// counts.
    fn record_line(&mut self, line: &[u8], words: &[String; 6]) -> bool {
        let line = String::from_utf8_lossy(line);
        let Some((word, message)) = line.trim_end_matches('\n').split_once(' ') else {
            return false;
        };
        let verdict = match words.iter().position(|it| it == word) {
            None => return false,
            Some(0) => {
                self.has_begun = true;
                return true;
            }
            Some(1) => Ok(()),
            Some(2) => Err(Fault::ToDo),
            Some(3) => Err(wrong(unescaped(message))),
            Some(5) => {
                self.not_ended = Some(unescaped(message));
                return true;
            }
            Some(_) => {
                // Only the program around the check knows the word; it prints both
                // numbers.
                let mut parts = message.splitn(3, ' ');
                let mut number = || parts.next().and_then(|it| it.parse().ok());
                let (Some(found), Some(limit)) = (number(), number()) else {
                    return false;
                };
                let message = unescaped(parts.next().unwrap_or_default());
                Err(Fault::Costly { message, found, limit })
            }
        };
        self.verdict.get_or_insert(verdict);
        true
    }
}

/// Restores the line breaks of a message that was sent as one line.
fn unescaped(message: &str) -> String {
    let parts = message.split("\\\\").map(|part| part.replace("\\n", "\n"));
    parts.collect::<Vec<_>>().join("\\")
}

/// Message for a program that ended without a verdict.
fn describe_exit(stderr: &str) -> String {
    if stderr.contains("has overflowed its stack") {
        return "The stack overflowed: does a function call itself without end?"
            .to_owned();
    }
    if stderr.contains("memory allocation of") {
        return "It asked for more memory than an exercise may have: does a vector grow \
                without end?"
            .to_owned();
    }
    // Without the exit status, which could be a value of right code.
    "It ended before the check was through: does it call `exit`?".to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Fault, Transcript, secret_words};

    #[test]
    fn parses_costly_verdict() {
        let words = secret_words().unwrap();
        let hear = |line: String| {
            let mut heard = Transcript::default();
            let is_protocol = heard.record_line(line.as_bytes(), &words);
            (is_protocol, heard.verdict)
        };
        let [.., wrong, costly, _] = &words;
        let message = "a\\b\nc".to_owned();
        let expected = Fault::Costly { message, found: 20, limit: 3 };
        assert_eq!(
            hear(format!("{costly} 20 3 a\\\\b\\nc\n")),
            (true, Some(Err(expected)))
        );
        let heard = hear(format!("{wrong} 20 3 a\n"));
        assert_eq!(heard, (true, Some(Err(Fault::Wrong("20 3 a".to_owned())))));
        // No other line is a verdict.
        for line in
            [format!("{costly} 20\n"), format!("{costly}20 3 a\n"), "20 3 a\n".into()]
        {
            assert_eq!(hear(line), (false, None));
        }
    }
}
