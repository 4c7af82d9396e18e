//! A move that permutes the last five tiles, and so the bits of words.

use super::block_exchange::cross_all;
use super::blocks::{preimage, write_words};
use super::digits::Direction;
use super::last_five::Exchange;
use super::layout::BoardLayout;
use cpu::Cpu;

/// A move of a tile past others, at least one of them among the last five.
///
/// ```
/// // The last tile moves past two others. No digit before these three changes.
/// use permutation::inversion_digits;
///
/// let before = inversion_digits(&[5, 0, 7, 3, 6, 2, 4, 1]);
/// let after = inversion_digits(&[5, 0, 7, 3, 6, 1, 2, 4]);
/// assert_eq!(before[..5], after[..5]);
/// ```
#[derive(Debug, Clone)]
pub(super) struct WordMove {
    direction: Direction,
    /// Exchanges among the last five tiles that permute columns, and whether the permutation of
    /// all tiles is odd before each of them.
    exchanges: Vec<(Exchange, bool)>,
    extent: Extent,
    /// For each word of a row: all bits set if the sum of the word's digits is odd, otherwise 0.
    odd_words: Vec<u64>,
    /// Bases of the row number's digits if their sum matters, otherwise empty.
    row_bases: Vec<usize>,
}

/// Which of the moved tiles are before the last five.
#[derive(Debug, Clone)]
enum Extent {
    /// None: no word moves.
    LastFive,
    /// The sixth-last. Its digit says which word of a block, and crossing does all.
    LastSix,
    /// More: words move, too. The source of each word, in half a row or the whole row.
    Words(Vec<u16>),
}

/// Half of a row of 336 words: so many are crossed at a time, unless words move between the
/// halves. These are 4 blocks of 42 words, or 28 blocks of 6, in fours.
const HALF_ROW: usize = 168;

impl WordMove {
    /// `first` is the index of the first tile that moves, `odd` says whether the permutation of
    /// the tiles is odd before the move.
    pub(super) fn new(
        layout: &BoardLayout,
        first: usize,
        direction: Direction,
        odd: bool,
    ) -> Self {
        let exchange = |(k, i): (usize, usize)| {
            let exchange = Exchange::new((first + i + 5).checked_sub(layout.tiles)?)?;
            Some((exchange, odd ^ (k % 2 == 1)))
        };
        let exchanges = direction.exchanges(layout.board_width - 1).enumerate();
        let exchanges: Vec<_> = exchanges.filter_map(exchange).collect();
        let parity_matters =
            exchanges.iter().any(|&(exchange, _)| exchange == Exchange::Third);
        let row_bases = if parity_matters { &layout.row_bases[..] } else { &[] };
        // Bases of the moved tiles before the last five.
        let outer = first.saturating_sub(layout.row_bases.len());
        let bases = if first < layout.row_bases.len() + layout.word_bases.len() {
            &layout.word_bases[outer..]
        } else {
            &[]
        };
        let extent = match bases.len() {
            0 => Extent::LastFive,
            1 => Extent::LastSix,
            _ => Extent::Words(source_words(bases, direction)),
        };
        let mask =
            |word| 0u64.wrapping_sub(digit_sum(word, &layout.word_bases) as u64 % 2);
        WordMove {
            direction,
            exchanges,
            extent,
            odd_words: (0..layout.width).map(mask).collect(),
            row_bases: row_bases.to_vec(),
        }
    }
}

/// Returns the source of each word in a move of the tiles with these digits, in half a row (the
/// other half is alike) or in the whole row.
fn source_words(bases: &[usize], direction: Direction) -> Vec<u16> {
    let block: usize = bases.iter().product();
    let source =
        |word| (word / block * block + preimage(word % block, bases, direction)) as u16;
    (0..block.max(HALF_ROW)).map(source).collect()
}

/// Sum of the digits of a number.
#[inline(always)]
fn digit_sum(mut number: usize, bases: &[usize]) -> usize {
    let mut sum = 0;
    for base in bases.iter().rev() {
        (sum, number) = (sum + number % base, number / base);
    }
    sum
}

impl WordMove {
    /// Writes the image of `source` into `row`, or ORs it if `JOIN`. Both rows have this number
    /// in their planes.
    #[inline(always)]
    pub(super) fn permute_into<const JOIN: bool>(
        &self,
        cpu: Cpu,
        number: usize,
        source: &[u64],
        row: &mut [u64],
    ) {
        let flip = 0u64.wrapping_sub(digit_sum(number, &self.row_bases) as u64 % 2);
        match (&self.extent, row.len()) {
            (Extent::LastFive, 1) => self.within_words::<JOIN, 1>(source, row, flip),
            (Extent::LastFive, 42) => self.within_words::<JOIN, 42>(source, row, flip),
            (Extent::LastFive, 336) => self.within_words::<JOIN, 8>(source, row, flip),
            (Extent::LastSix, 42) => {
                self.across_words::<JOIN, 42>(cpu, None, source, row, flip)
            }
            (Extent::LastSix, 336) => {
                self.across_words::<JOIN, HALF_ROW>(cpu, None, source, row, flip)
            }
            (Extent::Words(from), 336) if from.len() == HALF_ROW => {
                self.across_words::<JOIN, HALF_ROW>(cpu, Some(from), source, row, flip);
            }
            (Extent::Words(from), 336) => {
                self.across_words::<JOIN, 336>(cpu, Some(from), source, row, flip);
            }
            _ => unreachable!("rows of 1, 42 or 336 words"),
        }
    }

    /// Permutes the columns of words by all exchanges.
    #[inline(always)]
    fn apply_exchanges<const N: usize>(
        &self,
        words: &mut [u64; N],
        odd: &[u64; N],
        flip: u64,
    ) {
        for &(exchange, before) in &self.exchanges {
            exchange.apply(words, odd, flip ^ 0u64.wrapping_sub(before.into()));
        }
    }

    /// All moved tiles are among the last five: no word moves.
    #[inline(always)]
    fn within_words<const JOIN: bool, const N: usize>(
        &self,
        source: &[u64],
        row: &mut [u64],
        flip: u64,
    ) {
        let words =
            row.as_chunks_mut::<N>().0.iter_mut().zip(source.as_chunks::<N>().0);
        for ((row, &source), odd) in words.zip(self.odd_words.as_chunks::<N>().0) {
            let mut words = source;
            self.apply_exchanges(&mut words, odd, flip);
            write_words::<JOIN>(row, &words);
        }
    }
}

impl WordMove {
    /// The tile moves past the border between the last five and the others. Up the board, the
    /// columns are permuted first, and the words last; down the board it is the other way around.
    #[inline(always)]
    fn across_words<const JOIN: bool, const N: usize>(
        &self,
        cpu: Cpu,
        from: Option<&[u16]>,
        source: &[u64],
        row: &mut [u64],
        flip: u64,
    ) {
        let from: Option<&[u16; N]> =
            from.map(|from| from.try_into().expect("a number for each word"));
        let words =
            row.as_chunks_mut::<N>().0.iter_mut().zip(source.as_chunks::<N>().0);
        for ((row, source), odd) in words.zip(self.odd_words.as_chunks::<N>().0) {
            let (mut words, mut crossed) = (*source, [0; N]);
            if self.direction == Direction::Left {
                self.apply_exchanges(&mut words, odd, flip);
                match from {
                    None => cross_all::<JOIN>(cpu, row, &words),
                    Some(from) => {
                        cross_all::<false>(cpu, &mut crossed, &words);
                        gather_words::<JOIN, N>(row, &crossed, from);
                    }
                }
            } else {
                let moved = match from {
                    None => source,
                    Some(from) => {
                        gather_words::<false, N>(&mut words, source, from);
                        &words
                    }
                };
                cross_all::<false>(cpu, &mut crossed, moved);
                self.apply_exchanges(&mut crossed, odd, flip);
                write_words::<JOIN>(row, &crossed);
            }
        }
    }
}

/// Writes into each word the source word that `from` names, or ORs it if `JOIN`.
#[inline(always)]
fn gather_words<const JOIN: bool, const N: usize>(
    row: &mut [u64; N],
    source: &[u64; N],
    from: &[u16; N],
) {
    for (word, &from) in row.iter_mut().zip(from) {
        let moved = source[from as usize];
        *word = if JOIN { *word | moved } else { moved };
    }
}
