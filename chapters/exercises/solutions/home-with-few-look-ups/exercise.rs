//! A complete table is kept far away, and every look at it costs: `distance(p)` says
//! how many moves position `p` is from solved. `neighbors[p]` lists where the moves
//! lead from `p`; every move can be undone, every position can be solved, and the
//! solved one is the only position at distance 0, whichever number it has. It may be
//! hundreds of moves away.
//!
//! Descend from `p`: give the positions of a shortest path, one after each move,
//! without `p` and with the solved one. Any shortest path is right.
//!
//! Call `distance` *once* for `p`, and then, for each move of the way, *fewer* times
//! than the position has neighbors. At a position with three neighbors two look-ups
//! have to do; at one with a single neighbor, none.

/// The positions of a shortest path from `p` to the solved position.
pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    todo!()
}
