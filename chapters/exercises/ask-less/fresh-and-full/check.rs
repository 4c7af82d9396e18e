use std::cell::{Cell, RefCell};

use judge::{RunOutcome, Verdict, at_most, compare};

type Sources = Vec<Vec<(usize, u8)>>;

const FULL: u32 = (1 << 27) - 1;

/// Each column of a word, moved by the digits of a vector.
fn translate(word: u32, vector: u8) -> u32 {
    [1, 3, 9].into_iter().fold(word, |word, weight| {
        let by = u32::from(vector) / weight % 3;
        let below: u32 =
            (0..27).filter(|p| p / weight % 3 + by < 3).map(|p| 1 << p).sum();
        (word & below) << (by * weight) | (word & !below) >> ((3 - by) * weight)
    })
}

/// The chapter's four cards in a ring.
fn cards() -> Sources {
    let row = |pm: [u8; 4]| permutation::rank(&pm) as usize;
    let order = |row| {
        let mut pm = [0; 4];
        permutation::unrank(row, &mut pm);
        pm
    };
    let digit = |card: u8| [1, 3, 9, 0][usize::from(card)];
    let asks = |[a, b, c, d]: [u8; 4]| {
        // What comes into a, b, c, d by an exchange was b, a, c, d before.
        let by = digit(a) + 2 * digit(b);
        vec![(row([b, c, d, a]), 0), (row([d, a, b, c]), 0), (row([b, a, c, d]), by)]
    };
    (0..24).map(|row| asks(order(row))).collect()
}

/// As many rows as there may be.
const MOST: usize = 100;

/// Puzzles with their names, the smallest first.
fn cases() -> Vec<(&'static str, Sources)> {
    vec![
        ("a row that reads none", vec![vec![]]),
        ("one row that reads itself by the vector 1", vec![vec![(0, 1)]]),
        (
            "two rows, where row 1 reads row 0 by the vector 1",
            vec![vec![], vec![(0, 1)]],
        ),
        (
            "two rows that read each other by the vector 3",
            vec![vec![(1, 3)], vec![(0, 3)]],
        ),
        (
            "three rows in a line, where each reads the one before it",
            vec![vec![], vec![(0, 0)], vec![(1, 9)]],
        ),
        (
            "three rows in a line, where row 2 reads row 0 and row 1 reads row 2",
            vec![vec![], vec![(2, 0)], vec![(0, 0)]],
        ),
        (
            "two rows, where each reads itself by 1 and the other by 0",
            vec![vec![(0, 1), (1, 0)], vec![(0, 0), (1, 1)]],
        ),
        ("one row that reads itself by 1, 3 and 9", vec![vec![(0, 1), (0, 3), (0, 9)]]),
        (
            "two rows that read each other by 1, 3 and 9",
            vec![vec![(1, 1), (1, 3), (1, 9)], vec![(0, 1), (0, 3), (0, 9)]],
        ),
        ("the chapter's four cards", cards()),
        (
            "a hundred rows in a line, where each reads the one before it",
            (0..MOST)
                .map(|row| row.checked_sub(1).map(|r| (r, 0)).into_iter().collect())
                .collect(),
        ),
        (
            "a hundred rows in a ring, where each reads the one before it, and row 0 reads row 99 by \
             the vector 1",
            (0..MOST)
                .map(|row| vec![row.checked_sub(1).map_or((MOST - 1, 1), |r| (r, 0))])
                .collect(),
        ),
        (
            "a hundred rows that read row 0 by 1, 3 and 9",
            vec![vec![(0, 1), (0, 3), (0, 9)]; MOST],
        ),
    ]
}

/// The puzzle whose rows give where those of this one read.
fn given(sources: &Sources) -> Sources {
    let mut given = vec![vec![]; sources.len()];
    for (row, asked) in sources.iter().enumerate() {
        asked.iter().for_each(|&(from, by)| given[from].push((row, by)));
    }
    given
}

/// How a search goes about it.
#[derive(Clone, Copy)]
struct Way {
    skips_full: bool,
    fresh: Fresh,
    arrays: Arrays,
}

/// Where a step writes what it brings.
#[derive(Clone, Copy, PartialEq)]
enum Arrays {
    /// Into another array than that from which it reads.
    Two,
    /// Into the same, word by word.
    One,
    /// Into the same, row by row.
    RowByRow,
}

#[derive(Clone, Copy, PartialEq)]
enum Fresh {
    /// Every row counts as in the frontier.
    Always,
    /// Once in the frontier, always in it.
    Since,
    /// Changed by the last step.
    Now,
    /// Changed by the last step; but the step itself writes it down for the next, row by
    /// row, over what it still has to read.
    Overwritten,
    /// A row that is not in the frontier *itself* reads none.
    Itself,
}

/// Right searches that read too often, and how to tell.
const WAYS: [(Way, &str); 5] = [
    (
        Way { skips_full: false, fresh: Fresh::Always, arrays: Arrays::Two },
        "Every row seems to read in every step. Which can gain nothing, and which give nothing?",
    ),
    (
        Way { skips_full: true, fresh: Fresh::Since, arrays: Arrays::Two },
        "It looks as if a row that was in the frontier once stays in it. The frontier is about the last step alone.",
    ),
    (
        Way { skips_full: false, fresh: Fresh::Since, arrays: Arrays::Two },
        "It looks as if a row gives as soon as it holds a column, and for ever. The frontier is about the \
         last step alone, and full rows need not read.",
    ),
    (
        Way { skips_full: false, fresh: Fresh::Now, arrays: Arrays::Two },
        "It looks as if full rows go on reading.",
    ),
    (
        Way { skips_full: true, fresh: Fresh::Always, arrays: Arrays::Two },
        "It looks as if only full rows are spared. Which rows give nothing new?",
    ),
];

const RIGHT: Way = Way { skips_full: true, fresh: Fresh::Now, arrays: Arrays::Two };

fn search(way: Way, sources: &Sources, bring: &dyn Fn(u32, u8) -> u32) -> Vec<u32> {
    let mut seen = vec![0_u32; sources.len()];
    let mut fresh = vec![false; sources.len()];
    (seen[0], fresh[0]) = (1, true);
    let mut layers = vec![1];
    loop {
        let before = seen.clone();
        for (row, asked) in sources.iter().enumerate() {
            let full = way.skips_full && before[row] == FULL;
            let mut word = seen[row];
            for &(from, by) in asked.iter().filter(|_| !full) {
                let gives = match way.fresh {
                    Fresh::Always => true,
                    Fresh::Since | Fresh::Now | Fresh::Overwritten => fresh[from],
                    Fresh::Itself => fresh[row],
                };
                if gives {
                    let two = way.arrays == Arrays::Two;
                    word |= bring(if two { before[from] } else { seen[from] }, by);
                }
                if way.arrays == Arrays::One {
                    seen[row] = word;
                }
            }
            seen[row] = word;
            if way.fresh == Fresh::Overwritten {
                fresh[row] = seen[row] != before[row];
            }
        }
        let count =
            |words: &[u32]| words.iter().map(|word| word.count_ones()).sum::<u32>();
        match count(&seen) - count(&before) {
            0 => return layers,
            new => layers.push(new),
        }
        for (fresh, (now, before)) in fresh.iter_mut().zip(seen.iter().zip(before)) {
            *fresh = *now != before || way.fresh == Fresh::Since && *fresh;
        }
    }
}

/// Calls that no search needs.
const TOO_MANY: u64 = 100_000;

/// How often a search reads.
fn calls(search: impl FnOnce(&dyn Fn(u32, u8) -> u32)) -> u64 {
    let made = Cell::new(0);
    search(&|word, by| {
        made.set(made.get() + 1);
        if made.get() > TOO_MANY {
            panic!("bring is called again and again, and the search does not end");
        }
        translate(word, by)
    });
    made.get()
}

/// The student's layers; how often they read is counted at once, for a second answer could be
/// remembered.
fn student(sources: &Sources, counts: &RefCell<Vec<u64>>) -> Vec<u32> {
    let mut layers = Vec::new();
    let count = calls(|bring| layers = exercise::layers(sources, bring));
    counts.borrow_mut().push(count);
    layers
}

fn sums(layers: Vec<u32>) -> Vec<u32> {
    let sum = |sum: &mut u32, new| {
        *sum += new;
        Some(*sum)
    };
    layers.into_iter().scan(0, sum).collect()
}

pub fn check() -> Verdict {
    let right = |way: Way, sources: &Sources| search(way, sources, &translate);
    let name = |sources: &Sources| {
        let cases = cases();
        let found = cases.iter().find(|(_, other)| other == sources);
        format!("layers of {}", found.map_or("a puzzle", |(name, _)| name))
    };
    let counts = RefCell::new(Vec::new());
    let mut compared =
        compare(cases().into_iter().map(|(_, s)| s), name, |s| student(s, &counts), |s| right(RIGHT, s)).mistake(
            "It looks as if a row is skipped that is not in the frontier itself. It may have much to gain: \
             what counts is whether the rows that it reads are in the frontier.",
            |s| right(Way { fresh: Fresh::Itself, ..RIGHT }, s),
        );
    let marks = [Fresh::Always, Fresh::Now, Fresh::Since, Fresh::Overwritten];
    for (arrays, fresh) in
        [Arrays::One, Arrays::RowByRow].into_iter().flat_map(|a| marks.map(|f| (a, f)))
    {
        compared = compared.mistake(
            "It looks as if a step reads what it has written: the layers run into each other. Keep \
             two arrays, one to read and one to write.",
            |s| right(Way { arrays, fresh, ..RIGHT }, s),
        );
    }
    compared
        .mistake(
            "It looks as if a row's mark is written over while other rows still have to read it. \
             The frontier of the next step belongs in an array of its own.",
            |s| right(Way { fresh: Fresh::Overwritten, ..RIGHT }, s),
        )
        .mistake(
            "It looks as if a row gives to the rows in its list. It reads them: each pair \
             `(from, by)` of `sources[r]` brings what is visited in row `from` into row `r`.",
            |s| right(RIGHT, &given(s)),
        )
        .mistake(
            "It looks as if everything visited is counted each time. A layer is what is new.",
            |s| sums(right(RIGHT, s)),
        )
        .mistake("It looks as if an empty layer is written down at the end.", |s| {
            let mut layers = right(RIGHT, s);
            layers.push(0);
            layers
        })
        .mistake("It looks as if the start is not counted: it is layer 0.", |s| {
            right(RIGHT, s)[1..].to_vec()
        })
        .likely(
            "There may be hundreds of steps, and a `u8` ends at 255: a step's number needs more.",
            |s, given| {
                right(RIGHT, s).len() > usize::from(u8::MAX)
                    && matches!(given, RunOutcome::Panicked(text) if text.contains("overflow"))
            },
        )
        .judge()?;

    let calls_in_all = |way| -> Vec<u64> {
        cases()
            .iter()
            .map(|(_, s)| calls(|bring| drop(search(way, s, bring))))
            .collect()
    };
    let asked = counts.into_inner();
    let looks = WAYS.iter().find(|&&(way, _)| asked == calls_in_all(way));
    let advice = looks.map_or(
        "Ask only if the row is not full, and only rows that the last step changed.",
        |(_, advice)| advice,
    );
    let limits = calls_in_all(RIGHT);
    for ((name, _), (asked, limit)) in cases().iter().zip(asked.into_iter().zip(limits))
    {
        at_most(format!("layers of {name}"), "calls of bring", asked, limit, advice)?;
    }
    Ok(())
}
