use judge::{Verdict, ask, at_most, wrong};

/// Where each order goes.
fn right(n: usize, i: usize) -> Vec<usize> {
    let count = (1..=n as u64).product();
    let mut tiles = vec![0; n];
    let mut after = |t: u64| {
        permutation::unrank(t, &mut tiles);
        tiles.swap(i, i + 1);
        permutation::rank(&tiles) as usize
    };
    (0..count).map(&mut after).collect()
}

pub fn check() -> Verdict {
    for (n, i) in (2..=7).flat_map(|n| (0..n - 1).map(move |i| (n, i))) {
        let call = format!("exchange({n}, {i}, copy)");
        let goes = right(n, i);
        let mut came = vec![None; goes.len()];
        let mut copies = 0;
        let mut fault: Option<String> = None;
        let mut copy = |from: usize, to: usize, len: usize| {
            copies += 1;
            for (start, does) in [(from, "reads"), (to, "writes")] {
                let end = start.saturating_add(len);
                if end > goes.len() {
                    let last = goes.len() - 1;
                    let cell = start.max(last + 1);
                    fault.get_or_insert(format!(
                        "copy({from}, {to}, {len}) {does} cell {cell}, and there are only cells \
                         0 to {last}."
                    ));
                    return;
                }
            }
            for k in 0..len {
                if came[to + k].replace(from + k).is_some() {
                    fault.get_or_insert(format!("Cell {} is written twice.", to + k));
                }
            }
        };
        ask::<()>(call.clone(), || exercise::exchange(n, i, &mut copy))?;
        if let Some(fault) = fault {
            return Err(wrong(format!("{call}: {fault}")));
        }
        if let Some(order) = (0..goes.len()).find(|&order| came[goes[order]] != Some(order)) {
            let to = goes[order];
            let found = match came[to] {
                Some(from) => format!("what stood in cell {from}"),
                None => "nothing".to_string(),
            };
            return Err(wrong(format!(
                "{call}: cell {order} should go to cell {to}, and {found} came there.\nIf x <= y, \
                 the digits x, y become y + 1, x; otherwise y, x - 1. The digits before them \
                 choose where this happens."
            )));
        }
        // A copy for each pair of digits and for each choice of the digits before.
        let few: u64 = (n - i - 1..=n).map(|base| base as u64).product();
        at_most(
            call,
            "copies",
            copies,
            few,
            "Orders that differ only behind the two tiles stand side by side, before and \
             after. Copy them together.",
        )?;
    }
    Ok(())
}
