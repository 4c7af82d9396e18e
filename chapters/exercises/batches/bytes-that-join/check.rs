use judge::{Verdict, predict};

fn judge(call: &str, student: fn() -> u64, pieces: u32) -> Verdict {
    let right = (1_u64..).take_while(|v| v.pow(pieces) <= 256).last().unwrap_or(1);
    let mut prediction = predict(call, student, right);
    for v in 1..=256_u64 {
        let rows = v.pow(pieces);
        let advice = if rows == 256 && v > right {
            continue;
        } else if v > right {
            format!("With {v} ways there are {rows} rows, and a byte tells 256 apart.")
        } else {
            let (v, rows) = (v + 1, (v + 1).pow(pieces));
            let last = rows.saturating_sub(1);
            format!(
                "With {v} ways there are {rows} rows, and the last number is {last}: it fits \
                 as well."
            )
        };
        if v != right {
            prediction = prediction.mistake(v, &advice);
        }
    }
    prediction.judge()
}

pub fn check() -> Verdict {
    judge("two()", exercise::two, 2)?;
    judge("three()", exercise::three, 3)?;
    judge("four()", exercise::four, 4)
}
