use judge::{RunOutcome, Verdict, compare};

/// A longest rising run, by what each length can end with at the least.
fn right(places: &[usize]) -> usize {
    let mut ends: Vec<usize> = Vec::new();
    for &place in places {
        let at = ends.partition_point(|&end| end < place);
        match ends.get_mut(at) {
            Some(end) => *end = place,
            None => ends.push(place),
        }
    }
    places.len() - ends.len()
}

/// Every line of up to six tiles, some with gaps, and long ones.
fn lines() -> impl Iterator<Item = Vec<usize>> {
    let short = (0..=6).flat_map(|n: usize| {
        let count: u64 = (1..=n as u64).product();
        (0..count).map(move |t| {
            let mut order = vec![0; n];
            permutation::unrank(t, &mut order);
            order.into_iter().map(usize::from).collect()
        })
    });
    let gaps = [vec![0, 4], vec![4, 0], vec![9, 3, 5], vec![7, 999, 8]];
    let long = [
        (0..1000).rev().collect(),
        (0..1000).collect(),
        (0..1000).map(|i| i * 7 % 1000).collect(),
        (0..1000).map(|i| (i * 501 + 3) % 1000).collect(),
    ];
    short.chain(gaps).chain(long)
}

/// How many pairs stand in the wrong order.
fn pairs(places: &[usize]) -> usize {
    let later =
        |i: usize| places[i + 1..].iter().filter(move |&&p| p < places[i]).count();
    (0..places.len()).map(later).sum()
}

/// How many tiles have another in their way.
fn in_the_way(places: &[usize]) -> usize {
    let is = |i: usize| {
        (0..places.len()).any(|j| (i < j) != (places[i] < places[j]) && i != j)
    };
    (0..places.len()).filter(|&i| is(i)).count()
}

/// How many are smaller than the one before.
fn falls(places: &[usize]) -> usize {
    places.windows(2).filter(|pair| pair[0] > pair[1]).count()
}

/// How many do not rise above all that stayed before them, if each that can stays.
fn greedy(places: &[usize]) -> usize {
    let mut top = None;
    places
        .iter()
        .filter(|&&p| {
            let stays = top.is_none_or(|t| p > t);
            if stays {
                top = Some(p);
            }
            !stays
        })
        .count()
}

pub fn check() -> Verdict {
    compare(
        lines(),
        |line| format!("must_leave(&{})", judge::brief(line)),
        |line| exercise::must_leave(line),
        |line| right(line),
    )
    .mistake(
        "It looks as if you count the pairs in the wrong order. When one tile leaves, all pairs with it are gone.",
        |line| pairs(line),
    )
    .mistake(
        "It looks as if you count each tile that is in the way of another. Of two that are in each other's way, one may stay.",
        |line| in_the_way(line),
    )
    .mistake(
        "It looks as if you compare each tile with the one before it only. In 1 3 2 0 what leaves need not stand beside what stays.",
        |line| falls(line),
    )
    .mistake(
        "It looks as if each tile stays that can. In 2 0 1 the 2 comes first, and yet it should leave.",
        |line| greedy(line),
    )
    .mistake("That is how many may stay.", |line| line.len() - right(line))
    .likely(
        "Of a line without tiles none must leave: its longest run has length 0.",
        |line, answer| line.is_empty() && matches!(answer, RunOutcome::Panicked(_)),
    )
    .judge()
}
