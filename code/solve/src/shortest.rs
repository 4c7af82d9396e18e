//! All shortest solutions of a position.

use puzzle::Indexed;
use std::collections::HashMap;

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
    /// The positions on the way, by their distance from the start: each with the moves that
    /// lead toward the goal, and the positions after them.
    Layers(Vec<HashMap<u64, Vec<(usize, u64)>>>, u64),
    /// The solutions one by one.
    List(Vec<Vec<usize>>),
}

impl ShortestSolutions {
    /// The solutions, `length` moves long, where `distance` is known to the goal for all
    /// positions on the way.
    pub(crate) fn new(
        puzzle: &dyn Indexed,
        start: u64,
        length: usize,
        distance: impl Fn(u64) -> Option<usize>,
    ) -> Self {
        let mut layers = Vec::new();
        let mut ranks = vec![start];
        for left in (0..length).rev() {
            let toward = |rank: u64| {
                let after = puzzle.successors(rank).into_iter().enumerate();
                let after = after.filter_map(|(m, next)| Some((m, next?)));
                after
                    .filter(|&(_, next)| distance(next) == Some(left))
                    .collect::<Vec<_>>()
            };
            let layer: HashMap<_, _> =
                ranks.iter().map(|&rank| (rank, toward(rank))).collect();
            ranks = layer.values().flatten().map(|&(_, next)| next).collect();
            ranks.sort_unstable();
            ranks.dedup();
            layers.push(layer);
        }
        ShortestSolutions(Solutions::Layers(layers, start))
    }

    /// These solutions.
    pub(crate) fn from_list(solutions: Vec<Vec<usize>>) -> Self {
        ShortestSolutions(Solutions::List(solutions))
    }

    /// How many there are; [`u128::MAX`] also stands for more.
    ///
    /// # Complexity
    /// Linear in the number of positions on the way.
    pub fn count(&self) -> u128 {
        let (layers, start) = match &self.0 {
            Solutions::Layers(layers, start) => (layers, start),
            Solutions::List(list) => return list.len() as u128,
        };
        // The number of ways to the goal from each position of the layer after.
        let mut ways: HashMap<u64, u128> = HashMap::new();
        for layer in layers.iter().rev() {
            let from = |(_, next): &(usize, u64)| ways.get(next).copied().unwrap_or(1);
            let sum = |moves: &Vec<(usize, u64)>| {
                moves.iter().map(from).fold(0, u128::saturating_add)
            };
            ways = layer.iter().map(|(&rank, moves)| (rank, sum(moves))).collect();
        }
        ways.get(start).copied().unwrap_or(1)
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

/// The distances to the goal of all positions on shortest paths of this length, found by a
/// bidirectional search; `None` if it would visit more than `visits` positions.
pub(crate) fn distances_on_paths(
    puzzle: &dyn Indexed,
    start: u64,
    length: usize,
    visits: usize,
) -> Option<HashMap<u64, usize>> {
    let goal = puzzle.solved_rank();
    let [mut ahead, mut behind] = [vec![vec![start]], vec![vec![goal]]];
    let (mut from_start, mut to_goal) =
        (HashMap::from([(start, 0)]), HashMap::from([(goal, 0)]));
    while ahead.len() + behind.len() < length + 2 {
        let is_ahead = ahead[ahead.len() - 1].len() <= behind[behind.len() - 1].len();
        let (layers, known) = if is_ahead {
            (&mut ahead, &mut from_start)
        } else {
            (&mut behind, &mut to_goal)
        };
        let (depth, mut layer) = (layers.len(), Vec::new());
        for &rank in &layers[depth - 1] {
            let next = if is_ahead {
                puzzle.successors(rank)
            } else {
                puzzle.predecessors(rank)
            };
            for rank in next.into_iter().flatten() {
                known.entry(rank).or_insert_with(|| {
                    layer.push(rank);
                    depth
                });
            }
        }
        layers.push(layer);
        if from_start.len() + to_goal.len() > visits {
            return None;
        }
    }
    // Of the positions ahead, only those from which the search from the goal is met.
    for (depth, layer) in ahead.iter().enumerate().rev() {
        let Some(after) = (length - depth).checked_sub(1) else { continue };
        for &rank in layer {
            let mut next = puzzle.successors(rank).into_iter().flatten();
            if next.any(|next| to_goal.get(&next) == Some(&after)) {
                to_goal.entry(rank).or_insert(after + 1);
            }
        }
    }
    Some(to_goal)
}
