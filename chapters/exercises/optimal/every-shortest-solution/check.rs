use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use judge::{RunOutcome, Verdict, at_most, compare};
use optimal::{Optimal, Tables};
use puzzle::Metric;
use puzzle::rubik::{Cube, parse, turns};

/// Scrambles, the shortest first; some have several shortest solutions.
const SCRAMBLES: [&str; 13] = [
    "",
    "R",
    "U2",
    "R U",
    "U D",
    "R2 L2",
    "F2 B U",
    "R L' F B'",
    "R2 L2 U D'",
    "R2 L2 U2 D2",
    "R2 U2 R2 U2",
    "R U R' U' F2",
    "R2 L2 U2 D2 F2",
];

/// So many times as many calls as are enough end the search.
const PATIENCE: u64 = 20;

/// The advice for a search that calls `turn` too often.
const ADVICE: &str = "A turn is called for only if it is canonical after the last one, and only from a cube whose \
     bound is at most the number of turns that are left there.";

/// All cubes that were met, by their numbers.
struct Cubes {
    optimal: Optimal,
    turns: Vec<Cube>,
    cubes: RefCell<(Vec<Cube>, HashMap<Cube, u64>)>,
}

impl Cubes {
    fn number(&self, cube: Cube) -> u64 {
        let (cubes, numbers) = &mut *self.cubes.borrow_mut();
        *numbers.entry(cube).or_insert_with(|| {
            cubes.push(cube);
            cubes.len() as u64 - 1
        })
    }

    fn cube(&self, number: u64) -> Cube {
        let cube = self.cubes.borrow().0.get(number as usize).copied();
        cube.unwrap_or_else(|| panic!("no cube has the number {number}"))
    }

    fn turn(&self, number: u64, m: usize) -> u64 {
        assert!(m < 18, "there is no turn {m}: they are 0 to 17");
        self.number(self.cube(number) * self.turns[m])
    }

    fn bound(&self, number: u64) -> usize {
        self.optimal.lower_bound(&self.cube(number))
    }

    /// All solutions of exactly `left` turns, and the number of turns that are made.
    fn dive(
        &self,
        cube: Cube,
        left: usize,
        path: &mut Vec<usize>,
        all: &mut Solutions,
    ) {
        if self.optimal.lower_bound(&cube) > left {
            return;
        }
        if left == 0 {
            all.found.extend((cube == Cube::SOLVED).then(|| path.clone()));
            return;
        }
        let last = path.last().map_or(9, |m| m / 3);
        for m in (0..18).filter(|m| m / 3 != last && m / 3 + 3 != last) {
            all.calls += 1;
            path.push(m);
            self.dive(cube * self.turns[m], left - 1, path, all);
            path.pop();
        }
    }
}

#[derive(Default)]
struct Solutions {
    found: Vec<Vec<usize>>,
    calls: u64,
}

struct Case {
    scramble: &'static str,
    cube: u64,
    right: Solutions,
}

/// Whether a list of solutions has one that is not canonical.
fn repeats(solutions: &[Vec<usize>]) -> bool {
    let needless =
        |pair: &[usize]| pair[0] / 3 == pair[1] / 3 || pair[1] / 3 + 3 == pair[0] / 3;
    solutions.iter().any(|solution| solution.windows(2).any(needless))
}

pub fn check() -> Verdict {
    let optimal = Optimal::build(Tables::Small, |_| ()).expect("tables of 42 KB");
    let all = turns(Metric::HalfTurn);
    let turns = all.iter().map(|&turn| Cube::from_turn(turn)).collect();
    let cubes = Cubes { optimal, turns, cubes: RefCell::default() };
    cubes.number(Cube::SOLVED);
    let cases = SCRAMBLES.map(|scramble| {
        let cube = parse(scramble).into_iter().flatten().map(Cube::from_turn).product();
        let mut right = Solutions::default();
        for length in 0.. {
            cubes.dive(cube, length, &mut vec![], &mut right);
            if !right.found.is_empty() {
                break;
            }
        }
        right.found.sort();
        Case { scramble, cube: cubes.number(cube), right }
    });
    let call = |case: &Case| format!("solutions(the cube after `{}`)", case.scramble);
    let counts = RefCell::new(vec![]);
    compare(
        &cases,
        |case| call(case),
        |case| {
            let (count, most) = (Cell::new(0), PATIENCE * case.right.calls.max(18));
            let turn = |number, m| {
                count.set(count.get() + 1);
                assert!(count.get() <= most, "more than {most} calls of `turn`");
                cubes.turn(number, m)
            };
            let bound = |number| cubes.bound(number);
            let mut found = exercise::solutions(case.cube, &turn, &bound);
            counts.borrow_mut().push(count.get());
            found.sort();
            found
        },
        |case| case.right.found.clone(),
    )
    .likely(ADVICE, |_, answer| {
        matches!(answer, RunOutcome::Panicked(text) if text.contains("calls of `turn`"))
    })
    .likely("The solved cube has one solution: no turns at all.", |case, _| case.cube == 0)
    .likely(
        "Turns of one face are never needed in a row, and of two opposite faces the one with the \
         smaller number comes first.",
        |_, answer| matches!(answer, RunOutcome::Gave(found) if repeats(found)),
    )
    .likely(
        "There are more solutions of this length. Does the search go on after the first one?",
        |case, answer| {
            matches!(answer, RunOutcome::Gave(found) if found.len() < case.right.found.len()
                && found.iter().all(|solution| case.right.found.contains(solution)))
        },
    )
    .likely(
        "A solution is a list of the turns that solve the cube, the first one first, and all have \
         the same length.",
        |_, answer| matches!(answer, RunOutcome::Gave(_)),
    )
    .judge()?;
    for (case, count) in cases.iter().zip(counts.take()) {
        at_most(call(case), "calls of `turn`", count, case.right.calls, ADVICE)?;
    }
    Ok(())
}
