//! Burnt pancakes: a row for each order, and in it a bit for each way in which sides lie.

use super::sides::{WORD_BITS, flip_columns};
use super::sides_avx2::FlipAvx2;
use super::suffix_rank::{factorial, rearrangement, suffix_rank, suffix_unrank};
use crate::caches::prefetch;
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, ones};
use cpu::Cpu;
use puzzle::burnt_pancake::{BurntPancakes, Stack};
use puzzle::{ByteArray, Puzzle};

/// The most pancakes: the rows of eleven are larger than most memories.
pub(crate) const MAX_PANCAKES: usize = 10;
/// Rows of so many words are too many for the near caches.
const PREFETCH_WIDTH: usize = 8;
/// What a row needs is asked for so many rows before.
const PREFETCH_ROWS: usize = 2;

/// Stacks of burnt pancakes.
///
/// A row is an order of the pancakes. A place of it says of each pancake, wherever it
/// lies, whether its burnt side is up: a bit of the place's number. So a flip leads from
/// all positions of a row to one row, and changes those bits of a place's number whose
/// pancakes it turns over.
///
/// ```
/// use cpu::Cpu;
/// use rows::stacks::BurntStacks;
/// use rows::{Nothing, SearchOptions, search};
///
/// let stacks = BurntStacks::new(4).expect("four lie in rows");
/// let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
/// let found = search(&stacks, &Nothing, options, |_| ())?;
/// assert_eq!(found.layers.iter().sum::<u64>(), 24 * 16);
/// assert_eq!(found.layers.len(), 9);
/// # Ok::<(), rows::SearchError>(())
/// ```
#[derive(Debug, Clone)]
pub struct BurntStacks {
    puzzle: BurntPancakes,
    n: usize,
    /// For each `k`, where the orders of `k` pancakes go when they are flipped.
    flips: Vec<Vec<u32>>,
    /// For each row and each `k`, which pancakes are the first `k`, as bits.
    prefix_sets: Vec<u16>,
}

impl BurntStacks {
    /// Stacks of `n`. `None` if there is none, or there are more than 10.
    pub fn new(n: usize) -> Option<Self> {
        let puzzle = BurntPancakes::new(n).ok()?;
        if n > MAX_PANCAKES {
            return None;
        }
        let flip = |k: usize| rearrangement(&(0..k).rev().collect::<Vec<_>>());
        Some(BurntStacks {
            puzzle,
            n,
            flips: (1..=n).map(flip).collect(),
            prefix_sets: prefix_sets(n),
        })
    }
}

/// For each order of `n` pancakes, in the order of their numbers, the sets of its first 1, 2,
/// …, `n` pancakes, as bits.
fn prefix_sets(n: usize) -> Vec<u16> {
    /// Appends those of all orders of a set; `larger` has the sets of more pancakes, the
    /// largest first.
    fn append(all: &mut Vec<u16>, larger: &mut Vec<u16>, set: u16) {
        if set == 0 {
            all.extend(larger.iter().rev());
            return;
        }
        larger.push(set);
        // The last piece counts most in an order's number, and large pieces come first.
        for piece in (0..MAX_PANCAKES).rev().filter(|piece| set >> piece & 1 == 1) {
            append(all, larger, set & !(1 << piece));
        }
        larger.pop();
    }
    let mut all = Vec::with_capacity(factorial(n) * n);
    append(&mut all, &mut Vec::with_capacity(n), (1 << n) - 1);
    all
}

impl Geometry for BurntStacks {
    type Word = u64;

    fn rows(&self, _color: usize) -> usize {
        factorial(self.n)
    }

    fn width(&self) -> usize {
        1 << self.n.saturating_sub(WORD_BITS)
    }

    fn columns(&self) -> Columns {
        Columns::new(1 << self.n, 1 << self.n.min(WORD_BITS))
    }

    fn solved(&self) -> Location {
        Location { color: 0, row: 0, column: 0 }
    }

    fn locate(&self, rank: u64) -> Location {
        let Stack { pancakes, burnt } = self.puzzle.unrank(rank);
        let sides = pancakes.iter().zip(burnt.iter());
        let column = sides.map(|(&piece, &side)| usize::from(side) << piece).sum();
        Location { color: 0, row: suffix_rank(&pancakes), column }
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        let permutation = suffix_unrank(location.row, self.n);
        let side = |piece: u8| (location.column >> piece & 1) as u8;
        let pancakes = ByteArray::from_fn(self.n, |i| permutation[i]);
        let burnt = ByteArray::from_fn(self.n, |i| side(permutation[i]));
        vec![self.puzzle.rank(&Stack { pancakes, burnt })]
    }

    fn step(&self, cpu: Cpu, step: Step<'_, u64>) -> u64 {
        // The compiler makes one piece of each loop over a known number of words.
        match self.width() {
            1 => step.gather(cpu, self, BurntKernel::<1>(self)),
            2 => step.gather(cpu, self, BurntKernel::<2>(self)),
            4 => step.gather(cpu, self, BurntKernel::<4>(self)),
            8 => step.gather(cpu, self, BurntKernel::<8>(self)),
            _ => step.gather(cpu, self, BurntKernel::<16>(self)),
        }
    }
}

/// Rows of `W` words.
struct BurntKernel<'a, const W: usize>(&'a BurntStacks);

impl<const W: usize> Kernel<u64> for BurntKernel<'_, W> {
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, u64>,
        words: &mut [u64],
    ) -> Option<u32> {
        let BurntStacks { n, flips, prefix_sets, .. } = self.0;
        let words: &mut [u64; W] = words.try_into().expect("a row has W words");
        let (all, avx2) = (visited.chunks::<W>(), FlipAvx2::new(cpu, W));
        let mut any = false;
        if W >= PREFETCH_WIDTH {
            let next = (row + PREFETCH_ROWS).min(prefix_sets.len() / n - 1);
            flips.iter().for_each(|flip| prefetch(&all[source_row(flip, next)]));
        }
        // ANCHOR: gather
        for (flip, &turned) in flips.iter().zip(&prefix_sets[row * n..][..*n]) {
            let source = source_row(flip, row);
            if visited.in_frontier(source) {
                any = true;
                let flipped = match avx2 {
                    Some(avx2) => avx2.turn_over(&all[source], turned.into()),
                    None => flip_columns(&all[source], turned.into()),
                };
                for w in 0..W {
                    words[w] |= flipped[w];
                }
            }
        }
        // ANCHOR_END: gather
        any.then(|| ones(words))
    }
}

/// The row to which a flip leads: it changes the last digits of a row's number alone.
#[inline(always)]
fn source_row(flip: &[u32], row: usize) -> usize {
    let first = row % flip.len();
    row - first + flip[first] as usize
}
