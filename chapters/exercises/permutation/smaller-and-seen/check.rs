use judge::{RunOutcome, Verdict, compare};

type Case = (u8, u64);

/// All sets of the pieces 0 to 5, and some with large pieces.
fn cases() -> impl Iterator<Item = Case> {
    let small = (0..64_u64).flat_map(|seen| (0..6).map(move |piece| (piece, seen)));
    let large = (0..64).flat_map(|piece| {
        [0, u64::MAX, 0x5555_5555_5555_5555, 0x0f0f_f0f0_3c3c_9999]
            .map(move |seen| (piece, seen))
    });
    small.chain(large).filter(|&(piece, seen)| seen >> piece & 1 == 0)
}

fn seen_smaller(piece: u8, seen: u64) -> u32 {
    (0..piece).filter(|q| seen >> q & 1 == 1).count() as u32
}

const LARGER: &str = "It looks as if you shift the smaller pieces away and count the larger: \
                      `seen >> piece` drops the bits below `piece`, and those are wanted.";

const ITSELF: &str = "It looks as if you count the piece itself. The smaller ones are 0 to \
                      `piece` − 1.";

pub fn check() -> Verdict {
    compare(
        cases(),
        |&(piece, seen)| format!("digit({piece}, 0b{seen:b})"),
        |&(piece, seen)| exercise::digit(piece, seen),
        |&(piece, seen)| u32::from(piece) - seen_smaller(piece, seen),
    )
    .mistake(
        "It looks as if you count the smaller pieces that were seen. Those stand to the \
         left; how many smaller ones are there at all?",
        |&(piece, seen)| seen_smaller(piece, seen),
    )
    .mistake(
        "It looks as if you take away all pieces that were seen. Only the smaller ones \
         among them are missing on the right.",
        |&(piece, seen)| u32::from(piece).saturating_sub(seen.count_ones()),
    )
    .mistake(
        "It looks as if you take away all pieces that were seen. That may be more than there \
         are smaller ones.",
        |&(piece, seen)| {
            u32::from(piece).checked_sub(seen.count_ones()).expect("an overflow")
        },
    )
    .mistake(
        "It looks as if the bits are read from the wrong end: bit q, worth 2 to the power \
         of q, is piece q.",
        |&(piece, seen)| {
            u32::from(piece) - seen_smaller(piece, seen.reverse_bits())
        },
    )
    .mistake(LARGER, |&(piece, seen)| (seen >> piece).count_ones())
    .mistake(LARGER, |&(piece, seen)| {
        u32::from(piece).checked_sub((seen >> piece).count_ones()).expect("an overflow")
    })
    .mistake(LARGER, |&(piece, seen)| {
        u32::from(piece).saturating_sub((seen >> piece).count_ones())
    })
    .mistake(ITSELF, |&(piece, seen)| u32::from(piece) - seen_smaller(piece, seen) + 1)
    .mistake(ITSELF, |&(piece, seen)| {
        assert!(piece < 63, "an overflow");
        u32::from(piece) - seen_smaller(piece, seen) + 1
    })
    .likely(
        "It looks as if you shift by 64 − `piece`, which is 64 here: a `u64` can be shifted by \
         0 to 63. Keep the bits below `piece` in a way that works for piece 0, too.",
        |&(piece, _), given| {
            piece == 0
                && matches!(given, RunOutcome::Panicked(text) if text.contains("to shift"))
        },
    )
    .likely(
        "It looks as if you shift by `piece` + 1, which is 64 here. The smaller pieces are the \
         bits 0 to `piece` − 1.",
        |&(piece, _), _| piece == 63,
    )
    .likely(
        "A 1 alone has only 32 bits in Rust. Write 1_u64 where it is shifted so far.",
        |&(piece, _), _| piece >= 31,
    )
    .judge()
}
