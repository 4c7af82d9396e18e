//! Other goals of a puzzle than the solved position: a position, several, a pattern, a subgroup.

use crate::Instance;
use crate::instance::Kind;
use definition::{
    ArrangementPuzzle, DefinedPuzzle, Definition, GoalError, goal_ranks, is_subgroup,
};
use puzzle::{PositionError, WithGoal};
use std::collections::HashSet;
use std::sync::Arc;

/// The largest number of goals that are shown as text.
const MAX_SHOWN_GOALS: usize = 3;

impl Instance {
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

    /// The same puzzle with these goals: distances are to the nearest one.
    ///
    /// # Errors
    /// [`PositionError`] if a text is not a position, or there are several and one cannot be reached.
    ///
    /// # Examples
    /// ```
    /// use solve::{Instance, Limits, Purpose, PuzzleTable};
    ///
    /// let goals = ["1 2 3 4 5 0", "0 1 2 3 4 5"].map(String::from);
    /// let board = Instance::find("sliding-2x3")?.with_goals(&goals)?;
    /// let (purpose, limits) = (Purpose::Layers, Limits::default());
    /// let table = PuzzleTable::compute(&board, None, purpose, limits, &|_| {})?;
    /// assert_eq!(table.layers[..3], [2, 4, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_goals(self, goals: &[String]) -> Result<Self, PositionError> {
        let is_turned = self.definition().is_some_and(Definition::has_turned_goals);
        match goals {
            [] => return Ok(self),
            [goal] if !is_turned => return self.with_goal(goal),
            _ => {}
        }
        let mut ranks = Vec::new();
        for goal in goals {
            ranks.extend(self.turned_ranks(self.puzzle.read_rank(goal)?));
        }
        Ok(Instance { goal: Some(shown(goals)), ..self }.with_goal_ranks(ranks))
    }

    /// The puzzle of a definition with these goals: distances are to the nearest one. In a goal,
    /// `?` is any piece, and `3.?` a piece in any orientation. Then positions are one if the goals
    /// do not tell them apart, so that the whole puzzle may have any number of them, and distances
    /// are lower bounds for it. `<R2 U2, F2> B` is all that the sequences in brackets do together,
    /// and then B: a coset of a subgroup ([`definition::goal_ranks`]).
    ///
    /// # Errors
    /// [`GoalError`] if a goal cannot be read or reached, the goals do not fit one another, or the
    /// definition is no puzzle.
    ///
    /// # Examples
    /// ```
    /// use definition::Definition;
    /// use solve::{Instance, Limits, Purpose, PuzzleTable};
    ///
    /// let text = "R = (1,2,3,4,5,6)\nS = (1,2)\n";
    /// let ring = Definition::read("ring.gens", text.as_bytes())?;
    /// let ring = Instance::from_definition_with_goals(ring, &["0 1 ? ? ? ?".to_owned()])?;
    /// let (purpose, limits) = (Purpose::Layers, Limits::default());
    /// let table = PuzzleTable::compute(&ring, None, purpose, limits, &|_| {})?;
    /// assert_eq!(table.layers.iter().sum::<u64>(), 30);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_definition_with_goals(
        definition: Definition,
        goals: &[String],
    ) -> Result<Self, GoalError> {
        if goals.is_empty() {
            return Ok(Instance::from_definition(definition)?);
        }
        match ArrangementPuzzle::with_goals(&definition, goals)? {
            Some((puzzle, ranks)) => {
                let (puzzle, goal) = (Arc::new(puzzle), Some(shown(goals)));
                let kind = Kind::Arranged(puzzle.clone());
                let instance = Instance { kind, metric: None, puzzle, goal };
                Ok(instance.with_goal_ranks(ranks))
            }
            None if goals.iter().any(|goal| is_subgroup(goal)) => {
                let puzzle = DefinedPuzzle::new(definition)?;
                let ranks = goals.iter().map(|goal| goal_ranks(&puzzle, goal));
                let ranks = ranks.collect::<Result<Vec<_>, _>>()?.concat();
                let instance = Instance::defined(puzzle);
                Ok(Instance { goal: Some(shown(goals)), ..instance }
                    .with_goal_ranks(ranks))
            }
            None => Ok(Instance::from_definition(definition)?.with_goals(goals)?),
        }
    }

    /// The ranks of a goal in all its turns: without such rotations its own.
    pub(crate) fn turned_ranks(&self, rank: u64) -> Vec<u64> {
        match &self.kind {
            Kind::Defined(puzzle) => puzzle.turned_ranks(rank),
            Kind::Arranged(puzzle) => puzzle.turned_ranks(rank),
            Kind::Named(_) | Kind::Own(..) => vec![rank],
        }
    }

    pub(crate) fn with_goal_ranks(self, mut ranks: Vec<u64>) -> Self {
        ranks.sort_unstable();
        ranks.dedup();
        let puzzle = Arc::new(WithGoal::of_ranks(self.puzzle, ranks));
        Instance { puzzle, ..self }
    }
}

/// Goals as text: the first few, each once.
fn shown(goals: &[String]) -> String {
    let mut known = HashSet::new();
    let goals = goals.iter().map(|goal| goal.trim());
    let mut shown: Vec<_> = goals.filter(|goal| known.insert(*goal)).collect();
    let others = shown.len().saturating_sub(MAX_SHOWN_GOALS);
    let others = (others > 0).then(|| format!("one of {others} others"));
    shown.truncate(MAX_SHOWN_GOALS);
    shown.extend(others.as_deref());
    shown.join(" or ")
}
