//! Blocks of words that a move copies to other blocks.

use super::digits::{Direction, read_digits, write_digits};

/// Returns the number that a move of the tiles with these digits maps to `number`.
///
/// ```
/// // Two tiles of eight are exchanged: a block of 6! / 2 permutations is mapped to a block.
/// use permutation::rank_even;
///
/// let block = |tiles: [u8; 8]| rank_even(&tiles) / 360;
/// assert_eq!(block([2, 5, 0, 1, 3, 4, 6, 7]), 2 * 7 + 4);
/// assert_eq!(block([5, 2, 0, 1, 3, 4, 6, 7]), 5 * 7 + 2);
/// ```
pub(super) fn preimage(number: usize, bases: &[usize], direction: Direction) -> usize {
    let mut digits = vec![0; bases.len()];
    read_digits(number, bases, &mut digits);
    direction.reversed().move_tile(&mut digits);
    write_digits(&digits, bases)
}

/// Blocks that a move copies from one row.
#[derive(Debug, Clone)]
pub(super) struct BlockGroup {
    /// Number of the source row in its plane, minus that of the target row.
    pub offset: isize,
    /// Pairs of a target block and a source block.
    pub blocks: Vec<(u16, u16)>,
}

/// Returns the block groups of `row_count` rows in turn. `preimage` maps the number `row *
/// blocks_per_row + block` of a target to that of its source.
pub(super) fn block_groups(
    row_count: usize,
    blocks_per_row: usize,
    preimage: impl Fn(usize) -> usize,
) -> Vec<Vec<BlockGroup>> {
    let row_groups = |row: usize| {
        let mut groups: Vec<BlockGroup> = Vec::new();
        for block in 0..blocks_per_row {
            let source = preimage(row * blocks_per_row + block);
            let offset = (source / blocks_per_row) as isize - row as isize;
            let pair = (block as u16, (source % blocks_per_row) as u16);
            match groups.iter_mut().find(|group| group.offset == offset) {
                Some(group) => group.blocks.push(pair),
                None => groups.push(BlockGroup { offset, blocks: vec![pair] }),
            }
        }
        groups
    };
    (0..row_count).map(row_groups).collect()
}

/// Copies words into a row, or ORs them if `JOIN`.
#[inline(always)]
pub(super) fn write_words<const JOIN: bool>(row: &mut [u64], source: &[u64]) {
    for (word, source) in row.iter_mut().zip(source) {
        *word = if JOIN { *word | source } else { *source };
    }
}

/// Copies blocks of `size` words, given as (target, source), or ORs them if `JOIN`.
#[inline(always)]
pub(super) fn copy_blocks<const JOIN: bool>(
    row: &mut [u64],
    source: &[u64],
    blocks: &[(u16, u16)],
    size: usize,
) {
    match size {
        1 => copy_each::<JOIN, 1>(row, source, blocks),
        6 => copy_each::<JOIN, 6>(row, source, blocks),
        42 => copy_each::<JOIN, 42>(row, source, blocks),
        _ => unreachable!("blocks of 1, 6 or 42 words"),
    }
}

#[inline(always)]
fn copy_each<const JOIN: bool, const N: usize>(
    row: &mut [u64],
    source: &[u64],
    blocks: &[(u16, u16)],
) {
    let (row, _) = row.as_chunks_mut::<N>();
    let (source, _) = source.as_chunks::<N>();
    if blocks.len() == row.len() {
        let targets = blocks.iter().map(|&(to, _)| usize::from(to));
        debug_assert!(targets.eq(0..row.len()), "each gets one, in order");
        for (row, &(_, from)) in row.iter_mut().zip(blocks) {
            write_words::<JOIN>(row, &source[from as usize]);
        }
        return;
    }
    for &(to, from) in blocks {
        write_words::<JOIN>(&mut row[to as usize], &source[from as usize]);
    }
}
