//! Trying again what the machine could not do just now.
use std::io::{Error, ErrorKind};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use base::ending;

/// How long it is waited before each further try, in milliseconds. Another program that is
/// judged may have taken what there is: in all, this is longer than it usually may run.
const PAUSES: [u64; 8] = [50, 100, 200, 400, 800, 1600, 3200, 6400];

/// After so long nothing is tried again.
const PATIENCE: Duration = Duration::from_secs(20);

/// Does something, and does it again some times if it fails: with few processes, little
/// memory or few files left, what cannot be started now can be started soon. What is not
/// there, or not allowed, is not tried again.
///
/// # Errors
/// What the last try failed with.
pub fn again<T>(work: impl FnMut() -> Result<T>) -> Result<T> {
    again_after(&PAUSES, work)
}

fn again_after<T>(pauses: &[u64], mut work: impl FnMut() -> Result<T>) -> Result<T> {
    let start = Instant::now();
    for &pause in pauses {
        ending::asked()?;
        match work() {
            // What fails slowly was not short of anything that passes soon.
            Err(error) if may_pass(&error) && start.elapsed() < PATIENCE => {
                wait(Duration::from_millis(pause))?;
            }
            done => return done,
        }
    }
    work()
}

/// Waits, unless this tool is to end.
fn wait(pause: Duration) -> Result<()> {
    let start = Instant::now();
    while let Some(left) = pause.checked_sub(start.elapsed()) {
        ending::asked()?;
        thread::sleep(left.min(Duration::from_millis(100)));
    }
    Ok(())
}

/// Whether an error may be gone if one waits.
fn may_pass(error: &anyhow::Error) -> bool {
    let stays = |cause: &(dyn std::error::Error + 'static)| {
        cause.is::<ending::Interrupted>()
            || cause.downcast_ref::<Error>().is_some_and(|error| {
                matches!(
                    error.kind(),
                    ErrorKind::NotFound | ErrorKind::PermissionDenied
                )
            })
    };
    !error.chain().any(stays)
}

#[cfg(test)]
mod tests {
    use std::io::{Error, ErrorKind};

    use super::again_after;

    #[test]
    fn what_passes_is_tried_again_and_what_stays_is_not() {
        let tries = |kind: ErrorKind, good: usize| {
            let mut tried = 0;
            let done = again_after(&[1; 6], || {
                tried += 1;
                if tried < good { Err(Error::from(kind).into()) } else { Ok(()) }
            });
            (tried, done.is_ok())
        };
        assert_eq!(tries(ErrorKind::WouldBlock, 4), (4, true));
        assert_eq!(tries(ErrorKind::OutOfMemory, 99), (7, false));
        assert_eq!(tries(ErrorKind::NotFound, 4), (1, false));
    }
}
