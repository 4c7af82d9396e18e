//! Measures published boards of the 24-puzzle with the tables 6-6-6-6.
use std::ops::ControlFlow;
use std::time::Instant;

use anyhow::{Result, ensure};
use fifteen::{Partition, PartitionTables, korf_felner};

use super::results::{MeasuredMethod, MethodGroup};
use base::{parallel, thousands};

/// The numbers of the boards that are always measured, which take a minute together, and of those
/// that are measured only with `--long`, each within ten minutes.
const SHORT_RUNS: [usize; 3] = [40, 25, 38];
const LONG_RUNS: [usize; 7] = [32, 44, 30, 5, 28, 13, 1];

/// Builds the tables, and solves the boards. Calls `begin` with the name of the next board.
///
/// # Errors
/// If a solution does not have the published length, or there is not enough memory for the tables.
pub fn measure(long: bool, mut begin: impl FnMut(&str)) -> Result<MethodGroup> {
    let partition = Partition::FourSixes;
    begin(&format!("the tables {partition}"));
    let start = Instant::now();
    let tables = PartitionTables::build(partition, |_| {})?;
    let bytes = partition.bytes();
    let method = |name, title, threads, size, seconds| MeasuredMethod {
        name,
        title,
        documents: false,
        threads,
        size,
        least: seconds,
        median: seconds,
        prepared: None,
        bytes: Some(bytes),
    };
    let (threads, seconds) = (parallel::cores(), start.elapsed().as_secs_f64());
    let title = format!("the tables {partition}, {threads} threads");
    let mut methods = vec![method("tables".to_owned(), title, threads, bytes, seconds)];
    for number in SHORT_RUNS.into_iter().chain(LONG_RUNS.into_iter().filter(|_| long)) {
        let instance = korf_felner::instances()[number - 1];
        let (board, length) = (instance.board(), instance.length);
        let name = format!("board-{number}");
        begin(&name);
        let start = Instant::now();
        let found = tables.search(&board, u64::MAX, |_| ControlFlow::Continue(()))?;
        let (nodes, seconds) = (found.nodes(), start.elapsed().as_secs_f64());
        let moves = found.solution.len();
        ensure!(
            moves == length,
            "{name}: found {moves} moves, and it must be {length}"
        );
        let title =
            format!("number {number}, {length} moves, {} boards", thousands(nodes));
        methods.push(method(name, title, 1, nodes, seconds));
    }
    let (name, title) =
        ("24-puzzle".to_owned(), "24-puzzle, published boards".to_owned());
    Ok(MethodGroup { name, title, methods })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_is_published_and_measured_once() {
        let mut numbers = [&SHORT_RUNS[..], &LONG_RUNS].concat();
        let all = korf_felner::instances().map(|instance| instance.number);
        assert!(numbers.iter().all(|number| all.contains(number)), "{numbers:?}");
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), SHORT_RUNS.len() + LONG_RUNS.len());
    }
}
