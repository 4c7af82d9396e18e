//! What a search needs of a set of tables.

use puzzle::rubik::Cube;
use two_phase::turns::TURNS;

/// Lower bounds of a set of tables, and nodes that carry what they need.
pub(crate) trait Bound: Sync {
    /// A cube of the search tree, and the turns that are worth to be tried from it.
    type Node: Copy + Send + Sync;

    /// The node of a cube that is to be solved in exactly `left` turns; `None` if the tables
    /// say that it takes more.
    fn root(&self, cube: &Cube, left: usize) -> Option<Self::Node>;

    /// The largest lower bound that the tables have for a cube.
    fn lower_bound(&self, cube: &Cube) -> usize {
        (0..)
            .find(|&left| self.root(cube, left).is_some())
            .expect("the bounds are finite")
    }

    /// The two sets of turns with which a node may go on: turns of the cube, and turns of its
    /// inverse. A search follows one of them.
    fn turns(&self, node: &Self::Node) -> [u32; 2];

    /// Which of two sets of turns promises fewer nodes: 0, of the cube, or 1, of its inverse.
    fn side(&self, node: &Self::Node, turns: [u32; 2]) -> usize;

    /// Expands a node: writes the nodes after these turns, of the cube or of its inverse, that the
    /// tables do not exclude when `left` turns remain, and the turn of each. Returns their number.
    fn expand(
        &self,
        node: &Self::Node,
        side: usize,
        turns: u32,
        left: usize,
        children: &mut Children<Self::Node>,
    ) -> usize;

    /// Whether the cube of the node is solved, if its bounds are 0.
    fn is_solved(&self, node: &Self::Node) -> bool;
}

/// The children of a node, each with its turn.
pub(crate) type Children<N> = [(u8, N); TURNS];
