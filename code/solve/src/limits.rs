//! Limits of memory, visits, nodes and threads.

use crate::SolveError;
use cpu::Cpu;

/// Number of positions below which a table takes a moment on one thread.
pub const SMALL_POSITIONS: u64 = 20_000_000;

/// The most memory of a machine.
const TERABYTE: u64 = 1 << 40;

/// Limits of a solver: what would exceed them is refused with a [`SolveError`], before it is begun
/// if possible.
///
/// There is no limit on time, since this crate does not use the clock.
///
/// # Examples
/// ```
/// use solve::{Instance, Limits, Method, SolveError, Solver, SolverOptions};
///
/// let instance = Instance::find("pyraminx")?;
/// let options = SolverOptions { method: Some(Method::Table), ..SolverOptions::default() };
/// let limits = Limits { memory: Some(1000), ..Limits::default() };
/// let refused = Solver::new(&instance, options, limits)?.solve(1, &|_| {});
/// assert!(matches!(refused, Err(SolveError::Memory { limit: 1000, .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Maximum number of bytes of a table or a search; `None` for a terabyte.
    pub memory: Option<u64>,
    /// Maximum number of positions that a bidirectional search visits, from both ends together. If
    /// a table follows, all positions that a [`Solver`](crate::Solver) solves share them.
    pub visits: usize,
    /// Maximum number of positions that IDA* visits for one solution; `None` for no limit.
    pub nodes: Option<u64>,
    /// Threads for a table in rows, and for IDA* with tables of pieces, at least 1. A puzzle with
    /// fewer than [`SMALL_POSITIONS`] positions gains nothing from a second one.
    pub threads: usize,
    /// The instructions that a table in rows may use.
    pub cpu: Cpu,
}

impl Default for Limits {
    /// Up to a terabyte, four million visits, any number of nodes, one thread, the best instructions.
    fn default() -> Self {
        Limits {
            memory: None,
            visits: 4_000_000,
            nodes: None,
            threads: 1,
            cpu: Cpu::best(),
        }
    }
}

impl Limits {
    /// Returns an error if something needs more memory than the limit.
    pub(crate) fn check_memory(
        &self,
        need: &str,
        bytes: u64,
    ) -> Result<(), SolveError> {
        let limit = self.memory.unwrap_or(TERABYTE);
        match bytes > limit {
            false => Ok(()),
            true => Err(SolveError::Memory { need: need.to_owned(), bytes, limit }),
        }
    }
}
