//! A move that changes the last five tiles, and so the bits of the words.

use super::blocks::{back, join};
use super::digits::Way;
use super::last_five::{self, Exchange};
use super::shape::Shape;

/// A tile goes over others, at least one of them among the last five.
///
/// ```
/// // The last tile goes over two others. No digit before those three changes.
/// use permutation::digits;
///
/// let before = digits(&[5, 0, 7, 3, 6, 2, 4, 1]);
/// let after = digits(&[5, 0, 7, 3, 6, 1, 2, 4]);
/// assert_eq!(before[..5], after[..5]);
/// ```
#[derive(Debug, Clone)]
pub(super) struct Inside {
    way: Way,
    /// The exchanges among the last five, and whether the tiles are in an odd order
    /// before each.
    exchanges: Vec<(Exchange, bool)>,
    /// If a tile comes from before the five: from which word of a block each comes.
    words: Vec<u16>,
    /// For each word of a row whether its digits have an odd sum: then all ones.
    odd: Vec<u64>,
    /// The bases of a row's digits, if it matters whether these have an odd sum.
    high: Vec<usize>,
}

impl Inside {
    /// The `first` tile that changes its place; whether the tiles are in an odd order
    /// before the move.
    pub(super) fn new(shape: &Shape, first: usize, way: Way, odd: bool) -> Self {
        let exchange = |(k, i): (usize, usize)| {
            let exchange = Exchange::new((first + i + 5).checked_sub(shape.tiles)?);
            Some((exchange, odd ^ (k % 2 == 1)))
        };
        let exchanges = way.exchanges(shape.across - 1).enumerate();
        let exchanges: Vec<_> = exchanges.filter_map(exchange).collect();
        let parity_matters =
            exchanges.iter().any(|&(exchange, _)| exchange == Exchange::Third);
        // The tiles before the five that the move goes over.
        let outer = first.saturating_sub(shape.high.len());
        let bases = if first < shape.high.len() + shape.low.len() {
            &shape.low[outer..]
        } else {
            &[]
        };
        let words: Vec<u16> = match bases.len() {
            0 => Vec::new(),
            // The words of 7 blocks of 6 stay, so that blocks of 42 are enough.
            1 => (0..42).collect(),
            _ => (0..bases.iter().product())
                .map(|n| back(n, bases, way) as u16)
                .collect(),
        };
        let mask = |word| 0u64.wrapping_sub(digit_sum(word, &shape.low) as u64 % 2);
        Inside {
            way,
            exchanges,
            words,
            odd: (0..shape.width).map(mask).collect(),
            high: if parity_matters { shape.high.clone() } else { Vec::new() },
        }
    }
}

/// The sum of the digits of a number.
#[inline(always)]
fn digit_sum(mut number: usize, bases: &[usize]) -> usize {
    let mut sum = 0;
    for base in bases.iter().rev() {
        (sum, number) = (sum + number % base, number / base);
    }
    sum
}

impl Inside {
    /// Adds to `row` what comes from `source`. Both have this number in their planes.
    #[inline(always)]
    pub(super) fn permute_into(&self, number: usize, source: &[u64], row: &mut [u64]) {
        let flip = 0u64.wrapping_sub(digit_sum(number, &self.high) as u64 % 2);
        match (self.words.len(), row.len()) {
            (0, 1) => self.within::<1>(source, row, flip),
            (0, 42) => self.within::<42>(source, row, flip),
            (0, 336) => self.within::<8>(source, row, flip),
            (42, 42 | 336) => self.across::<42>(source, row, flip),
            (336, 336) => self.across::<336>(source, row, flip),
            _ => unreachable!("rows of 1, 42 or 336 words"),
        }
    }

    /// Makes the exchanges in some words.
    #[inline(always)]
    fn exchange<const N: usize>(
        &self,
        mut words: [u64; N],
        odd: &[u64; N],
        flip: u64,
    ) -> [u64; N] {
        for &(exchange, before) in &self.exchanges {
            words = exchange.make(words, odd, flip ^ 0u64.wrapping_sub(before.into()));
        }
        words
    }

    /// All tiles that move are among the last five: words stay where they are.
    #[inline(always)]
    fn within<const N: usize>(&self, source: &[u64], row: &mut [u64], flip: u64) {
        let words =
            row.as_chunks_mut::<N>().0.iter_mut().zip(source.as_chunks::<N>().0);
        for ((row, &source), odd) in words.zip(self.odd.as_chunks::<N>().0) {
            *row = join(*row, self.exchange(source, odd, flip));
        }
    }
}

impl Inside {
    /// A tile comes out of the last five, or into them. Up the board it is first that
    /// it moves among the five, and last that words change places; down the board the
    /// other way around.
    #[inline(always)]
    fn across<const N: usize>(&self, source: &[u64], row: &mut [u64], flip: u64) {
        let from: &[u16; N] =
            self.words[..].try_into().expect("a number for each word");
        let words =
            row.as_chunks_mut::<N>().0.iter_mut().zip(source.as_chunks::<N>().0);
        for ((row, &source), odd) in words.zip(self.odd.as_chunks::<N>().0) {
            if self.way == Way::Left {
                let mut words = self.exchange(source, odd, flip);
                last_five::cross(&mut words);
                for (word, &from) in row.iter_mut().zip(from) {
                    *word |= words[from as usize];
                }
            } else {
                let mut words = [0; N];
                for (word, &from) in words.iter_mut().zip(from) {
                    *word = source[from as usize];
                }
                last_five::cross(&mut words);
                *row = join(*row, self.exchange(words, odd, flip));
            }
        }
    }
}
