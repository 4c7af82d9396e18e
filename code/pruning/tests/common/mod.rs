//! The moves of the pocket cube and their inverses, for several test files.

use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube};

/// The moves of a metric, as positions.
pub fn turns(metric: Metric) -> Vec<PocketCube> {
    pocket_cube::moves(metric).iter().map(|m| m.position()).collect()
}

/// The inverses of the moves of a metric.
#[allow(dead_code)] // not in every test
pub fn back(metric: Metric) -> Vec<PocketCube> {
    turns(metric).iter().map(PocketCube::inverse).collect()
}
