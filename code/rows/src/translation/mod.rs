//! Translation rows: a row is a permutation, a column the orientations of the pieces, and a
//! move adds one vector to all columns of a row.

mod corners;
mod effect;
mod eight_corners;
mod geometry;
mod layout;
mod mirrored;
mod mirrored_classes;
mod orbits;
mod oriented;
mod pyraminx;
mod shift;
mod signs;
mod skewb;
mod sources;
mod step;
mod vector;
mod words;

pub use corners::{CornerRows, pocket_cube, pocket_cube_with, rubik_corners};
pub use effect::Effect;
pub use geometry::{StepMethod, Translation};
pub use layout::{BITS, Layout, Shift};
pub use mirrored::{MirroredCorners, mirrored_corners, mirrored_pocket_cube};
pub use oriented::OrientationRows;
pub use pyraminx::pyraminx;
pub use shift::DigitShift;
pub use skewb::skewb;
pub use vector::{Moduli, Vector};
