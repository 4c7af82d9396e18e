use exercise::{Layers, test};
use judge::{Verdict, stand_in, trial};
use puzzle::{Indexed, sliding::Sliding};

#[path = "buggy.rs"]
mod buggy;

/// The layers of the 8-puzzle's complete table.
fn mended(depth: usize) -> Vec<usize> {
    let puzzle = Sliding::new(3, 3).expect("a board");
    let mut visited = vec![false; puzzle.position_count() as usize];
    let mut layer = vec![puzzle.solved_rank()];
    visited[layer[0] as usize] = true;
    let mut layers = vec![];
    while !layer.is_empty() && layers.len() <= depth {
        layers.push(layer.len());
        let after = layer.iter().flat_map(|&board| puzzle.successors(board)).flatten();
        let new = |&board: &u64| !std::mem::replace(&mut visited[board as usize], true);
        layer = after.filter(new).collect();
    }
    layers
}

pub fn check() -> Verdict {
    trial(
        stand_in!(test: Layers, |a|),
        buggy::layers,
        mended,
        "The total of all layers is right, and so are the first two layers. Count the \
         boards of a layer after these by hand, and compare.",
    )
    .judge()
}
