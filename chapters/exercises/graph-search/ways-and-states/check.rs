use judge::{RunOutcome, Verdict, compare};

/// Moves, depth, states.
type Case = (u64, u32, u64);

/// Small ones first, then those that a `u64` cannot hold.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for moves in 1..=4 {
        for depth in 0..=4 {
            for states in [1, 2, 5, 12, 100] {
                cases.push((moves, depth, states));
            }
        }
    }
    let sizes = [("sliding-3x3", 3), ("pocket-cube", 9), ("hanoi-3x8", 3)];
    for (name, moves) in sizes {
        let choice = puzzle::catalog::find(name).expect("a puzzle");
        let states = choice.puzzle(None).expect("a size").position_count();
        cases.extend((0..=31).map(|depth| (moves, depth, states)));
    }
    for states in [u64::MAX, u64::MAX - 1, 1 << 40] {
        for moves in [1, 2, 10, 18] {
            cases.extend([15, 16, 40, 63, 64, 100].map(|depth| (moves, depth, states)));
        }
    }
    cases
}

/// What `moves` to the power of `depth` is, or the largest `u128`.
fn ways(moves: u64, depth: u32) -> u128 {
    u128::from(moves).saturating_pow(depth)
}

/// The sum of some layers, at most `states`.
fn sum(layers: impl Iterator<Item = u128>, states: u64) -> u64 {
    let sum = layers.fold(0, u128::saturating_add);
    sum.min(u128::from(states)) as u64
}

fn right(&(moves, depth, states): &Case) -> u64 {
    sum((0..=depth).map(|d| ways(moves, d)), states)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(moves, depth, states)| format!("most({moves}, {depth}, {states})"),
        |&(moves, depth, states)| exercise::most(moves, depth, states),
        right,
    )
    .likely(
        "The sum or the power does not fit, although the answer is never more than the \
         number of states.",
        |_, answer| {
            matches!(answer, RunOutcome::Panicked(text) if text.contains("with overflow"))
        },
    )
    .likely(
        "With one move, a formula that divides by moves - 1 divides by 0: add the \
         layers up in a loop.",
        |case, answer| case.0 == 1 && matches!(answer, RunOutcome::Panicked(_)),
    )
    .mistake(
        "It looks as if you count the ways of exactly that length: the start and the \
         nearer layers are visited, too.",
        |&(moves, depth, states)| sum([ways(moves, depth)].into_iter(), states),
    )
    .mistake("It looks as if the last layer is missing.", |&(moves, depth, states)| {
        sum((0..depth).map(|d| ways(moves, d)), states)
    })
    .mistake("It looks as if the start is not counted.", |&(moves, depth, states)| {
        sum((1..=depth).map(|d| ways(moves, d)), states)
    })
    .likely("No search visits more states than there are.", |&(_, _, states), answer| {
        matches!(answer, RunOutcome::Gave(most) if *most > states)
    })
    .judge()
}
