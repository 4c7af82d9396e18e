//! The cube's symmetries and the published numbers of its coordinates' classes.

use symmetry::cube::{
    CornerOrder, CornerPieces, CornerTwist, EdgePieces, FlipSlice, LayerEdges,
    SlicePattern, quarter_turns,
};
use symmetry::{
    CubeSymmetries, PieceSymmetries, SymCoordinate, SymmetryError, bears, burnside,
    fixed, orbits,
};
use transition::{Coordinate, check_law};

fn of_corners(
    coordinate: &impl Coordinate<Position = CornerPieces>,
    symmetries: CubeSymmetries,
) -> SymCoordinate {
    SymCoordinate::of(coordinate, &symmetries.of_corners()).unwrap()
}

fn of_edges(
    coordinate: &impl Coordinate<Position = EdgePieces>,
    symmetries: CubeSymmetries,
) -> SymCoordinate {
    SymCoordinate::of(coordinate, &symmetries.of_edges()).unwrap()
}

/// The number of classes, by Burnside's lemma alone.
fn counted<const N: usize, const V: u8>(
    coordinate: &impl Coordinate<Position = puzzle::Pieces<N, V>>,
    symmetries: &PieceSymmetries<N, V>,
) -> Option<u64> {
    let group = &symmetries.group;
    let conjugate = |t, s| group.product(group.product(group.inverse(t), s), t);
    let kind = orbits(group.count(), group.count(), conjugate);
    // Symmetries that are conjugate to each other fix equally many numbers.
    let mut kinds: Vec<_> = kind.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let image = |k: usize, raw| {
        let relabeling = &symmetries.relabelings[kinds[k]];
        coordinate.rank(&relabeling.conjugate(&coordinate.unrank(raw)))
    };
    let fixed = fixed(coordinate.count(), kinds.len(), image);
    let of = |kind| fixed[kinds.iter().position(|&k| k == kind).unwrap()];
    burnside(&kind.into_iter().map(of).collect::<Vec<_>>())
}

/// Kociemba's numbers, and 984 and 782 under all 48.
#[test]
fn the_classes_are_as_many_as_published() {
    let (all, d4h) = (CubeSymmetries::all, CubeSymmetries::d4h);
    assert_eq!(of_corners(&CornerOrder, d4h()).count(), 2768);
    assert_eq!(of_corners(&CornerOrder, all()).count(), 984);
    assert_eq!(of_corners(&CornerTwist, d4h()).count(), 168);
    assert_eq!(of_edges(&LayerEdges, d4h()).count(), 2768);
    assert_eq!(of_edges(&FlipSlice, d4h()).count(), 64_430);
    assert_eq!(of_edges(&SlicePattern, all()).count(), 782);
}

#[test]
fn burnside_counts_as_many_classes() {
    let corners = CubeSymmetries::d4h().of_corners();
    assert_eq!(counted(&CornerOrder, &corners), Some(2768));
    assert_eq!(counted(&CornerTwist, &corners), Some(168));
    let edges = CubeSymmetries::d4h().of_edges();
    assert_eq!(counted(&LayerEdges, &edges), Some(2768));
    assert_eq!(counted(&FlipSlice, &edges), Some(64_430));
    assert_eq!(counted(&CornerOrder, &CubeSymmetries::all().of_corners()), Some(984));
    assert_eq!(counted(&SlicePattern, &CubeSymmetries::all().of_edges()), Some(782));
}

#[test]
fn each_coordinate_keeps_its_law() {
    check_law(&CornerOrder).unwrap();
    check_law(&CornerTwist).unwrap();
    check_law(&LayerEdges).unwrap();
    check_law(&FlipSlice).unwrap();
    check_law(&SlicePattern).unwrap();
}

#[test]
fn each_coordinate_bears_its_symmetries() {
    let corners = quarter_turns().map(|(corners, _)| corners);
    let edges = quarter_turns().map(|(_, edges)| edges);
    let axis = CubeSymmetries::d4h();
    for s in 0..16 {
        bears(&CornerTwist, &corners, &axis.clone().of_corners(), s).unwrap();
    }
    // From these three all sixteen are made.
    for s in generators(&axis) {
        bears(&FlipSlice, &edges, &axis.clone().of_edges(), s).unwrap();
    }
    for s in generators(&CubeSymmetries::all()) {
        let cube = CubeSymmetries::all();
        bears(&CornerOrder, &corners, &cube.clone().of_corners(), s).unwrap();
        bears(&SlicePattern, &edges, &cube.of_edges(), s).unwrap();
    }
}

/// A few symmetries from which all are made.
fn generators(cube: &CubeSymmetries) -> Vec<usize> {
    let count = cube.group.count();
    let (mut made, mut generators) = (vec![0], vec![]);
    while made.len() < count {
        generators.extend((0..count).find(|s| !made.contains(s)));
        let mut next = 0;
        while next < made.len() {
            for &g in &generators {
                let product = cube.group.product(made[next], g);
                if !made.contains(&product) {
                    made.push(product);
                }
            }
            next += 1;
        }
    }
    generators
}

#[test]
fn twists_do_not_bear_a_symmetry_that_tilts_the_axis() {
    let corners = quarter_turns().map(|(corners, _)| corners);
    let cube = CubeSymmetries::all();
    for s in 0..48 {
        let keeps_axis = cube.group.image(s, 0).is_multiple_of(3);
        let found = bears(&CornerTwist, &corners, &cube.clone().of_corners(), s);
        assert_eq!(found.is_ok(), keeps_axis);
        if let Err(error) = found {
            assert!(matches!(error, SymmetryError::Square { .. }), "{error}");
        }
    }
}

#[test]
fn a_symmetry_makes_of_each_turn_the_move_that_the_group_says() {
    let turns = quarter_turns();
    for cube in [CubeSymmetries::all(), CubeSymmetries::d4h()] {
        for s in 0..cube.group.count() {
            for m in 0..12 {
                let (corners, edges) = turns[cube.group.image(s, m)];
                assert_eq!(cube.corners[s].conjugate(&turns[m].0), corners);
                assert_eq!(cube.edges[s].conjugate(&turns[m].1), edges);
            }
            // A mirror, and nothing else, exchanges the two directions.
            for m in 0..12 {
                let turned = (cube.group.image(s, m) < 6) != (m < 6);
                assert_eq!(turned, cube.is_mirrored(s));
            }
        }
    }
}

#[test]
fn products_and_inverses_are_what_positions_do() {
    let cube = CubeSymmetries::all();
    // A position that no symmetry leaves as it is.
    let turns = quarter_turns();
    let of = |moves: &[usize]| -> (CornerPieces, EdgePieces) {
        let corners = moves.iter().map(|&m| turns[m].0).product();
        (corners, moves.iter().map(|&m| turns[m].1).product())
    };
    let (corners, edges) = of(&[0, 1, 1, 8, 3, 5, 10]);
    for a in 0..48 {
        let first = cube.corners[a].conjugate(&corners);
        assert_eq!(a == 0, first == corners);
        let back = cube.group.inverse(a);
        assert_eq!(cube.corners[back].conjugate(&first), corners);
        for b in 0..48 {
            let both = cube.group.product(a, b);
            let second = cube.corners[b].conjugate(&first);
            assert_eq!(second, cube.corners[both].conjugate(&corners));
            let second = cube.edges[b].conjugate(&cube.edges[a].conjugate(&edges));
            assert_eq!(second, cube.edges[both].conjugate(&edges));
        }
    }
}
