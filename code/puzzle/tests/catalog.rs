//! Every puzzle of the catalog keeps the laws of a puzzle.

use puzzle::catalog::{self, CATALOG};
use puzzle::{Indexed, Metric, PositionError, sample_ranks};
use std::collections::HashSet;

/// Every example of the catalog, in each of its metrics.
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

#[test]
fn every_puzzle_keeps_its_laws() {
    for (name, puzzle) in examples() {
        let ranks = &mut sample_ranks(puzzle.position_count(), 5000);
        assert_eq!(puzzle.check(ranks), Ok(()), "{name}");
        // Successors and predecessors are inverse to each other.
        for rank in sample_ranks(puzzle.position_count(), 500) {
            let (after, before) = (puzzle.successors(rank), puzzle.predecessors(rank));
            let moves = puzzle.move_names().len();
            assert_eq!((after.len(), before.len()), (moves, moves), "{name}");
            for (m, next) in after.into_iter().enumerate() {
                let back = next.map(|next| puzzle.predecessors(next)[m]);
                assert!(
                    back.is_none_or(|back| back == Some(rank)),
                    "{name}: {rank}, {m}"
                );
            }
        }
    }
}

#[test]
fn empty_scramble_is_solved() {
    for (name, puzzle) in examples() {
        assert_eq!(puzzle.scramble_rank(""), Ok(puzzle.solved_rank()), "{name}");
    }
}

#[test]
fn uses_facelets_matches_read_errors() {
    let facelets = |(name, puzzle): (String, Box<dyn Indexed>)| {
        let error = puzzle.read_rank("?").unwrap_err();
        let read = matches!(error, PositionError::Facelets(_));
        assert_eq!(puzzle.uses_facelets(), read, "{name}: {error}");
        read
    };
    assert_eq!(examples().into_iter().map(facelets).filter(|f| *f).count(), 3);
}

#[test]
fn names_are_unique() {
    let examples = CATALOG.iter().flat_map(|family| family.examples.iter().copied());
    let aliases = CATALOG.iter().flat_map(|family| family.aliases.iter().map(|a| a.0));
    let all: Vec<_> = examples.chain(aliases).collect();
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
}

#[test]
fn odd_pancake_cycles_are_identities() {
    let rings = [
        ("pancake-4", "2 3 4 3 4 2 4", 7),
        ("pancake-9", "2 3 4 3 4 2 4", 7),
        ("burnt-pancake-3", "1 2 1 3 1 2 3 2 3", 9),
        ("burnt-pancake-7", "1 2 1 3 1 2 3 2 3", 9),
    ];
    for (name, ring, flips) in rings {
        let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
        assert_eq!(puzzle.scramble_rank(ring), Ok(puzzle.solved_rank()), "{name}");
        assert_eq!(ring.split(' ').count(), flips);
    }
}
