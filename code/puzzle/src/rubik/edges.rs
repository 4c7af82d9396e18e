//! The edges of Rubik's cube, without its corners.

use super::{CubePosition, EDGES, RubikPuzzle, Turn};
use crate::stickers::exact_entries;
use crate::{Family, Metric, PieceSet, Pieces, PositionError};

/// A position of the edges: the edge in each slot, and whether it is flipped.
///
/// ```
/// use puzzle::rubik::{CubePosition, Edges};
///
/// let position = Edges::read("RU FU UL UB DR DF DL DB FR FL BL BR")?;
/// assert_eq!(position.ori()[..3], [1, 1, 0]);
/// assert_eq!(Edges::unrank(position.rank()), position);
/// # Ok::<(), puzzle::PositionError>(())
/// ```
pub type Edges = Pieces<12, 2>;

/// The number of flips of twelve edges, 2¹¹: the last flip follows from the others.
const FLIPS: u64 = 2048;

impl CubePosition for Edges {
    const COUNT: u64 = 479_001_600 * FLIPS;

    fn from_turn(turn: Turn) -> Self {
        turn.edges()
    }

    fn inverse(&self) -> Self {
        Pieces::inverse(self)
    }

    // ANCHOR: edges
    fn rank(&self) -> u64 {
        let flips = orientation::rank_zero_twist(self.ori(), 2);
        permutation::rank(self.pm()) * FLIPS + flips
    }
    // ANCHOR_END: edges

    fn unrank(rank: u64) -> Self {
        let (mut pm, mut ori) = ([0; 12], [0; 12]);
        permutation::unrank(rank / FLIPS, &mut pm);
        orientation::unrank_zero_twist(rank % FLIPS, 2, &mut ori);
        Pieces::assume_valid(pm, ori)
    }

    fn piece_sets(&self) -> Vec<PieceSet> {
        vec![PieceSet::new("EDGE", self.pm(), self.ori(), 2)]
    }

    fn read(text: &str) -> Result<Self, PositionError> {
        let (pm, ori) = EDGES.read(&exact_entries(text, "edge", 12)?)?;
        check_flips(&ori)?;
        Ok(Pieces::assume_valid(pm, ori))
    }

    fn write(&self) -> String {
        EDGES.write(self.pm(), self.ori())
    }
}

/// Checks that the number of flipped edges is even.
// ANCHOR: check
pub(super) fn check_flips(ori: &[u8]) -> Result<(), PositionError> {
    let flipped = ori.iter().filter(|&&o| o == 1).count();
    if flipped.is_multiple_of(2) {
        return Ok(());
    }
    let why = format!(
        "an odd number of its edges is turned over ({flipped}), and every move turns over \
         four or none"
    );
    Err(PositionError::unsolvable(why))
}
// ANCHOR_END: check

/// The edges of Rubik's cube in the catalog.
pub const FAMILY: Family = Family {
    name: "rubik-edges",
    about: "the edges of the 3×3×3 cube, its centers held still",
    sizes: &[],
    metrics: &[Metric::HalfTurn, Metric::QuarterTurn],
    examples: &["rubik-edges"],
    aliases: &[],
    published: &[],
    make: |_, metric| {
        Ok(Box::new(RubikPuzzle::<Edges>::new(metric.unwrap_or(Metric::HalfTurn))))
    },
};
