//! Rows that ask rows for what was seen in them.
use std::collections::BTreeSet;

use super::super::variant::{Variant, row};
use crate::teaching::draw::Draw;

/// Places as a set, in order.
type Places = BTreeSet<u64>;

/// A place of three digits of base 3, the one that counts 1 first, with a vector added.
fn added(place: u64, vector: u64) -> u64 {
    [1, 3, 9].iter().map(|weight| (place / weight + vector / weight) % 3 * weight).sum()
}

/// What takes a vector off.
fn back(vector: u64) -> u64 {
    added(added(0, vector), vector)
}

fn moved(places: &Places, vector: u64) -> Places {
    places.iter().map(|&place| added(place, vector)).collect()
}

/// Places, or `none`.
fn shown(places: &Places) -> String {
    let all: Vec<_> = places.iter().copied().collect();
    if all.is_empty() { "none".to_owned() } else { row(&all) }
}

/// The words of an orbit of four rows after a step.
pub fn four_rows_at_once(draw: &mut Draw) -> Variant {
    let vector = draw.within(1, 26);
    let mut few = |most| -> Places {
        let many = draw.within(0, most);
        (0..many).map(|_| draw.within(0, 26)).collect()
    };
    let mut rows = [few(1), few(2), few(2), few(1)];
    rows[1].insert(draw.within(0, 26));
    let [a, b, c, d] = &rows;
    let others: Places = b.union(d).copied().collect();
    let mut union = moved(&others, back(vector));
    union.extend(a.iter().chain(c));
    let after = moved(&union, vector);
    let digits: Vec<_> = [1, 3, 9].iter().map(|weight| vector / weight % 3).collect();
    Variant::new(format!(
        "T sends row A to row B, B to C, C to D, and D to A. From A it adds the vector {} to the \
         digits of a place, from B it takes that vector off, from C it adds it again, and from D it \
         takes it off. T, T2 and T' are the moves, and nothing else is one. A place is a number 0 to \
         26 of three digits of base 3; a vector names the digit that counts 1 first, then those that \
         count 3 and 9, and each digit is added mod 3. Before a step these places were seen: in A {}; in B {}; in \
         C {}; in D {}.",
        row(&digits),
        shown(a),
        shown(b),
        shown(c),
        shown(d)
    ))
    .ask("Which places of A are seen after the step, in increasing order?", shown(&union))
    .ask("And which places of B?", shown(&after))
    .ask(
        "Each of the four rows asks three others. How many translations does the step take, if each \
         word that is asked for is translated by itself, one by the vector 0 not counted?",
        8,
    )
    .ask("How few are enough for all four rows?", 2)
}

/// A search whose rows skip what they can know.
pub fn fresh_and_full(draw: &mut Draw) -> Variant {
    let search = draw.until(Search::draw, |search| {
        let (layers, [frugal, plain]) = search.run();
        (4..=6).contains(&layers.len())
            && frugal + 8 <= plain
            && layers.iter().sum::<u64>() == 12
    });
    let (layers, [frugal, plain]) = search.run();
    let asks = search.asks.iter().enumerate().map(|(to, asks)| {
        let one = |(from, by): &(usize, u64)| format!("row {from} by {by}");
        format!(
            "- row {to} asks {}\n",
            asks.iter().map(one).collect::<Vec<_>>().join(" and ")
        )
    });
    Variant::new(format!(
        "Four rows have 3 places each, 0 to 2. In a step, each row asks two rows for what was seen \
         in them before the step, and adds a number to each place on the way, mod 3:\n\n{}\nAt the \
         start place 0 of row 0 is seen, and nothing else. Steps are made until one finds nothing \
         new; that last step counts, too.",
        asks.collect::<String>()
    ))
    .ask("How many places are new at each distance, from 0 on?", row(&layers))
    .ask("How many words are asked for in all steps, if each row always asks both?", plain)
    .ask(
        "How many, if a full row asks nobody, and nobody asks a row that the last step has not \
         changed? (Before the first step, row 0 counts as changed.)",
        frugal,
    )
}

/// Which rows each row asks, and what it adds.
struct Search {
    asks: Vec<Vec<(usize, u64)>>,
}

impl Search {
    fn draw(draw: &mut Draw) -> Self {
        let asks = |draw: &mut Draw| {
            let two = draw.some(2, 4);
            two.into_iter().map(|from| (from as usize, draw.within(0, 2))).collect()
        };
        Search { asks: (0..4).map(|_| asks(draw)).collect() }
    }

    /// The layers, and how many words are asked for, with and without skipping.
    fn run(&self) -> (Vec<u64>, [u64; 2]) {
        let mut seen = vec![[false; 3]; 4];
        seen[0][0] = true;
        let mut fresh = [true, false, false, false];
        let (mut layers, mut asked) = (vec![1], [0, 0]);
        loop {
            let mut next = seen.clone();
            for (to, asks) in self.asks.iter().enumerate() {
                for &(from, by) in asks {
                    asked[1] += 1;
                    if fresh[from] && seen[to].contains(&false) {
                        asked[0] += 1;
                        for place in 0..3 {
                            next[to][(place + by as usize) % 3] |= seen[from][place];
                        }
                    }
                }
            }
            let count =
                |rows: &[[bool; 3]]| rows.iter().flatten().filter(|it| **it).count();
            let new = count(&next) - count(&seen);
            if new == 0 {
                return (layers, asked);
            }
            layers.push(new as u64);
            for row in 0..4 {
                fresh[row] = next[row] != seen[row];
            }
            seen = next;
        }
    }
}

/// Words that come by the same vector, merged before they are translated.
pub fn or_first(draw: &mut Draw) -> Variant {
    let vectors = [vec![0], draw.some(3, 27)].concat();
    let many = draw.within(6, 8);
    let sources: Vec<(u64, u64)> =
        (0..many).map(|_| (draw.one_of(&vectors), draw.within(0, 26))).collect();
    let all: Places = sources.iter().map(|&(by, place)| added(place, by)).collect();
    let by: BTreeSet<u64> =
        sources.iter().map(|&(by, _)| by).filter(|&by| by > 0).collect();
    let each = sources.iter().filter(|(by, _)| *by > 0).count();
    let listed: Vec<_> =
        sources.iter().map(|(by, place)| format!("place {place} by {by}")).collect();
    Variant::new(format!(
        "A row asks {many} rows, and of each gets a word in which one place is seen, from 0 to 26. \
         Each word is translated by a vector, a number 0 to 26: the three digits of base 3 of the \
         place and of the vector are added, each mod 3. The places and their vectors are {}. The \
         vector 0 needs no translation.",
        listed.join(", ")
    ))
    .ask("How many translations are made, if each word is translated by itself?", each)
    .ask("How many, if words that come by the same vector are merged first?", by.len())
    .ask("Which places has the row then seen, in increasing order?", shown(&all))
}
