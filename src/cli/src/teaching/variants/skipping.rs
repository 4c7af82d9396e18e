//! Variants about rows that are skipped in a step.
use super::variant::{Variant, letters};
use crate::teaching::draw::Draw;

/// What is known of a row before a step.
#[derive(Debug, Clone, Copy)]
struct State {
    full: bool,
    fresh: bool,
    empty: bool,
}

/// When a row is skipped: by its own state and by those of the rows that it asks.
type Rule = fn(State, &[State]) -> bool;

/// Rules, and what they say.
const RULES: [(&str, Rule); 14] = [
    ("if the row is full", |own, _| own.full),
    ("if the row is not fresh", |own, _| !own.fresh),
    ("if none of the rows that it asks is fresh", |_, asked| {
        asked.iter().all(|it| !it.fresh)
    }),
    ("if all rows that it asks are full", |_, asked| asked.iter().all(|it| it.full)),
    ("if all rows that it asks are full, and none of them is fresh", |_, asked| {
        asked.iter().all(|it| it.full && !it.fresh)
    }),
    ("if no place of the row has been seen", |own, _| own.empty),
    ("if of no row that it asks any place has been seen", |_, asked| {
        asked.iter().all(|it| it.empty)
    }),
    ("if the row is fresh", |own, _| own.fresh),
    ("if one of the rows that it asks is not fresh", |_, asked| {
        asked.iter().any(|it| !it.fresh)
    }),
    ("if the row is full, or none of the rows that it asks is fresh", |own, asked| {
        own.full || asked.iter().all(|it| !it.fresh)
    }),
    ("if the row is full and fresh", |own, _| own.full && own.fresh),
    ("if the row is not full", |own, _| !own.full),
    ("if one of the rows that it asks is full", |_, asked| {
        asked.iter().any(|it| it.full)
    }),
    ("if the row is not fresh, and none of the rows that it asks is", |own, asked| {
        !own.fresh && asked.iter().all(|it| !it.fresh)
    }),
];

/// Rows of three places each, and which rows each asks, with what it adds.
struct Rows(Vec<Vec<(usize, usize)>>);

impl Rows {
    fn draw(draw: &mut Draw) -> Self {
        let rows = draw.within(3, 5);
        let one = |draw: &mut Draw| {
            (draw.within(0, rows - 1) as usize, draw.within(0, 2) as usize)
        };
        let asks =
            |draw: &mut Draw| (0..draw.within(1, 2)).map(|_| one(draw)).collect();
        Rows((0..rows).map(|_| asks(draw)).collect())
    }

    /// How many places are new in each of ten steps.
    fn layers(&self, skips: Option<Rule>) -> Vec<usize> {
        let mut seen = vec![[false; 3]; self.0.len()];
        seen[0][0] = true;
        let mut fresh = vec![false; seen.len()];
        fresh[0] = true;
        let count =
            |rows: &[[bool; 3]]| rows.iter().flatten().filter(|it| **it).count();
        let step = |_| {
            let state = |row: usize| State {
                full: !seen[row].contains(&false),
                fresh: fresh[row],
                empty: !seen[row].contains(&true),
            };
            let mut next = seen.clone();
            for (row, asks) in self.0.iter().enumerate() {
                let asked: Vec<_> = asks.iter().map(|&(from, _)| state(from)).collect();
                if skips.is_some_and(|skips| skips(state(row), &asked)) {
                    continue;
                }
                for &(from, by) in asks {
                    for place in 0..3 {
                        next[row][(place + by) % 3] |= seen[from][place];
                    }
                }
            }
            let new = count(&next) - count(&seen);
            fresh = next.iter().zip(&seen).map(|(next, seen)| next != seen).collect();
            seen = next;
            new
        };
        (0..15).map(step).collect()
    }
}

/// Whether layers come out right with a rule: tried on many drawn puzzles.
fn is_right(rule: Rule) -> bool {
    let mut draw = Draw::of(0, "rows that skip");
    (0..400).all(|_| {
        let rows = Rows::draw(&mut draw);
        rows.layers(Some(rule)) == rows.layers(None)
    })
}

/// When a row may be skipped.
pub fn when_to_skip(draw: &mut Draw) -> Variant {
    let six = |draw: &mut Draw| draw.shuffled(&RULES)[..6].to_vec();
    let six = draw.until(six, |six: &Vec<(&str, Rule)>| {
        (2..=4).contains(&six.iter().filter(|(_, rule)| is_right(*rule)).count())
    });
    let lines =
        ('A'..).zip(&six).map(|(letter, (text, _))| format!("- {letter}: {text}\n"));
    Variant::new(format!(
        "In a step of the search, each row asks some rows, the same ones in every step, for what was \
         seen in them before the step. A row is *full* if all its places have been seen. It is \
         *fresh* if the last step changed it; before the first step, the row of the start is fresh, \
         and no other. Six rules say when a row is skipped in a step, so that it asks nobody and stays \
         as it is:\n\n{}",
        lines.collect::<String>().trim_end()
    ))
    .ask(
        "With which of them, taken alone, do all layers come out right, whatever the puzzle? Answer \
         with letters.",
        letters(&six.iter().map(|(_, rule)| is_right(*rule)).collect::<Vec<_>>()),
    )
}
