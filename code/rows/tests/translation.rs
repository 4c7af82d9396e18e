//! Compares translation rows with published layers, and with the source documents' scan.

use cpu::Cpu;
use puzzle::catalog;
use puzzle::rubik::{Corners, CubePosition};
use puzzle::skewb::{Skewb, SkewbPosition};
use puzzle::{Metric, PublishedCounts, Puzzle};
use rows::translation::{OrientationRows, Vector};
use rows::{Bytes, Geometry, Nothing, SearchOptions, Word, search, translation};
use table::{CompleteTable, PocketCubeTable, distances_to_solved};

/// Maximum number of threads. WebAssembly has one.
const THREADS: usize = if cfg!(target_family = "wasm") { 1 } else { 2 };

/// Each available instruction set, on 1 to `THREADS` threads.
fn cpus_and_threads() -> impl Iterator<Item = (Cpu, usize)> {
    Cpu::available().flat_map(|cpu| (1..=THREADS).map(move |threads| (cpu, threads)))
}

/// Compares the layers with the published ones, with each instruction set; prints which ones
/// are missing.
fn check_layers<G: Geometry<Word: Word>>(
    geometry: &G,
    name: &str,
    metric: Option<Metric>,
) {
    let choice = catalog::find(name).unwrap();
    let PublishedCounts::Layers(expected) = choice.published(metric).unwrap().counts
    else {
        panic!("the layers cells_per_class {name} are published")
    };
    for cpu in Cpu::ALL {
        if !cpu.is_available() {
            eprintln!("not compared: this machine has no {cpu} instructions");
            continue;
        }
        for threads in 1..=THREADS {
            let mut observed = Vec::new();
            let options = SearchOptions { cpu, threads };
            let found =
                search(geometry, &Nothing, options, |n| observed.push(n)).unwrap();
            assert_eq!(found.layers, expected, "{name}, {metric:?}, {cpu}, {threads}");
            assert_eq!(observed, expected);
        }
    }
}

/// Compares the distance of each position with the scan.
fn check_distances<G: Geometry<Word: Word>>(geometry: &G, scan: &CompleteTable) {
    let search = |cpu, threads| {
        search(geometry, &Bytes::TO_62, SearchOptions { cpu, threads }, |_| ()).unwrap()
    };
    let found = search(Cpu::Portable, 1);
    assert_eq!(found.layers, scan.layers());
    let cells = found.cells[0].len() / geometry.rows(0);
    for (rank, &distance) in scan.distances().iter().enumerate() {
        let location = geometry.locate(rank as u64);
        assert!(geometry.ranks(location).contains(&(rank as u64)), "{location:?}");
        assert_eq!(
            found.cells[0][location.row * cells + location.column],
            distance,
            "{rank}"
        );
    }
    for (cpu, threads) in cpus_and_threads() {
        assert!(
            search(cpu, threads).cells[0][..] == found.cells[0][..],
            "the table cells_per_class {cpu} on {threads} threads differs"
        );
    }
}

/// The scan's table of a puzzle of the catalog.
fn scan(name: &str) -> CompleteTable {
    let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
    distances_to_solved(&*puzzle, |_| ()).unwrap()
}

#[test]
fn pocket_cube_has_published_layers() {
    for metric in [Metric::HalfTurn, Metric::QuarterTurn] {
        check_layers(&translation::pocket_cube(metric), "pocket-cube", Some(metric));
        let mirrored = translation::mirrored_pocket_cube(metric);
        check_layers(&mirrored, "pocket-cube", Some(metric));
    }
}

#[test]
fn pocket_cube_distances_match_scan() {
    for metric in [Metric::HalfTurn, Metric::QuarterTurn, Metric::Clockwise] {
        let scan = PocketCubeTable::new(metric);
        check_distances(&translation::pocket_cube(metric), scan.table());
        check_distances(&translation::mirrored_pocket_cube(metric), scan.table());
    }
}

#[test]
fn pyraminx_and_skewb_match_scan() {
    check_layers(&translation::pyraminx(), "pyraminx", None);
    check_layers(&translation::skewb(), "skewb", None);
    check_distances(&translation::pyraminx(), &scan("pyraminx"));
    check_distances(&translation::skewb(), &scan("skewb"));
}

#[test]
fn skewb_effects_match_turns() {
    let skewb = Skewb::new();
    let turns = [0, 2, 4, 6].map(|m| skewb.apply(&SkewbPosition::SOLVED, m).unwrap());
    for (turn, effect) in turns.into_iter().zip(skewb.effects(&turns)) {
        for row in 0..OrientationRows::rows(&skewb) {
            let to = skewb.position(row, Vector::default()) * turn;
            let right = (skewb.row(&to) as u16, skewb.vector(&to));
            assert_eq!(effect.image(row as u16), right, "row {row}");
        }
    }
}

#[test]
fn corners_of_rubiks_cube_have_layers() {
    for metric in [Metric::HalfTurn, Metric::QuarterTurn] {
        let (all, name) = (translation::rubik_corners(metric), "rubik-corners");
        check_layers(&all, name, Some(metric));
        check_layers(&translation::mirrored_corners(metric), name, Some(metric));
    }
}

/// Checks that images under mirrors have one location, or one row if mirrors map the row to
/// itself.
fn check_columns(geometry: &impl Geometry, positions: u64, step: usize) {
    for rank in (0..positions).step_by(step) {
        let location = geometry.locate(rank);
        let ranks = geometry.ranks(location);
        assert!(ranks.is_sorted() && ranks.contains(&rank), "{rank}: {ranks:?}");
        assert!(
            ranks.contains(&geometry.ranks(location).first().copied().unwrap()),
            "{rank}"
        );
        for &same in &ranks {
            let at = geometry.locate(same);
            assert_eq!(
                (at.row, geometry.ranks(at)),
                (location.row, ranks.clone()),
                "{rank}"
            );
        }
        assert!(
            (ranks.len() as u64).is_multiple_of(geometry.orbit_size(0, location.row)),
            "{rank}"
        );
    }
    let all: u64 = (0..geometry.rows(0)).map(|row| geometry.orbit_size(0, row)).sum();
    assert_eq!(all * geometry.columns().count as u64, positions);
    // Words 27 to 31 of each block are unused.
    let location = rows::Location { color: 0, row: 5, column: 28 * 27 };
    assert_eq!(
        (geometry.ranks(location).first().copied(), geometry.ranks(location)),
        (None, vec![])
    );
}

#[test]
fn mirrored_columns_list_their_positions() {
    for metric in [Metric::HalfTurn, Metric::Clockwise] {
        check_columns(&translation::mirrored_corners(metric), 88_179_840, 9973);
        check_columns(&translation::mirrored_pocket_cube(metric), 3_674_160, 97);
    }
}

/// Compares the distances of rows of classes with those of rows of permutations, for every
/// `step`-th position, with each instruction set.
fn check_mirrored(metric: Metric, step: usize) {
    let (all, classes) =
        (translation::rubik_corners(metric), translation::mirrored_corners(metric));
    let options = |cpu| SearchOptions { cpu, threads: THREADS };
    let scan = search(&all, &Bytes::TO_62, options(Cpu::Portable), |_| ()).unwrap();
    let cells_per_row = scan.cells[0].len() / all.rows(0);
    let found =
        search(&classes, &Bytes::TO_62, options(Cpu::Portable), |_| ()).unwrap();
    let cells_per_class = found.cells[0].len() / classes.rows(0);
    assert_eq!(found.layers, scan.layers, "{metric:?}");
    for rank in (0..88_179_840).step_by(step) {
        let (location, class) = (all.locate(rank), classes.locate(rank));
        assert_eq!(
            found.cells[0][class.row * cells_per_class + class.column],
            scan.cells[0][location.row * cells_per_row + location.column],
            "{metric:?}, {rank}"
        );
    }
    for cpu in Cpu::available() {
        let other = search(&classes, &Bytes::TO_62, options(cpu), |_| ()).unwrap();
        assert!(other.cells[0][..] == found.cells[0][..], "{metric:?}, {cpu}");
    }
}

#[test]
fn mirrored_corners_match_sampled_distances() {
    for metric in [Metric::HalfTurn, Metric::QuarterTurn, Metric::Clockwise] {
        check_mirrored(metric, 101);
    }
}

#[test]
#[ignore = "a minute: all 88,179,840 positions are looked up twice"]
fn mirrored_corners_match_every_distance() {
    check_mirrored(Metric::HalfTurn, 1);
}

#[test]
fn corner_columns_match_catalog() {
    let geometry = translation::rubik_corners(Metric::HalfTurn);
    for rank in (0..88_179_840).step_by(9973) {
        let location = geometry.locate(rank);
        assert_eq!(geometry.ranks(location).first().copied(), Some(rank));
        let position: Corners = CubePosition::unrank(rank);
        assert_eq!(location.row as u64, permutation::rank(position.pm()));
        for (&piece, &twist) in position.pm().iter().zip(position.ori()).take(7) {
            // Digits 0 to 5 are the column in a block of 32 words, digit 6 is the block.
            let digit = match usize::from(piece) {
                6 => location.column / 864,
                piece @ 0..6 => {
                    location.column % 864 / [1, 3, 9, 27, 81, 243][piece] % 3
                }
                _ => continue,
            };
            assert_eq!(digit, usize::from(twist), "{location:?}");
        }
    }
    // Words 27 to 31 of each block are unused.
    let location = rows::Location { color: 0, row: 5, column: 28 * 27 };
    assert_eq!(geometry.ranks(location).first().copied(), None);
}
