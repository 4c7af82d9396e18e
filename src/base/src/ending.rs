//! Being asked to end, by Ctrl-C and its kin: what is begun is put in order before.
use std::process;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::sync::{Once, mpsc};
use std::thread;
use std::time::Duration;

use anyhow::Context;
use signal_hook::consts::SIGINT;

/// How long it is waited for what is to be put in order.
const PATIENCE: Duration = Duration::from_secs(3);

/// The signal that asked this tool to end; 0 if none did.
static SIGNAL: AtomicU8 = AtomicU8::new(0);
/// How many there are that [`hold`] it.
static HELD: AtomicUsize = AtomicUsize::new(0);

/// This tool is asked to end, by the signal of this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("interrupted")]
pub struct Interrupted(pub u8);

impl Interrupted {
    /// What a shell calls an end by this signal.
    pub fn code(self) -> u8 {
        128 + self.0
    }
}

/// Says whether this tool is asked to end: whoever computes or waits for long asks, and
/// hands the error on to whoever has something to put in order.
///
/// # Errors
/// If it is.
pub fn asked() -> Result<(), Interrupted> {
    match SIGNAL.load(Ordering::Relaxed) {
        0 => Ok(()),
        signal => Err(Interrupted(signal)),
    }
}

/// While this is there, a signal does not end this tool at once: [`asked`] tells of it.
#[derive(Debug)]
pub struct Hold(());

/// Asks for time to put something in order. Without it, a signal ends this tool at once.
pub fn hold() -> Hold {
    static LISTENS: Once = Once::new();
    HELD.fetch_add(1, Ordering::Relaxed);
    // If there can be no further thread, a signal ends this tool as it always did.
    LISTENS.call_once(|| drop(thread::Builder::new().spawn(listen)));
    Hold(())
}

impl Drop for Hold {
    fn drop(&mut self) {
        HELD.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Waits for a signal, and sees to it that this tool ends.
fn listen() {
    let Some(mut signals) = Signals::new() else { return };
    let Some(signal) = signals.next() else { return };
    SIGNAL.store(signal, Ordering::Relaxed);
    let end = move || process::exit(Interrupted(signal).code().into());
    let later = move || {
        thread::sleep(PATIENCE);
        end()
    };
    let held = HELD.load(Ordering::Relaxed) > 0;
    if held && thread::Builder::new().spawn(later).is_ok() {
        // Whoever asks twice does not want to wait.
        signals.next();
    }
    end()
}

/// Does something that has no end of its own, until Ctrl-C is pressed: that is its end.
///
/// # Errors
/// If it fails, or cannot be begun.
pub fn unless_interrupted(
    work: impl FnOnce() -> anyhow::Result<()> + Send + 'static,
) -> anyhow::Result<()> {
    let (sender, ended) = mpsc::channel();
    let pressed = sender.clone();
    let mut signals = Signals::of(&[SIGINT]).context("cannot wait for ctrl-c")?;
    // Whoever is told second is not told any more.
    thread::Builder::new()
        .spawn(move || signals.next().map(|_| pressed.send(Ok(()))))?;
    thread::Builder::new().spawn(move || sender.send(work()))?;
    ended.recv()?
}

/// The signals that ask for an end.
#[cfg(unix)]
struct Signals(signal_hook::iterator::Signals);

#[cfg(unix)]
impl Signals {
    /// All that this process hears; nothing if there is none.
    fn new() -> Option<Self> {
        use signal_hook::consts::{SIGHUP, SIGTERM};
        // Who starts a program with `nohup` or `&` does not want it to hear a signal.
        let mut numbers = vec![SIGINT, SIGTERM, SIGHUP];
        numbers.retain(|&number| !is_ignored(number as u8));
        if numbers.is_empty() { None } else { Self::of(&numbers) }
    }

    /// These.
    fn of(numbers: &[i32]) -> Option<Self> {
        signal_hook::iterator::Signals::new(numbers).ok().map(Signals)
    }

    /// Waits for the next.
    fn next(&mut self) -> Option<u8> {
        self.0.forever().next().map(|number| number as u8)
    }
}

/// Ctrl-C; elsewhere there is no other, and it is looked for now and then.
#[cfg(not(unix))]
struct Signals(std::sync::Arc<std::sync::atomic::AtomicBool>);

#[cfg(not(unix))]
impl Signals {
    fn new() -> Option<Self> {
        Self::of(&[SIGINT])
    }

    fn of(numbers: &[i32]) -> Option<Self> {
        let pressed = std::sync::Arc::default();
        for &number in numbers {
            let pressed = std::sync::Arc::clone(&pressed);
            signal_hook::flag::register(number, pressed).ok()?;
        }
        Some(Signals(pressed))
    }

    fn next(&mut self) -> Option<u8> {
        while !self.0.swap(false, Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(50));
        }
        Some(SIGINT as u8)
    }
}

/// Whether this process was started so that it does not hear a signal. Linux tells, until
/// the first time that it is listened to; elsewhere a hangup, which `nohup` is for, is not
/// listened to.
#[cfg(unix)]
fn is_ignored(number: u8) -> bool {
    if cfg!(not(target_os = "linux")) {
        return i32::from(number) == rustix::process::Signal::HUP.as_raw();
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (number - 1) & 1 == 1)
}
