//! Reading an optimal solution off the table.

// ANCHOR: error
use crate::{CompleteTable, Graph, UNSEEN};

/// A position from which no move leads to a smaller distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "no move leads from position {position} at distance {distance} to one at \
     distance {distance} - 1: is the table measured along these moves, backward?"
)]
pub struct NoWayDown {
    /// The position.
    pub position: usize,
    /// Its distance, or [`UNSEEN`].
    pub distance: u8,
}
// ANCHOR_END: error

// ANCHOR: descend
impl CompleteTable {
    /// The moves of a shortest way from `p` down to distance 0, by number.
    ///
    /// Each step takes the first move that leads to a distance one smaller. There
    /// is always one if the table holds distances *to* its start along the moves
    /// of `graph`.
    ///
    /// # Errors
    /// [`NoWayDown`] if at some position there is none: it can not be reached, or
    /// the table was measured in the other direction.
    ///
    /// # Panics
    /// If `p` is no position of the table, or the graph is larger than it.
    ///
    /// # Complexity
    /// O(distance · moves) time.
    pub fn descend(
        &self,
        graph: &impl Graph,
        mut p: usize,
    ) -> Result<Vec<usize>, NoWayDown> {
        let mut way = vec![];
        let mut distance = self.distance(p).unwrap_or(UNSEEN);
        while distance > 0 {
            let (m, q) = (0..)
                .zip(graph.neighbors(p))
                .find(|&(_, q)| self.distance(q) == Some(distance - 1))
                .ok_or(NoWayDown { position: p, distance })?;
            way.push(m);
            (p, distance) = (q, distance - 1);
        }
        Ok(way)
    }
}
// ANCHOR_END: descend
