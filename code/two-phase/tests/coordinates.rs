//! The coordinates against the plain functions, and against the published numbers.

mod common;

use common::Random;
use puzzle::Metric;
use puzzle::rubik::{Cube, phase2_turns, turns};
use std::collections::HashSet;
use symmetry::cube::{CornerTwist, EightCornerPermutation, LayerEdgePermutation};
use transition::{Coordinate, check_round_trip};
use two_phase::{
    Coset, EdgeFlip, PUBLISHED, SlicePermutation, SliceSlots, flip, permutation_rank,
    slice, twist,
};

/// How many ranks are at each distance: a breadth-first search that multiplies cubes.
fn layers(turns: &[Cube], rank: impl Fn(&Cube) -> usize) -> Vec<u64> {
    let mut visited = HashSet::from([rank(&Cube::SOLVED)]);
    let (mut frontier, mut layers) = (vec![Cube::SOLVED], vec![]);
    while !frontier.is_empty() {
        layers.push(frontier.len() as u64);
        let neighbors = frontier
            .iter()
            .flat_map(|&cube| turns.iter().map(move |&turn| cube * turn));
        frontier = neighbors.filter(|cube| visited.insert(rank(cube))).collect();
    }
    layers
}

#[test]
fn layers_are_as_published() {
    let all: Vec<_> =
        turns(Metric::HalfTurn).into_iter().map(Cube::from_turn).collect();
    let inner: Vec<_> = phase2_turns().into_iter().map(Cube::from_turn).collect();
    let rank = |name: &str, cube: &Cube| match name {
        "twist" => twist(cube.corners().ori()),
        "flip" => flip(cube.edges().ori()),
        "slice" => slice(cube.edges().pm()),
        "corner permutation" => permutation_rank(cube.corners().pm()),
        "layer edge permutation" => permutation_rank(&cube.edges().pm()[..8]),
        "slice permutation" => permutation_rank(&cube.edges().pm()[8..]),
        _ => panic!("{name} is no coordinate"),
    };
    for published in PUBLISHED {
        let turns = if published.turns == 18 { &all } else { &inner };
        let found = layers(turns, |cube| rank(published.name, cube));
        assert_eq!(found, published.layers, "{}", published.name);
        assert_eq!(found.iter().sum::<u64>(), published.count, "{}", published.name);
    }
}

#[test]
fn ranks_equal_plain_functions() {
    let mut random = Random(1);
    for _ in 0..1000 {
        let cube = random.cube();
        let (corners, edges) = (cube.corners(), cube.edges());
        let coset = Coset::of(&cube);
        assert_eq!(usize::from(coset.twist), twist(corners.ori()));
        assert_eq!(usize::from(coset.flip), flip(edges.ori()));
        assert_eq!(usize::from(coset.slice), slice(edges.pm()));
        assert_eq!(CornerTwist.rank(corners), twist(corners.ori()));
        assert_eq!(
            EightCornerPermutation.rank(corners),
            permutation_rank(corners.pm())
        );
        assert_eq!(
            LayerEdgePermutation.rank(edges),
            permutation_rank(&edges.pm()[..8])
        );
    }
}

#[test]
fn ranks_follow_unranks() {
    assert_eq!(check_round_trip(&EdgeFlip), Ok(()));
    assert_eq!(check_round_trip(&SliceSlots), Ok(()));
    assert_eq!(check_round_trip(&SlicePermutation), Ok(()));
}
