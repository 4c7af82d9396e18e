//! What to expect of a search, before it begins.

use crate::plain::expected_nodes;
use puzzle::rubik::Cube;
use two_phase::GODS_NUMBER;

/// The number of random cubes whose lower bounds are looked up.
const SAMPLE: usize = 4000;

/// For each lower bound, the share of random cubes that have at most this bound.
pub(crate) fn shares(lower_bound: impl Fn(&Cube) -> usize) -> Vec<f64> {
    let mut state = 0_u64;
    let mut random = |n: u64| {
        // G. Steele, D. Lea and C. Flood, *Fast splittable pseudorandom number generators*, 2014.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    };
    let mut counts = vec![0; GODS_NUMBER + 1];
    for _ in 0..SAMPLE {
        let bound = lower_bound(&Cube::random(&mut random));
        counts[bound.min(GODS_NUMBER)] += 1;
    }
    let mut sum = 0;
    let share = |count: usize| {
        sum += count;
        sum as f64 / SAMPLE as f64
    };
    counts.into_iter().map(share).collect()
}

/// Expected number of expanded nodes by length, of a search for a shortest solution.
///
/// The number of nodes is that of random cubes. A search on several threads expands as many.
/// Divide by the nodes in a second, which the first second of a search shows, for a time.
///
/// # Examples
/// ```
/// use optimal::{Optimal, Tables};
/// use puzzle::rubik::{Cube, parse};
///
/// let optimal = Optimal::build(Tables::Small, |_| ())?;
/// let cube: Cube = parse("R U2 F' L D")?.into_iter().map(Cube::from_turn).product();
/// let estimate = optimal.estimate(&cube);
/// assert!(estimate.lower_bound <= 5);
/// // Each turn more takes about 13 times as long.
/// assert!(estimate.nodes(18) > 10.0 * estimate.nodes(17));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Estimate {
    /// No solution is shorter, as the tables say without a search.
    pub lower_bound: usize,
    /// For each length, the nodes of a search of that length alone.
    nodes: Vec<f64>,
}

impl Estimate {
    pub(crate) fn new(lower_bound: usize, shares: &[f64]) -> Self {
        let nodes = |length| match length {
            _ if length < lower_bound => 0.0,
            _ => expected_nodes(length, shares),
        };
        Estimate { lower_bound, nodes: (0..=GODS_NUMBER).map(nodes).collect() }
    }

    /// The expected number of nodes until all lengths up to `length`, at most 20, are searched.
    pub fn nodes(&self, length: usize) -> f64 {
        self.nodes.iter().take(length + 1).sum()
    }
}
