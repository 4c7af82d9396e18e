use judge::{Verdict, predict};

fn orders(n: u64) -> u64 {
    (1..=n).product()
}

/// The registers for ranks of so many bits each.
fn registers(bits: u64) -> u64 {
    64 * bits / 512
}

fn judge(call: &str, student: fn() -> u64, n: u64) -> Verdict {
    let fits = |bits: &u64| *bits == 64 || orders(n) <= 1 << bits;
    let right = [8, 16, 32, 64].into_iter().find(fits).unwrap_or(64);
    let mut prediction = predict(call, student, registers(right));
    for bits in [8, 16, 32, 64] {
        let advice = match bits < right {
            true => format!(
                "So many are enough for ranks of {bits} bits. {n} pieces have {} orders: do \
                 their ranks fit in {bits} bits?",
                orders(n)
            ),
            false => format!(
                "So many are needed for ranks of {bits} bits. {n} pieces have {} orders, and \
                 half as many bits hold their ranks.",
                orders(n)
            ),
        };
        prediction = prediction.mistake(registers(bits), &advice);
    }
    prediction
        .mistake(64 * registers(right), "That is bytes; a register holds 64 of them.")
        .mistake(64, "So many would be needed if a register held one rank.")
        .judge()
}

pub fn check() -> Verdict {
    judge("eight()", exercise::eight, 8)?;
    judge("nine()", exercise::nine, 9)?;
    judge("thirteen()", exercise::thirteen, 13)
}
