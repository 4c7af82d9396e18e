//! IDA*: solutions of 0 turns, of 1, of 2, and so on.

use crate::bound::{Bound, Children};
use crate::optimal::{Bounds, Optimal};
use pattern_database::on_threads;
use puzzle::Reply;
use puzzle::rubik::Cube;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use two_phase::turns::{ALLOWED, ALLOWED_BEFORE, NO_FACE, TURNS, face, inverse};
use two_phase::{End, GODS_NUMBER, Solution};

/// After so many nodes a thread reports them.
const NODES_PER_REPORT: u64 = 1 << 14;

/// What a search reports to its observer: when a depth begins, and every few thousand nodes.
///
/// # Examples
/// See [`Search`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// No solution is shorter; this length is searched now.
    pub lower_bound: usize,
    /// The number of nodes that were expanded, in all depths.
    pub nodes: u64,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// A shortest solution, or, if they were asked for, all of them.
    pub solutions: Vec<Solution>,
    /// Why the search ended.
    pub end: End,
    /// No solution is shorter.
    pub lower_bound: usize,
    /// The number of nodes that were expanded.
    pub nodes: u64,
}

/// The function that is told how far a search is, and may stop it.
type Observer<'a> = &'a mut (dyn FnMut(Progress) -> ControlFlow<()> + Send);

/// A search for a shortest solution, with its limits.
///
/// # Examples
/// ```
/// use optimal::{Optimal, Tables};
/// use puzzle::rubik::{Cube, parse};
/// use two_phase::End;
///
/// let optimal = Optimal::build(Tables::Small, |_| ())?;
/// let cube: Cube = parse("U2 D2 F2 B2")?.into_iter().map(Cube::from_turn).product();
/// let mut lengths = vec![];
/// let all = optimal.search().all().solve_observed(&cube, |progress| {
///     lengths.push(progress.lower_bound);
/// });
/// assert_eq!(all.end, End::Found);
/// assert!(lengths.is_sorted());
/// let solutions: Vec<_> = all.solutions.iter().map(|found| found.to_string()).collect();
/// assert_eq!(solutions, ["U2 D2 F2 B2", "F2 B2 U2 D2"]);
///
/// let none = optimal.search().max_length(3).solve(&cube);
/// assert_eq!((none.end, none.lower_bound), (End::Exhausted, 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Search<'a> {
    tables: &'a Optimal,
    max_length: usize,
    max_nodes: u64,
    threads: usize,
    all: bool,
}

impl<'a> Search<'a> {
    pub(crate) fn new(tables: &'a Optimal) -> Self {
        let (max_length, max_nodes) = (GODS_NUMBER, u64::MAX);
        Search { tables, max_length, max_nodes, threads: 1, all: false }
    }

    /// Gives up if there is no solution of at most `turns` turns: 20, if it is not called.
    #[must_use]
    pub fn max_length(self, turns: usize) -> Self {
        Search { max_length: turns, ..self }
    }

    /// Stops after about `max_nodes` nodes.
    #[must_use]
    pub fn max_nodes(self, max_nodes: u64) -> Self {
        Search { max_nodes, ..self }
    }

    /// Searches on several threads. Which of several shortest solutions is found may then differ
    /// from run to run.
    #[must_use]
    pub fn threads(self, threads: usize) -> Self {
        Search { threads: threads.max(1), ..self }
    }

    /// Finds all shortest solutions, each once; those that differ only in the order of turns
    /// of opposite faces count as one.
    #[must_use]
    pub fn all(self) -> Self {
        Search { all: true, ..self }
    }

    /// Searches without an observer.
    ///
    /// # Complexity
    /// As [`Optimal::estimate`] says beforehand: the nodes grow 13-fold with each turn. The memory
    /// is that of the tables.
    pub fn solve(&self, cube: &Cube) -> Outcome {
        self.solve_observed(cube, |_| ())
    }

    /// Searches, and tells the observer, which may stop the search.
    ///
    /// # Complexity
    /// As [`solve`](Self::solve).
    pub fn solve_observed<R: Reply>(
        &self,
        cube: &Cube,
        mut observer: impl FnMut(Progress) -> R + Send,
    ) -> Outcome {
        self.solve_dyn(cube, &mut |progress| observer(progress).control_flow())
    }

    /// Searches with an observer of any type. Not generic, so that the compiler optimizes the
    /// search as it does this crate, and not as it does the caller's.
    fn solve_dyn(&self, cube: &Cube, observer: Observer) -> Outcome {
        match &self.tables.bounds {
            Bounds::Korf(bound) => self.ida_star(bound, cube, observer),
            Bounds::Cosets(bound) => self.ida_star(bound, cube, observer),
            Bounds::Turns(bound) => self.ida_star(bound, cube, observer),
        }
    }

    /// IDA*: one length after the other, from the lower bound on.
    fn ida_star<B: Bound, F: FnMut(Progress) -> ControlFlow<()> + Send>(
        &self,
        bound: &B,
        cube: &Cube,
        observer: F,
    ) -> Outcome {
        let control = Control::new(self, observer);
        let mut length = bound.lower_bound(cube);
        while length <= self.max_length && control.begin(length) {
            self.search_length(bound, cube, length, &control);
            if control.stop.load(Relaxed) || control.has_solution() {
                break;
            }
            length += 1;
        }
        control.into_outcome(length)
    }

    /// All sequences of `length` turns, split among the threads after the first two turns.
    fn search_length<B: Bound, F: FnMut(Progress) -> ControlFlow<()> + Send>(
        &self,
        bound: &B,
        cube: &Cube,
        length: usize,
        control: &Control<F>,
    ) {
        let mut top = Worker::new(bound, control, length.saturating_sub(2));
        if let Some(root) = bound.root(cube, length) {
            top.visit(&root, length);
        }
        let subtrees = std::mem::take(&mut top.subtrees);
        drop(top);
        let search = |(): &mut (), (node, path)| {
            let mut worker = Worker::new(bound, control, 0);
            worker.path = path;
            worker.visit(&node, length.saturating_sub(2));
            Ok::<(), Infallible>(())
        };
        let Ok(_) = on_threads(self.threads, subtrees.into_iter(), || (), search);
    }
}

/// The turns from the cube to a node: of the cube, and of its inverse.
type Path = [Vec<u8>; 2];

/// A depth-first search of one subtree.
struct Worker<'a, B: Bound, F: FnMut(Progress) -> ControlFlow<()>> {
    bound: &'a B,
    control: &'a Control<F>,
    /// With so many turns left, nodes are not searched but become subtrees, unless it is 0.
    split_at: usize,
    subtrees: Vec<(B::Node, Path)>,
    path: Path,
    /// Nodes that are not reported yet.
    nodes: u64,
}

impl<'a, B: Bound, F: FnMut(Progress) -> ControlFlow<()>> Worker<'a, B, F> {
    fn new(bound: &'a B, control: &'a Control<F>, split_at: usize) -> Self {
        let (subtrees, path) = (vec![], Path::default());
        Worker { bound, control, split_at, subtrees, path, nodes: 0 }
    }

    /// Searches all solutions of a node with exactly `left` turns.
    // ANCHOR: visit
    fn visit(&mut self, node: &B::Node, left: usize) {
        if left == self.split_at && left > 0 {
            return self.subtrees.push((*node, self.path.clone()));
        }
        self.count_node();
        if left == 0 {
            if self.bound.is_solved(node) {
                self.control.add_solution(&self.path);
            }
            return;
        }
        let turns = self.turns(node, left);
        let side = self.bound.side(node, turns);
        let mut children: Children<B::Node> = [(0, *node); TURNS];
        let count = self.bound.expand(node, side, turns[side], left - 1, &mut children);
        for (m, child) in &children[..count] {
            self.path[side].push(*m);
            self.visit(child, left - 1);
            self.path[side].pop();
            if self.control.stop.load(Relaxed) {
                return;
            }
        }
    }
    // ANCHOR_END: visit

    /// The turns with which a node may go on, of the cube and of its inverse.
    // ANCHOR: turns
    fn turns(&self, node: &B::Node, left: usize) -> [u32; 2] {
        let [cube, inverse] = self.bound.turns(node);
        let last = |path: &[u8]| path.last().map_or(NO_FACE, |&m| face(m.into()));
        let [last_turn, last_of_inverse] = [0, 1].map(|side| last(&self.path[side]));
        let [allowed, before] = [ALLOWED[last_turn], ALLOWED_BEFORE[last_of_inverse]];
        match left {
            1 => [cube & allowed & before, inverse & allowed & before],
            _ => [cube & allowed, inverse & before],
        }
    }
    // ANCHOR_END: turns

    #[inline]
    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes == NODES_PER_REPORT {
            self.control.add_nodes(std::mem::take(&mut self.nodes));
        }
    }
}

impl<B: Bound, F: FnMut(Progress) -> ControlFlow<()>> Drop for Worker<'_, B, F> {
    fn drop(&mut self) {
        self.control.add_nodes(self.nodes);
    }
}

/// What the threads of a search share.
struct Control<F> {
    max_nodes: u64,
    all: bool,
    nodes: AtomicU64,
    stop: AtomicBool,
    found: Mutex<Found<F>>,
}

struct Found<F> {
    observer: F,
    length: usize,
    solutions: Vec<Solution>,
    end: Option<End>,
}

impl<F: FnMut(Progress) -> ControlFlow<()>> Control<F> {
    fn new(search: &Search, observer: F) -> Self {
        Control {
            max_nodes: search.max_nodes,
            all: search.all,
            nodes: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            found: Mutex::new(Found {
                observer,
                length: 0,
                solutions: vec![],
                end: None,
            }),
        }
    }

    /// Reports that a length begins, and returns whether to search it.
    fn begin(&self, length: usize) -> bool {
        self.change(|found| {
            found.length = length;
            None
        });
        self.add_nodes(0);
        !self.stop.load(Relaxed)
    }

    fn add_nodes(&self, nodes: u64) {
        let nodes = self.nodes.fetch_add(nodes, Relaxed) + nodes;
        self.change(|found| {
            let progress = Progress { lower_bound: found.length, nodes };
            match (found.observer)(progress) {
                ControlFlow::Break(()) => Some(End::Stopped),
                ControlFlow::Continue(()) => {
                    (nodes >= self.max_nodes).then_some(End::NodeLimit)
                }
            }
        });
    }

    fn add_solution(&self, [of_cube, of_inverse]: &Path) {
        let undone = of_inverse.iter().rev().map(|&m| inverse(m.into()) as u8);
        let turns: Vec<_> = of_cube.iter().copied().chain(undone).collect();
        self.change(|found| {
            found.solutions.push(Solution::new(&turns));
            (!self.all).then_some(End::Found)
        });
    }

    fn has_solution(&self) -> bool {
        !self.found.lock().unwrap_or_else(PoisonError::into_inner).solutions.is_empty()
    }

    /// Changes what was found, and stops the search if the change says why.
    fn change(&self, change: impl FnOnce(&mut Found<F>) -> Option<End>) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if found.end.is_none() {
            found.end = change(&mut found);
            self.stop.store(found.end.is_some(), Relaxed);
        }
    }

    fn into_outcome(self, lower_bound: usize) -> Outcome {
        let found = self.found.into_inner().unwrap_or_else(PoisonError::into_inner);
        let is_found = !found.solutions.is_empty() && found.end.is_none();
        let end =
            found.end.unwrap_or(if is_found { End::Found } else { End::Exhausted });
        let nodes = self.nodes.into_inner();
        Outcome { solutions: found.solutions, end, lower_bound, nodes }
    }
}
