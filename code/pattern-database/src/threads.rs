//! Work on all cores.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::Mutex;
use std::thread::{self, Builder};

/// Does a job for each item, on as many threads as there are cores. Each thread has a state, which
/// its jobs update; returns the states, or the error of a job.
///
/// The calling thread is one of them, and the only one if there are no others, as in WebAssembly.
pub(crate) fn on_all_cores<I: Send, T: Send, E: Send>(
    items: impl ExactSizeIterator<Item = I> + Send,
    start: impl Fn() -> T + Sync,
    job: impl Fn(&mut T, I) -> Result<(), E> + Sync,
) -> Result<Vec<T>, E> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = cores.min(items.len());
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
