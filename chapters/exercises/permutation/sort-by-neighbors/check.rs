use judge::{Verdict, ask, at_most, ensure};

pub fn check() -> Verdict {
    for n in 0..=6_u64 {
        for t in 0..(1..=n).product() {
            let mut pm = vec![0; n as usize];
            permutation::unrank(t, &mut pm);
            replay(&pm)?;
        }
    }
    Ok(())
}

fn replay(pm: &[u8]) -> Verdict {
    let call = format!("exchanges(&{pm:?})");
    let made = ask(&call, || exercise::exchanges(pm))?;
    let mut row = pm.to_vec();
    for &i in &made {
        ensure(i + 1 < row.len(), || {
            format!(
                "{call} gives {made:?}: there is no exchange {i}, since it would reach \
                 slot {}. The last slot is {}.",
                i + 1,
                row.len() as i64 - 1
            )
        })?;
        row.swap(i, i + 1);
    }
    let once = match made == one_pass(pm) {
        true => "\nIt looks as if you go over the row only once.",
        false => "",
    };
    ensure(row.is_sorted(), || {
        format!(
            "{call} gives {made:?}, which leads to {row:?} and not to solved.{once}"
        )
    })?;
    at_most(
        call,
        "exchanges",
        made.len() as u64,
        permutation::inversions(pm),
        "Each exchange of neighbors makes one inversion less, or one more if the two stood \
         right already. Make only those of the first kind.",
    )
}

/// The exchanges of a sort that is not repeated.
fn one_pass(pm: &[u8]) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    for i in 1..row.len() {
        if row[i - 1] > row[i] {
            row.swap(i - 1, i);
            made.push(i - 1);
        }
    }
    made
}
