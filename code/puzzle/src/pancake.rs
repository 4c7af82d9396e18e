//! Pancakes: a stack that is sorted by flipping pancakes at its top.

use crate::goal::relabel;
use crate::{
    ByteArray, PieceSet, PositionError, Puzzle, check_each_once, read_numbers,
};
use crate::{Family, GoalPair, Published, SizeError};

/// Flips the top `k` pancakes of a stack: the one on top becomes the `k`-th.
///
/// # Panics
/// If there are fewer than `k` pancakes.
///
/// # Complexity
/// O(`k`) time, no memory.
///
/// # Examples
/// ```
/// let mut stack = [3, 1, 2, 0];
/// puzzle::pancake::flip(&mut stack, 3);
/// assert_eq!(stack, [2, 1, 3, 0]);
/// ```
// ANCHOR: flip
pub fn flip(stack: &mut [u8], k: usize) {
    stack[..k].reverse();
}
// ANCHOR_END: flip

/// The number of gaps: neighbors in the stack whose sizes do not differ by 1. The plate
/// counts as a pancake of size `n` below the stack.
///
/// A flip separates two neighbors and joins two others, so it removes at most one gap: the
/// number of gaps is a lower bound of the distance (the gap heuristic).
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// use puzzle::pancake::gaps;
///
/// assert_eq!(gaps(&[0, 1, 2, 3]), 0);
/// assert_eq!(gaps(&[1, 3, 0, 2]), 4); // none of 1 3, 3 0, 0 2, 2 plate
/// ```
// ANCHOR: gaps
pub fn gaps(stack: &[u8]) -> usize {
    let below = |i: usize| stack.get(i + 1).map_or(stack.len(), |&p| p.into());
    let is_gap = |&i: &usize| usize::from(stack[i]).abs_diff(below(i)) != 1;
    (0..stack.len()).filter(is_gap).count()
}
// ANCHOR_END: gaps

/// A stack of `n` pancakes, no two of one size. A position is a [`ByteArray`] from the top
/// to the bottom, the smallest pancake being 0; in text it is 1.
///
/// ```
/// use puzzle::{Puzzle, pancake::Pancakes};
///
/// let puzzle = Pancakes::new(5)?;
/// let stack = puzzle.scramble("3 5")?;
/// assert_eq!(puzzle.write(&stack), "5 4 1 2 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pancakes {
    n: usize,
}

impl Pancakes {
    /// The puzzle with `n` pancakes.
    ///
    /// # Errors
    /// [`SizeError`] if `n` is below 2 or above 20.
    pub fn new(n: usize) -> Result<Self, SizeError> {
        SizeError::check_at_least(2, "pancake", n, "one pancake is always in order")?;
        const MORE: &str = "the ranks of more do not fit in 64 bits";
        SizeError::check_at_most(20, "pancake", n, MORE)?;
        Ok(Pancakes { n })
    }
}

impl Puzzle for Pancakes {
    type Position = ByteArray;

    fn count(&self) -> u64 {
        (1..=self.n as u64).product()
    }

    // ANCHOR: rank
    fn rank(&self, stack: &ByteArray) -> u64 {
        permutation::rank(stack)
    }

    fn unrank(&self, rank: u64) -> ByteArray {
        let mut stack = self.solved();
        permutation::unrank(rank, &mut stack);
        stack
    }
    // ANCHOR_END: rank

    fn solved(&self) -> ByteArray {
        ByteArray::from_fn(self.n, |i| i as u8)
    }

    fn moves(&self) -> usize {
        self.n - 1 // a flip of one pancake would change nothing
    }

    fn piece_sets(&self, stack: &ByteArray) -> Option<Vec<PieceSet>> {
        Some(vec![PieceSet::unoriented("PANCAKE", stack)])
    }

    fn name(&self, m: usize) -> String {
        (m + 2).to_string()
    }

    fn apply(&self, stack: &ByteArray, m: usize) -> Option<ByteArray> {
        let mut stack = *stack;
        flip(&mut stack, m + 2);
        Some(stack)
    }

    fn undo(&self, stack: &ByteArray, m: usize) -> Option<ByteArray> {
        self.apply(stack, m)
    }

    fn goal_pair(
        &self,
        start: &ByteArray,
        goal: &ByteArray,
    ) -> Result<GoalPair<ByteArray>, PositionError> {
        let start = ByteArray::from_fn(self.n, relabel(start, goal));
        Ok(GoalPair::new(start, self.solved()))
    }

    fn read(&self, text: &str) -> Result<ByteArray, PositionError> {
        let sizes = read_numbers(text, "pancake", self.n, 1, self.n as i8)?;
        let stack = ByteArray::from_fn(self.n, |i| sizes[i] as u8 - 1);
        check_each_once(&stack, 1)?;
        Ok(stack)
    }

    fn write(&self, stack: &ByteArray) -> String {
        stack.iter().map(|&p| (p + 1).to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// The pancakes in the catalog.
pub const FAMILY: Family = Family {
    name: "pancake-N",
    about: "a stack of N pancakes, put in order by flipping its top",
    sizes: &["pancakes"],
    metrics: &[],
    examples: &["pancake-5", "pancake-7", "pancake-9"],
    aliases: &[],
    published: &[
        Published::layers("pancake-2", &[1, 1], "OEIS A092113"),
        Published::layers("pancake-3", &[1, 2, 2, 1], "OEIS A092113"),
        Published::layers("pancake-4", &[1, 3, 6, 11, 3], "OEIS A092113"),
        Published::layers("pancake-5", &[1, 4, 12, 35, 48, 20], "OEIS A092113"),
        Published::layers(
            "pancake-6",
            &[1, 5, 20, 79, 199, 281, 133, 2],
            "OEIS A092113",
        ),
        Published::layers(
            "pancake-7",
            &[1, 6, 30, 149, 543, 1357, 1903, 1016, 35],
            "OEIS A092113",
        ),
        Published::layers(
            "pancake-8",
            &[1, 7, 42, 251, 1191, 4281, 10561, 15011, 8520, 455],
            "OEIS A092113",
        ),
        Published::layers(
            "pancake-9",
            &[1, 8, 56, 391, 2278, 10666, 38015, 93585, 132697, 79379, 5804],
            "OEIS A092113",
        ),
        Published::depth("pancake-10", 11, "OEIS A058986"),
        Published::depth("pancake-11", 13, "OEIS A058986"),
        Published::depth("pancake-12", 14, "OEIS A058986"),
    ],
    make: |sizes, _| Ok(Box::new(Pancakes::new(sizes[0])?)),
};
