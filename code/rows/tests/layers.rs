//! Checks the printed layers of large puzzles as far as seconds allow. `large_cube.rs` computes
//! all of them.

use puzzle::rubik::{CubePosition, Domino, Edges, Phase2, RubikPuzzle};
use puzzle::{Metric, PublishedCounts, Puzzle, catalog};
use rows::symmetric::layers::{DOMINO, EDGES, EDGES_QUARTER};
use std::collections::HashSet;

/// The first seven layers, by a search without rows and symmetry: a wrong search can find every
/// position, but in a wrong layer.
fn first_layers<P: CubePosition>(metric: Metric) -> Vec<u64> {
    let puzzle = RubikPuzzle::<P>::new(metric);
    let (mut visited, mut layer) = (HashSet::from([0]), vec![0]);
    let mut counts = vec![1];
    while counts.len() < 7 {
        let mut next = Vec::new();
        for &rank in &layer {
            let position = P::unrank(rank);
            let neighbors =
                (0..puzzle.moves()).filter_map(|m| puzzle.apply(&position, m));
            next.extend(neighbors.map(|to| to.rank()).filter(|&to| visited.insert(to)));
        }
        counts.push(next.len() as u64);
        layer = next;
    }
    counts
}

/// Checks that the layers add up to all positions, and that the first ones match a search
/// without symmetry.
fn check_layers<P: CubePosition>(layers: &[u64], metric: Metric) {
    assert_eq!(layers.iter().sum::<u64>(), P::COUNT);
    assert_eq!(layers[..7], first_layers::<P>(metric));
}

#[test]
fn domino_layers_match() {
    check_layers::<Domino>(&DOMINO, Metric::HalfTurn);
}

#[test]
fn phase_2_layers_match() {
    let published = catalog::find("rubik-phase2").unwrap().published(None).unwrap();
    let PublishedCounts::Layers(layers) = published.counts else { panic!("no layers") };
    check_layers::<Phase2>(layers, Metric::HalfTurn);
}

#[test]
fn edge_layers_match() {
    check_layers::<Edges>(&EDGES, Metric::HalfTurn);
}

#[test]
fn quarter_turn_edge_layers_match() {
    check_layers::<Edges>(&EDGES_QUARTER, Metric::QuarterTurn);
}
