//! Starting a program, hearing some of what it prints, and ending it in time.
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// How much of what a program prints is kept.
const KEPT: usize = 1 << 14;
/// A program that prints more is ended.
pub const FLOOD: usize = 16 << 20;

/// How a program ended.
#[derive(Debug)]
pub struct Ended {
    /// Its own end, or `None` if it had to be ended.
    pub status: Option<ExitStatus>,
    /// Whether it was ended because it printed more than [`FLOOD`] bytes.
    pub flooded: bool,
    /// The beginning of what it printed to standard output and was not taken.
    pub out: Vec<u8>,
    /// The beginning of what it printed to standard error.
    pub err: Vec<u8>,
}

/// Runs a program, and ends it and all that it started when its time is over. `take` is
/// given each line of standard output and says whether it was meant for it.
///
/// # Errors
/// If the program cannot be started.
pub fn run(
    mut command: Command,
    input: Vec<u8>,
    time: Duration,
    take: impl FnMut(&[u8]) -> bool + Send + 'static,
) -> Result<Ended> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", command.get_program().display()))?;
    if let Some(mut stdin) = child.stdin.take() {
        // In a thread: a program that does not read must not be waited for. One that has
        // ended does not want its input.
        thread::spawn(move || {
            let _ = stdin.write_all(&input);
        });
    }
    let flood = Arc::new(AtomicBool::new(false));
    let out = listen(child.stdout.take(), flood.clone(), take);
    let err = listen(child.stderr.take(), flood.clone(), |_| false);
    let status = wait(&mut child, time, &flood)?;
    let [out, err] = [out, err].map(|said| {
        // Where nothing forbids new processes, one may hold the pipe.
        said.recv_timeout(Duration::from_secs(1)).unwrap_or_default()
    });
    Ok(Ended { status, flooded: flood.load(Ordering::Relaxed), out, err })
}

/// Waits until the program ends; ends it when its time is over or it floods.
fn wait(
    child: &mut Child,
    time: Duration,
    flood: &AtomicBool,
) -> Result<Option<ExitStatus>> {
    let deadline = Instant::now() + time;
    let mut ended = false;
    while !ended && Instant::now() < deadline && !flood.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(2));
        ended = has_ended(child)?;
    }
    kill(child);
    let status = child.wait()?;
    Ok(ended.then_some(status))
}

/// Whether a program has ended. It is not forgotten yet, so that nobody else can have
/// the number of its group.
#[cfg(unix)]
fn has_ended(child: &Child) -> Result<bool> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(waitid(WaitId::Pid(Pid::from_child(child)), options)?.is_some())
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> Result<bool> {
    Ok(child.try_wait()?.is_some())
}

/// Ends a program, and what it started, whether or not it has ended.
fn kill(child: &mut Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        // Nobody may be left in the group.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    let _ = child.kill();
}

/// Reads what a program prints, in a thread of its own.
fn listen(
    pipe: Option<impl Read + Send + 'static>,
    flood: Arc<AtomicBool>,
    mut take: impl FnMut(&[u8]) -> bool + Send + 'static,
) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let Some(pipe) = pipe else { return };
        let (mut reader, mut line, mut sum) = (BufReader::new(pipe), Vec::new(), 0);
        let mut kept = Vec::new();
        loop {
            line.clear();
            let part = reader.by_ref().take(1 << 16).read_until(b'\n', &mut line);
            let Ok(1..) = part else { break };
            sum += line.len();
            if sum > FLOOD {
                flood.store(true, Ordering::Relaxed);
                break;
            }
            if !take(&line) {
                let room = KEPT.saturating_sub(kept.len());
                kept.extend(line.iter().take(room));
            }
        }
        // Nobody listens only if the answer came too late.
        let _ = sender.send(kept);
    });
    receiver
}
