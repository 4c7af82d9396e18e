//! Partitions of the tiles into patterns, one for each table.

use std::fmt;
use std::str::FromStr;

/// A partition of the tiles of the 15-puzzle into two or three parts, one for each table.
///
/// # Examples
/// ```
/// use fifteen::Partition;
///
/// let partition: Partition = "6-6-3".parse()?;
/// assert_eq!(partition, Partition::SixSixThree);
/// assert_eq!(partition.bytes(), 2 * 5_765_760 + 3_360);
/// let error = "5-5-5".parse::<Partition>().unwrap_err();
/// assert_eq!(error.to_string(), r#"found "5-5-5", and there are the tables 6-6-3 and 7-8"#);
/// # Ok::<(), fifteen::UnknownPartition>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Partition {
    /// Two tables of six tiles and one of three: 11.5 MB, computed in less than a second.
    SixSixThree,
    /// A table of seven tiles and one of eight: 577 MB.
    SevenEight,
}

impl Partition {
    /// All partitions, the smallest first.
    pub const ALL: [Partition; 2] = [Partition::SixSixThree, Partition::SevenEight];

    /// The name of the partition: the number of tiles of each table.
    pub fn name(self) -> &'static str {
        match self {
            Partition::SixSixThree => "6-6-3",
            Partition::SevenEight => "7-8",
        }
    }

    /// The names of all partitions, for a sentence.
    fn names() -> String {
        Partition::ALL.map(Partition::name).join(" and ")
    }

    /// The tiles of each table.
    ///
    /// 7-8 is R. Korf's and A. Felner's, *Disjoint pattern database heuristics*, Artificial
    /// Intelligence 134, 2002, rotated so that the goal cell of the blank is the last.
    // ANCHOR: parts
    pub fn parts(self) -> &'static [&'static [u8]] {
        match self {
            Partition::SixSixThree => {
                &[&[1, 5, 6, 9, 10, 13], &[7, 8, 11, 12, 14, 15], &[2, 3, 4]]
            }
            Partition::SevenEight => {
                &[&[1, 2, 3, 4, 5, 6, 7, 8], &[9, 10, 11, 12, 13, 14, 15]]
            }
        }
    }
    // ANCHOR_END: parts

    /// The bytes of the tables: 16 · 15 · … for each table, with a factor for each tile.
    pub fn bytes(self) -> u64 {
        let bytes = |tiles: &&[u8]| (17 - tiles.len() as u64..=16).product::<u64>();
        self.parts().iter().map(bytes).sum()
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
