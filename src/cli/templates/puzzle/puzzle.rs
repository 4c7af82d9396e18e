//! @title@: four pieces in a row, of which two neighbors are exchanged.
// TODO: what the puzzle is, and where it comes from.

use crate::Puzzle;

// TODO: the moves, the ranks of positions, and a check of each law that is not obvious.
/// Four pieces in a row, counted from 0.
///
/// ```
/// use puzzle::{Puzzle, @ident@::@type@};
///
/// let position = @type@.scramble("A C")?;
/// assert_eq!(@type@.write(&position), "2 1 4 3");
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct @type@;

impl Puzzle for @type@ {
    type Position = [u8; 4];

    // ANCHOR: numbers
    fn count(&self) -> u64 {
        24
    }

    fn rank(&self, pieces: &[u8; 4]) -> u64 {
        permutation::rank(pieces)
    }

    fn unrank(&self, rank: u64) -> [u8; 4] {
        let mut pieces = [0; 4];
        permutation::unrank(rank, &mut pieces);
        pieces
    }
    // ANCHOR_END: numbers

    // ANCHOR: moves
    fn moves(&self) -> usize {
        3
    }

    fn apply(&self, pieces: &[u8; 4], m: usize) -> Option<[u8; 4]> {
        let mut pieces = *pieces;
        pieces.swap(m, m + 1);
        Some(pieces)
    }

    fn undo(&self, pieces: &[u8; 4], m: usize) -> Option<[u8; 4]> {
        self.apply(pieces, m)
    }
    // ANCHOR_END: moves

    fn name(&self, m: usize) -> String {
        ["A", "B", "C"][m].to_string()
    }

    fn read(&self, text: &str) -> Result<[u8; 4], PositionError> {
        let numbers = read_numbers(text, "piece", 4, 1, 4)?;
        let pieces = std::array::from_fn(|slot| numbers[slot] as u8 - 1);
        check_each_once(&pieces, 1)?;
        Ok(pieces)
    }

    fn write(&self, pieces: &[u8; 4]) -> String {
        pieces.map(|piece| (piece + 1).to_string()).join(" ")
    }
}

use crate::{Family, PositionError, Published, check_each_once, read_numbers};

// TODO: a letter in the name for each size, as in `sliding-RxC`; published layers.
/// @title@ in the catalog.
pub const FAMILY: Family = Family {
    name: "@name@",
    about: "four pieces in a row; a move exchanges two neighbors",
    sizes: &[],
    metrics: &[],
    examples: &["@name@"],
    aliases: &[],
    published: &[Published::layers("@name@", &[1, 3, 5, 6, 5, 3, 1], "by hand")],
    make: |_, _| Ok(Box::new(@type@)),
};
