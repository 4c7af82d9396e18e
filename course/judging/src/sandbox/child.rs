//! Starting a program, hearing some of what it prints, and ending it in time.
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use base::limits;

use base::signals;

/// How much of what a program prints is kept.
const MAX_CAPTURED: usize = 1 << 14;

/// A program to run.
pub struct RunRequest {
    /// How it is started.
    pub command: Command,
    /// What it is told on standard input.
    pub input: Vec<u8>,
    /// How long it may run.
    pub time_limit: Duration,
    /// How many threads it may have at once, if somebody counts them.
    pub thread_limit: Option<u64>,
}

/// How a program ended.
#[derive(Debug)]
pub struct RunResult {
    /// Its own end, or `None` if it had to be ended.
    pub status: Option<ExitStatus>,
    /// Whether it was ended because it printed more than [`limits::PROGRAM_OUTPUT`] bytes.
    pub too_much_output: bool,
    /// Whether it was ended because it had more threads than it may have.
    pub too_many_threads: bool,
    /// The beginning of what it printed to standard output and was not taken.
    pub out: Vec<u8>,
    /// The beginning of what it printed to standard error.
    pub err: Vec<u8>,
}

/// Runs a program, and ends it and all that it started when its time is over. `take` is
/// given each line of standard output and says whether it was meant for it.
///
/// # Errors
/// If the program cannot be started, or if this tool is to end.
pub fn run(
    request: RunRequest,
    take_line: impl FnMut(&[u8]) -> bool + Send + 'static,
) -> Result<RunResult> {
    signals::check_interrupted()?;
    let RunRequest { mut command, input, time_limit, thread_limit } = request;
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let failure = format!("cannot start {}", command.get_program().display());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let too_much = Arc::new(AtomicBool::new(false));
    let start = || -> io::Result<_> {
        let mut child = ChildGuard(command.spawn()?);
        if let Some(mut stdin) = child.0.stdin.take() {
            // A program that does not read must not be waited for. One that has ended does
            // not want its input.
            spawn_thread(move || drop(stdin.write_all(&input)))?;
        }
        let out = capture_output(child.0.stdout.take(), too_much.clone(), take_line)?;
        let err = capture_output(child.0.stderr.take(), too_much.clone(), |_| false)?;
        Ok((child, out, err))
    };
    let (mut child, out, err) = start().context(failure)?;
    let (status, too_many_threads) = child.wait(time_limit, thread_limit, &too_much)?;
    let [out, err] = [out, err].map(|output| {
        // Where nothing forbids new processes, one may hold the pipe.
        output.recv_timeout(Duration::from_secs(1)).unwrap_or_default()
    });
    Ok(RunResult {
        status,
        too_much_output: too_much.load(Ordering::Relaxed),
        too_many_threads,
        out,
        err,
    })
}

/// Does something in a thread of its own, if there can be one more.
fn spawn_thread(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().spawn(work).map(drop)
}

/// A program that is ended, with what it started, when this is gone.
struct ChildGuard(Child);

impl ChildGuard {
    /// Waits until the program ends; ends it when its time is over, it floods or it has
    /// too many threads. The second value says whether it was the threads.
    fn wait(
        &mut self,
        time_limit: Duration,
        thread_limit: Option<u64>,
        too_much: &AtomicBool,
    ) -> Result<(Option<ExitStatus>, bool)> {
        let deadline = Instant::now() + time_limit;
        let (mut ended, mut too_many_threads) = (false, false);
        while !ended
            && !too_many_threads
            && Instant::now() < deadline
            && !too_much.load(Ordering::Relaxed)
        {
            thread::sleep(Duration::from_millis(2));
            signals::check_interrupted()?;
            ended = has_ended(&mut self.0)?;
            too_many_threads =
                thread_limit.is_some_and(|limit| count_threads(&self.0) > limit);
        }
        self.kill();
        let status = self.0.wait()?;
        Ok((ended.then_some(status), too_many_threads))
    }

    /// Ends a program, and what it started, whether or not it has ended.
    fn kill(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // Nobody may be left in the group.
            let _ = kill_process_group(Pid::from_child(&self.0), Signal::KILL);
        }
        let _ = self.0.kill();
    }
}

impl Drop for ChildGuard {
    fn drop(&mut self) {
        // Once it is waited for, its number may be another's.
        if let Ok(None) = self.0.try_wait() {
            self.kill();
            let _ = self.0.wait();
        }
    }
}

/// Whether a program has ended. It is not forgotten yet, so that nobody else can have
/// the number of its group.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> Result<bool> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(waitid(WaitId::Pid(Pid::from_child(child)), options)?.is_some())
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> Result<bool> {
    Ok(child.try_wait()?.is_some())
}

/// How many threads a program has: Linux lists them in a folder.
#[cfg(target_os = "linux")]
fn count_threads(child: &Child) -> u64 {
    use std::os::unix::fs::MetadataExt;

    let threads = std::fs::metadata(format!("/proc/{}/task", child.id()));
    // A folder has a link for each folder in it, one for itself and one in the folder above.
    threads.map_or(0, |folder| folder.nlink().saturating_sub(2))
}

/// Where they are listed nowhere, they are not counted.
#[cfg(not(target_os = "linux"))]
fn count_threads(_: &Child) -> u64 {
    0
}

/// Reads what a program prints, in a thread of its own.
fn capture_output(
    pipe: Option<impl Read + Send + 'static>,
    too_much: Arc<AtomicBool>,
    mut take_line: impl FnMut(&[u8]) -> bool + Send + 'static,
) -> io::Result<Receiver<Vec<u8>>> {
    let (sender, receiver) = channel();
    spawn_thread(move || {
        let Some(pipe) = pipe else { return };
        let (mut reader, mut line, mut sum) = (BufReader::new(pipe), Vec::new(), 0);
        let mut captured = Vec::new();
        loop {
            line.clear();
            let part = reader.by_ref().take(1 << 16).read_until(b'\n', &mut line);
            let Ok(1..) = part else { break };
            sum += line.len();
            if sum > limits::PROGRAM_OUTPUT {
                too_much.store(true, Ordering::Relaxed);
                break;
            }
            if !take_line(&line) {
                let rest = MAX_CAPTURED.saturating_sub(captured.len());
                captured.extend(line.iter().take(rest));
            }
        }
        // Nobody listens only if the answer came too late.
        let _ = sender.send(captured);
    })?;
    Ok(receiver)
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::Command;

    use rustix::process::{Pid, test_kill_process};

    use super::ChildGuard;

    #[test]
    fn drop_ends_running_child() {
        let child = Command::new("sleep").arg("1000").spawn().unwrap();
        let pid = Pid::from_child(&child);
        drop(ChildGuard(child));
        assert!(test_kill_process(pid).is_err());
    }
}
