use judge::{Verdict, compare};

type Turn = (u8, u8);
type Case = (bool, Vec<Turn>, Vec<Turn>);

fn undone(turns: &[Turn]) -> Vec<Turn> {
    turns.iter().rev().map(|&(face, quarters)| (face, 4 - quarters)).collect()
}

fn right((inverse, before, found): &Case) -> Vec<Turn> {
    let turns = [&found[..], before].concat();
    if *inverse { undone(&turns) } else { turns }
}

/// Turns of which no two that follow each other are of one axis, so that no other turns of this
/// number do the same; not even where two lists meet.
fn cases() -> impl Iterator<Item = Case> {
    let turns = |from: usize, count: usize| -> Vec<Turn> {
        let turn = |k: usize| ((k % 3 + 3 * (k / 2 % 2)) as u8, (k * k % 3 + 1) as u8);
        (from..from + count).map(turn).collect()
    };
    let counts = (0..6).flat_map(|found| (0..4).map(move |before| (found, before)));
    counts.flat_map(move |(found, before)| {
        let (found, before) = (turns(1, found), turns(1 + found, before));
        [false, true].map(|inverse| (inverse, before.clone(), found.clone()))
    })
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(inverse, before, found)| format!("solution({inverse}, &{before:?}, &{found:?})"),
        |(inverse, before, found)| exercise::solution(*inverse, before, found),
        right,
    )
    .mistake(
        "It looks as if `before` comes first. If a, c and b together change nothing, nor do c, b \
         and a: take a away at the front and add it at the end.",
        |(inverse, before, found)| {
            let turns = [&before[..], found].concat();
            if *inverse { undone(&turns) } else { turns }
        },
    )
    .mistake("It looks as if the turns of the inverse are not undone.", |case| {
        let (_, before, found) = case;
        [&found[..], before].concat()
    })
    .mistake("It looks as if the turns are read backwards, but not undone one by one.", |case| {
        let mut turns = right(&(false, case.1.clone(), case.2.clone()));
        if case.0 {
            turns.reverse();
        }
        turns
    })
    .mistake("It looks as if each turn is undone, but in the same order.", |case| {
        let turns = right(&(false, case.1.clone(), case.2.clone()));
        if case.0 { turns.into_iter().map(|(face, quarters)| (face, 4 - quarters)).collect() } else { turns }
    })
    .mistake("It looks as if `before` is left out.", |(inverse, _, found)| {
        if *inverse { undone(found) } else { found.clone() }
    })
    .judge()
}
