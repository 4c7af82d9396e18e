use judge::{RunOutcome, Verdict, answer, ask, at_most, brief, ensure};

pub fn check() -> Verdict {
    for n in 0..=6_u64 {
        for pm in orders(n) {
            replay(&pm)?;
        }
    }
    replay(&(0..100).rev().collect::<Vec<_>>())?;
    replay(&(1..100).chain([0]).collect::<Vec<_>>())
}

fn orders(n: u64) -> impl Iterator<Item = Vec<u8>> {
    (0..(1..=n).product()).map(move |t| {
        let mut pm = vec![0; n as usize];
        permutation::unrank(t, &mut pm);
        pm
    })
}

fn replay(pm: &[u8]) -> Verdict {
    let call = format!("exchanges(&{})", brief(pm));
    let made = ask::<Vec<usize>>(&call, || exercise::exchanges(pm))?;
    let shown = brief(&made);
    let mut row = pm.to_vec();
    for &i in &made {
        ensure(i + 1 < row.len(), || {
            format!(
                "{call} gives {shown}: there is no exchange {i}, since it would reach \
                 slot {}. The last slot is {}.{}",
                i + 1,
                row.len() as i64 - 1,
                advice(pm)
            )
        })?;
        row.swap(i, i + 1);
    }
    ensure(row.is_sorted(), || {
        format!(
            "{call} gives {shown}, which leads to {} and not to solved.{}",
            brief(&row),
            advice(pm)
        )
    })?;
    at_most(
        call,
        "exchanges",
        made.len() as u64,
        permutation::inversions(pm),
        "Each exchange of neighbors makes one inversion less, or one more if the two stood \
         right already. Make only those of the first kind.",
    )
}

/// What a student's wrong answers look like, if they are those of a known mistake.
fn advice(pm: &[u8]) -> &'static str {
    if pm.len() > 6 {
        return "\nThe short rows come out right. Do you go over a long one often enough?";
    }
    let looks = |mistaken: fn(&[u8]) -> Vec<usize>| {
        let mut rows = (2..=4).flat_map(orders);
        rows.all(|pm| {
            let given = answer::<Vec<usize>>(|| exercise::exchanges(&pm));
            given == RunOutcome::Gave(mistaken(&pm))
        })
    };
    if looks(one_pass) {
        return "\nIt looks as if you go over the row only once.";
    }
    if [home_left, home_right, out_left, out_right].into_iter().any(looks) {
        return "\nIt looks as if you exchange a piece with the one in its home slot, however \
                far away. The exchange `i` is always one of neighbors.";
    }
    let mut rows = (0..=4).flat_map(orders);
    let backward =
        rows.all(|pm| match answer::<Vec<usize>>(|| exercise::exchanges(&pm)) {
            RunOutcome::Gave(made) if made.iter().all(|i| i + 1 < pm.len()) => {
                let mut row = pm;
                made.iter().rev().for_each(|&i| row.swap(i, i + 1));
                row.is_sorted()
            }
            _ => false,
        });
    match backward {
        true => {
            "\nFrom the last to the first they would solve it: list them in the order in \
             which they are made."
        }
        false => "",
    }
}

/// Brings each piece home at once, and notes the slot that one of the two had.
fn home(pm: &[u8], note: impl Fn(usize, usize) -> usize) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    for i in 0..row.len() {
        let j = row.iter().position(|&piece| usize::from(piece) == i).unwrap_or(i);
        if i != j {
            row.swap(i, j);
            made.push(note(i, j));
        }
    }
    made
}

fn home_left(pm: &[u8]) -> Vec<usize> {
    home(pm, |i, _| i)
}

fn home_right(pm: &[u8]) -> Vec<usize> {
    home(pm, |_, j| j)
}

/// Sends the piece in each slot home, until the right one is there.
fn out(pm: &[u8], note: impl Fn(usize, usize) -> usize) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    for i in 0..row.len() {
        while usize::from(row[i]) != i {
            let j = usize::from(row[i]);
            row.swap(i, j);
            made.push(note(i, j));
        }
    }
    made
}

fn out_left(pm: &[u8]) -> Vec<usize> {
    out(pm, |i, _| i)
}

fn out_right(pm: &[u8]) -> Vec<usize> {
    out(pm, |_, j| j)
}

/// The exchanges of a sort that is not repeated.
fn one_pass(pm: &[u8]) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    for i in 1..row.len() {
        if row[i - 1] > row[i] {
            row.swap(i - 1, i);
            made.push(i - 1);
        }
    }
    made
}
