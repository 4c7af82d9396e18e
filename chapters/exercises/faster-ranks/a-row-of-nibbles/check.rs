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

fn judge(call: &str, student: fn() -> u64, pieces: usize) -> Verdict {
    let right = row(pieces, |piece, other| other > piece);
    let larger_and_itself = row(pieces, |piece, other| other >= piece);
    let smaller = row(pieces, |piece, other| other < piece);
    let early = row(pieces - 1, |piece, other| other > piece);
    predict(call, || Hex(student()), Hex(right))
        .mistake(
            Hex(larger_and_itself),
            "It looks as if a piece's own nibble loses 1 as well. Only the larger pieces have \
             one smaller piece less to wait for.",
        )
        .mistake(
            Hex(smaller),
            "It looks as if the nibbles of the smaller pieces lose 1. For whom was the piece \
             a smaller one?",
        )
        .mistake(Hex(early), "That is the row one piece earlier.")
        .mistake(Hex(row(0, |_, _| false)), "That is the row at the start.")
        .mistake(
            Hex(row(pieces, |_, _| true)),
            "It looks as if every nibble loses 1 each time. Only those of the larger pieces do.",
        )
        .mistake(Hex(turned(right)), "Those are the right nibbles from the wrong end.")
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
