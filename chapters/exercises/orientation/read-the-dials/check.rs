use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<u8>, u64);

/// Every row of up to four dials with two to four ways each, the short ones first; and
/// long rows, whose numbers are more than a `u8` or a `u32` holds, and many ways.
fn cases() -> impl Iterator<Item = Case> {
    let sizes = (0..=4).flat_map(|n| (2..=4_u64).map(move |v| (n, v)));
    let short = sizes.flat_map(|(n, v)| {
        (0..v.pow(n)).map(move |t| {
            let mut ori = vec![0; n as usize];
            orientation::unrank(t, v, &mut ori);
            (ori, v)
        })
    });
    let wide = [(vec![1, 2], 256), (vec![255; 4], 1000), (vec![0, 255], 1 << 31)];
    short.chain([8, 20, 40].map(|n| (vec![0; n], 3))).chain(wide)
}

/// The number of rows after a row.
fn rows_after(ori: impl IntoIterator<Item = u8>, v: u64) -> u64 {
    ori.into_iter().fold(0, |t, o| t * v + (v - 1 - u64::from(o)))
}

/// The number for the row read from the other end.
fn reversed((ori, v): &Case) -> u64 {
    rows_after(ori.iter().rev().copied(), *v)
}

/// The loop in a `u8`, where a number too large ends it.
fn in_a_byte((ori, v): &Case) -> u64 {
    let v = *v as u8;
    let step = |t: u8, o: &u8| {
        t.checked_mul(v)?.checked_add(v.checked_sub(1)?.checked_sub(*o)?)
    };
    ori.iter().try_fold(0, step).expect("an overflow").into()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(ori, v)| format!("rank(&{ori:?}, {v})"),
        |(ori, v)| exercise::rank(ori, *v),
        |(ori, v)| rows_after(ori.iter().copied(), *v),
    )
    .mistake(
        "It looks as if you count the rows before the given one, as the listing does: here those \
         after it are asked for, and the last row has none.",
        |(ori, v)| orientation::rank(ori, *v),
    )
    .mistake(
        "It looks as if you read the dials from the right: the first one counts most.",
        reversed,
    )
    .mistake(
        "It looks as if you add the dials up without multiplying.",
        |(ori, v)| ori.iter().map(|&o| v - 1 - u64::from(o)).sum(),
    )
    .mistake(
        "It looks as if you multiply once too often: the last dial counts single rows. \
         First multiply, then add.",
        |(ori, v)| rows_after(ori.iter().copied(), *v).wrapping_mul(*v),
    )
    .mistake("It looks as if you count the row itself: the last row has the number 0.", |(ori, v)| {
        rows_after(ori.iter().copied(), *v) + 1
    })
    .mistake(
        "The number is larger than a `u8` holds: turn `o` into a `u64`, not `v` into a `u8`.",
        in_a_byte,
    )
    .mistake(
        "The number wraps around at 256, in a `u8`: turn `o` into a `u64`, not `v` into a \
         `u8`.",
        |(ori, v)| rows_after(ori.iter().copied(), *v) % 256,
    )
    .likely(
        "Here v is more than 255, and a `u8` cannot hold it: turn `o` into a `u64`, and let \
         v be what it is.",
        |(_, v), given| *v > 255 && !matches!(given, RunOutcome::ToDo),
    )
    .likely(
        "The short rows are right, and the number of a long one is not: is every number on \
         the way a `u64`?",
        |(ori, _), given| ori.len() > 4 && !matches!(given, RunOutcome::ToDo),
    )
    .judge()
}
