use std::collections::HashMap;

use combination::comb;
use judge::{RunOutcome, Verdict, answer, ask, ensure};

/// Every row with these numbers of beads of the four colors, sorted.
fn rows(beads: [usize; 4]) -> Vec<Vec<u8>> {
    if beads == [0; 4] {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for color in (0..4).filter(|&color| beads[color] > 0) {
        let mut rest = beads;
        rest[color] -= 1;
        for mut row in rows(rest) {
            row.insert(0, color as u8);
            all.push(row);
        }
    }
    all
}

/// Numbers of beads: few colors first, and those from 0 on before others.
fn bags() -> Vec<[usize; 4]> {
    let mut bags: Vec<[usize; 4]> = (0..256)
        .map(|t| [t >> 6 & 3, t >> 4 & 3, t >> 2 & 3, t & 3])
        .filter(|bag| (1..=6).contains(&bag.iter().sum::<usize>()))
        .collect();
    bags.sort_by_key(|bag| {
        let gap = bag.windows(2).any(|pair| pair[0] == 0 && pair[1] > 0);
        let colors = bag.iter().filter(|&&beads| beads > 0).count();
        (gap, colors, bag.iter().sum::<usize>())
    });
    bags
}

fn count(beads: [usize; 4]) -> u64 {
    let mut left: usize = beads.iter().sum();
    let mut ways = 1;
    for m in beads {
        ways *= comb(left, m);
        left -= m;
    }
    ways
}

fn asked(row: &[u8], count: u64) -> Result<u64, judge::Fault> {
    let t = ask::<u64>(format!("rank(&{row:?})"), || exercise::rank(row))?;
    let advice = match row.iter().all(|&color| color == row[0]) {
        true => "There is one row with these beads, and its rank is 0.",
        false if t >= count && is_late() => {
            "In a mixed radix first multiply by the base, then add the digit."
        }
        false => {
            "Once the beads of the first color have their slots, how many slots are left \
             for the next color?"
        }
    };
    ensure(t < count, || {
        format!(
            "rank(&{row:?}) gives {t}, but the rows with these beads have the ranks 0 to \
             {}.\n{advice}",
            count - 1
        )
    })?;
    Ok(t)
}

/// Whether the student's code adds each digit before it multiplies by its base.
fn is_late() -> bool {
    let late = |row: &Vec<u8>| {
        let (mut t, mut left) = (0, row.clone());
        for color in 0..4 {
            let beads = left.iter().filter(|&&c| c == color).count();
            t = (t + combination::rank(&left, color)) * comb(left.len(), beads);
            left.retain(|&c| c != color);
        }
        t
    };
    let small = [[1, 1, 0, 0], [2, 1, 0, 0], [1, 1, 1, 0], [2, 1, 1, 1]];
    let mut rows = small.into_iter().flat_map(rows);
    rows.all(|row| answer(|| exercise::rank(&row)) == RunOutcome::Gave(late(&row)))
}

/// Two rows with one number.
fn twice(a: &[u8], b: &[u8], t: u64) -> String {
    let slots = |row: &[u8], color| row.iter().map(|&c| c == color).collect::<Vec<_>>();
    let lowest = a.iter().copied().min().unwrap_or_default();
    let advice = match slots(a, lowest) != slots(b, lowest) {
        true => {
            "Each color has a number of its own. Joined like the digits of a mixed \
                 radix they keep the rows apart; merely added, they do not."
                .to_owned()
        }
        false => format!(
            "Color {lowest} has the same slots in both. The other colors must count, too."
        ),
    };
    format!("rank(&{a:?}) and rank(&{b:?}) are both {t}.\n{advice}")
}

pub fn check() -> Verdict {
    for bag in bags() {
        let mut seen: HashMap<u64, Vec<u8>> = HashMap::new();
        for row in rows(bag) {
            let t = asked(&row, count(bag))?;
            if let Some(other) = seen.get(&t) {
                ensure(false, || twice(other, &row, t))?;
            }
            seen.insert(t, row);
        }
    }
    // 24 beads, six of each color: rows that differ in two slots.
    let long: Vec<u8> = (0..24).map(|i| i % 4).collect();
    let mut seen: HashMap<u64, Vec<u8>> = HashMap::new();
    for (a, b) in (0..24).flat_map(|b| (0..b).map(move |a| (a, b))) {
        let mut row = long.clone();
        row.swap(a, b);
        let t = asked(&row, count([6; 4]))?;
        if let Some(other) = seen.get(&t).filter(|other| **other != row) {
            ensure(false, || twice(other, &row, t))?;
        }
        seen.insert(t, row);
    }
    // Rows in no order at all: nearly every rank is more than a `u32` holds.
    let mut row = long;
    let mut random = 1_u64;
    for _ in 0..500 {
        for i in 1..row.len() {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1);
            row.swap(i, (random >> 33) as usize % (i + 1));
        }
        let t = asked(&row, count([6; 4]))?;
        if let Some(other) = seen.get(&t).filter(|other| **other != row) {
            ensure(false, || twice(other, &row, t))?;
        }
        seen.insert(t, row.clone());
    }
    let largest = seen.into_keys().max().unwrap_or_default();
    ensure(largest > u64::from(u32::MAX), || {
        format!(
            "There are {} rows of 24 beads, six of each color, and the largest rank of \
             hundreds of them is {largest}. Is every number on the way a `u64`?",
            count([6; 4])
        )
    })
}
