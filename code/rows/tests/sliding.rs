//! Sliding puzzles by rows, against the documents' scan.

use cpu::Cpu;
use puzzle::{Indexed, PublishedCounts, catalog, sliding::Sliding};
use rows::sliding::Boards;
use rows::{
    Bytes, Geometry, Nothing, OneBit, Record, ResidueTable, RowFormat, SearchOptions,
    bytes, search,
};

/// Every size of up to four million positions, standing and lying.
const SIZES: [(usize, usize); 8] =
    [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (5, 2)];

#[test]
fn the_layers_are_those_of_the_scan() {
    for (rows, columns) in SIZES {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
        let boards = Boards::new(puzzle).unwrap();
        for cpu in Cpu::available() {
            for threads in [1, 2] {
                let found =
                    search(&boards, &Nothing, SearchOptions { cpu, threads }, |_| {})
                        .unwrap();
                assert_eq!(found.layers, table.layers(), "{rows}x{columns} {cpu}");
            }
        }
    }
}

/// Rows that no cache holds are made anew, at every level and by two threads.
#[test]
fn the_layers_of_a_large_board_are_published() {
    let published = catalog::find("sliding-3x4").unwrap().published(None).unwrap();
    let boards = Boards::new(Sliding::new(3, 4).unwrap()).unwrap();
    for cpu in Cpu::available() {
        for threads in [1, 2] {
            let options = SearchOptions { cpu, threads };
            let found = search(&boards, &Nothing, options, |_| {}).unwrap();
            assert_eq!(
                published.counts,
                PublishedCounts::Layers(&found.layers),
                "{cpu}, {threads}"
            );
        }
    }
}

/// Some of the steps write down bits, and others make rows anew.
#[test]
fn large_boards_descend_with_one_bit() {
    let published = catalog::find("sliding-3x4").unwrap().published(None).unwrap();
    let puzzle = Sliding::new(3, 4).unwrap();
    let boards = Boards::new(puzzle).unwrap();
    let options = SearchOptions { cpu: Cpu::best(), threads: 2 };
    let record = OneBit::new(&boards).unwrap();
    let walker = ResidueTable::new(boards, record, options, |_| {}).unwrap();
    assert_eq!(published.counts, PublishedCounts::Layers(walker.layers()));
    let length = |rank| walker.solution(&puzzle, rank).expect("it can be solved").len();
    for rank in (0..puzzle.position_count()).step_by(1_916_007) {
        let here = length(rank);
        let next: Vec<usize> =
            puzzle.successors(rank).into_iter().flatten().map(length).collect();
        assert!(next.iter().all(|next| next.abs_diff(here) == 1), "{rank}: {next:?}");
        assert!(here == 0 || next.contains(&(here - 1)), "{rank}: {next:?}");
    }
}

#[test]
fn each_board_is_as_far_as_the_scan_finds() {
    for (rows, columns) in [(2, 2), (3, 2), (2, 4), (3, 3)] {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
        let boards = Boards::new(puzzle).unwrap();
        let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
        let found = search(&boards, &Bytes::TO_62, options, |_| {}).unwrap();
        for rank in 0..puzzle.position_count() {
            let spot = boards.locate(rank);
            let cell =
                spot.row * Bytes::TO_62.cells(RowFormat::of(&boards)) + spot.column;
            let distance = found.cells[spot.color][cell];
            assert_eq!(
                distance,
                table.distances()[rank as usize],
                "{rows}x{columns} {rank}"
            );
            assert_eq!(spot.color, usize::from(distance % 2));
        }
    }
}

#[test]
fn every_board_has_a_place_of_its_own() {
    for (rows, columns) in SIZES {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let boards = Boards::new(puzzle).unwrap();
        let places = (boards.rows(0) + boards.rows(1)) * boards.columns().count;
        assert_eq!(places as u64, puzzle.position_count());
        for rank in (0..puzzle.position_count()).step_by(if rows * columns > 9 {
            97
        } else {
            1
        }) {
            let spot = boards.locate(rank);
            assert_eq!(boards.ranks(spot), [rank], "{rows}x{columns}");
        }
        let solved = boards.locate(puzzle.solved_rank());
        assert_eq!(solved, boards.solved());
    }
}

/// The largest boards have more positions than any memory, and say so before anything
/// is allocated.
#[test]
fn every_size_says_how_large_it_is() {
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
                // On a machine of 64 bits, all that can be numbered can be laid out.
                let narrow = usize::BITS < 64;
                assert!(narrow, "{rows}x{columns}: {error}");
            }
        }
    }
}

#[test]
fn the_fifteen_puzzle_is_too_large_for_memory_and_not_for_numbers() {
    if let Ok(boards) = Boards::new(Sliding::new(4, 4).unwrap()) {
        let terabyte = 1 << 40;
        assert!(bytes(&boards, &Nothing) > terabyte);
    }
}
