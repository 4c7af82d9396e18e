//! Burnt pancakes: each pancake has a burnt side, which belongs at the bottom.

use crate::goal::relabel;
use crate::pancake::flip;
use crate::{
    ByteArray, PieceSet, PositionError, Puzzle, check_each_once, read_entries,
};
use crate::{Family, GoalPair, Published, SizeError};

/// A stack of burnt pancakes, from the top to the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack {
    /// The pancakes, numbered from the smallest, 0.
    pub pancakes: ByteArray,
    /// 1 where the burnt side is up.
    pub burnt: ByteArray,
}

/// A puzzle of `n` burnt pancakes. A position is a [`Stack`]; in text the smallest
/// pancake is 1, or -1 with its burnt side up.
///
/// ```
/// use puzzle::{Puzzle, burnt_pancake::BurntPancakes};
///
/// let puzzle = BurntPancakes::new(4)?;
/// let stack = puzzle.scramble("3 1")?;
/// assert_eq!(puzzle.write(&stack), "3 -2 -1 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BurntPancakes {
    n: usize,
}

impl BurntPancakes {
    /// The puzzle with `n` pancakes.
    ///
    /// # Errors
    /// [`SizeError`] if `n` is 0 or above 16.
    pub fn new(n: usize) -> Result<Self, SizeError> {
        SizeError::check_at_least(
            1,
            "burnt pancake",
            n,
            "without any there is no move",
        )?;
        const MORE: &str = "the ranks of more do not fit in 64 bits";
        SizeError::check_at_most(16, "burnt pancake", n, MORE)?;
        Ok(BurntPancakes { n })
    }

    /// The number of ways in which the burnt sides can lie: 2ⁿ.
    fn side_patterns(&self) -> u64 {
        1 << self.n
    }
}

impl Puzzle for BurntPancakes {
    type Position = Stack;

    fn count(&self) -> u64 {
        (1..=self.n as u64).product::<u64>() * self.side_patterns()
    }

    // ANCHOR: rank
    fn rank(&self, stack: &Stack) -> u64 {
        let pancakes = permutation::rank(&stack.pancakes);
        pancakes * self.side_patterns() + orientation::rank(&stack.burnt, 2)
    }

    fn unrank(&self, rank: u64) -> Stack {
        let mut stack = self.solved();
        permutation::unrank(rank / self.side_patterns(), &mut stack.pancakes);
        orientation::unrank(rank % self.side_patterns(), 2, &mut stack.burnt);
        stack
    }
    // ANCHOR_END: rank

    fn solved(&self) -> Stack {
        let pancakes = ByteArray::from_fn(self.n, |i| i as u8);
        Stack { pancakes, burnt: ByteArray::from_fn(self.n, |_| 0) }
    }

    fn moves(&self) -> usize {
        self.n
    }

    fn piece_sets(&self, stack: &Stack) -> Option<Vec<PieceSet>> {
        Some(vec![PieceSet::new("PANCAKE", &stack.pancakes, &stack.burnt, 2)])
    }

    fn name(&self, m: usize) -> String {
        (m + 1).to_string()
    }

    // ANCHOR: apply
    fn apply(&self, stack: &Stack, m: usize) -> Option<Stack> {
        let mut stack = *stack;
        flip(&mut stack.pancakes, m + 1);
        flip(&mut stack.burnt, m + 1);
        stack.burnt[..=m].iter_mut().for_each(|side| *side = 1 - *side);
        Some(stack)
    }
    // ANCHOR_END: apply

    fn undo(&self, stack: &Stack, m: usize) -> Option<Stack> {
        self.apply(stack, m)
    }

    fn goal_pair(
        &self,
        start: &Stack,
        goal: &Stack,
    ) -> Result<GoalPair<Stack>, PositionError> {
        let slot = relabel(&start.pancakes, &goal.pancakes);
        let side = |i| start.burnt[i] ^ goal.burnt[usize::from(slot(i))];
        let burnt = ByteArray::from_fn(self.n, side);
        let pancakes = ByteArray::from_fn(self.n, &slot);
        Ok(GoalPair::new(Stack { pancakes, burnt }, self.solved()))
    }

    fn read(&self, text: &str) -> Result<Stack, PositionError> {
        let n = self.n as i8;
        let expected =
            format!("a number from 1 to {n}, with a - if the burnt side is up,");
        let numbers = read_entries(text, "pancake", self.n, &expected, |entry| {
            let number: Option<i8> = entry.replace('−', "-").parse().ok();
            number.filter(|&number| number != 0 && (-n..=n).contains(&number))
        })?;
        let pancakes = ByteArray::from_fn(self.n, |i| numbers[i].unsigned_abs() - 1);
        check_each_once(&pancakes, 1)?;
        Ok(Stack {
            pancakes,
            burnt: ByteArray::from_fn(self.n, |i| (numbers[i] < 0).into()),
        })
    }

    fn write(&self, stack: &Stack) -> String {
        let sign = |side: u8| if side == 1 { "-" } else { "" };
        let pancakes = stack.pancakes.iter().zip(stack.burnt.iter());
        let written = pancakes.map(|(p, &side)| format!("{}{}", sign(side), p + 1));
        written.collect::<Vec<_>>().join(" ")
    }
}

/// The burnt pancakes in the catalog.
pub const FAMILY: Family = Family {
    name: "burnt-pancake-N",
    about: "N pancakes, each with a burnt side that belongs at the bottom",
    sizes: &["pancakes"],
    metrics: &[],
    examples: &["burnt-pancake-3", "burnt-pancake-6", "burnt-pancake-7"],
    aliases: &[],
    published: &[
        Published::depth("burnt-pancake-1", 1, "OEIS A078941"),
        Published::depth("burnt-pancake-2", 4, "OEIS A078941"),
        Published::depth("burnt-pancake-3", 6, "OEIS A078941"),
        Published::depth("burnt-pancake-4", 8, "OEIS A078941"),
        Published::depth("burnt-pancake-5", 10, "OEIS A078941"),
        Published::depth("burnt-pancake-6", 12, "OEIS A078941"),
        Published::depth("burnt-pancake-7", 14, "OEIS A078941"),
        Published::depth("burnt-pancake-8", 15, "OEIS A078941"),
        Published::depth("burnt-pancake-9", 17, "OEIS A078941"),
    ],
    make: |sizes, _| Ok(Box::new(BurntPancakes::new(sizes[0])?)),
};
