use judge::{RunOutcome, Verdict, compare};

type Case = (usize, u64);

/// Every row along the way, by making the moves: `pegs` are where it starts, ends, and
/// the third one.
fn carry(row: &mut Vec<u8>, disc: usize, pegs: [u8; 3], rows: &mut Vec<Vec<u8>>) {
    if disc == row.len() {
        return;
    }
    let [from, to, aside] = pegs;
    carry(row, disc + 1, [from, aside, to], rows);
    row[disc] = to;
    rows.push(row.clone());
    carry(row, disc + 1, [aside, to, from], rows);
}

fn text(row: &[u8]) -> String {
    row.iter().map(|&peg| char::from(b'A' + peg)).collect()
}

/// The rows of a small tower.
fn walked(n: usize) -> Vec<String> {
    let mut row = vec![0; n];
    let mut rows = vec![row.clone()];
    carry(&mut row, 0, [0, 2, 1], &mut rows);
    rows.iter().map(|row| text(row)).collect()
}

/// Where every disc is, each by itself: the disc with s smaller ones moves at the odd
/// multiples of 2^s, always one peg on in the same direction, which is toward B if s
/// has another parity than the last disc to move.
fn each_disc(&(n, k): &Case) -> String {
    let row = (0..n).map(|disc| {
        let smaller = n - 1 - disc;
        let moves = ((u128::from(k) + (1 << smaller)) >> (smaller + 1)) as u64;
        let step = if disc % 2 == 0 { 2 } else { 1 };
        (moves % 3 * step % 3) as u8
    });
    text(&row.collect::<Vec<_>>())
}

/// The solution's descent with one slip: which, is told by `slip`.
fn slipped(&(n, k): &Case, slip: u8) -> String {
    let (mut from, mut to, mut k) = (0_u8, 2_u8, k);
    let mut row = Vec::new();
    for smaller in (0..n).rev() {
        let aside = 3 - from - to;
        let stays = if slip == 1 { k <= 1 << smaller } else { k < 1 << smaller };
        row.push(if stays { from } else { to });
        if stays {
            to = if slip == 2 { to } else { aside };
        } else {
            k -= 1 << smaller;
            from = if slip == 2 { from } else { aside };
        }
    }
    text(&row)
}

fn cases() -> impl Iterator<Item = Case> {
    let small = (0..=7).flat_map(|n| (0..1 << n).map(move |k| (n, k)));
    let large = [40, 59, 60].into_iter().flat_map(|n| {
        let last = (1 << n) - 1;
        [0, 1, last / 2, last / 2 + 1, last / 3, last - 1, last].map(|k| (n, k))
    });
    small.chain(large)
}

pub fn check() -> Verdict {
    let small: Vec<Vec<String>> = (0..=7).map(walked).collect();
    let right = |case: &Case| match small.get(case.0) {
        Some(rows) => rows[case.1 as usize].clone(),
        None => each_disc(case),
    };
    compare(
        cases(),
        |(n, k)| format!("after({n}, {k})"),
        |&(n, k)| exercise::after(n, k),
        right,
    )
    .mistake("It looks as if you write the smallest disc first: the largest comes first.", |case| {
        right(case).chars().rev().collect()
    })
    .mistake(
        "It looks as if the smaller discs go straight to the peg of the larger one: before \
         it moves they go to the third peg, and from there afterward.",
        |case| slipped(case, 2),
    )
    .mistake(
        "It looks as if the largest disc moves one move late. The smaller ones are aside \
         after one move less than a power of two, and the next move is its own.",
        |case| slipped(case, 1),
    )
    .mistake(
        "It looks as if B and C have changed places: all discs are to end on C, whether they are an \
         even number or an odd one.",
        |case| {
            let other = |peg| match peg {
                'B' => 'C',
                'C' => 'B',
                peg => peg,
            };
            right(case).chars().map(other).collect()
        },
    )
    .likely(
        "With few discs you are right. An `f64` holds whole numbers exactly only up to 2⁵³, and \
         60 discs take more moves than that.",
        |&(n, _), given| n > 53 && matches!(given, RunOutcome::Gave(_)),
    )
    .likely(
        "With few discs you are right. Does each number fit in its type?",
        |&(n, _), _| n > 7,
    )
    .judge()
}
