//! Work on two threads, one for each core of a small machine.

use std::sync::Mutex;
use std::thread;

/// What `f` makes of each item, in the items' order. Each thread takes the next item
/// as soon as it is done with one.
pub fn map<T: Sync, R: Send>(items: &[T], f: impl Fn(&T) -> R + Sync) -> Vec<R> {
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
        let other = scope.spawn(work);
        let mut done = work();
        match other.join() {
            Ok(others) => done.extend(others),
            Err(panic) => std::panic::resume_unwind(panic),
        }
        done
    });
    done.sort_by_key(|&(i, _)| i);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..100).collect();
        let squares: Vec<u64> = items.iter().map(|i| i * i).collect();
        assert_eq!(super::map(&items, |i| i * i), squares);
        assert_eq!(super::map(&[0; 0], |i| i * 2), [0; 0]);
    }
}
