use exercise::Clocks;
use judge::{RunOutcome, Verdict, ask, compare, ensure, predict};
use puzzle::Puzzle;

const CLOCKS: usize = 4;
const HOURS: u8 = 4;

/// The clocks as they should be.
struct Right;

/// Move `m` turns clock `m` and those beside it by so many hours.
fn turn(clocks: &[u8; 4], near: &[usize], m: usize, hours: u8) -> [u8; 4] {
    let mut clocks = *clocks;
    for clock in near {
        let clock = &mut clocks[(m + clock) % CLOCKS];
        *clock = (*clock + hours) % HOURS;
    }
    clocks
}

impl Puzzle for Right {
    type Position = [u8; 4];

    fn count(&self) -> u64 {
        u64::from(HOURS).pow(CLOCKS as u32)
    }

    fn rank(&self, clocks: &[u8; 4]) -> u64 {
        orientation::rank(clocks, u64::from(HOURS))
    }

    fn unrank(&self, rank: u64) -> [u8; 4] {
        let mut clocks = [0; 4];
        orientation::unrank(rank, u64::from(HOURS), &mut clocks);
        clocks
    }

    fn moves(&self) -> usize {
        CLOCKS
    }

    fn apply(&self, clocks: &[u8; 4], m: usize) -> Option<[u8; 4]> {
        Some(turn(clocks, &[0, 1, 3], m, 1))
    }

    fn undo(&self, clocks: &[u8; 4], m: usize) -> Option<[u8; 4]> {
        Some(turn(clocks, &[0, 1, 3], m, 3))
    }
}

fn ranks() -> std::ops::Range<u64> {
    0..Right.count()
}

/// Every position with every move.
fn moves() -> impl Iterator<Item = ([u8; 4], usize)> {
    ranks().flat_map(|rank| (0..CLOCKS).map(move |m| (Right.unrank(rank), m)))
}

pub fn check() -> Verdict {
    let count = ask::<u64>("count()", || Clocks.count())?;
    ensure(count == Right.count(), || {
        format!(
            "count() gives {count}, which is not how many positions there are.\nEach \
             clock can show four hours, whatever the others show."
        )
    })?;
    compare(
        ranks().map(|rank| Right.unrank(rank)),
        |clocks| format!("rank(&{clocks:?})"),
        |clocks| Clocks.rank(clocks),
        |clocks| Right.rank(clocks),
    )
    .mistake(
        "It looks as if clock 0 is the last digit: it is to be the leading one.",
        |c| {
            let mut clocks = *c;
            clocks.reverse();
            Right.rank(&clocks)
        },
    )
    .judge()?;
    compare(
        ranks(),
        |rank| format!("unrank({rank})"),
        |rank| Clocks.unrank(*rank),
        |rank| Right.unrank(*rank),
    )
    .mistake(
        "It looks as if clock 0 gets the last digit: it is to get the leading one.",
        |r| {
            let mut clocks = Right.unrank(*r);
            clocks.reverse();
            clocks
        },
    )
    .likely("A digit of base 4 is 0 to 3: take the remainder by 4.", |_, given| {
        matches!(given, RunOutcome::Gave(clocks) if clocks.iter().any(|&hour| hour >= HOURS))
    })
    .judge()?;
    apply()?;
    undo()?;
    let table = table::distances_to_solved(&Right, |_| {}).expect("a small table");
    predict("hardest()", exercise::hardest, table.depth())
        .mistake(
            table.layers().len(),
            "That is how many layers there are. Layer 0 needs no move.",
        )
        .mistake(
            table.farthest().count(),
            "That is how many positions are the hardest, and not how many moves they \
             need.",
        )
        .judge()
}

fn apply() -> Verdict {
    compare(
        moves(),
        |(clocks, m)| format!("apply(&{clocks:?}, {m})"),
        |(clocks, m)| Clocks.apply(clocks, *m),
        |(clocks, m)| Right.apply(clocks, *m),
    )
    .mistake(
        "It looks as if only clock m turns: its neighbors turn as well.",
        |(c, m)| Some(turn(c, &[0], *m, 1)),
    )
    .mistake(
        "It looks as if only the neighbors turn: clock m turns as well.",
        |(c, m)| Some(turn(c, &[1, 3], *m, 1)),
    )
    .mistake("It looks as if only one neighbor turns.", |(c, m)| {
        Some(turn(c, &[0, 1], *m, 1))
    })
    .mistake(
        "It looks as if the clocks are turned back: a move turns them on by one hour.",
        |(c, m)| Some(turn(c, &[0, 1, 3], *m, 3)),
    )
    .likely("After hour 3 comes hour 0.", |_, given| {
        let beyond = |clocks: &[u8; 4]| clocks.iter().any(|&hour| hour >= HOURS);
        matches!(given, RunOutcome::Gave(Some(clocks)) if beyond(clocks))
    })
    .likely(
        "The clocks stand in a ring: clock 3 and clock 0 are neighbors.",
        |(_, m), _| *m == 0 || *m == CLOCKS - 1,
    )
    .judge()
}

fn undo() -> Verdict {
    compare(
        moves(),
        |(clocks, m)| format!("undo(&{clocks:?}, {m})"),
        |(clocks, m)| Clocks.undo(clocks, *m),
        |(clocks, m)| Right.undo(clocks, *m),
    )
    .mistake(
        "It looks as if undo does the move again: it is to lead to where the move came \
         from.",
        |(clocks, m)| Right.apply(clocks, *m),
    )
    .mistake(
        "It looks as if undo does the move twice: how often until a clock is all the \
         way around?",
        |(clocks, m)| Some(turn(clocks, &[0, 1, 3], *m, 2)),
    )
    .mistake(
        "It looks as if only clock m is turned back: its neighbors are, as well.",
        |(clocks, m)| Some(turn(clocks, &[0], *m, 3)),
    )
    .likely("One hour back from hour 0 is hour 3.", |(clocks, _), given| {
        clocks.contains(&0) && !matches!(given, RunOutcome::Gave(None))
    })
    .judge()
}
