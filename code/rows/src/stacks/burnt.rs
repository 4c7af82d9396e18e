//! Burnt pancakes: a row for each permutation, a column for each set of burnt sides up.

use super::sides::{WORD_BITS, flip_columns};
use super::sides_avx2::flip_columns_avx2;
use super::suffix_rank::{factorial, rearrangement, suffix_rank, suffix_unrank};
use crate::caches::prefetch;
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, ones};
use cpu::{Avx2, Cpu};
use puzzle::burnt_pancake::{BurntPancakes, Stack};
use puzzle::{ByteArray, Puzzle};

/// Maximum number of pancakes: the rows of eleven are larger than most memories.
pub(crate) const MAX_PANCAKES: usize = 10;
/// Words of a row from which on the source rows are prefetched.
const PREFETCH_MIN_WORDS: usize = 8;
/// The source rows of a row are prefetched this many rows ahead.
const PREFETCH_DISTANCE: usize = 2;

/// Stacks of burnt pancakes.
///
/// A row is a permutation of the pancakes. Bit `p` of a column's number says whether the burnt
/// side of pancake `p` is up, wherever the pancake lies. So a flip maps a row to one row, and
/// flips the bits of the column numbers that belong to the pancakes turned over.
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
    /// For each `k`, where a flip maps each permutation of `k` pancakes, by suffix ranks.
    flips: Vec<Vec<u32>>,
    /// For each row and each `k`, the set of its first `k` pancakes: bit `p` for pancake `p`.
    prefix_sets: Vec<u16>,
}

impl BurntStacks {
    /// Stacks of `n` pancakes. `None` for 0, or more than 10.
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

/// For each permutation of `n` pancakes, by suffix rank, the sets of its first 1, 2, …, `n`
/// pancakes.
fn prefix_sets(n: usize) -> Vec<u16> {
    /// Appends the sets for all permutations of `set`; `larger` has the sets with more pancakes,
    /// the largest first.
    fn append(all: &mut Vec<u16>, larger: &mut Vec<u16>, set: u16) {
        if set == 0 {
            all.extend(larger.iter().rev());
            return;
        }
        larger.push(set);
        // The last piece is the most significant in a suffix rank, and large pieces come first.
        for piece in (0..MAX_PANCAKES).rev().filter(|piece| (set >> piece) & 1 == 1) {
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
        let side = |piece: u8| ((location.column >> piece) & 1) as u8;
        let pancakes = ByteArray::from_fn(self.n, |i| permutation[i]);
        let burnt = ByteArray::from_fn(self.n, |i| side(permutation[i]));
        vec![self.puzzle.rank(&Stack { pancakes, burnt })]
    }

    fn step(&self, cpu: Cpu, step: Step<'_, u64>) -> u64 {
        // The number of words is a constant for the compiler.
        match self.width() {
            1 => step.gather(cpu, self, BurntKernel::<1>(self)),
            2 => step.gather(cpu, self, BurntKernel::<2>(self)),
            4 => step.gather(cpu, self, BurntKernel::<4>(self)),
            8 => step.gather(cpu, self, BurntKernel::<8>(self)),
            _ => step.gather(cpu, self, BurntKernel::<16>(self)),
        }
    }
}

/// Gathers rows of `WIDTH` words.
struct BurntKernel<'a, const WIDTH: usize>(&'a BurntStacks);

impl<const WIDTH: usize> Kernel<u64> for BurntKernel<'_, WIDTH> {
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, u64>,
        words: &mut [u64],
    ) -> Option<u32> {
        let BurntStacks { n, flips, prefix_sets, .. } = self.0;
        let words: &mut [u64; WIDTH] = words.try_into().expect("a row has WIDTH words");
        // Rows of fewer than four words do not fill the registers of AVX2.
        let avx2 = if WIDTH < 4 { None } else { Avx2::new(cpu) };
        let all = visited.chunks::<WIDTH>();
        let mut any = false;
        if WIDTH >= PREFETCH_MIN_WORDS {
            let next = (row + PREFETCH_DISTANCE).min(prefix_sets.len() / n - 1);
            flips.iter().for_each(|flip| prefetch(&all[source_row(flip, next)]));
        }
        // ANCHOR: gather
        for (flip, &flipped) in flips.iter().zip(&prefix_sets[row * n..][..*n]) {
            let source = source_row(flip, row);
            if visited.in_frontier(source) {
                any = true;
                let (source, flipped) = (&all[source], flipped.into());
                let found = match avx2 {
                    Some(avx2) => flip_columns_avx2(avx2, source, flipped),
                    None => flip_columns(source, flipped),
                };
                for w in 0..WIDTH {
                    words[w] |= found[w];
                }
            }
        }
        // ANCHOR_END: gather
        any.then(|| ones(words))
    }
}

/// The row that a flip maps to `row`: only the last digits of the suffix rank change.
#[inline(always)]
fn source_row(flip: &[u32], row: usize) -> usize {
    let first = row % flip.len();
    row - first + flip[first] as usize
}
