use judge::{RunOutcome, Verdict, compare};
use puzzle::rubik::{Corners, CubePosition, Edges, parse};

type Case = (Vec<u8>, Vec<u8>, u8);

/// Small rows of every kind, and then those of some turns of a cube.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 1..=4_usize {
        let orders: u64 = (1..=n as u64).product();
        for v in 1..=3_u8 {
            for t in 0..orders {
                for o in 0..u64::from(v).pow(n as u32) {
                    let (mut pm, mut ori) = (vec![0; n], vec![0; n]);
                    permutation::unrank(t, &mut pm);
                    orientation::unrank(o, v.into(), &mut ori);
                    cases.push((pm, ori, v));
                }
            }
        }
    }
    for text in ["R", "R U", "R U R' U'", "R U2 D' B D'", "F2 R2", "R L' U"] {
        let turns = || parse(text).expect("turns").into_iter();
        let corners: Corners = turns().map(Corners::from_turn).product();
        let edges: Edges = turns().map(Edges::from_turn).product();
        cases.push((corners.pm().to_vec(), corners.ori().to_vec(), 3));
        cases.push((edges.pm().to_vec(), edges.ori().to_vec(), 2));
    }
    // The longest ways home: twelve pieces in rings whose lengths have little in common.
    for rings in [&[3, 4, 5][..], &[5, 7], &[2, 3, 7], &[1, 4, 7], &[12]] {
        for v in 1..=3_u8 {
            for turned in 0..v {
                let (pm, mut ori) = (in_rings(rings), vec![0; 12]);
                let mut start = 0;
                for length in rings {
                    ori[start] = turned;
                    start += length;
                }
                cases.push((pm, ori, v));
            }
        }
    }
    cases
}

/// Pieces that go around in rings of these lengths, one ring beside the other.
fn in_rings(lengths: &[usize]) -> Vec<u8> {
    let mut pm = vec![];
    for length in lengths {
        let start = pm.len();
        pm.extend((0..*length).map(|i| (start + (i + 1) % length) as u8));
    }
    pm
}

/// The cycles: how long each is, and by how much a piece has been turned once around.
fn cycles((pm, ori, v): &Case) -> Vec<(u64, u64)> {
    let mut seen = vec![false; pm.len()];
    let mut cycles = vec![];
    for start in 0..pm.len() {
        let (mut slot, mut length, mut twist) = (start, 0, 0);
        while !seen[slot] {
            seen[slot] = true;
            (length, twist) = (length + 1, twist + u64::from(ori[slot]));
            slot = usize::from(pm[slot]);
        }
        if length > 0 {
            cycles.push((length, twist % u64::from(*v)));
        }
    }
    cycles
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn lcm(a: u64, b: u64) -> u64 {
    a / gcd(a, b) * b
}

/// How often each cycle must be gone around.
fn lengths(case: &Case) -> impl Iterator<Item = u64> {
    let v = u64::from(case.2);
    cycles(case).into_iter().map(move |(length, twist)| length * v / gcd(v, twist))
}

pub fn check() -> Verdict {
    let call = |(pm, ori, v): &Case| format!("order(&{pm:?}, &{ori:?}, {v})");
    let student = |(pm, ori, v): &Case| exercise::order(pm, ori, *v);
    compare(cases(), call, student, |case| lengths(case).fold(1, lcm))
        .mistake(
            "The pieces are at home after so many times, but some of them are turned.",
            |case| cycles(case).into_iter().map(|cycle| cycle.0).fold(1, lcm),
        )
        .mistake(
            "If one ring of pieces is home every 2 times and another every 4 times, both are \
             after 4 times, not only after 8.",
            |case| lengths(case).product(),
        )
        .mistake(
            "When the longest ring is home, the others need not be: one of 3 and one of 2 \
             take 6 times.",
            |case| lengths(case).max().unwrap_or(1),
        )
        .mistake(
            "It looks as if the first time were not counted.",
            |case| lengths(case).fold(1, lcm) - 1,
        )
        .mistake(
            "It looks as if a slot's turn stays in its slot. A piece takes its turn along: what \
             was in slot `pm[i]` comes into slot `i` as it is turned, and is turned by `ori[i]` \
             more.",
            |case| {
                let v = u64::from(case.2);
                let turns = case.1.iter().map(|&o| v / gcd(v, o.into()));
                cycles(case).into_iter().map(|cycle| cycle.0).chain(turns).fold(1, lcm)
            },
        )
        .mistake(
            "It looks as if everything were done v times over if any piece is turned. The turns \
             of a cycle may add up to none on the way around.",
            |case| {
                let home = cycles(case).into_iter().map(|cycle| cycle.0).fold(1, lcm);
                if case.1.iter().any(|&o| o > 0) { home * u64::from(case.2) } else { home }
            },
        )
        .mistake(
            "It looks as if every cycle were gone around v times. A piece that is not turned \
             once around is home at once.",
            |case| {
                cycles(case).into_iter().map(|cycle| cycle.0).fold(1, lcm) * u64::from(case.2)
            },
        )
        .likely(
            "Twelve pieces may take up to 180 times: does each number fit in its type?",
            |(pm, ..), given| pm.len() == 12 && matches!(given, RunOutcome::Panicked(_)),
        )
        .judge()
}
