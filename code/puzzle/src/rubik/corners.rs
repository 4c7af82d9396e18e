//! The corners of Rubik's cube, without its edges.

use super::{CORNERS, CubePosition, RubikPuzzle, Turn};
use crate::stickers::exact_entries;
use crate::{
    Family, Metric, PieceSet, Pieces, PositionError, Published, PublishedCounts,
};

/// A position of the corners: the corner in each slot, and its twist.
///
/// ```
/// use puzzle::rubik::{Corners, CubePosition};
///
/// let position = Corners::read("URF UFL ULB UBR FRD FDL DBL DRB")?;
/// assert_eq!(position.ori(), &[0, 0, 0, 0, 2, 1, 0, 0]);
/// assert_eq!(Corners::unrank(position.rank()), position);
/// # Ok::<(), puzzle::PositionError>(())
/// ```
pub type Corners = Pieces<8, 3>;

/// The number of twists of eight corners, 3⁷: the last twist follows from the others.
const TWISTS: u64 = 2187;

impl CubePosition for Corners {
    const COUNT: u64 = 40_320 * TWISTS;

    fn from_turn(turn: Turn) -> Self {
        turn.corners()
    }

    fn inverse(&self) -> Self {
        Pieces::inverse(self)
    }

    // ANCHOR: corners
    fn rank(&self) -> u64 {
        let twist = orientation::rank_zero_twist(self.ori(), 3);
        permutation::rank(self.pm()) * TWISTS + twist
    }
    // ANCHOR_END: corners

    fn unrank(rank: u64) -> Self {
        let (mut pm, mut ori) = ([0; 8], [0; 8]);
        permutation::unrank(rank / TWISTS, &mut pm);
        orientation::unrank_zero_twist(rank % TWISTS, 3, &mut ori);
        Pieces::assume_valid(pm, ori)
    }

    fn piece_sets(&self) -> Vec<PieceSet> {
        vec![PieceSet::new("CORNER", self.pm(), self.ori(), 3)]
    }

    fn read(text: &str) -> Result<Self, PositionError> {
        let (pm, ori) = CORNERS.read(&exact_entries(text, "corner", 8)?)?;
        check_twists(&ori)?;
        Ok(Pieces::assume_valid(pm, ori))
    }

    fn write(&self) -> String {
        CORNERS.write(self.pm(), self.ori())
    }
}

/// Checks that the twists add up to 0 mod 3.
pub(super) fn check_twists(ori: &[u8]) -> Result<(), PositionError> {
    let sum = ori.iter().sum::<u8>() % 3;
    if sum == 0 {
        return Ok(());
    }
    let why = format!(
        "the twists of its corners add up to {sum} mod 3, and every move keeps that sum, \
         which is 0 in the solved position"
    );
    Err(PositionError::unsolvable(why))
}

/// The corners of Rubik's cube in the catalog.
pub const FAMILY: Family = Family {
    name: "rubik-corners",
    about: "the corners of the 3×3×3 cube, its centers held still",
    sizes: &[],
    metrics: &[Metric::HalfTurn, Metric::QuarterTurn],
    examples: &["rubik-corners"],
    aliases: &[],
    published: &[
        Published {
            puzzle: "rubik-corners",
            metric: Some(Metric::HalfTurn),
            counts: PublishedCounts::Layers(&[
                1, 18, 243, 2874, 28000, 205416, 1168516, 5402628, 20776176, 45391616,
                15139616, 64736,
            ]),
            source: "OEIS A080629",
        },
        Published {
            puzzle: "rubik-corners",
            metric: Some(Metric::QuarterTurn),
            counts: PublishedCounts::Layers(&[
                1, 12, 114, 924, 6539, 39528, 199926, 806136, 2761740, 8656152,
                22334112, 32420448, 18780864, 2166720, 6624,
            ]),
            source: "OEIS A080630",
        },
    ],
    make: |_, metric| {
        Ok(Box::new(RubikPuzzle::<Corners>::new(metric.unwrap_or(Metric::HalfTurn))))
    },
};
