use judge::{Verdict, compare};

fn divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// The mean of what each turn leaves as it is, by the number of its groups.
fn mean(beads: u32, colors: u64, groups: impl Fn(u32) -> u32) -> u64 {
    (0..beads).map(|s| colors.pow(groups(s))).sum::<u64>() / u64::from(beads)
}

pub fn check() -> Verdict {
    let small = (1..=6).flat_map(|beads| (1..=3).map(move |colors| (beads, colors)));
    let large = [(12, 2), (20, 5), (39, 2), (40, 2)];
    compare(
        small.chain(large),
        |(beads, colors)| format!("rings({beads}, {colors})"),
        |&(beads, colors)| exercise::rings(beads, colors),
        |&(beads, colors)| mean(beads, colors, |s| divisor(beads, s)),
    )
    .mistake(
        "That is the number of colorings, divided by the number of turns. Rings that are \
         symmetric themselves have fewer images.",
        |&(beads, colors)| colors.pow(beads) / u64::from(beads),
    )
    .mistake(
        "That is the number of all colorings: nothing is turned yet.",
        |&(beads, colors)| colors.pow(beads),
    )
    .mistake(
        "Count groups, not the beads in a group: each group has one color to choose.",
        |&(beads, colors)| mean(beads, colors, |s| beads / divisor(beads, s)),
    )
    .mistake(
        "You seem to leave out the turn by nothing. It leaves every ring as it is.",
        |&(beads, colors)| {
            (1..beads).map(|s| colors.pow(divisor(beads, s))).sum::<u64>()
                / u64::from(beads)
        },
    )
    .mistake(
        "It looks as if the divisor of n and 0 is taken for 0. The turn by 0 leaves every ring as \
         it is: there are n groups.",
        |&(beads, colors)| mean(beads, colors, |s| if s == 0 { 0 } else { divisor(beads, s) }),
    )
    .mistake(
        "It looks as if the turn by 0 has one group. It leaves every ring as it is: there are n \
         groups.",
        |&(beads, colors)| mean(beads, colors, |s| if s == 0 { 1 } else { divisor(beads, s) }),
    )
    .mistake(
        "A turn by s does not always make all beads agree: a half turn of four makes two groups.",
        |&(beads, colors)| mean(beads, colors, |s| if s == 0 { beads } else { 1 }),
    )
    .judge()
}
