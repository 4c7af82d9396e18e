use judge::{Verdict, ask, ensure, wrong};

/// For each row, the rows that it reads, and by how much the only digit grows on the way.
type Sources = [Vec<(usize, u32)>; 2];

/// All three columns.
const FULL: u32 = 0b111;

/// Whether a row is skipped: the rows' words, which of them are fresh, the row, and the
/// rows that it reads.
type Rule = fn(&[u32; 2], &[bool; 2], usize, &[(usize, u32)]) -> bool;

const RULES: [(char, Rule); 6] = [
    ('A', |seen, _, row, _| seen[row] == FULL),
    ('B', |_, fresh, row, _| !fresh[row]),
    ('C', |_, fresh, _, asked| asked.iter().all(|&(from, _)| !fresh[from])),
    ('D', |seen, _, _, asked| asked.iter().all(|&(from, _)| seen[from] == FULL)),
    ('E', |seen, fresh, _, asked| {
        asked.iter().all(|&(from, _)| seen[from] == FULL && !fresh[from])
    }),
    ('F', |seen, _, row, _| seen[row] == 0),
];

fn turn(word: u32, by: u32) -> u32 {
    (word << by | word >> (3 - by)) & FULL
}

fn layers(sources: &Sources, skip: Rule) -> Vec<u32> {
    let (mut seen, mut fresh) = ([1, 0], [true, false]);
    let mut layers = vec![1];
    loop {
        let mut next = seen;
        for (row, asked) in sources.iter().enumerate() {
            if !skip(&seen, &fresh, row, asked) {
                next[row] |=
                    asked.iter().fold(0, |all, &(from, by)| all | turn(seen[from], by));
            }
        }
        let count = |words: [u32; 2]| words.map(u32::count_ones).iter().sum::<u32>();
        match count(next) - count(seen) {
            0 => return layers,
            new => layers.push(new),
        }
        fresh = [0, 1].map(|row| next[row] != seen[row]);
        seen = next;
    }
}

/// The smallest puzzle of two rows that a rule spoils.
fn spoiled(rule: Rule) -> Option<String> {
    let asked = |set: u32| -> Vec<(usize, u32)> {
        (0..6).filter(|i| set >> i & 1 == 1).map(|i| (i as usize / 3, i % 3)).collect()
    };
    let mut sets: Vec<(u32, u32)> =
        (0..64).flat_map(|a| (0..64).map(move |b| (a, b))).collect();
    sets.sort_by_key(|&(a, b)| a.count_ones() + b.count_ones());
    sets.into_iter().find_map(|(a, b)| {
        let sources = [asked(a), asked(b)];
        let (right, found) = (layers(&sources, |_, _, _, _| false), layers(&sources, rule));
        let puzzle = format!("{}; {}", text(0, &sources[0]), text(1, &sources[1]));
        (right != found).then(|| {
            format!(
                "Take two rows of three columns. {puzzle}. From column 0 of row 0 the layers are \
                 {right:?}, and with this rule they are {found:?}"
            )
        })
    })
}

fn text(row: usize, asked: &[(usize, u32)]) -> String {
    let asks = |&(from, by): &(usize, u32)| match by {
        0 => format!("row {from}"),
        by => format!("row {from}, whose digit grows by {by} on the way"),
    };
    let all: Vec<_> = asked.iter().map(asks).collect();
    match all[..] {
        [] => format!("row {row} reads none"),
        _ => format!("row {row} reads {}", all.join(" and ")),
    }
}

/// Why a rule is right, or what it confuses.
fn because(letter: char) -> &'static str {
    match letter {
        'A' => "a full row has nothing to gain",
        'B' => "a row that has gained nothing lately may gain something now",
        'C' => {
            "what the rows that it reads have now, they had a step ago, and then it read them"
        }
        'D' => {
            "they may have become full in the last step, and what came then it has not read"
        }
        'E' => {
            "it read them when they were full already, so it has all that they can bring"
        }
        _ => "a row in which nothing was visited has everything to gain",
    }
}

pub fn check() -> Verdict {
    let letters = ask::<&str>("may_skip()", exercise::may_skip)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='F').contains(&letter), || {
            format!("may_skip() gives {letters:?}, and there is no rule {letter}.")
        })?;
    }
    for (letter, rule) in RULES {
        let why = because(letter);
        let fault = match (letters.contains(letter), spoiled(rule)) {
            (true, Some(puzzle)) => format!("You name {letter}, but {why}.\n{puzzle}."),
            (false, None) => format!("You leave out {letter}, and it is right: {why}."),
            _ => continue,
        };
        return Err(wrong(format!("may_skip() gives {letters:?}. {fault}")));
    }
    Ok(())
}
