//! The graphs of pancakes, plain and burnt.

use crate::edges::{is_bipartite, is_undirected, layers_around, puzzle_and_table};
use puzzle::pancake::{Pancakes, flip, gaps};
use puzzle::{ByteArray, Puzzle};

/// The layers of burnt pancakes are not published; those of plain pancakes are in the catalog.
#[test]
fn layers_match_independent_program() {
    let cases: [(&str, &[u64]); 3] = [
        ("burnt-pancake-2", &[1, 2, 2, 2, 1]),
        ("burnt-pancake-3", &[1, 3, 6, 12, 18, 6, 2]),
        ("burnt-pancake-4", &[1, 4, 12, 36, 90, 124, 96, 18, 3]),
    ];
    for (name, layers) in cases {
        assert_eq!(puzzle_and_table(name).1.layers(), layers, "{name}");
    }
}

#[test]
fn bipartite_if_all_flips_odd() {
    let cases = [
        ("pancake-2", true),
        ("pancake-3", true),
        ("pancake-4", false),
        ("pancake-7", false),
        ("burnt-pancake-1", true),
        ("burnt-pancake-2", true),
        ("burnt-pancake-3", false),
        ("burnt-pancake-5", false),
    ];
    for (name, bipartite) in cases {
        let (puzzle, table) = puzzle_and_table(name);
        assert_eq!(is_bipartite(&*puzzle, &table), bipartite, "{name}");
        assert!(is_undirected(&*puzzle), "{name}");
    }
}

#[test]
fn graph_is_vertex_transitive() {
    for name in ["pancake-5", "burnt-pancake-3"] {
        let (puzzle, table) = puzzle_and_table(name);
        for rank in 0..puzzle.position_count() {
            assert_eq!(layers_around(&*puzzle, rank), table.layers(), "{name} {rank}");
        }
    }
}

/// Sorts a stack by moving the largest unsorted pancake to the top and then to its final slot;
/// returns the number of flips.
fn sort_by_two_flips(stack: &ByteArray) -> usize {
    let (mut stack, mut flips) = (*stack, 0);
    for size in (2..=stack.len()).rev() {
        let at = stack.iter().position(|&p| usize::from(p) == size - 1).unwrap() + 1;
        if at == size {
            continue;
        }
        // A flip of one pancake changes nothing and is left out.
        for k in [at, size].into_iter().filter(|&k| k > 1) {
            flip(&mut stack, k);
            flips += 1;
        }
    }
    assert!(gaps(&stack) == 0);
    flips
}

#[test]
fn distance_between_gaps_and_two_flips() {
    for n in 2..=8 {
        let puzzle = Pancakes::new(n).unwrap();
        let table = puzzle_and_table(&format!("pancake-{n}")).1;
        for (rank, &distance) in (0..).zip(table.distances()) {
            let stack = puzzle.unrank(rank);
            assert!(gaps(&stack) <= distance.into(), "{stack:?}");
            assert!(usize::from(distance) <= sort_by_two_flips(&stack), "{stack:?}");
        }
        // For four and more pancakes, some stack has a gap between all neighbors, so it needs at
        // least n flips.
        assert!(table.depth() <= 2 * n - 3);
        assert!(table.depth() >= n || n < 4);
    }
}

#[test]
fn sorted_upside_down_stack_is_farthest() {
    for n in 1..=7 {
        let (puzzle, table) = puzzle_and_table(&format!("burnt-pancake-{n}"));
        let text: Vec<_> = (1..=n).map(|pancake| format!("-{pancake}")).collect();
        let rank = puzzle.read_rank(&text.join(" ")).unwrap();
        assert_eq!(usize::from(table.distances()[rank as usize]), table.depth());
    }
}
