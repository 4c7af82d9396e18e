use judge::{Verdict, predict};

/// The pairs of slots that the documents' loop compares.
fn pairs(slots: u64) -> u64 {
    (0..slots).map(|i| (i + 1..slots).count() as u64).sum()
}

const LANES: u64 = 64;

fn judge(call: &str, student: fn() -> u64, each: u64) -> Verdict {
    predict(call, student, each * pairs(8))
        .mistake(
            each * 8 * 8,
            "That compares each slot with all eight. The loop compares it with those to its \
             right.",
        )
        .mistake(
            each * 8 * 7,
            "That counts each pair of slots twice. The loop compares a slot with those to its \
             right only.",
        )
        .mistake(
            each * pairs(9),
            "That is 8 + 7 + … + 1. The first of eight slots has seven to its right.",
        )
        .mistake(
            each * 8,
            "That is one for each slot. The documents' loop asks one for each *pair* of slots.",
        )
        .mistake(
            LANES * pairs(8),
            "That is one after the other. Side by side, one instruction serves many orders.",
        )
        .mistake(
            pairs(8),
            "So many serve 64 lanes at once. How many orders does one instruction serve here?",
        )
        .judge()
}

pub fn check() -> Verdict {
    judge("one_by_one()", exercise::one_by_one, LANES)?;
    judge("side_by_side()", exercise::side_by_side, LANES / 64)?;
    judge("half_as_wide()", exercise::half_as_wide, LANES / 32)
}
