//! Goals that are patterns or several positions, against a search from all positions that match.

use definition::Definition;
use puzzle::Indexed;
use rows::Keep;
use solve::{
    Instance, Limits, Method, Purpose, PuzzleTable, SolveError, Solver, SolverOptions,
};
use std::collections::BTreeMap;

/// Four corners with twists, and four edges with flips.
const MIXED: &str = "Set CORNER 4 3\nSet EDGE 4 2\nSolved\nEnd\n\
                     Move A\nCORNER\n2 3 1 4\n1 0 0 2\nEDGE\n2 3 1 4\n1 0 0 1\nEnd\n\
                     Move B\nCORNER\n1 2 4 3\n0 0 1 2\nEDGE\n1 2 4 3\nEnd\n";
/// Three corners with twists that look alike, and another.
const ALIKE: &str = "Set CORNER 4 3\nSolved\nCORNER\n1 1 2 1\nEnd\n\
                     Move A\nCORNER\n2 3 1 4\n1 0 0 2\nEnd\n\
                     Move B\nCORNER\n1 2 4 3\n0 0 1 2\nEnd\n";
/// Beads in three colors.
const RING: &str = "start = 1 1 2 2 3 3\nR = (1,2,3,4,5,6)\nS = (1,2)\n";

fn read(text: &str) -> Definition {
    let name = if text.starts_with("Set") { "a.tws" } else { "a.gens" };
    Definition::read(name, text.as_bytes()).unwrap()
}

fn goals(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// Of a position in the middle of all, the entries of pieces that a goal names, and `?` instead of
/// the others.
fn pattern(text: &str, named: &[&str]) -> String {
    let instance = Instance::from_definition(read(text)).unwrap();
    let puzzle = instance.puzzle();
    let position = puzzle.write_rank(puzzle.position_count() * 2 / 3);
    let mut set = 0;
    let entry = |entry: &str| {
        set += usize::from(entry == "/");
        let name = |piece: &&&str| entry.split('.').next() == Some(&piece[1..]);
        let in_set = |piece: &&&str| piece.starts_with(["c", "e"][set]);
        match named.iter().filter(in_set).any(|piece| name(&piece)) || entry == "/" {
            true => entry.to_owned(),
            false => "?".to_owned(),
        }
    };
    position.split_whitespace().map(entry).collect::<Vec<_>>().join(" ")
}

/// Whether a position, as text, is one that a goal describes.
fn matches(position: &str, goal: &str) -> bool {
    let entries = position.split_whitespace().zip(goal.split_whitespace());
    entries.into_iter().all(|(found, wanted)| match wanted.strip_suffix(".?") {
        Some(piece) => found.split('.').next() == Some(piece),
        None => wanted == "?" || wanted == found,
    })
}

/// The positions that a goal describes.
fn described(puzzle: &dyn Indexed, goal: &str) -> Vec<u64> {
    let Some((generators, then)) =
        goal.strip_prefix('<').and_then(|it| it.split_once('>'))
    else {
        let is_goal = |&rank: &u64| matches(&puzzle.write_rank(rank), goal);
        return (0..puzzle.position_count()).filter(is_goal).collect();
    };
    // Each with a scramble that leads to it.
    let mut found =
        BTreeMap::from([(puzzle.scramble_rank("").unwrap(), String::new())]);
    loop {
        let longer = found.values().flat_map(|scramble| {
            generators
                .split(',')
                .map(move |generator| format!("{scramble} {generator}"))
        });
        let mut next: BTreeMap<_, _> =
            longer.map(|it| (puzzle.scramble_rank(&it).unwrap(), it)).collect();
        next.append(&mut found.clone());
        if next.len() == found.len() {
            let scrambles = found.values().map(|scramble| format!("{scramble} {then}"));
            return scrambles.map(|it| puzzle.scramble_rank(&it).unwrap()).collect();
        }
        found = next;
    }
}

/// The distance of each position from the nearest that is described.
fn distances(puzzle: &dyn Indexed, goals: &[String]) -> Vec<Option<usize>> {
    let count = puzzle.position_count();
    let mut layer: Vec<u64> =
        goals.iter().flat_map(|goal| described(puzzle, goal)).collect();
    let mut known = vec![None; count as usize];
    layer.iter().for_each(|&rank| known[rank as usize] = Some(0));
    for distance in 1.. {
        if layer.is_empty() {
            break;
        }
        let mut next = Vec::new();
        for rank in
            layer.into_iter().flat_map(|rank| puzzle.predecessors(rank)).flatten()
        {
            if known[rank as usize].is_none() {
                known[rank as usize] = Some(distance);
                next.push(rank);
            }
        }
        layer = next;
    }
    known
}

fn check(text: &str, texts: &[&str]) {
    let (definition, goals) = (read(text), goals(texts));
    let whole = Instance::from_definition(definition.clone()).unwrap();
    let whole = whole.puzzle();
    let expected = distances(&**whole, &goals);
    let instance = Instance::from_definition_with_goals(definition, &goals).unwrap();
    let (puzzle, limits) = (instance.puzzle(), Limits::default());
    for keep in [Keep::Byte, Keep::TwoBits] {
        let purpose = Purpose::Keep(keep);
        let table =
            PuzzleTable::compute(&instance, None, purpose, limits, &|_| {}).unwrap();
        assert_eq!(table.layers.iter().sum::<u64>(), puzzle.position_count());
        assert_eq!(table.layers[0], puzzle.goal_ranks().len() as u64);
        let distances = table.distances.unwrap();
        for rank in 0..whole.position_count() {
            let projected = puzzle.read_rank(&whole.write_rank(rank)).unwrap();
            let distance = distances.distance(projected);
            assert_eq!(distance, expected[rank as usize], "{texts:?} {rank}");
            let mut end = projected;
            for m in distances.solution(projected).unwrap() {
                end = puzzle.successors(end)[m].unwrap();
            }
            assert!(puzzle.goal_ranks().contains(&end));
        }
    }
    // A scramble begins at the start, wherever the goal is.
    let scrambled =
        |puzzle: &dyn Indexed| puzzle.write_rank(puzzle.scramble_rank("").unwrap());
    let start = puzzle.read_rank(&scrambled(&**whole));
    assert_eq!(start.unwrap(), puzzle.scramble_rank("").unwrap());
}

#[test]
fn pattern_is_as_near_as_nearest_match() {
    check(MIXED, &["0 1 ? ? / ? ? ? ?"]);
    check(MIXED, &[&pattern(MIXED, &["c0", "e1", "e0"])]);
    check(MIXED, &[&pattern(MIXED, &["c0", "c1", "c2", "c3", "e3"])]);
    check(MIXED, &["0.? 1.? 2.? 3.? / ? ? ? ?"]);
    check(RING, &["1 ? ? ? ? 1"]);
    check(RING, &["0 0 ? ? ? ?"]);
}

#[test]
fn nearest_of_subgroup_counts() {
    check(MIXED, &["<A2, B>"]);
    check(MIXED, &["<A B> B A"]);
    check(MIXED, &["<B>A", "0 1 2 3 / 0 1 2 3"]);
    check(RING, &["<R2>"]);
    check(RING, &["<R S, S> R", "<R3>R'"]);
}

#[test]
fn twists_alone_have_known_layers() {
    // From every position without twists: a product of counts and the published layers.
    let cube = Definition::of_catalog(&puzzle::catalog::find("pocket-cube").unwrap());
    let untwisted = goals(&["<U, R2, F2>"]);
    let cube = Instance::from_definition_with_goals(cube.unwrap(), &untwisted).unwrap();
    let (purpose, limits) = (Purpose::Layers, Limits::default());
    let table = PuzzleTable::compute(&cube, None, purpose, limits, &|_| {}).unwrap();
    let twists = [1, 2, 12, 64, 274, 336, 40].map(|count| 5040 * count);
    assert_eq!(table.layers, twists);
}

#[test]
fn pattern_may_name_some_alike_pieces() {
    check(RING, &["0 ? ? ? ? ?"]);
    check(RING, &["? 2 ? 1 ? ?"]);
    check(RING, &["0 ? 1 ? ? 1", "? 0 1 1 ? ?"]);
    check(RING, &["0 ? 1 1 2 2"]);
    check(ALIKE, &["0.? ? ? ?"]);
    check(ALIKE, &["? 0.1 ? ?"]);
    check(ALIKE, &["0.1 1.2 ? ?"]);
    let goals = goals(&["0 ? ? ? ? ?"]);
    let ring = Instance::from_definition_with_goals(read(RING), &goals).unwrap();
    assert_eq!(ring.puzzle().goal_ranks().len(), 5);
}

#[test]
fn nearest_of_several_goals_counts() {
    let solved = "0 1 2 3 / 0 1 2 3";
    let all = ["c0", "c1", "c2", "c3", "e0", "e1", "e2", "e3"];
    check(MIXED, &[solved, &pattern(MIXED, &all), solved]);
    check(RING, &["0 0 1 1 2 2", "2 2 0 0 1 1", "1 1 2 2 0 0"]);
    check(MIXED, &["0 1 ? ? / ? ? ? ?", "1 0 ? ? / ? ? ? ?", "? ? 1 0 / ? ? ? ?"]);
}

#[test]
fn cross_has_known_layers() {
    // The four edges of D on Rubik's cube, as counted by many, in half turns.
    let edges = puzzle::catalog::find("rubik-edges").unwrap();
    let edges = Definition::of_catalog(&edges).unwrap();
    let cross = goals(&["? ? ? ? 4 5 6 7 ? ? ? ?"]);
    let cross = Instance::from_definition_with_goals(edges, &cross).unwrap();
    let (purpose, limits) = (Purpose::Layers, Limits::default());
    let table = PuzzleTable::compute(&cross, None, purpose, limits, &|_| {}).unwrap();
    assert_eq!(table.layers, [1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102]);
}

#[test]
fn one_goal_without_wildcards_is_a_position() {
    check(RING, &["2 2 1 1 0 0"]);
}

#[test]
fn goals_that_do_not_fit_are_refused() {
    let error = |text, texts: &[&str]| {
        let error = Instance::from_definition_with_goals(read(text), &goals(texts));
        error.err().unwrap().to_string()
    };
    let different = error(MIXED, &["0 1 ? ? / ? ? ? ?", "0 ? 1 2 / ? ? ? ?"]);
    assert!(
        different.starts_with("found the piece 2 of CORNER in one place"),
        "{different}"
    );
    assert!(error(RING, &["<R, S"]).starts_with("found `<` in a goal without `>`"));
    assert!(error(RING, &["<R,>"]).starts_with("found no moves between `<`"));
    assert!(error(RING, &["<R, T>"]).contains("found 'T'"));
    assert!(error(RING, &["<R> T"]).contains("found 'T'"));
    let mixed = error(MIXED, &["<A>", "0 1 ? ? / ? ? ? ?"]);
    assert!(mixed.contains("in one place and `?` in another"), "{mixed}");
    let illegal = error("R = (1,2,3)\nillegal 1 = 3\n", &["0 ? ?"]);
    assert!(
        illegal.starts_with("found `?` in a goal of a puzzle with illegal"),
        "{illegal}"
    );
    let twice = error(MIXED, &["0 0 ? ? / ? ? ? ?"]);
    assert!(twice.contains("it has the piece 0 of CORNER 2 times"), "{twice}");
}

#[test]
fn puzzle_of_catalog_has_several_goals() {
    let cases = [
        ("sliding-2x3", ["1 2 3 4 5 0", "0 1 2 3 4 5", "1 2 3 4 5 0"]),
        ("pancake-4", ["4 3 2 1", "1 3 2 4", "2 1 4 3"]),
    ];
    for (name, texts) in cases {
        let goals = goals(&texts);
        let whole = Instance::find(name).unwrap();
        let expected = distances(&**whole.puzzle(), &goals);
        let instance = whole.with_goals(&goals).unwrap();
        let (purpose, limits) = (Purpose::Solutions, Limits::default());
        let table =
            PuzzleTable::compute(&instance, None, purpose, limits, &|_| {}).unwrap();
        let found = table.distances.as_ref().unwrap();
        for (rank, &distance) in (0..).zip(&expected) {
            assert_eq!(found.distance(rank), distance, "{name} {rank}");
            let length = table.solution(rank).map(|solution| solution.moves.len());
            assert_eq!(length, distance);
        }
    }
    // The engines that know the pocket cube have one goal.
    let cube = Instance::find("pocket-cube").unwrap();
    let solved = cube.puzzle().write_rank(cube.puzzle().solved_rank());
    let turned = cube.puzzle().write_rank(cube.puzzle().scramble_rank("R").unwrap());
    for goals in [[&solved, &turned], [&turned, &turned]] {
        let goals: Vec<_> = goals.into_iter().cloned().collect();
        let cube = Instance::find("pocket-cube").unwrap().with_goals(&goals).unwrap();
        let engines = cube.engines().into_iter().map(|engine| engine.name());
        assert_eq!(engines.collect::<Vec<_>>(), ["hoisted"]);
    }
}

#[test]
fn both_ends_needs_one_goal() {
    let goals = goals(&["0 0 1 1 2 2", "2 2 0 0 1 1"]);
    let instance = Instance::from_definition_with_goals(read(RING), &goals).unwrap();
    let method = Some(Method::Bidirectional);
    let options = SolverOptions { method, ..SolverOptions::default() };
    let refused = Solver::new(&instance, options, Limits::default());
    assert!(matches!(refused.err(), Some(SolveError::SeveralGoals)));
    let mut solver =
        Solver::new(&instance, SolverOptions::default(), Limits::default()).unwrap();
    let rank = instance.puzzle().scramble_rank("R").unwrap();
    assert_eq!(solver.solve(rank, &|_| {}).unwrap().moves.len(), 1);
}
