//! Reading an optimal solution off the table.

use crate::{CompleteTable, Graph};

/// Errors in descending from a position to distance 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DescendError {
    /// The position has no distance.
    #[error("position {position} cannot be reached from the start")]
    Unreachable {
        /// The position.
        position: usize,
    },
    /// No move of a position on the path leads to a smaller distance.
    #[error(
        "no move leads from position {position}, at distance {distance}, to one \
         that is nearer: was the table measured along the inverses of these moves?"
    )]
    NoNearerNeighbor {
        /// The position.
        position: usize,
        /// Its distance.
        distance: u8,
    },
}

impl CompleteTable {
    /// The moves of a shortest path from `p` down to distance 0, by number.
    ///
    /// Each step takes the first move that leads to a distance one smaller. There
    /// always is such a move, and the path is a shortest one, if the table holds
    /// distances *to* its start along the moves of `graph`.
    ///
    /// # Errors
    /// [`DescendError`] if the position cannot be reached, or if at some position
    /// no move leads nearer. A table of distances in the other direction usually
    /// causes this error, but it may also give a path that is too long.
    ///
    /// # Panics
    /// If `p` is no position of the table, or the graph has other positions.
    ///
    /// # Complexity
    /// O(distance · moves) time.
    ///
    /// # Examples
    /// ```
    /// use puzzle::pocket_cube::Face;
    /// use table::{CompleteTable, FullTableGraph};
    /// use transition::{CornerOrientation, TransitionTable};
    ///
    /// // Clockwise turns alone: distances to the start are those along the inverses.
    /// let turns = Face::ALL.map(Face::turn);
    /// let inverses = turns.map(|turn| turn.inverse());
    /// let back = FullTableGraph { table: TransitionTable::new(&CornerOrientation, &inverses)? };
    /// let distances = CompleteTable::new(&back, 0, |_| {})?;
    ///
    /// let graph = FullTableGraph { table: TransitionTable::new(&CornerOrientation, &turns)? };
    /// let path = distances.descend(&graph, 728)?;
    /// assert_eq!(Some(path.len() as u8), distances.distance(728));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    // ANCHOR: descend
    pub fn descend(
        &self,
        graph: &impl Graph,
        mut p: usize,
    ) -> Result<Vec<usize>, DescendError> {
        let start =
            self.distance(p).ok_or(DescendError::Unreachable { position: p })?;
        let mut path = vec![];
        for distance in (1..=start).rev() {
            let (m, q) = (0..)
                .zip(graph.neighbors(p))
                .find(|&(_, q)| self.distance(q) == Some(distance - 1))
                .ok_or(DescendError::NoNearerNeighbor { position: p, distance })?;
            path.push(m);
            p = q;
        }
        Ok(path)
    }
    // ANCHOR_END: descend
}
