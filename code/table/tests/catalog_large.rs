//! Every size of every family that has at most 4,000,000 positions, and the larger
//! ones for which others have counted something, up to 300,000,000.
//!
//! These tables take minutes, so they are ignored by default. `.ci/full large`
//! does, with the optimized build; tests run side by side, one for each core:
//! `cargo test --release -p gods-table --test catalog_large -- --ignored --nocapture`

mod common;

use puzzle::catalog::{self, CATALOG, NamedPuzzle};
use puzzle::{Metric, PublishedCounts};
use std::time::Instant;
use table::{CompleteTable, TableError, distances_to_solved};

/// Maximum number of positions up to which all sizes of a family are computed.
const EXHAUSTIVE_POSITIONS: u64 = 4_000_000;

/// Maximum number of positions of a computed table.
const MAX_POSITIONS: u64 = 300_000_000;

/// The metrics of a puzzle, or `None` for a puzzle with one metric.
fn metrics(choice: &NamedPuzzle) -> Vec<Option<Metric>> {
    match choice.family.metrics {
        [] => vec![None],
        metrics => metrics.iter().copied().map(Some).collect(),
    }
}

/// The table of a puzzle, in which every position has a distance. Its layers, or their
/// number, are the published ones.
fn checked_table(
    choice: &NamedPuzzle,
    metric: Option<Metric>,
) -> Result<CompleteTable, TableError> {
    let start = Instant::now();
    let puzzle = choice.puzzle(metric).unwrap();
    let table = distances_to_solved(&*puzzle, |_| {})?;
    let sum: u64 = table.layers().iter().sum();
    assert_eq!(sum, puzzle.position_count(), "{}", choice.name);
    let published = choice.published(metric).map(|published| published.counts);
    match published {
        Some(PublishedCounts::Layers(layers)) => {
            assert_eq!(table.layers(), layers, "{}", choice.name);
        }
        Some(PublishedCounts::Depth(depth)) => {
            assert_eq!(table.depth(), depth, "{}", choice.name)
        }
        // The ordinary tests compare the first layers alone.
        Some(PublishedCounts::FirstLayers(_)) | None => {}
    }
    let seconds = start.elapsed().as_secs_f64();
    if puzzle.position_count() > EXHAUSTIVE_POSITIONS {
        println!("{}: {sum} positions in {seconds:.1} s", choice.name);
    }
    Ok(table)
}

/// The layers of a puzzle of any depth, by breadth-first search.
fn layers_without_table(choice: &NamedPuzzle) -> Vec<u64> {
    let puzzle = choice.puzzle(None).unwrap();
    let mut visited = vec![false; puzzle.position_count() as usize];
    visited[puzzle.solved_rank() as usize] = true;
    let (mut layer, mut layers) = (vec![puzzle.solved_rank()], vec![]);
    while !layer.is_empty() {
        layers.push(layer.len() as u64);
        let before = layer.iter().flat_map(|&p| puzzle.predecessors(p)).flatten();
        layer = before
            .filter(|&p| !std::mem::replace(&mut visited[p as usize], true))
            .collect();
    }
    layers
}

#[test]
#[ignore = "a hundred tables, some of millions of positions"]
fn sizes_up_to_4_million() {
    let start = Instant::now();
    let (mut tables, mut positions) = (0, 0);
    for choice in common::puzzles_up_to(EXHAUSTIVE_POSITIONS) {
        for metric in metrics(&choice) {
            match checked_table(&choice, metric) {
                Ok(table) => positions += table.distances().len(),
                // Too deep for a table of bytes, with a known depth.
                Err(error) => {
                    assert_eq!(error, TableError::TooDeep, "{}", choice.name);
                    let &[3, discs] = &choice.sizes[..] else {
                        panic!("{} is too deep for a table", choice.name)
                    };
                    let layers = layers_without_table(&choice);
                    assert_eq!(layers.len(), 1 << discs, "{}", choice.name);
                    assert_eq!(layers.iter().sum::<u64>(), 3_u64.pow(discs as u32));
                    positions += 3_usize.pow(discs as u32);
                }
            }
            tables += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{tables} tables up to {EXHAUSTIVE_POSITIONS}: {positions} positions in {seconds:.1} s"
    );
    assert!(tables > 120, "only {tables} tables");
}

/// The larger boards, each of which has a test of its own, so that the two can run at
/// the same time.
const BOARDS: [&str; 2] = ["sliding-3x4", "sliding-2x6"];

/// The puzzles with more than [`EXHAUSTIVE_POSITIONS`] positions that are no sliding boards.
const OTHERS: [&str; 5] =
    ["pancake-11", "burnt-pancake-8", "burnt-pancake-9", "hanoi-4x11", "topspin-11x2"];

/// The published puzzles beyond those that are all counted.
fn larger_published() -> impl Iterator<Item = NamedPuzzle> {
    let published = CATALOG.iter().flat_map(|family| family.published);
    let choices = published.map(|published| catalog::find(published.puzzle).unwrap());
    choices.filter(|choice| {
        let count = choice.puzzle(None).unwrap().position_count();
        (EXHAUSTIVE_POSITIONS + 1..=MAX_POSITIONS).contains(&count)
    })
}

#[test]
#[ignore = "tables of up to 40 million positions"]
fn other_published_large_puzzles() {
    for name in OTHERS {
        checked_table(&catalog::find(name).unwrap(), None).unwrap();
    }
}

#[test]
#[ignore = "a table of 239,500,800 positions"]
fn sliding_3x4() {
    let table = checked_table(&catalog::find(BOARDS[0]).unwrap(), None).unwrap();
    assert_eq!(table.layers().len(), 54);
    assert_eq!(table.layers()[53], 18);
    assert_eq!(format!("{:.3}", table.mean()), "35.104");
}

#[test]
#[ignore = "a table of 239,500,800 positions"]
fn sliding_2x6() {
    let table = checked_table(&catalog::find(BOARDS[1]).unwrap(), None).unwrap();
    assert_eq!(table.layers().len(), 81);
}

#[test]
fn every_large_published_puzzle_tested() {
    let mut names: Vec<_> = larger_published().map(|choice| choice.name).collect();
    // The crate `rows` counts these in both metrics.
    names.retain(|name| name != "rubik-corners");
    assert_eq!(names, [&BOARDS[..], &OTHERS].concat());
}
