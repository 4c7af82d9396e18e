//! IDA* with various bounds, limits, numbers of solutions and numbers of threads.

mod common;

use common::{automaton, board, replay};
use ida_star::{Automaton, IdaStar, Progress, SearchError, ZeroBound, a_star};
use lower_bound::{Manhattan, WrongBound};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};
use std::collections::HashMap;
use std::ops::ControlFlow;
use table::distances_to_solved;
use unsuitable_bounds::{DoubledManhattan, InconsistentManhattan};

/// Bounds that are not consistent or not admissible.
mod unsuitable_bounds {
    use super::*;
    use pruning::LowerBound;

    /// Admissible and not consistent: the Manhattan distance on every third board, else 0.
    pub struct InconsistentManhattan(pub Sliding);

    impl LowerBound<ByteArray> for InconsistentManhattan {
        fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
            let bound = Manhattan::new(&self.0).lower_bound(board)?;
            Some(if self.0.rank(board).is_multiple_of(3) { bound } else { 0 })
        }
    }

    /// Not admissible: twice the Manhattan distance.
    pub struct DoubledManhattan(pub Sliding);

    impl LowerBound<ByteArray> for DoubledManhattan {
        fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
            Some(2 * Manhattan::new(&self.0).lower_bound(board)?)
        }
    }
}

#[test]
fn inconsistent_bound_keeps_optimality() {
    let puzzle = board(2, 3);
    let (bound, automaton) = (InconsistentManhattan(puzzle), automaton(&puzzle, 12));
    assert!(lower_bound::examine(&puzzle, &bound).expect("a table").falls > 0);
    let table = distances_to_solved(&puzzle, |_| {}).expect("a table");
    let search = IdaStar::new(&puzzle, &bound).canonical(&automaton);
    let mut reopened = 0;
    for rank in 0..puzzle.count() {
        let distance = usize::from(table.distances()[rank as usize]);
        let found = search.search(&puzzle.unrank(rank)).expect("no limits");
        assert_eq!(found.solution().map(<[usize]>::len), Some(distance));
        let found = a_star(&puzzle, &bound, &puzzle.unrank(rank), usize::MAX)
            .expect("no limits");
        assert_eq!(found.solution.map(|moves| moves.len()), Some(distance));
        reopened += found.reopened;
    }
    assert!(reopened > 0, "A* needs to reopen");
}

#[test]
fn inadmissible_bound_lengthens_solutions() {
    let puzzle = board(2, 3);
    let table = distances_to_solved(&puzzle, |_| {}).expect("a table");
    let bound = DoubledManhattan(puzzle);
    let search = IdaStar::new(&puzzle, &bound);
    let longer = (0..puzzle.count()).filter(|&rank| {
        let start = puzzle.unrank(rank);
        let found = search.search(&start).expect("no limits");
        let solution = found.solution().expect("it can be solved");
        assert_eq!(replay(&puzzle, &start, solution), puzzle.solved());
        solution.len() > usize::from(table.distances()[rank as usize])
    });
    assert!(longer.count() > 0);
    let slip = WrongBound::BlankInManhattan(puzzle);
    assert!(IdaStar::new(&puzzle, &slip).search(&puzzle.unrank(100)).is_ok());
}

/// A bound that knows which boards cannot be solved.
struct ParityBound(Sliding);

impl pruning::LowerBound<ByteArray> for ParityBound {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        (self.0.parity(board) == self.0.parity(&self.0.solved())).then_some(0)
    }
}

#[test]
fn proves_unsolvable_boards() {
    let puzzle = board(2, 2);
    let start = ByteArray::from_fn(4, |cell| [2, 1, 3, 0][cell]);
    let found =
        IdaStar::new(&puzzle, &ParityBound(puzzle)).search(&start).expect("no limits");
    assert_eq!((found.solution(), found.rounds.len()), (None, 0));
    // Without such a bound the search ends, too, because canonical sequences on a ring have a
    // limited length.
    let automaton = automaton(&puzzle, 12);
    let found = IdaStar::new(&puzzle, &ZeroBound)
        .canonical(&automaton)
        .search(&start)
        .expect("it ends");
    assert_eq!(found.solution(), None);
    assert_eq!(found.rounds.last().expect("a round").next, None);
    assert_eq!(
        a_star(&puzzle, &ZeroBound, &start, usize::MAX).expect("no limits").solution,
        None
    );
}

#[test]
fn finds_all_shortest_solutions() {
    let puzzle = board(2, 3);
    let table = distances_to_solved(&puzzle, |_| {}).expect("a table");
    // Counts the shortest paths from the solved position to each position, layer by layer.
    let mut ways = HashMap::from([(puzzle.solved(), 1u64)]);
    let mut layer = vec![puzzle.solved()];
    let distance = |at: &ByteArray| table.distances()[puzzle.rank(at) as usize];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for at in &layer {
            for after in (0..4).filter_map(|m| puzzle.apply(at, m)) {
                if distance(&after) == distance(at) + 1 {
                    if !ways.contains_key(&after) {
                        next.push(after);
                    }
                    *ways.entry(after).or_default() += ways[at];
                }
            }
        }
        layer = next;
    }
    let bound = Manhattan::new(&puzzle);
    let search = IdaStar::new(&puzzle, &bound).max_solutions(usize::MAX);
    for rank in 0..puzzle.count() {
        let start = puzzle.unrank(rank);
        let found = search.search(&start).expect("no limits");
        assert_eq!(found.solutions.len() as u64, ways[&start], "{start:?}");
        assert!(found.solutions.is_sorted());
        for solution in &found.solutions {
            assert_eq!(replay(&puzzle, &start, solution), puzzle.solved());
        }
        let two = IdaStar::new(&puzzle, &bound)
            .max_solutions(2)
            .search(&start)
            .expect("no limits");
        assert_eq!(two.solutions, found.solutions[..found.solutions.len().min(2)]);
    }
}

#[test]
fn threads_agree() {
    let puzzle = board(3, 3);
    let (bound, automaton) = (Manhattan::new(&puzzle), automaton(&puzzle, 2));
    for rank in (7..puzzle.count()).step_by(9_001) {
        let start = puzzle.unrank(rank);
        let search = |threads| {
            let search =
                IdaStar::new(&puzzle, &bound).canonical(&automaton).threads(threads);
            search.search(&start).expect("no limits")
        };
        let alone = search(1);
        for threads in 2..=4 {
            let shared = search(threads);
            assert_eq!(shared.solutions, alone.solutions, "{threads} threads");
            let last = alone.rounds.len() - 1;
            assert_eq!(shared.rounds.len(), alone.rounds.len());
            assert_eq!(shared.rounds[..last], alone.rounds[..last]);
        }
        let all = |threads| {
            let search = IdaStar::new(&puzzle, &bound).threads(threads);
            search.max_solutions(usize::MAX).search(&start).expect("no limits")
        };
        assert_eq!(all(3), all(1));
    }
}

#[test]
fn limit_reports_lower_bound() {
    let puzzle = board(4, 4);
    let bound = Manhattan::new(&puzzle);
    let start = puzzle.unrank(9_876_543_210_987);
    for threads in [1, 3] {
        let search = IdaStar::new(&puzzle, &bound).max_nodes(100_000).threads(threads);
        let Err(SearchError::Limit { nodes, at_least }) = search.search(&start) else {
            panic!("it is far away");
        };
        assert!((100_000..200_000).contains(&nodes), "{nodes}");
        assert!(at_least >= usize::from(lower_bound::manhattan(&start, 4)));
    }
    let error = a_star(&puzzle, &bound, &start, 1000).expect_err("it is far away");
    assert!(
        error.to_string().contains("positions no solution was found; it has"),
        "{error}"
    );
}

#[test]
fn observer_stops_search() {
    let puzzle = board(4, 4);
    let bound = Manhattan::new(&puzzle);
    let start = puzzle.unrank(9_876_543_210_987);
    for threads in [1, 2] {
        let mut calls = 0;
        let stop = |progress: &Progress| {
            calls += 1;
            if progress.nodes > 50_000 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let ended = IdaStar::new(&puzzle, &bound)
            .threads(threads)
            .search_observed(&start, stop);
        assert!(
            matches!(ended, Err(SearchError::Stopped { nodes: 50_000..100_000, .. })),
            "{ended:?}"
        );
        assert!(calls > 10);
    }
}

#[test]
#[should_panic(expected = "moves of the automaton")]
fn rejects_automaton_of_another_puzzle() {
    let puzzle = board(2, 2);
    let _ = IdaStar::new(&puzzle, &ZeroBound).canonical(&Automaton::accept_all(9));
}

/// A city whose streets cross at right angles: from one corner to the opposite one.
struct StreetGrid(usize);

impl ida_star::Space for StreetGrid {
    type Position = [usize; 2];

    fn goal(&self) -> [usize; 2] {
        [self.0; 2]
    }

    fn move_count(&self) -> usize {
        2
    }

    fn next(&self, at: &[usize; 2], m: usize) -> Option<[usize; 2]> {
        let mut next = *at;
        next[m] += 1;
        (next[m] <= self.0).then_some(next)
    }
}

/// The result is either all requested solutions or an error, never some of them.
#[test]
fn stopped_search_never_claims_completeness() {
    let streets = StreetGrid(8);
    let every = |threads, most_nodes| {
        let search = IdaStar::new(&streets, &ZeroBound).max_solutions(usize::MAX);
        search.max_nodes(most_nodes).threads(threads).search(&[0, 0])
    };
    let all = every(1, u64::MAX).expect("no limits");
    assert_eq!(all.solutions.len(), 12_870); // 16 streets, 8 of them to the right
    for threads in [1, 2, 3] {
        for most in (0..=20).map(|i| all.nodes() * i / 20) {
            match every(threads, most) {
                Ok(found) => {
                    assert_eq!(found.solutions, all.solutions, "{threads} {most}")
                }
                Err(SearchError::Limit { nodes, .. }) => assert!(nodes > most),
                Err(error) => panic!("{error}"),
            }
        }
        let mut calls = 0;
        let observer = |_: &Progress| {
            calls += 1;
            if calls < 60 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let search = IdaStar::new(&streets, &ZeroBound).max_solutions(usize::MAX);
        let ended = search.threads(threads).search_observed(&[0, 0], observer);
        assert!(matches!(ended, Err(SearchError::Stopped { .. })), "{threads}");
    }
    // The first solutions in lexicographic order, whichever thread is first, or an error.
    for most in (0..40).map(|i| all.nodes() * i / 40) {
        let search = IdaStar::new(&streets, &ZeroBound).max_solutions(5).threads(2);
        if let Ok(found) = search.max_nodes(most).search(&[0, 0]) {
            assert_eq!(found.solutions, all.solutions[..5]);
        }
    }
}

/// Three positions in a ring, and a goal that is not among them.
struct Ring;

impl ida_star::Space for Ring {
    type Position = u8;

    fn goal(&self) -> u8 {
        9
    }

    fn move_count(&self) -> usize {
        1
    }

    fn next(&self, at: &u8, _: usize) -> Option<u8> {
        Some((at + 1) % 3)
    }
}

#[test]
fn unreachable_goal_is_an_error() {
    for threads in [1, 2] {
        let ended = IdaStar::new(&Ring, &ZeroBound).threads(threads).search(&0);
        assert_eq!(ended, Err(SearchError::TooLong { at_least: 4001 }));
    }
    let ended = IdaStar::new(&Ring, &ZeroBound).max_nodes(1000).search(&0);
    assert!(matches!(ended, Err(SearchError::Limit { .. })));
}

#[test]
#[should_panic(expected = "from no start")]
fn rejects_empty_starts() {
    Automaton::find(&board(2, 2), &[], 2);
}

#[test]
#[should_panic(expected = "there are the moves 0 to 4")]
fn rejects_unknown_move() {
    Automaton::new(4, &[vec![1, 9]]);
}

#[test]
fn zero_moves_give_one_sequence() {
    assert_eq!(Automaton::accept_all(0).count(3), [1, 0, 0, 0]);
}
