//! A search tries all sequences of 0 turns, then of 1, of 2, and so on. How far will it come, if it can
//! expand `budget` nodes? That can be said beforehand.
//!
//! `bounds[b]` is how many cubes of a random sample have the lower bound `b`. Let S(x) be the share of
//! the sample with a bound of *at most* x; beyond the end of the list it is 1. Let N(i) be the number
//! of canonical sequences of i turns: 1, 18, 243, and then N(i) = 12 N(i - 1) + 18 N(i - 2). After i of
//! n turns, n - i are left. So a search for solutions of exactly n turns expands about
//!
//! ```text
//! N(0) S(n) + N(1) S(n - 1) + … + N(n) S(0)
//! ```
//!
//! nodes. What is the largest n, at most 20, for which the searches for 0, 1, …, n turns *together*
//! expand at most `budget`? The sample is not empty, and `budget` is at least 1.
//!
//! If all bounds are 0, the searches expand 1, 19, 262 nodes: `turns(&[1], 281.0)` is 1, and
//! `turns(&[1], 282.0)` is 2.

/// The largest number of turns up to which all lengths can be searched.
pub fn turns(bounds: &[u64], budget: f64) -> usize {
    // <answer>
    let mut sequences = vec![1.0, 18.0, 243.0];
    for i in 3..=20 {
        sequences.push(12.0 * sequences[i - 1] + 18.0 * sequences[i - 2]);
    }
    let all: u64 = bounds.iter().sum();
    let share = |x: usize| bounds.iter().take(x + 1).sum::<u64>() as f64 / all as f64;
    let mut total = 0.0;
    for n in 0..=20 {
        total += (0..=n).map(|i| sequences[i] * share(n - i)).sum::<f64>();
        if total > budget {
            return n - 1;
        }
    }
    20
    // </answer>
}
