//! The tables of both phases.

use crate::Search;
use crate::near_cosets::NearCosets;
use crate::phase2::Phase2Tables;
use crate::turns::{TURNS, turn_cubes};
use crate::variants::Rotations;
use puzzle::rubik::Cube;
use std::ops::RangeInclusive;
use symmetry::CubeSymmetries;

/// The tables of both phases, which all searches share. They are computed, never saved.
///
/// # Examples
/// ```
/// use two_phase::{COSET_LAYERS, TwoPhase};
///
/// let tables = TwoPhase::with_radius(5)?;
/// assert_eq!(tables.layers(), &COSET_LAYERS[..=5]);
/// assert!(tables.bytes() < 4_000_000);
///
/// let error = TwoPhase::with_radius(9).unwrap_err();
/// assert_eq!(error.to_string(), "the radius is 9, and must be 4 to 8");
/// # Ok::<(), two_phase::RadiusError>(())
/// ```
#[derive(Debug, Clone)]
pub struct TwoPhase {
    pub(crate) turns: [Cube; TURNS],
    pub(crate) rotations: Rotations,
    pub(crate) near: NearCosets,
    pub(crate) phase2: Phase2Tables,
}

/// A radius for which there are no tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the radius is {0}, and must be {min} to {max}", min = RADII.start(), max = RADII.end())]
pub struct RadiusError(pub usize);

/// The radii for which there are tables.
const RADII: RangeInclusive<usize> = 4..=8;

/// The radius that gives the first solution soonest, tables included.
const RADIUS: usize = 7;

impl TwoPhase {
    /// Computes the tables with the distances of all cosets within seven turns of the subgroup.
    ///
    /// # Complexity
    /// About 1,600,000 turns of cosets and 5,000,000 of pairs of coordinates; 10.3 MB.
    pub fn new() -> Self {
        TwoPhase::with_valid_radius(RADIUS)
    }

    /// Computes the tables with the distances of all cosets within `radius` turns of the
    /// subgroup: 4 to 8. A turn less makes the largest table a twelfth as large, and the first
    /// phase visits more nodes.
    ///
    /// # Errors
    /// [`RadiusError`] for any other radius.
    ///
    /// # Complexity
    /// For radius 6 about 130,000 turns of cosets, and 4 MB; for radius 8 about 19,000,000, and
    /// 75 MB.
    pub fn with_radius(radius: usize) -> Result<Self, RadiusError> {
        let is_valid = RADII.contains(&radius);
        is_valid.then(|| TwoPhase::with_valid_radius(radius)).ok_or(RadiusError(radius))
    }

    fn with_valid_radius(radius: usize) -> Self {
        let symmetries = CubeSymmetries::d4h();
        TwoPhase {
            turns: turn_cubes(),
            rotations: Rotations::new(),
            near: NearCosets::new(radius, &symmetries),
            phase2: Phase2Tables::new(&symmetries),
        }
    }

    /// A search for the first solution of at most 21 turns, on one thread.
    pub fn search(&self) -> Search<'_> {
        Search::new(self)
    }

    /// The numbers of cosets at each distance up to the radius, as the table of the first phase
    /// counts them.
    pub fn layers(&self) -> &[u64] {
        self.near.layers()
    }

    /// The memory of the tables, in bytes.
    pub fn bytes(&self) -> usize {
        self.near.bytes() + self.phase2.bytes()
    }
}

impl Default for TwoPhase {
    fn default() -> Self {
        TwoPhase::new()
    }
}
