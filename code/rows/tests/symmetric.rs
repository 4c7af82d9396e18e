//! Rows that are classes: each bit that a step brings, against the catalog's moves.

use cpu::Cpu;
use puzzle::rubik::{CubeFace, CubePosition, Domino, Edges, Phase2, RubikPuzzle, Turn};
use puzzle::{Metric, Puzzle};
use rows::symmetric::layers::DOMINO;
use rows::symmetric::{
    RowOrder, domino, domino_in, rubik_edges, rubik_edges_quarter, rubik_phase2,
};
use rows::{
    Geometry, Location, Nothing, SearchOptions, Visited, Word, search, step_row,
};
use std::collections::HashSet;

/// Scrambles: some near the solved position, where symmetries meet, and some from
/// everywhere.
fn scrambles(turns: &[Turn], count: usize) -> Vec<Vec<Turn>> {
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        turns[(state >> 33) as usize % turns.len()]
    };
    let length = |k| if k % 2 == 0 { k / 2 % 5 } else { 60 };
    (0..count).map(|k| (0..length(k)).map(|_| next()).collect()).collect()
}

/// A scramble as the 48 symmetries of the cube show it: the axes change places, and the
/// ends of each. In a mirror, a turn goes the other way round. Where the sides turn by
/// halves only, the axis of U stays.
fn images(scramble: &[Turn], halves: bool) -> Vec<Vec<Turn>> {
    let mut images = Vec::new();
    let axes = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]];
    for (k, axes) in axes.iter().enumerate().filter(|(_, axes)| !halves || axes[0] == 0)
    {
        for ends in 0..8usize {
            let mirrored = (k >= 3) ^ (ends.count_ones() % 2 == 1);
            let image = |turn: &Turn| {
                let (axis, end) = (turn.face() as usize % 3, turn.face() as usize / 3);
                let face = axes[axis] + 3 * (end ^ ends >> axis & 1);
                let quarters =
                    if mirrored { 4 - turn.quarters() } else { turn.quarters() };
                Turn::new(CubeFace::ALL[face], quarters).expect("a turn")
            };
            images.push(scramble.iter().map(image).collect());
        }
    }
    images
}

/// Sets the places of a position's images, and looks at every row that a move leads to.
fn check<W: Word, P: CubePosition>(
    geometry: &dyn Geometry<Word = W>,
    puzzle: &RubikPuzzle<P>,
    count: usize,
) {
    let width = geometry.width();
    let rows = geometry.rows(0).max(geometry.rows(geometry.colors() - 1));
    let mut words = vec![W::default(); rows * width];
    let (mut fresh, all) = (vec![false; rows], vec![true; rows]);
    let end = |scramble: &Vec<Turn>| {
        scramble.iter().fold(P::unrank(0), |at, &turn| at * P::from_turn(turn))
    };
    for scramble in scrambles(puzzle.turns(), count) {
        let rank = end(&scramble).rank();
        let spot = geometry.locate(rank);
        let same = geometry.ranks(spot).first().copied().expect("a position");
        assert_eq!(geometry.locate(same), spot, "position {rank}");
        let images = images(&scramble, P::HALF_TURN_REASON.is_some());
        let locate = |image| geometry.locate(end(image).rank());
        let spots: Vec<_> = images.iter().map(locate).collect();
        for spot in &spots {
            let bit = W::bit((spot.column % geometry.columns().per_word) as u32);
            words[spot.row * width + spot.column / geometry.columns().per_word] |= bit;
            fresh[spot.row] = true;
        }
        let layer = Visited::new(&words, &fresh, width);
        let dense = Visited::new(&words, &all, width);
        let position = P::unrank(rank);
        let step = |position: &P, m| puzzle.apply(position, m).expect("a move");
        let to: Vec<_> = (0..puzzle.moves())
            .map(|m| geometry.locate(step(&position, m).rank()))
            .collect();
        for there in &to {
            let at = (there.color, there.row);
            assert_eq!(there.color, (spot.color + 1) % geometry.colors());
            let row = step_row(geometry, Cpu::Portable, at, &layer);
            for (cpu, layer) in
                Cpu::available().flat_map(|cpu| [(cpu, layer), (cpu, dense)])
            {
                let again = step_row(geometry, cpu, at, &layer);
                assert!(row == again, "{cpu} brings something else from {rank}");
            }
            let places: HashSet<_> = (row.iter().enumerate())
                .flat_map(|(k, word)| word.bits().map(move |bit| (k, bit as usize)))
                .map(|(k, bit)| k * geometry.columns().per_word + bit)
                .collect();
            assert!(places.contains(&there.column), "a move from {rank} is missing");
            for place in places {
                let other = Location { column: place, ..*there };
                if spots.contains(&other) {
                    continue; // it was visited before
                }
                let other = P::unrank(geometry.ranks(other)[0]);
                let mut moves = (0..puzzle.moves()).map(|m| step(&other, m).rank());
                let back = moves.any(|to| spots.contains(&geometry.locate(to)));
                assert!(back, "no move from {rank}");
            }
        }
        for spot in &spots {
            words[spot.row * width..][..width].fill(W::default());
            fresh[spot.row] = false;
        }
    }
}

#[test]
fn the_domino_moves_as_in_the_catalog() {
    check(&domino(), &RubikPuzzle::<Domino>::new(Metric::HalfTurn), 40);
}

#[test]
fn phase_2_moves_as_in_the_catalog() {
    check(&rubik_phase2(), &RubikPuzzle::<Phase2>::new(Metric::HalfTurn), 40);
}

#[test]
fn the_edges_move_as_in_the_catalog() {
    check(&rubik_edges(), &RubikPuzzle::<Edges>::new(Metric::HalfTurn), 400);
}

#[test]
fn the_edges_make_quarter_turns_as_in_the_catalog() {
    check(&rubik_edges_quarter(), &RubikPuzzle::<Edges>::new(Metric::QuarterTurn), 400);
}

/// Rows full of chance: whatever the instructions, the same comes out.
fn compare<W: Word>(geometry: &dyn Geometry<Word = W>, rows: usize) {
    let width = geometry.width();
    let mut words = vec![W::default(); geometry.rows(0) * width];
    let mut fresh = vec![false; geometry.rows(0)];
    let mut state = 1u64;
    for k in 0..rows * width {
        for bit in 0..geometry.columns().per_word as u32 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            if state >> 62 == 0 {
                words[k] |= W::bit(bit);
            }
        }
    }
    fresh[..rows].fill(true);
    let layer = Visited::new(&words, &fresh, width);
    let mut changed = false;
    for row in 0..rows {
        let portable = step_row(geometry, Cpu::Portable, (0, row), &layer);
        changed |= portable != layer.row(row);
        for cpu in Cpu::available() {
            let again = step_row(geometry, cpu, (0, row), &layer);
            assert!(portable == again, "{cpu} brings something else into row {row}");
        }
    }
    assert!(changed);
}

#[test]
fn all_instructions_bring_the_same() {
    compare(&domino(), 300);
    compare(&rubik_phase2(), 60);
    compare(&rubik_edges(), 30_000);
}

/// The tests of `layers.rs` say what else holds of these layers.
#[test]
fn the_domino_has_its_layers_at_every_level_and_in_every_order() {
    let levels = Cpu::available().map(|cpu| (RowOrder::Near, cpu));
    for (order, cpu) in levels.chain([(RowOrder::Rank, Cpu::best())]) {
        let options = SearchOptions { cpu, threads: 2 };
        let found = search(&domino_in(order), &Nothing, options, |_| ()).unwrap();
        assert_eq!(found.layers, DOMINO, "{order:?}, {cpu}");
    }
}
