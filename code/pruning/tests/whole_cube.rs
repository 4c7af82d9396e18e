//! Compares bounds with the distances of every position of the pocket cube.

use crate::common::{back, turns};
use pruning::{
    BoundComparison, LowerBound, MaxBound, PruningTable, SlotsOfThreePieces,
};
use pruning::{
    bounds, first_inadmissible, first_inconsistent, is_well_defined, least_distances,
};
use puzzle::Metric;
use puzzle::pocket_cube::PocketCube;
use table::{PocketCubeTable, SplitTableGraph};
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

const POSITIONS: usize = 3_674_160;

fn table<C: Coordinate<Position = PocketCube>>(
    coordinate: C,
    metric: Metric,
) -> PruningTable<C> {
    PruningTable::new(coordinate, &PocketCube::SOLVED, &back(metric)).unwrap()
}

/// Both tables, joined by `join`, for every position of the cube.
fn joined_bounds(metric: Metric, join: impl Fn(u8, u8) -> u8) -> Vec<u8> {
    let (order, twist) =
        (table(CornerPermutation, metric), table(CornerOrientation, metric));
    let of = |p: usize| {
        let (order, twist) = (order.table().distances(), twist.table().distances());
        join(order[p / twist.len()], twist[p % twist.len()])
    };
    (0..POSITIONS).map(of).collect()
}

/// The moves of a metric as a graph.
fn graph<const M: usize>(metric: Metric) -> SplitTableGraph<M> {
    let turns: [_; M] = turns(metric).try_into().unwrap();
    SplitTableGraph::new(&CornerPermutation, &CornerOrientation, &turns).unwrap()
}

#[test]
fn layers_match_known_counts() {
    let (order, twist) = (
        table(CornerPermutation, Metric::HalfTurn),
        table(CornerOrientation, Metric::HalfTurn),
    );
    assert_eq!(order.table().layers(), [1, 9, 54, 297, 1233, 2157, 1244, 45]);
    assert_eq!(twist.table().layers(), [1, 2, 12, 64, 274, 336, 40]);
    assert_eq!((order.bytes(), twist.bytes()), (5040, 729));
}

#[test]
fn checklist_j17_pruning_tables_are_admissible() {
    for metric in Metric::ALL {
        let cube = PocketCubeTable::new(metric);
        let distances = cube.table().distances();
        let larger = joined_bounds(metric, u8::max);
        assert_eq!(first_inadmissible(&larger, distances), None, "{metric}");
        assert!(larger.iter().max() > Some(&0));
    }
}

#[test]
fn entries_are_least_distances() {
    // In the clockwise metric, where the distance to a position differs from that back.
    let cube = PocketCubeTable::new(Metric::Clockwise);
    let distances = cube.table().distances();
    let order = table(CornerPermutation, Metric::Clockwise);
    let right = least_distances(&CornerPermutation, &CornerPosition, distances);
    assert_eq!(order.table().distances(), right);
    let twist = table(CornerOrientation, Metric::Clockwise);
    let right = least_distances(&CornerOrientation, &CornerPosition, distances);
    assert_eq!(twist.table().distances(), right);
}

#[test]
fn bounds_are_consistent() {
    let clockwise = joined_bounds(Metric::Clockwise, u8::max);
    assert_eq!(first_inconsistent(&graph::<3>(Metric::Clockwise), &clockwise), None);
    // Along inverse moves the bound may drop by more than 1, because the inverse of a clockwise
    // quarter turn is not among the moves.
    let inverses: [_; 3] = back(Metric::Clockwise).try_into().unwrap();
    let against =
        SplitTableGraph::new(&CornerPermutation, &CornerOrientation, &inverses);
    assert!(first_inconsistent(&against.unwrap(), &clockwise).is_some());

    // Where each move has its inverse among the moves, it does not rise by more either.
    let bounds = joined_bounds(Metric::HalfTurn, u8::max);
    let graph = graph::<9>(Metric::HalfTurn);
    assert_eq!(first_inconsistent(&graph, &bounds), None);
    for p in 0..POSITIONS {
        let step = |q: usize| bounds[p].abs_diff(bounds[q]);
        let largest = table::Graph::neighbors(&graph, p).map(step).max();
        assert!(largest <= Some(1), "{p}");
    }
}

#[test]
fn erratum_19_maximum_low_sum_high() {
    let cube = PocketCubeTable::new(Metric::HalfTurn);
    let distances = cube.table().distances();

    let larger =
        BoundComparison::new(&joined_bounds(Metric::HalfTurn, u8::max), distances);
    assert_eq!(format!("{:.3}", larger.mean_bound()), "5.144");
    assert_eq!(format!("{:.3}", cube.table().mean()), "8.756");
    assert_eq!((larger.exact(), larger.too_large()), (17_108, 0));
    assert_eq!(larger.max_error(), 8);
    let rows = larger.rows().iter().map(|row| row.iter().sum::<u64>());
    assert!(rows.eq(cube.table().layers().iter().copied()));

    let sum = joined_bounds(Metric::HalfTurn, |order, twist| order + twist);
    assert_eq!(BoundComparison::new(&sum, distances).too_large(), 1_919_570);
    assert!(first_inadmissible(&sum, distances).is_some());
}

#[test]
fn max_bound_matches_joined_tables() {
    let metric = Metric::HalfTurn;
    let both =
        MaxBound(table(CornerPermutation, metric), table(CornerOrientation, metric));
    assert!(bounds(&both, &CornerPosition) == joined_bounds(metric, u8::max));
    // The slots of three corners are determined by the permutation of all corners, so a third bound
    // by these slots never exceeds the bound of the permutation.
    let three = MaxBound(both, table(SlotsOfThreePieces, metric));
    for p in (0..POSITIONS).step_by(997) {
        let position = CornerPosition.unrank(p);
        assert_eq!(three.lower_bound(&position), three.0.lower_bound(&position));
    }
}

#[test]
fn whole_cube_coordinates_well_defined() {
    // The three clockwise turns suffice, because the other moves are products of them.
    let turns = turns(Metric::Clockwise);
    let order = is_well_defined(&CornerPermutation, &turns, &CornerPosition).unwrap();
    assert_eq!((order.positions, order.indices), (3_674_160, 5040));
    assert_eq!(order.transitions, 3 * 3_674_160);
    let twist = is_well_defined(&CornerOrientation, &turns, &CornerPosition).unwrap();
    assert_eq!((twist.positions, twist.indices), (3_674_160, 729));
}
