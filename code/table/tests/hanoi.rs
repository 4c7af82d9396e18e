//! The graphs of the Tower of Hanoi.

use crate::edges::{is_bipartite, is_undirected, layers_around, puzzle_and_table};
use puzzle::Puzzle;
use puzzle::hanoi::{Hanoi, frame_stewart};
use table::TableError;

/// The layers for more than three pegs are not published; those of three pegs are in the catalog.
#[test]
fn layers_match_independent_program() {
    let cases: [(&str, &[u64]); 5] = [
        ("hanoi-4x3", &[1, 3, 6, 12, 30, 12]),
        ("hanoi-4x4", &[1, 3, 6, 12, 30, 30, 66, 72, 30, 6]),
        ("hanoi-4x5", &[1, 3, 6, 12, 30, 30, 66, 96, 126, 204, 282, 126, 36, 6]),
        ("hanoi-5x4", &[1, 4, 12, 32, 84, 232, 228, 32]),
        ("hanoi-5x5", &[1, 4, 12, 32, 84, 232, 372, 920, 972, 408, 80, 8]),
    ];
    for (name, layers) in cases {
        assert_eq!(puzzle_and_table(name).1.layers(), layers, "{name}");
    }
}

#[test]
fn three_peg_layers_count_binary_ones() {
    for discs in 1..=7_u32 {
        let table = puzzle_and_table(&format!("hanoi-3x{discs}")).1;
        let layers: Vec<_> = (0..1_u32 << discs).map(|d| 1 << d.count_ones()).collect();
        assert_eq!(table.layers(), layers, "{discs}");
    }
}

#[test]
fn tower_distance_matches_frame_stewart() {
    for (pegs, most) in [(3, 7), (4, 9), (5, 7), (6, 6)] {
        for discs in 1..=most {
            let (puzzle, table) = puzzle_and_table(&format!("hanoi-{pegs}x{discs}"));
            let from = puzzle.read_rank(&"A".repeat(discs)).unwrap();
            let tower = u64::from(table.distances()[from as usize]);
            assert_eq!(frame_stewart(pegs, discs), Some(tower), "{pegs}, {discs}");
            assert_eq!(table.depth() as u64, tower, "{pegs}, {discs}");
        }
    }
}

#[test]
fn too_deep_towers_are_refused_early() {
    for (pegs, deepest) in [(3, 7), (4, 18)] {
        for discs in 1..=24 {
            let puzzle = Hanoi::new(pegs, discs).unwrap();
            let known = table::check_depth(&puzzle);
            assert_eq!(known.is_ok(), discs <= deepest, "{pegs}, {discs}");
            if discs > deepest {
                let table =
                    table::distances_to_solved(&puzzle, |_| -> () { unreachable!() });
                assert_eq!(table, Err(TableError::TooDeep));
            }
        }
    }
    // For more than four pegs, the number of moves is not proved.
    assert_eq!(Puzzle::min_depth(&Hanoi::new(5, 8).unwrap()), 0);
    for name in ["hanoi-3x4", "hanoi-4x5", "hanoi-5x4", "sliding-2x3", "pancake-5"] {
        let (puzzle, table) = puzzle_and_table(name);
        assert!(puzzle.proven_min_depth() <= table.depth() as u64, "{name}");
    }
}

#[test]
fn graph_has_triangles_and_is_undirected() {
    for name in ["hanoi-3x1", "hanoi-3x5", "hanoi-4x4"] {
        let (puzzle, table) = puzzle_and_table(name);
        assert!(!is_bipartite(&*puzzle, &table), "{name}");
        assert!(is_undirected(&*puzzle), "{name}");
    }
}

#[test]
fn graph_is_not_vertex_transitive() {
    let (puzzle, table) = puzzle_and_table("hanoi-3x4");
    let around = |text: &str| layers_around(&*puzzle, puzzle.read_rank(text).unwrap());
    assert_eq!(around("AAAA"), table.layers());
    assert_eq!(around("BBBB"), table.layers());
    assert_ne!(around("CCCB"), table.layers());
    // No two positions are farther apart than two towers on different pegs.
    for rank in 0..puzzle.position_count() {
        assert!(layers_around(&*puzzle, rank).len() <= 16);
    }
}

#[test]
fn three_peg_edge_count() {
    for discs in 1..=7 {
        let (puzzle, _) = puzzle_and_table(&format!("hanoi-3x{discs}"));
        let moves = |rank| puzzle.successors(rank).iter().flatten().count();
        let moves: usize = (0..puzzle.position_count()).map(moves).sum();
        // There are three moves from each position, except two from each of the three towers.
        assert_eq!(moves, 3 * 3_usize.pow(discs) - 3);
    }
}
