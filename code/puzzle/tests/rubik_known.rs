//! Known positions of Rubik's cube: their moves, and the distances that a search can reach.

use puzzle::Metric;
use puzzle::rubik::known::{KNOWN_POSITIONS, KnownPosition};
use puzzle::rubik::{Cube, Turn, parse, turns};
use std::collections::HashSet;

/// All positions within this many moves of a position, the position itself in layer 0.
fn ball(start: Cube, radius: usize, metric: Metric) -> HashSet<Cube> {
    let moves: Vec<_> = turns(metric).into_iter().map(Cube::from_turn).collect();
    let (mut visited, mut layer) = (HashSet::from([start]), vec![start]);
    for _ in 0..radius {
        let next = layer.iter().flat_map(|&cube| moves.iter().map(move |&m| cube * m));
        layer = next.filter(|&cube| visited.insert(cube)).collect();
    }
    visited
}

/// The position of this name in a metric.
fn known(name: &str, metric: Metric) -> &'static KnownPosition {
    let is_meant =
        |known: &&KnownPosition| known.name == name && known.metric == metric;
    KNOWN_POSITIONS.iter().find(is_meant).unwrap()
}

#[test]
fn moves_are_as_many_as_length() {
    for known in KNOWN_POSITIONS {
        let moves = parse(known.moves).unwrap();
        let cost = |turn: &Turn| match known.metric {
            Metric::HalfTurn => 1,
            _ => usize::from(turn.quarters().min(4 - turn.quarters())),
        };
        assert_eq!(moves.iter().map(cost).sum::<usize>(), known.length, "{known:?}");
        assert!(known.length <= if known.metric == Metric::HalfTurn { 20 } else { 26 });
        assert!(!known.source.is_empty());
    }
}

#[test]
fn names_mean_one_position() {
    for known in KNOWN_POSITIONS {
        let same: Vec<_> =
            KNOWN_POSITIONS.iter().filter(|other| other.name == known.name).collect();
        assert!(same.iter().all(|other| other.cube() == known.cube()), "{known:?}");
        let metrics: HashSet<_> = same.iter().map(|other| other.metric).collect();
        assert_eq!(metrics.len(), same.len(), "{known:?}");
    }
}

#[test]
fn short_distances_are_right() {
    let near = [Metric::HalfTurn, Metric::QuarterTurn]
        .map(|metric| (metric, ball(Cube::SOLVED, 4, metric)));
    let mut checked = 0;
    for known in KNOWN_POSITIONS.iter().filter(|known| known.length <= 8) {
        let (_, near) = near.iter().find(|near| near.0 == known.metric).unwrap();
        // At distance n, the balls of radius 4 and n - 5 have no position in common.
        let around = ball(known.cube(), known.length - 5, known.metric);
        assert!(around.iter().all(|cube| !near.contains(cube)), "{known:?}");
        checked += 1;
    }
    assert_eq!(checked, 4);
}

#[test]
fn named_positions_look_as_their_names() {
    let cube = |name| known(name, Metric::HalfTurn).cube();
    let faces = |rows: [&str; 6]| rows.concat();
    assert_eq!(
        cube("checkerboard").to_facelets(),
        faces([
            "UDUDUDUDU",
            "RLRLRLRLR",
            "FBFBFBFBF",
            "DUDUDUDUD",
            "LRLRLRLRL",
            "BFBFBFBFB"
        ]),
    );
    assert_eq!(
        cube("superflip").to_facelets(),
        faces([
            "UBULURUFU",
            "RURFRBRDR",
            "FUFLFRFDF",
            "DFDLDRDBD",
            "LULBLFLDL",
            "BUBRBLBDB"
        ]),
    );
    // Each face has one color but for its center, which is the spot.
    for (name, spots) in [("four spots", 4), ("six spots", 6)] {
        let facelets: Vec<char> = cube(name).to_facelets().chars().collect();
        let has_spot = |face: &&[char]| face[4] != face[0];
        let is_uniform = |face: &[char]| (0..9).all(|i| i == 4 || face[i] == face[0]);
        assert!(facelets.chunks(9).all(is_uniform), "{name}");
        assert_eq!(facelets.chunks(9).filter(has_spot).count(), spots, "{name}");
    }
    assert_eq!(
        cube("superflip") * cube("four spots"),
        cube("superflip with four spots")
    );
}

#[test]
fn superflip_commutes_with_all_turns() {
    let superflip = known("superflip", Metric::HalfTurn).cube();
    for turn in turns(Metric::HalfTurn).into_iter().map(Cube::from_turn) {
        assert_eq!(superflip * turn, turn * superflip);
    }
}
