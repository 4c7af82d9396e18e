use judge::{RunOutcome, Verdict, compare};

type Case = (u64, [u32; 4]);

const MODULI: [u32; 4] = [3, 3, 3, 2];

/// A vector, of which digit 0 is the least significant.
fn digits(place: u32) -> [u32; 4] {
    [place % 3, place / 3 % 3, place / 9 % 3, place / 27]
}

fn place([a, b, c, d]: [u32; 4]) -> u32 {
    a + 3 * b + 9 * c + 27 * d
}

/// Each column alone under each vector, then whole words.
fn cases() -> impl Iterator<Item = Case> {
    let one_digit = [1, 2, 3, 6, 9, 18, 27];
    let few =
        one_digit.into_iter().flat_map(|v| (0..54).map(move |p| (1 << p, digits(v))));
    let all = (0..54).flat_map(|v| (0..54).map(move |p| (1 << p, digits(v))));
    let words = (0..200_u64).map(|k| {
        let mixed = (k + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 10, digits((k % 54) as u32))
    });
    [(0, [0; 4]), (1, [0; 4])].into_iter().chain(few).chain(all).chain(words)
}

/// Sends each column somewhere, or nowhere.
fn send(&(word, by): &Case, to: impl Fn([u32; 4], [u32; 4]) -> Option<u32>) -> Word {
    let places = (0..54).filter(|p| word >> p & 1 == 1);
    Word(places.filter_map(|p| to(digits(p), by)).fold(0, |all, p| all | 1 << (p % 54)))
}

fn sum(a: [u32; 4], b: [u32; 4]) -> u32 {
    place([0, 1, 2, 3].map(|j| (a[j] + b[j]) % MODULI[j]))
}

pub fn check() -> Verdict {
    let said = compare(
        cases(),
        |&(word, by)| format!("translate({:?}, {by:?})", Word(word)),
        |&(word, by)| Word(exercise::translate(word, by)),
        |case| send(case, |a, b| Some(sum(a, b))),
    )
    .mistake(
        "It looks as if a digit that comes round carries into the next one. Each digit grows by \
         itself.",
        |case| send(case, |a, b| Some(place(a) + place(b))),
    )
    .mistake("It looks as if the digits shrink: bits go the wrong way.", |case| {
        send(case, |a, b| Some(sum(a, [0, 1, 2, 3].map(|j| (MODULI[j] - b[j]) % MODULI[j]))))
    })
    .mistake(
        "It looks as if columns whose digit comes round are lost. They go down.",
        |case| {
            let stays = |a: [u32; 4], b: [u32; 4]| (0..4).all(|j| a[j] + b[j] < MODULI[j]);
            send(case, |a, b| stays(a, b).then(|| sum(a, b)))
        },
    )
    .mistake(
        "It looks as if digit 3 is left alone. The edge is flipped as well.",
        |case| send(case, |a, [b, c, d, _]| Some(sum(a, [b, c, d, 0]))),
    )
    .mistake(
        "It looks as if digit 0 has the weight 9, and digit 2 the weight 1.",
        |case| send(case, |a, [b, c, d, e]| Some(sum(a, [d, c, b, e]))),
    );
    said.likely(
        "There are bits above the first 54. Digit 3 has base 2: a flip that comes round goes \
         down by 27.",
        |_, given| matches!(given, RunOutcome::Gave(Word(word)) if *word >= 1 << 54),
    )
    .likely(
        "This bit goes up where it should come down, or down where it should go up: the mask that \
         tells the two apart must look at digit j, and at no other.",
        |(word, by), given| {
            let (from, by) = (digits(word.trailing_zeros()), *by);
            let alone = by.iter().filter(|&&b| b > 0).count() == 1;
            let j = by.iter().position(|&b| b > 0).unwrap_or(0);
            let weight = [1, 3, 9, 27][j];
            let up = u64::checked_shl(*word, by[j] * weight);
            let down = u64::checked_shr(*word, (MODULI[j] - by[j]) * weight);
            let round = from[j] + by[j] >= MODULI[j];
            let other = if round { up } else { down };
            let other = other.map(|bits| Word(bits & ((1 << 54) - 1)));
            alone && matches!(given, RunOutcome::Gave(found) if Some(found) == other.as_ref())
        },
    )
    .judge()
}

/// A word that is shown by its columns.
#[derive(PartialEq)]
struct Word(u64);

impl std::fmt::Debug for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let places: Vec<_> = (0..64).filter(|p| self.0 >> p & 1 == 1).collect();
        match places[..] {
            [] => write!(f, "0"),
            [place] => write!(f, "1 << {place}"),
            _ => write!(f, "{:#b}", self.0),
        }
    }
}
