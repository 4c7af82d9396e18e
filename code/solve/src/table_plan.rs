//! A complete table that is to be computed: by which engine, at what cost.

use crate::{
    Computation, Cost, Engine, Event, Instance, LONG, Limits, Observer, PuzzleTable,
    SMALL, SolveError, Step,
};
use puzzle::spread;
use rows::{InRows, Keep, Parts, RowsError, SearchOptions, layout};
use table::{Before, CompleteTable, Layer, PocketCubeTable, ScanEngine};

/// What a table is for, which says what is kept of each distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A solution of any position: the least that tells it.
    Solutions,
    /// The number of positions in each layer: nothing is kept.
    Layers,
    /// Exactly this. [`Keep::Byte`] also lists the farthest positions.
    Keep(Keep),
}

/// A complete table that is to be computed, and what that costs.
///
/// # Examples
/// ```
/// use solve::{Instance, Limits, Purpose, TablePlan};
///
/// let skewb = Instance::find("skewb")?;
/// let plan = TablePlan::new(&skewb, None, Purpose::Layers, Limits::default())?;
/// assert!(plan.cost().bytes < 2_000_000 && !plan.is_long());
/// let table = plan.compute(&())?;
/// assert_eq!(table.layers.iter().sum::<u64>(), 3_149_280);
/// # Ok::<(), solve::SolveError>(())
/// ```
pub struct TablePlan<'a> {
    instance: &'a Instance,
    engine: Engine,
    rows: Option<Box<dyn InRows>>,
    keep: Option<Keep>,
    limits: Limits,
    need: &'static str,
    cost: Cost,
}

impl<'a> TablePlan<'a> {
    /// Plans a table, by this engine or the puzzle's fastest. Nothing is computed yet.
    ///
    /// # Errors
    /// [`SolveError::Engine`], [`SolveError::OnlyBytes`] or [`SolveError::Keep`] if there is no
    /// such table.
    pub fn new(
        instance: &'a Instance,
        engine: Option<Engine>,
        purpose: Purpose,
        limits: Limits,
    ) -> Result<Self, SolveError> {
        let puzzle = instance.puzzle();
        let engines = instance.engines();
        let engine = engine.unwrap_or(engines[0]);
        if !engines.contains(&engine) {
            return Err(SolveError::Engine(engine));
        }
        let (rows, keep, need, bytes) = match engine {
            Engine::Rows => {
                let layout = layout(instance.choice(), instance.metric());
                let rows = layout.expect("the engine is there").lay(puzzle.clone());
                let (keep, bytes) = kept(&*rows, purpose)?;
                (Some(rows), keep, need_of(keep), bytes)
            }
            Engine::Scan(scan) => {
                if let Purpose::Keep(Keep::OneBit | Keep::TwoBits) = purpose {
                    return Err(SolveError::OnlyBytes(engine));
                }
                let (need, bytes) = match (instance.cube_metric(), scan) {
                    (Some(metric), ScanEngine::Tables) => (
                        "a table with a byte for each, beside two transition tables,",
                        PocketCubeTable::needs(metric, scan) as u64,
                    ),
                    _ => ("a table with a byte for each", puzzle.positions()),
                };
                (None, None, need, bytes)
            }
        };
        let cost = Cost::of_table(engine, limits.threads, puzzle.positions(), bytes);
        Ok(TablePlan { instance, engine, rows, keep, limits, need, cost })
    }

    /// What it costs.
    pub fn cost(&self) -> Cost {
        self.cost
    }

    /// Whether a person would wait for it.
    pub fn is_long(&self) -> bool {
        self.instance.puzzle().positions() > SMALL && self.cost.seconds >= LONG
    }

    /// On how many threads it is computed.
    fn threads(&self) -> usize {
        match self.engine {
            Engine::Rows => self.limits.threads,
            Engine::Scan(_) => 1,
        }
    }

    /// Whether it can be computed.
    ///
    /// # Errors
    /// [`SolveError::Scan`] if some position is known to be farther away than a byte says, and
    /// [`SolveError::Memory`] if it takes more memory than it may.
    pub fn check(&self) -> Result<(), SolveError> {
        if let Engine::Scan(_) = self.engine {
            table::check_depth(&**self.instance.puzzle())?;
        }
        self.limits.check(self.need, self.cost.bytes)
    }

    /// The step that computes it.
    pub fn step(&self) -> Step {
        Step::Table {
            engine: self.engine,
            threads: self.threads(),
            cost: self.cost,
            is_long: self.is_long(),
            refused: self.check().err(),
        }
    }

    /// Computes it. The observer is told of each layer, and of parts of one.
    ///
    /// # Errors
    /// As [`check`](Self::check). [`SolveError::Rows`] or [`SolveError::Scan`] if the system
    /// refuses memory or threads, or a position is too far away; [`SolveError::Law`] if the
    /// puzzle breaks a law.
    ///
    /// # Complexity
    /// O(positions · moves) time in rows; a scan takes that for each layer. Memory as
    /// [`cost`](Self::cost) says.
    pub fn compute(
        mut self,
        observer: &dyn Observer,
    ) -> Result<PuzzleTable, SolveError> {
        self.check()?;
        let _ = observer.event(Event::Begins(&self.step()));
        let (engine, bytes) = (self.engine.name(), self.cost.bytes);
        let computation = Computation { engine, threads: self.threads(), bytes };
        match self.rows.take() {
            Some(rows) => self.in_rows(rows, observer, computation),
            None => self.by_scan(observer, computation),
        }
    }

    fn in_rows(
        self,
        rows: Box<dyn InRows>,
        observer: &dyn Observer,
        computation: Computation,
    ) -> Result<PuzzleTable, SolveError> {
        let Limits { cpu, threads, .. } = self.limits;
        let options = SearchOptions { cpu, threads };
        let part = |done, all| {
            let _ = observer.event(Event::Part(done, all));
        };
        let parts: Parts = observer.wants_parts().then_some(&part);
        let mut told = Told { observer, parts, depth: 0, total: 0 };
        let (layers, distances) = match self.keep {
            Some(keep) => {
                let table = rows.table(keep, options, &mut told)?;
                (table.layers().to_vec(), Some(table))
            }
            None => {
                let layers = rows.layers(options, &mut told);
                (layers.map_err(RowsError::from)?, None)
            }
        };
        Ok(PuzzleTable { layers, distances, computation })
    }

    fn by_scan(
        self,
        observer: &dyn Observer,
        mut computation: Computation,
    ) -> Result<PuzzleTable, SolveError> {
        let puzzle = self.instance.puzzle();
        let layer = |layer| {
            let _ = observer.event(Event::Layer(layer));
        };
        let table = match (self.instance.cube_metric(), self.engine) {
            (Some(metric), Engine::Scan(scan)) => {
                let cube = PocketCubeTable::with_engine(metric, scan, layer);
                computation.bytes = cube.bytes() as u64;
                cube.into_table()
            }
            _ => {
                // A table of a puzzle that breaks a law would be wrong and look like any other.
                puzzle.check(&mut spread(puzzle.positions(), CHECKED))?;
                let solved = puzzle.solved_rank() as usize;
                CompleteTable::new(&Before(&**puzzle), solved, layer)?
            }
        };
        Ok(PuzzleTable::of_bytes(puzzle, table, computation))
    }
}

/// At so many positions the laws of a puzzle are checked before a scan.
const CHECKED: u64 = 500;

/// What memory in rows is needed for.
fn need_of(keep: Option<Keep>) -> &'static str {
    match keep {
        None => "counting them in rows",
        Some(Keep::OneBit) => "a table in rows with one bit for each place",
        Some(Keep::TwoBits) => "a table in rows with two bits for each place",
        Some(Keep::Byte) => "a table in rows with a byte for each place",
    }
}

/// What is kept in rows for a purpose, and how many bytes that takes.
fn kept(
    rows: &dyn InRows,
    purpose: Purpose,
) -> Result<(Option<Keep>, u64), SolveError> {
    let mut records = [Keep::OneBit, Keep::TwoBits, Keep::Byte].into_iter();
    let mut least = || {
        let enough = |keep: &Keep| rows.bytes(Some(*keep)).is_ok();
        records.find(enough).unwrap_or(Keep::Byte)
    };
    let keep = match purpose {
        Purpose::Solutions => Some(least()),
        Purpose::Layers => None,
        Purpose::Keep(keep) => Some(keep),
    };
    match (rows.bytes(keep), keep) {
        (Err(error), Some(_)) => Err(SolveError::Keep { least: least(), error }),
        (bytes, _) => Ok((keep, bytes.expect("layers are always counted"))),
    }
}

/// Tells an observer of the layers of rows.
struct Told<'a> {
    observer: &'a dyn Observer,
    parts: Parts<'a>,
    depth: usize,
    total: u64,
}

impl rows::Observer for Told<'_> {
    fn layer(&mut self, positions: u64) {
        self.total += positions;
        let layer = Layer { depth: self.depth, positions, total: self.total };
        let _ = self.observer.event(Event::Layer(layer));
        self.depth += 1;
    }

    fn parts(&self) -> Parts<'_> {
        self.parts
    }
}
