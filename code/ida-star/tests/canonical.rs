//! Canonical sequences: their published counts, and that they reach every position by a shortest
//! sequence.

mod common;

use common::{automaton, blanks, board};
use ida_star::{Automaton, Space, duplicates};
use puzzle::pocket_cube::PocketCubePuzzle;
use puzzle::rubik::{self, Corners};
use puzzle::{Metric, Puzzle, pancake::Pancakes};
use std::collections::HashSet;

/// The layers by canonical sequences alone are those by all sequences.
fn check_reaches_all<S: Space>(
    space: &S,
    start: &S::Position,
    automaton: &Automaton,
    depth: usize,
) {
    let mut visited = HashSet::from([start.clone()]);
    let mut layer = vec![start.clone()];
    let mut in_state = HashSet::from([(start.clone(), Automaton::START)]);
    let mut canonical = vec![(start.clone(), Automaton::START)];
    let mut canonically = HashSet::from([start.clone()]);
    for depth in 1..=depth {
        let after = |at: &S::Position| {
            (0..space.move_count())
                .filter_map(|m| space.next(at, m))
                .collect::<Vec<_>>()
        };
        layer = layer
            .iter()
            .flat_map(after)
            .filter(|next| visited.insert(next.clone()))
            .collect();
        let after = |(at, state): &(S::Position, usize)| {
            let step = |m| Some((space.next(at, m)?, automaton.next(*state, m)?));
            (0..space.move_count()).filter_map(step).collect::<Vec<_>>()
        };
        canonical = canonical
            .iter()
            .flat_map(after)
            .filter(|next| in_state.insert(next.clone()))
            .collect();
        canonically.extend(canonical.iter().map(|next| next.0.clone()));
        assert_eq!(canonically.len(), visited.len(), "after {depth} moves");
    }
}

#[test]
fn rubik_counts_match_published() {
    // f(n) = 12 f(n - 1) + 18 f(n - 2): faces that are opposite commute.
    let cube = rubik::RubikPuzzle::<Corners>::new(Metric::HalfTurn);
    let automaton = Automaton::find(&cube, &[cube.solved()], 2);
    let counts = automaton.count(10);
    assert_eq!(counts[..5], [1, 18, 243, 3240, 43_254]);
    for n in 3..counts.len() {
        assert_eq!(counts[n], 12 * counts[n - 1] + 18 * counts[n - 2]);
    }
}

#[test]
fn pocket_cube_sequences_repeat_no_face() {
    let cube = PocketCubePuzzle::new(Metric::HalfTurn);
    let automaton = Automaton::find(&cube, &[cube.solved()], 2);
    assert_eq!(automaton.count(4), [1, 9, 54, 324, 1944]);
    for length in 2..=4 {
        let automaton = Automaton::find(&cube, &[cube.solved()], length);
        check_reaches_all(&cube, &cube.solved(), &automaton, 5);
    }
}

#[test]
fn inverse_tile_moves_are_redundant() {
    let puzzle = board(4, 4);
    let found = duplicates(&puzzle, &blanks(&puzzle), 2);
    assert_eq!(found, [[0, 1], [1, 0], [2, 3], [3, 2]]);
    // Twelve moves around two by two cells are the identity: of the two ways to do half of it,
    // one is redundant.
    let longer = duplicates(&puzzle, &blanks(&puzzle), 6);
    assert!(longer.iter().any(|moves| moves.len() == 6), "{longer:?}");
}

#[test]
fn canonical_sequences_reach_every_board() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (3, 3)] {
        let puzzle = board(rows, columns);
        for length in [1, 2, 6, 7, 12] {
            let automaton =
                automaton(&puzzle, length.min(if columns + rows > 5 { 7 } else { 12 }));
            for start in [0, 1, puzzle.count() / 2, puzzle.count() - 1] {
                check_reaches_all(&puzzle, &puzzle.unrank(start), &automaton, 14);
            }
        }
    }
}

#[test]
fn canonical_sequences_reach_every_stack() {
    let puzzle = Pancakes::new(6).expect("a size");
    for length in 2..=6 {
        let automaton = Automaton::find(&puzzle, &[puzzle.solved()], length);
        check_reaches_all(&puzzle, &puzzle.unrank(321), &automaton, 7);
    }
}

#[test]
fn counts_saturate() {
    let counts = Automaton::accept_all(18).count(20);
    assert_eq!((counts[15], counts[20]), (18u64.pow(15), u64::MAX));
}
