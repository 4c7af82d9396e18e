//! Being asked to end, by Ctrl-C and its kin: what is begun is put in order before.
use std::process;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, LazyLock, Once};
use std::thread;
use std::time::Duration;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The signals that ask for an end.
#[cfg(unix)]
const SIGNALS: [i32; 3] = [SIGINT, SIGTERM, signal_hook::consts::SIGHUP];
/// The signals that ask for an end.
#[cfg(not(unix))]
const SIGNALS: [i32; 2] = [SIGINT, SIGTERM];
/// How long this tool may take to put something in order.
const GRACE_PERIOD: Duration = Duration::from_secs(3);

/// The signal that asked this tool to end; 0 if none did.
static RECEIVED: LazyLock<Arc<AtomicUsize>> = LazyLock::new(Arc::default);
/// Whether the next signal ends this tool at once.
static EXIT_AT_NEXT: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
/// How many there are that [`hold`] it.
static GUARDS: AtomicUsize = AtomicUsize::new(0);

/// This tool is asked to end, by the signal of this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("interrupted")]
pub struct Interrupted(pub u8);

impl Interrupted {
    /// What a shell calls an end by this signal.
    pub fn exit_code(self) -> u8 {
        128 + self.0
    }
}

/// Says whether this tool is asked to end: whoever computes or waits for long asks, and
/// hands the error on to whoever has something to put in order.
///
/// # Errors
/// If it is.
pub fn check_interrupted() -> Result<(), Interrupted> {
    match RECEIVED.load(SeqCst) {
        0 => Ok(()),
        signal => Err(Interrupted(signal as u8)),
    }
}

/// While this is there, a signal does not end this tool at once: [`asked`] tells of it.
#[derive(Debug)]
pub struct ExitGuard(());

/// Asks for time to put something in order. Without it, a signal ends this tool at once.
pub fn delay_exit() -> ExitGuard {
    static INSTALLED: Once = Once::new();
    GUARDS.fetch_add(1, SeqCst);
    EXIT_AT_NEXT.store(check_interrupted().is_err(), SeqCst);
    // What cannot be listened to ends this tool as it always did.
    INSTALLED.call_once(|| drop(install_handlers()));
    ExitGuard(())
}

impl Drop for ExitGuard {
    fn drop(&mut self) {
        if GUARDS.fetch_sub(1, SeqCst) == 1 {
            EXIT_AT_NEXT.store(true, SeqCst);
        }
    }
}

/// Notes the first signal, ends at the second, or after some time.
fn install_handlers() -> std::io::Result<()> {
    for signal in SIGNALS.into_iter().filter(|&signal| !is_ignored(signal)) {
        // What was registered first is done first.
        flag::register_conditional_shutdown(
            signal,
            128 + signal,
            EXIT_AT_NEXT.clone(),
        )?;
        flag::register_usize(signal, RECEIVED.clone(), signal as usize)?;
        flag::register(signal, EXIT_AT_NEXT.clone())?;
    }
    let wait = || loop {
        thread::sleep(Duration::from_millis(100));
        if let Err(interrupted) = check_interrupted() {
            thread::sleep(GRACE_PERIOD);
            process::exit(interrupted.exit_code().into());
        }
    };
    thread::Builder::new().spawn(wait).map(drop)
}

/// Whether this process was started by `nohup` or `&`, so that it does not hear a signal.
/// Linux tells, until the first time that it is listened to.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}
