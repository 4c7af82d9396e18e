use std::cell::Cell;
use std::collections::BTreeSet;

use judge::{Verdict, ask, at_most, compare, ensure};
use symmetry::components;

/// Symmetries as lists: `maps[g][p]`.
type Maps = Vec<Vec<usize>>;

/// Rings of `n` beads in two colors: the turn by one bead, and a mirror.
fn rings(n: usize) -> Maps {
    let turn = |p: usize| (p << 1 | p >> (n - 1)) & ((1 << n) - 1);
    let mirror = |p: usize| (0..n).map(|i| (p >> i & 1) << (n - 1 - i)).sum();
    vec![(0..1 << n).map(turn).collect(), (0..1 << n).map(mirror).collect()]
}

/// All pairs of permutations of up to three positions, then rings.
fn cases() -> Vec<Maps> {
    let mut cases = vec![];
    for n in 1..=3_usize {
        let count = (1..=n as u64).product::<u64>();
        let pm = |t| {
            let mut pm = vec![0; n];
            permutation::unrank(t, &mut pm);
            pm.into_iter().map(usize::from).collect::<Vec<_>>()
        };
        cases.extend((0..count).map(|t| vec![pm(t)]));
        cases.extend((0..count * count).map(|t| vec![pm(t / count), pm(t % count)]));
    }
    cases.extend((2..=8).map(rings));
    cases
}

fn right(maps: &Maps) -> usize {
    let first = components(maps[0].len(), maps.len(), |g, p| maps[g][p]);
    (0..first.len()).filter(|&p| first[p] == p).count()
}

fn call(maps: &Maps) -> String {
    match maps[0].len() {
        n if n > 8 => format!("classes({n}, 2, …), on the rings of {} beads,", n.ilog2()),
        n => format!("classes({n}, {}, …), with the images {maps:?},", maps.len()),
    }
}

const DIRECT: &str = "You reach only the direct images; from those the maps lead on. These maps are no \
                      group: what two of them make need not be one of them.";

/// The first of each class, if all symmetries were given.
fn direct(maps: &Maps) -> Vec<usize> {
    let mut first = vec![usize::MAX; maps[0].len()];
    for p in 0..first.len() {
        if first[p] == usize::MAX {
            maps.iter().for_each(|map| first[map[p]] = p);
        }
    }
    first
}

pub fn check() -> Verdict {
    compare(
        cases(),
        call,
        |maps| exercise::classes(maps[0].len(), maps.len(), |g, p| maps[g][p]),
        right,
    )
    .mistake(
        "It looks as if you look at the images alone, and not at the images of images.",
        |maps| {
            let mut first = vec![usize::MAX; maps[0].len()];
            for p in 0..first.len() {
                if first[p] == usize::MAX {
                    first[p] = p;
                    maps.iter().for_each(|map| first[map[p]] = p);
                }
            }
            (0..first.len()).filter(|&p| first[p] == p).count()
        },
    )
    .mistake(DIRECT, |maps| {
        let first = direct(maps);
        (0..first.len()).filter(|&p| first[p] == p).count()
    })
    .mistake(DIRECT, |maps| direct(maps).into_iter().collect::<BTreeSet<_>>().len())
    .mistake(
        "It looks as if you count a position that no image comes before; but the smallest of a \
         class may be more than one step away.",
        |maps| {
            let smallest = |p: &usize| maps.iter().all(|map| map[*p] >= *p);
            (0..maps[0].len()).filter(smallest).count()
        },
    )
    .judge()?;
    for maps in [rings(4), rings(8), rings(10)] {
        few(&maps)?;
    }
    Ok(())
}

fn few(maps: &Maps) -> Verdict {
    let count = maps[0].len();
    let asked = Cell::new(0);
    let image = |g: usize, p: usize| {
        asked.set(asked.get() + 1);
        maps[g][p]
    };
    let call = format!("classes({count}, 2, …), on the rings of {} beads,", count.ilog2());
    let found = ask::<usize>(&call, || exercise::classes(count, 2, image))?;
    let right = right(maps);
    ensure(found == right, || format!("{call} gives {found}, and {right} is right."))?;
    at_most(
        call,
        "images",
        asked.get(),
        2 * count as u64,
        "Whoever has been seen needs no second look: mark positions as you reach them, and ask \
         for the images of each only once.",
    )
}
