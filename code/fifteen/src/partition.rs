//! Partitions of the tiles into patterns, one for each table.

use crate::board;
use puzzle::sliding::Sliding;
use std::fmt;
use std::str::FromStr;

/// A partition of the tiles of the 15-puzzle or of the 24-puzzle into parts, one for each table.
///
/// # Examples
/// ```
/// use fifteen::Partition;
///
/// let partition: Partition = "6-6-3".parse()?;
/// assert_eq!(partition, Partition::SixSixThree);
/// assert_eq!(partition.bytes(), 2 * 5_765_760 + 3_360);
/// let error = "5-5-5".parse::<Partition>().unwrap_err();
/// assert_eq!(error.to_string(), r#"found "5-5-5", and there are the tables 6-6-3, 7-8, 4-4-4-4-4-4, 6-6-6-6"#);
/// # Ok::<(), fifteen::UnknownPartition>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Partition {
    /// Two tables of six tiles and one of three: 11.5 MB, computed in less than a second.
    SixSixThree,
    /// A table of seven tiles and one of eight: 577 MB.
    SevenEight,
    /// Of the 24-puzzle: six tables of four tiles, 1.8 MB, computed in less than a second.
    SixFours,
    /// Of the 24-puzzle: four tables of six tiles, 510 MB.
    FourSixes,
}

impl Partition {
    /// All partitions.
    pub const ALL: [Partition; 4] = [
        Partition::SixSixThree,
        Partition::SevenEight,
        Partition::SixFours,
        Partition::FourSixes,
    ];

    /// The two partitions of a board with as many rows and columns, the smaller tables first: 4
    /// for the 15-puzzle, 5 for the 24-puzzle. `None` for any other number.
    pub fn of_side(side: usize) -> Option<[Partition; 2]> {
        let all = Partition::ALL.as_chunks().0;
        all.iter().copied().find(|pair: &[_; 2]| pair[0].side() == side)
    }

    /// The number of rows and of columns of the board.
    pub fn side(self) -> usize {
        match self {
            Partition::SixSixThree | Partition::SevenEight => 4,
            Partition::SixFours | Partition::FourSixes => 5,
        }
    }

    /// The puzzle whose tiles are divided.
    pub fn puzzle(self) -> Sliding {
        board::square(self.side())
    }

    /// The name of the partition: the number of tiles of each table.
    pub fn name(self) -> &'static str {
        match self {
            Partition::SixSixThree => "6-6-3",
            Partition::SevenEight => "7-8",
            Partition::SixFours => "4-4-4-4-4-4",
            Partition::FourSixes => "6-6-6-6",
        }
    }

    /// The names of all partitions, for a sentence.
    fn names() -> String {
        Partition::ALL.map(Partition::name).join(", ")
    }

    /// The tiles of each table.
    ///
    /// 7-8 and 6-6-6-6 are R. Korf's and A. Felner's, *Disjoint pattern database heuristics*,
    /// Artificial Intelligence 134, 2002, rotated so that the goal cell of the blank is the last.
    // ANCHOR: parts
    pub fn parts(self) -> &'static [&'static [u8]] {
        match self {
            Partition::SixSixThree => {
                &[&[1, 5, 6, 9, 10, 13], &[7, 8, 11, 12, 14, 15], &[2, 3, 4]]
            }
            Partition::SevenEight => {
                &[&[1, 2, 3, 4, 5, 6, 7, 8], &[9, 10, 11, 12, 13, 14, 15]]
            }
            Partition::SixFours => &[
                &[1, 2, 6, 7],
                &[3, 4, 8, 9],
                &[11, 12, 16, 17],
                &[13, 14, 18, 19],
                &[5, 10, 15, 20],
                &[21, 22, 23, 24],
            ],
            Partition::FourSixes => &[
                &[1, 2, 3, 6, 7, 8],
                &[4, 5, 9, 10, 14, 15],
                &[11, 12, 16, 17, 21, 22],
                &[13, 18, 19, 20, 23, 24],
            ],
        }
    }
    // ANCHOR_END: parts

    /// The bytes of the tables: 16 · 15 · … or 25 · 24 · … for each, with a factor for each tile.
    pub fn bytes(self) -> u64 {
        self.parts().iter().map(|tiles| self.entries(tiles)).sum()
    }

    /// The entries of the table of these tiles: in how many ways they can be placed.
    pub(crate) fn entries(self, tiles: &[u8]) -> u64 {
        let cells = self.puzzle().cells();
        (cells - tiles.len() + 1..=cells).product::<usize>() as u64
    }
}

/// The error for a name that no partition has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, and there are the tables {}", Partition::names())]
pub struct UnknownPartition {
    found: String,
}

impl fmt::Display for Partition {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Partition {
    type Err = UnknownPartition;

    fn from_str(text: &str) -> Result<Self, UnknownPartition> {
        let named =
            Partition::ALL.into_iter().find(|partition| partition.name() == text);
        named.ok_or_else(|| UnknownPartition { found: text.to_owned() })
    }
}
