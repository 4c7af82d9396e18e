//! Rows of pancakes, burnt pancakes, discs in a ring and tiles in a square, against the
//! documents' scan, against what is published, and move by move.

use cpu::Cpu;
use proptest::prelude::*;
use puzzle::{Indexed, PublishedCounts, catalog};
use rows::stacks::{BurntStacks, Wildcards};
use rows::{
    Bytes, Geometry, Location, Nothing, Record, RowFormat, SearchOptions, Visited,
    Word, bytes, search, step_row,
};
use std::collections::HashSet;
use std::sync::LazyLock;
use table::distances_to_solved;

/// Every way to search that this machine has.
fn ways() -> impl Iterator<Item = SearchOptions> {
    Cpu::ALL.into_iter().flat_map(|cpu| {
        if !cpu.is_available() {
            eprintln!("not compared: this machine has no {cpu} instructions");
        }
        let threads = if cpu.is_available() { &[1, 2][..] } else { &[] };
        threads.iter().map(move |&threads| SearchOptions { cpu, threads })
    })
}

fn puzzle(name: &str) -> Box<dyn Indexed> {
    catalog::find(name).unwrap().puzzle(None).unwrap()
}

fn published(name: &str) -> Option<PublishedCounts<'static>> {
    Some(catalog::find(name).unwrap().published(None)?.counts)
}

/// Layers of all ways, and with `each` the distance of every position, against the scan
/// and what is published.
fn scanned<G: Geometry<Word: Word>>(geometry: &G, name: &str, each: bool) {
    let puzzle = puzzle(name);
    let slow = distances_to_solved(&*puzzle, |_| ()).unwrap();
    match published(name) {
        Some(PublishedCounts::Layers(layers)) => {
            assert_eq!(slow.layers(), layers, "{name}")
        }
        Some(PublishedCounts::Depth(depth)) => {
            assert_eq!(slow.layers().len() - 1, depth)
        }
        _ => {}
    }
    let cells = Bytes::TO_62.cells(RowFormat::of(geometry));
    let spots: Vec<_> =
        (0..puzzle.position_count()).map(|k| geometry.locate(k)).collect();
    for options in ways() {
        let mut told = Vec::new();
        let found = search(geometry, &Nothing, options, |n| told.push(n)).unwrap();
        assert_eq!(found.layers, slow.layers(), "{name}, {options:?}");
        assert_eq!(told, slow.layers(), "{name}, {options:?}");
        if !each {
            continue;
        }
        let found = search(geometry, &Bytes::TO_62, options, |_| ()).unwrap();
        for (rank, (spot, &distance)) in spots.iter().zip(slow.distances()).enumerate()
        {
            let cell = found.cells[0][spot.row * cells + spot.column];
            assert_eq!(cell, distance, "{name}, {options:?}, position {rank}");
        }
    }
}

/// Each number has a spot of its own, and leads back; and a spot that no number has is
/// none.
fn numbered<G: Geometry>(geometry: &G, name: &str) {
    let count = puzzle(name).position_count();
    let mut spots = HashSet::new();
    for rank in 0..count {
        let spot = geometry.locate(rank);
        assert_eq!(
            geometry.ranks(spot).first().copied(),
            Some(rank),
            "{name}, {spot:?}"
        );
        assert!(spots.insert((spot.row, spot.column)), "{name}, {spot:?} twice");
    }
    let solved = geometry.locate(puzzle(name).solved_rank());
    assert_eq!(solved, geometry.solved(), "{name}");
    for row in 0..geometry.rows(0) {
        for place in 0..geometry.columns().count {
            let there = geometry
                .ranks(Location { color: 0, row, column: place })
                .first()
                .copied()
                .is_some();
            assert_eq!(there, spots.contains(&(row, place)), "{name}, {row}, {place}");
        }
    }
}

#[test]
fn pancakes_are_as_the_scan_finds_them() {
    for n in 2..=9 {
        let (pancakes, name) =
            (Wildcards::pancakes(n).unwrap(), format!("pancake-{n}"));
        scanned(&pancakes, &name, n <= 8);
        if n <= 8 {
            numbered(&pancakes, &name);
        }
    }
}

#[test]
fn burnt_pancakes_are_as_the_scan_finds_them() {
    // Seven and more have several words in a row.
    for n in 1..=7 {
        let (stacks, name) =
            (BurntStacks::new(n).unwrap(), format!("burnt-pancake-{n}"));
        scanned(&stacks, &name, n <= 6);
        if n <= 6 {
            numbered(&stacks, &name);
        }
    }
}

#[test]
fn rings_are_as_the_scan_finds_them() {
    for n in 4..=8 {
        // What cannot be is refused by both.
        for k in 0..=n {
            let name = format!("topspin-{n}x{k}");
            let choice = catalog::find(&name).ok();
            let known = choice.is_some_and(|choice| choice.puzzle(None).is_ok());
            let Some(ring) = Wildcards::topspin(n, k) else {
                assert!(!known, "{name}");
                continue;
            };
            scanned(&ring, &name, n <= 7);
            if n <= 7 {
                numbered(&ring, &name);
            }
        }
    }
    // Even orders alone, of more discs.
    scanned(&Wildcards::topspin(9, 4).unwrap(), "topspin-9x4", false);
}

#[test]
fn tiles_in_a_square_are_as_the_scan_finds_them() {
    scanned(&Wildcards::twiddle(), "twiddle", true);
}

#[test]
fn too_few_and_too_many_lie_in_no_rows() {
    for n in [0, 1, 14, 20, 21, usize::MAX] {
        assert!(Wildcards::pancakes(n).is_none(), "{n} pancakes");
    }
    for n in [0, 11, 16, usize::MAX] {
        assert!(BurntStacks::new(n).is_none(), "{n} burnt pancakes");
    }
    for (n, k) in [(3, 2), (8, 3), (8, 7), (8, 1), (14, 4), (usize::MAX, 4)] {
        assert!(Wildcards::topspin(n, k).is_none(), "{n} discs, a turntable for {k}");
    }
}

/// Positions of the first layers, each looked at: a search that knows of no rows.
fn first_layers(puzzle: &dyn Indexed, most: usize) -> Vec<u64> {
    let mut seen = HashSet::from([puzzle.solved_rank()]);
    let (mut layer, mut counts) = (vec![puzzle.solved_rank()], vec![1]);
    while counts.len() <= most {
        let after = layer.iter().flat_map(|&rank| puzzle.successors(rank)).flatten();
        layer = after.filter(|&rank| seen.insert(rank)).collect();
        counts.push(layer.len() as u64);
    }
    counts
}

/// What is too large for a scan: all ways find one count, and the first layers are right.
fn counted<G: Geometry<Word: Word>>(geometry: &G, name: &str) {
    let puzzle = puzzle(name);
    let count = |options| search(geometry, &Nothing, options, |_| ()).unwrap().layers;
    let layers = count(SearchOptions { cpu: Cpu::Portable, threads: 1 });
    for options in ways() {
        assert_eq!(count(options), layers, "{name}, {options:?}");
    }
    assert_eq!(layers.iter().sum::<u64>(), puzzle.position_count(), "{name}");
    let first = first_layers(&*puzzle, 5);
    assert_eq!(layers[..first.len()], first, "{name}");
    if let Some(PublishedCounts::Depth(depth)) = published(name) {
        assert_eq!(layers.len() - 1, depth, "{name}");
    }
}

#[test]
fn larger_ones_are_counted_alike_in_all_ways() {
    counted(&Wildcards::pancakes(10).unwrap(), "pancake-10");
    counted(&BurntStacks::new(8).unwrap(), "burnt-pancake-8");
    counted(&Wildcards::topspin(10, 4).unwrap(), "topspin-10x4");
    counted(&Wildcards::topspin(9, 5).unwrap(), "topspin-9x5");
}

#[test]
fn bytes_are_those_of_the_rows() {
    // Two stores of words, a byte for each row of a store, and four for its count.
    fn stores<W: Word>(geometry: &dyn Geometry<Word = W>) -> u64 {
        let row = 2 * (geometry.width() * size_of::<W>() + 1) + 4;
        (geometry.rows(0) * row) as u64
    }
    for n in 2..=13 {
        let patterns = [0, 0, 1, 1, 1, 5, 15, 35, 70, 126, 210, 330, 495, 715];
        let pancakes = Wildcards::pancakes(n).unwrap();
        assert_eq!(pancakes.rows(0), patterns[n], "{n} pancakes");
        assert_eq!(bytes(&pancakes, &Nothing), stores(&pancakes), "{n} pancakes");
        let cells = pancakes.rows(0) * Bytes::TO_62.cells(RowFormat::of(&pancakes));
        let all = stores(&pancakes) + cells as u64;
        assert_eq!(bytes(&pancakes, &Bytes::TO_62), all, "{n} pancakes");
    }
    for n in 1..=8 {
        let stacks = BurntStacks::new(n).unwrap();
        assert_eq!(bytes(&stacks, &Nothing), stores(&stacks), "{n} burnt pancakes");
        let used = stacks.rows(0) * stacks.columns().count;
        assert_eq!(used as u64, puzzle(&format!("burnt-pancake-{n}")).position_count());
    }
}

/// One visited position: after a step the rows hold it, what its moves lead to, and no other
/// bit.
fn moves_lead<W: Word>(
    geometry: &dyn Geometry<Word = W>,
    puzzle: &dyn Indexed,
    rank: u64,
) {
    let (width, bits) = (geometry.width(), geometry.columns().per_word);
    let spot = geometry.locate(rank);
    assert_eq!(geometry.ranks(spot).first().copied(), Some(rank), "{spot:?}");
    let mut words = vec![W::NONE; geometry.rows(0) * width];
    let mut fresh = vec![false; geometry.rows(0)];
    words[spot.row * width + spot.column / bits] = W::bit((spot.column % bits) as u32);
    fresh[spot.row] = true;
    let layer = Visited::new(&words, &fresh, width);
    let mut after: HashSet<_> = puzzle.successors(rank).into_iter().flatten().collect();
    after.insert(rank);
    for cpu in Cpu::available() {
        let mut found = HashSet::new();
        for row in 0..geometry.rows(0) {
            let after = step_row(geometry, cpu, (0, row), &layer);
            for (word, found_there) in after.iter().enumerate() {
                for bit in found_there.bits() {
                    let place = word * bits + bit as usize;
                    found.extend(
                        geometry
                            .ranks(Location { color: 0, row, column: place })
                            .first()
                            .copied(),
                    );
                }
            }
        }
        assert_eq!(found, after, "{cpu}, position {rank}");
    }
}

/// Geometries of the largest puzzles, each made once.
static PANCAKES: LazyLock<Vec<Wildcards>> =
    LazyLock::new(|| (9..=12).map(|n| Wildcards::pancakes(n).unwrap()).collect());
static RINGS: LazyLock<Vec<(usize, usize, Wildcards)>> = LazyLock::new(|| {
    let sizes = [(9, 4), (10, 4), (11, 5), (12, 6)];
    sizes.map(|(n, k)| (n, k, Wildcards::topspin(n, k).unwrap())).into()
});
static STACKS: LazyLock<Vec<BurntStacks>> =
    LazyLock::new(|| (7..=9).map(|n| BurntStacks::new(n).unwrap()).collect());

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn numbers_of_large_ones_lead_back(number: u64) {
        let back = |geometry: &dyn Fn(u64) -> Option<u64>, name: &str| {
            let rank = number % puzzle(name).position_count();
            prop_assert_eq!(geometry(rank), Some(rank), "{}", name);
            Ok(())
        };
        for (pancakes, n) in PANCAKES.iter().zip(9..) {
            let there = |rank| pancakes.ranks(pancakes.locate(rank)).first().copied();
            back(&there, &format!("pancake-{n}"))?;
        }
        for (n, k, ring) in RINGS.iter() {
            back(&|rank| ring.ranks(ring.locate(rank)).first().copied(), &format!("topspin-{n}x{k}"))?;
        }
        for (stacks, n) in STACKS.iter().zip(7..) {
            let there = |rank| stacks.ranks(stacks.locate(rank)).first().copied();
            back(&there, &format!("burnt-pancake-{n}"))?;
        }
    }
}

proptest! {
    // Each looks at all rows: some thousands of words, for each kind of instructions.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_step_brings_what_the_moves_do(number: u64) {
        let at = |puzzle: &dyn Indexed| number % puzzle.position_count();
        for (pancakes, n) in PANCAKES.iter().zip(9..=11) {
            let puzzle = puzzle(&format!("pancake-{n}"));
            moves_lead(pancakes, &*puzzle, at(&*puzzle));
        }
        for (n, k, ring) in RINGS.iter().take(3) {
            let puzzle = puzzle(&format!("topspin-{n}x{k}"));
            moves_lead(ring, &*puzzle, at(&*puzzle));
        }
        for (stacks, n) in STACKS.iter().zip(7..=8) {
            let puzzle = puzzle(&format!("burnt-pancake-{n}"));
            moves_lead(stacks, &*puzzle, at(&*puzzle));
        }
    }
}

#[test]
fn a_step_brings_what_the_moves_do_in_rows_of_eight_words() {
    let puzzle = puzzle("burnt-pancake-9");
    for rank in [puzzle.solved_rank(), 98_765_432] {
        moves_lead(&STACKS[2], &*puzzle, rank);
    }
}
