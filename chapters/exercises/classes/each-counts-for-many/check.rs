use judge::{RunOutcome, Verdict, compare};

struct Case {
    distances: Vec<u8>,
    low: usize,
    sizes: Vec<u64>,
}

/// Distances that look like those of a puzzle, for so many classes of these sizes.
fn case(low: usize, sizes: &[u64], depth: u8) -> Case {
    let distance = |i: usize| match i {
        0 => 0,
        _ if i % 11 == 10 => 255,
        _ => ((i * 7 + i / 3) % (usize::from(depth) + 1)) as u8,
    };
    let distances = (0..low * sizes.len()).map(distance).collect();
    Case { distances, low, sizes: sizes.to_vec() }
}

fn cases() -> impl Iterator<Item = Case> {
    let example = Case { distances: vec![0, 1, 1, 2], low: 2, sizes: vec![1, 3] };
    let gap = Case { distances: vec![0, 2, 255, 2], low: 2, sizes: vec![2, 1] };
    let small = [case(1, &[1, 2], 1), example, gap, case(3, &[1, 6, 2, 3], 4)];
    let deep = [case(7, &[1, 2, 4, 8, 16], 254), case(1000, &[6; 1000], 11)];
    small.into_iter().chain(deep).chain([case(2, &[1 << 40, 3], 2)])
}

/// Counts with what an entry of this index counts for.
fn layers(case: &Case, weight: impl Fn(usize) -> u64) -> Vec<u64> {
    let largest = case.distances.iter().filter(|&&d| d < 255).max();
    let mut layers = vec![0; largest.map_or(0, |&d| usize::from(d) + 1)];
    for (i, &distance) in case.distances.iter().enumerate() {
        if let Some(layer) = layers.get_mut(usize::from(distance)) {
            *layer += weight(i);
        }
    }
    layers
}

fn right(case: &Case) -> Vec<u64> {
    layers(case, |i| case.sizes[i / case.low])
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |Case { distances, low, sizes }| format!("layers(&{distances:?}, {low}, &{sizes:?})"),
        |Case { distances, low, sizes }| exercise::layers(distances, *low, sizes),
        right,
    )
    .mistake(
        "It looks as if each entry counts once. It stands for all positions of its class.",
        |case| layers(case, |_| 1),
    )
    .mistake(
        "It looks as if every class were as large as the largest. A symmetric one has fewer \
         members.",
        |case| {
            let largest = *case.sizes.iter().max().unwrap_or(&1);
            layers(case, |_| largest)
        },
    )
    .mistake(
        "The class of the entry `i` is `i / low`, and not `i % low`.",
        |case| layers(case, |i| case.sizes[i % case.low % case.sizes.len()]),
    )
    .likely(
        "A distance of 255 is none: no moves lead there, and such an entry is not counted.",
        |_, given| matches!(given, RunOutcome::Gave(layers) if layers.len() == 256),
    )
    .likely(
        "A class may be large, and a `u32` ends below $2^{32}$: count in a `u64`.",
        |case, _| case.sizes[0] > u64::from(u32::MAX),
    )
    .judge()
}
