//! How many cubes are at each distance from solved, as far as it is known.

/// The number of cubes at each distance from solved, in the half-turn metric. The first
/// [`COUNTED_DISTANCES`] are exact; the others are estimates from random cubes.
///
/// The counts are those of OEIS A080601, the estimates those of T. Rokicki, H. Kociemba,
/// M. Davidson and J. Dethridge, *God's number is 20*, cube20.org, 2010.
///
/// # Examples
/// ```
/// use optimal::{CUBES_AT_DISTANCE, canonical_sequences};
///
/// // Two sequences of four turns first lead to one cube: R2 L2 U2 D2 and U2 D2 R2 L2.
/// assert_eq!(CUBES_AT_DISTANCE[3] as f64, canonical_sequences(3));
/// assert!((CUBES_AT_DISTANCE[4] as f64) < canonical_sequences(4));
/// ```
pub const CUBES_AT_DISTANCE: [u128; 21] = [
    1,
    18,
    243,
    3240,
    43_239,
    574_908,
    7_618_438,
    100_803_036,
    1_332_343_288,
    17_596_479_795,
    232_248_063_316,
    3_063_288_809_012,
    40_374_425_656_248,
    531_653_418_284_628,
    6_989_320_578_825_358,
    91_365_146_187_124_313,
    1_100_000_000_000_000_000,
    12_000_000_000_000_000_000,
    29_000_000_000_000_000_000,
    1_500_000_000_000_000_000,
    490_000_000,
];

/// The number of distances whose cubes have been counted: 0 to 15.
pub const COUNTED_DISTANCES: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_add_up_to_all_cubes() {
        let cubes = 40_320_u128 * 2187 * 479_001_600 * 2048 / 2;
        let sum: u128 = CUBES_AT_DISTANCE.iter().sum();
        assert!(sum.abs_diff(cubes) * 50 < cubes, "{sum}");
        for (length, &count) in CUBES_AT_DISTANCE.iter().enumerate() {
            assert!(count as f64 <= crate::canonical_sequences(length), "{length}");
        }
    }
}
