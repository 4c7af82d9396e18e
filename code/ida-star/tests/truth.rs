//! Compares the lengths of solutions by IDA* and A* with complete tables, and with each other.

mod common;

use common::{automaton, board, replay};
use graph_search::{Bidirectional, predecessors, successors};
use ida_star::{IdaStar, ZeroBound, a_star, ida_star_distance};
use lower_bound::{LinearConflict, Manhattan};
use pruning::{LowerBound, MaxBound, PruningTable};
use puzzle::pocket_cube::{self, PocketCube};
use puzzle::{ByteArray, Metric, Puzzle, sliding::Sliding};
use table::{PocketCubeTable, distances_to_solved};
use transition::{CornerOrientation, CornerPermutation};

/// Compares IDA* with the distances of some positions, with and without an automaton.
fn check_distances(
    puzzle: &Sliding,
    bound: &(impl LowerBound<ByteArray> + Sync),
    ranks: impl Iterator<Item = u64>,
) {
    let table = distances_to_solved(puzzle, |_| {}).expect("a table");
    let automaton = automaton(puzzle, 2);
    let plain = IdaStar::new(puzzle, bound);
    let canonical = IdaStar::new(puzzle, bound).canonical(&automaton);
    for rank in ranks {
        let start = puzzle.unrank(rank);
        let distance = usize::from(table.distances()[rank as usize]);
        for search in [&plain, &canonical] {
            let found = search.search(&start).expect("no limits");
            let solution = found.solution().expect("it can be solved");
            assert_eq!(solution.len(), distance, "{start:?}");
            assert_eq!(replay(puzzle, &start, solution), puzzle.solved());
            let last = found.rounds.last().expect("a round");
            assert_eq!(
                (last.limit, last.by_depth.iter().sum()),
                (distance, last.nodes)
            );
        }
    }
}

#[test]
fn solves_all_small_boards() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2)] {
        let puzzle = board(rows, columns);
        check_distances(&puzzle, &Manhattan::new(&puzzle), 0..puzzle.count());
    }
    let puzzle = board(2, 2);
    check_distances(&puzzle, &ZeroBound, 0..puzzle.count());
}

#[test]
fn solves_some_8_puzzle_boards() {
    let puzzle = board(3, 3);
    check_distances(
        &puzzle,
        &LinearConflict::new(&puzzle),
        (0..puzzle.count()).step_by(2_999),
    );
}

/// The automaton excludes moves that undo the one before, which would take minutes.
#[test]
#[ignore = "takes a minute: all boards of the 8-puzzle"]
fn solves_all_8_puzzle_boards() {
    let puzzle = board(3, 3);
    let table = distances_to_solved(&puzzle, |_| {}).expect("a table");
    let walking = lower_bound::WalkingDistance::new(&puzzle).expect("a small board");
    let bound = MaxBound(walking, LinearConflict::new(&puzzle));
    let automaton = automaton(&puzzle, 2);
    let search = IdaStar::new(&puzzle, &bound).canonical(&automaton);
    let mut nodes = 0;
    for rank in 0..puzzle.count() {
        let start = puzzle.unrank(rank);
        let found = search.search(&start).expect("no limits");
        let solution = found.solution().expect("it can be solved");
        assert_eq!(solution.len(), usize::from(table.distances()[rank as usize]));
        assert_eq!(replay(&puzzle, &start, solution), puzzle.solved());
        nodes += found.nodes();
    }
    println!("{} boards: {nodes} positions", puzzle.count());
}

#[test]
fn solves_2000_pocket_cubes() {
    let cube = pocket_cube::PocketCubePuzzle::new(Metric::HalfTurn);
    let turns: Vec<_> =
        pocket_cube::moves(Metric::HalfTurn).iter().map(|m| m.position()).collect();
    let goal = PocketCube::SOLVED;
    let order = PruningTable::new(CornerPermutation, &goal, &turns).expect("a table");
    let twist = PruningTable::new(CornerOrientation, &goal, &turns).expect("a table");
    let bound = MaxBound(order, twist);
    let truth = PocketCubeTable::new(Metric::HalfTurn);
    let automaton = ida_star::Automaton::find(&cube, &[cube.solved()], 2);
    let search = IdaStar::new(&cube, &bound).canonical(&automaton);
    for i in 0..2000 {
        let start = cube.unrank(i * 1_837 % cube.count());
        let found = search.search(&start).expect("no limits");
        let solution = found.solution().expect("it can be solved");
        assert_eq!(solution.len(), usize::from(truth.distance(&start)));
        assert_eq!(replay(&cube, &start, solution), cube.solved());
    }
}

#[test]
fn four_searches_agree() {
    let puzzle = board(3, 3);
    let bound = Manhattan::new(&puzzle);
    let steps = |board: &[u8]| usize::from(lower_bound::manhattan(board, 3));
    for rank in (0..puzzle.count()).step_by(1_999) {
        let start = puzzle.unrank(rank);
        let ida = IdaStar::new(&puzzle, &bound).search(&start).expect("no limits");
        let length = ida.solution().expect("it can be solved").len();
        let a = a_star(&puzzle, &bound, &start, usize::MAX).expect("no limits");
        let solution = a.solution.expect("it can be solved");
        assert_eq!((solution.len(), a.reopened), (length, 0));
        assert_eq!(replay(&puzzle, &start, &solution), puzzle.solved());
        let both = Bidirectional::default();
        let both = both.search(
            start,
            puzzle.solved(),
            successors(&puzzle),
            predecessors(&puzzle),
        );
        let path = both.expect("no limits").path.expect("it can be solved");
        assert_eq!(path.len() - 1, length);
        assert_eq!(ida_star_distance(&mut start.clone(), 3, &steps), length);
        // With a consistent bound, A* expands no position twice, and none whose f = g + h is
        // larger than the solution's length.
        assert!(a.expanded <= ida.nodes());
    }
}
