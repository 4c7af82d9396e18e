//! How much a solution may take.

use crate::SolveError;
use cpu::Cpu;

/// A table with fewer positions is there at once, on one thread.
pub const SMALL_POSITIONS: u64 = 20_000_000;

/// How much a solution may take: what would need more is refused with a [`SolveError`], before
/// it is begun where that can be known.
///
/// There is no limit on time, for this crate knows no clock.
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
    /// Bytes that a table or a search may take. `None`: as many as it needs.
    pub memory: Option<u64>,
    /// Positions that a bidirectional search may visit, from both ends together. If a table
    /// follows, all positions that a [`Solver`](crate::Solver) is given share them.
    pub visits: usize,
    /// Positions at which IDA* may look for one solution. `None`: as many as it needs.
    pub nodes: Option<u64>,
    /// Threads for a table in rows, at least 1. A puzzle with fewer than
    /// [`SMALL_POSITIONS`] positions gains nothing from a second one.
    pub threads: usize,
    /// The instructions that a table in rows may use.
    pub cpu: Cpu,
}

impl Default for Limits {
    /// Any memory, four million visits, any number of nodes, one thread, the best instructions.
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
    /// Refuses what takes more memory than it may.
    pub(crate) fn check_memory(
        &self,
        need: &str,
        bytes: u64,
    ) -> Result<(), SolveError> {
        match self.memory.filter(|&limit| bytes > limit) {
            None => Ok(()),
            Some(limit) => {
                Err(SolveError::Memory { need: need.to_owned(), bytes, limit })
            }
        }
    }
}
