//! Pancakes, burnt pancakes and TopSpin in rows, against the scan, a search without rows, and
//! published counts. `by_name.rs` compares every distance of small ones.

use cpu::Cpu;
use puzzle::catalog::{self, NamedPuzzle};
use puzzle::{Indexed, PublishedCounts};
use rows::{Keep, SearchOptions, find};
use std::collections::HashSet;

fn choice(name: &str) -> NamedPuzzle {
    catalog::find(name).unwrap()
}

/// The layers of a puzzle on each instruction set and on one and two threads.
fn check_layers(name: &str, expected: &[u64]) {
    for cpu in Cpu::available() {
        for threads in [1, 2] {
            let rows = find(&choice(name), None).unwrap();
            let options = SearchOptions { cpu, threads };
            let layers = rows.layers(options, &mut |_| ()).unwrap();
            assert_eq!(layers, expected, "{name}, {cpu}, {threads} threads");
        }
    }
}

#[test]
fn all_sizes_match_scan() {
    let pancakes = (2..=9).map(|n| format!("pancake-{n}"));
    let burnt = (1..=7).map(|n| format!("burnt-pancake-{n}"));
    let rings = (4..=8).flat_map(|n| (0..=n).map(move |k| format!("topspin-{n}x{k}")));
    for name in pancakes.chain(burnt).chain(rings) {
        let Ok(puzzle) = catalog::find(&name)
            .map_err(|_| ())
            .and_then(|it| it.puzzle(None).map_err(|_| ()))
        else {
            continue;
        };
        let scan = table::distances_to_solved(&*puzzle, |_| ()).unwrap();
        check_layers(&name, scan.layers());
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

#[test]
fn larger_puzzles_match_published_counts() {
    for name in ["pancake-10", "burnt-pancake-8", "topspin-10x4", "topspin-9x5"] {
        let (rows, puzzle) =
            (find(&choice(name), None).unwrap(), choice(name).puzzle(None).unwrap());
        let options = SearchOptions { cpu: Cpu::Portable, threads: 1 };
        let layers = rows.layers(options, &mut |_| ()).unwrap();
        assert_eq!(layers.iter().sum::<u64>(), puzzle.position_count(), "{name}");
        let first = first_layers(&*puzzle, 5);
        assert_eq!(layers[..first.len()], first, "{name}");
        let published = choice(name).published(None).map(|it| it.counts);
        if let Some(PublishedCounts::Depth(depth)) = published {
            assert_eq!(layers.len() - 1, depth, "{name}");
        }
        check_layers(name, &layers);
    }
}

#[test]
fn too_many_pieces_are_not_in_rows() {
    for (name, is_in_rows) in [
        ("pancake-13", true),
        ("pancake-14", false),
        ("burnt-pancake-10", true),
        ("burnt-pancake-11", false),
        ("topspin-13x4", true),
        ("topspin-14x4", false),
    ] {
        assert_eq!(find(&choice(name), None).is_some(), is_in_rows, "{name}");
    }
}

#[test]
fn bytes_include_the_rows_themselves() {
    // Two bits for each position, a third more as words of 32 bits hold 24, and the rows.
    for name in ["pancake-12", "pancake-13", "burnt-pancake-10"] {
        let rows = find(&choice(name), None).unwrap();
        let positions = choice(name).puzzle(None).unwrap().position_count();
        let (layers, byte) =
            (rows.bytes(None).unwrap(), rows.bytes(Some(Keep::Byte)).unwrap());
        assert!((positions / 4..positions / 2).contains(&layers), "{name}: {layers}");
        assert!(layers + positions <= byte, "{name}: {byte}");
    }
}

#[test]
fn byte_tables_hold_distances_above_62() {
    // Twelve discs and a turntable of two need 66 moves: seven bits, as 0 means not found.
    let planes = |name: &str| {
        let rows = find(&choice(name), None).unwrap();
        rows.bytes(Some(Keep::Byte)).unwrap() - rows.bytes(None).unwrap()
    };
    assert!(planes("topspin-12x2") >= planes("topspin-12x4"));
    let rows = find(&choice("topspin-8x2"), None).unwrap();
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    let table = rows.table(Keep::Byte, options, &mut |_| ()).unwrap();
    assert_eq!(table.layers().len() - 1, 28);
    for rank in (0..40_320).step_by(7) {
        assert_eq!(table.distance(rank) == Some(0), rank == 0);
    }
}
