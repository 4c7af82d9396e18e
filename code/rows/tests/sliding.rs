//! Compares sliding puzzles in rows with the source documents' scan.

use cpu::Cpu;
use puzzle::{Indexed, PublishedCounts, catalog, sliding::Sliding};
use rows::sliding::Boards;
use rows::{
    Bytes, Geometry, Nothing, OneBit, Record, ResidueTable, RowFormat, SearchOptions,
    bytes, search,
};

/// All sizes of up to four million positions, except single rows.
const SIZES: [(usize, usize); 8] =
    [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (5, 2)];

#[test]
fn layers_match_scan() {
    for (rows, columns) in SIZES {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
        let boards = Boards::new(puzzle).unwrap();
        for cpu in Cpu::available() {
            for threads in [1, 2] {
                let outcome =
                    search(&boards, &Nothing, SearchOptions { cpu, threads }, |_| {})
                        .unwrap();
                assert_eq!(outcome.layers, table.layers(), "{rows}x{columns} {cpu}");
            }
        }
    }
}

/// Regathers rows that exceed the caches, with each instruction set and two threads.
#[test]
fn large_board_has_published_layers() {
    let published = catalog::find("sliding-3x4").unwrap().published(None).unwrap();
    let boards = Boards::new(Sliding::new(3, 4).unwrap()).unwrap();
    for cpu in Cpu::available() {
        for threads in [1, 2] {
            let options = SearchOptions { cpu, threads };
            let outcome = search(&boards, &Nothing, options, |_| {}).unwrap();
            assert_eq!(
                published.counts,
                PublishedCounts::Layers(&outcome.layers),
                "{cpu}, {threads}"
            );
        }
    }
}

/// Some steps record bits, and others regather rows.
#[test]
fn one_bit_solves_large_board() {
    let published = catalog::find("sliding-3x4").unwrap().published(None).unwrap();
    let puzzle = Sliding::new(3, 4).unwrap();
    let boards = Boards::new(puzzle).unwrap();
    let options = SearchOptions { cpu: Cpu::best(), threads: 2 };
    let record = OneBit::new(&boards).unwrap();
    let residues = ResidueTable::new(boards, record, options, |_| {}).unwrap();
    assert_eq!(published.counts, PublishedCounts::Layers(residues.layers()));
    let length =
        |rank| residues.solution(&puzzle, rank).expect("it can be solved").len();
    for rank in (0..puzzle.position_count()).step_by(1_916_007) {
        let distance = length(rank);
        let next: Vec<usize> =
            puzzle.successors(rank).into_iter().flatten().map(length).collect();
        assert!(
            next.iter().all(|next| next.abs_diff(distance) == 1),
            "{rank}: {next:?}"
        );
        assert!(distance == 0 || next.contains(&(distance - 1)), "{rank}: {next:?}");
    }
}

#[test]
fn distances_match_scan() {
    for (rows, columns) in [(2, 2), (3, 2), (2, 4), (3, 3)] {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
        let boards = Boards::new(puzzle).unwrap();
        let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
        let outcome = search(&boards, &Bytes::TO_62, options, |_| {}).unwrap();
        for rank in 0..puzzle.position_count() {
            let location = boards.locate(rank);
            let cell = location.row
                * Bytes::TO_62.cells_per_row(RowFormat::of(&boards))
                + location.column;
            let distance = outcome.cells[location.color][cell];
            assert_eq!(
                distance,
                table.distances()[rank as usize],
                "{rows}x{columns} {rank}"
            );
            assert_eq!(location.color, usize::from(distance % 2));
        }
    }
}

#[test]
fn locates_each_board_once() {
    for (rows, columns) in SIZES {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let boards = Boards::new(puzzle).unwrap();
        let positions = (boards.rows(0) + boards.rows(1)) * boards.columns().count;
        assert_eq!(positions as u64, puzzle.position_count());
        for rank in (0..puzzle.position_count()).step_by(if rows * columns > 9 {
            97
        } else {
            1
        }) {
            let location = boards.locate(rank);
            assert_eq!(boards.ranks(location), [rank], "{rows}x{columns}");
        }
        let solved = boards.locate(puzzle.solved_rank());
        assert_eq!(solved, boards.solved());
    }
}

/// The largest boards need more bytes than any memory, which is known without allocation.
#[test]
fn every_size_reports_its_bytes() {
    for (rows, columns) in
        (2..=10).flat_map(|rows| (2..=10).map(move |columns| (rows, columns)))
    {
        let Ok(puzzle) = Sliding::new(rows, columns) else { continue };
        let count = u128::from(puzzle.position_count());
        match Boards::new(puzzle) {
            Ok(boards) => {
                let all: u128 = (0..2)
                    .map(|color| {
                        boards.rows(color) as u128 * boards.columns().count as u128
                    })
                    .sum();
                assert_eq!(all, count, "{rows}x{columns}");
                let bits = u128::from(bytes(&boards, &Nothing)) * 8;
                assert!(bits > count, "{rows}x{columns}: at least a bit for each");
                assert!(bits < count * 11 / 10 + 10_000, "{rows}x{columns}: {bits}");
            }
            Err(error) => {
                // With 64-bit addresses, every board with 64-bit ranks has a layout.
                let narrow = usize::BITS < 64;
                assert!(narrow, "{rows}x{columns}: {error}");
            }
        }
    }
}

#[test]
fn fifteen_puzzle_exceeds_memory() {
    if let Ok(boards) = Boards::new(Sliding::new(4, 4).unwrap()) {
        let terabyte = 1 << 40;
        assert!(bytes(&boards, &Nothing) > terabyte);
    }
}
