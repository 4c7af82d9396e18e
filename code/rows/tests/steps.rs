//! Compares the stages between the scan and rows, and checks the limits of byte tables.

use cpu::Cpu;
use puzzle::Metric;
use puzzle::pocket_cube::moves;
use rows::steps::{self, SlotRows};
use rows::translation::StepMethod;
use rows::{
    Bytes, Geometry, Nothing, Record, RowFormat, SearchOptions, Word, search,
    translation,
};
use table::PocketCubeTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation};

/// A transition table: entry `i * moves + m` is the image of `i` under move `m`.
fn transitions(
    coordinate: &impl Coordinate<Position = puzzle::pocket_cube::PocketCube>,
    metric: Metric,
) -> Vec<u32> {
    let moves = moves(metric);
    let images = |index| {
        let position = coordinate.unrank(index);
        moves
            .iter()
            .map(move |m| coordinate.rank(&(position * m.position())) as u32)
            .collect::<Vec<_>>()
    };
    (0..coordinate.count()).flat_map(images).collect()
}

#[test]
fn steps_count_same_layers() {
    for metric in [Metric::HalfTurn, Metric::QuarterTurn] {
        let expected = PocketCubeTable::new(metric);
        let expected = expected.table().layers();
        let rows = transitions(&CornerPermutation, metric);
        let columns = transitions(&CornerOrientation, metric);
        let count = moves(metric).len();
        assert_eq!(steps::frontier(0, &rows, &columns, count), expected);

        let slots = SlotRows::new(rows, columns, count);
        let cube = |method| translation::pocket_cube_with(metric, method);
        for cpu in Cpu::available() {
            assert_eq!(layers(&slots, cpu), expected, "by slot, {cpu}");
            for method in [StepMethod::EachMove, StepMethod::Merged, StepMethod::Closed]
            {
                assert_eq!(layers(&cube(method), cpu), expected, "{method:?}, {cpu}");
            }
        }
    }
}

fn layers<G: Geometry<Word: Word>>(geometry: &G, cpu: Cpu) -> Vec<u64> {
    search(geometry, &Nothing, SearchOptions { cpu, threads: 1 }, |_| ())
        .unwrap()
        .layers
}

/// A ring of rows with one column: the moves lead to the next and the previous row.
fn ring(rows: u32) -> SlotRows {
    let next = |row: u32| [(row + 1) % rows, (row + rows - 1) % rows];
    SlotRows::new((0..rows).flat_map(next).collect(), vec![0, 0], 2)
}

#[test]
fn byte_table_holds_distance_62() {
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    let found = search(&ring(125), &Bytes::TO_62, options, |_| ()).unwrap();
    let cells = found.cells[0]
        .chunks_exact(Bytes::TO_62.cells_per_row(RowFormat::of(&ring(125))));
    let distances: Vec<u8> = cells.map(|cells| cells[0]).collect();
    let expected: Vec<u8> = (0..=62).chain((1..=62).rev()).collect();
    assert_eq!(distances, expected);
}

#[test]
#[should_panic(expected = "6 bit planes have no room for distance 63")]
fn rejects_distance_without_plane() {
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    search(&ring(127), &Bytes::TO_62, options, |_| ()).unwrap();
}
