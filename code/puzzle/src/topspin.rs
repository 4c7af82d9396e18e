//! TopSpin: discs in a ring, and a turntable that reverses some of them.

use crate::goal::relabel;
use crate::{
    ByteArray, PieceSet, PositionError, Puzzle, check_each_once, read_numbers,
};
use crate::{Family, GoalPair, Published, SizeError};

/// The names of the moves, by number.
const NAMES: [&str; 3] = ["L", "R", "F"];

/// The inverse of each move.
const OPPOSITE: [usize; 3] = [1, 0, 2];

/// Applies move `m`: 0 rotates the ring by one disc to the left, 1 to the right, and 2
/// turns the turntable, which reverses the first `k` discs.
///
/// # Panics
/// If there are fewer than `k` discs, or no disc.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut ring = [0, 1, 2, 3, 4, 5];
/// puzzle::topspin::apply_move(&mut ring, 4, 2);
/// assert_eq!(ring, [3, 2, 1, 0, 4, 5]);
/// puzzle::topspin::apply_move(&mut ring, 4, 0);
/// assert_eq!(ring, [2, 1, 0, 4, 5, 3]);
/// ```
// ANCHOR: moves
pub fn apply_move(ring: &mut [u8], k: usize, m: usize) {
    match m {
        0 => ring.rotate_left(1),
        1 => ring.rotate_right(1),
        _ => ring[..k].reverse(),
    }
}
// ANCHOR_END: moves

/// A ring of `n` discs with a turntable for `k`. A position is a [`ByteArray`] from the
/// first disc of the turntable around the ring; discs are numbered from 0, in text from 1.
///
/// ```
/// use puzzle::{Puzzle, topspin::TopSpin};
///
/// let puzzle = TopSpin::new(8, 4)?;
/// let ring = puzzle.scramble("F L")?;
/// assert_eq!(puzzle.write(&ring), "3 2 1 5 6 7 8 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TopSpin {
    n: usize,
    k: usize,
}

impl TopSpin {
    /// The puzzle with `n` discs and a turntable for `k` of them.
    ///
    /// # Errors
    /// [`SizeError`] if `n` is below 4 or above 20, `k` is below 2 or above `n - 2`, or `n`
    /// is even and `k` odd: then the moves do not generate all even permutations.
    pub fn new(n: usize, k: usize) -> Result<Self, SizeError> {
        const OVER: &str = "with more, the turntable only turns the ring over";
        const NOTHING: &str = "with fewer, the turntable does nothing";
        const RING: &str = "a turntable for two must leave two others in the ring";
        const MORE: &str = "the ranks of more do not fit in 64 bits";
        SizeError::check_at_least(4, "disc", n, RING)?;
        SizeError::check_at_most(20, "disc", n, MORE)?;
        SizeError::check_at_least(2, "turntable disc", k, NOTHING)?;
        SizeError::check_at_most(n - 2, "turntable disc", k, OVER)?;
        if n.is_multiple_of(2) && !k.is_multiple_of(2) {
            return Err(SizeError::Incompatible(format!(
                "found {n} discs and a turntable for {k}, and there must be an even \
                 number on the turntable of an even ring, or else discs that are an \
                 even number of slots apart always stay so, and few permutations can be reached"
            )));
        }
        Ok(TopSpin { n, k })
    }

    /// Whether all moves are even permutations, so that only even permutations can be
    /// reached: `n` is odd, and the turntable exchanges an even number of pairs.
    // ANCHOR: even-only
    pub fn moves_are_even(&self) -> bool {
        !self.n.is_multiple_of(2) && (self.k / 2).is_multiple_of(2)
    }
    // ANCHOR_END: even-only
}

impl Puzzle for TopSpin {
    type Position = ByteArray;

    fn count(&self) -> u64 {
        let permutations: u64 = (1..=self.n as u64).product();
        if self.moves_are_even() { permutations / 2 } else { permutations }
    }

    // ANCHOR: rank
    fn rank(&self, ring: &ByteArray) -> u64 {
        if self.moves_are_even() {
            permutation::rank_even(ring)
        } else {
            permutation::rank(ring)
        }
    }

    fn unrank(&self, rank: u64) -> ByteArray {
        let mut ring = self.solved();
        if self.moves_are_even() {
            permutation::unrank_even(rank, &mut ring);
        } else {
            permutation::unrank(rank, &mut ring);
        }
        ring
    }
    // ANCHOR_END: rank

    fn solved(&self) -> ByteArray {
        ByteArray::from_fn(self.n, |i| i as u8)
    }

    fn moves(&self) -> usize {
        NAMES.len()
    }

    fn piece_sets(&self, ring: &ByteArray) -> Option<Vec<PieceSet>> {
        Some(vec![PieceSet::unoriented("DISC", ring)])
    }

    fn name(&self, m: usize) -> String {
        NAMES[m].to_string()
    }

    fn apply(&self, ring: &ByteArray, m: usize) -> Option<ByteArray> {
        let mut ring = *ring;
        apply_move(&mut ring, self.k, m);
        Some(ring)
    }

    fn undo(&self, ring: &ByteArray, m: usize) -> Option<ByteArray> {
        self.apply(ring, OPPOSITE[m])
    }

    fn read(&self, text: &str) -> Result<ByteArray, PositionError> {
        let ring = self.read_any(text)?;
        Ok(self.goal_pair(&ring, &self.solved())?.start)
    }

    fn read_any(&self, text: &str) -> Result<ByteArray, PositionError> {
        let numbers = read_numbers(text, "disc", self.n, 1, self.n as i8)?;
        let ring = ByteArray::from_fn(self.n, |i| numbers[i] as u8 - 1);
        check_each_once(&ring, 1)?;
        Ok(ring)
    }

    fn goal_pair(
        &self,
        start: &ByteArray,
        goal: &ByteArray,
    ) -> Result<GoalPair<ByteArray>, PositionError> {
        let ring = ByteArray::from_fn(self.n, relabel(start, goal));
        let pairs = permutation::inversions(&ring);
        if self.moves_are_even() && pairs % 2 == 1 {
            let why = format!(
                "its discs have an odd number of pairs in the wrong order ({pairs}), \
                 and every move keeps that number odd"
            );
            return Err(PositionError::unsolvable(why));
        }
        Ok(GoalPair::new(ring, self.solved()))
    }

    fn write(&self, ring: &ByteArray) -> String {
        ring.iter().map(|&disc| (disc + 1).to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// The TopSpins in the catalog.
pub const FAMILY: Family = Family {
    name: "topspin-NxK",
    about: "a ring of N discs, and a turntable that turns K of them over",
    sizes: &["discs", "discs on the turntable"],
    metrics: &[],
    examples: &["topspin-6x4", "topspin-8x4", "topspin-9x4", "topspin-9x3"],
    aliases: &[],
    published: &[
        Published::depth("topspin-4x2", 6, "OEIS A186783"),
        Published::depth("topspin-5x2", 10, "OEIS A186783"),
        Published::depth("topspin-6x2", 15, "OEIS A186783"),
        Published::depth("topspin-7x2", 21, "OEIS A186783"),
        Published::depth("topspin-8x2", 28, "OEIS A186783"),
        Published::depth("topspin-9x2", 36, "OEIS A186783"),
        Published::depth("topspin-10x2", 45, "OEIS A186783"),
        Published::depth("topspin-11x2", 55, "OEIS A186783"),
        Published::depth("topspin-12x2", 66, "OEIS A186783"),
        Published::depth("topspin-13x2", 78, "OEIS A186783"),
    ],
    make: |sizes, _| Ok(Box::new(TopSpin::new(sizes[0], sizes[1])?)),
};
