use judge::{Verdict, compare};

type Case = (u64, Vec<u64>, usize);

fn cases() -> impl Iterator<Item = Case> {
    let rows: [&[u64]; 11] = [
        &[2],
        &[3],
        &[2, 2],
        &[2, 3],
        &[3, 2],
        &[1],
        &[1, 3],
        &[2, 3, 4],
        &[4, 1, 3],
        &[3, 3, 3],
        &[7, 24, 60],
    ];
    let small = rows.into_iter().flat_map(|bases| {
        (0..bases.iter().product())
            .flat_map(move |t| (0..bases.len()).map(move |i| (t, bases.to_vec(), i)))
    });
    let large =
        [&[5, 1 << 33], &[1 << 33, 5]].into_iter().flat_map(|bases: &[u64; 2]| {
            let count = bases[0] * bases[1];
            [0, 1, 4, count / 2, count - 5, count - 1]
                .into_iter()
                .flat_map(move |t| [0, 1].map(|i| (t, bases.to_vec(), i)))
        });
    // The largest product of threes: more than an `i64` holds.
    let count = 3_u64.pow(40);
    let largest = [0, count / 2, count - count / 3, count - 2, count - 1]
        .into_iter()
        .flat_map(|t| [0, 1, 20, 39].map(|i| (t, vec![3; 40], i)));
    small.chain(large).chain(largest)
}

fn right((t, bases, i): &Case) -> u64 {
    let mut digits = vec![0; bases.len()];
    orientation::unrank_mixed(*t, bases, &mut digits);
    digits[*i] = (digits[*i] + 1) % bases[*i];
    orientation::rank_mixed(&digits, bases)
}

/// The dial turned as if its place value were this one.
fn turned((t, bases, i): &Case, place_value: u64) -> u64 {
    let digit = t / place_value % bases[*i];
    let turned = (digit + 1) % bases[*i];
    t + turned * place_value - digit * place_value
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(t, bases, i)| match bases.len() {
            40 => format!("turn({t}, &[3; 40], {i})"),
            _ => format!("turn({t}, &{bases:?}, {i})"),
        },
        |(t, bases, i)| exercise::turn(*t, bases, *i),
        right,
    )
    .mistake(
        "It looks as if the dial never goes back to 0: from its last digit it carries over \
         into the dial on its left.",
        |(t, bases, i)| t + bases[i + 1..].iter().product::<u64>(),
    )
    .mistake(
        "From the last row the dial goes back to 0, and only there. It has to do so \
         whenever it shows its last digit.",
        |(t, bases, i)| {
            let count: u64 = bases.iter().product();
            (t + bases[i + 1..].iter().product::<u64>()) % count
        },
    )
    .mistake(
        "It looks as if `t` divided by the place value were the digit. It still holds the \
         digits before it: take the remainder by the dial's base.",
        |(t, bases, i)| {
            let place_value: u64 = bases[i + 1..].iter().product();
            match t / place_value == bases[*i] - 1 {
                true => t - (bases[*i] - 1) * place_value,
                false => t + place_value,
            }
        },
    )
    .mistake(
        "It looks as if a dial's place value were the product of the bases before it. It \
         is the product of those after it.",
        |case| turned(case, case.1[..case.2].iter().product()),
    )
    .mistake(
        "It looks as if a dial's own base were part of its place value. Only the bases \
         after it are.",
        |case| turned(case, case.1[case.2..].iter().product()),
    )
    .mistake(
        "It looks as if the old digit still counts: take its place values away first.",
        |case| {
            let place_value: u64 = case.1[case.2 + 1..].iter().product();
            let digit = case.0 / place_value % case.1[case.2];
            turned(case, place_value) + digit * place_value
        },
    )
    .mistake(
        "It looks as if the dials were counted from the right: dial 0 is the first, which \
         counts most.",
        |(t, bases, i)| right(&(*t, bases.clone(), bases.len() - 1 - i)),
    )
    .likely(
        "The small bases come out right, and the large ones do not: is every number on the \
         way a `u64`?",
        |(_, bases, _), _| bases.iter().any(|&base| base > u64::from(u32::MAX)),
    )
    .likely(
        "Here the product of the bases is more than 2⁶³. Is every number on the way a `u64`, \
         and no sum larger than the new rank has to be?",
        |(_, bases, _), _| bases.len() == 40,
    )
    .judge()
}
