use judge::{Verdict, compare};
use puzzle::Metric;
use puzzle::pocket_cube::{Move, PocketCube, apply, moves};

/// All sequences of up to three turns, the short ones first, and one that has to be done as
/// often as any.
fn cases() -> Vec<Vec<Move>> {
    let turns = moves(Metric::HalfTurn);
    let mut cases = vec![vec![]];
    let mut from = 0;
    for _ in 0..3 {
        let to = cases.len();
        for at in from..to {
            for &turn in &turns {
                cases.push([&cases[at][..], &[turn]].concat());
            }
        }
        from = to;
    }
    cases.push(puzzle::pocket_cube::parse("U R' F R2").expect("four turns"));
    cases
}

fn times(a: PocketCube, back: impl Fn(&PocketCube) -> bool) -> u32 {
    let mut position = a;
    let mut times = 1;
    while !back(&position) {
        position = position * a;
        times += 1;
    }
    times
}

fn solved(position: &PocketCube) -> bool {
    *position == PocketCube::SOLVED
}

fn name(turns: &[Move]) -> String {
    match turns {
        [] => "solved".to_owned(),
        _ => turns.iter().map(Move::to_string).collect::<Vec<_>>().join(" "),
    }
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |turns| format!("times({})", name(turns)),
        |turns| exercise::times(apply(turns)),
        |turns| times(apply(turns), solved),
    )
    .mistake(
        "It looks as if you wait until the corners are in their slots. They may still be \
         twisted.",
        |turns| times(apply(turns), |p| p.pm() == PocketCube::SOLVED.pm()),
    )
    .mistake("It looks as if you wait until no corner is twisted.", |turns| {
        times(apply(turns), |p| p.ori() == PocketCube::SOLVED.ori())
    })
    .mistake(
        "It looks as if you count one too few: the first time counts, too.",
        |turns| times(apply(turns), solved) - 1,
    )
    .mistake(
        "It looks as if you count one too many.",
        |turns| times(apply(turns), solved) + 1,
    )
    .mistake(
        "It looks as if what is solved already needs no time. It is to be done at least once, \
         and then the cube is solved: that makes 1.",
        |turns| match apply(turns) {
            PocketCube::SOLVED => 0,
            position => times(position, solved),
        },
    )
    .likely(
        "No position has to be done more often than this one: do you stop before it is back?",
        |turns, _| turns.len() > 3,
    )
    .judge()
}
