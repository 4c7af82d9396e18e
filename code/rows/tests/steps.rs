//! The steps on the way agree with each other.

use cpu::Cpu;
use puzzle::Metric;
use puzzle::pocket_cube::moves;
use rows::steps::{self, BySlot};
use rows::translation::How;
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
        let by = |how| translation::pocket_cube_by(metric, how);
        for cpu in Cpu::available() {
            assert_eq!(layers(&slots, cpu), expected, "by slot, {cpu}");
            for how in [How::EachMove, How::Merged, How::Closed] {
                assert_eq!(layers(&by(how), cpu), expected, "{how:?}, {cpu}");
            }
        }
    }
}

fn layers<G: Geometry>(geometry: &G, cpu: Cpu) -> Vec<u64> {
    search(geometry, &Nothing, With { cpu, threads: 1 }, |_| ()).layers
}
