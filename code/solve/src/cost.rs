//! What a table costs, estimated before it is begun.

use crate::Engine;

/// A table with fewer positions costs no time that anybody would notice.
pub const SMALL: u64 = 20_000_000;
/// A person waits for what takes longer, in seconds.
pub const LONG: f64 = 2.0;

/// Bytes of rows that one thread finishes in a second, from the first layer to the last: the
/// slowest of the large puzzles that `gods measure` has measured.
const ROW_BYTES: f64 = 100e6;
/// Positions that the documents' scan finishes in a second.
const SCANNED: f64 = 2e6;
/// Bytes of the tables of the 15-puzzle that are built in a second.
const PATTERN_BYTES: f64 = 18e6;

/// An estimate: how much memory something takes, and about how long.
///
/// # Examples
/// ```
/// use solve::{Instance, Limits, Options, Solver, Step};
///
/// let instance = Instance::find("8-puzzle")?;
/// let solver = Solver::new(&instance, Options::default(), Limits::default())?;
/// let steps = solver.steps();
/// let [Step::Table { cost, is_long: false, .. }] = &steps[..] else { panic!() };
/// assert!(cost.bytes < 1_000_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cost {
    /// The most memory at one time, in bytes. This is exact.
    pub bytes: u64,
    /// About how many seconds on a machine of today: within a factor of ten.
    pub seconds: f64,
    /// How many units of work are finished in a second, by each thread.
    pub rate: f64,
}

impl Cost {
    /// A table of so many positions, in so many bytes.
    pub(crate) fn of_table(
        engine: Engine,
        threads: usize,
        positions: u64,
        bytes: u64,
    ) -> Self {
        match engine {
            Engine::Rows => {
                Cost::at(ROW_BYTES, bytes as f64 / threads.max(1) as f64, bytes)
            }
            Engine::Scan(_) => Cost::at(SCANNED, positions as f64, bytes),
        }
    }

    /// Tables of a lower bound that are built with so many entries of a byte each, or are there
    /// already if none are.
    pub(crate) fn of_patterns(built: u64, bytes: u64) -> Self {
        Cost::at(PATTERN_BYTES, built as f64, bytes)
    }

    fn at(rate: f64, work: f64, bytes: u64) -> Self {
        Cost { bytes, seconds: work / rate, rate }
    }
}
