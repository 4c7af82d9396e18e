//! Signals that end the tool, such as Ctrl-C, and guards that delay the exit until cleanup is
//! done.
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;
use std::{process, thread};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use crate::out;

/// The signals that ask the process to end.
#[cfg(unix)]
const SIGNALS: [i32; 3] = [SIGINT, SIGTERM, signal_hook::consts::SIGHUP];
/// The signals that ask the process to end.
#[cfg(not(unix))]
const SIGNALS: [i32; 2] = [SIGINT, SIGTERM];
/// The time that cleanup may take after a signal.
const GRACE_PERIOD: Duration = Duration::from_secs(3);

/// The number of the first signal received; 0 if there was none.
static RECEIVED: LazyLock<Arc<AtomicUsize>> = LazyLock::new(Arc::default);
/// Whether the next signal ends the process at once.
static EXIT_AT_NEXT: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
/// The number of existing [`ExitGuard`]s.
static GUARDS: AtomicUsize = AtomicUsize::new(0);
/// What is prepared, if something is.
static PREPARATION: Mutex<Option<(String, ExitGuard)>> = Mutex::new(None);

/// The error after a signal with this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("interrupted")]
pub struct Interrupted(pub u8);

impl Interrupted {
    /// The exit code that a shell reports for this signal.
    pub fn exit_code(self) -> u8 {
        128 + self.0
    }
}

/// Fails if a signal was received while an [`ExitGuard`] exists. Long computations call this
/// and return the error to the code that cleans up.
///
/// # Errors
/// If a signal was received.
pub fn check_interrupted() -> Result<(), Interrupted> {
    match RECEIVED.load(SeqCst) {
        0 => Ok(()),
        signal => Err(Interrupted(signal as u8)),
    }
}

/// While a guard exists, a signal does not end the process at once; [`check_interrupted`]
/// reports it.
#[derive(Debug)]
pub struct ExitGuard(());

/// Creates a guard that delays the exit on a signal. Without a guard, a signal ends the process
/// at once.
pub fn delay_exit() -> ExitGuard {
    static INSTALLED: Once = Once::new();
    GUARDS.fetch_add(1, SeqCst);
    EXIT_AT_NEXT.store(check_interrupted().is_err(), SeqCst);
    // A signal whose handler cannot be installed keeps its default action.
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

/// Begins the preparation of a computation, which needs no cleanup and asks for no signal: one
/// that is received before [`end_preparation`] ends the process, and a message says so.
pub fn begin_preparation(name: &str) {
    *preparation() = Some((name.to_owned(), delay_exit()));
}

/// Ends the preparation, if one has begun.
pub fn end_preparation() {
    *preparation() = None;
}

fn preparation() -> MutexGuard<'static, Option<(String, ExitGuard)>> {
    PREPARATION.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes a write beyond the largest file that `ulimit -f` allows an error, which otherwise ends
/// the process without a word.
#[cfg(unix)]
pub fn survive_file_limit() {
    // Without the handler, the default action remains. Programs that this one starts have it.
    let _ = flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

/// Other systems have no such signal.
#[cfg(not(unix))]
pub fn survive_file_limit() {}

/// Installs handlers that record the first signal and end the process at the second one, after
/// [`GRACE_PERIOD`], or at once in a preparation.
fn install_handlers() -> std::io::Result<()> {
    for signal in SIGNALS.into_iter().filter(|&signal| !is_ignored(signal)) {
        // Handlers run in the order of registration.
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
            let preparing = preparation().as_ref().map(|(name, _)| name.clone());
            match preparing {
                Some(name) => out::note(format!(
                    "error: {name}: stopped in the preparation: {interrupted}"
                )),
                None => thread::sleep(GRACE_PERIOD),
            }
            process::exit(interrupted.exit_code().into());
        }
    };
    thread::Builder::new().spawn(wait).map(drop)
}

/// Whether this process ignores a signal, because `nohup` or `&` started it. Known only on
/// Linux, and only before a handler is installed.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| (mask >> (signal - 1)) & 1 == 1)
}
