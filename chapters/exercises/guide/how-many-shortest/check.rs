use judge::{RunOutcome, Verdict, compare};
use puzzle::{Indexed, burnt_pancake::BurntPancakes, sliding::Sliding};

struct Case {
    name: String,
    p: usize,
    label: Vec<u64>,
    next: Vec<Vec<usize>>,
}

fn ring(n: usize) -> Vec<Vec<usize>> {
    (0..n).map(|p| vec![(p + 1) % n, (p + n - 1) % n]).collect()
}

/// The moves of a puzzle whose solved position has number 0; a move that cannot be done
/// stays where it is.
fn of(puzzle: &dyn Indexed) -> Vec<Vec<usize>> {
    let after = |p| puzzle.successors(p).into_iter().map(move |q| q.unwrap_or(p) as usize);
    (0..puzzle.position_count()).map(|p| after(p).collect()).collect()
}

fn labels(next: &[Vec<usize>]) -> Vec<u64> {
    let moves = next[0].len();
    let flat: Vec<u32> = next.iter().flatten().map(|&q| q as u32).collect();
    let mut label = vec![-1; next.len()];
    table::scan(0, &flat, moves, &mut label);
    label.into_iter().map(|label| label as u64).collect()
}

fn cases() -> Vec<Case> {
    let both_ways = vec![vec![1, 1], vec![0, 0]];
    let square = |p: usize| [1, 2, 4].map(|bit| p ^ bit).to_vec();
    let diamond =
        vec![vec![1, 2, 0], vec![0, 3, 1], vec![0, 3, 2], vec![1, 2, 4], vec![3, 4, 4]];
    let cube = (0..8).map(square).collect();
    let shown = [both_ways, ring(3), ring(4), diamond, ring(5), cube];
    let mut graphs: Vec<_> =
        shown.into_iter().map(|next| (format!("next = {next:?}"), next)).collect();
    let board = Sliding::new(2, 3).expect("a board");
    let stack = BurntPancakes::new(3).expect("a stack");
    graphs.push(("the puzzle is sliding-2x3".to_owned(), of(&board)));
    graphs.push(("the puzzle is burnt-pancake-3".to_owned(), of(&stack)));
    let mut cases = vec![];
    for (name, next) in graphs {
        let label = labels(&next);
        let mut order: Vec<usize> = (0..next.len()).collect();
        order.sort_by_key(|&p| label[p]);
        for p in order {
            let (label, next) = (label.clone(), next.clone());
            cases.push(Case { name: name.clone(), p, label, next });
        }
    }
    // Four moves that are alike, nine times one after another.
    let next = (0..10).map(|p: usize| vec![p.saturating_sub(1); 4]).collect();
    let name = "all four moves lead from each position to the one before".to_owned();
    cases.push(Case { name, p: 9, label: (0..10).collect(), next });
    cases
}

/// How many shortest solutions a position has.
fn count(case: &Case, p: usize) -> u64 {
    if case.label[p] == 0 {
        return 1;
    }
    nearer(case, p).into_iter().map(|q| count(case, q)).sum()
}

fn nearer(case: &Case, p: usize) -> Vec<usize> {
    let next = case.next[p].iter().copied();
    next.filter(|&q| case.label[q] + 1 == case.label[p]).collect()
}

/// Ways through different positions.
fn by_positions(case: &Case, p: usize) -> u64 {
    if case.label[p] == 0 {
        return 1;
    }
    let mut nearer = nearer(case, p);
    nearer.sort_unstable();
    nearer.dedup();
    nearer.into_iter().map(|q| by_positions(case, q)).sum()
}

/// What comes out if every move adds 1.
fn added(case: &Case, p: usize) -> u64 {
    match case.label[p] {
        0 => 1,
        _ => nearer(case, p).into_iter().map(|q| 1 + added(case, q)).sum(),
    }
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |case| format!("solutions({}, …), where {},", case.p, case.name),
        |case| exercise::solutions(case.p, &case.label, &case.next),
        |case| count(case, case.p),
    )
    .likely(
"The solved position has one solution: to do nothing.",
|case, answer| {
        case.label[case.p] == 0 && matches!(answer, RunOutcome::Gave(_))
    })
    .mistake("It looks as if you follow only the first move that leads nearer.", |_| 1)
    .mistake(
        "It looks as if you count the first moves only: each of them may go on in \
         several ways.",
        |case| nearer(case, case.p).len().max(1) as u64,
    )
    .mistake(
        "It looks as if you count ways through positions: two moves that lead to the \
         same position make two solutions.",
        |case| by_positions(case, case.p),
    )
    .mistake(
        "It looks as if you add 1 for each move. That counts moves: a way is counted once, \
         where it ends.",
        |case| added(case, case.p),
    )
    .likely(
"A shortest solution goes down by one label with each move.",
|case, answer| {
        matches!(answer, RunOutcome::Gave(found) if *found > count(case, case.p))
    })
    .likely("Is every number on the way a `u64`?", |case, _| count(case, case.p) > 255)
    .judge()
}
