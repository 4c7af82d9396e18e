//! The complete table, by the documents' scan over any graph.

use crate::Graph;
use crate::labels::Labels;
use puzzle::{BrokenLaw, Reply};
use std::ops::Range;

/// The label of a position that has not been reached.
pub const UNREACHED: u8 = u8::MAX;

/// The distance of every position from a start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompleteTable {
    distances: Labels,
    layers: Vec<u64>,
}

/// The size of one layer, reported to the observer as soon as it is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LayerCount {
    /// The distance from the start.
    pub depth: usize,
    /// How many positions there are at that distance.
    pub positions: u64,
    /// How many positions there are up to that distance.
    pub total: u64,
}

/// Errors in computing a complete table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The start is not below the number of positions.
    #[error("start {start} is not below {count}")]
    Start {
        /// The start.
        start: usize,
        /// How many positions there are.
        count: usize,
    },
    /// A distance does not fit in the table's bytes.
    #[error("there are positions at distance 255, and the table holds at most 254")]
    TooDeep,
    /// A neighbor is not below the number of positions.
    #[error(
        "neighbor {m} of position {position} is {found}, which is not below {count}"
    )]
    Neighbor {
        /// The position.
        position: usize,
        /// Which of its neighbors, counted from 0.
        m: usize,
        /// The neighbor.
        found: usize,
        /// How many positions there are.
        count: usize,
    },
    /// The puzzle breaks a law, so its table would be wrong.
    #[error(transparent)]
    Law(#[from] BrokenLaw),
    /// There is no memory for the table.
    #[error(
        "a table of {count} positions needs {count} bytes, and there is not enough memory"
    )]
    TooLarge {
        /// How many positions there are.
        count: usize,
    },
    /// The observer stopped the scan.
    #[error(
        "stopped after depth {}: {} positions have their distance",
        layers.len() - 1, layers.iter().sum::<u64>()
    )]
    Stopped {
        /// How many positions there are at each distance: the layers that are complete.
        layers: Vec<u64>,
        /// How many positions of the next layer were found.
        next: u64,
        /// How many positions the pass has looked at, of how many.
        pass: (usize, usize),
    },
}

/// The error for a neighbor `found` of `position` that is out of range.
#[cold]
fn neighbor_error(graph: &impl Graph, position: usize, found: usize) -> TableError {
    let m = graph.neighbors(position).position(|q| q == found).unwrap_or_default();
    TableError::Neighbor { position, m, found, count: graph.count() }
}

// ANCHOR: holds
/// Number of labels that are compared at once.
const LABELS_PER_BLOCK: usize = 64;

/// Returns whether one of these labels equals `len`. The loop has no early exit, so
/// that the compiler can vectorize it.
fn contains_label(labels: &[u8], len: u8) -> bool {
    labels.iter().fold(false, |found, &label| found | (label == len))
}
// ANCHOR_END: holds

// ANCHOR: pass
/// Labels the unlabeled neighbors of a part of layer `len` with `len + 1`; returns how many.
fn scan_pass(
    graph: &impl Graph,
    table: &mut [u8],
    part: Range<usize>,
    len: u8,
) -> Result<u64, TableError> {
    let mut c = 0;
    for start in part.clone().step_by(LABELS_PER_BLOCK) {
        let block = start..part.end.min(start + LABELS_PER_BLOCK);
        if contains_label(&table[block.clone()], len) {
            for p in block {
                if table[p] == len {
                    for q in graph.neighbors(p) {
                        let label = table.get_mut(q);
                        let label = label.ok_or_else(|| neighbor_error(graph, p, q))?;
                        c += u64::from(*label == UNREACHED);
                        *label = (*label).min(len + 1);
                    }
                }
            }
        }
    }
    Ok(c)
}
// ANCHOR_END: pass

/// Number of positions that a pass looks at between two calls of the observer.
const POSITIONS_PER_PART: usize = 1 << 18;

/// Reserves memory for `count` labels, without touching it.
pub(crate) fn reserve_labels(count: usize) -> Result<Vec<u8>, TableError> {
    let mut table = Vec::new();
    table.try_reserve_exact(count).map_err(|_| TableError::TooLarge { count })?;
    Ok(table)
}

impl CompleteTable {
    /// Scans the graph from `start` until a pass labels no further position.
    ///
    /// A pass skips blocks without a position of the last layer. It stores the
    /// minimum of the old label and the new one, without a branch.
    ///
    /// The distances are *from* the start. They are distances *to* it as well
    /// where every move can be undone by a move; where not, scan the graph of
    /// the moves' inverses. The observer is called once for each layer, and may stop the scan.
    ///
    /// # Errors
    /// [`TableError`] for a start or a neighbor out of range, for more positions than
    /// fit in memory, for a distance beyond 254, or if the observer stops the scan.
    ///
    /// # Complexity
    /// O(positions · (layers + moves)) time, a byte for each position.
    ///
    /// # Examples
    /// ```
    /// use puzzle::pocket_cube::Face;
    /// use table::{CompleteTable, FullTableGraph};
    /// use transition::{CornerOrientation, TransitionTable};
    ///
    /// let turns = Face::ALL.map(Face::turn);
    /// let table = TransitionTable::new(&CornerOrientation, &turns)?;
    /// let distances = CompleteTable::new(&FullTableGraph { table }, 0, |_| {})?;
    /// assert_eq!(distances.layers().iter().sum::<u64>(), 729);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new<R: Reply>(
        graph: &impl Graph,
        start: usize,
        observer: impl FnMut(LayerCount) -> R,
    ) -> Result<Self, TableError> {
        CompleteTable::observed(graph, &[start], observer, |_, _| ())
    }

    /// As [`new`](Self::new), with any number of starts, all different: distances are from the
    /// nearest. And with a second observer, which is called several times in each pass: with the
    /// number of positions that the pass has looked at, and with that of all. It may stop the scan,
    /// too.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    ///
    /// # Complexity
    /// As [`new`](Self::new).
    ///
    /// # Examples
    /// ```
    /// use puzzle::{Indexed, sliding::Sliding};
    /// use std::ops::ControlFlow;
    /// use table::{BackwardGraph, CompleteTable, LayerCount, TableError};
    ///
    /// let board = Sliding::new(2, 3)?;
    /// let stop = |layer: LayerCount| match layer.depth {
    ///     ..3 => ControlFlow::Continue(()),
    ///     _ => ControlFlow::Break(()),
    /// };
    /// let (graph, solved) = (BackwardGraph(&board), board.solved_rank() as usize);
    /// let stopped = CompleteTable::observed(&graph, &[solved], stop, |_, _| ()).unwrap_err();
    /// assert!(matches!(stopped, TableError::Stopped { layers, .. } if layers == [1, 2, 3, 5]));
    /// # Ok::<(), puzzle::SizeError>(())
    /// ```
    pub fn observed<R: Reply, S: Reply>(
        graph: &impl Graph,
        starts: &[usize],
        mut observer: impl FnMut(LayerCount) -> R,
        mut progress: impl FnMut(usize, usize) -> S,
    ) -> Result<Self, TableError> {
        let count = graph.count();
        if let Some(&start) = starts.iter().find(|&&start| start >= count) {
            return Err(TableError::Start { start, count });
        }
        let mut table = reserve_labels(count)?;
        // ANCHOR: scan
        table.resize(count, UNREACHED);
        starts.iter().for_each(|&start| table[start] = 0);
        let (mut layers, mut total, mut c) = (vec![], 0, starts.len() as u64);
        while c > 0 {
            let len = u8::try_from(layers.len()).expect("no layer is beyond 254");
            total += c;
            layers.push(c);
            let layer = LayerCount { depth: len.into(), positions: c, total };
            let (mut reply, mut pass) = (observer(layer).control_flow(), 0);
            c = 0;
            while reply.is_continue() && pass < count {
                let part = pass..count.min(pass + POSITIONS_PER_PART);
                pass = part.end;
                c += scan_pass(graph, &mut table, part, len)?;
                reply = progress(pass, count).control_flow();
            }
            if reply.is_break() {
                let pass = (pass, count);
                return Err(TableError::Stopped { layers, next: c, pass });
            }
            if len + 1 == UNREACHED && c > 0 {
                return Err(TableError::TooDeep);
            }
        }
        Ok(CompleteTable::from_parts(table.into(), layers))
        // ANCHOR_END: scan
    }
}

impl CompleteTable {
    /// Builds a table from labels and the layers that are known to belong to them.
    pub(crate) fn from_parts(distances: Labels, layers: Vec<u64>) -> Self {
        CompleteTable { distances, layers }
    }

    /// How many positions there are at each distance, from 0.
    pub fn layers(&self) -> &[u64] {
        &self.layers
    }

    /// The distance of a position, or `None` if it cannot be reached.
    ///
    /// # Panics
    /// If there is no such position.
    pub fn distance(&self, p: usize) -> Option<u8> {
        Some(self.distances[p]).filter(|&distance| distance != UNREACHED)
    }

    /// The largest distance from the start. In a group, where the puzzle looks the
    /// same from every position, this is the diameter of the graph.
    pub fn depth(&self) -> usize {
        self.layers.len() - 1
    }

    /// The mean distance of the positions that can be reached.
    pub fn mean(&self) -> f64 {
        let moves = (0..).zip(&self.layers).map(|(d, &c): (u64, _)| d * c).sum::<u64>();
        moves as f64 / self.layers.iter().sum::<u64>() as f64
    }

    /// The positions at a distance, in ascending order.
    ///
    /// # Complexity
    /// O(positions) time for all of them.
    pub fn at_distance(&self, distance: u8) -> impl Iterator<Item = usize> {
        let labels = self.distances();
        let reached = (0..labels.len()).filter(|&p| labels[p] != UNREACHED);
        reached.filter(move |&p| labels[p] == distance)
    }

    /// The positions at the largest distance, in ascending order.
    pub fn farthest(&self) -> impl Iterator<Item = usize> {
        self.at_distance(self.depth() as u8)
    }

    /// The distances of all positions, one byte each; [`UNREACHED`] for a position that
    /// cannot be reached.
    pub fn distances(&self) -> &[u8] {
        &self.distances
    }
}
