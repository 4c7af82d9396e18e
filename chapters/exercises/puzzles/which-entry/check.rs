use judge::{RunOutcome, Verdict, compare};

/// The student's faults, whose own `==` could say anything.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Fault {
    Unknown { at: usize },
    Length { found: usize },
    Twice { twice: usize, missing: usize },
}

impl From<exercise::Fault> for Fault {
    fn from(fault: exercise::Fault) -> Self {
        match fault {
            exercise::Fault::Unknown { at } => Fault::Unknown { at },
            exercise::Fault::Length { found } => Fault::Length { found },
            exercise::Fault::Twice { twice, missing } => Fault::Twice { twice, missing },
        }
    }
}

fn right(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    let entries: Vec<Option<usize>> = text
        .split(' ')
        .map(|entry| entry.parse().ok().filter(|size| (1..=n).contains(size)))
        .collect();
    if let Some(i) = entries.iter().position(Option::is_none) {
        return Err(Fault::Unknown { at: i + 1 });
    }
    let stack: Vec<usize> = entries.into_iter().flatten().collect();
    if stack.len() != n {
        return Err(Fault::Length { found: stack.len() });
    }
    let times = |size: &usize| stack.iter().filter(|other| *other == size).count();
    let twice = (1..=n).find(|size| times(size) > 1);
    let missing = (1..=n).find(|size| times(size) == 0);
    match (twice, missing) {
        (Some(twice), Some(missing)) => Err(Fault::Twice { twice, missing }),
        _ => Ok(stack.into_iter().map(|size| size - 1).collect()),
    }
}

/// What is read if empty entries are left out.
fn without_empty_entries(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    let entries: Vec<&str> = text.split_whitespace().collect();
    match entries[..] {
        [] => Err(Fault::Length { found: 0 }),
        _ => right(&entries.join(" "), n),
    }
}

/// As many sizes as there may be.
const MOST: usize = 300;

/// All texts of up to four entries out of a few, then longer ones and larger numbers.
fn cases() -> Vec<(String, usize)> {
    let entries = ["1", "2", "3", "4", "0", "x", ""];
    let mut texts: Vec<String> = entries.map(String::from).to_vec();
    let mut last = texts.clone();
    for _ in 1..4 {
        let longer = |text: &String| entries.map(|entry| format!("{text} {entry}"));
        last = last.iter().flat_map(longer).collect();
        texts.extend(last.clone());
    }
    // What a person might type comes first.
    let typed = [
        ("1", 1),
        ("2 1", 2),
        ("2 3 1", 3),
        ("2 x 1", 3),
        ("1  2", 2),
        ("2 x", 3),
        ("4 1 2", 3),
        ("2 1", 3),
        ("2 3 3", 3),
        ("2 1 2 1", 4),
        ("3 3 1 1", 4),
    ];
    let mut others = vec![];
    for n in 1..=3 {
        for text in &texts {
            others.push((text.clone(), n));
        }
    }
    others.sort_by_key(|(text, n)| (text.len().max(2 * n - 1), *n, text.clone()));
    let mut cases = typed.map(|(text, n)| (text.to_owned(), n)).to_vec();
    cases.extend(others);
    for text in ["10 9 8 7 6 5 4 3 2 1", "1 2 3 4 5 6 7 8 9 11", "1 2 3 4 5 6 7 8 9 -1"]
    {
        cases.push((text.to_owned(), 10));
    }
    // More than a byte can hold, and more than any type can.
    cases.extend([("300".to_owned(), MOST), ("256 1".to_owned(), MOST)]);
    let huge = "9".repeat(40);
    cases.extend([(huge.clone(), 1), (format!("1 {huge}"), 2)]);
    let turned =
        |n: usize| (1..=n).rev().map(|size| size.to_string()).collect::<Vec<_>>();
    cases.push((turned(MOST).join(" "), MOST));
    cases
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(text, n)| match text.get(..60) {
            Some(start) => format!("read(\"{start}…\", {n})"),
            None => format!("read({text:?}, {n})"),
        },
        |(text, n)| exercise::read(text, *n).map_err(Fault::from),
        |(text, n)| right(text, *n),
    )
    .likely(
        "An empty entry is no size: it stands between two spaces in a row, and in an \
         empty text.",
        |(text, n), given| {
            text.split(' ').any(str::is_empty)
                && *given == RunOutcome::Gave(without_empty_entries(text, *n))
        },
    )
    .likely("An entry need not be a number.", |(text, _), given| {
        let none = |entry: &str| !entry.is_empty() && !entry.bytes().all(|c| c.is_ascii_digit());
        text.split(' ').any(none) && matches!(given, RunOutcome::Panicked(_))
    })
    .likely(
        "An entry that is no size comes first among the faults.",
        |(text, n), given| {
            matches!(right(text, *n), Err(Fault::Unknown { .. }))
                && matches!(
                    given,
                    RunOutcome::Gave(Err(Fault::Length { .. } | Fault::Twice { .. }))
                )
        },
    )
    .likely("Places are counted from 1 in what is told.", |(text, n), given| {
        match (right(text, *n), given) {
            (
                Err(Fault::Unknown { at }),
                RunOutcome::Gave(Err(Fault::Unknown { at: told })),
            ) => *told + 1 == at,
            _ => false,
        }
    })
    .likely(
        "A number can be too large or too small to be a size.",
        |(text, n), given| {
            matches!(right(text, *n), Err(Fault::Unknown { .. }))
                && matches!(given, RunOutcome::Gave(Ok(_)) | RunOutcome::Panicked(_))
        },
    )
    .likely(
        "With a small `n` you are right. Sizes go up to `n`: does each fit in its type?",
        |&(_, n), _| n > 10,
    )
    .likely(
        "How many entries there are is told before what stands twice.",
        |(text, n), given| {
            matches!(right(text, *n), Err(Fault::Length { .. }))
                && matches!(given, RunOutcome::Gave(Err(Fault::Twice { .. })))
        },
    )
    .likely(
        "Too few entries are a fault, and so are too many: there must be `n` of them.",
        |(text, n), given| {
            matches!(right(text, *n), Err(Fault::Length { .. }))
                && matches!(given, RunOutcome::Gave(Ok(_)) | RunOutcome::Panicked(_))
        },
    )
    .likely("Sizes are told as they were typed, from 1.", |(text, n), given| {
        match (right(text, *n), given) {
            (Err(Fault::Twice { twice, missing }), RunOutcome::Gave(Err(told))) => {
                *told == Fault::Twice { twice: twice - 1, missing: missing - 1 }
            }
            _ => false,
        }
    })
    .likely(
        "Of several sizes that stand twice, tell the smallest.",
        |(text, n), given| match (right(text, *n), given) {
            (
                Err(Fault::Twice { twice, .. }),
                RunOutcome::Gave(Err(Fault::Twice { twice: told, .. })),
            ) => *told > twice,
            _ => false,
        },
    )
    .likely(
        "Of several sizes that are missing, tell the smallest.",
        |(text, n), given| match (right(text, *n), given) {
            (
                Err(Fault::Twice { missing, .. }),
                RunOutcome::Gave(Err(Fault::Twice { missing: told, .. })),
            ) => *told > missing,
            _ => false,
        },
    )
    .likely("In the stack, sizes are numbers from 0.", |(text, n), given| {
        matches!((right(text, *n), given), (Ok(_), RunOutcome::Gave(Ok(_))))
    })
    .likely("A size that stands twice is a fault.", |_, given| {
        matches!(given, RunOutcome::Gave(Ok(_)))
    })
    .judge()
}
