//! How many really different rings of beads are there, if a ring may be turned (but not turned
//! over)? Forty beads in two colors have more than a million million colorings, so a list is
//! out of the question.
//!
//! A turn by $s$ of $n$ beads leaves a ring as it is if each bead has the color of the bead $s$
//! places on. Going on in steps of $s$, one comes past $n / d$ beads before one is back, where $d$ is the
//! greatest common divisor of $s$ and $n$ (and $n$ itself for $s = 0$). So there are $d$ groups
//! of beads that must agree.
//!
//! Example: two beads in two colors make three rings. There is at least one color, and there are
//! 1 to 300 beads. The number of colorings, times the number of beads, always fits in a `u64`
//! here, and your answer must be right as long as it does.

/// How many rings there are of `beads` beads, 1 to 300, in `colors` colors, at least one.
pub fn rings(beads: u32, colors: u64) -> u64 {
    // <answer>
    fn divisor(a: u32, b: u32) -> u32 {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    let fixed = (0..beads).map(|s| colors.pow(divisor(beads, s)));
    fixed.sum::<u64>() / u64::from(beads)
    // </answer>
}
