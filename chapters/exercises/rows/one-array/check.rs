use exercise::{Layers, test};
use judge::{RunOutcome, Verdict, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Sources = [Vec<(usize, u32)>];

fn turn(word: u32, by: u32) -> u32 {
    (0..3).filter(|p| word >> p & 1 == 1).map(|p| 1 << ((p + by) % 3)).sum()
}

fn count(seen: &[u32]) -> u32 {
    seen.iter().map(|word| word.count_ones()).sum()
}

/// A search whose step is given.
fn search(sources: &Sources, step: impl Fn(&mut [u32])) -> Vec<u32> {
    let mut seen = vec![0; sources.len()];
    seen[0] = 1;
    let mut layers = vec![1];
    loop {
        let before = count(&seen);
        step(&mut seen);
        match count(&seen) - before {
            0 => return layers,
            new => layers.push(new),
        }
    }
}

/// With two arrays.
fn mended(sources: &Sources) -> Vec<u32> {
    search(sources, |seen| {
        let read = seen.to_vec();
        for (row, asked) in sources.iter().enumerate() {
            seen[row] |=
                asked.iter().fold(0, |all, &(from, by)| all | turn(read[from], by));
        }
    })
}

/// With one, from the last row to the first.
fn backward(sources: &Sources) -> Vec<u32> {
    search(sources, |seen| {
        for (row, asked) in sources.iter().enumerate().rev() {
            for &(from, by) in asked {
                seen[row] |= turn(seen[from], by);
            }
        }
    })
}

/// From the positions of the last layer, one by one.
fn by_lists(sources: &Sources) -> Vec<u32> {
    let mut seen = vec![[false; 3]; sources.len()];
    let (mut layer, mut layers) = (vec![(0, 0)], vec![]);
    seen[0][0] = true;
    while !layer.is_empty() {
        layers.push(layer.len() as u32);
        let mut next = Vec::new();
        for (from, place) in layer {
            for (row, asked) in sources.iter().enumerate() {
                for &(_, by) in asked.iter().filter(|source| source.0 == from) {
                    let to = (place + by as usize) % 3;
                    if !std::mem::replace(&mut seen[row][to], true) {
                        next.push((row, to));
                    }
                }
            }
        }
        layer = next;
    }
    layers
}

pub fn check() -> Verdict {
    let finds_the_other = matches!(answer(|| test(backward)), RunOutcome::Panicked(_));
    let unnoticed = if finds_the_other {
        "Your test finds the other author's mistake. Here the rows go upward: add a puzzle where \
         the way leads from a row to one with a larger number, and on."
    } else {
        "In the end both have visited the same positions. But a row that has been written can be \
         read again in the same step: is there a row in your puzzles that reads such a one? And \
         does your test compare the layers, and not only their sum?"
    };
    trial(stand_in!(test: Layers, |a|), buggy::layers, mended, unnoticed)
    .passes("a search that goes through the positions one by one", by_lists)
    .fails(
        "the code that goes from the last row to the first",
        backward,
        "It reads what it has just written only where the way leads from a row to one with a \
         smaller number, and on. Add such a puzzle.",
    )
    .judge()
}
