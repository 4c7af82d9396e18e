use judge::{Verdict, compare};

type Case = (u64, u32, u64);

fn cases() -> impl Iterator<Item = Case> {
    let others = [0, 0x10, 0x3210, 0xFEDC_BA98_7654_3210, 0x0123_4567_89AB_CDEF, u64::MAX]
        .into_iter()
        .flat_map(|row| (0..16).map(move |place| (row, place)))
        .flat_map(|(row, place)| [0xA, 0, 5, 15].map(|piece| (row, place, piece)));
    // Where little can go wrong comes first.
    [(0x3210, 1, 0xA), (0x3210, 2, 0xA)].into_iter().chain(others)
}

fn nibbles(row: u64) -> Vec<u64> {
    (0..16).map(|i| row >> (4 * i) & 15).collect()
}

fn number(nibbles: &[u64]) -> u64 {
    nibbles[..16].iter().rev().fold(0, |row, nibble| row << 4 | nibble)
}

fn put(row: u64, place: u32, piece: u64) -> u64 {
    let mut nibbles = nibbles(row);
    nibbles.insert(place as usize, piece);
    number(&nibbles)
}

const WIDE: &str = "The lower part has a nibble too many: keep those below the place, and not the one \
                    at it.";

/// The lower part is a nibble too wide.
fn wide(row: u64, place: u32, piece: u64) -> u64 {
    put(row, place, piece) | row & 15 << (4 * place)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |&(row, place, piece)| format!("put({row:#x}, {place}, {piece:#x})"),
        |&(row, place, piece)| Hex(exercise::put(row, place, piece)),
        |&(row, place, piece)| Hex(put(row, place, piece)),
    )
    .mistake(
        "It looks as if the piece takes the place of the nibble that was there. Nobody is to \
         get lost but the highest: those from the place on move up.",
        |&(row, place, piece)| {
            let mut nibbles = nibbles(row);
            nibbles[place as usize] = piece;
            Hex(number(&nibbles))
        },
    )
    .mistake(
        "It looks as if the piece and a nibble of the number share a place: their bits are mixed.",
        |&(row, place, piece)| Hex(row | piece << (4 * place)),
    )
    .mistake(
        "It looks as if the whole number moves up. The nibbles below the place stay.",
        |&(row, place, piece)| Hex(row << 4 & !(15 << (4 * place)) | piece << (4 * place)),
    )
    .mistake(
        "It looks as if the whole number moves up. The nibbles below the place stay; only those \
         from it on make room.",
        |&(row, place, piece)| Hex(row << 4 | piece << (4 * place)),
    )
    .mistake(WIDE, |&(row, place, piece)| {
        assert!(place < 15, "an overflow");
        Hex(wide(row, place, piece))
    })
    .mistake(WIDE, |&(row, place, piece)| Hex(wide(row, place, piece)))
    .mistake(
        "It looks as if the place is counted from the top. Nibble 0 is the lowest.",
        |&(row, place, piece)| Hex(put(row, 15 - place, piece)),
    )
    .mistake(
        "It looks as if a place were one bit. A nibble has four.",
        |&(row, place, piece)| {
            let below = (1 << place) - 1;
            Hex((row & !below) << 4 | piece << place | row & below)
        },
    )
    .mistake(
        "At place 15 nothing is left above, and a shift by 64 bits at once is not allowed: \
         shift twice.",
        |&(row, place, piece)| {
            assert!(place < 15, "an overflow");
            Hex(put(row, place, piece))
        },
    )
    .judge()
}

/// A number that is shown by its nibbles.
#[derive(PartialEq)]
struct Hex(u64);

impl std::fmt::Debug for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}
