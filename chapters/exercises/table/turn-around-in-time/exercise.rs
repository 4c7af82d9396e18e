//! There are positions `0..count`, and moves `0..moves`; `neighbor(p, m)` says where
//! move `m` leads from position `p`. Every move can be undone by a move: if a move
//! leads from `p` to `q`, then some move leads from `q` to `p`. All positions can be
//! reached.
//!
//! Count the positions at each distance from position 0, as the chapter's `scan` does.
//! It asks for each neighbor of each position, `count * moves` times in all. Make do
//! with *two thirds* of these calls of `neighbor` on stacks of seven pancakes: a move
//! turns over the top two of them, the top three, and so on, up to all seven. A stack
//! has six neighbors. In a scan of all $7!$ stacks the layers grow up to distance 6,
//! which holds more than a third of all, and then they shrink quickly.
//!
//! On other graphs only the layers have to be right. They have at most ten thousand
//! positions, and the farthest is at most a thousand moves away. You may use as much
//! memory as you like.

/// How many positions are at each distance from position 0.
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    todo!()
}
