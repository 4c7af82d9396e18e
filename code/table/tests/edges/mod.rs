//! All edges of a puzzle's graph.

use puzzle::{Indexed, catalog};
use table::{CompleteTable, distances_to_solved};

/// A puzzle and its table.
pub fn puzzle_and_table(name: &str) -> (Box<dyn Indexed>, CompleteTable) {
    let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
    let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
    (puzzle, table)
}

/// Whether no edge joins two positions of one layer. Then the positions at even
/// distances and those at odd ones are the two sides of a bipartite graph; otherwise
/// there is a ring of odd length, and the graph is not bipartite.
pub fn is_bipartite(puzzle: &dyn Indexed, table: &CompleteTable) -> bool {
    let distance = |rank: u64| table.distances()[rank as usize];
    let across = |rank: u64| {
        let mut after = puzzle.successors(rank).into_iter().flatten();
        after.all(|next| distance(next).abs_diff(distance(rank)) == 1)
    };
    (0..puzzle.position_count()).all(across)
}

/// Whether each edge of the graph exists in both directions.
pub fn is_undirected(puzzle: &dyn Indexed) -> bool {
    (0..puzzle.position_count()).all(|rank| {
        let back = |next: u64| puzzle.successors(next).contains(&Some(rank));
        puzzle.successors(rank).into_iter().flatten().all(back)
    })
}

/// The layers around a position, which need not be the solved one.
pub fn layers_around(puzzle: &dyn Indexed, rank: u64) -> Vec<u64> {
    let table =
        CompleteTable::new(&table::BackwardGraph(puzzle), rank as usize, |_| {});
    table.unwrap().layers().to_vec()
}
