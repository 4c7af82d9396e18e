//! Twiddle: nine numbered tiles in a square; a move turns a block of four of them.
//!
//! The puzzle is Simon Tatham's *Twiddle*, in its smallest size.

use crate::Puzzle;

/// The puzzle on a 3×3 board, with the blocks A, B, C and D in reading order. A position
/// has the tiles in reading order, from 0.
///
/// ```
/// use puzzle::{Puzzle, twiddle::Twiddle};
///
/// let position = Twiddle.scramble("A")?;
/// assert_eq!(Twiddle.write(&position), "4 1 3 5 2 6 7 8 9");
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Twiddle;

// ANCHOR: numbers
/// The four cells of each block, clockwise.
const BLOCKS: [[usize; 4]; 4] =
    [[0, 1, 4, 3], [1, 2, 5, 4], [3, 4, 7, 6], [4, 5, 8, 7]];

impl Puzzle for Twiddle {
    type Position = [u8; 9];

    fn count(&self) -> u64 {
        362_880
    }

    fn rank(&self, tiles: &[u8; 9]) -> u64 {
        permutation::rank(tiles)
    }

    fn unrank(&self, rank: u64) -> [u8; 9] {
        let mut tiles = [0; 9];
        permutation::unrank(rank, &mut tiles);
        tiles
    }
    // ANCHOR_END: numbers

    // ANCHOR: moves
    fn moves(&self) -> usize {
        8
    }

    fn apply(&self, tiles: &[u8; 9], m: usize) -> Option<[u8; 9]> {
        let (block, mut turned) = (BLOCKS[m / 2], *tiles);
        for i in 0..4 {
            turned[block[(i + 1 + m % 2 * 2) % 4]] = tiles[block[i]];
        }
        Some(turned)
    }

    fn undo(&self, tiles: &[u8; 9], m: usize) -> Option<[u8; 9]> {
        self.apply(tiles, m ^ 1)
    }
    // ANCHOR_END: moves

    // ANCHOR: text
    fn name(&self, m: usize) -> String {
        ["A", "A'", "B", "B'", "C", "C'", "D", "D'"][m].to_string()
    }
    // ANCHOR_END: text

    fn piece_sets(&self, tiles: &[u8; 9]) -> Option<Vec<PieceSet>> {
        Some(vec![PieceSet::unoriented("TILE", tiles)])
    }

    fn read(&self, text: &str) -> Result<[u8; 9], PositionError> {
        let numbers = read_numbers(text, "tile", 9, 1, 9)?;
        let tiles = std::array::from_fn(|cell| numbers[cell] as u8 - 1);
        check_each_once(&tiles, 1)?;
        Ok(tiles)
    }

    fn goal_pair(
        &self,
        start: &[u8; 9],
        goal: &[u8; 9],
    ) -> Result<GoalPair<[u8; 9]>, PositionError> {
        let start = std::array::from_fn(relabel(start, goal));
        Ok(GoalPair::new(start, self.unrank(0)))
    }

    fn write(&self, tiles: &[u8; 9]) -> String {
        tiles.map(|tile| (tile + 1).to_string()).join(" ")
    }
}

// ANCHOR: family
use crate::goal::relabel;
use crate::{Family, GoalPair, PieceSet, PositionError, check_each_once, read_numbers};

/// Twiddle in the catalog.
pub const FAMILY: Family = Family {
    name: "twiddle",
    about: "nine tiles in a square; a move turns a block of four",
    sizes: &[],
    metrics: &[],
    examples: &["twiddle"],
    aliases: &[],
    published: &[],
    make: |_, _| Ok(Box::new(Twiddle)),
};
// ANCHOR_END: family
