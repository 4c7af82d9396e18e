//! The layers of every puzzle in the catalog, beside what others have counted.

mod common;

use puzzle::catalog::{self, CATALOG, Count};
use table::{TableError, distances_to_solved, solution};

/// Tables beyond this many positions are no matter for a test.
const MOST: u64 = 4_000_000;

#[test]
fn the_layers_are_the_published_ones() {
    for family in CATALOG {
        for published in family.published {
            let choice = catalog::find(published.puzzle).unwrap();
            let puzzle = choice.puzzle(published.metric).unwrap();
            if puzzle.count() > MOST {
                continue;
            }
            let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
            match published.count {
                Count::Layers(layers) => {
                    assert_eq!(table.layers(), layers, "{}", published.puzzle);
                }
                Count::Depth(depth) => {
                    assert_eq!(table.depth(), depth, "{}", published.puzzle);
                }
            }
        }
    }
}

#[test]
fn every_position_of_an_example_can_be_solved() {
    // The pocket cube, which has metrics, has tests of its own.
    let families = CATALOG.iter().filter(|family| family.metrics.is_empty());
    for name in families.flat_map(|family| family.examples) {
        let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
        if puzzle.count() > MOST {
            continue;
        }
        let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
        assert_eq!(table.layers().iter().sum::<u64>(), puzzle.count(), "{name}");
    }
}

#[test]
fn every_board_of_the_8_puzzle_is_solved_by_descent() {
    let puzzle = catalog::find("8-puzzle").unwrap().puzzle(None).unwrap();
    let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
    for board in 0..puzzle.count() {
        let way = solution(&*puzzle, &table, board).unwrap();
        assert_eq!(way.len(), usize::from(table.distances()[board as usize]));
        let end = way.iter().fold(board, |board, &m| puzzle.after(board)[m].unwrap());
        assert_eq!(end, puzzle.solved(), "{}", puzzle.write(board));
    }
}

#[test]
fn every_number_of_every_small_size_is_reached() {
    let mut found = 0;
    for choice in common::up_to(10_000) {
        let puzzle = choice.puzzle(None).unwrap();
        match distances_to_solved(&*puzzle, |_| {}) {
            Ok(table) => {
                let sum: u64 = table.layers().iter().sum();
                assert_eq!(sum, puzzle.count(), "{}", choice.name);
                found += 1;
            }
            // Three pegs and eight discs: 2^8 - 1 moves.
            Err(error) => assert_eq!(error, TableError::TooDeep, "{}", choice.name),
        }
    }
    assert!(found > 80, "only {found} small sizes");
}
