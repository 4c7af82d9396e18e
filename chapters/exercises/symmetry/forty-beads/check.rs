use judge::{RunOutcome, Verdict, compare};

fn divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// The mean of what each turn leaves as it is, by the number of its groups.
fn mean(beads: u32, colors: u64, groups: impl Fn(u32) -> u32) -> u64 {
    (0..beads).map(|s| colors.pow(groups(s))).sum::<u64>() / u64::from(beads)
}

/// How many rings there are if they may be turned over as well: the mean over the turns and
/// the mirrors. A mirror exchanges pairs of beads. If the number of beads is odd, it leaves one
/// where it is; if it is even, every second mirror leaves two, and the others none.
fn turned_over(beads: u32, colors: u64) -> u128 {
    let turns = u128::from(mean(beads, colors, |s| divisor(beads, s)));
    let groups = [beads / 2 + 1, beads.div_ceil(2)];
    let over: u128 = groups.map(|groups| u128::from(colors).pow(groups)).iter().sum();
    (turns + over / 2) / 2
}

/// The most beads that the statement allows.
const BEADS: u32 = 300;

/// Few beads and colors; then as many beads as fit, and as many colors.
fn cases() -> impl Iterator<Item = (u32, u64)> {
    let small = (1..=6).flat_map(|beads| (1..=3).map(move |colors| (beads, colors)));
    let middle = [(12, 2), (20, 5), (39, 2), (40, 2), (37, 3)];
    let fits = |beads: u32, colors: u64| {
        colors
            .checked_pow(beads)
            .and_then(|all| all.checked_mul(beads.into()))
            .is_some()
    };
    let most =
        move |colors| (1..=BEADS).rfind(|&beads| fits(beads, colors)).unwrap_or(1);
    let most_beads = (1..=10).map(move |colors| (most(colors), colors));
    let most_colors = [(2, (u64::MAX / 2).isqrt()), (1, u64::MAX)];
    small.chain(middle).chain(most_beads).chain(most_colors)
}

pub fn check() -> Verdict {
    compare(
        cases(),
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
        "You seem to add up how many rings each turn leaves as they are. Burnside's lemma takes \
         their *mean*: divide by the number of turns.",
        |&(beads, colors)| (0..beads).map(|s| colors.pow(divisor(beads, s))).sum(),
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
    .mistake(
        "It looks as if base and exponent are exchanged. Each group has one color to choose: for \
         d groups multiply the number of colors d times.",
        |&(beads, colors)| {
            let choices = |s| u64::from(divisor(beads, s)).pow(colors as u32);
            (0..beads).map(choices).sum::<u64>() / u64::from(beads)
        },
    )
    .likely(
        "It looks as if rings may be turned over as well. Here they may only be turned: two \
         that are mirror images count as two.",
        |&(beads, colors), given| {
            let over = turned_over(beads, colors);
            matches!(given, RunOutcome::Gave(found) if u128::from(*found) == over)
        },
    )
    .likely(
        "An `f64` holds whole numbers exactly only up to 2⁵³, and an `f32` up to 2²⁴: count in \
         `u64`.",
        |&(beads, colors), given| {
            let right = mean(beads, colors, |s| divisor(beads, s));
            let near = |found: u64| found.abs_diff(right) <= right / 1_000_000;
            right > 1 << 20 && matches!(given, RunOutcome::Gave(found) if near(*found))
        },
    )
    .judge()
}
