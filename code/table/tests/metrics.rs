//! The pocket cube's graph in its three metrics: it is bipartite, has triangles, or has one-way
//! edges.

use puzzle::Metric;
use puzzle::pocket_cube::{self, Face, PocketCube};
use table::PocketCubeTable;
use transition::{Coordinate, CornerPermutation};

/// For each permutation of the corners, by rank, whether it is even.
fn even_permutations() -> Vec<bool> {
    let orders = (0..CornerPermutation.count()).map(|t| CornerPermutation.unrank(t));
    orders.map(|order| permutation::is_even(order.pm())).collect()
}

#[test]
fn quarter_turns_change_parity() {
    for metric in [Metric::QuarterTurn, Metric::Clockwise] {
        for turn in pocket_cube::moves(metric) {
            assert!(!permutation::is_even(turn.position().pm()), "{turn}");
        }
        // So the distance of a position is even if its permutation is even.
        let cube = PocketCubeTable::new(metric);
        let sides = even_permutations();
        let mut halves = [0; 2];
        for (p, distance) in cube.table().distances().iter().enumerate() {
            assert_eq!(sides[p / 729], distance % 2 == 0, "{p}");
            halves[usize::from(distance % 2)] += 1;
        }
        assert_eq!(halves, [1_837_080; 2]); // half of all 3,674,160 positions each
    }
}

#[test]
fn half_turns_make_triangles() {
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let is_move =
        |a: PocketCube, b| moves.iter().any(|m| m.position() == a.inverse() * b);
    let (solved, u) = (PocketCube::SOLVED, Face::U.turn());
    assert!(is_move(solved, u) && is_move(u, u * u) && is_move(u * u, solved));

    // In the quarter-turn metric there are no triangles: no three moves give the identity.
    let moves = pocket_cube::moves(Metric::QuarterTurn);
    for (a, b, c) in moves.iter().flat_map(|a| {
        let pairs = moves.iter().flat_map(|b| moves.iter().map(move |c| (b, c)));
        pairs.map(move |(b, c)| (a, b, c))
    }) {
        let around = a.position() * b.position() * c.position();
        assert_ne!(around, PocketCube::SOLVED);
    }
}

#[test]
fn clockwise_turns_have_no_inverse() {
    let moves = pocket_cube::moves(Metric::Clockwise);
    let cube = PocketCubeTable::new(Metric::Clockwise);
    for m in &moves {
        let back = m.position().inverse();
        assert!(moves.iter().all(|other| other.position() != back));
        assert_eq!((cube.distance(&m.position()), cube.distance(&back)), (3, 1));
    }
}

#[test]
fn layers_grow_at_most_sixfold() {
    let cube = PocketCubeTable::new(Metric::HalfTurn);
    let layers = cube.table().layers();
    assert_eq!((layers[1], layers[2]), (9, 9 * 6));
    assert!(layers.windows(2).skip(1).all(|pair| pair[1] <= 6 * pair[0]));
}
