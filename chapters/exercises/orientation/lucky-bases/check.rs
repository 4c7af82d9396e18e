use judge::{Verdict, ask, ensure};

fn wrapping(first: &[u8], v: u8) -> u8 {
    first.iter().fold(0_u8, |s, &o| s.wrapping_sub(o)) % v
}

fn right(first: &[u8], v: u8) -> u8 {
    let sum: i64 = first.iter().map(|&o| i64::from(o)).sum();
    (-sum).rem_euclid(i64::from(v)) as u8
}

/// The shortest row of up to three pieces on which it is wrong.
fn wrong_row(v: u8) -> Option<Vec<u8>> {
    (1..=3).find_map(|n| {
        let mut row = vec![0; n];
        (0..u64::from(v).pow(n as u32)).find_map(|t| {
            orientation::unrank(t, v.into(), &mut row);
            (wrapping(&row, v) != right(&row, v)).then(|| row.clone())
        })
    })
}

pub fn check() -> Verdict {
    let given = ask::<Vec<u8>>("lucky()", exercise::lucky)?;
    for &v in &given {
        ensure((2..=20).contains(&v), || {
            format!("lucky() gives {given:?}: {v} is not between 2 and 20.")
        })?;
        let wrong = wrong_row(v);
        ensure(wrong.is_none(), || {
            let row = wrong.unwrap_or_default();
            let (s, last) = (wrapping(&row, v), right(&row, v));
            let why = match v % 2 {
                0 => {
                    "Even is not enough: by how much is the sum too large when it wraps?"
                }
                _ => {
                    "When the sum wraps, it is too large by 256: what does that change \
                     mod v?"
                }
            };
            format!(
                "lucky() gives {given:?}, and with v = {v} the row {row:?} goes wrong: \
                 the last piece comes out as {s}, and {last} is right.\n{why}"
            )
        })?;
    }
    let all: Vec<u8> = (2..=20).filter(|&v| wrong_row(v).is_none()).collect();
    ensure(all.iter().all(|v| given.contains(v)), || {
        format!(
            "lucky() gives {given:?}. These are lucky, and they are not all.\nWhat do 2 \
             and 256 have to do with each other?"
        )
    })?;
    ensure(given == all, || {
        format!(
            "lucky() gives {given:?}. Each is wanted once, in increasing order: nearly \
             there."
        )
    })
}
