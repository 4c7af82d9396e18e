//! All shortest solutions of a position.

use graph_search::Bidirectional;
use puzzle::Indexed;
use std::collections::{HashMap, HashSet};

/// The shortest solutions of a position, of which there may be more than can be listed.
///
/// # Examples
/// ```
/// use solve::{Instance, Limits, Solver, SolverOptions};
///
/// let tower = Instance::find("hanoi-4x4")?;
/// let mut solver = Solver::new(&tower, SolverOptions::default(), Limits::default())?;
/// let start = tower.puzzle().read_rank("AAAA")?;
/// let length = solver.solve(start, &|_| {})?.moves.len();
/// let solutions = solver.shortest_solutions(start, length, &|_| {})?;
/// let mut listed = 0;
/// solutions.for_each(|moves| {
///     assert_eq!(moves.len(), 9);
///     listed += 1;
///     Ok::<(), ()>(())
/// }).expect("all are listed");
/// assert_eq!(solutions.count(), listed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ShortestSolutions(Solutions);

#[derive(Debug)]
enum Solutions {
    /// The positions on shortest paths, by their distance from the start: each with the moves
    /// on such paths, and the positions after these. Then the start.
    Layers(Vec<HashMap<u64, Vec<(usize, u64)>>>, u64),
    /// The solutions one by one.
    List(Vec<Vec<usize>>),
}

impl ShortestSolutions {
    /// The solutions, `length` moves long, where `distance` is known to the goal for all
    /// positions on shortest paths.
    pub(crate) fn new(
        puzzle: &dyn Indexed,
        start: u64,
        length: usize,
        distance: impl Fn(u64) -> Option<usize>,
    ) -> Self {
        let mut layers = Vec::new();
        let mut ranks = vec![start];
        for left in (0..length).rev() {
            let nearer = |rank: u64| {
                let after = puzzle.successors(rank).into_iter().enumerate();
                let after = after.filter_map(|(m, next)| Some((m, next?)));
                after
                    .filter(|&(_, next)| distance(next) == Some(left))
                    .collect::<Vec<_>>()
            };
            let layer: HashMap<_, _> =
                ranks.iter().map(|&rank| (rank, nearer(rank))).collect();
            ranks = layer.values().flatten().map(|&(_, next)| next).collect();
            ranks.sort_unstable();
            ranks.dedup();
            layers.push(layer);
        }
        ShortestSolutions(Solutions::Layers(layers, start))
    }

    /// Solutions that a search has listed one by one.
    pub(crate) fn from_list(solutions: Vec<Vec<usize>>) -> Self {
        ShortestSolutions(Solutions::List(solutions))
    }

    /// The number of solutions; [`u128::MAX`] if there are that many or more.
    ///
    /// # Complexity
    /// Linear in the number of positions on shortest paths.
    pub fn count(&self) -> u128 {
        let (layers, start) = match &self.0 {
            Solutions::Layers(layers, start) => (layers, start),
            Solutions::List(list) => return list.len() as u128,
        };
        // The number of shortest paths to the goal from each position of the next layer.
        let mut paths: HashMap<u64, u128> = HashMap::new();
        for layer in layers.iter().rev() {
            let from = |(_, next): &(usize, u64)| paths.get(next).copied().unwrap_or(1);
            let sum = |moves: &Vec<(usize, u64)>| {
                moves.iter().map(from).fold(0, u128::saturating_add)
            };
            paths = layer.iter().map(|(&rank, moves)| (rank, sum(moves))).collect();
        }
        paths.get(start).copied().unwrap_or(1)
    }

    /// Calls a function with the moves of each solution, in the order of the moves' numbers.
    ///
    /// # Errors
    /// The first error of the function, which ends the list.
    ///
    /// # Complexity
    /// Linear in the number of solutions and their length.
    pub fn for_each<E>(
        &self,
        mut visit: impl FnMut(&[usize]) -> Result<(), E>,
    ) -> Result<(), E> {
        let (layers, start) = match &self.0 {
            Solutions::Layers(layers, start) => (layers, *start),
            Solutions::List(list) => {
                return list.iter().try_for_each(|moves| visit(moves));
            }
        };
        // For each move done, the position before it and the number of the branch taken there.
        let (mut moves, mut stack) = (Vec::new(), vec![(start, 0)]);
        while let Some((rank, branch)) = stack.pop() {
            let branches = layers.get(stack.len()).map(|layer| &layer[&rank]);
            match branches.map(|branches| branches.get(branch)) {
                None => visit(&moves)?,
                Some(None) => {}
                Some(Some(&(m, next))) => {
                    stack.extend([(rank, branch + 1), (next, 0)]);
                    moves.push(m);
                    continue;
                }
            }
            moves.pop();
        }
        Ok(())
    }
}

/// The distance to the goal of each position on the shortest paths of this length, found by a
/// bidirectional search; `None` if it would visit more than `visits` positions.
pub(crate) fn distances_on_paths(
    puzzle: &dyn Indexed,
    start: u64,
    length: usize,
    visits: usize,
) -> Option<HashMap<u64, usize>> {
    let after = |&rank: &u64| puzzle.successors(rank).into_iter().flatten();
    let before = |&rank: &u64| puzzle.predecessors(rank).into_iter().flatten();
    let (search, goal) = (Bidirectional { limit: visits }, puzzle.solved_rank());
    let [mut out, mut back] = search.layers(start, goal, length, after, before).ok()?;
    // Every position in both last layers is on a shortest path; so is every position that a
    // move joins to one of these, if it is in the layer before.
    let [ahead, behind]: [HashSet<u64>; 2] =
        [out.pop()?, back.pop()?].map(HashSet::from_iter);
    let middle: HashSet<u64> = ahead.intersection(&behind).copied().collect();
    let mut distances: HashMap<_, _> =
        middle.iter().map(|&rank| (rank, back.len())).collect();
    let ahead = joined_positions(back, &middle, after);
    distances.extend(ahead.map(|(layer, rank)| (rank, layer)));
    let behind = joined_positions(out, &middle, before);
    distances.extend(behind.map(|(layer, rank)| (rank, length - layer)));
    Some(distances)
}

/// The positions of the layers that are joined to those in `middle`, each with the number of
/// its layer: neighbors of these in the last layer, their neighbors in the layer before, and
/// so on.
fn joined_positions<I: Iterator<Item = u64>>(
    layers: Vec<Vec<u64>>,
    middle: &HashSet<u64>,
    neighbors: impl Fn(&u64) -> I,
) -> impl Iterator<Item = (usize, u64)> {
    let mut ranks = middle.clone();
    layers.into_iter().enumerate().rev().flat_map(move |(number, mut layer)| {
        let next: HashSet<u64> = ranks.iter().flat_map(&neighbors).collect();
        layer.retain(|rank| next.contains(rank));
        ranks = layer.iter().copied().collect();
        layer.into_iter().map(move |rank| (number, rank))
    })
}
