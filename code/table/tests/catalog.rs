//! The layers of every puzzle in the catalog, against published counts.

mod common;

use puzzle::catalog::{self, CATALOG};
use puzzle::{Indexed, PublishedCounts};
use std::collections::HashSet;
use table::{TableError, distances_to_solved, solution};

/// Maximum number of positions of a table in these tests.
const MAX_POSITIONS: u64 = 4_000_000;

/// The first layers, by a breadth-first search with a hash set.
fn first_layers(puzzle: &dyn Indexed, many: usize) -> Vec<u64> {
    let mut visited = HashSet::from([puzzle.solved_rank()]);
    let mut layer = vec![puzzle.solved_rank()];
    let mut layers = vec![1];
    while layers.len() < many {
        let before = layer.iter().flat_map(|&p| puzzle.predecessors(p)).flatten();
        layer = before.filter(|&p| visited.insert(p)).collect();
        layers.push(layer.len() as u64);
    }
    layers
}

#[test]
fn layers_match_published() {
    for family in CATALOG {
        for published in family.published {
            let choice = catalog::find(published.puzzle).unwrap();
            let puzzle = choice.puzzle(published.metric).unwrap();
            if let PublishedCounts::FirstLayers(layers) = published.counts {
                let found = first_layers(&*puzzle, layers.len());
                assert_eq!(found, layers, "{}", published.puzzle);
                continue;
            }
            if puzzle.position_count() > MAX_POSITIONS {
                continue;
            }
            let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
            match published.counts {
                PublishedCounts::Layers(layers)
                | PublishedCounts::FirstLayers(layers) => {
                    assert_eq!(table.layers(), layers, "{}", published.puzzle);
                }
                PublishedCounts::Depth(depth) => {
                    assert_eq!(table.depth(), depth, "{}", published.puzzle);
                }
            }
        }
    }
}

/// The other tests compare the published counts that exist; this one checks that they exist.
#[test]
fn published_counts_are_listed() {
    let count =
        |name: &str| catalog::find(name).unwrap().published(None).unwrap().counts;
    let layers = |name: &str| match count(name) {
        PublishedCounts::Layers(layers) => layers.len() - 1,
        other => panic!("{name}: {other:?}"),
    };
    let boards =
        ["2x2", "2x3", "2x4", "3x3", "3x4"].map(|size| format!("sliding-{size}"));
    assert_eq!(boards.map(|name| layers(&name)), [6, 21, 36, 31, 53]);
    let stacks = [2, 3, 4, 5, 6, 7, 8, 9].map(|n| format!("pancake-{n}"));
    assert_eq!(stacks.map(|name| layers(&name)), [1, 3, 4, 5, 7, 8, 9, 10]);
    for (name, depth) in [
        ("sliding-3x2", 21),
        ("sliding-4x2", 36),
        ("sliding-2x5", 55),
        ("sliding-5x2", 55),
        ("sliding-2x6", 80),
        ("sliding-2x7", 108),
        ("sliding-3x5", 84),
        ("sliding-4x4", 80),
        ("pancake-12", 14),
        ("burnt-pancake-9", 17),
        ("topspin-4x2", 6),
        ("topspin-13x2", 78),
    ] {
        assert_eq!(count(name), PublishedCounts::Depth(depth), "{name}");
    }
}

/// OEIS A330280 counts the moves of one position of Twiddle, the reversed one. Others are
/// farther.
#[test]
fn reversed_twiddle_needs_ten_moves() {
    let puzzle = catalog::find("twiddle").unwrap().puzzle(None).unwrap();
    let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
    let reversed = puzzle.read_rank("9 8 7 6 5 4 3 2 1").unwrap();
    assert_eq!(table.distance(reversed as usize), Some(10));
    assert_eq!(table.depth(), 11);
}

#[test]
fn examples_are_fully_solvable() {
    // The pocket cube, which has metrics, has tests of its own.
    let families = CATALOG.iter().filter(|family| family.metrics.is_empty());
    for name in families.flat_map(|family| family.examples) {
        let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
        if puzzle.position_count() > MAX_POSITIONS {
            continue;
        }
        let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
        assert_eq!(
            table.layers().iter().sum::<u64>(),
            puzzle.position_count(),
            "{name}"
        );
    }
}

#[test]
fn descent_solves_every_8_puzzle_board() {
    let puzzle = catalog::find("8-puzzle").unwrap().puzzle(None).unwrap();
    let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
    for board in 0..puzzle.position_count() {
        let way = solution(&*puzzle, &table, board).unwrap();
        assert_eq!(way.len(), usize::from(table.distances()[board as usize]));
        let end =
            way.iter().fold(board, |board, &m| puzzle.successors(board)[m].unwrap());
        assert_eq!(end, puzzle.solved_rank(), "{}", puzzle.write_rank(board));
    }
}

#[test]
fn small_sizes_reach_every_rank() {
    let mut found = 0;
    for choice in common::puzzles_up_to(10_000) {
        let puzzle = choice.puzzle(None).unwrap();
        match distances_to_solved(&*puzzle, |_| {}) {
            Ok(table) => {
                let sum: u64 = table.layers().iter().sum();
                assert_eq!(sum, puzzle.position_count(), "{}", choice.name);
                found += 1;
            }
            // Three pegs and eight discs: 2^8 - 1 moves.
            Err(error) => assert_eq!(error, TableError::TooDeep, "{}", choice.name),
        }
    }
    assert!(found > 80, "only {found} small sizes");
}
