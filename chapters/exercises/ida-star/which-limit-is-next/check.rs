use judge::{Verdict, predict};

/// Each position with its depth, its bound, and how many of those behind it are below it.
const TREE: [(u32, u32, usize); 10] = [
    (0, 3, 9),
    (1, 3, 2),
    (2, 2, 0),
    (2, 4, 0),
    (1, 4, 5),
    (2, 3, 0),
    (2, 1, 3),
    (3, 1, 2),
    (4, 1, 1),
    (5, 0, 0),
];

/// One round: how many positions, whether the goal was found, and the next limit.
fn round(limit: u32) -> (u32, bool, Option<u32>) {
    let (mut at, mut looked, mut next) = (0, 0, None);
    while let Some(&(depth, bound, below)) = TREE.get(at) {
        looked += 1;
        let sum = depth + bound;
        if sum > limit {
            next = Some(next.map_or(sum, |n: u32| n.min(sum)));
            at += 1 + below;
        } else if at == TREE.len() - 1 {
            return (looked, true, next);
        } else {
            at += 1;
        }
    }
    (looked, false, next)
}

pub fn check() -> Verdict {
    let (mut limits, mut sum, mut limit) = (vec![], 0, Some(TREE[0].1));
    while let Some(now) = limit {
        let (looked, found, next) = round(now);
        limits.push(now);
        sum += looked;
        limit = if found { None } else { next };
    }
    predict("limits()", exercise::limits, limits)
        .mistake(
            vec![0, 1, 2, 3],
            "The first limit is the bound of the start: no solution is shorter.",
        )
        .mistake(vec![3, 4], "With the limit 4, is C looked into? Its sum is 1 + 4.")
        .mistake(
            vec![3, 5],
            "The smallest sum that is cut in the first round is that of B: 1 + 3.",
        )
        .mistake(
            vec![3, 4, 5, 6],
            "The goal's own sum is 5 + 0, and each sum on the way to it is 5 at most.",
        )
        .judge()?;
    predict("positions()", exercise::positions, sum)
        .mistake(10, "Those are the positions of the tree. Each counts as often as it is looked at.")
        .mistake(10 + 3, "In the second round B is looked into: D and E count, though they may be cut.")
        .mistake(17, "A position that is cut has been looked at: it counts. And the goal counts as well.")
        .judge()
}
