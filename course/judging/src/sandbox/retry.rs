//! Trying again what the machine could not do just now.
use std::thread;
use std::time::Duration;

use anyhow::Result;

use base::signals;

/// The pauses before each further try, in milliseconds.
const PAUSES: [u64; 3] = [100, 500, 2000];

/// Does something, and does it again some times if it fails: with few processes, little
/// memory or few files left, what cannot be started now can be started soon.
///
/// # Errors
/// What the last try failed with.
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
