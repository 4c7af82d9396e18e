//! Properties of the graphs of the Pyraminx and the Skewb: vertex-transitive and full of triangles.

use puzzle::Indexed;
use puzzle::pyraminx::Pyraminx;
use puzzle::skewb::Skewb;
use table::{CompleteTable, ForwardGraph, distances_to_solved};

/// The layers from any position are those from the solved one: the graph is vertex-transitive.
fn check_layers_from(puzzle: &dyn Indexed, table: &CompleteTable, start: u64) {
    let from =
        CompleteTable::new(&ForwardGraph(puzzle), start as usize, |_| {}).unwrap();
    assert_eq!(from.layers(), table.layers(), "from {start}");
}

/// Every edge joins a layer to itself or to the next; some join a layer to itself. A
/// move and its inverse lead to two positions that are neighbors too: a ring of three,
/// so that the graph is not bipartite.
fn check_edges(puzzle: &dyn Indexed, table: &CompleteTable) {
    let distances = table.distances();
    let mut same = 0_u64;
    for (p, &here) in distances.iter().enumerate() {
        let after = puzzle.successors(p as u64).into_iter().map(Option::unwrap);
        let after: Vec<u8> = after.map(|q| distances[q as usize]).collect();
        for pair in after.chunks(2) {
            let ring = [here, pair[0], pair[1]];
            let (least, most) =
                (ring.iter().min().unwrap(), ring.iter().max().unwrap());
            assert!(most - least <= 1, "a ring of {ring:?} at {p}");
            same += u64::from(pair[0] == here) + u64::from(pair[1] == here);
        }
    }
    // In a triangle, at least two distances are equal. Each triangle was counted from its three
    // positions, each edge from its two ends.
    let rings = puzzle.position_count() * 4 / 3;
    assert!(same / 2 >= rings, "{same} of {rings} rings");
}

/// The first layers have as many positions as there are sequences of moves in which no move
/// follows one about the same corner.
fn check_sixfold_growth(table: &CompleteTable, until: usize) {
    let words = |d: u32| 8 * 6_u64.pow(d - 1);
    for d in 1..=until {
        assert_eq!(table.layers()[d], words(d as u32), "layer {d}");
    }
    assert!(table.layers()[until + 1] < words(until as u32 + 1));
}

#[test]
fn pyraminx_is_symmetric_with_triangles() {
    let puzzle = Pyraminx::new();
    let table = distances_to_solved(&puzzle, |_| {}).unwrap();
    check_layers_from(&puzzle, &table, 777_777);
    check_layers_from(&puzzle, &table, table.farthest().next().unwrap() as u64);
    check_edges(&puzzle, &table);
    check_sixfold_growth(&table, 4);
}

#[test]
fn skewb_is_symmetric_with_triangles() {
    let puzzle = Skewb::new();
    let table = distances_to_solved(&puzzle, |_| {}).unwrap();
    check_layers_from(&puzzle, &table, 2_222_222);
    check_edges(&puzzle, &table);
    check_sixfold_growth(&table, 4);
}
