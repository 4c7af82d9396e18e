use judge::{RunOutcome, Verdict, compare};

/// Where each pair goes, and whether its edges are exchanged.
type To = [(usize, bool); 6];

/// Which edges are flipped, the first and the second of each pair.
type Flips = [[bool; 2]; 6];

fn flips(word: usize, place: usize) -> Flips {
    let differ = word | (word.count_ones() as usize % 2) << 5;
    let pair = |k: usize| {
        let second = place >> k & 1 == 1;
        [second != (differ >> k & 1 == 1), second]
    };
    std::array::from_fn(pair)
}

fn number(flips: Flips) -> (usize, usize) {
    let word = (0..5).filter(|&k| flips[k][0] != flips[k][1]).map(|k| 1 << k).sum();
    (word, (0..6).filter(|&k| flips[k][1]).map(|k| 1 << k).sum())
}

fn right(word: usize, place: usize, to: &To) -> (usize, usize) {
    let (here, mut there) = (flips(word, place), [[false; 2]; 6]);
    for (pair, &(k, exchanged)) in here.into_iter().zip(to) {
        there[k] = if exchanged { [pair[1], pair[0]] } else { pair };
    }
    number(there)
}

/// Symmetries: few that do little, and some that do much.
fn symmetries() -> Vec<To> {
    let none: To = std::array::from_fn(|k| (k, false));
    let with = |changes: &[(usize, (usize, bool))]| {
        let mut to = none;
        changes.iter().for_each(|&(k, goes)| to[k] = goes);
        to
    };
    vec![
        none,
        with(&[(0, (0, true))]),
        with(&[(5, (5, true))]),
        with(&[(0, (1, false)), (1, (0, false))]),
        with(&[(0, (5, false)), (5, (0, false))]),
        with(&[(2, (5, true)), (5, (2, false))]),
        std::array::from_fn(|k| ((k + 1) % 6, k % 2 == 0)),
        std::array::from_fn(|k| ((k + 3) % 6, true)),
    ]
}

pub fn check() -> Verdict {
    // Few bits first.
    let mut numbers: Vec<_> =
        (0..32).flat_map(|w| (0..64).map(move |p| (w, p))).collect();
    numbers.sort_by_key(|(word, place): &(usize, usize)| {
        word.count_ones() + place.count_ones()
    });
    let cases = symmetries()
        .into_iter()
        .flat_map(|to| numbers.iter().map(move |&(word, place)| (word, place, to)));
    compare(
        cases,
        |(word, place, to)| format!("image({word}, {place}, &{to:?})"),
        |(word, place, to)| exercise::image(*word, *place, to),
        |(word, place, to)| right(*word, *place, to),
    )
    .mistake(
        "It looks as if the second edge's bit changes whenever a pair is exchanged. If both are \
         flipped, both are flipped still: look whether they differ.",
        |&(word, place, to)| {
            let pairs = to.map(|(pair, _)| (pair, false));
            let changed = to.iter().filter(|goes| goes.1).map(|goes| 1 << goes.0).sum::<usize>();
            let (word, place) = right(word, place, &pairs);
            (word, place ^ changed)
        },
    )
    .mistake(
        "It looks as if pair k takes what was in pair `to[k].0`. It goes the other way: pair k \
         goes *to* pair `to[k].0`.",
        |&(word, place, to)| {
            let here = flips(word, place);
            let taken = to.map(|(k, exchanged)| match (here[k], exchanged) {
                ([first, second], true) => [second, first],
                (pair, false) => pair,
            });
            number(taken)
        },
    )
    .mistake("It looks as if no pair's edges were exchanged: `to[k].1` is not used.", |case| {
        right(case.0, case.1, &case.2.map(|(pair, _)| (pair, false)))
    })
    .mistake(
        "It looks as if the edges of pair 5 never differ. They do if an odd number of the other \
         pairs do.",
        |&(word, place, to)| {
            // Pair 5 is made one whose edges are alike.
            let mut here = flips(word, place);
            here[5] = [here[5][1]; 2];
            let mut there = [[false; 2]; 6];
            for (pair, (k, exchanged)) in here.into_iter().zip(to) {
                there[k] = if exchanged { [pair[1], pair[0]] } else { pair };
            }
            number(there)
        },
    )
    .likely("Pair 5 has no bit in the word. Leave it out when you are done.", |case, given| {
        let right = right(case.0, case.1, &case.2);
        matches!(given, RunOutcome::Gave((word, place)) if (word % 32, *place) == right)
    })
    .judge()
}
