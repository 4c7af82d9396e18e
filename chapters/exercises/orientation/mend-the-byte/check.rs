use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<u8>, u8);

fn cases() -> impl Iterator<Item = Case> {
    let sizes = (0..=3).flat_map(|n| [3, 2, 4, 1_u64].map(|v| (n, v)));
    let small = sizes.flat_map(|(n, v)| {
        (0..v.pow(n)).map(move |t| {
            let mut first = vec![0; n as usize];
            orientation::unrank(t, v, &mut first);
            (first, v as u8)
        })
    });
    let large = [
        (vec![199, 1], 200),
        (vec![1], 200),
        (vec![1, 1], 200),
        (vec![101, 100], 200),
        (vec![254, 254], 255),
        (vec![1, 200, 199], 201),
        (vec![2; 300], 3),
        (vec![1; 400], 3),
        (vec![254; 999], 255),
    ];
    small.chain(large)
}

fn sum((first, _): &Case) -> i64 {
    first.iter().map(|&o| i64::from(o)).sum()
}

const BELOW: &str =
    "A `u8` below 0 does not look negative: 0 − 199 is 57, which is below v.";

/// The loop that adds v only where the wrapped `s` looks too large.
fn wrapped(first: &[u8], v: u8, too_large: impl Fn(u8) -> bool) -> u8 {
    first.iter().fold(0_u8, |s, &o| {
        let s = s.wrapping_sub(o);
        if too_large(s) { s.wrapping_add(v) } else { s }
    })
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(first, v)| match first.len() {
            ..10 => format!("last(&{first:?}, {v})"),
            n => format!("last(&[{}; {n}], {v})", first[0]),
        },
        |(first, v)| exercise::last(first, *v),
        |case| (-sum(case)).rem_euclid(i64::from(case.1)) as u8,
    )
    .mistake(
        "It looks as if `s` still wraps around at 256, and that is a multiple of v only \
         by luck.",
        |(first, v)| first.iter().fold(0_u8, |s, &o| s.wrapping_sub(o)) % v,
    )
    .mistake(
        "In a `u8` `rem_euclid` is the same as `%`: the wrap has already happened.",
        |(first, v)| first.iter().fold(0_u8, |s, &o| s.wrapping_sub(o).rem_euclid(*v)),
    )
    .mistake(BELOW, |(first, v)| wrapped(first, *v, |s| s > *v))
    .mistake(BELOW, |(first, v)| wrapped(first, *v, |s| s >= *v))
    .mistake(
        "That is the remainder of a negative number, which is negative or 0 in Rust.",
        |case| (-sum(case) % i64::from(case.1)) as u8,
    )
    .mistake(
        "That is the twist of the other pieces. The last one has to cancel it.",
        |case| (sum(case) % i64::from(case.1)) as u8,
    )
    .mistake(
        "If the others cancel by themselves, the last piece is not turned: v is no \
         orientation.",
        |case| case.1 - (sum(case) % i64::from(case.1)) as u8,
    )
    .likely(
        "v is no orientation: a piece that is not turned has 0. What does your code do where \
         `s` and `o` are the same?",
        |(_, v), given| *given == RunOutcome::Gave(*v),
    )
    .likely(
        "Hundreds of orientations, each as large as 254, add up to more than 16 bits hold: \
         take the remainder as you go.",
        |case, _| sum(case) > i64::from(u16::MAX),
    )
    .likely(
        "Do you add v to `s`? Then that goes beyond 255: subtract first. Which of the two \
         can you subtract from?",
        |case, given| {
            sum(case) <= 255
                && matches!(given, RunOutcome::Panicked(text) if text.contains("add with"))
        },
    )
    .likely(
        "Several `u8` may add up to more than 255: take the remainder as you go.",
        |_, given| matches!(given, RunOutcome::Panicked(text) if text.contains("add with")),
    )
    .likely(
        "Where `s` is smaller than `o`, add v before the result would be below 0.",
        |_, given| {
            matches!(given, RunOutcome::Panicked(text) if text.contains("subtract with"))
        },
    )
    .likely("Does each value up to 255 fit in the type of your `s`?", |case, _| {
        case.1 > 127
    })
    .judge()
}
