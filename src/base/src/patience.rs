//! Waiting for a program that usually has nothing to do: silent at first, and if it takes
//! more than a moment, with what it says of itself.
use std::env;
use std::io::{self, IsTerminal, Read, Write};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::out;

/// After how long it is shown what is waited for: cargo alone finds nothing to do sooner.
const MOMENT: Duration = Duration::from_secs(4);

/// Runs cargo. If it is not done in a moment, `what` is said, and then all that cargo says
/// on standard error: in a terminal with its bar.
///
/// # Errors
/// If it cannot be started.
pub fn run(cargo: Command, what: &str) -> io::Result<Output> {
    run_for(
        cargo,
        MOMENT,
        |text| {
            let mut errors = io::stderr().lock();
            // Nobody need be told.
            let _ = errors.write_all(text).and_then(|()| errors.flush());
        },
        || out::note(what),
    )
}

fn run_for(
    mut cargo: Command,
    moment: Duration,
    mut show: impl FnMut(&[u8]),
    begin: impl FnOnce(),
) -> io::Result<Output> {
    if io::stderr().is_terminal() {
        let width = terminal_size::terminal_size_of(io::stderr());
        let width = width.map_or(80, |(width, _)| width.0).to_string();
        for (name, value) in [
            ("CARGO_TERM_COLOR", "always"),
            ("CARGO_TERM_PROGRESS_WHEN", "always"),
            ("CARGO_TERM_PROGRESS_WIDTH", &width),
        ] {
            if env::var_os(name).is_none() && env::var_os("NO_COLOR").is_none() {
                cargo.env(name, value);
            }
        }
    }
    cargo.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let start = Instant::now();
    let mut child = cargo.spawn()?;
    let (out, mut errors) = (child.stdout.take(), child.stderr.take());
    let printed = thread::spawn(move || {
        let mut all = Vec::new();
        out.map_or(Ok(0), |mut out| out.read_to_end(&mut all)).map(|_| all)
    });
    let (sender, parts) = channel();
    let read = thread::spawn(move || {
        let mut part = [0; 4096];
        // As it comes, to whoever listens.
        while let Some(Ok(length @ 1..)) = errors.as_mut().map(|it| it.read(&mut part))
            && sender.send(part[..length].to_vec()).is_ok()
        {}
    });
    let (mut said, mut shown, mut begin) = (Vec::new(), 0, Some(begin));
    loop {
        let left = moment.saturating_sub(start.elapsed());
        let part = match begin {
            Some(_) => parts.recv_timeout(left),
            None => parts.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match part {
            Ok(part) => said.extend(part),
            Err(RecvTimeoutError::Timeout) => begin.take().map_or((), |begin| begin()),
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if begin.is_none() {
            show(&said[shown..]);
            shown = said.len();
        }
    }
    let status = child.wait()?;
    let died = |_| io::Error::other("what it printed could not be read");
    read.join().map_err(died)?;
    let stdout = printed.join().map_err(died)??;
    Ok(Output { status, stdout, stderr: said })
}

/// Of what cargo has said, what is no progress: from the first error on.
pub fn errors(said: &[u8]) -> String {
    let said = String::from_utf8_lossy(said);
    let mut lines = said.split(['\n', '\r']);
    let first = lines.by_ref().find(|line| without_colors(line).starts_with("error"));
    match first {
        Some(first) => [first].into_iter().chain(lines).collect::<Vec<_>>().join("\n"),
        None => said.into_owned(),
    }
}

/// What a line begins with behind the marks by which a terminal is told a color.
fn without_colors(line: &str) -> &str {
    let mut rest = line.trim_start();
    while let Some(mark) = rest.strip_prefix("\u{1b}[") {
        let end = mark.find(|c: char| c.is_ascii_alphabetic());
        rest = end.map_or("", |end| &mark[end + 1..]);
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a line of shell, and gives what was shown of it.
    #[cfg(unix)]
    fn shown(line: &str, moment: Duration) -> (String, Output) {
        let mut shell = Command::new("sh");
        shell.args(["-c", line]);
        let shown = std::cell::RefCell::new(Vec::new());
        let show = |text: &[u8]| shown.borrow_mut().extend_from_slice(text);
        let begin = || show(b"begin\n");
        let output = run_for(shell, moment, show, begin).unwrap();
        (String::from_utf8(shown.into_inner()).unwrap(), output)
    }

    #[cfg(unix)]
    #[test]
    fn what_is_quick_is_silent_and_what_is_slow_is_shown_from_its_beginning() {
        let line = "echo a >&2; echo b; sleep 0.3; echo c >&2; exit 3";
        let (quick, output) = shown(line, Duration::from_secs(600));
        assert_eq!((&*quick, output.status.code()), ("", Some(3)));
        let (slow, output) = shown(line, Duration::from_millis(1));
        assert_eq!((&*slow, output.status.code()), ("begin\na\nc\n", Some(3)));
        assert_eq!(
            (&output.stdout[..], &output.stderr[..]),
            (&b"b\n"[..], &b"a\nc\n"[..])
        );
    }

    /// More than a pipe holds, on both streams.
    #[cfg(unix)]
    #[test]
    fn however_much_is_said_it_ends() {
        let line = "head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2";
        let (_, output) = shown(line, Duration::from_millis(1));
        assert_eq!((output.stdout.len(), output.stderr.len()), (1_000_000, 1_000_000));
    }

    #[test]
    fn errors_are_told_from_progress() {
        let said =
            b"   Compiling thiserror v2.0.1\n\r\x1b[K\x1b[31merror\x1b[0m: no\n\nCaused by:\n  x\n";
        assert_eq!(errors(said), "\x1b[K\x1b[31merror\x1b[0m: no\n\nCaused by:\n  x\n");
        assert_eq!(errors(b"it was killed"), "it was killed");
    }
}
