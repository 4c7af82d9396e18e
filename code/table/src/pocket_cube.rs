//! The pocket cube's table: every position, and its shortest solution.

use crate::{
    CompleteTable, Graph, HoistedGraph, LayerCount, SplitTableGraph, UnrankGraph,
};
use puzzle::Metric;
use puzzle::pocket_cube::{self, Move, PocketCube};
use std::{fmt, str::FromStr};
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

/// The method by which the scan computes the neighbors of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScanEngine {
    /// Finds neighbors by unranking the position inside the loop over the moves.
    Unrank,
    /// Finds neighbors by unranking the position once, before the loop over the moves.
    Hoisted,
    /// Looks up neighbors in two transition tables.
    Tables,
}

impl ScanEngine {
    /// All engines, the slowest first.
    pub const ALL: [Self; 3] = [Self::Unrank, Self::Hoisted, Self::Tables];

    /// The engine's name in commands and output.
    pub fn name(self) -> &'static str {
        match self {
            ScanEngine::Unrank => "unrank",
            ScanEngine::Hoisted => "hoisted",
            ScanEngine::Tables => "tables",
        }
    }
}

impl fmt::Display for ScanEngine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for a name that no engine has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown engine {0:?}; there are unrank, hoisted, tables")]
pub struct UnknownEngine(pub String);

impl FromStr for ScanEngine {
    type Err = UnknownEngine;

    fn from_str(name: &str) -> Result<Self, UnknownEngine> {
        ScanEngine::ALL
            .into_iter()
            .find(|engine| engine.name() == name)
            .ok_or_else(|| UnknownEngine(name.to_string()))
    }
}

/// The distance of every position of the pocket cube to the solved one.
///
/// ```
/// use puzzle::{Metric, pocket_cube::Face};
/// use table::PocketCubeTable;
///
/// // With clockwise turns only, undoing R takes three of them.
/// let cube = PocketCubeTable::new(Metric::Clockwise);
/// assert_eq!(cube.table().depth(), 19);
/// assert_eq!(cube.distance(&Face::R.turn()), 3);
/// ```
#[derive(Debug, Clone)]
pub struct PocketCubeTable {
    metric: Metric,
    moves: Vec<Move>,
    table: CompleteTable,
    bytes: usize,
}

impl PocketCubeTable {
    /// Computes the table with transition tables, the fastest engine of the three.
    ///
    /// # Complexity
    /// 3,674,160 bytes, and 4 bytes for each of (5040 + 729) · moves entries.
    pub fn new(metric: Metric) -> Self {
        Self::with_engine(metric, ScanEngine::Tables, |_| {})
    }

    /// Computes the table with one of the three engines. The observer is called with
    /// each layer as soon as it is counted.
    ///
    /// The scan starts at the solved cube and goes along the *inverses* of the
    /// moves, so that its distances are distances to the solved cube in every
    /// metric.
    // ANCHOR: with_engine
    pub fn with_engine(
        metric: Metric,
        engine: ScanEngine,
        observer: impl FnMut(LayerCount),
    ) -> Self {
        let moves = pocket_cube::moves(metric);
        let back: Vec<_> = moves.iter().map(|m| m.inverse().position()).collect();
        let (table, bytes) = scan_with_engine(metric, engine, &back, observer);
        PocketCubeTable { metric, moves, table, bytes }
    }
    // ANCHOR_END: with_engine
}

/// The distances along these turns, one for each move of the metric, and the bytes used.
fn scan_with_engine(
    metric: Metric,
    engine: ScanEngine,
    turns: &[PocketCube],
    observer: impl FnMut(LayerCount),
) -> (CompleteTable, usize) {
    let coordinate = &CornerPosition;
    match (engine, metric) {
        (ScanEngine::Unrank, _) => {
            scan_from_solved(&UnrankGraph { coordinate, moves: turns }, observer)
        }
        (ScanEngine::Hoisted, _) => {
            scan_from_solved(&HoistedGraph { coordinate, moves: turns }, observer)
        }
        (ScanEngine::Tables, Metric::HalfTurn) => {
            scan_with_tables::<9>(turns, observer)
        }
        (ScanEngine::Tables, Metric::QuarterTurn) => {
            scan_with_tables::<6>(turns, observer)
        }
        (ScanEngine::Tables, Metric::Clockwise) => {
            scan_with_tables::<3>(turns, observer)
        }
    }
}

/// Scans a graph of the pocket cube from the solved position, and counts the bytes used.
fn scan_from_solved(
    graph: &impl Graph,
    observer: impl FnMut(LayerCount),
) -> (CompleteTable, usize) {
    let solved = CornerPosition.rank(&PocketCube::SOLVED);
    let table = CompleteTable::new(graph, solved, observer)
        .expect("memory for 3,674,160 bytes, and no position 255 moves away");
    let bytes = table.distances().len() + graph.bytes();
    (table, bytes)
}

// ANCHOR: tables
/// Scans the pocket cube with the two transition tables of `M` turns.
fn scan_with_tables<const M: usize>(
    turns: &[PocketCube],
    observer: impl FnMut(LayerCount),
) -> (CompleteTable, usize) {
    let turns: &[_; M] = turns.try_into().expect("a metric has M moves");
    let graph = SplitTableGraph::new(&CornerPermutation, &CornerOrientation, turns)
        .expect("the two coordinates keep their law, and 5040 · 729 fits in 32 bits");
    scan_from_solved(&graph, observer)
}

// ANCHOR_END: tables
impl PocketCubeTable {
    /// An upper limit of the bytes that [`PocketCubeTable::with_engine`] needs.
    ///
    /// # Examples
    /// ```
    /// use puzzle::Metric;
    /// use table::{PocketCubeTable, ScanEngine};
    ///
    /// let bytes = |engine| PocketCubeTable::bytes_needed(Metric::HalfTurn, engine);
    /// assert_eq!(bytes(ScanEngine::Hoisted), 3_674_160);
    /// assert_eq!(bytes(ScanEngine::Tables), 3_674_160 + 4 * 9 * (5040 + 729));
    /// ```
    pub fn bytes_needed(metric: Metric, engine: ScanEngine) -> usize {
        let rows = CornerPermutation.count() + CornerOrientation.count();
        let entries = rows * pocket_cube::moves(metric).len();
        let tables = if engine == ScanEngine::Tables { entries } else { 0 };
        CornerPosition.count() + tables * size_of::<u32>()
    }

    /// The bytes of the distances and the transition tables.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

impl PocketCubeTable {
    /// The distances *from* the solved cube: along the moves, not their inverses. They
    /// differ only where the inverse of some move is no move, as with clockwise turns.
    ///
    /// # Examples
    /// ```
    /// use puzzle::{Metric, pocket_cube::Face};
    /// use table::PocketCubeTable;
    /// use transition::{Coordinate, CornerPosition};
    ///
    /// let from = PocketCubeTable::from_solved(Metric::Clockwise);
    /// assert_eq!(from.distance(CornerPosition.rank(&Face::R.turn())), Some(1));
    /// ```
    pub fn from_solved(metric: Metric) -> CompleteTable {
        let moves = pocket_cube::moves(metric);
        let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
        scan_with_engine(metric, ScanEngine::Tables, &turns, |_| {}).0
    }

    /// What counts as one move.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// The distances by rank, and the layers.
    pub fn table(&self) -> &CompleteTable {
        &self.table
    }

    /// Returns the complete table without the moves.
    pub fn into_table(self) -> CompleteTable {
        self.table
    }

    /// How many moves a position needs.
    pub fn distance(&self, position: &PocketCube) -> u8 {
        let rank = CornerPosition.rank(position);
        self.table.distance(rank).expect("every position can be reached")
    }

    /// A shortest solution.
    ///
    /// # Complexity
    /// O(distance) unranks and O(distance · moves) ranks.
    // ANCHOR: solve
    pub fn solve(&self, position: &PocketCube) -> Vec<Move> {
        let turns: Vec<_> = self.moves.iter().map(|m| m.position()).collect();
        let graph = HoistedGraph { coordinate: &CornerPosition, moves: &turns };
        let path = self.table.descend(&graph, CornerPosition.rank(position));
        let path = path.expect("the table holds distances to the solved cube");
        path.into_iter().map(|m| self.moves[m]).collect()
    }
    // ANCHOR_END: solve
}
