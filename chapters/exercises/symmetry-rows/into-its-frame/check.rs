use judge::{RunOutcome, Verdict, compare};

type Window = (usize, usize);

/// A class, a column in its row, and a move.
type Case = (usize, usize, usize);

fn apply(m: usize, (corners, sides): Window) -> Window {
    match m {
        0..4 => (corners ^ 1 << m, sides ^ 1 << m ^ 1 << (m + 3) % 4),
        _ => (corners, sides ^ 1 << (m - 4)),
    }
}

fn image(s: usize, (corners, sides): Window) -> Window {
    let corner = |i: usize| if s < 4 { (i + s) % 4 } else { (s - i) % 4 };
    // A side goes to where its two corners do.
    let side = |i: usize| {
        let (a, b) = (corner(i), corner((i + 1) % 4));
        if (a + 1) % 4 == b { a } else { b }
    };
    let corners = (0..4).map(|i| (corners >> i & 1) << corner(i)).sum();
    (corners, (0..4).map(|i| (sides >> i & 1) << side(i)).sum())
}

/// The first corners of each class; and for all corners their class, and a symmetry that sends
/// its first to them.
struct Classes {
    first: Vec<usize>,
    of: Vec<(usize, usize)>,
}

impl Classes {
    fn new() -> Classes {
        let smallest = |corners| (0..8).map(|s| image(s, (corners, 0)).0).min();
        let first: Vec<_> =
            (0..16).filter(|&corners| smallest(corners) == Some(corners)).collect();
        let of = |corners| {
            let pairs =
                (0..first.len()).flat_map(|class| (0..8).map(move |s| (class, s)));
            let mut found =
                pairs.filter(|&(class, s)| image(s, (first[class], 0)).0 == corners);
            found.next().expect("every number of corners has a class")
        };
        Classes { of: (0..16).map(of).collect(), first }
    }

    fn back(&self, s: usize) -> usize {
        if s < 4 { (4 - s) % 4 } else { s }
    }

    /// Makes the move, and brings the sides over as `bring` says.
    fn brought(
        &self,
        (class, place, m): Case,
        bring: impl Fn(usize, usize) -> usize,
    ) -> Window {
        let (corners, sides) = apply(m, (self.first[class], place));
        let (class, s) = self.of[corners];
        (class, bring(s, sides))
    }

    fn right(&self, case: Case) -> Window {
        let there = self.brought(case, |s, sides| image(self.back(s), (0, sides)).1);
        self.settled(there)
    }

    /// Of the columns that stand for the same window, the first.
    fn settled(&self, (class, place): Window) -> Window {
        let Some(&first) = self.first.get(class).filter(|_| place < 16) else {
            return (class, place);
        };
        let twins =
            (0..8).map(|s| image(s, (first, place))).filter(|twin| twin.0 == first);
        (class, twins.map(|twin| twin.1).min().unwrap_or(place))
    }

    /// An answer; one that is right in the way the check says it.
    fn answer(&self, case: Case, said: Window) -> Window {
        let right = self.right(case);
        if self.settled(said) == right { right } else { said }
    }
}

pub fn check() -> Verdict {
    let classes = Classes::new();
    let cases = (0..6).flat_map(|class| {
        (0..16).flat_map(move |p| (0..8).map(move |m| (class, p, m)))
    });
    compare(
        cases,
        |(class, place, m)| format!("neighbor({class}, {place}, {m}, …)"),
        |&case| {
            let (class, place, m) = case;
            let said = exercise::neighbor(class, place, m, &classes.first, &classes.of);
            classes.answer(case, said)
        },
        |&case| classes.right(case),
    )
    .mistake(
        "It looks as if the table's symmetry is done. It goes from the first of the class to your \
         corners, and you want to go back.",
        |&case| {
            let there = classes.brought(case, |s, sides| image(s, (0, sides)).1);
            classes.answer(case, there)
        },
    )
    .mistake(
        "It looks as if only the corners were brought to the first of their class. The sides \
         must be turned with them.",
        |&case| classes.answer(case, classes.brought(case, |_, sides| sides)),
    )
    .mistake(
        "It looks as if the sides were brought over before the move. Relabeled, it is another \
         move: make the move first.",
        |&case| {
            let (class, place, m) = case;
            let there = classes.brought(case, |s, _| {
                let sides = image(classes.back(s), (0, place)).1;
                apply(m, (classes.first[class], sides)).1
            });
            classes.answer(case, there)
        },
    )
    .likely(
        "The column is right, and the row is not: rows are numbered as the classes are.",
        |&case, said| {
            let right = classes.right(case);
            matches!(said, RunOutcome::Gave((_, place)) if classes.settled((right.0, *place)) == right)
        },
    )
    .judge()
}
