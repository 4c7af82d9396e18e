use std::cell::Cell;

use exercise::{Cube, Solve};
use judge::{Verdict, ask, at_most, ensure};
use puzzle::Metric;
use puzzle::rubik::{self, parse, turns};

const MOST_TURNS: usize = 24;
const MOST_TRIED: u64 = 1_000_000;

/// Scrambles: short ones, the superflip, and the chapter's.
const SCRAMBLES: [&str; 7] = [
    "",
    "R",
    "F U",
    "U R2 D' B2",
    "R U R' U' F2 D L B' R2",
    "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2",
    "D2 B' R2 U L' F U2 R B D' L2 F' R U B2 L D F2 R'",
];

fn own(cube: &rubik::Cube) -> Cube {
    Cube {
        cp: *cube.corners().pm(),
        co: *cube.corners().ori(),
        ep: *cube.edges().pm(),
        eo: *cube.edges().ori(),
    }
}

/// Random cubes, the same each time.
fn random_cubes(count: usize) -> impl Iterator<Item = rubik::Cube> {
    let mut state = 7_u64;
    (0..count).map(move |_| {
        rubik::Cube::random(|below| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % below
        })
    })
}

pub fn check() -> Verdict {
    let all = turns(Metric::HalfTurn);
    let cubes: Vec<_> = all.iter().map(|&turn| rubik::Cube::from_turn(turn)).collect();
    let given: [Cube; 18] = std::array::from_fn(|m| own(&cubes[m]));
    let solve = ask::<Solve>("solver(turns)", || exercise::solver(&given))?;
    let scramble = |text: &str| {
        parse(text).into_iter().flatten().map(rubik::Cube::from_turn).product()
    };
    let scrambled = SCRAMBLES
        .into_iter()
        .map(|text| (format!("the cube after `{text}`"), scramble(text)));
    let random =
        random_cubes(12).map(|cube| (format!("the cube {}", cube.to_facelets()), cube));
    let mut counts = vec![];
    for (name, cube) in scrambled.chain(random) {
        let call = format!("To solve {name}");
        let count = Cell::new(0_u64);
        let tried = || count.set(count.get() + 1);
        let found = ask::<Vec<usize>>(&*call, || solve(&own(&cube), &tried))?;
        let unknown = found.iter().find(|&&m| m >= 18);
        ensure(unknown.is_none(), || {
            format!(
                "{call} it gives turn {}, and there are 0 to 17.",
                unknown.unwrap_or(&18)
            )
        })?;
        let end = found.iter().fold(cube, |cube, &m| cube * cubes[m]);
        ensure(end == rubik::Cube::SOLVED, || {
            format!("{call} it gives {found:?}, and these turns do not solve it.")
        })?;
        ensure(found.len() <= MOST_TURNS, || {
            format!(
                "{call} it takes {} turns, and {MOST_TURNS} at most are allowed. Try ways in that \
                 are longer, and second phases that are short enough.",
                found.len()
            )
        })?;
        ensure(count.get() >= found.len() as u64, || {
            format!(
                "{call} it takes {} turns, and `tried` was called {} times: call it for each turn \
                 that the search tries.",
                found.len(),
                count.get()
            )
        })?;
        counts.push((call, count.get()));
    }
    for (call, count) in counts {
        at_most(
            call,
            "calls of `tried`",
            count,
            MOST_TRIED,
            "Are both tables of a phase looked up before a turn is tried? And is the second phase \
             given up as soon as it cannot be short enough?",
        )?;
    }
    Ok(())
}
