//! A move that permutes the last five tiles, and so the bits of words.

use super::digits::Direction;
use super::last_five::{Exchange, exchange_across_words};
use super::layout::{BoardLayout, ROW_WORDS};
use super::plane_move::{or_words, preimage};

/// A move of a tile past others, at least one of them among the last five.
#[derive(Debug, Clone)]
pub(super) struct WordMove {
    direction: Direction,
    /// Exchanges among the last five tiles that permute columns, and whether the permutation of
    /// all tiles is odd before each of them.
    exchanges: Vec<(Exchange, bool)>,
    /// Number of moved tiles before the last five. If it is 0, no word moves. If it is 1, only the
    /// exchange with the first of the last five moves words.
    outer_tiles: usize,
    /// The source of each word in a move of the outer tiles alone; empty for fewer than two.
    source_words: Vec<u16>,
    /// For each word of a row: all bits set if the sum of the word's digits is odd, otherwise 0.
    odd_words: Vec<u64>,
    /// Bases of the row number's digits.
    row_bases: Vec<usize>,
}

/// Number of words that are crossed at a time: a multiple of 42, since two outer tiles exchange
/// words among 42.
const HALF_ROW: usize = ROW_WORDS / 2;

impl WordMove {
    /// `first` is the index of the first tile that moves, `odd` says whether the permutation of
    /// the tiles is odd before the move.
    pub(super) fn new(
        layout: &BoardLayout,
        first: usize,
        direction: Direction,
        odd: bool,
    ) -> Self {
        let BoardLayout { board_width, width, tiles, word_bases, row_bases, .. } =
            layout;
        let exchange = |(k, i): (usize, usize)| {
            let exchange = Exchange::new((first + i + 5).checked_sub(*tiles)?)?;
            Some((exchange, odd ^ (k % 2 == 1)))
        };
        let exchanges = direction.exchanges(board_width - 1).enumerate();
        let outer_tiles = tiles.saturating_sub(first + 5);
        let bases = &word_bases[word_bases.len() - outer_tiles..];
        let period: usize = bases.iter().product();
        let source =
            |word| word / period * period + preimage(word % period, bases, direction);
        let source_words = match outer_tiles {
            0 | 1 => Vec::new(),
            _ => (0..*width).map(|word| source(word) as u16).collect(),
        };
        WordMove {
            direction,
            exchanges: exchanges.filter_map(exchange).collect(),
            outer_tiles,
            source_words,
            odd_words: (0..*width)
                .map(|word| all_if_odd(digit_sum(word, word_bases)))
                .collect(),
            row_bases: row_bases.clone(),
        }
    }

    /// ORs the image of `source` into `row`; `number` is the number of both rows in their planes.
    #[inline(always)]
    pub(super) fn or_image(&self, number: usize, source: &[u64], row: &mut [u64]) {
        let row_odd = all_if_odd(digit_sum(number, &self.row_bases));
        // A row has 1 word (five tiles), 42 (seven tiles) or `ROW_WORDS`. The constant is the number
        // of words that are permuted at a time.
        match (self.outer_tiles, row.len()) {
            (0, 1) => self.or_within_words::<1>(source, row, row_odd),
            (0, 42) => self.or_within_words::<42>(source, row, row_odd),
            (0, _) => self.or_within_words::<8>(source, row, row_odd),
            (_, 42) => self.or_across_words::<42>(source, row, row_odd),
            (1 | 2, _) => self.or_across_words::<HALF_ROW>(source, row, row_odd),
            _ => self.or_across_words::<ROW_WORDS>(source, row, row_odd),
        }
    }

    /// All moved tiles are among the last five: no word moves.
    #[inline(always)]
    fn or_within_words<const N: usize>(
        &self,
        source: &[u64],
        row: &mut [u64],
        row_odd: u64,
    ) {
        for (row, source, odd) in self.chunks::<N>(source, row) {
            let mut words = *source;
            self.permute_columns(&mut words, odd, row_odd);
            or_words(&words, row);
        }
    }

    /// The tile moves past the border between the last five and the others. To the left in reading
    /// order, up the board, the columns are permuted first and the words last; to the right it is
    /// the other way around.
    #[inline(always)]
    fn or_across_words<const N: usize>(
        &self,
        source: &[u64],
        row: &mut [u64],
        row_odd: u64,
    ) {
        for (row, source, odd) in self.chunks::<N>(source, row) {
            let mut words = *source;
            if self.direction == Direction::Left {
                self.permute_columns(&mut words, odd, row_odd);
                exchange_across_words(&mut words);
                self.permute_words(&mut words);
            } else {
                self.permute_words(&mut words);
                exchange_across_words(&mut words);
                self.permute_columns(&mut words, odd, row_odd);
            }
            or_words(&words, row);
        }
    }

    /// `N` words at a time of the row, of its source and of `odd_words`.
    #[inline(always)]
    fn chunks<'a, const N: usize>(
        &'a self,
        source: &'a [u64],
        row: &'a mut [u64],
    ) -> impl Iterator<Item = (&'a mut [u64; N], &'a [u64; N], &'a [u64; N])> {
        let (row, source) = (row.as_chunks_mut().0, source.as_chunks().0);
        let words = row.iter_mut().zip(source).zip(self.odd_words.as_chunks().0);
        words.map(|((row, source), odd)| (row, source, odd))
    }

    /// Permutes the columns of words. A digit counts inversions, so the permutation of the last five
    /// tiles is odd if the parities of all tiles, of the row number's digit sum (`row_odd`) and of
    /// the word's digit sum (`odd`) XOR to 1.
    #[inline(always)]
    fn permute_columns<const N: usize>(
        &self,
        words: &mut [u64; N],
        odd: &[u64; N],
        row_odd: u64,
    ) {
        for &(exchange, odd_before) in &self.exchanges {
            exchange.apply(words, odd, row_odd ^ all_if_odd(odd_before.into()));
        }
    }

    /// Moves the tile past the outer tiles. The first `N` sources serve every `N` words, for the
    /// pattern repeats. With fewer than two outer tiles there are none, and no word moves.
    #[inline(always)]
    fn permute_words<const N: usize>(&self, words: &mut [u64; N]) {
        if let Some(sources) = self.source_words.first_chunk::<N>() {
            *words = sources.map(|source| words[usize::from(source)]);
        }
    }
}

/// A word with all bits set if the number is odd, otherwise 0.
#[inline(always)]
fn all_if_odd(number: usize) -> u64 {
    0u64.wrapping_sub(number as u64 % 2)
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
