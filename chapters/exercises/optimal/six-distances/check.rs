use std::collections::HashMap;

use judge::{Verdict, ask, ensure};
use puzzle::Metric;
use puzzle::rubik::{Cube, parse, turns};
use two_phase::{Coset, Rotations};

/// As many turns as a scramble may have: no distance is larger.
const MOST: usize = 4;

/// The distances of all cosets that are so near.
fn distances() -> HashMap<Coset, usize> {
    let all: Vec<Cube> =
        turns(Metric::HalfTurn).iter().map(|&turn| Cube::from_turn(turn)).collect();
    let mut distances = HashMap::from([(Coset::SUBGROUP, 0)]);
    let mut layer = vec![Cube::SOLVED];
    for distance in 1..=MOST {
        let mut next = vec![];
        for (cube, turn) in layer.iter().flat_map(|c| all.iter().map(move |t| (c, t))) {
            let after = *cube * *turn;
            distances.entry(Coset::of(&after)).or_insert_with(|| {
                next.push(after);
                distance
            });
        }
        layer = next;
    }
    distances
}

/// The distances of a cube or its inverse on the axes of U and D, R and L, F and B.
type Axes = [usize; 3];

/// Asks for one scramble; `wanted` is given the cube and both triples of distances.
fn one(
    call: &str,
    student: fn() -> &'static str,
    wanted: fn(&Cube, Axes, Axes) -> bool,
    advice: &str,
) -> Verdict {
    let text = ask::<&'static str>(call, student)?;
    let read = parse(text);
    ensure(read.is_ok(), || {
        let why = read.as_ref().err().map(ToString::to_string).unwrap_or_default();
        format!("{call} gives {text:?}, which is no scramble: {why}.")
    })?;
    let scramble = read.unwrap_or_default();
    ensure(scramble.len() <= MOST, || {
        format!("{call} gives {text:?}, and a scramble has {MOST} turns at most.")
    })?;
    let cube: Cube = scramble.into_iter().map(Cube::from_turn).product();
    let (distances, all) = (distances(), Rotations::new().variants(&cube));
    // A variant's axis through U and D is that of U and D, of F and B, of R and L.
    let of = |axes: [usize; 3]| {
        axes.map(|v| distances.get(&Coset::of(&all[v])).copied().unwrap_or(MOST))
    };
    let (own, inverse) = (of([0, 2, 1]), of([3, 5, 4]));
    ensure(wanted(&cube, own, inverse), || {
        format!(
            "{call} gives {text:?}. On the axes through U and D, R and L, F and B the cube's \
             distances are {own:?}, and those of its inverse {inverse:?}.\n{advice}"
        )
    })
}

pub fn check() -> Verdict {
    one(
        "another_axis()",
        exercise::another_axis,
        |_, [u, r, _], _| r > u,
        "Look for a turn that the subgroup of U and D has and that of R and L has not.",
    )?;
    one(
        "the_inverse()",
        exercise::the_inverse,
        |_, own, inverse| own.iter().max() < inverse.iter().max(),
        "The largest number is to be one of the inverse, and none of the cube. Of which turns does \
         a cube's distance see nothing, if they come first?",
    )?;
    one(
        "nothing_seen()",
        exercise::nothing_seen,
        |cube, own, inverse| {
            *cube != Cube::SOLVED && own == [0; 3] && inverse == [0; 3]
        },
        "All six are to be 0, and the cube is not to be solved. Which turns are in all three \
         subgroups?",
    )
}
