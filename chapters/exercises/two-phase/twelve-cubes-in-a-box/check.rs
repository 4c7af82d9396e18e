use judge::{RunOutcome, Verdict, answer, compare, ensure};
use puzzle::rubik::{Cube, parse};

/// A cube, maybe one that no turns can solve.
type Lists = ([u8; 8], [u8; 8], [u8; 12], [u8; 12]);

const TURNS: [&str; 12] = [
    "",
    "U",
    "R",
    "F",
    "D",
    "L",
    "B",
    "R F",
    "R2 U",
    "F' L2 D B",
    "U2",
    "R U R' U' F2 D L B' R2",
];

/// The cube after these turns, then with corners twisted, edges flipped, and two corners
/// or two edges exchanged.
fn cube(text: &str, (twist, flip, exchanged): (u8, u8, usize)) -> Lists {
    let cube: Cube = parse(text).into_iter().flatten().map(Cube::from_turn).product();
    let (mut cp, mut co) = (*cube.corners().pm(), *cube.corners().ori());
    let (mut ep, mut eo) = (*cube.edges().pm(), *cube.edges().ori());
    co[3] = (co[3] + twist) % 3;
    eo[5] ^= flip;
    match exchanged {
        1 => cp.swap(0, 6),
        2 => ep.swap(2, 9),
        _ => (),
    }
    (cp, co, ep, eo)
}

/// A cube of each kind.
fn kinds() -> Vec<(u8, u8, usize)> {
    let all = (0..3).flat_map(|twist| {
        (0..2).flat_map(move |flip| (0..2).map(move |x| (twist, flip, x)))
    });
    all.collect()
}

fn kind((cp, co, ep, eo): &Lists) -> usize {
    exercise::kind(cp, co, ep, eo)
}

fn told(&(twist, flip, exchanged): &(u8, u8, usize), text: &str) -> String {
    let mut what = vec![];
    if twist > 0 {
        what.push(format!("a corner twisted by {twist}"));
    }
    if flip > 0 {
        what.push("an edge flipped".into());
    }
    if exchanged > 0 {
        what.push(format!("two {} exchanged", ["", "corners", "edges"][exchanged]));
    }
    let what = if what.is_empty() { "nothing changed".into() } else { what.join(", ") };
    if text.is_empty() { what } else { format!("{what}, after `{text}`") }
}

pub fn check() -> Verdict {
    compare(
        [cube("", (0, 0, 0))].into_iter(),
        |_| "kind(…) of the solved cube".into(),
        kind,
        |_| 0,
    )
    .judge()?;
    let mut found = vec![];
    for how in kinds() {
        let here = cube("", how);
        let value = match answer(|| kind(&here)) {
            RunOutcome::Gave(value) => value,
            _ => {
                return compare(
                    [here].into_iter(),
                    |_| format!("kind(…) with {}", told(&how, "")),
                    kind,
                    |_| 0,
                )
                .judge();
            }
        };
        ensure(value < 12, || {
            format!(
                "kind(…) with {} gives {value}, and must be below 12.",
                told(&how, "")
            )
        })?;
        let same = found.iter().find(|&&(other, _)| other == value);
        ensure(same.is_none(), || {
            let other = same.map_or(String::new(), |(_, how)| told(how, ""));
            format!(
                "Two cubes are of one kind, {value}: with {other}, and with {}. No turns lead from one to the other.",
                told(&how, "")
            )
        })?;
        found.push((value, how));
        // Turns lead from each of these to all others.
        compare(
            TURNS.into_iter(),
            |text| format!("kind(…) with {}", told(&how, text)),
            |text| kind(&cube(text, how)),
            |_| value,
        )
        .likely(
            "A quarter turn changes the parity of the corners, and that of the edges as well. What \
             stays is whether both are the same.",
            |_, _| true,
        )
        .judge()?;
    }
    // Two corners exchanged and two edges exchanged are of one kind.
    compare(
        [(0, 0, 2), (1, 1, 2)].into_iter(),
        |how| format!("kind(…) with {}", told(how, "")),
        |&how| kind(&cube("", how)),
        |&(twist, flip, _)| {
            found
                .iter()
                .find(|&&(_, how)| how == (twist, flip, 1))
                .map_or(0, |&(value, _)| value)
        },
    )
    .judge()
}
