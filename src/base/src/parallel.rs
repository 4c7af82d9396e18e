//! A parallel map over many items, on as many threads as there are cores.

use std::sync::Mutex;
use std::thread;

/// The number of threads that the machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Maps each item by `f`, on a thread for each core. Keeps the order of the items.
pub fn map<T: Sync, R: Send>(items: &[T], f: impl Fn(&T) -> R + Sync) -> Vec<R> {
    map_on(cores(), items, f)
}

/// Maps each item by `f`, on the given number of threads including this one. Keeps the order of
/// the items. A thread takes the next item when it is done with one.
///
/// # Panics
/// If `f` panics, or a thread cannot be created.
pub fn map_on<T: Sync, R: Send>(
    threads: usize,
    items: &[T],
    f: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let next = Mutex::new(items.iter().enumerate());
    let work = || {
        let mut done = Vec::new();
        loop {
            // The lock is held for this line only.
            let item = next.lock().map(|mut items| items.next()).ok().flatten();
            match item {
                Some((i, item)) => done.push((i, f(item))),
                None => return done,
            }
        }
    };
    let mut done = thread::scope(|scope| {
        let threads = 1..threads.min(items.len());
        let handles: Vec<_> = threads.map(|_| scope.spawn(work)).collect();
        let mut done = work();
        for handle in handles {
            match handle.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    done.sort_by_key(|&(i, _)| i);
    done.into_iter().map(|(_, result)| result).collect()
}

#[test]
fn map_keeps_order() {
    let items: Vec<u64> = (0..100).collect();
    let squares: Vec<u64> = items.iter().map(|i| i * i).collect();
    for threads in [0, 1, 3, 200] {
        assert_eq!(map_on(threads, &items, |i| i * i), squares, "{threads}");
    }
}
