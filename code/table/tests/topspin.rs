//! The graphs of TopSpin.

use crate::edges::{is_bipartite, is_undirected, layers_around, puzzle_and_table};
use puzzle::topspin::TopSpin;

/// The layers of TopSpin are not published, so an independent program counted these.
#[test]
fn layers_match_independent_program() {
    let cases: [(&str, &[u64]); 6] = [
        ("topspin-4x2", &[1, 3, 5, 6, 5, 3, 1]),
        ("topspin-5x3", &[1, 3, 6, 10, 16, 24, 29, 21, 6, 3, 1]),
        ("topspin-6x2", &[1, 3, 6, 11, 20, 35, 55, 81, 109, 128, 126, 95, 40, 6, 3, 1]),
        ("topspin-6x4", &[1, 3, 6, 11, 20, 37, 63, 103, 165, 152, 106, 46, 7]),
        (
            "topspin-7x4",
            &[
                1, 3, 6, 12, 20, 34, 58, 96, 158, 234, 334, 430, 410, 326, 258, 112,
                24, 4,
            ],
        ),
        (
            "topspin-8x4",
            &[
                1, 3, 6, 12, 23, 44, 85, 148, 244, 389, 621, 996, 1584, 2484, 3764,
                5452, 6968, 7138, 6292, 3036, 848, 166, 16,
            ],
        ),
    ];
    for (name, layers) in cases {
        assert_eq!(puzzle_and_table(name).1.layers(), layers, "{name}");
    }
}

#[test]
fn bipartite_if_all_moves_odd() {
    for n in 4..=8 {
        for k in (2..=n - 2).filter(|&k| TopSpin::new(n, k).is_ok()) {
            let (puzzle, table) = puzzle_and_table(&format!("topspin-{n}x{k}"));
            let odd = n % 2 == 0 && k % 4 == 2;
            assert_eq!(is_bipartite(&*puzzle, &table), odd, "{n}, {k}");
            assert!(is_undirected(&*puzzle), "{n}, {k}");
        }
    }
}

#[test]
fn graph_is_vertex_transitive() {
    for name in ["topspin-5x3", "topspin-6x4"] {
        let (puzzle, table) = puzzle_and_table(name);
        for rank in 0..puzzle.position_count() {
            assert_eq!(layers_around(&*puzzle, rank), table.layers(), "{name} {rank}");
        }
    }
}
