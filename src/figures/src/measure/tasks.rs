//! Measuring: methods of doing the same, in turns.
use std::hint::black_box;

use anyhow::{Result, ensure};

use super::clock::Clock;
use super::results::Method;

/// How often each method has its turn.
const TURNS: usize = 9;
/// A turn lasts at least so many seconds.
const TURN: f64 = 0.03;
/// What takes longer than this has three turns.
const SLOW: f64 = 2.0;
/// What takes longer than this has one.
const SLOWEST: f64 = 20.0;

/// A method, how to run it, and the seconds of its runs.
struct Task<'a> {
    method: Method,
    /// How long was prepared, how long it took, and what came out.
    run: Box<dyn FnMut() -> (f64, f64, Vec<u64>) + 'a>,
    seconds: Vec<f64>,
}

/// Ways of doing the same.
pub struct Tasks<'a> {
    /// Their name in facts.
    pub name: String,
    /// What is done.
    pub title: String,
    /// What must come out, if that is known beforehand.
    expected: Option<Vec<u64>>,
    tasks: Vec<Task<'a>>,
}

impl<'a> Tasks<'a> {
    /// No method yet. What comes out must be `expected`, or else what comes out first.
    pub fn new(name: &str, title: &str, expected: Option<Vec<u64>>) -> Self {
        let (name, title) = (name.to_owned(), title.to_owned());
        Tasks { name, title, expected, tasks: Vec::new() }
    }

    /// How many methods there are.
    pub fn count(&self) -> usize {
        self.tasks.len()
    }

    /// Adds a method: what is made first, what is then measured, and what has come out.
    pub fn add<T: 'a, U: 'a>(
        &mut self,
        method: Method,
        mut make: impl FnMut() -> T + 'a,
        mut run: impl FnMut(&mut T) -> U + 'a,
        mut out: impl FnMut(&T, U) -> Vec<u64> + 'a,
    ) {
        let clock = method.clock;
        let run = move || {
            let watch = clock.start();
            let mut made = make();
            let prepared = watch.seconds();
            let watch = clock.start();
            let found = black_box(run(black_box(&mut made)));
            let seconds = watch.seconds();
            (prepared, seconds, out(&made, found))
        };
        let method = Method { prepared: f64::MAX, ..method };
        self.tasks.push(Task { method, run: Box::new(run), seconds: Vec::new() });
    }

    /// Runs all methods in turns.
    pub fn measure(mut self) -> Result<Vec<Method>> {
        for turn in 0..TURNS {
            for task in &mut self.tasks {
                let least = task.seconds.iter().copied().fold(f64::MAX, f64::min);
                let slow = turn > 0 && least > SLOWEST || turn > 2 && least > SLOW;
                let mut spent = 0.0;
                while !slow && spent < TURN {
                    let (prepared, seconds, result) = (task.run)();
                    let expected = self.expected.get_or_insert_with(|| result.clone());
                    let (name, method) = (&self.name, &task.method.name);
                    ensure!(!result.is_empty(), "{name}, {method}: nothing was found");
                    ensure!(
                        result == *expected,
                        "{name}, {method}: found {result:?}, and it must be {expected:?}"
                    );
                    task.seconds.push(seconds);
                    task.method.prepared = task.method.prepared.min(prepared);
                    // What takes no time at all must not take forever.
                    spent += prepared + seconds + 1e-6;
                }
            }
        }
        Ok(self.tasks.into_iter().map(Task::finish).collect())
    }
}

impl Task<'_> {
    fn finish(mut self) -> Method {
        self.seconds.sort_by(f64::total_cmp);
        // A clock that has stood still has measured nothing.
        let still = self.seconds.iter().take_while(|&&seconds| seconds == 0.0).count();
        if still < self.seconds.len() {
            self.seconds.drain(..still);
        }
        Method {
            runs: self.seconds.len(),
            least: self.seconds[0],
            median: self.seconds[self.seconds.len() / 2],
            ..self.method
        }
    }
}

/// A method with one thread, that has not been measured yet.
pub fn method(name: &str, title: &str, size: u64) -> Method {
    Method {
        name: name.to_owned(),
        title: title.to_owned(),
        documents: false,
        threads: 1,
        clock: Clock::Cpu,
        size,
        runs: 0,
        least: 0.0,
        median: 0.0,
        prepared: 0.0,
        bytes: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_that_agree_are_measured_and_others_are_refused() {
        let mut tasks = Tasks::new("sum", "the sum of some numbers", None);
        let (slow, fast) =
            (method("loop", "a loop", 1000), method("formula", "a formula", 1000));
        tasks.add(slow, || 1000, |n| (0..*n).sum(), |_, sum| vec![sum]);
        tasks.add(fast, || 1000, |n| *n * (*n - 1) / 2, |_, sum| vec![sum]);
        let methods = tasks.measure().unwrap();
        assert_eq!(methods[1].name, "formula");
        assert!(
            methods
                .iter()
                .all(|method| method.runs >= TURNS && method.least <= method.median)
        );

        let mut tasks = Tasks::new("sum", "the sum of some numbers", Some(vec![7]));
        tasks.add(method("loop", "a loop", 3), || (), |()| 8, |_, sum| vec![sum]);
        let error = tasks.measure().unwrap_err().to_string();
        assert_eq!(error, "sum, loop: found [8], and it must be [7]");

        // What has failed has no result, and nothing must agree with that.
        let mut tasks = Tasks::new("sum", "the sum of some numbers", None);
        tasks.add(method("loop", "a loop", 3), || (), |()| (), |_, ()| vec![]);
        let error = tasks.measure().unwrap_err().to_string();
        assert_eq!(error, "sum, loop: nothing was found");
    }
}
