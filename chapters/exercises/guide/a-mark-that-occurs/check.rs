use exercise::{Distances, test};
use judge::{Verdict, trial};

#[path = "buggy.rs"]
mod buggy;

/// With a mark that is no number.
fn mended(neighbors: &[Vec<usize>]) -> Vec<Option<u64>> {
    let mut labels = vec![None; neighbors.len()];
    labels[0] = Some(0);
    let mut layer = vec![0];
    for len in 1.. {
        let near: Vec<usize> =
            layer.iter().flat_map(|&p| neighbors[p].clone()).collect();
        layer = near.into_iter().filter(|&q| labels[q].is_none()).collect();
        layer.iter().for_each(|&q| labels[q] = Some(len));
        if layer.is_empty() {
            break;
        }
    }
    labels
}

pub fn check() -> Verdict {
    trial::<Distances>(
        &test,
        buggy::distances,
        mended,
        "How many moves away is the farthest position of your graph? The mark is 50: as \
         long as no position is that far away, the code is right.",
    )
    .judge()
}
