use std::cell::Cell;

use judge::{Verdict, at_most, compare};

/// Where each bit goes, by a rule, and a word.
type Case = (usize, u64);

/// Four ways to rearrange 64 bits.
fn to(rule: usize, bit: usize) -> usize {
    match rule {
        0 => bit,
        1 => (bit + 11) % 64,
        2 => 63 - bit,
        _ => (bit * 37 + 5) % 64,
    }
}

fn image(rule: usize, word: u64) -> u64 {
    (0..64).map(|bit| (word >> bit & 1) << to(rule, bit)).sum()
}

/// Single bits, single bytes, pairs of bytes, and mixed words; last the empty and the full one.
fn cases() -> Vec<Case> {
    let mut words: Vec<u64> = (0..64).map(|bit| 1 << bit).collect();
    words.extend((0..8).map(|b| 0xff << (8 * b)));
    words.extend((0..8).map(|b| 0x5a << (8 * b) | 0x81));
    let mut mixed = 1_u64;
    for k in 0..60 {
        mixed = mixed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1 << k | 1);
        words.push(mixed);
        words.push(mixed & 0xff00_ff00_0000_ff00);
    }
    words.extend([0, u64::MAX]);
    words.into_iter().flat_map(|word| (0..4).map(move |rule| (rule, word))).collect()
}

fn call((rule, word): &Case) -> String {
    let what =
        ["bits that stay", "bits that go 11 up", "bits turned around", "mixed bits"];
    format!("rearrange({word:#018x}, …), for {},", what[*rule])
}

pub fn check() -> Verdict {
    let look_ups = Cell::new(0);
    let student = |(rule, word): &Case| {
        exercise::rearrange(*word, |b, byte| {
            look_ups.set(look_ups.get() + 1);
            assert!(b < 8, "there is no byte {b}: they are 0 to 7");
            image(*rule, u64::from(byte) << (8 * b))
        })
    };
    let from_above = |(rule, word): &Case| image(*rule, word.swap_bytes());
    compare(cases(), call, student, |(rule, word)| image(*rule, *word))
        .mistake(
            "It looks as if you count the bytes from the highest bits. Byte 0 has the lowest.",
            from_above,
        )
        .mistake("It looks as if you look up byte 0 alone.", |(rule, word)| {
            image(*rule, word & 0xff)
        })
        .mistake("It looks as if every byte were looked up as byte 0.", |(rule, word)| {
            let bytes = word.to_le_bytes().into_iter();
            bytes.fold(0, |all, byte| all | image(*rule, byte.into()))
        })
        .mistake("It looks as if the image of the last byte took the place of the others.", |case| {
            let last = 7_u32.saturating_sub(case.1.leading_zeros() / 8);
            image(case.0, case.1 & 0xff << (8 * last))
        })
        .judge()?;
    for case in cases() {
        look_ups.set(0);
        student(&case);
        let bytes = case.1.to_le_bytes().into_iter().filter(|&byte| byte != 0).count();
        let advice = "One look-up for a whole byte, not for each bit, and none for a byte that is 0.";
        at_most(call(&case), "look-ups", look_ups.get(), bytes as u64, advice)?;
    }
    Ok(())
}
