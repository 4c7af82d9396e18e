use judge::{RunOutcome, Verdict, compare};

type Case = (usize, Vec<Vec<usize>>);

/// The cycles of a permutation that says where each piece goes, counted from 1. Those of one place are
/// written if `ones`.
fn cycles(to: &[usize], ones: bool) -> Vec<Vec<usize>> {
    let mut seen = vec![false; to.len()];
    let mut cycles = vec![];
    for start in 0..to.len() {
        let (mut cycle, mut x) = (vec![], start);
        while !seen[x] {
            seen[x] = true;
            cycle.push(x + 1);
            x = to[x];
        }
        if cycle.len() > usize::from(!ones) {
            cycles.push(cycle);
        }
    }
    cycles
}

fn cases() -> Vec<Case> {
    let mut cases = vec![(2, vec![vec![1, 2]]), (3, vec![vec![1, 2, 3]])];
    for n in 0..=4 {
        for to in (0..n).fold(vec![vec![]], |rows: Vec<Vec<usize>>, _| {
            let longer = |row: Vec<usize>| {
                let left: Vec<_> = (0..n).filter(|x| !row.contains(x)).collect();
                left.into_iter().map(move |x| [&row[..], &[x]].concat())
            };
            rows.into_iter().flat_map(longer).collect()
        }) {
            cases.extend([false, true].map(|ones| (n, cycles(&to, ones))));
        }
    }
    // A cycle need not begin with its smallest number.
    cases.push((6, vec![vec![5, 2, 6], vec![4, 1]]));
    let long: Vec<usize> = (0..100).map(|x| (x * 37 + 11) % 100).collect();
    cases.push((100, cycles(&long, false)));
    cases
}

fn right((n, cycles): &Case) -> Vec<usize> {
    let mut pm: Vec<usize> = (0..*n).collect();
    for cycle in cycles {
        let before = cycle.iter().cycle().skip(cycle.len() - 1);
        cycle.iter().zip(before).for_each(|(to, from)| pm[to - 1] = from - 1);
    }
    pm
}

/// Where each piece goes.
fn goes(case: &Case) -> Vec<usize> {
    let pm = right(case);
    (0..pm.len())
        .map(|x| pm.iter().position(|&piece| piece == x).expect("a piece"))
        .collect()
}

pub fn check() -> Verdict {
    let call = |(n, cycles): &Case| {
        let text = |cycle: &Vec<usize>| {
            format!(
                "({})",
                cycle.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
            )
        };
        match cycles.iter().map(text).collect::<String>() {
            none if none.is_empty() => format!("contents({n}, …), for no cycle,"),
            text => format!("contents({n}, …), for {text},"),
        }
    };
    compare(cases(), call, |(n, cycles)| exercise::contents(*n, cycles), right)
        .mistake(
            "It looks as if the list says where each piece goes. `pm[i]` is the piece that has come to \
             slot `i`.",
            goes,
        )
        .mistake("It looks as if a slot that is not named gets piece 0. It keeps its own.", |case| {
            let named = |i: usize| case.1.iter().flatten().any(|&x| x == i + 1);
            right(case)
                .into_iter()
                .enumerate()
                .map(|(i, piece)| if named(i) { piece } else { 0 })
                .collect()
        })
        .mistake("It looks as if the pieces were counted from 1, and they are from 0.", |case| {
            right(case).into_iter().map(|piece| piece + 1).collect()
        })
        .mistake(
            "It looks as if the last place of a parenthesis were left out: what is there goes to the first.",
            |(n, cycles)| {
                let mut pm: Vec<usize> = (0..*n).collect();
                for pair in cycles.iter().flat_map(|cycle| cycle.windows(2)) {
                    pm[pair[1] - 1] = pair[0] - 1;
                }
                pm
            },
        )
        .likely(
            "Places are counted from 1 in the file, and slots from 0 in the list.",
            |_, given| matches!(given, RunOutcome::Panicked(_)),
        )
        .judge()
}
