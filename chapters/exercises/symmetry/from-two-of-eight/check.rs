use std::cell::Cell;
use std::collections::BTreeSet;

use judge::{RunOutcome, Verdict, ask, at_most, compare, ensure};
use symmetry::components;

/// Symmetries as lists: `maps[g][p]`.
type Maps = Vec<Vec<usize>>;

/// Rings of `n` beads in two colors: the turn by one bead, and a mirror.
fn rings(n: usize) -> Maps {
    let turn = |p: usize| (p << 1 | p >> (n - 1)) & ((1 << n) - 1);
    let mirror = |p: usize| (0..n).map(|i| (p >> i & 1) << (n - 1 - i)).sum();
    vec![(0..1 << n).map(turn).collect(), (0..1 << n).map(mirror).collect()]
}

/// How many positions there are, and the symmetries that are given.
type Case = (usize, Maps);

/// All pairs of permutations of up to three positions, three of four, a long ring and rings of beads; and
/// none of the one or of the other.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 1..=3_usize {
        let count = (1..=n as u64).product::<u64>();
        let pm = |t| {
            let mut pm = vec![0; n];
            permutation::unrank(t, &mut pm);
            pm.into_iter().map(usize::from).collect::<Vec<_>>()
        };
        cases.extend((0..count).map(|t| (n, vec![pm(t)])));
        cases.extend(
            (0..count * count).map(|t| (n, vec![pm(t / count), pm(t % count)])),
        );
    }
    cases.extend([(0, vec![vec![]]), (3, vec![])]);
    let exchanges = [[1, 0, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]];
    cases.push((4, exchanges.map(|map| map.to_vec()).to_vec()));
    cases.extend((2..=8).map(|n| (1 << n, rings(n))));
    // The longest way around, and the most positions.
    cases.push((LONG, vec![(0..LONG).map(|p| (p + 1) % LONG).collect()]));
    cases.extend([10, 17].map(|n| (1 << n, rings(n))));
    // The most classes: each position is one, and all but two.
    let exchange = [1, 0].into_iter().chain(2..MOST).collect();
    cases.extend([(MOST, vec![]), (MOST, vec![exchange])]);
    cases
}

/// The most positions.
const MOST: usize = 1 << 17;

/// The positions of a class that one map takes around.
const LONG: usize = 1000;

fn right((count, maps): &Case) -> usize {
    let first = components(*count, maps.len(), |g, p| maps[g][p]);
    (0..*count).filter(|&p| first[p] == p).count()
}

fn call((count, maps): &Case) -> String {
    let call = format!("classes({count}, {}, …)", maps.len());
    match *count {
        MOST if maps.is_empty() => format!("{call}, with no symmetries,"),
        MOST if maps.len() == 1 => format!("{call}, where 0 and 1 are exchanged,"),
        LONG => format!("{call}, where each position becomes the next,"),
        n if n > 8 => format!("{call}, on the rings of {} beads,", n.ilog2()),
        _ => format!("{call}, with the images {maps:?},"),
    }
}

const DIRECT: &str = "You reach only the direct images; from those the maps lead on. These maps are no \
                      group: what two of them make need not be one of them.";
const STARTS: &str = "You count each position that nothing has marked before, and you mark only direct \
                      images. From those the maps lead on, for they are no group: what two of them \
                      make need not be one of them.";
const JOINED: &str = "It looks as if a position and its image get the smaller of their two numbers, \
                      once. What was joined with one of them before must hear of it, too: follow \
                      the numbers to the end, as the chapter's `root` does.";
const BURNSIDE: &str = "It looks as if you take the mean of what the given maps leave as it is. \
                        Burnside's lemma wants *all* symmetries, and here are only some from which \
                        the others are made.";

/// What the listing for whole groups finds: the first of each class, as it takes it, and from
/// how many positions it has started. It may mark these as well.
fn direct((count, maps): &Case, marks_itself: bool) -> (Vec<usize>, usize) {
    let (mut first, mut starts) = (vec![usize::MAX; *count], 0);
    for p in 0..*count {
        if first[p] == usize::MAX {
            starts += 1;
            if marks_itself {
                first[p] = p;
            }
            maps.iter().for_each(|map| first[map[p]] = p);
        }
    }
    (first, starts)
}

/// The first of each class, if every map joins `p` and its image once, by the numbers that
/// stand for them then, and those that were joined before do not hear of it. The numbers may
/// be given to the two, or to the larger of what stands for them.
fn joined_once((count, maps): &Case, to_what_stands: bool) -> Vec<usize> {
    let mut first: Vec<usize> = (0..*count).collect();
    for p in 0..*count {
        for map in maps {
            let (a, b) = (first[p], first[map[p]]);
            let places = if to_what_stands { [a.max(b); 2] } else { [p, map[p]] };
            places.into_iter().for_each(|place| first[place] = a.min(b));
        }
    }
    first
}

/// How many positions are the first of their class.
fn firsts(first: &[usize]) -> usize {
    (0..first.len()).filter(|&p| first[p] == p).count()
}

/// Over all maps, how many positions each leaves as they are.
fn fixed((count, maps): &Case) -> usize {
    maps.iter().map(|map| (0..*count).filter(|&p| map[p] == p).count()).sum()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        call,
        |(count, maps)| exercise::classes(*count, maps.len(), |g, p| maps[g][p]),
        right,
    )
    .mistake(
        "It looks as if you look at the images alone, and not at the images of images.",
        |case| firsts(&direct(case, true).0),
    )
    .mistake(DIRECT, |case| firsts(&direct(case, false).0))
    .mistake(DIRECT, |case| direct(case, false).0.into_iter().collect::<BTreeSet<_>>().len())
    .mistake(DIRECT, |case| direct(case, true).0.into_iter().collect::<BTreeSet<_>>().len())
    .mistake(STARTS, |case| direct(case, false).1)
    .mistake(STARTS, |case| direct(case, true).1)
    .mistake(JOINED, |case| firsts(&joined_once(case, false)))
    .mistake(JOINED, |case| firsts(&joined_once(case, true)))
    .mistake(BURNSIDE, |case| fixed(case) / case.1.len())
    .mistake(BURNSIDE, |case| (case.0 + fixed(case)) / (case.1.len() + 1))
    .mistake(
        "It looks as if you count a position that no image comes before; but the smallest of a \
         class may be more than one step away.",
        |(count, maps)| {
            let smallest = |p: &usize| maps.iter().all(|map| map[*p] >= *p);
            (0..*count).filter(smallest).count()
        },
    )
    .likely(
        "There may be 131,072 classes, and a `u16` ends at 65,535: count in a `usize`.",
        |(count, maps), _| *count == MOST && maps.len() < 2,
    )
    .likely(
        "With fewer positions you are right. Do you keep positions, or how many there are, in a \
         type that is too small?",
        |(count, _), given| *count > 128 && matches!(given, RunOutcome::Gave(_)),
    )
    .judge()?;
    for n in [4, 8, 10] {
        few(&(1 << n, rings(n)))?;
    }
    Ok(())
}

fn few(case: &Case) -> Verdict {
    let (count, maps) = (case.0, &case.1);
    let asked = Cell::new(0);
    let image = |g: usize, p: usize| {
        asked.set(asked.get() + 1);
        maps[g][p]
    };
    let call = call(case);
    let found = ask::<usize>(&call, || exercise::classes(count, 2, image))?;
    let right = right(case);
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
