//! Effect of a move on the rows of two planes: which rows are sources of a row, and how their
//! words and bits are permuted.

use super::digits::{Direction, read_digits, write_digits};
use super::layout::{BoardLayout, ROW_WORDS};
use super::word_move::WordMove;
use crate::caches::prefetch;
use std::ops::Range;

/// Map of the rows of one plane to those of another.
///
/// A tile passes others, and only the digits of these tiles change. Positions that agree in all
/// digits up to the last of them form a **block**, which the move copies as a whole: several
/// rows, one row, or some words of a row.
#[derive(Debug, Clone)]
pub(super) struct PlaneMove {
    /// Index of the source plane, and number of planes of its color.
    plane: usize,
    plane_count: usize,
    /// The sources of each row of a band, for one band after another. They repeat after all of
    /// these bands.
    sources: Vec<Vec<Source>>,
    /// Number of consecutive rows that are moved together.
    band: usize,
    /// Number of words in a block of a row.
    block_words: usize,
    /// Permutation of the words and bits of a row, if digits of the last five tiles change.
    word_move: Option<WordMove>,
}

/// A row of the source plane, and what it gives to a row of the target plane.
#[derive(Debug, Clone)]
pub(super) struct Source {
    /// Number of the source row in its plane, minus that of the target row.
    offset: isize,
    /// Pairs of a target block and a source block, the targets in increasing order.
    blocks: Vec<(u16, u16)>,
}

impl PlaneMove {
    /// The blank comes from the cell `source_cell`, and each row is copied to the row with the same
    /// number: the tile passes no other, or the last two tiles are exchanged and only the parity
    /// changes, which the plane determines.
    pub(super) fn unchanged(layout: &BoardLayout, source_cell: usize) -> Self {
        PlaneMove::of_blocks(layout, source_cell, 0..0, Direction::Left)
    }

    /// The blank comes from the cell `source_cell`, and a tile moves in `direction` past its
    /// neighbors; `first` is the index of the first tile that moves.
    pub(super) fn new(
        layout: &BoardLayout,
        source_cell: usize,
        first: usize,
        direction: Direction,
    ) -> Self {
        let moved = first..first + layout.board_width;
        let digits = layout.row_bases.len() + layout.word_bases.len();
        if first + 2 == layout.tiles {
            PlaneMove::unchanged(layout, source_cell)
        } else if moved.end <= digits {
            PlaneMove::of_blocks(layout, source_cell, moved, direction)
        } else {
            let word_move =
                WordMove::new(layout, first, direction, layout.is_odd(source_cell));
            let unchanged = PlaneMove::unchanged(layout, source_cell);
            PlaneMove { word_move: Some(word_move), ..unchanged }
        }
    }

    /// These digits change, all of them before those of the last five tiles.
    fn of_blocks(
        layout: &BoardLayout,
        source_cell: usize,
        Range { start, end }: Range<usize>,
        direction: Direction,
    ) -> Self {
        let bases = [&layout.row_bases[..], &layout.word_bases].concat();
        let (moved, row_digits) = (&bases[start..end], layout.row_bases.len());
        let band: usize = bases[end.min(row_digits)..row_digits].iter().product();
        let bands = bases[start.min(row_digits)..end.min(row_digits)].iter().product();
        let block_words = bases[end.max(row_digits)..].iter().product();
        let blocks = layout.width / block_words;
        // Number of blocks after which the numbers of the sources repeat.
        let period: usize = moved.iter().product();
        let sources_of_band = |number: usize| {
            let mut sources: Vec<Source> = Vec::new();
            for target in 0..blocks {
                let block = number * blocks + target;
                let source =
                    block - block % period + preimage(block % period, moved, direction);
                let offset =
                    ((source / blocks) as isize - number as isize) * band as isize;
                let pair = (target as u16, (source % blocks) as u16);
                match sources.iter_mut().find(|source| source.offset == offset) {
                    Some(source) => source.blocks.push(pair),
                    None => sources.push(Source { offset, blocks: vec![pair] }),
                }
            }
            sources
        };
        PlaneMove {
            plane: layout.plane(source_cell),
            plane_count: layout.plane_count(layout.color(source_cell)),
            sources: (0..bands).map(sources_of_band).collect(),
            band,
            block_words,
            word_move: None,
        }
    }

    /// The sources of row `number` of the target plane: for each the number of the row among
    /// those of its color, and what it gives.
    #[inline(always)]
    pub(super) fn sources(
        &self,
        number: usize,
    ) -> impl ExactSizeIterator<Item = (usize, &Source)> {
        let sources = match &self.sources[..] {
            [all] => all, // without a division
            bands => &bands[number / self.band % bands.len()],
        };
        sources.iter().map(move |source| {
            let source_row = number.wrapping_add_signed(source.offset);
            (source_row * self.plane_count + self.plane, source)
        })
    }

    /// ORs into row `number` what `source` gives, a row with these words.
    #[inline(always)]
    pub(super) fn or_image(
        &self,
        number: usize,
        source: &Source,
        words: &[u64],
        row: &mut [u64],
    ) {
        match (&self.word_move, self.block_words) {
            (Some(word_move), _) => word_move.or_image(number, words, row),
            (None, 1) => or_blocks::<1>(&source.blocks, words, row),
            (None, 6) => or_blocks::<6>(&source.blocks, words, row),
            (None, 42) if row.len() > 42 => or_blocks::<42>(&source.blocks, words, row),
            _ => or_words(words, row),
        }
    }

    /// Whether the move copies whole rows without a change.
    #[inline(always)]
    pub(super) fn copies_whole_rows(&self) -> bool {
        self.block_words == ROW_WORDS && self.word_move.is_none()
    }

    /// Prefetches the words that `source`, a row with these words, gives.
    #[inline(always)]
    pub(super) fn prefetch(&self, source: &Source, words: &[u64]) {
        for &(_, block) in &source.blocks {
            prefetch(
                &words[usize::from(block) * self.block_words..][..self.block_words],
            );
        }
    }
}

/// Returns the number that a move of the tiles with these digits maps to `number`.
pub(super) fn preimage(number: usize, bases: &[usize], direction: Direction) -> usize {
    let mut digits = vec![0; bases.len()];
    read_digits(number, bases, &mut digits);
    direction.reversed().move_tile(&mut digits);
    write_digits(&digits, bases)
}

/// ORs words into a row.
#[inline(always)]
pub(super) fn or_words(words: &[u64], row: &mut [u64]) {
    for (word, source) in row.iter_mut().zip(words) {
        *word |= source;
    }
}

/// ORs blocks of `N` words, given as (target, source), into a row.
#[inline(always)]
fn or_blocks<const N: usize>(blocks: &[(u16, u16)], words: &[u64], row: &mut [u64]) {
    let (row, _) = row.as_chunks_mut::<N>();
    let (words, _) = words.as_chunks::<N>();
    if blocks.len() == row.len() {
        // All blocks come from this row, and their targets are in order.
        for (row, &(_, source)) in row.iter_mut().zip(blocks) {
            let words = words[source as usize];
            or_words(&words, row);
        }
        return;
    }
    for &(target, source) in blocks {
        // A copy, so that the compiler need not expect that `row` overlaps it.
        let words = words[source as usize];
        or_words(&words, &mut row[target as usize]);
    }
}
