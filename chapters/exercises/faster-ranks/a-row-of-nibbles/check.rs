use judge::{Verdict, predict};

const ORDER: [usize; 5] = [3, 1, 4, 0, 2];

/// The row after so many pieces, if `loses(piece, other)` says who loses 1.
fn row(pieces: usize, loses: impl Fn(usize, usize) -> bool) -> u64 {
    let mut smaller: [u64; 5] = std::array::from_fn(|p| p as u64);
    for &piece in &ORDER[..pieces] {
        for other in 0..5 {
            if loses(piece, other) {
                smaller[other] = smaller[other].saturating_sub(1);
            }
        }
    }
    smaller.iter().rev().fold(0, |row, digit| 16 * row + digit)
}

/// The row with the nibbles from the other end.
fn turned(row: u64) -> u64 {
    (0..5).fold(0, |turned, i| 16 * turned + (row >> (4 * i) & 15))
}

const SMALLER: &str = "It looks as if the nibbles of the smaller pieces lose 1. For whom was the \
                       piece a smaller one?";
const DECIMAL: &str = "Those are the right digits, read as a decimal number: did you forget `0x`?";
const BELOW_0: &str = "It looks as if 1 is taken from a 0. No piece is smaller than piece 0, so its \
                       nibble stays 0: only the nibbles of *larger* pieces lose 1.";
const START_TURNED: &str = "That is the number at the start, written from the other end: the nibble \
                            of piece 4 comes first.";
const ITSELF_TURNED: &str = "It looks as if each piece is counted as one of those smaller than \
                             itself, and the number is written from the other end: the nibble of \
                             piece 4 comes first.";

/// The row if the smaller pieces lose 1 and borrow from each other.
fn wrapped(pieces: usize) -> u64 {
    let ones = |piece: usize| 0x11111 & ((1 << (4 * piece)) - 1);
    let lost: u64 = ORDER[..pieces].iter().map(|&piece| ones(piece)).sum();
    0x43210 - lost
}

fn judge(call: &str, student: fn() -> u64, pieces: usize) -> Verdict {
    let right = row(pieces, |piece, other| other > piece);
    let larger_and_itself = row(pieces, |piece, other| other >= piece);
    let smaller = row(pieces, |piece, other| other < piece);
    // The same digits, but in base ten.
    let decimal = (0..5).map(|i| (right >> (4 * i) & 15) * 10_u64.pow(i)).sum();
    let early = row(pieces - 1, |piece, other| other > piece);
    let mut prediction = predict(call, || Hex(student()), Hex(right));
    // The last mistake that fits is told, so those that more rows fit come first.
    let mut gone = vec![right];
    for piece in &ORDER[..pieces] {
        let also: Vec<_> = gone.iter().map(|row| row & !(15 << (4 * piece))).collect();
        gone.extend(also);
    }
    for row in gone.into_iter().skip(1).chain([0x30010]) {
        prediction = prediction.mistake(
            Hex(row),
            "It looks as if the nibble of a piece that was seen becomes 0. It stays, and nobody \
             reads it again. Only the nibbles of larger pieces change.",
        );
    }
    if pieces == 3 {
        for row in [0x11110, 0x12110, 0x21110] {
            prediction = prediction.mistake(
                Hex(row),
                "Which nibbles lose 1 when piece 4 comes? Those of larger pieces, and there \
                 is none.",
            );
        }
    }
    prediction
        .mistake(
            Hex(larger_and_itself),
            "It looks as if a piece's own nibble loses 1 as well. Only the larger pieces have \
             one smaller piece less to wait for.",
        )
        .mistake(
            Hex(smaller),
            SMALLER,
        )
        .mistake(Hex(wrapped(pieces)), SMALLER)
        .mistake(Hex(if pieces == 2 { 0x33109 } else { 0x22109 }), BELOW_0)
        .mistake(Hex(decimal), DECIMAL)
        .mistake(Hex(early), "That is the number one piece earlier.")
        .mistake(Hex(row(0, |_, _| false)), "That is the number at the start.")
        .mistake(
            Hex(row(pieces, |_, _| true)),
            "It looks as if every nibble loses 1 each time. Only those of the larger pieces do.",
        )
        .mistake(Hex(turned(right)), "Those are the right nibbles from the wrong end.")
        .mistake(Hex(turned(row(0, |_, _| false))), START_TURNED)
        .mistake(Hex(turned(right + 0x11111)), ITSELF_TURNED)
        .judge()
}

/// A row that is shown as its nibbles.
#[derive(PartialEq)]
struct Hex(u64);

impl std::fmt::Debug for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#07x}", self.0)
    }
}

pub fn check() -> Verdict {
    judge("after_two()", exercise::after_two, 2)?;
    judge("after_three()", exercise::after_three, 3)
}
