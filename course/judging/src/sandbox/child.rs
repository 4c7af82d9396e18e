//! Runs a child process: feeds its input, captures its output, ends it in time.
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

/// Maximum output that is kept from each stream, in bytes.
const MAX_CAPTURED: usize = 1 << 14;

/// How long the rest of the output may take to arrive on a busy machine.
const PIPE_TIMEOUT: Duration = Duration::from_secs(20);

/// A program to run, with its input and limits.
pub struct RunRequest {
    /// The command that starts the program.
    pub command: Command,
    /// Bytes for standard input.
    pub input: Vec<u8>,
    /// Maximum running time by the clock. The limit that a busy machine does not change
    /// is [`SandboxLimits::cpu_seconds`](super::SandboxLimits).
    pub time_limit: Duration,
    /// Maximum number of threads at once, on systems where threads can be counted.
    pub thread_limit: Option<u64>,
}

/// How a program ended, and what it printed.
#[derive(Debug)]
pub struct RunResult {
    /// Exit status, or `None` if the program was killed, also by the system for its
    /// processor time.
    pub status: Option<ExitStatus>,
    /// Whether the program was killed for printing more than [`limits::PROGRAM_OUTPUT`]
    /// bytes.
    pub too_much_output: bool,
    /// Whether the program was killed for having too many threads.
    pub too_many_threads: bool,
    /// Beginning of standard output, without the lines that `take_line` accepted.
    pub stdout: Vec<u8>,
    /// Beginning of standard error.
    pub stderr: Vec<u8>,
}

/// Runs a program, and kills it and all its child processes when its time is over.
/// `take_line` gets each line of standard output and returns whether it has consumed it.
///
/// # Errors
/// If the program cannot be started, or if this tool received a signal to end.
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
            // A program that does not read its input must not block this tool, and one
            // that has ended causes an error here, which is ignored.
            spawn_thread(move || drop(stdin.write_all(&input)))?;
        }
        let stdout =
            capture_output(child.0.stdout.take(), too_much.clone(), take_line)?;
        let stderr =
            capture_output(child.0.stderr.take(), too_much.clone(), |_| false)?;
        Ok((child, stdout, stderr))
    };
    let (mut child, stdout, stderr) = start().context(failure)?;
    let (status, too_many_threads) = child.wait(time_limit, thread_limit, &too_much)?;
    let [stdout, stderr] = [stdout, stderr].map(|output| {
        // Without a sandbox, a process that the program started may hold the pipe open.
        output.recv_timeout(PIPE_TIMEOUT).unwrap_or_default()
    });
    Ok(RunResult {
        status,
        too_much_output: too_much.load(Ordering::Relaxed),
        too_many_threads,
        stdout,
        stderr,
    })
}

/// Runs `work` in a thread of its own, if the system allows one more.
fn spawn_thread(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().spawn(work).map(drop)
}

/// A child process that is killed with its process group on drop.
struct ChildGuard(Child);

impl ChildGuard {
    /// Waits until the program ends. Kills it when its time is over, it prints too much
    /// or it has too many threads. The second value is `true` for too many threads.
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
        let in_time = ended && !has_used_up_time(status);
        Ok((in_time.then_some(status), too_many_threads))
    }

    /// Kills the process group, whether or not the program has ended.
    fn kill(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // An error means that no process of the group is left.
            let _ = kill_process_group(Pid::from_child(&self.0), Signal::KILL);
        }
        let _ = self.0.kill();
    }
}

impl Drop for ChildGuard {
    fn drop(&mut self) {
        // After `wait` the process id may belong to another process.
        if let Ok(None) = self.0.try_wait() {
            self.kill();
            let _ = self.0.wait();
        }
    }
}

/// Whether a program has ended. The program stays a zombie, so that its process group id
/// is not reused.
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

/// Whether the system ended a program because its processor time was over.
#[cfg(unix)]
fn has_used_up_time(status: ExitStatus) -> bool {
    use rustix::process::Signal;
    use std::os::unix::process::ExitStatusExt;

    status.signal() == Some(Signal::XCPU.as_raw())
}

#[cfg(not(unix))]
fn has_used_up_time(_: ExitStatus) -> bool {
    false
}

/// Counts the threads of a program by a folder of `/proc`.
#[cfg(target_os = "linux")]
fn count_threads(child: &Child) -> u64 {
    use std::os::unix::fs::MetadataExt;

    let threads = std::fs::metadata(format!("/proc/{}/task", child.id()));
    // A folder's link count is 2, for itself and its entry in the parent, plus its number
    // of subfolders.
    threads.map_or(0, |folder| folder.nlink().saturating_sub(2))
}

/// Other systems list no threads: they are not counted.
#[cfg(not(target_os = "linux"))]
fn count_threads(_: &Child) -> u64 {
    0
}

/// Reads the output of a program in a thread of its own.
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
            if take_line(&line) {
                // The line feed before it, which begins a line whatever was printed.
                captured.pop_if(|byte| *byte == b'\n');
            } else {
                let rest = MAX_CAPTURED.saturating_sub(captured.len());
                captured.extend(line.iter().take(rest));
            }
        }
        // Sending fails only if the receiver has timed out.
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
