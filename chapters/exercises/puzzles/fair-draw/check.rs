use std::collections::BTreeMap;

use judge::{Verdict, ask, ensure};

/// More runs than any draw that is fair by design needs.
const RUNS: usize = 60_000;

/// As many pancakes as there may be.
const MOST: usize = 20;

fn orders(n: usize) -> u64 {
    (1..=n as u64).product()
}

/// Refuses what `below` may not be asked, after so many calls.
fn demand(n: usize, k: u64, asked: usize) {
    let orders = orders(n);
    assert!(k > 0, "below(0): there is no number below 0");
    assert!(k <= orders, "below({k}): no more than {orders} is needed");
    assert!(
        asked < 200,
        "below was called more than 200 times for {n} pancakes. A draw that throws answers \
         away need not end"
    );
}

/// What is drawn if `below` answers so: it must be a stack.
fn stack(
    n: usize,
    below: &mut dyn FnMut(u64) -> u64,
) -> Result<Vec<usize>, judge::Fault> {
    let stack =
        ask::<Vec<usize>>(format!("draw({n}, …)"), || exercise::draw(n, below))?;
    let mut sorted = stack.clone();
    sorted.sort_unstable();
    ensure(sorted.into_iter().eq(0..n), || {
        format!(
            "draw({n}, …) gives {stack:?}, which is no stack: each number from 0 to {} must \
             stand there once.",
            n - 1
        )
    })?;
    Ok(stack)
}

/// Draws of more pancakes than can be tried in every way: those in which `below` gives the
/// smallest number, the largest, and others.
fn large(n: usize) -> Verdict {
    let answers: [fn(u64, u64) -> u64; 4] =
        [|_, _| 0, |_, k| k - 1, |_, k| k / 2, |asked, k| asked * asked % k];
    for answer in answers {
        let mut asked = 0;
        stack(n, &mut |k| {
            demand(n, k, asked);
            asked += 1;
            answer(asked as u64, k)
        })?;
    }
    Ok(())
}

/// How likely each stack of `n` is, and in how many ways `below` can answer.
fn likelihoods(n: usize) -> Result<(BTreeMap<Vec<usize>, f64>, usize), judge::Fault> {
    let orders = orders(n);
    let mut likely = BTreeMap::new();
    let mut answers: Vec<(u64, u64)> = vec![];
    for runs in 1.. {
        let mut asked = 0;
        let mut below = |k: u64| {
            demand(n, k, asked);
            if asked == answers.len() {
                answers.push((0, k));
            }
            asked += 1;
            answers[asked - 1].0
        };
        let stack = stack(n, &mut below)?;
        let chance: f64 = answers.iter().map(|&(_, k)| 1.0 / k as f64).product();
        *likely.entry(stack).or_default() += chance;
        while answers.last().is_some_and(|&(given, k)| given + 1 == k) {
            answers.pop();
        }
        let Some(last) = answers.last_mut() else { return Ok((likely, runs)) };
        last.0 += 1;
        ensure(runs < RUNS, || {
            format!(
                "draw({n}, …) draws so many numbers that not all answers of below can \
                 be tried: {n} pancakes have {orders} orders, and a draw that needs no \
                 more numbers than pancakes will do."
            )
        })?;
    }
    unreachable!("the runs end")
}

/// Whether two pancakes are as likely in either order as if each got one of two numbers,
/// and they were sorted by these.
fn is_by_numbers(likely: &BTreeMap<Vec<usize>, f64>) -> bool {
    let chance = |stack: &[usize]| likely.get(stack).copied().unwrap_or(0.0);
    let (least, most) = (0.25, 0.75); // equal numbers: three of four cases alike
    [[0, 1], [1, 0]].iter().any(|stack| {
        let other = [stack[1], stack[0]];
        (chance(stack) - most).abs() < 1e-9 && (chance(&other) - least).abs() < 1e-9
    })
}

pub fn check() -> Verdict {
    for n in 1..=5 {
        let orders: usize = (1..=n).product();
        let (likely, runs) = likelihoods(n)?;
        let mut never = vec![0; n];
        for rank in 0..orders as u64 {
            permutation::unrank(rank, &mut never);
            let stack: Vec<usize> = never.iter().map(|&p: &u8| p.into()).collect();
            ensure(likely.contains_key(&stack), || {
                format!(
                    "draw({n}, …) never gives {stack:?}, whatever below answers.\nAll \
                     {orders} orders must be possible, the solved one as well."
                )
            })?;
        }
        let by_chance =
            |a: &(&Vec<usize>, &f64), b: &(&Vec<usize>, &f64)| a.1.total_cmp(b.1);
        let most = likely.iter().max_by(by_chance).expect("a stack");
        let least = likely.iter().min_by(by_chance).expect("a stack");
        ensure(most.1 - least.1 < 1e-9, || {
            let percent = |chance: &f64| format!("{:.1} %", 100.0 * chance);
            let all = runs == n.pow(n as u32) && !runs.is_multiple_of(orders);
            let why = if is_by_numbers(&likely) {
                "It looks as if you draw a number for each pancake and sort by them. Two \
                 numbers may be the same, and then it is not left to chance which of \
                 the two pancakes is first."
                    .to_owned()
            } else if all {
                format!(
                    "It looks as if you draw {n} times one of {n}. That can be done in \
                     {runs} ways, and {runs} cannot be shared out evenly among {orders} \
                     orders."
                )
            } else {
                format!("Each of the {orders} orders must come up equally often.")
            };
            format!(
                "draw({n}, …) gives {:?} in {} of all cases, and {:?} in {}.\n{why}",
                most.0,
                percent(most.1),
                least.0,
                percent(least.1)
            )
        })?;
    }
    (6..=MOST).try_for_each(large)
}
