//! Work on several threads.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

/// Does a job for each item, on as many threads as there are cores.
pub(crate) fn on_all_cores<I: Send>(
    items: impl Iterator<Item = I> + Send,
    job: impl Fn(I) + Sync,
) {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    on_threads(cores, items, job);
}

/// Does a job for each item, on so many threads, of which the calling one is one.
pub(crate) fn on_threads<I: Send>(
    threads: usize,
    items: impl Iterator<Item = I> + Send,
    job: impl Fn(I) + Sync,
) {
    let items = Mutex::new(items);
    let work = || {
        let take = || items.lock().unwrap_or_else(PoisonError::into_inner).next();
        while let Some(item) = take() {
            job(item);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
}
