//! Rotations that cost nothing where no piece is held still: the goal in all its turns, against a
//! search from all positions that are one rotated.

use definition::Definition;
use puzzle::Indexed;
use rows::Keep;
use solve::{
    Instance, Limits, Method, Purpose, PuzzleTable, RandomPositions, SolveError,
    Solver, SolverOptions,
};
use std::collections::{HashMap, HashSet};

/// Four cards in a ring of which neighbors are exchanged.
const RING: &str = "a = (1,2)\nb = (2,3)\nc = (3,4)\nd = (4,1)\n";
/// Three of four cards in a ring are taken around.
const EVEN: &str = "a = (1,2,3)\nb = (2,3,4)\nc = (3,4,1)\nd = (4,1,2)\n";
/// A ring of four, to be taken around and turned over: no card stays in place.
const TURNS: &str = "rotation x = (1,2,3,4)\nrotation z = (1,2)(3,4)\n";
/// Five cards of which the first three or the last three are taken around.
const CARDS: &str = "first = (1,2,3)\nlast = (3,4,5)\n";

fn read(text: &str) -> Definition {
    Definition::read("a.gens", text.as_bytes()).unwrap()
}

/// The label in each slot after a permutation of the slots.
fn moved(labels: &[String], images: &[u16]) -> Vec<String> {
    let mut after = labels.to_vec();
    for (label, &image) in labels.iter().zip(images) {
        after[usize::from(image)] = label.clone();
    }
    after
}

fn labels(position: &str) -> Vec<String> {
    position.split_whitespace().map(str::to_owned).collect()
}

/// A goal, which may have wildcards, in all its turns.
fn in_turns(definition: &Definition, goal: &str) -> HashSet<Vec<String>> {
    let mut all = HashSet::from([labels(goal)]);
    let mut next = vec![labels(goal)];
    while let Some(goal) = next.pop() {
        for rotation in definition.rotations() {
            let turned = moved(&goal, &rotation);
            if all.insert(turned.clone()) {
                next.push(turned);
            }
        }
    }
    all
}

/// The distance of each position of a puzzle from the nearest goal in one of its turns.
fn distances(
    definition: &Definition,
    puzzle: &dyn Indexed,
    goals: &[&str],
) -> HashMap<String, usize> {
    let all = 0..puzzle.position_count();
    let goals: HashSet<_> =
        goals.iter().flat_map(|goal| in_turns(definition, goal)).collect();
    let is_goal = |rank: &u64| {
        let position = labels(&puzzle.write_rank(*rank));
        let fits =
            |(found, wanted): (&String, &String)| wanted == "?" || wanted == found;
        goals.iter().any(|goal| position.iter().zip(goal).all(fits))
    };
    let (mut known, mut layer) =
        (HashMap::new(), all.filter(is_goal).collect::<Vec<_>>());
    for distance in 0.. {
        layer.retain(|&rank| !known.contains_key(&puzzle.write_rank(rank)));
        if layer.is_empty() {
            break;
        }
        layer.iter().for_each(|&rank| {
            known.insert(puzzle.write_rank(rank), distance);
        });
        let before = layer.iter().flat_map(|&rank| puzzle.predecessors(rank)).flatten();
        layer = before.collect();
    }
    known
}

/// Checks all distances and solutions. `named` names the rotations that are found in `text`.
fn check(text: &str, named: &str, goals: &[&str], goal_count: usize) {
    check_definition(&read(text), read(named), goals, goal_count);
}

fn check_definition(
    definition: &Definition,
    named: Definition,
    goals: &[&str],
    goal_count: usize,
) {
    let whole = Instance::from_definition(named.clone()).unwrap();
    let whole = whole.puzzle();
    let solved = whole.write_rank(whole.solved_rank());
    let wanted = if goals.is_empty() { vec![&solved[..]] } else { goals.to_vec() };
    let expected = distances(&named, &**whole, &wanted);
    assert_eq!(expected.len() as u64, whole.position_count());

    let goals: Vec<_> = goals.iter().map(|goal| (*goal).to_owned()).collect();
    let free = definition.in_all_turns().unwrap();
    let instance = Instance::from_definition_with_goals(free, &goals).unwrap();
    let puzzle = instance.puzzle();
    assert_eq!(puzzle.goal_ranks().len(), goal_count);
    for keep in [Keep::Byte, Keep::TwoBits] {
        let (purpose, limits) = (Purpose::Keep(keep), Limits::default());
        let table =
            PuzzleTable::compute(&instance, None, purpose, limits, &|_| {}).unwrap();
        assert_eq!(table.layers.iter().sum::<u64>(), puzzle.position_count());
        let table = table.distances.unwrap();
        for (position, &distance) in &expected {
            let rank = puzzle.read_rank(position).unwrap();
            assert_eq!(table.distance(rank), Some(distance), "{position}");
            let moves = table.solution(rank).unwrap();
            assert_eq!(moves.len(), distance);
            let end =
                moves.iter().fold(rank, |at, &m| puzzle.successors(at)[m].unwrap());
            assert!(puzzle.goal_ranks().contains(&end));
        }
    }
}

#[test]
fn goal_is_solved_in_all_turns() {
    let (ring, even) = (format!("{RING}{TURNS}"), format!("{EVEN}{TURNS}"));
    check(&ring, &ring, &[], 8);
    check(RING, &ring, &[], 8);
    // Half of the turns are odd, and no moves lead there.
    check(&even, &even, &[], 4);
    let turned_over = format!("{CARDS}rotation z = (1,5)(2,4)\n");
    check(&turned_over, &turned_over, &[], 2);
    let alike = format!("start = 1 1 2 2\n{ring}");
    check(&alike, &alike, &[], 4);
    let all_alike = format!("start = 1 1 1 1\n{ring}");
    check(&all_alike, &all_alike, &[], 1);
}

#[test]
fn goals_and_patterns_are_in_all_turns() {
    let ring = format!("{RING}{TURNS}");
    check(&ring, &ring, &["1 0 2 3"], 8);
    check(&ring, &ring, &["1 0 2 3", "0 2 1 3", "3 2 0 1"], 16);
    check(&ring, &ring, &["0 1 ? ?"], 8);
    check(&ring, &ring, &["0 ? ? ?"], 4);
    check(RING, &ring, &["0 ? 1 ?"], 4);
    let even = format!("{EVEN}rotation x = (1,2,3,4)\n");
    check(&even, &even, &["0 1 ? ?", "0 ? 1 ?"], 8);
    let alike = format!("start = 1 1 2 2\n{ring}");
    check(&alike, &alike, &["0 1 0 1"], 2);
    check(&alike, &alike, &["1 1 ? ?"], 4);
}

#[test]
fn wildcards_release_held_piece() {
    let ring = format!("{RING}rotation x = (1,2,3,4)\n");
    let held = read(&ring).up_to_rotation().unwrap();
    assert_eq!(held.held_slot(), Some(0));
    let goals = ["0 1 ? ?".to_owned()];
    let instance = Instance::from_definition_with_goals(held, &goals).unwrap();
    assert_eq!(instance.definition().unwrap().held_slot(), None);
    assert_eq!(instance.puzzle().position_count(), 12);
    assert_eq!(instance.puzzle().goal_ranks().len(), 4);
    let about = "4 pieces; 4 rotations of the whole cost nothing; 4 moves; goal 0 1 ? ? in all its \
                 turns, of which moves reach 4";
    assert_eq!(instance.about(), about);
}

#[test]
fn held_piece_and_all_turns_agree() {
    let texts = [
        format!("{RING}rotation x = (1,2,3,4)\n"),
        format!("start = 1 2 2 3\n{RING}rotation x = (1,2,3,4)\n"),
        "a = (2,3)\nb = (5,6)\nc = (1,4)(2,6)(3,5)\nrotation x = (1,4)(2,5)(3,6)\n"
            .into(),
    ];
    for text in texts {
        let free = read(&text);
        let [held, turned] = [free.up_to_rotation(), free.in_all_turns()]
            .map(|it| Instance::from_definition(it.unwrap()).unwrap());
        assert!(held.definition().unwrap().held_slot().is_some(), "{text}");
        assert!(turned.puzzle().position_count() > held.puzzle().position_count());
        let (purpose, limits) = (Purpose::Keep(Keep::Byte), Limits::default());
        let [of_held, of_turned] = [&held, &turned].map(|it| {
            let table = PuzzleTable::compute(it, None, purpose, limits, &|_| {});
            table.unwrap().distances.unwrap()
        });
        for rank in 0..turned.puzzle().position_count() {
            let position = turned.puzzle().write_rank(rank);
            let brought_back = held.puzzle().read_rank(&position).unwrap();
            assert_eq!(of_turned.distance(rank), of_held.distance(brought_back));
        }
    }
}

#[test]
fn position_that_moves_do_not_reach_is_turned() {
    let text = format!("{EVEN}{TURNS}");
    let instance =
        Instance::from_definition(read(&text).up_to_rotation().unwrap()).unwrap();
    let puzzle = instance.puzzle();
    // A quarter turn of the ring is odd, and a card of it has been taken around.
    let odd = puzzle.scramble_rank("a x").unwrap();
    for turned in [puzzle.read_rank("1 2 3 0"), puzzle.read_rank("3 0 1 2")] {
        assert!(puzzle.goal_ranks().contains(&turned.unwrap()));
    }
    assert!(puzzle.goal_ranks().contains(&puzzle.scramble_rank("x").unwrap()));
    let options = SolverOptions::default();
    let mut solver = Solver::new(&instance, options, Limits::default()).unwrap();
    assert_eq!(solver.solve(odd, &|_| {}).unwrap().moves.len(), 1);
    let method = Some(Method::Bidirectional);
    let options = SolverOptions { method, ..SolverOptions::default() };
    let refused = Solver::new(&instance, options, Limits::default()).err();
    assert!(matches!(refused, Some(SolveError::SeveralGoals)));
}

#[test]
fn scramble_begins_at_solved_position() {
    let text = format!("{RING}{TURNS}");
    let instance =
        Instance::from_definition(read(&text).up_to_rotation().unwrap()).unwrap();
    let puzzle = instance.puzzle();
    let draw = RandomPositions::new(&instance).unwrap();
    for rank in 0..puzzle.position_count() {
        let moves = draw.scramble(rank, || 7).unwrap();
        let start = puzzle.scramble_rank("").unwrap();
        let end = moves.iter().fold(start, |at, &m| puzzle.successors(at)[m].unwrap());
        assert_eq!(end, rank);
    }
}

#[test]
fn puzzle_without_orientations_is_turned() {
    // Orientations of some cards do not matter, so no card can be held.
    let text = "Set CARD 4 2\nSolved\nCARD\n1 2 3 4\n? ? ? ?\nEnd\n\
                Move a\nCARD\n2 1 3 4\n1 0 0 0\nEnd\nMove b\nCARD\n1 3 2 4\n0 1 0 0\nEnd\n\
                Move c\nCARD\n1 2 4 3\n0 0 1 0\nEnd\nMove d\nCARD\n4 2 3 1\n0 0 0 1\nEnd\n\
                Move x\nCARD\n4 1 2 3\nEnd\n";
    let free = Definition::read("a.tws", text.as_bytes()).unwrap();
    let instance = Instance::from_definition(free.up_to_rotation().unwrap()).unwrap();
    assert_eq!(instance.definition().unwrap().held_slot(), None);
    let (purpose, limits) = (Purpose::Layers, Limits::default());
    let found =
        PuzzleTable::compute(&instance, None, purpose, limits, &|_| {}).unwrap();
    let plain = format!("{RING}rotation x = (1,2,3,4)\n");
    let plain =
        Instance::from_definition(read(&plain).in_all_turns().unwrap()).unwrap();
    let expected =
        PuzzleTable::compute(&plain, None, purpose, limits, &|_| {}).unwrap();
    assert_eq!(found.layers, expected.layers);
}

#[test]
fn turned_pieces_are_turned_points() {
    let text = "Set CORNER 4 3\nSolved\nEnd\nMove a\nCORNER\n2 1 3 4\n1 2 0 0\nEnd\n\
                Move b\nCORNER\n1 3 2 4\n0 1 2 0\nEnd\nMove c\nCORNER\n1 2 4 3\n0 0 1 2\nEnd\n\
                Move d\nCORNER\n4 2 3 1\n2 0 0 1\nEnd\nMove x\nCORNER\n4 1 2 3\nEnd\n";
    let corners = Definition::read("a.tws", text.as_bytes()).unwrap();
    let points = corners.in_points();
    check_definition(&points, points.clone(), &[], 4);
    let layers = [corners, points].map(|free| {
        // To take a corner back after a move would make a move that is none.
        let free = free.up_to_rotation().unwrap();
        assert_eq!((free.held_slot(), free.free_rotations()), (None, 4));
        let instance = Instance::from_definition(free).unwrap();
        let (purpose, limits) = (Purpose::Layers, Limits::default());
        PuzzleTable::compute(&instance, None, purpose, limits, &|_| {}).unwrap().layers
    });
    assert_eq!(layers[0], layers[1]);
}
