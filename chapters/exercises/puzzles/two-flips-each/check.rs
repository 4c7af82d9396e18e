use judge::{Verdict, ask, at_most, ensure};

pub fn check() -> Verdict {
    for n in 1..=6 {
        let orders: u64 = (1..=n as u64).product();
        let mut row = vec![0; n];
        for rank in 0..orders {
            permutation::unrank(rank, &mut row);
            one(&row.iter().map(|&p: &u8| p.into()).collect::<Vec<usize>>())?;
        }
    }
    // Large stacks: turned around, moved on by one, and every second pancake first.
    for n in [12, MOST] {
        one(&(0..n).rev().collect::<Vec<_>>())?;
        one(&(0..n).map(|i| (i + 1) % n).collect::<Vec<_>>())?;
        one(&(0..n).step_by(2).chain((1..n).step_by(2)).collect::<Vec<_>>())?;
    }
    Ok(())
}

/// As many pancakes as there may be.
const MOST: usize = 300;

/// A list, or the beginning of a long one.
fn brief(list: &[usize]) -> String {
    let shown = |list: &[usize]| {
        list.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
    };
    match list.len() {
        0..=24 => format!("[{}]", shown(list)),
        n => format!("[{}, … {n} numbers]", shown(&list[..6])),
    }
}

/// Does the flips for one stack.
fn one(stack: &[usize]) -> Verdict {
    let n = stack.len();
    let call = format!("flips(&{})", brief(stack));
    let flips = ask::<Vec<usize>>(call.clone(), || exercise::flips(stack))?;
    let mut now = stack.to_vec();
    for &k in &flips {
        ensure(k != 1, || {
            format!(
                "{call} gives {}, and 1 is no flip: a pancake that is on top \
                 already need not be brought there.",
                brief(&flips)
            )
        })?;
        ensure((2..=n).contains(&k), || {
            format!(
                "{call} gives {}, and {k} is no flip of {n} pancakes.",
                brief(&flips)
            )
        })?;
        now[..k].reverse();
    }
    let wrong =
        now.iter().enumerate().rev().find(|&(place, &pancake)| place != pancake);
    ensure(wrong.is_none(), || {
        let advice = match wrong {
            _ if n > 255 => {
                "With fewer pancakes you are right: does each number fit in its type?"
            }
            Some((place, _)) if place + 1 == n => {
                "The largest pancake is not at the bottom. Do you look for each \
                 pancake in the stack as it lies after the flips before?"
            }
            _ => {
                "What lies in order at the bottom must stay there. Do you look for \
                 each pancake in the stack as it lies after the flips before?"
            }
        };
        format!(
            "{call} gives {}: that leads to {}, which is not in order.\n{advice}",
            brief(&flips),
            brief(&now)
        )
    })?;
    at_most(
        call,
        "flips",
        flips.len() as u64,
        (2 * n).saturating_sub(3) as u64,
        "At most 2n − 3 flips are allowed. A pancake that lies in its place needs none, and \
         one that is on top needs one.",
    )
}
