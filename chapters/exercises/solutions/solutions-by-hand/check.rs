#[path = "../../table/common.rs"]
mod common;

use judge::{Verdict, predict};

/// How many shortest solutions an order of four cards has, from the complete table.
fn ways(order: [u8; 4]) -> u64 {
    let neighbors = common::cards(4);
    let distances = common::distances(&neighbors, 0);
    let mut ways = vec![1; neighbors.len()];
    let mut by_distance: Vec<usize> = (1..neighbors.len()).collect();
    by_distance.sort_by_key(|&p| distances[p]);
    for p in by_distance {
        let nearer = neighbors[p].iter().filter(|&&q| distances[q] < distances[p]);
        ways[p] = nearer.map(|&q| ways[q]).sum();
    }
    ways[permutation::rank(&order) as usize]
}

pub fn check() -> Verdict {
    predict("shortest_solutions()", exercise::shortest_solutions, ways([3, 1, 2, 0]))
        .mistake(
            ways([1, 3, 2, 0]),
            "Those are the solutions that begin with one of the nearer neighbors. There are two \
             such neighbors.",
        )
        .mistake(2, "Two neighbors are nearer, but each of them has several solutions.")
        .mistake(5, "Five is its distance: each shortest solution has five moves.")
        .mistake(ways([3, 2, 1, 0]), "So many has 3 2 1 0, the hardest order.")
        .judge()
}
