//! Being asked to end, by Ctrl-C and its kin: what is begun is put in order before.
use std::fmt;
use std::process;
use std::sync::Once;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// How long it is waited for what is to be put in order.
const PATIENCE: Duration = Duration::from_secs(3);

/// The signal that asked this tool to end; 0 if none did.
static SIGNAL: AtomicU8 = AtomicU8::new(0);
/// How many there are that [`hold`] it.
static HELD: AtomicUsize = AtomicUsize::new(0);

/// This tool is asked to end, by the signal of this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interrupted(pub u8);

impl Interrupted {
    /// What a shell calls an end by this signal.
    pub fn code(self) -> u8 {
        128 + self.0
    }
}

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "interrupted")
    }
}

impl std::error::Error for Interrupted {}

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
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let Ok(runtime) = runtime else { return };
    runtime.block_on(async {
        let Some(signal) = signal().await else { return };
        SIGNAL.store(signal, Ordering::Relaxed);
        let end = move || process::exit(Interrupted(signal).code().into());
        let later = move || {
            thread::sleep(PATIENCE);
            end()
        };
        let held = HELD.load(Ordering::Relaxed) > 0;
        if held && thread::Builder::new().spawn(later).is_ok() {
            // Whoever asks twice does not want to wait.
            self::signal().await;
        }
        end()
    });
}

/// The next signal that asks for an end; nothing if there can be none.
#[cfg(unix)]
async fn signal() -> Option<u8> {
    use tokio::signal::unix::{SignalKind, signal};

    let kinds =
        [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()];
    // Who starts a program with `nohup` or `&` does not want it to hear a signal.
    let mut signals = kinds.map(|kind| {
        let number = kind.as_raw_value() as u8;
        (!is_ignored(number))
            .then(|| signal(kind).ok())
            .flatten()
            .map(|it| (it, number))
    });
    if signals.iter().all(Option::is_none) {
        return None;
    }
    std::future::poll_fn(|context| {
        for (signal, number) in signals.iter_mut().flatten() {
            if signal.poll_recv(context).is_ready() {
                return std::task::Poll::Ready(Some(*number));
            }
        }
        std::task::Poll::Pending
    })
    .await
}

/// Ctrl-C; elsewhere there is no other.
#[cfg(not(unix))]
async fn signal() -> Option<u8> {
    tokio::signal::ctrl_c().await.ok().map(|()| 2)
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
