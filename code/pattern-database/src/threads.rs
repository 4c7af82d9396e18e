//! Work on several threads.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::Mutex;
use std::thread::{self, Builder};

/// The number of cores.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Does a job for each item, on so many threads. Each thread has a state, which its jobs update;
/// returns the states.
///
/// The calling thread is one of them, and the only one if there are no others, as in WebAssembly.
///
/// # Errors
/// The error of a job.
///
/// # Panics
/// If a job panics.
///
/// # Complexity
/// That of the jobs.
///
/// # Examples
/// ```
/// use pattern_database::on_threads;
///
/// let add = |sum: &mut u64, n| Ok::<(), ()>(*sum += n);
/// let sums = on_threads(3, [1, 2, 3, 4].into_iter(), || 0, add)?;
/// assert_eq!(sums.iter().sum::<u64>(), 10);
/// # Ok::<(), ()>(())
/// ```
pub fn on_threads<I: Send, T: Send, E: Send>(
    threads: usize,
    items: impl ExactSizeIterator<Item = I> + Send,
    start: impl Fn() -> T + Sync,
    job: impl Fn(&mut T, I) -> Result<(), E> + Sync,
) -> Result<Vec<T>, E> {
    let threads = threads.min(items.len());
    let items = Mutex::new(items);
    let work = || {
        let mut state = start();
        loop {
            let item = items.lock().expect("taking an item does not panic").next();
            let Some(item) = item else { return Ok(state) };
            job(&mut state, item)?;
        }
    };
    thread::scope(|scope| {
        let spawn = |_| Builder::new().spawn_scoped(scope, work).ok();
        let others: Vec<_> = (1..threads).filter_map(spawn).collect();
        let own = work();
        let join = |other: thread::ScopedJoinHandle<_>| {
            other.join().unwrap_or_else(|payload| resume_unwind(payload))
        };
        [own].into_iter().chain(others.into_iter().map(join)).collect()
    })
}
