//! Compares pancakes, burnt pancakes, TopSpin and the twiddle puzzle in rows with the source
//! documents' scan, with published counts, and with the catalog's moves.

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

/// All instruction sets of this machine, on one and on two threads.
fn all_options() -> impl Iterator<Item = SearchOptions> {
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

/// Compares the layers, and if asked by `with_distances` each distance, with the scan and with
/// published counts, for all options.
fn check_scan<G: Geometry<Word: Word>>(geometry: &G, name: &str, with_distances: bool) {
    let puzzle = puzzle(name);
    let scan = distances_to_solved(&*puzzle, |_| ()).unwrap();
    match published(name) {
        Some(PublishedCounts::Layers(layers)) => {
            assert_eq!(scan.layers(), layers, "{name}")
        }
        Some(PublishedCounts::Depth(depth)) => {
            assert_eq!(scan.layers().len() - 1, depth)
        }
        _ => {}
    }
    let cells = Bytes::TO_62.cells_per_row(RowFormat::of(geometry));
    let locations: Vec<_> =
        (0..puzzle.position_count()).map(|k| geometry.locate(k)).collect();
    for options in all_options() {
        let mut observed = Vec::new();
        let found = search(geometry, &Nothing, options, |n| observed.push(n)).unwrap();
        assert_eq!(found.layers, scan.layers(), "{name}, {options:?}");
        assert_eq!(observed, scan.layers(), "{name}, {options:?}");
        if !with_distances {
            continue;
        }
        let found = search(geometry, &Bytes::TO_62, options, |_| ()).unwrap();
        for (rank, (location, &distance)) in
            locations.iter().zip(scan.distances()).enumerate()
        {
            let cell = found.cells[0][location.row * cells + location.column];
            assert_eq!(cell, distance, "{name}, {options:?}, position {rank}");
        }
    }
}

/// Checks that `locate` and `ranks` are inverse, and that all other locations have no rank.
fn check_numbering<G: Geometry>(geometry: &G, name: &str) {
    let count = puzzle(name).position_count();
    let mut locations = HashSet::new();
    for rank in 0..count {
        let location = geometry.locate(rank);
        assert_eq!(
            geometry.ranks(location).first().copied(),
            Some(rank),
            "{name}, {location:?}"
        );
        assert!(
            locations.insert((location.row, location.column)),
            "{name}, {location:?} twice"
        );
    }
    let solved = geometry.locate(puzzle(name).solved_rank());
    assert_eq!(solved, geometry.solved(), "{name}");
    for row in 0..geometry.rows(0) {
        for column in 0..geometry.columns().end {
            let there = geometry
                .ranks(Location { color: 0, row, column })
                .first()
                .copied()
                .is_some();
            assert_eq!(
                there,
                locations.contains(&(row, column)),
                "{name}, {row}, {column}"
            );
        }
    }
}

#[test]
fn pancakes_match_scan() {
    for n in 2..=9 {
        let (pancakes, name) =
            (Wildcards::pancakes(n).unwrap(), format!("pancake-{n}"));
        check_scan(&pancakes, &name, n <= 8);
        if n <= 8 {
            check_numbering(&pancakes, &name);
        }
    }
}

#[test]
fn burnt_pancakes_match_scan() {
    // Rows of seven and more burnt pancakes have several words.
    for n in 1..=7 {
        let (stacks, name) =
            (BurntStacks::new(n).unwrap(), format!("burnt-pancake-{n}"));
        check_scan(&stacks, &name, n <= 6);
        if n <= 6 {
            check_numbering(&stacks, &name);
        }
    }
}

#[test]
fn topspin_matches_scan() {
    for n in 4..=8 {
        // The catalog and the geometry reject the same sizes.
        for k in 0..=n {
            let name = format!("topspin-{n}x{k}");
            let choice = catalog::find(&name).ok();
            let known = choice.is_some_and(|choice| choice.puzzle(None).is_ok());
            let Some(ring) = Wildcards::topspin(n, k) else {
                assert!(!known, "{name}");
                continue;
            };
            check_scan(&ring, &name, n <= 7);
            if n <= 7 {
                check_numbering(&ring, &name);
            }
        }
    }
    // Nine discs, of which only even permutations are reachable.
    check_scan(&Wildcards::topspin(9, 4).unwrap(), "topspin-9x4", false);
}

#[test]
fn twiddle_matches_scan() {
    check_scan(&Wildcards::twiddle(), "twiddle", true);
}

#[test]
fn rejects_too_few_or_many() {
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

/// The first layers, by a search without rows.
fn first_layers(puzzle: &dyn Indexed, depth: usize) -> Vec<u64> {
    let mut visited = HashSet::from([puzzle.solved_rank()]);
    let (mut layer, mut counts) = (vec![puzzle.solved_rank()], vec![1]);
    while counts.len() <= depth {
        let after = layer.iter().flat_map(|&rank| puzzle.successors(rank)).flatten();
        layer = after.filter(|&rank| visited.insert(rank)).collect();
        counts.push(layer.len() as u64);
    }
    counts
}

/// Checks puzzles that are too large for a scan: all options agree, and the first layers match a
/// search without rows.
fn check_counts<G: Geometry<Word: Word>>(geometry: &G, name: &str) {
    let puzzle = puzzle(name);
    let count = |options| search(geometry, &Nothing, options, |_| ()).unwrap().layers;
    let layers = count(SearchOptions { cpu: Cpu::Portable, threads: 1 });
    for options in all_options() {
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
fn larger_puzzles_agree_on_all_options() {
    check_counts(&Wildcards::pancakes(10).unwrap(), "pancake-10");
    check_counts(&BurntStacks::new(8).unwrap(), "burnt-pancake-8");
    check_counts(&Wildcards::topspin(10, 4).unwrap(), "topspin-10x4");
    check_counts(&Wildcards::topspin(9, 5).unwrap(), "topspin-9x5");
}

#[test]
fn bytes_match_row_counts() {
    // Two sets of rows, a byte for each row of a set, and four bytes for each row's count.
    fn stores<W: Word>(geometry: &dyn Geometry<Word = W>) -> u64 {
        let row = 2 * (geometry.width() * size_of::<W>() + 1) + 4;
        (geometry.rows(0) * row) as u64
    }
    for n in 2..=13 {
        let patterns = [0, 0, 1, 1, 1, 5, 15, 35, 70, 126, 210, 330, 495, 715];
        let pancakes = Wildcards::pancakes(n).unwrap();
        assert_eq!(pancakes.rows(0), patterns[n], "{n} pancakes");
        assert_eq!(bytes(&pancakes, &Nothing), stores(&pancakes), "{n} pancakes");
        let cells =
            pancakes.rows(0) * Bytes::TO_62.cells_per_row(RowFormat::of(&pancakes));
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

/// Checks a step from one visited position: it finds the position's neighbors and nothing else.
fn check_step<W: Word>(
    geometry: &dyn Geometry<Word = W>,
    puzzle: &dyn Indexed,
    rank: u64,
) {
    let (width, per_word) = (geometry.width(), geometry.columns().per_word);
    let location = geometry.locate(rank);
    assert_eq!(geometry.ranks(location).first().copied(), Some(rank), "{location:?}");
    let mut words = vec![W::NONE; geometry.rows(0) * width];
    let mut frontier = vec![false; geometry.rows(0)];
    words[location.row * width + location.column / per_word] =
        W::bit((location.column % per_word) as u32);
    frontier[location.row] = true;
    let visited = Visited::new(&words, &frontier, width);
    let mut after: HashSet<_> = puzzle.successors(rank).into_iter().flatten().collect();
    after.insert(rank);
    for cpu in Cpu::available() {
        let mut found = HashSet::new();
        for row in 0..geometry.rows(0) {
            let after = step_row(geometry, cpu, (0, row), &visited);
            for (k, word) in after.iter().enumerate() {
                for bit in word.bits() {
                    let column = k * per_word + bit as usize;
                    found.extend(
                        geometry
                            .ranks(Location { color: 0, row, column })
                            .first()
                            .copied(),
                    );
                }
            }
        }
        assert_eq!(found, after, "{cpu}, position {rank}");
    }
}

/// Geometries of the largest puzzles, each constructed once.
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
    fn round_trips_large_ranks(number: u64) {
        let check = |geometry: &dyn Fn(u64) -> Option<u64>, name: &str| {
            let rank = number % puzzle(name).position_count();
            prop_assert_eq!(geometry(rank), Some(rank), "{}", name);
            Ok(())
        };
        for (pancakes, n) in PANCAKES.iter().zip(9..) {
            let there = |rank| pancakes.ranks(pancakes.locate(rank)).first().copied();
            check(&there, &format!("pancake-{n}"))?;
        }
        for (n, k, ring) in RINGS.iter() {
            check(&|rank| ring.ranks(ring.locate(rank)).first().copied(), &format!("topspin-{n}x{k}"))?;
        }
        for (stacks, n) in STACKS.iter().zip(7..) {
            let there = |rank| stacks.ranks(stacks.locate(rank)).first().copied();
            check(&there, &format!("burnt-pancake-{n}"))?;
        }
    }
}

proptest! {
    // Few cases: each steps all rows, some thousands of words, with each instruction set.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn step_matches_moves(number: u64) {
        let at = |puzzle: &dyn Indexed| number % puzzle.position_count();
        for (pancakes, n) in PANCAKES.iter().zip(9..=11) {
            let puzzle = puzzle(&format!("pancake-{n}"));
            check_step(pancakes, &*puzzle, at(&*puzzle));
        }
        for (n, k, ring) in RINGS.iter().take(3) {
            let puzzle = puzzle(&format!("topspin-{n}x{k}"));
            check_step(ring, &*puzzle, at(&*puzzle));
        }
        for (stacks, n) in STACKS.iter().zip(7..=8) {
            let puzzle = puzzle(&format!("burnt-pancake-{n}"));
            check_step(stacks, &*puzzle, at(&*puzzle));
        }
    }
}

#[test]
fn step_matches_moves_in_eight_words() {
    let puzzle = puzzle("burnt-pancake-9");
    for rank in [puzzle.solved_rank(), 98_765_432] {
        check_step(&STACKS[2], &*puzzle, rank);
    }
}
