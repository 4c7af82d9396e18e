//! Puzzles whose pieces look alike, against a search that knows nothing of rows.

use cpu::Cpu;
use definition::{ArrangementPuzzle, Definition, Illegal, Move, Set, Sets, Start};
use proptest::prelude::*;
use puzzle::{Puzzle, check_puzzle, sample_ranks};
use rows::arrangements::{ArrangementRows, builder};
use rows::{Keep, Nothing, SearchOptions, search};
use std::collections::HashSet;
use std::sync::Arc;

/// How many positions are at each distance, found with what is seen at each point alone. `None` if
/// there is no move, or there are too many positions for that.
fn brute_force(definition: &Definition) -> Option<Vec<u64>> {
    let in_points = definition.in_points();
    let is_legal = |position: &Vec<u16>| {
        let mut all = in_points.illegal().iter();
        all.all(|one| !one.pieces.contains(&position[usize::from(one.slot)]))
    };
    let turned = |position: &[u16], g: &[u16]| {
        let mut turned = position.to_vec();
        for (point, &to) in g.iter().enumerate() {
            turned[usize::from(to)] = position[point];
        }
        turned
    };
    let mut moves = Vec::new();
    for g in definition.generators() {
        let mut power = g.clone();
        while power.iter().enumerate().any(|(x, &to)| x != usize::from(to)) {
            moves.push(power.clone());
            power = power.iter().map(|&x| g[usize::from(x)]).collect();
        }
    }
    if moves.is_empty() {
        return None;
    }
    let start = definition.labels();
    let (mut known, mut layer) = (HashSet::from([start.clone()]), vec![start]);
    let mut layers = Vec::new();
    while !layer.is_empty() {
        if known.len() > 5_000 {
            return None;
        }
        layers.push(layer.len() as u64);
        let next = layer.iter().flat_map(|p| moves.iter().map(|g| turned(p, g)));
        layer = next.filter(|p| is_legal(p) && known.insert(p.clone())).collect();
    }
    Some(layers)
}

fn layers(puzzle: &ArrangementPuzzle, threads: usize) -> Vec<u64> {
    let options = SearchOptions { cpu: Cpu::best(), threads };
    let rows = ArrangementRows::new(puzzle);
    search(&rows, &Nothing, options, |_| ()).unwrap().layers
}

fn check(definition: &Definition, expected: &[u64]) {
    let puzzle = ArrangementPuzzle::new(definition.clone()).unwrap();
    assert_eq!(layers(&puzzle, 1), expected);
    assert_eq!(layers(&puzzle, 2), expected);
    assert_eq!(puzzle.count(), expected.iter().sum::<u64>());
    check_puzzle(&puzzle, sample_ranks(puzzle.count(), 50)).unwrap();
    // Solutions are as long as distances, and lead to the start.
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    let (puzzle, rows) = (Arc::new(puzzle.clone()), builder(&puzzle));
    let rows = rows.build(puzzle.clone());
    let table = rows.table(Keep::TwoBits, options, &mut |_| ()).unwrap();
    for rank in sample_ranks(puzzle.count(), 20) {
        let mut position = puzzle.unrank(rank);
        for m in table.solution(rank).unwrap() {
            position = puzzle.apply(&position, m).unwrap();
        }
        assert_eq!(position, puzzle.solved());
    }
}

/// A permutation from random numbers.
fn shuffled(n: usize, numbers: &[usize]) -> Vec<u16> {
    let mut list: Vec<u16> = (0..n as u16).collect();
    for (i, number) in numbers.iter().enumerate().take(n) {
        list.swap(i, i + number % (n - i));
    }
    list
}

/// A random definition of one or two sets, with moves that permute few slots.
fn definitions() -> impl Strategy<Value = Definition> {
    let set = (1..=6_usize, prop_oneof![Just(1), Just(2), Just(3), Just(4)]);
    let number = || prop::collection::vec(0..1000_usize, 16);
    (
        prop::collection::vec(set, 1..=2),
        prop::collection::vec((number(), number()), 1..=3),
        (number(), number(), number(), any::<bool>()),
        prop::collection::vec((0..1000_usize, 0..1000_usize), 0..=2),
    )
        .prop_map(|(sizes, turns, (kinds, free, ori, is_fully_seen), illegal)| {
            let set = |(k, &(n, v)): (usize, &(usize, usize))| {
                Set::new(&format!("S{k}"), n, v)
            };
            let sets = Sets::new(sizes.iter().enumerate().map(set).collect()).unwrap();
            let moves = turns.iter().enumerate().map(|(k, (places, twists))| {
                let (mut pm, mut turn) = (Vec::new(), Vec::new());
                for (slot, &(n, v)) in sizes.iter().enumerate() {
                    let range = sets.slots_of(slot);
                    let places = shuffled(n, &places[4 * slot..][..3 + k % 2]);
                    pm.extend(places.iter().map(|it| it + range.start as u16));
                    turn.extend(range.map(|it| (twists[it] % v) as u16));
                }
                Move::new(&format!("M{k}"), pm, turn)
            });
            let definition =
                Definition::new("random", sets.clone(), moves.collect()).unwrap();
            // The kind of each piece, and for each kind whether its orientation matters.
            let mut start = Start::in_order(&sets);
            for (k, &(_, v)) in sizes.iter().enumerate() {
                let range = sets.slots_of(k);
                for slot in range.clone() {
                    let kind = if is_fully_seen { 6 } else { 3 };
                    let piece = range.start + kinds[slot] % kind.min(range.len());
                    let is_free = free[piece] % 3 == 0 && !is_fully_seen;
                    start.pieces[slot] = piece as u16;
                    start.moduli[slot] = match (is_free, v) {
                        (true, 4) => 2,
                        (true, _) => 1,
                        (false, v) => v as u16,
                    };
                    start.ori[slot] =
                        (ori[slot] % usize::from(start.moduli[slot])) as u16;
                }
            }
            let definition = definition.with_start(start.clone()).unwrap();
            let illegal = illegal.iter().filter_map(|&(slot, piece)| {
                let slot = slot % sets.slots();
                let range = sets.slots_of(sets.set_of(slot));
                let piece = start.pieces[range.start + piece % range.len()];
                (start.pieces[slot] != piece)
                    .then(|| Illegal { slot: slot as u16, pieces: vec![piece] })
            });
            definition.with_illegal(illegal.collect()).unwrap()
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn random_puzzles_agree_with_brute_force(definition in definitions()) {
        let expected = brute_force(&definition);
        prop_assume!(expected.is_some());
        check(&definition, &expected.unwrap());
    }
}

fn read(name: &str, text: &str) -> ArrangementPuzzle {
    ArrangementPuzzle::new(Definition::read(name, text.as_bytes()).unwrap()).unwrap()
}

#[test]
fn twists_and_parity_leave_no_gaps() {
    // Of six corners two look alike, and twists add up to 0 modulo 3; of five edges none do, and
    // moves are even permutations of them.
    let text = "Set CORNER 6 3\nSet EDGE 5 1\nSolved\nCORNER\n1 1 2 3 4 5\nEnd\n\
                Move A\nCORNER\n2 3 1 4 5 6\n1 0 0 2 0 0\nEDGE\n2 3 1 4 5\nEnd\n\
                Move B\nCORNER\n1 2 4 5 6 3\n0 0 1 1 2 2\nEDGE\n1 2 4 5 3\nEnd\n";
    let puzzle = read("mixed.tws", text);
    assert_eq!(puzzle.count(), 360 * 243 * 60);
    assert!(puzzle.tables().reached.is_none());
    assert_eq!(layers(&puzzle, 1).iter().sum::<u64>(), puzzle.count());
}

#[test]
fn pieces_that_stay_together_are_found() {
    // Beads on opposite points of a ring stay opposite, which rows and columns do not show.
    let text =
        "start = 1 2 3 4 5 1 2 3 4 5\nR = (1,2,3,4,5,6,7,8,9,10)\nS = (1,2)(6,7)\n";
    let definition = Definition::read("ring.gens", text.as_bytes()).unwrap();
    let expected = brute_force(&definition).unwrap();
    assert_eq!(expected.iter().sum::<u64>(), 120);
    check(&definition, &expected);
}

#[test]
fn discs_in_two_colors_are_ranked() {
    // TopSpin's twelve discs in two colors of six: C(12, 6) arrangements.
    let text = "start = 1 1 1 1 1 1 2 2 2 2 2 2\n\
                R = (1,2,3,4,5,6,7,8,9,10,11,12)\nF = (1,4)(2,3)\n";
    let puzzle = read("spin.gens", text);
    assert_eq!(puzzle.count(), 924);
    check(puzzle.definition(), &brute_force(puzzle.definition()).unwrap());
}

#[test]
fn too_many_arrangements_are_refused() {
    let cycle: Vec<_> = (1..=60).map(|x| x.to_string()).collect();
    let labels: Vec<_> = (1..=60).map(|x| (x % 30 + 1).to_string()).collect();
    let (labels, cycle) = (labels.join(" "), cycle.join(","));
    let text = format!("start = {labels}\nR = ({cycle})\nS = (1,2)\n");
    let definition = Definition::read("large.gens", text.as_bytes()).unwrap();
    let error = ArrangementPuzzle::new(definition).unwrap_err().to_string();
    assert!(error.starts_with("found too many arrangements"), "{error}");
}
