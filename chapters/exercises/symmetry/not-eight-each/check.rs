#[path = "buggy.rs"]
mod buggy;

use exercise::{Layers, test};
use judge::{Verdict, trial};

fn mended(first: &[usize], distance: &[usize], symmetries: usize) -> Vec<usize> {
    assert!(
        first.len() == distance.len(),
        "Your `first` has {} positions, and your `distance` {}",
        first.len(),
        distance.len()
    );
    let mut layers = vec![];
    for p in 0..first.len() {
        let start = first[p];
        assert!(
            start <= p && first[start] == start,
            "Position {p} has {start} as the first of its class, and that is no first: it \
             must be its own, and no later than {p}"
        );
        assert!(
            distance[start] == distance[p],
            "Positions {start} and {p} are of one class, and have different distances"
        );
        let size = first.iter().filter(|&&other| other == start).count();
        assert!(
            symmetries.is_multiple_of(size),
            "The class of {start} has {size} positions, which do not divide {symmetries} \
             symmetries"
        );
        layers.resize(layers.len().max(distance[p] + 1), 0);
        layers[distance[p]] += 1;
    }
    layers
}

pub fn check() -> Verdict {
    let unnoticed = "In your classes every position has as many images as there are symmetries. \
                     Take one that is symmetric itself.";
    trial(&test, buggy::layers as Layers, mended, unnoticed).judge()
}
