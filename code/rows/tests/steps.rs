//! The steps on the way agree with each other.

use cpu::Cpu;
use puzzle::Metric;
use puzzle::pocket_cube::moves;
use rows::steps::{self, BySlot};
use rows::{Geometry, Nothing, With, search, translation};
use table::PocketCubeTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation};

/// A transition table as the steps want it.
fn transitions(
    coordinate: &impl Coordinate<Position = puzzle::pocket_cube::PocketCube>,
    metric: Metric,
) -> Vec<u32> {
    let moves = moves(metric);
    let after = |index| {
        let position = coordinate.unrank(index);
        moves
            .iter()
            .map(move |m| coordinate.rank(&(position * m.position())) as u32)
            .collect::<Vec<_>>()
    };
    (0..coordinate.count()).flat_map(after).collect()
}

#[test]
fn each_step_counts_the_same_layers() {
    for metric in [Metric::HalfTurn, Metric::QuarterTurn] {
        let expected = PocketCubeTable::new(metric);
        let expected = expected.table().layers();
        let rows = transitions(&CornerPermutation, metric);
        let places = transitions(&CornerOrientation, metric);
        let count = moves(metric).len();
        assert_eq!(steps::frontier(0, &rows, &places, count), expected);

        let slots = BySlot::new(rows, places, count);
        let each = translation::pocket_cube_each_move(metric);
        let merged = translation::pocket_cube(metric);
        for cpu in Cpu::available() {
            assert_eq!(layers(&slots, cpu), expected, "by slot, {cpu}");
            assert_eq!(layers(&each, cpu), expected, "each move, {cpu}");
            assert_eq!(layers(&merged, cpu), expected, "merged, {cpu}");
        }
    }
}

fn layers<G: Geometry>(geometry: &G, cpu: Cpu) -> Vec<u64> {
    search(geometry, &Nothing, With { cpu, threads: 1 }, |_| ()).layers
}
