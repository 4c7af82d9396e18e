//! The threads of a search.

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// A part of a step; returns the number of positions found. All searches share this boxed type,
/// so that the code of the thread pool is compiled once.
pub(crate) type Job<'a> = Box<dyn FnOnce() -> u64 + Send + 'a>;

/// The threads of a search.
pub(crate) struct Threads {
    /// `None` if the calling thread does all jobs.
    pool: Option<ThreadPool>,
}

impl Threads {
    /// Number of threads.
    pub(crate) fn count(&self) -> usize {
        self.pool.as_ref().map_or(1, ThreadPool::current_num_threads)
    }

    pub(crate) fn new(count: usize) -> Result<Self, ThreadPoolBuildError> {
        if count < 2 {
            return Ok(Threads { pool: None });
        }
        let pool = ThreadPoolBuilder::new().num_threads(count).build()?;
        Ok(Threads { pool: Some(pool) })
    }

    /// Runs all jobs and returns the sum of their results.
    pub(crate) fn run(&self, jobs: Vec<Job<'_>>) -> u64 {
        match &self.pool {
            None => jobs.into_iter().map(|job| job()).sum(),
            Some(pool) => pool.install(|| jobs.into_par_iter().map(|job| job()).sum()),
        }
    }
}
