//! Number of positions at each distance, where the catalog has no published counts.
//!
//! Every test run compares the first seven layers of each and their sums (`tests/layers.rs`);
//! `.ci/full large` compares all layers (`tests/large_cube.rs`).
//!
//! ```
//! use rows::symmetric::layers;
//!
//! assert_eq!(layers::DOMINO.iter().sum::<u64>(), 1_625_702_400);
//! assert_eq!(layers::EDGES.iter().sum::<u64>(), 980_995_276_800);
//! ```

/// The domino. Computed with and without AVX-512; the first seven also position by position.
pub const DOMINO: [u64; 19] = [
    1,
    10,
    67,
    420,
    2_335,
    12_260,
    61_038,
    291_004,
    1_327_429,
    5_821_374,
    24_141_784,
    89_480_354,
    262_907_144,
    485_409_604,
    508_704_668,
    232_904_952,
    14_508_468,
    129_376,
    112,
];

/// The edges in the half-turn metric. Computed here; the first seven also position by position.
pub const EDGES: [u64; 15] = [
    1,
    18,
    243,
    3_240,
    42_807,
    555_866,
    7_070_103,
    87_801_812,
    1_050_559_626,
    11_588_911_021,
    110_409_721_989,
    552_734_197_682,
    304_786_076_626,
    330_335_518,
    248,
];

/// The edges in the quarter-turn metric. Computed here; the first seven also position by
/// position.
pub const EDGES_QUARTER: [u64; 19] = [
    1,
    12,
    114,
    1_068,
    9_819,
    89_392,
    807_000,
    7_209_384,
    63_624_107,
    552_158_812,
    4_643_963_023,
    36_003_343_336,
    208_075_583_101,
    441_790_281_226,
    277_713_627_518,
    12_144_555_140,
    23_716,
    30,
    1,
];
