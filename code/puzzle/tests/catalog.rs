//! Every puzzle of the catalog keeps the laws of a puzzle.

use puzzle::catalog::{self, CATALOG};
use puzzle::{Indexed, Metric};
use std::collections::HashSet;

/// Every example of the catalog, in every metric that it has.
fn examples() -> Vec<(String, Box<dyn Indexed>)> {
    let mut examples = vec![];
    for family in CATALOG {
        for &name in family.examples {
            let choice = catalog::find(name).unwrap();
            let one: [Option<Metric>; 1] = [None];
            let many: Vec<_> = family.metrics.iter().copied().map(Some).collect();
            for &metric in if many.is_empty() { &one[..] } else { &many } {
                let puzzle = choice.puzzle(metric).unwrap();
                examples.push((format!("{name} {metric:?}"), puzzle));
            }
        }
    }
    examples
}

/// All ranks of a small puzzle, and some thousands of a large one.
fn ranks(count: u64) -> impl Iterator<Item = u64> {
    (0..count).step_by((count / 5000).max(1) as usize)
}

#[test]
fn a_move_undone_and_an_undoing_done_again_lead_back() {
    for (name, puzzle) in examples() {
        for rank in ranks(puzzle.count()) {
            let (after, before) = (puzzle.after(rank), puzzle.before(rank));
            assert_eq!(after.len(), puzzle.names().len(), "{name}");
            assert_eq!(before.len(), puzzle.names().len(), "{name}");
            for (m, &next) in after.iter().enumerate() {
                let Some(next) = next else { continue };
                assert!(next < puzzle.count(), "{name}: {rank} after move {m}");
                assert_eq!(puzzle.before(next)[m], Some(rank), "{name}: move {m}");
            }
            for (m, &last) in before.iter().enumerate() {
                let Some(last) = last else { continue };
                assert_eq!(
                    puzzle.after(last)[m],
                    Some(rank),
                    "{name}: move {m} undone"
                );
            }
        }
    }
}

#[test]
fn what_is_written_can_be_read() {
    for (name, puzzle) in examples() {
        assert!(puzzle.solved() < puzzle.count(), "{name}");
        let mut seen = HashSet::new();
        for rank in ranks(puzzle.count()) {
            let text = puzzle.write(rank);
            assert_eq!(puzzle.read(&text), Ok(rank), "{name}: {text}");
            assert!(seen.insert(text.clone()), "{name}: {text} was there before");
        }
    }
}

#[test]
fn a_scramble_of_one_move_is_that_move() {
    for (name, puzzle) in examples() {
        let solved = puzzle.solved();
        assert_eq!(puzzle.scramble(""), Ok(solved), "{name}");
        for (m, text) in puzzle.names().iter().enumerate() {
            let after = puzzle.after(solved)[m];
            assert_eq!(puzzle.scramble(text).ok(), after, "{name}: {text}");
        }
    }
}

#[test]
fn no_two_moves_or_puzzles_have_one_name() {
    for (name, puzzle) in examples() {
        let names: HashSet<_> = puzzle.names().into_iter().collect();
        assert_eq!(names.len(), puzzle.names().len(), "{name}");
    }
    let examples = CATALOG.iter().flat_map(|family| family.examples.iter().copied());
    let aliases = CATALOG.iter().flat_map(|family| family.aliases.iter().map(|a| a.0));
    let all: Vec<_> = examples.chain(aliases).collect();
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
}

#[test]
fn the_odd_rings_of_the_pancakes_do_nothing() {
    let rings = [
        ("pancake-4", "2 3 4 3 4 2 4", 7),
        ("pancake-9", "2 3 4 3 4 2 4", 7),
        ("burnt-pancake-3", "1 2 1 3 1 2 3 2 3", 9),
        ("burnt-pancake-7", "1 2 1 3 1 2 3 2 3", 9),
    ];
    for (name, ring, flips) in rings {
        let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
        assert_eq!(puzzle.scramble(ring), Ok(puzzle.solved()), "{name}");
        assert_eq!(ring.split(' ').count(), flips);
    }
}
