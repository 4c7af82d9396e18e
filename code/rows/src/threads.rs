//! The threads of a search.

/// A part of a step; returns the number of positions found. All searches share this boxed type,
/// so that the code of the thread pool is compiled once.
pub(crate) type Job<'a> = Box<dyn FnOnce() -> u64 + Send + 'a>;

/// The threads of a search.
pub(crate) struct Threads {
    /// `None` if the calling thread does all jobs.
    pool: Option<Pool>,
}

/// The system does not start so many threads.
pub(crate) struct NoThreads;

impl Threads {
    /// Number of threads.
    pub(crate) fn count(&self) -> usize {
        self.pool.as_ref().map_or(1, Pool::count)
    }

    pub(crate) fn new(count: usize) -> Result<Self, NoThreads> {
        let pool = if count < 2 { None } else { Some(Pool::new(count)?) };
        Ok(Threads { pool })
    }

    /// Runs all jobs and returns the sum of their results.
    pub(crate) fn run(&self, jobs: Vec<Job<'_>>) -> u64 {
        match &self.pool {
            None => jobs.into_iter().map(|job| job()).sum(),
            Some(pool) => pool.run(jobs),
        }
    }
}

#[cfg(not(target_family = "wasm"))]
struct Pool(rayon::ThreadPool);

#[cfg(not(target_family = "wasm"))]
impl Pool {
    fn new(count: usize) -> Result<Self, NoThreads> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build();
        pool.map(Pool).map_err(|_| NoThreads)
    }

    fn count(&self) -> usize {
        self.0.current_num_threads()
    }

    fn run(&self, jobs: Vec<Job<'_>>) -> u64 {
        use rayon::prelude::*;

        self.0.install(|| jobs.into_par_iter().map(|job| job()).sum())
    }
}

/// In WebAssembly no threads can be started, so there is no pool.
#[cfg(target_family = "wasm")]
enum Pool {}

#[cfg(target_family = "wasm")]
impl Pool {
    fn new(_count: usize) -> Result<Self, NoThreads> {
        Err(NoThreads)
    }

    fn count(&self) -> usize {
        match *self {}
    }

    fn run(&self, _jobs: Vec<Job<'_>>) -> u64 {
        match *self {}
    }
}
