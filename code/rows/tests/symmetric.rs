//! Compares each bit that a step of symmetry rows sets with the catalog's moves.

use cpu::Cpu;
use puzzle::rubik::{CubeFace, CubePosition, Domino, Edges, Phase2, RubikPuzzle, Turn};
use puzzle::{Metric, Puzzle};
use rows::symmetric::layers::DOMINO;
use rows::symmetric::{domino, rubik_edges, rubik_edges_quarter, rubik_phase2};
use rows::{
    Geometry, Location, Nothing, SearchOptions, Visited, Word, search, step_row,
};
use std::collections::HashSet;

/// Scrambles: short ones, whose positions have many symmetries, and random ones of 60 turns.
fn scrambles(turns: &[Turn], count: usize) -> Vec<Vec<Turn>> {
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        turns[(state >> 33) as usize % turns.len()]
    };
    let length = |k| if k % 2 == 0 { k / 2 % 5 } else { 60 };
    (0..count).map(|k| (0..length(k)).map(|_| next()).collect()).collect()
}

/// The images of a scramble under the 48 symmetries of the cube: permutations of the axes, and
/// exchanges of their ends. Mirrors reverse turns. With `halves`, where sides make half turns
/// only, the axis of U is fixed.
fn images(scramble: &[Turn], halves: bool) -> Vec<Vec<Turn>> {
    let mut images = Vec::new();
    let axes = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]];
    for (k, axes) in axes.iter().enumerate().filter(|(_, axes)| !halves || axes[0] == 0)
    {
        for ends in 0..8usize {
            let mirrored = (k >= 3) ^ (ends.count_ones() % 2 == 1);
            let image = |turn: &Turn| {
                let (axis, end) = (turn.face() as usize % 3, turn.face() as usize / 3);
                let face = axes[axis] + 3 * (end ^ ((ends >> axis) & 1));
                let quarters =
                    if mirrored { 4 - turn.quarters() } else { turn.quarters() };
                Turn::new(CubeFace::ALL[face], quarters).expect("a turn")
            };
            images.push(scramble.iter().map(image).collect());
        }
    }
    images
}

/// Sets the columns of a position's images, and checks every row that a move leads to.
fn check_step<W: Word, P: CubePosition>(
    geometry: &dyn Geometry<Word = W>,
    puzzle: &RubikPuzzle<P>,
    count: usize,
) {
    let width = geometry.width();
    let rows = geometry.rows(0).max(geometry.rows(geometry.colors() - 1));
    let mut words = vec![W::default(); rows * width];
    let (mut frontier, all) = (vec![false; rows], vec![true; rows]);
    let apply = |scramble: &Vec<Turn>| {
        scramble.iter().fold(P::unrank(0), |at, &turn| at * P::from_turn(turn))
    };
    for scramble in scrambles(puzzle.turns(), count) {
        let rank = apply(&scramble).rank();
        let location = geometry.locate(rank);
        let representative =
            geometry.ranks(location).first().copied().expect("a position");
        assert_eq!(geometry.locate(representative), location, "position {rank}");
        let images = images(&scramble, P::HALF_TURN_REASON.is_some());
        let locate = |image| geometry.locate(apply(image).rank());
        let locations: Vec<_> = images.iter().map(locate).collect();
        for location in &locations {
            let bit = W::bit((location.column % geometry.columns().per_word) as u32);
            words[location.row * width
                + location.column / geometry.columns().per_word] |= bit;
            frontier[location.row] = true;
        }
        let visited = Visited::new(&words, &frontier, width);
        let dense = Visited::new(&words, &all, width);
        let position = P::unrank(rank);
        let step = |position: &P, m| puzzle.apply(position, m).expect("a move");
        let neighbors: Vec<_> = (0..puzzle.moves())
            .map(|m| geometry.locate(step(&position, m).rank()))
            .collect();
        for neighbor in &neighbors {
            let at = (neighbor.color, neighbor.row);
            assert_eq!(neighbor.color, (location.color + 1) % geometry.colors());
            let row = step_row(geometry, Cpu::Portable, at, &visited);
            for (cpu, visited) in
                Cpu::available().flat_map(|cpu| [(cpu, visited), (cpu, dense)])
            {
                let words = step_row(geometry, cpu, at, &visited);
                assert!(row == words, "{cpu} differs from portable at {rank}");
            }
            let columns: HashSet<_> = (row.iter().enumerate())
                .flat_map(|(k, word)| word.bits().map(move |bit| (k, bit as usize)))
                .map(|(k, bit)| k * geometry.columns().per_word + bit)
                .collect();
            assert!(
                columns.contains(&neighbor.column),
                "a move from {rank} is missing"
            );
            for column in columns {
                let other = Location { column, ..*neighbor };
                if locations.contains(&other) {
                    continue; // it was visited before
                }
                let other = P::unrank(geometry.ranks(other)[0]);
                let mut moves = (0..puzzle.moves()).map(|m| step(&other, m).rank());
                let back = moves.any(|to| locations.contains(&geometry.locate(to)));
                assert!(back, "no move from {rank}");
            }
        }
        for location in &locations {
            words[location.row * width..][..width].fill(W::default());
            frontier[location.row] = false;
        }
    }
}

#[test]
fn domino_matches_catalog_moves() {
    check_step(&domino(), &RubikPuzzle::<Domino>::new(Metric::HalfTurn), 40);
}

#[test]
fn phase_2_matches_catalog_moves() {
    check_step(&rubik_phase2(), &RubikPuzzle::<Phase2>::new(Metric::HalfTurn), 40);
}

#[test]
fn edges_match_catalog_moves() {
    check_step(&rubik_edges(), &RubikPuzzle::<Edges>::new(Metric::HalfTurn), 400);
}

#[test]
fn edges_match_catalog_quarter_turns() {
    check_step(
        &rubik_edges_quarter(),
        &RubikPuzzle::<Edges>::new(Metric::QuarterTurn),
        400,
    );
}

/// Compares the steps of all instruction sets on random rows.
fn compare_instructions<W: Word>(geometry: &dyn Geometry<Word = W>, rows: usize) {
    let width = geometry.width();
    let mut words = vec![W::default(); geometry.rows(0) * width];
    let mut frontier = vec![false; geometry.rows(0)];
    let mut state = 1u64;
    for k in 0..rows * width {
        for bit in 0..geometry.columns().per_word as u32 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            if state >> 62 == 0 {
                words[k] |= W::bit(bit);
            }
        }
    }
    frontier[..rows].fill(true);
    let visited = Visited::new(&words, &frontier, width);
    let mut changed = false;
    for row in 0..rows {
        let portable = step_row(geometry, Cpu::Portable, (0, row), &visited);
        changed |= portable != visited.row(row);
        for cpu in Cpu::available() {
            let words = step_row(geometry, cpu, (0, row), &visited);
            assert!(portable == words, "{cpu} differs from portable in row {row}");
        }
    }
    assert!(changed);
}

#[test]
fn instructions_agree() {
    compare_instructions(&domino(), 300);
    compare_instructions(&rubik_phase2(), 60);
    compare_instructions(&rubik_edges(), 30_000);
}

/// `layers.rs` checks these layers in other ways.
#[test]
fn domino_layers_match() {
    for cpu in Cpu::available() {
        let options = SearchOptions { cpu, threads: 2 };
        let found = search(&domino(), &Nothing, options, |_| ()).unwrap();
        assert_eq!(found.layers, DOMINO, "{cpu}");
    }
}
