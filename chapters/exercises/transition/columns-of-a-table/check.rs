use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<usize>, usize);

/// All tables of a few rows and moves, with entries that may be one too large; then some with
/// larger entries, and with more rows.
fn cases() -> impl Iterator<Item = Case> {
    let sizes =
        [(2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (3, 2), (2, 3), (1, 1), (0, 1)];
    let small = sizes.into_iter().flat_map(|(rows, moves): (usize, usize)| {
        let length = rows * moves;
        (0..(rows + 1).pow(length as u32)).map(move |mut number| {
            let mut table = vec![0; length];
            for entry in table.iter_mut().rev() {
                *entry = number % (rows + 1);
                number /= rows + 1;
            }
            (table, moves)
        })
    });
    let large =
        [256, 65_536, usize::MAX / 2 + 1, usize::MAX].map(|to| (vec![to, 1], 1));
    const ROWS: usize = 3000;
    let good: Vec<usize> =
        (0..ROWS).flat_map(|t| [ROWS - 1 - t, (t + 7) % ROWS]).collect();
    let mut broken = good.clone();
    broken[2 * ROWS - 1] = 255; // which stands there twice, and 6 is missing
    small.chain(large).chain([(good, 2), (broken, 2)])
}

fn column((table, moves): &Case, m: usize) -> Vec<usize> {
    table.iter().skip(m).step_by(*moves).copied().collect()
}

/// Whether each of the ranks, as many as there are entries, stands there once.
fn each_once(mut entries: Vec<usize>) -> bool {
    entries.sort();
    entries.iter().enumerate().all(|(rank, &entry)| rank == entry)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(table, moves)| format!("broken_column(&{table:?}, {moves})"),
        |(table, moves)| exercise::broken_column(table, *moves),
        |case| (0..case.1).find(|&m| !each_once(column(case, m))),
    )
    .mistake("It looks as if you only look for entries that are too large.", |case| {
        let rows = case.0.len() / case.1;
        (0..case.1).find(|&m| column(case, m).iter().any(|&to| to >= rows))
    })
    .mistake(
        "It looks as if you only look for entries that stand twice. One that names no row \
         breaks the column as well.",
        |case| {
            (0..case.1).find(|&m| {
                let mut entries = column(case, m);
                entries.sort();
                entries.windows(2).any(|pair| pair[0] == pair[1])
            })
        },
    )
    .mistake("It looks as if you give the last broken column, not the first.", |case| {
        (0..case.1).rev().find(|&m| !each_once(column(case, m)))
    })
    .mistake(
        "It looks as if you add up the entries. Other rows of numbers have the same sum.",
        |case| {
            let rows = case.0.len() / case.1;
            (0..case.1).find(|&m| {
                column(case, m).iter().sum::<usize>() != (0..rows).sum::<usize>()
            })
        },
    )
    .mistake(
        "It looks as if you read the table in the other direction: the entries of one move \
         stand `moves` apart, and not side by side.",
        |(table, moves)| {
            let rows = table.len() / moves;
            (0..*moves).find(|m| !each_once(table[m * rows..(m + 1) * rows].to_vec()))
        },
    )
    .likely(
        "An entry may be too large for a rank: then its column is broken.",
        |(table, moves), answer| {
            let rows = table.len() / moves;
            matches!(answer, RunOutcome::Panicked(_)) && table.iter().any(|&to| to >= rows)
        },
    )
    .likely(
        "An entry may be any `usize`, and there may be thousands of ranks: a smaller type takes \
         one number for another.",
        |(table, _), _| table.iter().any(|&to| to > 255),
    )
    .judge()
}
