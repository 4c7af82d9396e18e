use judge::{Verdict, compare};

type Case = (Vec<usize>, Vec<u8>);

/// All moves of up to four pieces of which some are turned, a turn of a cube, and a hundred pieces.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 0..=4_usize {
        for t in 0..(1..=n as u64).product() {
            let mut pm = vec![0; n];
            permutation::unrank(t, &mut pm);
            let from: Vec<_> = pm.into_iter().map(usize::from).collect();
            cases.extend((0..n).map(|one| {
                (from.clone(), (0..n).map(|i| u8::from(i == one)).collect())
            }));
            cases.push((from, (0..n).map(|i| i as u8).collect()));
        }
    }
    cases.push((vec![4, 1, 2, 0, 5, 3], vec![1, 0, 0, 2, 2, 1]));
    let long = (0..100).map(|i| (i * 37 + 11) % 100).collect();
    cases.push((long, (0..100).map(|i| i as u8 % 7).collect()));
    cases
}

fn arrival((from, turns): &Case) -> Vec<u8> {
    from.iter().map(|&slot| turns[slot]).collect()
}

fn departure((from, turns): &Case) -> Vec<u8> {
    let mut leaving = vec![0; turns.len()];
    from.iter().zip(turns).for_each(|(&slot, &turn)| leaving[slot] = turn);
    leaving
}

const SAME: &str = "It looks as if the list stays as it is. That is right only if in each slot the piece that comes is \
                    turned by as much as the one that goes.";

pub fn check() -> Verdict {
    compare(
        cases(),
        |(from, turns)| format!("by_arrival(&{from:?}, &{turns:?})"),
        |(from, turns)| exercise::by_arrival(from, turns),
        arrival,
    )
    .mistake(SAME, |case| case.1.clone())
    .mistake(
        "It looks as if you translate the other way: `leaving[i]` belongs to the piece that *leaves* slot \
         `i`. The piece that arrives in slot `i` comes from slot `from[i]`.",
        departure,
    )
    .judge()?;
    compare(
        cases(),
        |(from, turns)| format!("by_departure(&{from:?}, &{turns:?})"),
        |(from, turns)| exercise::by_departure(from, turns),
        departure,
    )
    .mistake(SAME, |case| case.1.clone())
    .mistake(
        "It looks as if you translate the other way: `arriving[i]` belongs to the piece that arrives in \
         slot `i`. It left slot `from[i]`, so its turn is written there.",
        arrival,
    )
    .judge()
}
