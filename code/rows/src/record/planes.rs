//! Converts bit planes to bytes.

use super::RowFormat;

/// Replaces the bit planes of some rows, at most `P` planes, by a byte for each column. `write`
/// converts the columns of one word.
#[inline(always)]
pub(super) fn expand<const P: usize>(
    rows: &mut [u8],
    cells: usize,
    format: RowFormat,
    largest_distance: usize,
    write: impl Fn(&mut [u8], &[u64; P]),
) {
    let used_planes = (usize::BITS - (largest_distance + 1).leading_zeros()) as usize;
    let mut planes_by_word = vec![[0; P]; format.words];
    for row in rows.chunks_exact_mut(cells) {
        for (p, plane) in
            row.chunks_exact(format.plane_bytes()).take(used_planes).enumerate()
        {
            let words = planes_by_word.iter_mut().map(|planes| &mut planes[p]);
            match format.word_bytes {
                1 => read_words::<1>(plane, words),
                2 => read_words::<2>(plane, words),
                4 => read_words::<4>(plane, words),
                _ => read_words::<8>(plane, words),
            }
        }
        let columns = (format.words * format.columns.per_word).min(cells);
        row[columns..].fill(u8::MAX);
        for (planes, cells) in
            planes_by_word.iter().zip(row.chunks_mut(format.columns.per_word))
        {
            write(cells, planes);
        }
    }
}

/// Reads words of `S` bytes.
#[inline(always)]
fn read_words<'a, const WORD_BYTES: usize>(
    plane: &[u8],
    words: impl Iterator<Item = &'a mut u64>,
) {
    for (word, bytes) in words.zip(plane.as_chunks::<WORD_BYTES>().0) {
        *word = bytes.iter().rev().fold(0, |word, &byte| (word << 8) | u64::from(byte));
    }
}

/// Byte `i` is 1 if bit `i` is.
const SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut i = 0;
        while i < 8 {
            spread[bits] |= ((bits as u64 >> i) & 1) << (8 * i);
            i += 1;
        }
        bits += 1;
    }
    spread
};

/// Writes the distances in these planes, or 255, into at most 64 cells, eight at a time.
#[inline(always)]
pub(super) fn write<const P: usize>(cells: &mut [u8], planes: &[u64; P]) {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    const ONES: u64 = 0x0101_0101_0101_0101;
    for (k, cells) in cells.chunks_mut(8).enumerate() {
        let mut numbers = 0;
        for (p, plane) in planes.iter().enumerate() {
            numbers |= SPREAD[usize::from((plane >> (8 * k)) as u8)] << p;
        }
        // Subtracts 1 from each byte, 0 becomes 255; bit 7 stops borrows between bytes.
        let distances = ((numbers | HIGH) - ONES) ^ HIGH;
        cells.copy_from_slice(&distances.to_le_bytes()[..cells.len()]);
    }
}
