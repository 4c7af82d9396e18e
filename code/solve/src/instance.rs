//! A puzzle of the catalog with its sizes and its metric.

use crate::{Engine, SolveError};
use puzzle::catalog::{self, NamedPuzzle};
use puzzle::{Indexed, Metric, PositionError, WithGoal, pocket_cube};
use rows::builder;
use std::sync::Arc;
use table::ScanEngine;

/// A puzzle of the catalog, with its sizes and its metric.
///
/// # Examples
/// ```
/// use puzzle::{Metric, catalog};
/// use solve::Instance;
///
/// let cube = Instance::new(catalog::find("pocket-cube")?, Some(Metric::QuarterTurn))?;
/// assert_eq!(cube.puzzle().move_names().len(), 6);
/// assert_eq!(Instance::find("15-puzzle")?.name(), "sliding-4x4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Instance {
    choice: NamedPuzzle,
    metric: Option<Metric>,
    puzzle: Arc<dyn Indexed>,
    /// The goal, if it is not the solved position.
    goal: Option<String>,
}

impl Instance {
    /// The puzzle that was chosen, with moves counted in this metric, or in the default one.
    ///
    /// # Errors
    /// [`SolveError::Metric`] if its family has no such metric, and [`SolveError::Size`] if it
    /// has no such size.
    pub fn new(
        choice: NamedPuzzle,
        metric: Option<Metric>,
    ) -> Result<Self, SolveError> {
        let metrics = choice.family.metrics;
        if let Some(metric) = metric.filter(|metric| !metrics.contains(metric)) {
            return Err(SolveError::Metric(metric, metrics));
        }
        // The metric of a puzzle with a single one has no name.
        let metric = match metrics {
            [default, _, ..] => metric.or(Some(*default)),
            _ => None,
        };
        let puzzle = choice.puzzle(metric)?.into();
        Ok(Instance { choice, metric, puzzle, goal: None })
    }

    /// The puzzle with this name, such as `8-puzzle`, in its default metric.
    ///
    /// # Errors
    /// [`SolveError::Unknown`] or [`SolveError::Size`] if there is none.
    pub fn find(name: &str) -> Result<Self, SolveError> {
        Instance::new(catalog::find(name)?, None)
    }

    /// The same puzzle, with its moves in the notation of this name.
    ///
    /// # Errors
    /// [`SolveError::Notation`] if it has no such notation.
    pub fn with_notation(self, name: &str) -> Result<Self, SolveError> {
        match self.puzzle.in_notation(name) {
            Some(puzzle) => Ok(Instance { puzzle: puzzle.into(), ..self }),
            None => {
                Err(SolveError::Notation(name.to_owned(), self.puzzle.notation_names()))
            }
        }
    }

    /// The same puzzle, with this position as its goal.
    ///
    /// # Errors
    /// [`PositionError`] if the text is not a position.
    ///
    /// # Examples
    /// ```
    /// use solve::{Instance, Limits, solve};
    ///
    /// let instance = Instance::find("8-puzzle")?.with_goal("1 2 3 8 0 4 7 6 5")?;
    /// let board = instance.puzzle().read_rank("2 8 3 1 6 4 7 0 5")?;
    /// assert_eq!(solve(&instance, board, Limits::default())?.moves.len(), 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_goal(self, goal: &str) -> Result<Self, PositionError> {
        let puzzle = Arc::new(WithGoal::new(self.puzzle, goal)?);
        let goal = Some(goal.split_whitespace().collect::<Vec<_>>().join(" "));
        Ok(Instance { puzzle, goal, ..self })
    }

    /// The goal as text, if one was given.
    pub fn goal(&self) -> Option<&str> {
        self.goal.as_deref()
    }

    /// Whether the goal is another position than the solved one, also after its pieces are
    /// named by their places in the goal. Then only a table from that goal serves.
    pub fn has_own_goal(&self) -> bool {
        let solved = self.choice.puzzle(self.metric).map(|puzzle| puzzle.solved_rank());
        solved.ok() != Some(self.puzzle.solved_rank())
    }

    /// The family and the sizes.
    pub fn choice(&self) -> &NamedPuzzle {
        &self.choice
    }

    /// The canonical name of the puzzle: `sliding-3x3`, also for `8-puzzle`.
    pub fn name(&self) -> &str {
        &self.choice.name
    }

    /// What counts as one move. `None` if the puzzle has a single metric.
    pub fn metric(&self) -> Option<Metric> {
        self.metric
    }

    /// The puzzle itself. Positions are its ranks: `0..puzzle().position_count()`.
    pub fn puzzle(&self) -> &Arc<dyn Indexed> {
        &self.puzzle
    }

    /// The engines that can compute this puzzle's complete table, the fastest first.
    pub fn engines(&self) -> Vec<Engine> {
        let rows = builder(&self.choice, self.metric).map(|_| Engine::Rows);
        let rows = rows.filter(|_| !self.has_own_goal());
        let scans = match self.cube_metric() {
            Some(_) => &ScanEngine::ALL[..],
            None => &[ScanEngine::Hoisted],
        };
        rows.into_iter().chain(scans.iter().rev().copied().map(Engine::Scan)).collect()
    }

    /// The metric of the pocket cube, whose positions are split into two coordinates. `None` for
    /// any other puzzle.
    pub(crate) fn cube_metric(&self) -> Option<Metric> {
        let is_cube = self.choice.family.name == pocket_cube::FAMILY.name;
        self.metric.filter(|_| is_cube)
    }
}
