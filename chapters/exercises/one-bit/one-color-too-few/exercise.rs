//! In a graph of two colors, the neighbors of a layer are in the layer before and in the
//! layer after, and nowhere else. So the next layer is: all neighbors of the current one,
//! less the one before. The code finds the layers of a graph in this way, with no set of
//! what was visited. It gives how many positions are at each distance from `start`, and every
//! edge of the graph can be walked both ways.
//!
//! It was tried on sliding puzzles, and was always right. It is not right for *every*
//! graph. Write a test that fails on it, and passes on right code. `neighbors[p]` lists
//! the neighbors of position `p`, so if `q` is in `neighbors[p]`, then `p` must be in
//! `neighbors[q]`. (The code stops after as many layers as there are positions, lest it
//! go on forever.)

/// The code on trial: it is given `neighbors` and `start`.
pub type Layers = fn(&[Vec<usize>], usize) -> Vec<usize>;

/// Panics if `layers` is wrong.
pub fn test(layers: Layers) {
    todo!()
}
