//! On the axis through U and D, a cube's distance is how many turns it takes at least to bring the
//! cube into the subgroup that U, D, R2, L2, F2 and B2 generate. On the axis through R and L it is the
//! same with R, L and half turns of the other four faces, and on the axis through F and B with F and
//! B. Each cube has these three distances, and so has its inverse. All six are lower bounds for the
//! cube.
//!
//! The scramble `R U` is solved by the turns U' R', and its inverse by R U. On the axis through U and D
//! the distance of `R U` is 2, and that of its inverse is 1: after R it is in the subgroup.
//!
//! Write three scrambles by which one can see what the six distances are worth. Each has four turns
//! at most, with spaces between them. In many cases there are several: any will do. Whoever has no
//! idea may try some, for the six distances of a scramble that is wrong are told.

/// A scramble of which the distance on the axis through R and L is larger than that on the axis
/// through U and D.
pub fn another_axis() -> &'static str {
    // <answer>
    "U"
    // </answer>
}

/// A scramble of which each distance of the cube is smaller than the largest one of its inverse.
pub fn the_inverse() -> &'static str {
    // <answer>
    "U2 R"
    // </answer>
}

/// A scramble that is not solved, and of which all six distances are 0.
pub fn nothing_seen() -> &'static str {
    // <answer>
    "U2"
    // </answer>
}
