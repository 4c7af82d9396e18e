//! A search with its limits: which lengths and variants are searched, and in which order.

use crate::control::{Control, End, Progress};
use crate::worker::Worker;
use crate::{Solution, TwoPhase};
use puzzle::Reply;
use puzzle::rubik::Cube;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread::{self, Builder};

/// Every cube has a solution of at most so many turns.
///
/// Source: T. Rokicki, H. Kociemba, M. Davidson and J. Dethridge, *The diameter of the Rubik's
/// cube group is twenty*, SIAM Review 56(4), 2014.
pub const GODS_NUMBER: usize = 20;

/// Second phases of more turns are tried last, because solutions with a short second phase are
/// found sooner.
const PHASE2_MAX: usize = 13;

/// Solutions of at most so many turns are searched in one variant, which has all of them. Longer
/// ones are found sooner if the others are searched, too.
const ONE_VARIANT_MAX: usize = 13;

/// A search with its limits.
///
/// # Examples
/// ```
/// use puzzle::rubik::{Cube, parse};
/// use std::ops::ControlFlow;
/// use two_phase::{End, GODS_NUMBER, Progress, TwoPhase};
///
/// let tables = TwoPhase::new();
/// let superflip = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
/// let cube: Cube = parse(superflip)?.into_iter().map(Cube::from_turn).product();
///
/// // The first solution, of at most 21 turns.
/// let first = tables.search().solve(&cube);
/// assert!(first.solution.is_some_and(|solution| solution.len() <= GODS_NUMBER + 1));
/// assert_eq!(first.end, End::Found);
///
/// // Shorter and shorter ones, until the observer stops.
/// let mut lengths = vec![];
/// let observer = |progress: Progress| match progress {
///     Progress::Solution(solution) => {
///         lengths.push(solution.len());
///         ControlFlow::Continue(())
///     }
///     Progress::Nodes(nodes) if nodes > 100_000 => ControlFlow::Break(()),
///     Progress::Nodes(_) => ControlFlow::Continue(()),
/// };
/// let best = tables.search().max_length(30).stop_at(0).solve_observed(&cube, observer);
/// assert_eq!(best.end, End::Stopped);
/// assert!(lengths.is_sorted_by(|a, b| a > b));
/// # Ok::<(), puzzle::rubik::TurnError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Search<'a> {
    tables: &'a TwoPhase,
    max_length: usize,
    /// By default the maximal length.
    stop_at: Option<usize>,
    phase2_max: usize,
    max_nodes: u64,
    threads: usize,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The shortest solution that was found.
    pub solution: Option<Solution>,
    /// Why the search ended.
    pub end: End,
    /// The number of nodes of both phases.
    pub nodes: u64,
}

impl<'a> Search<'a> {
    /// A search for the first solution of at most 21 turns, on one thread.
    pub fn new(tables: &'a TwoPhase) -> Self {
        Search {
            tables,
            max_length: GODS_NUMBER + 1,
            stop_at: None,
            phase2_max: PHASE2_MAX,
            max_nodes: u64::MAX,
            threads: 1,
        }
    }

    /// Only solutions of at most `turns` turns count, and the first one ends the search, unless
    /// [`stop_at`](Self::stop_at) says otherwise.
    #[must_use]
    pub fn max_length(self, turns: usize) -> Self {
        Search { max_length: turns, ..self }
    }

    /// Goes on after a solution, until one has at most `turns` turns. With 0 it goes on until
    /// no shorter one exists, which takes long for most cubes: set another limit.
    #[must_use]
    pub fn stop_at(self, turns: usize) -> Self {
        Search { stop_at: Some(turns), ..self }
    }

    /// Stops after about `max_nodes` nodes, with the best solution so far.
    #[must_use]
    pub fn max_nodes(self, max_nodes: u64) -> Self {
        Search { max_nodes, ..self }
    }

    /// Searches on several threads, each in a variant of its own. Solutions and nodes may then
    /// differ from run to run.
    #[must_use]
    pub fn threads(self, threads: usize) -> Self {
        Search { threads: threads.max(1), ..self }
    }

    /// Searches without an observer.
    ///
    /// # Complexity
    /// About 10,000 nodes for a random cube and 21 turns, and 50,000 for 20 turns; for less the
    /// time grows about tenfold with each turn. The worst known cube for 21 turns is the
    /// superflip with four spots: 24 million nodes. The memory is that of the tables.
    pub fn solve(&self, cube: &Cube) -> Outcome {
        self.solve_observed(cube, |_| ())
    }

    /// Searches, and tells the observer of each improved solution and every few thousand nodes.
    /// The observer may stop the search: when a time is over, for example.
    ///
    /// # Complexity
    /// As [`solve`](Self::solve).
    pub fn solve_observed<R: Reply>(
        &self,
        cube: &Cube,
        mut observer: impl FnMut(Progress) -> R + Send,
    ) -> Outcome {
        let observer = |progress: Progress| observer(progress).control_flow();
        let stop_at = self.stop_at.unwrap_or(self.max_length);
        let control = Control::new(self.max_length, stop_at, self.max_nodes, observer);
        let all = self.tables.rotations.variants(cube);
        // Some variants of a symmetric cube are equal: one of them is enough.
        let is_first = |&(i, variant): &(usize, Cube)| !all[..i].contains(&variant);
        let variants: Vec<_> = (0..).zip(all).filter(is_first).collect();
        // Everything with short second phases, then what is left: a second phase that is longer
        // leaves few turns outside it. One variant without a last part finds all of that.
        let reserved = self.phase2_max + 1;
        for (phase2_max, reserved) in [(self.phase2_max, 0), (usize::MAX, reserved)] {
            for outside in 0.. {
                let is_useful = |&longest: &usize| longest >= outside + reserved;
                let Some(longest) = control.longest().filter(is_useful) else { break };
                // With more turns in the last part the first phase is shorter than the radius,
                // and nothing is gained.
                let max_after = outside.saturating_sub(self.tables.near.radius());
                let all_tasks = (max_after + 1) * variants.len();
                let is_one = reserved > 0 || longest <= ONE_VARIANT_MAX;
                let tasks = if is_one { 1 } else { all_tasks };
                self.search_length(&variants, tasks, outside, phase2_max, &control);
            }
        }
        let (solution, end, nodes) = control.into_outcome();
        Outcome { solution, end, nodes }
    }

    /// Searches solutions with `outside` turns outside the second phase: a task for each
    /// variant, without a last part, then with a last part of one turn, and so on.
    fn search_length<F: FnMut(Progress) -> ControlFlow<()> + Send>(
        &self,
        variants: &[(usize, Cube)],
        tasks: usize,
        outside: usize,
        phase2_max: usize,
        control: &Control<F>,
    ) {
        let next_task = AtomicUsize::new(0);
        let work = || {
            while control.longest().is_some_and(|longest| longest >= outside) {
                let task = next_task.fetch_add(1, Relaxed);
                if task >= tasks {
                    return;
                }
                let (after, i) = (task / variants.len(), task % variants.len());
                let (variant, cube) = variants[i];
                let mut worker =
                    Worker::new(self.tables, control, variant, outside, phase2_max);
                worker.run(&cube, after);
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.min(tasks) {
                // Without another thread, this one does its tasks.
                Builder::new().spawn_scoped(scope, work).ok();
            }
            work();
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::turns::{TURNS, turn_cubes};

    #[test]
    fn second_pass_finds_what_first_leaves() {
        let (tables, turns) =
            (TwoPhase::with_radius(4).expect("a radius"), turn_cubes());
        let lengths = |cube: &Cube| {
            [PHASE2_MAX, 1].map(|phase2_max| {
                let search = Search { phase2_max, ..tables.search().stop_at(0) };
                let found = search.max_length(5).solve(cube);
                (found.solution.map(|solution| solution.len()), found.end)
            })
        };
        // The shortest solutions of U2 D2 F2 B2 are second phases of four turns.
        let half_turns = turns[1] * turns[10] * turns[7] * turns[16];
        assert_eq!(lengths(&half_turns), [(Some(4), End::Exhausted); 2]);
        for first in 0..TURNS * TURNS {
            let numbers = [first % TURNS, first / TURNS, first % 7, first % 11];
            let cube: Cube = numbers.map(|m| turns[m]).into_iter().product();
            let [in_one_pass, in_two] = lengths(&cube);
            assert_eq!(in_one_pass, in_two, "{numbers:?}");
        }
    }
}
