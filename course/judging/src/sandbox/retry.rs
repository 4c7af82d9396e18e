//! Retries what failed for lack of resources.
use std::thread;
use std::time::Duration;

use anyhow::Result;

use base::signals;

/// Pauses before each retry, in milliseconds.
const PAUSES: [u64; 3] = [100, 500, 2000];

/// Runs `work`, and again a few times if it fails: with few processes, little memory or
/// few file handles left, a program may start a moment later.
///
/// # Errors
/// The error of the last attempt.
pub fn retry<T>(mut work: impl FnMut() -> Result<T>) -> Result<T> {
    for pause in PAUSES {
        signals::check_interrupted()?;
        if let Ok(done) = work() {
            return Ok(done);
        }
        thread::sleep(Duration::from_millis(pause));
    }
    signals::check_interrupted()?;
    work()
}
