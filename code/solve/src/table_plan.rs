//! Plans of complete tables: their engine and their cost.

use crate::puzzle_table::PuzzleTable;
use crate::step::StopObserver;
use crate::{
    Computation, Cost, Engine, Event, Instance, Limits, SolveError, SolveStep,
};
use puzzle::sample_ranks;
use rows::{InRows, Keep, Progress, RowsError, SearchError, SearchOptions};
use std::ops::ControlFlow;
use table::{
    BackwardGraph, CompleteTable, LayerCount, PocketCubeTable, ScanEngine, TableError,
};

/// The purpose of a table, which determines the bits that are stored for each position.
///
/// # Examples
/// ```
/// use solve::{Instance, Limits, Purpose, PuzzleTable};
///
/// let skewb = Instance::find("skewb")?;
/// let (purpose, limits) = (Purpose::Layers, Limits::default());
/// let table = PuzzleTable::compute(&skewb, None, purpose, limits, &|_| {})?;
/// assert_eq!(table.layers.iter().sum::<u64>(), 3_149_280);
/// # Ok::<(), solve::SolveError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Solutions of any position: the fewest bits that determine them.
    Solutions,
    /// The number of positions in each layer: nothing is stored.
    Layers,
    /// A table that stores exactly these bits of each distance. With [`Keep::Byte`] it can also list
    /// the farthest positions.
    Keep(Keep),
}

/// Bytes of a table in rows that one thread computes in a second, all layers: the slowest of the
/// large puzzles in `gods measure`.
const ROW_BYTES_PER_SECOND: f64 = 100e6;
/// Positions that the documents' scan labels in a second.
const SCANNED_PER_SECOND: f64 = 2e6;
/// Number of positions at which the laws of a puzzle are checked before a scan.
const CHECKED_POSITIONS: u64 = 500;

/// The plan of a complete table, with its cost.
pub struct TablePlan<'a> {
    instance: &'a Instance,
    engine: Engine,
    row_engine: Option<Box<dyn InRows>>,
    keep: Option<Keep>,
    limits: Limits,
    /// The purpose of the memory, for an error.
    need: &'static str,
    cost: Cost,
}

impl<'a> TablePlan<'a> {
    /// Plans a table, by this engine or the puzzle's fastest. Nothing is computed yet.
    pub fn new(
        instance: &'a Instance,
        engine: Option<Engine>,
        purpose: Purpose,
        limits: Limits,
    ) -> Result<Self, SolveError> {
        let (puzzle, engines) = (instance.puzzle(), instance.engines());
        let engine = engine.unwrap_or(engines[0]);
        if !engines.contains(&engine) {
            return Err(SolveError::Engine(engine, engines));
        }
        let Engine::Scan(scan) = engine else {
            let builder = instance.rows_builder();
            let rows = builder.expect("the engine is there").build(puzzle.clone());
            let keep = bits_for_purpose(&*rows, purpose);
            let bytes = rows.bytes(keep)?;
            let need = match keep {
                None => "counting them in rows",
                Some(Keep::OneBit) => "a table in rows with one bit for each place",
                Some(Keep::TwoBits) => "a table in rows with two bits for each place",
                Some(Keep::Byte) => "a table in rows with a byte for each place",
            };
            let seconds =
                bytes as f64 / limits.threads.max(1) as f64 / ROW_BYTES_PER_SECOND;
            let (cost, rows) = (Cost { bytes, seconds }, Some(rows));
            return Ok(TablePlan {
                instance,
                engine,
                row_engine: rows,
                keep,
                limits,
                need,
                cost,
            });
        };
        if let Purpose::Keep(Keep::OneBit | Keep::TwoBits) = purpose {
            return Err(SolveError::BytesOnly(engine));
        }
        let (need, bytes) = match (instance.cube_metric(), scan) {
            (Some(metric), ScanEngine::Tables) => (
                "a table with a byte for each, beside two transition tables,",
                PocketCubeTable::bytes_needed(metric, scan) as u64,
            ),
            _ => ("a table with a byte for each", puzzle.position_count()),
        };
        let cost = Cost {
            bytes,
            seconds: puzzle.position_count() as f64 / SCANNED_PER_SECOND,
        };
        Ok(TablePlan {
            instance,
            engine,
            row_engine: None,
            keep: None,
            limits,
            need,
            cost,
        })
    }

    /// The engine and the limits.
    pub fn engine_and_limits(&self) -> (Engine, Limits) {
        (self.engine, self.limits)
    }

    /// The most bytes at one time.
    pub fn bytes(&self) -> u64 {
        self.cost.bytes
    }

    /// Whether the table takes long.
    pub fn is_long(&self) -> bool {
        self.cost.is_long()
    }

    /// Checks whether the table can be computed within the limits.
    pub fn check(&self) -> Result<(), SolveError> {
        if let Engine::Scan(_) = self.engine {
            table::check_depth(&**self.instance.puzzle())?;
        }
        self.limits.check_memory(self.need, self.cost.bytes)
    }

    /// The step that computes the table.
    pub fn step(&self) -> SolveStep {
        SolveStep::Table { cost: self.cost, refused: self.check().err() }
    }

    /// Computes the table. The observer gets each layer, and parts of a layer.
    pub fn compute(
        mut self,
        observer: StopObserver,
    ) -> Result<PuzzleTable, SolveError> {
        self.check()?;
        let _ = observer(Event::StepStarted(self.step()));
        match self.row_engine.take() {
            Some(rows) => self.compute_in_rows(rows, observer),
            None => self.compute_by_scan(observer),
        }
    }

    fn compute_in_rows(
        self,
        rows: Box<dyn InRows>,
        observer: StopObserver,
    ) -> Result<PuzzleTable, SolveError> {
        let Limits { cpu, threads, .. } = self.limits;
        let options = SearchOptions { cpu, threads };
        let part = |done, all| observer(Event::LayerProgress(done, all));
        let parts: Option<Progress<'_>> =
            if self.is_long() { Some(&part) } else { None };
        let mut reporter = LayerReporter { observer, parts, depth: 0, total: 0 };
        let (engine, bytes) = (self.engine.name(), self.cost.bytes);
        let computation = Computation { engine, threads, bytes };
        let done = match self.keep {
            Some(keep) => rows
                .table(keep, options, &mut reporter)
                .map(|table| (table.layers().to_vec(), Some(table))),
            None => rows
                .layers(options, &mut reporter)
                .map_err(RowsError::from)
                .map(|layers| (layers, None)),
        };
        match done {
            Ok((layers, distances)) => {
                Ok(PuzzleTable { layers, distances, computation })
            }
            Err(RowsError::Search(SearchError::Stopped { layers, next, parts })) => {
                Err(SolveError::TableStopped { layers, next, part: parts, computation })
            }
            Err(error) => Err(error.into()),
        }
    }

    fn compute_by_scan(
        self,
        observer: StopObserver,
    ) -> Result<PuzzleTable, SolveError> {
        let puzzle = self.instance.puzzle();
        let layer = |layer| observer(Event::Layer(layer));
        let (engine, mut bytes) = (self.engine.name(), self.cost.bytes);
        let table = match (self.instance.cube_metric(), self.engine) {
            (Some(metric), Engine::Scan(scan)) => {
                let cube = PocketCubeTable::with_engine(metric, scan, |done| {
                    let _ = layer(done); // at most a second or two for all of them
                });
                bytes = cube.bytes() as u64;
                cube.into_table()
            }
            _ => {
                // A puzzle that breaks a law would have a wrong table that looks like any other.
                puzzle.check(&mut sample_ranks(
                    puzzle.position_count(),
                    CHECKED_POSITIONS,
                ))?;
                let goals = puzzle.goal_ranks().into_iter().map(|rank| rank as usize);
                let goals: Vec<_> = goals.collect();
                let part = |done, all| observer(Event::LayerProgress(done, all));
                let graph = BackwardGraph(&**puzzle);
                match CompleteTable::observed(&graph, &goals, layer, part) {
                    Err(TableError::Stopped { layers, next, pass: part }) => {
                        let computation = Computation { engine, threads: 1, bytes };
                        return Err(SolveError::TableStopped {
                            layers,
                            next,
                            part,
                            computation,
                        });
                    }
                    table => table?,
                }
            }
        };
        let computation = Computation { engine, threads: 1, bytes };
        Ok(PuzzleTable::from_bytes(puzzle, table, computation))
    }
}

impl Instance {
    /// The cost of a table by the fastest engine. Nothing is computed but the rows of a puzzle
    /// that somebody defined.
    ///
    /// # Errors
    /// [`SolveError`] if there is no such table.
    ///
    /// # Examples
    /// ```
    /// use rows::Keep;
    /// use solve::{Instance, Limits, Purpose};
    ///
    /// let (skewb, limits) = (Instance::find("skewb")?, Limits::default());
    /// let layers = skewb.table_cost(Purpose::Layers, limits)?;
    /// assert!(layers.bytes < skewb.table_cost(Purpose::Keep(Keep::Byte), limits)?.bytes);
    /// # Ok::<(), solve::SolveError>(())
    /// ```
    pub fn table_cost(
        &self,
        purpose: Purpose,
        limits: Limits,
    ) -> Result<Cost, SolveError> {
        Ok(TablePlan::new(self, None, purpose, limits)?.cost)
    }
}

/// The bits that a table in rows stores for a purpose.
fn bits_for_purpose(rows: &dyn InRows, purpose: Purpose) -> Option<Keep> {
    match purpose {
        Purpose::Layers => None,
        Purpose::Keep(keep) => Some(keep),
        Purpose::Solutions => {
            let enough = |keep: &Keep| rows.bytes(Some(*keep)).is_ok();
            let least = [Keep::OneBit, Keep::TwoBits].into_iter().find(enough);
            Some(least.unwrap_or(Keep::Byte))
        }
    }
}

/// Reports the layers of a table in rows to an observer.
struct LayerReporter<'a> {
    observer: StopObserver<'a>,
    parts: Option<Progress<'a>>,
    depth: usize,
    total: u64,
}

impl rows::Observer for LayerReporter<'_> {
    fn layer(&mut self, positions: u64) -> ControlFlow<()> {
        self.total += positions;
        let layer = LayerCount { depth: self.depth, positions, total: self.total };
        self.depth += 1;
        (self.observer)(Event::Layer(layer))
    }

    fn progress(&self) -> Option<Progress<'_>> {
        self.parts
    }
}
