//! The pocket cube's complete table: published counts, three engines, solutions.

use puzzle::Metric::{Clockwise, HalfTurn, QuarterTurn};
use puzzle::catalog;
use puzzle::pocket_cube::{self, PocketCube};
use puzzle::{Metric, PublishedCounts};
use table::{
    CompleteTable, FullTableGraph, Graph, HoistedGraph, LayerCount, PocketCubeTable,
    ScanEngine,
};
use table::{SplitTableGraph, UNREACHED, UnrankGraph, scan};
use transition::TransitionTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

const POSITIONS: usize = 3_674_160;

fn turns<const M: usize>(metric: Metric) -> [PocketCube; M] {
    let moves = pocket_cube::moves(metric);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    turns.try_into().unwrap()
}

fn split<const M: usize>(turns: &[PocketCube; M]) -> SplitTableGraph<M> {
    SplitTableGraph::new(&CornerPermutation, &CornerOrientation, turns).unwrap()
}

#[test]
fn layers_match_published() {
    let choice = catalog::find("pocket-cube").unwrap();
    for metric in [HalfTurn, QuarterTurn] {
        let published = choice.published(Some(metric)).unwrap();
        let cube = PocketCubeTable::new(metric);
        assert_eq!(
            PublishedCounts::Layers(cube.table().layers()),
            published.counts,
            "{metric}"
        );
    }
}

#[test]
fn clockwise_depth_is_19() {
    let cube = PocketCubeTable::new(Clockwise);
    let table = cube.table();
    assert_eq!(table.depth(), 19);
    assert_eq!(table.layers().iter().sum::<u64>(), 3_674_160);
    assert_eq!(table.layers()[..4], [1, 3, 9, 27]);
    assert_eq!(table.farthest().count() as u64, table.layers()[19]);
}

/// Asserts that all engines compute the same table, however they find the neighbors.
#[track_caller]
fn check_engines_agree(metric: Metric) {
    let tables = PocketCubeTable::with_engine(metric, ScanEngine::Tables, |_| {});
    let moves = pocket_cube::moves(metric).len();
    assert_eq!(tables.bytes(), POSITIONS + (5040 + 729) * moves * 4);
    assert!(tables.bytes() < 10_000_000);
    assert_eq!(
        PocketCubeTable::bytes_needed(metric, ScanEngine::Tables),
        tables.bytes()
    );
    for engine in [ScanEngine::Hoisted, ScanEngine::Unrank] {
        let slower = PocketCubeTable::with_engine(metric, engine, |_| {});
        assert_eq!(slower.table(), tables.table(), "{engine}");
        assert_eq!(slower.bytes(), POSITIONS);
        assert_eq!(PocketCubeTable::bytes_needed(metric, engine), POSITIONS);
    }
}

// A test each, so that they run side by side: unranking inside the loop takes
// seconds where every position that it makes is checked again.
#[test]
fn engines_agree_on_half_turns() {
    check_engines_agree(HalfTurn);
}

#[test]
fn engines_agree_on_quarter_turns() {
    check_engines_agree(QuarterTurn);
}

#[test]
fn engines_agree_on_clockwise_turns() {
    check_engines_agree(Clockwise);
}

#[test]
fn plain_scan_agrees() {
    let full = TransitionTable::new(&CornerPosition, &turns::<9>(HalfTurn)).unwrap();
    let mut labels = vec![0; POSITIONS];
    let layers = scan(0, full.entries().as_flattened(), 9, &mut labels);
    let cube = PocketCubeTable::new(HalfTurn);
    assert_eq!(layers, cube.table().layers());
    for (p, &label) in labels.iter().enumerate() {
        assert_eq!(cube.table().distance(p).map(|d| d as i8), Some(label));
    }
    let full = FullTableGraph { table: full };
    assert_eq!(full.bytes(), POSITIONS * 9 * 4);
    let generic = CompleteTable::new(&full, 0, |_| {}).unwrap();
    assert_eq!(&generic, cube.table());
}

#[test]
fn all_graphs_have_same_neighbors() {
    let turns = turns::<9>(HalfTurn);
    let full = FullTableGraph {
        table: TransitionTable::new(&CornerPosition, &turns).unwrap(),
    };
    let split = split(&turns);
    assert_eq!((split.count(), full.count()), (POSITIONS, POSITIONS));
    assert_eq!(split.bytes(), (5040 + 729) * 9 * 4);
    for p in 0..POSITIONS {
        assert!(split.neighbors(p).eq(full.neighbors(p)), "{p}");
    }
    // The graphs without transition tables have the same neighbors, in the order of the moves.
    let unranked = UnrankGraph { coordinate: &CornerPosition, moves: &turns };
    let hoisted = HoistedGraph { coordinate: &CornerPosition, moves: &turns };
    assert_eq!((unranked.count(), hoisted.count()), (POSITIONS, POSITIONS));
    assert_eq!((unranked.bytes(), hoisted.bytes()), (0, 0));
    for p in (0..POSITIONS).step_by(97) {
        assert!(unranked.neighbors(p).eq(full.neighbors(p)), "{p}");
        assert!(hoisted.neighbors(p).eq(full.neighbors(p)), "{p}");
    }
}

#[test]
fn layers_count_positions_at_distance() {
    for metric in Metric::ALL {
        let cube = PocketCubeTable::new(metric);
        assert_eq!(cube.metric(), metric);
        let table = cube.table();
        assert_eq!(table.distances().len(), POSITIONS);
        assert!(!table.distances().contains(&UNREACHED));
        for (distance, &positions) in (0..).zip(table.layers()) {
            assert_eq!(table.at_distance(distance).count() as u64, positions);
        }
        assert!(table.at_distance(table.depth() as u8).eq(table.farthest()));
        assert_eq!(table.at_distance(table.depth() as u8 + 1).next(), None);
    }
}

#[test]
fn layers_independent_of_start() {
    // The positions are a group, so the layers around any position equal those around solved.
    for (metric, expected) in [(HalfTurn, 2644), (QuarterTurn, 276)] {
        let layers = PocketCubeTable::new(metric).table().layers().to_vec();
        assert_eq!(layers.last(), Some(&expected));
        for start in [1, 729, 1_234_567, POSITIONS - 1] {
            let table = match metric {
                HalfTurn => table_from(start, &turns::<9>(metric)),
                _ => table_from(start, &turns::<6>(metric)),
            };
            assert_eq!(table.layers(), layers);
            assert_eq!(table.distance(start), Some(0));
        }
    }
}

fn table_from<const M: usize>(start: usize, turns: &[PocketCube; M]) -> CompleteTable {
    CompleteTable::new(&split(turns), start, |_| {}).unwrap()
}

#[test]
fn nearest_neighbor_is_one_nearer() {
    // By induction each descent reaches the solved position in as many moves as
    // the table says; and none is nearer by two, so no way is shorter.
    let cube = PocketCubeTable::new(HalfTurn);
    let graph = split(&turns::<9>(HalfTurn));
    let table = cube.table();
    for p in 0..POSITIONS {
        let distance = table.distance(p).unwrap();
        let nearest = graph.neighbors(p).map(|q| table.distance(q).unwrap()).min();
        assert_eq!(nearest, Some(if p == 0 { 1 } else { distance - 1 }));
    }
    assert_eq!(table.distance(0), Some(0));
}

#[test]
fn descents_are_optimal_solutions() {
    for metric in Metric::ALL {
        let cube = PocketCubeTable::new(metric);
        let farthest: Vec<usize> = cube.table().farthest().take(50).collect();
        let spread = (0..POSITIONS).step_by(36_007);
        for p in spread.chain(farthest) {
            let position = CornerPosition.unrank(p);
            let solution = cube.solve(&position);
            assert_eq!(solution.len(), usize::from(cube.distance(&position)));
            assert_eq!(position * pocket_cube::apply(&solution), PocketCube::SOLVED);
            let allowed = pocket_cube::moves(metric);
            assert!(solution.iter().all(|m| allowed.contains(m)));
        }
        assert_eq!(cube.solve(&PocketCube::SOLVED), []);
        assert_eq!(cube.distance(&PocketCube::SOLVED), 0);
    }
}

#[test]
fn farthest_positions_take_eleven_moves() {
    let cube = PocketCubeTable::new(HalfTurn);
    let farthest: Vec<usize> = cube.table().farthest().collect();
    assert_eq!(farthest.len(), 2644);
    assert!(farthest.is_sorted());
    for p in farthest {
        let position = CornerPosition.unrank(p);
        let solution = cube.solve(&position);
        assert_eq!(solution.len(), 11);
        assert_eq!(position * pocket_cube::apply(&solution), PocketCube::SOLVED);
    }
}

#[test]
fn mean_follows_from_layers() {
    let cube = PocketCubeTable::new(HalfTurn);
    let sum: u64 = (0..).zip(cube.table().layers()).map(|(d, c): (u64, _)| d * c).sum();
    assert_eq!(cube.table().mean(), sum as f64 / 3_674_160.0);
    assert_eq!(format!("{:.3}", cube.table().mean()), "8.756");
}

#[test]
fn observer_gets_each_layer_once() {
    let mut reported = vec![];
    let engine = ScanEngine::Tables;
    let cube =
        PocketCubeTable::with_engine(HalfTurn, engine, |layer| reported.push(layer));
    let mut total = 0;
    let expected: Vec<LayerCount> = cube
        .table()
        .layers()
        .iter()
        .enumerate()
        .map(|(depth, &positions)| {
            total += positions;
            LayerCount { depth, positions, total }
        })
        .collect();
    assert_eq!(reported, expected);
    assert_eq!(total, 3_674_160);
}

#[test]
fn engine_names_parse() {
    for engine in ScanEngine::ALL {
        assert_eq!(engine.name().parse(), Ok(engine));
        assert_eq!(engine.to_string(), engine.name());
        assert_eq!(format!("{engine:>9}"), format!("{:>9}", engine.name()));
    }
    let error = "fast".parse::<ScanEngine>().unwrap_err();
    let message = "unknown engine \"fast\"; there are unrank, hoisted, tables";
    assert_eq!(error.to_string(), message);
}
