use judge::{Verdict, compare};

/// One nibble alone first, and then more.
fn cases() -> impl Iterator<Item = u64> {
    let one = (0..16).map(|i| 1 << (4 * i));
    let few = [0x1200, 0x3210, 0xFF, 0xF0F, 0xFFFF, 0xFEDC_BA98_7654_3210];
    let many = (1..200_u64).map(|k| k.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    [0].into_iter().chain(one).chain(few).chain(many).chain([u64::MAX])
}

fn sum(nibbles: u64) -> u64 {
    (0..16).map(|i| nibbles >> (4 * i) & 15).sum()
}

const EVERY_SECOND: u64 = 0x0F0F_0F0F_0F0F_0F0F;

pub fn check() -> Verdict {
    compare(
        cases(),
        |&nibbles| format!("sum({nibbles:#x})"),
        |&nibbles| exercise::sum(nibbles),
        |&nibbles| sum(nibbles),
    )
    .mistake(
        "It looks as if the sum has only a nibble to stand in. It may be as large as 16 · 15: \
         join pairs of nibbles to bytes first.",
        |&nibbles| nibbles.wrapping_mul(0x1111_1111_1111_1111) >> 60,
    )
    .mistake(
        "It looks as if every second nibble is left out.",
        |&nibbles| sum(nibbles & EVERY_SECOND),
    )
    .mistake(
        "It looks as if every second nibble is left out.",
        |&nibbles| sum(nibbles & !EVERY_SECOND),
    )
    .mistake(
        "It looks as if the bytes are added up. A byte is two nibbles, and the higher one counts \
         as much as the lower one here.",
        |&nibbles| nibbles.wrapping_mul(0x0101_0101_0101_0101) >> 56,
    )
    .mistake(
        "It looks as if the ones are counted. A nibble is a number from 0 to 15.",
        |&nibbles| nibbles.count_ones().into(),
    )
    .mistake(
        "The product does not fit in 64 bits, and that is as it should be: what is above is to \
         fall away. `wrapping_mul` says so.",
        |&nibbles| {
            let bytes = (nibbles & EVERY_SECOND) + (nibbles >> 4 & EVERY_SECOND);
            let product = bytes.checked_mul(0x0101_0101_0101_0101);
            assert!(product.is_some(), "an overflow");
            sum(nibbles)
        },
    )
    .judge()
}
