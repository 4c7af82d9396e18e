//! Here are six of the ten ways to put three beads in five slots, slot 0 on the left;
//! `x` is a bead, `.` an empty slot. Put them in colex order, the one with the smallest
//! rank first. You need no ranks for that.
//!
//! - A: `x x . . x`
//! - B: `. x x x .`
//! - C: `x . . x x`
//! - D: `x . x x .`
//! - E: `. x x . x`
//! - F: `x x . x .`

/// The six letters in order, such as `"ABCDEF"`.
pub fn order() -> &'static str {
    // <answer>
    "FDBAEC"
    // </answer>
}
