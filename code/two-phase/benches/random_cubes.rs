//! Solves random cubes in at most 21 turns, replays each solution on a model of the 54 stickers,
//! and prints the times as JSON: a group of `gods measure`.
#[path = "../tests/common/facelets.rs"]
mod facelets;
#[path = "../tests/common/mod.rs"]
mod random;

use random::Random;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;
use two_phase::{GODS_NUMBER, TwoPhase};

/// The number of cubes for one thread, and for all.
const CUBES: [u64; 2] = [1000, 100_000];

/// The most turns of a solution.
const MAX_LENGTH: usize = GODS_NUMBER + 1;

/// Solves cubes on several threads, and returns the seconds of a thread, without the replays, and
/// the sum of the lengths.
fn solve(tables: &TwoPhase, cubes: u64, threads: usize) -> (f64, usize) {
    let next = AtomicU64::new(0);
    let work = || {
        let (mut seconds, mut sum) = (0.0, 0);
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= cubes {
                return (seconds, sum);
            }
            let cube = Random(number << 32).cube();
            let start = Instant::now();
            let found = tables.search().max_length(MAX_LENGTH).solve(&cube).solution;
            seconds += start.elapsed().as_secs_f64();
            let solution = found.expect("each cube has a solution of 20");
            let turns = solution.to_string();
            assert!(turns.split(' ').count() <= MAX_LENGTH, "{turns}");
            assert!(facelets::is_solved_by(&cube.to_facelets(), &turns), "{turns}");
            sum += solution.len();
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let parts = workers.into_iter().map(|worker| worker.join().expect("no panic"));
        let (seconds, sums): (Vec<f64>, Vec<usize>) = parts.unzip();
        (seconds.iter().sum::<f64>() / threads as f64, sums.iter().sum())
    })
}

fn main() {
    let start = Instant::now();
    let tables = TwoPhase::new();
    let (seconds, bytes) = (start.elapsed().as_secs_f64(), tables.bytes());
    let method = |name: &str, title: &str, threads: usize, size: u64, seconds: f64| {
        format!(
            r#"{{"name":"{name}","title":"{title}","documents":false,"threads":{threads},
            "size":{size},"least":{seconds},"median":{seconds},"prepared":null,"bytes":{bytes}}}"#
        )
    };
    let title = "the tables of both phases";
    let mut methods = vec![method("tables", title, 1, bytes as u64, seconds)];
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let runs = [("one-thread", 1), ("threads", cores)];
    for ((name, threads), cubes) in runs.into_iter().zip(CUBES) {
        let (seconds, sum) = solve(&tables, cubes, threads);
        let mean = sum as f64 / cubes as f64;
        let title =
            format!("{cubes} cubes, {mean:.2} turns on average, threads: {threads}");
        methods.push(method(name, &title, threads, cubes, seconds));
    }
    let title = format!("Rubik's cube, random, at most {MAX_LENGTH} turns");
    let methods = methods.join(",");
    println!(r#"{{"name":"rubik","title":"{title}","methods":[{methods}]}}"#);
}
