use judge::{RunOutcome, Verdict, compare};

/// Symmetries as lists, `maps[s][order]`, and the rows.
type Case = (Vec<Vec<usize>>, Vec<u32>);

/// Rings of `n` beads: all turns, and all turns after a mirror.
fn rings(n: usize) -> Vec<Vec<usize>> {
    let from = |s: usize, i: usize| if s < n { (s + i) % n } else { (s + n - i) % n };
    let image = |s: usize, p: usize| (0..n).map(|i| (p >> from(s, i) & 1) << i).sum();
    (0..2 * n).map(|s| (0..1 << n).map(|p| image(s, p)).collect()).collect()
}

/// The members of each class, in the order of the first ones.
fn classes(maps: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut classes: Vec<Vec<usize>> = Vec::new();
    for order in 0..maps[0].len() {
        let class = classes
            .iter_mut()
            .find(|class| maps.iter().any(|map| map[order] == class[0]));
        match class {
            Some(class) => class.push(order),
            None => classes.push(vec![order]),
        }
    }
    classes
}

/// Rows for the classes: one column each, then many.
fn with_rows(maps: Vec<Vec<usize>>) -> Vec<Case> {
    let classes = classes(&maps).len();
    let one_row = |k: usize| (0..classes).map(|class| u32::from(class == k)).collect();
    let mut cases: Vec<Case> =
        (0..classes).map(|k| (maps.clone(), one_row(k))).collect();
    let many = (0..classes as u32)
        .map(|class| (class + 1).wrapping_mul(0x9E37_79B1))
        .collect();
    cases.push((maps, many));
    cases
}

/// How many beads make the most orders that there may be.
const MOST: usize = 12;

/// The smallest first.
fn cases() -> Vec<Case> {
    let none = vec![vec![0, 1]];
    let two = vec![vec![0, 1], vec![1, 0]];
    let ends = vec![vec![0, 1, 2], vec![2, 1, 0]];
    let around = vec![vec![0, 1, 2], vec![1, 2, 0], vec![2, 0, 1]];
    let mut cases: Vec<Case> =
        [none, two, ends, around].into_iter().flat_map(with_rows).collect();
    cases.extend((3..=6).map(rings).flat_map(with_rows));
    // The most orders, of which every column was visited.
    let maps = rings(MOST);
    let full = vec![u32::MAX; classes(&maps).len()];
    cases.push((maps, full));
    cases
}

fn sum(case: &Case, weight: impl Fn(&[usize]) -> usize) -> u64 {
    let rows = classes(&case.0).into_iter().zip(&case.1);
    rows.map(|(class, row)| u64::from(row.count_ones()) * weight(&class) as u64).sum()
}

fn call((maps, rows): &Case) -> String {
    let (orders, symmetries) = (maps[0].len(), maps.len());
    let many = rows.len() > 20;
    let rows: Vec<_> = rows.iter().map(|row| format!("0b{row:b}")).collect();
    let rows = if many { format!("{}, …", rows[0]) } else { rows.join(", ") };
    match orders {
        0..8 => format!(
            "positions({orders}, {symmetries}, …, &[{rows}]), with the images {maps:?},"
        ),
        _ => format!(
            "positions({orders}, {symmetries}, …, &[{rows}]), on rings of {} beads, turned and \
             mirrored,",
            orders.ilog2()
        ),
    }
}

pub fn check() -> Verdict {
    compare(
        cases(),
        call,
        |(maps, rows)| {
            exercise::positions(maps[0].len(), maps.len(), |s, order| maps[s][order], rows)
        },
        |case| sum(case, |class| class.len()),
    )
    .mistake("It looks as if each column counts for one position. Its row is a class.", |case| {
        sum(case, |_| 1)
    })
    .mistake(
        "It looks as if every class had as many members as there are symmetries. An order that is \
         symmetric itself has fewer images.",
        |case| sum(case, |_| case.0.len()),
    )
    .mistake(
        "It looks as if a column were counted once for each symmetry that leaves its order as it is. \
         Count the images that differ.",
        |case| sum(case, |class| case.0.len() / class.len()),
    )
    .likely(
        "`rows` has one row for each class, and not one for each order: take the next row whenever \
         you come to a new class.",
        |_, given| matches!(given, RunOutcome::Panicked(text) if text.contains("out of bounds")),
    )
    .likely(
        "With few orders you are right. Do you count the positions in a type that is too small?",
        |(maps, _), _| maps[0].len() > 128,
    )
    .judge()
}
