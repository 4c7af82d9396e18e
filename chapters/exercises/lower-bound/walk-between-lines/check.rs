use std::collections::HashMap;

use judge::{RunOutcome, Verdict, compare};

type Lines = [[u8; 3]; 3];

const GOAL: Lines = [[0, 0, 0], [1, 1, 1], [2, 2, 3]];

fn sorted(mut lines: Lines) -> Lines {
    lines.iter_mut().for_each(|line| line.sort_unstable());
    lines
}

/// The lines after each move.
fn after(lines: Lines) -> Vec<Lines> {
    let blank = (0..3).find(|&r| lines[r].contains(&3)).expect("there is a blank");
    let at = lines[blank].iter().position(|&tile| tile == 3).expect("it is there");
    let mut all = vec![];
    for r in (0..3_usize).filter(|r| r.abs_diff(blank) == 1) {
        for tile in 0..3 {
            let mut next = lines;
            next[blank][at] = lines[r][tile];
            next[r][tile] = 3;
            all.push(sorted(next));
        }
    }
    all
}

/// All contents, layer by layer from the goal, with their distances.
fn all() -> Vec<(Lines, usize)> {
    let mut found = vec![(GOAL, 0)];
    let mut seen = HashMap::from([(GOAL, 0)]);
    let mut i = 0;
    while let Some(&(lines, depth)) = found.get(i) {
        for next in after(lines) {
            if seen.insert(next, depth + 1).is_none() {
                found.push((next, depth + 1));
            }
        }
        i += 1;
    }
    found
}

/// The steps between the lines, as Manhattan counts them.
fn steps(lines: &Lines) -> usize {
    let of = |r: usize| {
        lines[r].iter().filter(|&&t| t < 3).map(move |&t| r.abs_diff(t.into()))
    };
    (0..3).flat_map(of).sum()
}

/// How many tiles are not in their line.
fn misplaced(lines: &Lines) -> usize {
    let of =
        |r: usize| lines[r].iter().filter(|&&t| t < 3 && usize::from(t) != r).count();
    (0..3).map(of).sum()
}

pub fn check() -> Verdict {
    let all = all();
    let distances: HashMap<_, _> = all.iter().copied().collect();
    // Each content as it is sorted, and with its lines turned around: the order says nothing.
    let turned = |mut lines: Lines| {
        lines.iter_mut().for_each(|line| line.reverse());
        lines
    };
    let cases: Vec<Lines> =
        all.iter().flat_map(|&(lines, _)| [lines, turned(lines)]).collect();
    compare(
        cases,
        |lines| format!("moves({lines:?})"),
        |&lines| exercise::moves(lines),
        |&lines| distances[&sorted(lines)],
    )
    .mistake(
        "It looks as if you count the steps between the lines. A tile can move only next to the blank, and sometimes others must make room.",
        steps,
    )
    .mistake("It looks as if you count the tiles that are not in their line.", misplaced)
    .likely(
        "The order in a line says nothing. Sort the lines before you compare.",
        |lines, answer| sorted(*lines) != *lines && matches!(answer, RunOutcome::Panicked(_)),
    )
    .judge()
}
