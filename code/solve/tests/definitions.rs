//! IDA* with pattern databases of definitions, against tables and breadth-first search.

use definition::{DefinedPuzzle, Definition, Move, Set, Sets};
use ida_star::SearchError;
use permutation_group::Permutation;
use puzzle::catalog::find;
use puzzle::rubik::turns;
use puzzle::{Metric, Puzzle, sample_ranks};
use solve::{
    Event, Instance, Limits, Method, PositionSolver, Purpose, PuzzleTable, SearchBound,
    Solution, SolveError, SolveStep, Solver, SolverOptions,
};
use std::collections::HashSet;

/// Rubik's cube: corners and edges.
fn rubik() -> DefinedPuzzle {
    let sets = vec![Set::new("CORNER", 8, 3), Set::new("EDGE", 12, 2)];
    let turns = turns(Metric::QuarterTurn).into_iter();
    let moves = turns.filter(|turn| turn.quarters() == 1).map(|turn| {
        let (corners, edges) = (turn.corners(), turn.edges());
        let edge_slots = edges.pm().iter().map(|&piece| u16::from(piece) + 8);
        let pm = corners.pm().iter().map(|&piece| piece.into()).chain(edge_slots);
        let ori = corners.ori().iter().chain(edges.ori()).map(|&turn| turn.into());
        Move::new(&turn.to_string(), pm.collect(), ori.collect())
    });
    let moves = moves.collect();
    let cube = Definition::new("rubik", Sets::new(sets).unwrap(), moves).unwrap();
    DefinedPuzzle::without_ranks(cube).unwrap()
}

fn read(text: &str) -> DefinedPuzzle {
    let definition = Definition::read("a.gens", text.as_bytes()).unwrap();
    DefinedPuzzle::without_ranks(definition).unwrap()
}

fn by_ida_star(instance: &Instance, memory: u64) -> Solver<'_> {
    let method = Some(Method::IdaStar);
    let options = SolverOptions { method, ..SolverOptions::default() };
    let limits = Limits { memory: Some(memory), ..Limits::default() };
    Solver::new(instance, options, limits).unwrap()
}

/// Asserts that a solution leads to the solved position.
fn assert_solves(puzzle: &DefinedPuzzle, start: &Permutation, solution: &Solution) {
    let step = |at, &m: &usize| puzzle.apply(&at, m).unwrap();
    assert!(solution.moves.iter().fold(start.clone(), step).is_identity());
}

/// IDA*, and no bidirectional search before it.
fn alone(memory: u64) -> Limits {
    Limits { memory: Some(memory), visits: 0, ..Limits::default() }
}

#[test]
fn agrees_with_table_everywhere() {
    let pair = "Set A 4 3\nSet B 4 1\nSolved\nEnd\nMove R\nA\n2 1 4 3\n1 2 0 0\nB\n2 3 1 4\nEnd\nMove S\nA\n1 3 2 4\n0 1 0 2\nEnd\n";
    let alike = "Set A 5 3\nSolved\nA\n1 1 2 3 4\n0 1 2 0 ?\nEnd\nMove R\nA\n2 3 4 5 1\n1 0 0 0 1\nEnd\nMove S\nA\n2 1 3 4 5\n1 0 0 2 0\nEnd\n";
    let texts = [
        ("a.gens", "a = (1,2,3,4)\nb = (4,5,6)\nc = (1,2)(5,6)\n", 12_000),
        ("a.gens", "a = (1,2,3)(7,8)\nb = (3,4,5)(8,9)\n", 12_000),
        ("a.tws", pair, 7000),
        // Pieces that look alike, and one whose orientation does not matter.
        ("a.gens", "start = 1 1 2 2 3 3 4\nR = (1,2,3,4,5,6)\nS = (1,2)(6,7)\n", 8000),
        ("a.tws", alike, 60_000),
        ("a.gens", "start = 1 1 1 2 2 2\nR = (1,2,3,4,5,6)\nS = (1,2)\n", 3000),
    ];
    for (name, text, little) in texts {
        let definition = Definition::read(name, text.as_bytes()).unwrap();
        let instance = Instance::from_definition(definition).unwrap();
        let puzzle = &**instance.puzzle();
        let oracle = table::distances_to_solved(puzzle, |_| {}).unwrap();
        // Little memory for several small tables, and enough for the whole puzzle in one.
        for (memory, tables) in [(little, 1..10), (1 << 30, 1..2)] {
            let mut solver = by_ida_star(&instance, memory);
            let [SolveStep::IdaStar { bound, .. }] = solver.steps()[..] else {
                panic!()
            };
            let SearchBound::Pieces { tables: found, bytes, .. } = bound else {
                panic!()
            };
            assert!(tables.contains(&found) && bytes <= memory, "{bound:?}");
            for rank in 0..puzzle.position_count() {
                let found = solver.solve(rank, &|_| {}).unwrap();
                let end = found
                    .moves
                    .iter()
                    .fold(rank, |rank, &m| puzzle.successors(rank)[m].unwrap());
                let distance = oracle.distance(rank as usize).map(usize::from);
                let goal = puzzle.solved_rank();
                assert_eq!((end, Some(found.moves.len())), (goal, distance), "{rank}");
            }
        }
    }
}

#[test]
fn agrees_with_table_on_samples() {
    for (name, memory) in [("pocket-cube", 300_000), ("pyraminx", 60_000)] {
        let definition = Definition::of_catalog(&find(name).unwrap()).unwrap();
        let instance = Instance::defined(DefinedPuzzle::new(definition).unwrap());
        let (puzzle, limits) = (&**instance.puzzle(), Limits::default());
        let table =
            PuzzleTable::compute(&instance, None, Purpose::Solutions, limits, &|_| {});
        let mut by_table = Solver::with_table(&instance, table.unwrap());
        let mut solver = by_ida_star(&instance, memory);
        for rank in sample_ranks(puzzle.position_count(), 30) {
            let found = solver.solve(rank, &|_| {}).unwrap();
            let length = by_table.solve(rank, &|_| {}).unwrap().moves.len();
            assert_eq!(found.moves.len(), length, "{name} {rank}");
            assert_eq!(found.computation.engine, "ida-star");
            if length > 7 {
                continue;
            }
            let all = by_table.shortest_solutions(rank, length, &|_| {}).unwrap();
            let listed = solver.shortest_solutions(rank, length, &|_| {}).unwrap();
            assert_eq!(listed.count(), all.count(), "{name} {rank}");
        }
    }
}

/// Rubik's cube: all positions up to three moves away, and some that are four and five.
#[test]
fn agrees_with_breadth_first_search_of_rubik() {
    let cube = rubik();
    assert!(!cube.has_ranks());
    let mut solver = PositionSolver::new(cube.clone(), None, alone(4 << 20)).unwrap();
    let mut visited = HashSet::from([cube.solved()]);
    let mut layer = vec![cube.solved()];
    let mut sizes = vec![];
    for depth in 0..6 {
        sizes.push(layer.len());
        for position in layer.iter().step_by(1 + layer.len() / 300) {
            let found = solver.solve(position, &|_| {}).unwrap().unwrap();
            assert_eq!(found.moves.len(), depth);
            assert_eq!(found.computation.engine, "ida-star");
            assert_solves(&cube, position, &found);
        }
        let expanded = if depth < 4 { layer.len() } else { 20 };
        let after = |at: &Permutation| {
            (0..cube.moves()).map(|m| cube.apply(at, m).unwrap()).collect::<Vec<_>>()
        };
        let next = layer[..expanded].iter().flat_map(after);
        layer = next.filter(|position| visited.insert(position.clone())).collect();
    }
    assert_eq!(sizes[..5], [1, 18, 243, 3240, 43_239]);
}

#[test]
fn near_positions_need_no_tables() {
    let cube = rubik();
    let mut solver =
        PositionSolver::new(cube.clone(), None, Limits::default()).unwrap();
    let methods: Vec<_> = solver.steps().iter().map(SolveStep::method).collect();
    assert_eq!(methods, [Method::Bidirectional, Method::IdaStar, Method::IdaStar]);
    let near = cube.scramble("R U F' L2 D").unwrap();
    let no_table = |event: Event| assert!(!matches!(event, Event::PatternLayer(_)));
    let found = solver.solve(&near, &no_table).unwrap().unwrap();
    assert_eq!((found.moves.len(), found.computation.engine), (5, "both-ends"));
    assert_solves(&cube, &near, &found);
    let solved = solver.solve(&cube.solved(), &no_table).unwrap().unwrap();
    assert_eq!(solved.moves, []);
}

/// A ring of 25 cards has nine coordinates.
#[test]
fn many_coordinates() {
    let ring: Vec<_> = (1..=25).map(|card| card.to_string()).collect();
    let cards = read(&format!("turn = ({})\nswap = (1,2)\n", ring.join(",")));
    let mut solver = PositionSolver::new(cards.clone(), None, alone(8 << 20)).unwrap();
    let text = "swap turn swap turn3 swap turn2 swap";
    let position = cards.scramble(text).unwrap();
    let found = solver.solve(&position, &|_| {}).unwrap().unwrap();
    let mut both = PositionSolver::new(cards.clone(), None, Limits::default()).unwrap();
    let met = both.solve(&position, &|_| {}).unwrap().unwrap();
    assert_eq!(
        (found.computation.engine, met.computation.engine),
        ("ida-star", "both-ends")
    );
    assert_eq!((found.moves.len(), met.moves.len()), (7, 7));
    assert_solves(&cards, &position, &found);
}

#[test]
fn limits_are_kept() {
    let cube = rubik();
    let refused = PositionSolver::new(cube.clone(), None, alone(100)).err().unwrap();
    assert!(
        refused.to_string().starts_with("IDA* with tables of pieces needs 201")
            && refused.to_string().ends_with("bytes of memory, and 100 are allowed"),
        "{refused}"
    );
    let far = cube.scramble("R U F L2 D B R' U2 F' L D' B2 R U F").unwrap();
    let limits = Limits { nodes: Some(50_000), ..alone(4 << 20) };
    let mut solver = PositionSolver::new(cube, None, limits).unwrap();
    let stopped = solver.solve(&far, &|_| {}).unwrap_err();
    let SolveError::Search(SearchError::Limit { nodes, .. }) = stopped else {
        panic!()
    };
    assert!((50_000..60_000).contains(&nodes), "{nodes}");
    // An exchange of cards is no product of turns of three.
    let three = read("a = (1,2,3)\nb = (3,4,5)\n");
    let odd = Permutation::new(vec![1, 0, 2, 3, 4]).unwrap();
    let mut solver = PositionSolver::new(three, None, Limits::default()).unwrap();
    assert_eq!(solver.solve(&odd, &|_| {}).unwrap(), None);
}

#[test]
fn several_threads_find_as_short() {
    let cube = rubik();
    let far = cube.scramble("R U F L2 D B R' U2 F'").unwrap();
    let found = [1, 2].map(|threads| {
        let limits = Limits { threads, ..alone(4 << 20) };
        let mut solver = PositionSolver::new(cube.clone(), None, limits).unwrap();
        let found = solver.solve(&far, &|_| {}).unwrap().unwrap();
        assert_eq!(found.computation.threads, threads);
        found.moves
    });
    assert_eq!(found[0], found[1]);
    assert_eq!(found[0].len(), 9);
}

#[test]
fn illegal_positions_have_no_bound() {
    let text = "a = (1,2,3,4)\nb = (3,4,5)\nillegal 5 = 2\n";
    let definition = Definition::read("a.gens", text.as_bytes()).unwrap();
    let instance = Instance::from_definition(definition).unwrap();
    let method = Some(Method::IdaStar);
    let options = SolverOptions { method, ..SolverOptions::default() };
    let refused = Solver::new(&instance, options, Limits::default()).err().unwrap();
    assert!(matches!(refused, SolveError::NoLowerBound));
}

/// Where no table fits, IDA* follows a short bidirectional search.
#[test]
fn solver_chooses_ida_star() {
    let cards = read("a = (1,2,3,4,5,6,7)\nb = (6,7,8,9,10,11,12,13,14)\nc = (1,14)\n");
    let instance = Instance::defined(cards);
    let limits = Limits { memory: Some(64 << 20), ..Limits::default() };
    let mut solver = Solver::new(&instance, SolverOptions::default(), limits).unwrap();
    let methods: Vec<_> = solver.steps().iter().map(SolveStep::method).collect();
    assert_eq!(methods[..2], [Method::Bidirectional, Method::IdaStar]);
    let engines = ["a b2", "a b2 a3 b3 c a2 b c a3 b4 a b2"].map(|text| {
        let rank = instance.puzzle().scramble_rank(text).unwrap();
        solver.solve(rank, &|_| {}).unwrap().computation.engine
    });
    assert_eq!(engines, ["both-ends", "ida-star"]);
}
