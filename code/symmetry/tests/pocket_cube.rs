//! The pocket cube: every position, and its images under all symmetries.

use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube};
use symmetry::{
    PieceSymmetries, PocketCubeImages, ReducedError, ReducedTable, SymCoordinate,
    burnside, check_compatible, components, orbits,
};
use table::PocketCubeTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

const POSITIONS: usize = 3_674_160;

fn turns(metric: Metric) -> Vec<PocketCube> {
    pocket_cube::moves(metric).iter().map(|m| m.position()).collect()
}

/// The number of classes under 48 symmetries in each layer: 77,802 in total.
const LAYERS: [u64; 12] =
    [1, 2, 5, 19, 68, 271, 1148, 4915, 18_364, 39_707, 13_225, 77];

#[test]
fn classes_under_48_symmetries_by_layer() {
    let images = PocketCubeImages::new();
    let image = |s, p| CornerPosition.rank(&images.image(s, &CornerPosition.unrank(p)));
    let classes = SymCoordinate::new(POSITIONS, images.group(), image).unwrap();
    assert_eq!(classes.count(), 77_802);
    let cube = PocketCubeTable::new(Metric::HalfTurn);
    let mut layers = [0; 12];
    for class in 0..classes.count() {
        let distance = cube.table().distance(classes.representative(class)).unwrap();
        layers[usize::from(distance)] += 1;
    }
    assert_eq!(layers, LAYERS);
    let mut positions = 0;
    for class in 0..classes.count() {
        positions += classes.orbit_size(class);
    }
    assert_eq!(positions, POSITIONS);
    // Symmetries keep the distance, in both metrics whose moves they permute.
    let quarter = PocketCubeTable::new(Metric::QuarterTurn);
    for table in [cube.table(), quarter.table()] {
        for p in 0..POSITIONS {
            let representative = classes.representative(classes.class(p));
            assert_eq!(table.distance(p), table.distance(representative));
        }
    }
    // With inversion as well, each class is joined with the class of its inverses.
    let inverse = |class| {
        let position = CornerPosition.unrank(classes.representative(class));
        classes.class(CornerPosition.rank(&position.inverse()))
    };
    let first = components(classes.count(), 1, |_, class| inverse(class));
    let joined = (0..first.len()).filter(|&class| first[class] == class).count();
    let own = (0..first.len()).filter(|&class| inverse(class) == class).count();
    assert_eq!((joined, own), (40_296, 2790));
    assert_eq!(2 * joined, classes.count() + own);
}

#[test]
fn classes_under_24_rotations() {
    let images = PocketCubeImages::new();
    let rotations: Vec<_> = (0..48).filter(|&s| !images.is_mirrored(s)).collect();
    assert_eq!(rotations.len(), 24);
    let image = |s: usize, p| {
        CornerPosition.rank(&images.image(rotations[s], &CornerPosition.unrank(p)))
    };
    let first = orbits(POSITIONS, 24, image);
    assert_eq!((0..POSITIONS).filter(|&p| first[p] == p).count(), 154_608);
}

/// Burnside's lemma gives the number of classes without computing classes. Conjugate
/// symmetries have the same number of fixed points.
#[test]
fn burnside_counts_77802_and_154608() {
    let images = PocketCubeImages::new();
    let group = images.group();
    let conjugate = |t, s| group.product(group.product(group.inverse(t), s), t);
    let kind = orbits(48, 48, conjugate);
    let mut kinds: Vec<_> = kind.clone();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 10);
    let mut fixed = vec![0; 48];
    for p in 0..POSITIONS {
        let position = CornerPosition.unrank(p);
        for &s in &kinds {
            fixed[s] += u64::from(images.image(s, &position) == position);
        }
    }
    let all: Vec<_> = kind.iter().map(|&kind| fixed[kind]).collect();
    assert_eq!(burnside(&all), Some(77_802));
    let rotations = (0..48).filter(|&s| !images.is_mirrored(s));
    let rotations: Vec<_> = rotations.map(|s| fixed[kind[s]]).collect();
    assert_eq!(burnside(&rotations), Some(154_608));
}

#[test]
fn symmetry_count_of_each_metric() {
    for (metric, count) in
        [(Metric::HalfTurn, 6), (Metric::QuarterTurn, 6), (Metric::Clockwise, 3)]
    {
        let cube = PieceSymmetries::find(&turns(metric)).unwrap();
        assert_eq!(cube.group.count(), count);
    }
}

#[test]
fn counts_symmetries_compatible_with_coordinates() {
    let turns = turns(Metric::HalfTurn);
    let cube = PieceSymmetries::find(&turns).unwrap();
    for s in 0..6 {
        check_compatible(&CornerPermutation, &turns, &cube, s).unwrap();
        let twist = check_compatible(&CornerOrientation, &turns, &cube, s);
        assert_eq!(twist.is_ok(), cube.group.image(s, 0) < 3);
    }
}

#[test]
fn reduced_table_has_all_distances() {
    let turns = turns(Metric::HalfTurn);
    let reduced = ReducedTable::new(CornerPosition, 729, &turns).unwrap();
    let cube = PocketCubeTable::new(Metric::HalfTurn);
    for p in 0..POSITIONS {
        let position = CornerPosition.unrank(p);
        assert_eq!(reduced.distance(&position), cube.table().distance(p));
    }
    assert_eq!(reduced.layers(), cube.table().layers());
}

/// In the clockwise metric, distances to the solved cube differ from distances from it.
#[test]
fn reduced_table_solves_clockwise_metric() {
    let turns = turns(Metric::Clockwise);
    let reduced = ReducedTable::new(CornerPosition, 729, &turns).unwrap();
    let cube = PocketCubeTable::new(Metric::Clockwise);
    assert_eq!(reduced.layers(), cube.table().layers());
    for p in (0..POSITIONS).step_by(9973) {
        let position = CornerPosition.unrank(p);
        let way = reduced.solve(&position).unwrap();
        assert_eq!(way.len(), usize::from(cube.distance(&position)));
        let end = way.into_iter().fold(position, |p, m| p * turns[m]);
        assert_eq!(end, PocketCube::SOLVED);
    }
}

#[test]
fn rejects_indivisible_low_digit() {
    let turns = turns(Metric::QuarterTurn);
    for low in [0, 11, POSITIONS + 1] {
        let error = ReducedTable::new(CornerPosition, low, &turns).unwrap_err();
        assert_eq!(error, ReducedError::Digits { count: POSITIONS, low });
    }
}
