use judge::{Verdict, predict};

fn factorial(n: u64) -> u128 {
    (1..=u128::from(n)).product()
}

/// The most pieces whose ranks fit: each has one of `part` orders.
fn most(part: u128, holds: u128) -> u64 {
    (2..).take_while(|&n| factorial(n) / part <= holds).last().unwrap_or(1)
}

fn judge(call: &str, student: fn() -> u64, part: u128, bits: u32) -> Verdict {
    let holds = 1 << bits;
    let right = most(part, holds);
    let mut prediction = predict(call, student, right);
    for n in 0..=30 {
        let (ranks, next) = (factorial(n) / part, factorial(n + 1) / part);
        let advice = if n > right {
            format!(
                "{n} pieces have {ranks} ranks, and a u{bits} holds {holds} numbers."
            )
        } else if part == 2 && n == most(1, holds) {
            "So many fit if every order is ranked. Only half of them are even."
                .to_owned()
        } else {
            format!(
                "{} pieces have {next} ranks, and a u{bits} holds {holds} numbers: they \
                 fit as well.",
                n + 1
            )
        };
        prediction = prediction.mistake(n, &advice);
    }
    prediction.judge()
}

pub fn check() -> Verdict {
    judge("in_u8()", exercise::in_u8, 1, 8)?;
    judge("in_u16()", exercise::in_u16, 1, 16)?;
    judge("in_u32()", exercise::in_u32, 1, 32)?;
    judge("even_in_u32()", exercise::even_in_u32, 2, 32)
}
