//! The symmetries of the cube, and published class counts of its coordinates.

use symmetry::cube::{
    CornerPieces, CornerTwist, EdgePieces, EightCornerPermutation, FlipSlice,
    LayerEdgePermutation, SlicePattern, quarter_turns,
};
use symmetry::{
    CubeSymmetries, PieceSymmetries, SymCoordinate, SymmetryError, burnside,
    check_compatible, fixed_point_counts, orbits,
};
use transition::{Coordinate, check_round_trip};

fn corner_classes(
    coordinate: &impl Coordinate<Position = CornerPieces>,
    symmetries: CubeSymmetries,
) -> SymCoordinate {
    SymCoordinate::from_coordinate(coordinate, &symmetries.into_corners()).unwrap()
}

fn edge_classes(
    coordinate: &impl Coordinate<Position = EdgePieces>,
    symmetries: CubeSymmetries,
) -> SymCoordinate {
    SymCoordinate::from_coordinate(coordinate, &symmetries.into_edges()).unwrap()
}

/// The number of classes, by Burnside's lemma alone.
fn burnside_count<const N: usize, const V: u8>(
    coordinate: &impl Coordinate<Position = puzzle::Pieces<N, V>>,
    symmetries: &PieceSymmetries<N, V>,
) -> Option<u64> {
    let group = &symmetries.group;
    let conjugate = |t, s| group.product(group.product(group.inverse(t), s), t);
    let class_of = orbits(group.count(), group.count(), conjugate);
    // Symmetries that are conjugate to each other fix equally many numbers.
    let mut conjugacy_classes: Vec<_> = class_of.clone();
    conjugacy_classes.sort_unstable();
    conjugacy_classes.dedup();
    let image = |k: usize, raw| {
        let relabeling = &symmetries.relabelings[conjugacy_classes[k]];
        coordinate.rank(&relabeling.conjugate(&coordinate.unrank(raw)))
    };
    let fixed = fixed_point_counts(coordinate.count(), conjugacy_classes.len(), image);
    let of = |class| fixed[conjugacy_classes.iter().position(|&k| k == class).unwrap()];
    burnside(&class_of.into_iter().map(of).collect::<Vec<_>>())
}

/// The class counts published by Kociemba, and 984 and 782 under all 48 symmetries.
#[test]
fn class_counts_match_published_ones() {
    let (all, d4h) = (CubeSymmetries::all, CubeSymmetries::d4h);
    assert_eq!(corner_classes(&EightCornerPermutation, d4h()).count(), 2768);
    assert_eq!(corner_classes(&EightCornerPermutation, all()).count(), 984);
    assert_eq!(corner_classes(&CornerTwist, d4h()).count(), 168);
    assert_eq!(edge_classes(&LayerEdgePermutation, d4h()).count(), 2768);
    assert_eq!(edge_classes(&FlipSlice, d4h()).count(), 64_430);
    assert_eq!(edge_classes(&SlicePattern, all()).count(), 782);
}

#[test]
fn burnside_matches_class_counts() {
    let corners = CubeSymmetries::d4h().into_corners();
    assert_eq!(burnside_count(&EightCornerPermutation, &corners), Some(2768));
    assert_eq!(burnside_count(&CornerTwist, &corners), Some(168));
    let edges = CubeSymmetries::d4h().into_edges();
    assert_eq!(burnside_count(&LayerEdgePermutation, &edges), Some(2768));
    assert_eq!(burnside_count(&FlipSlice, &edges), Some(64_430));
    assert_eq!(
        burnside_count(&EightCornerPermutation, &CubeSymmetries::all().into_corners()),
        Some(984)
    );
    assert_eq!(
        burnside_count(&SlicePattern, &CubeSymmetries::all().into_edges()),
        Some(782)
    );
}

#[test]
fn every_coordinate_round_trips() {
    check_round_trip(&EightCornerPermutation).unwrap();
    check_round_trip(&CornerTwist).unwrap();
    check_round_trip(&LayerEdgePermutation).unwrap();
    check_round_trip(&FlipSlice).unwrap();
    check_round_trip(&SlicePattern).unwrap();
}

#[test]
fn coordinates_are_compatible_with_symmetries() {
    let corners = quarter_turns().map(|(corners, _)| corners);
    let edges = quarter_turns().map(|(_, edges)| edges);
    let axis = CubeSymmetries::d4h();
    for s in 0..16 {
        check_compatible(&CornerTwist, &corners, &axis.clone().into_corners(), s)
            .unwrap();
    }
    // Generators are enough, because compatibility extends to products.
    for s in generators(&axis) {
        check_compatible(&FlipSlice, &edges, &axis.clone().into_edges(), s).unwrap();
    }
    for s in generators(&CubeSymmetries::all()) {
        let cube = CubeSymmetries::all();
        check_compatible(
            &EightCornerPermutation,
            &corners,
            &cube.clone().into_corners(),
            s,
        )
        .unwrap();
        check_compatible(&SlicePattern, &edges, &cube.into_edges(), s).unwrap();
    }
}

/// A few symmetries that generate the group.
fn generators(cube: &CubeSymmetries) -> Vec<usize> {
    let count = cube.group.count();
    let (mut generated, mut generators) = (vec![0], vec![]);
    while generated.len() < count {
        generators.extend((0..count).find(|s| !generated.contains(s)));
        let mut next = 0;
        while next < generated.len() {
            for &g in &generators {
                let product = cube.group.product(generated[next], g);
                if !generated.contains(&product) {
                    generated.push(product);
                }
            }
            next += 1;
        }
    }
    generators
}

#[test]
fn twists_reject_symmetries_tilting_axis() {
    let corners = quarter_turns().map(|(corners, _)| corners);
    let cube = CubeSymmetries::all();
    for s in 0..48 {
        let keeps_axis = cube.group.image(s, 0).is_multiple_of(3);
        let found =
            check_compatible(&CornerTwist, &corners, &cube.clone().into_corners(), s);
        assert_eq!(found.is_ok(), keeps_axis);
        if let Err(error) = found {
            assert!(matches!(error, SymmetryError::Incompatible { .. }), "{error}");
        }
    }
}

#[test]
fn conjugates_match_group_images() {
    let turns = quarter_turns();
    for cube in [CubeSymmetries::all(), CubeSymmetries::d4h()] {
        for s in 0..cube.group.count() {
            for m in 0..12 {
                let (corners, edges) = turns[cube.group.image(s, m)];
                assert_eq!(cube.corners[s].conjugate(&turns[m].0), corners);
                assert_eq!(cube.edges[s].conjugate(&turns[m].1), edges);
            }
            // Exactly the reflections exchange the two directions of turns.
            for m in 0..12 {
                let turned = (cube.group.image(s, m) < 6) != (m < 6);
                assert_eq!(turned, cube.is_mirrored(s));
            }
        }
    }
}

#[test]
fn products_and_inverses_match_positions() {
    let cube = CubeSymmetries::all();
    // A position with a trivial stabilizer.
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
