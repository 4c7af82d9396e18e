#[path = "buggy.rs"]
mod buggy;

use exercise::{Layers, test};
use judge::{Verdict, allow, stand_in, trial};

fn mended(first: &[usize], distance: &[usize], symmetries: usize) -> Vec<usize> {
    let (classes, distances) = (first.len(), distance.len());
    allow(classes == distances, || {
        format!("`first` has {classes} positions, and `distance` {distances}")
    });
    allow(symmetries > 0, || {
        "there are 0 symmetries, and leaving everything as it is always is one".to_owned()
    });
    let mut layers = vec![];
    for p in 0..classes {
        let start = first[p];
        allow(start <= p && first[start] == start, || {
            format!(
                "position {p} has {start} as the first of its class, and that is no first: it \
                 must be its own, and no later than {p}"
            )
        });
        allow(distance[start] == distance[p], || {
            format!("positions {start} and {p} are of one class, and have different distances")
        });
        let size = first.iter().filter(|&&other| other == start).count();
        allow(symmetries.is_multiple_of(size), || {
            format!(
                "the class of {start} has {size} positions, and {size} does not divide \
                 {symmetries}, the number of symmetries"
            )
        });
        layers.resize(layers.len().max(distance[p] + 1), 0);
        layers[distance[p]] += 1;
    }
    layers
}

pub fn check() -> Verdict {
    let unnoticed = "In your classes every position has as many images as there are symmetries. \
                     Take one that is symmetric itself.";
    trial(stand_in!(test: Layers, |a, b, c|), buggy::layers as Layers, mended, unnoticed).judge()
}
