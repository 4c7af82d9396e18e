use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<Option<(usize, char)>>, usize);

/// Whether all names take one byte.
fn plain(case: &Case) -> bool {
    case.0.iter().flatten().all(|(_, name)| name.is_ascii())
}

/// Every way in which a search can find up to five states, the first being the start,
/// and each of them as the goal. The numbers of the states are shifted, so that the
/// start is not always 0.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 1..=5_usize {
        let trees: usize = (1..n).product();
        for tree in 0..trees {
            let mut found = vec![None; n];
            let mut rest = tree;
            for i in 1..n {
                let parent = (rest % i + tree) % n;
                rest /= i;
                let name = ['R', 'U', 'L', 'D', 'F'][i - 1];
                found[(i + tree) % n] = Some((parent, name));
            }
            for goal in 0..n {
                cases.push((found.clone(), goal));
            }
        }
    }
    for n in [2, 3, 5000] {
        let found = |s: usize| Some((s.checked_sub(1)?, ['→', '↓', 'R', '↑'][s % 4]));
        cases.push(((0..n).map(found).collect(), n - 1));
    }
    cases
}

/// The moves from the goal back to the start.
fn backward((found, goal): &Case) -> String {
    let mut moves = String::new();
    let mut state = *goal;
    while let Some((parent, name)) = found[state] {
        moves.push(name);
        state = parent;
    }
    moves
}

fn right(case: &Case) -> String {
    backward(case).chars().rev().collect()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(found, goal)| format!("way(&{found:?}, {goal})"),
        |(found, goal)| exercise::way(found, *goal),
        right,
    )
    .mistake(
        "It looks as if the last move comes first: parents lead from the goal to the \
         start.",
        backward,
    )
    .mistake("It looks as if the move away from the start is missing.", |case| {
        right(case).chars().skip(1).collect()
    })
    .mistake("It looks as if the move to the goal is missing.", |case| {
        let all = backward(case);
        all.chars().skip(1).collect::<Vec<_>>().into_iter().rev().collect()
    })
    .mistake("It looks as if you take one step only.", |(found, goal)| {
        found[*goal].map(|(_, name)| name.to_string()).unwrap_or_default()
    })
    .likely(
        "A name may be any `char`, and → takes more than one byte: turn the `char`s around, \
         and not the bytes.",
        |case, given| case.0.len() < 1000 && !plain(case) && !matches!(given, RunOutcome::ToDo),
    )
    .likely("The way is thousands of moves long: do you stop on it?", |case, _| {
        case.0.len() > 1000
    })
    .judge()
}
