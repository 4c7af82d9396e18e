use judge::{Verdict, compare};

type Case = (Vec<u8>, u64);

/// Every row of up to four dials with two to four ways each, the short ones first.
fn cases() -> impl Iterator<Item = Case> {
    let sizes = (0..=4).flat_map(|n| (2..=4_u64).map(move |v| (n, v)));
    sizes.flat_map(|(n, v)| {
        (0..v.pow(n)).map(move |t| {
            let mut ori = vec![0; n as usize];
            orientation::unrank(t, v, &mut ori);
            (ori, v)
        })
    })
}

/// The row read from the other end.
fn reversed((ori, v): &Case) -> u64 {
    let ori: Vec<u8> = ori.iter().rev().copied().collect();
    orientation::rank(&ori, *v)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(ori, v)| format!("rank(&{ori:?}, {v})"),
        |(ori, v)| exercise::rank(ori, *v),
        |(ori, v)| orientation::rank(ori, *v),
    )
    .mistake(
        "It looks as if you read the dials from the right: the first one counts most.",
        reversed,
    )
    .mistake("It looks as if you add the dials up without multiplying.", |(ori, _)| {
        ori.iter().map(|&o| u64::from(o)).sum()
    })
    .mistake("It looks as if you count from 1: the first row has the rank 0.", |case| {
        orientation::rank(&case.0, case.1) + 1
    })
    .judge()
}
