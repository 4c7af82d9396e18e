//! A shortest solution: by a complete table, or from both ends.
use std::time::Instant;

use anyhow::{Context, Result, bail};
use puzzle::{Metric, PositionError, without_comments};
use serde::Serialize;

use super::both_ends::{self, Path};
use super::choose::Instance;
use super::engine::{Computation, Options};
use super::tables::{Plan, Purpose, Search};
use super::{join, thousands};
use base::failure::Usage;
use base::out;

/// What is to be solved, as it is printed again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Input {
    /// The moves, with one space wherever there were some, and without comments.
    Scramble(String),
    /// The position, as the puzzle writes it.
    Position(String),
}

/// The result, with the keys and the order that programs rely on.
#[derive(Serialize)]
pub struct Solution<'a> {
    puzzle: &'a str,
    /// What counts as one move, where that makes a difference.
    pub metric: Option<&'static str>,
    /// What was solved.
    #[serde(flatten)]
    pub input: Input,
    /// How many moves it takes.
    pub length: usize,
    /// The moves.
    pub solution: String,
    optimal: bool,
    nodes: usize,
    /// What found it.
    #[serde(flatten)]
    pub computation: Computation,
    /// How long that took.
    pub seconds: f64,
}

/// A puzzle, and what solves it: its complete table, or where that would take long or cannot
/// be, first a search from both ends.
pub struct Solver<'a> {
    instance: &'a Instance,
    /// The table that is not made before a position needs it.
    plan: Option<Plan<'a>>,
    /// How many positions may be looked at before: for a list, by all its lines together,
    /// for then the table is soon the cheaper way.
    most: usize,
    search: Option<Search>,
}

impl<'a> Solver<'a> {
    /// Computes the table, if it is soon done, or an engine for it is asked for.
    pub fn new(instance: &'a Instance, options: &Options) -> Result<Self> {
        let plan = Plan::new(instance, options, Purpose::Solutions)?;
        let waits = plan.check().is_err() || plan.cost().is_some();
        let mut solver = Solver::of(instance, plan);
        if options.engine.is_some() || !waits {
            solver.make()?;
        }
        Ok(solver)
    }

    /// With a table that is not made yet.
    fn of(instance: &'a Instance, plan: Plan<'a>) -> Self {
        let most = both_ends::bound(plan.limit);
        Solver { instance, plan: Some(plan), most, search: None }
    }

    /// Makes the table.
    fn make(&mut self) -> Result<()> {
        self.search = self.plan.take().map(Plan::make).transpose()?;
        Ok(())
    }

    /// A shortest way from a position: by the table if there is one, or else from both
    /// ends, and by the table if that finds none within its bound.
    fn find(&mut self, rank: u64) -> Result<Path> {
        if self.search.is_none() {
            let refused = self.plan.as_ref().and_then(|plan| plan.check().err());
            let path = both_ends::look(&*self.instance.puzzle, rank, self.most);
            if let Some(path) = path {
                // Where there can be no table, each line has all that there is.
                if refused.is_none() {
                    self.most = self.most.saturating_sub(path.nodes);
                }
                return Ok(path);
            }
            let most = thousands(self.most as u64);
            let looked = match self.most {
                0 => "the lines before have used what may be looked at from both ends",
                _ => &format!("no way was found from both ends among {most} positions"),
            };
            if let Some(refused) = refused {
                bail!(Usage(format!("{looked}, and {refused}")));
            }
            out::note(format!("note: {}: {looked}", self.instance.choice.name));
            self.make()?;
        }
        let search = self.search.as_ref().context("no table was made")?;
        let table = search.table.as_ref().context("no table was kept")?;
        let moves = table.solution(rank);
        // The descent looks at the neighbors in the moves' order, up to the one it takes.
        let nodes = 1 + moves.iter().flatten().map(|m| m + 1).sum::<usize>();
        Ok(Path { moves, nodes, computation: search.computation.clone() })
    }

    /// A shortest solution.
    pub fn solve(&mut self, rank: u64, input: Input) -> Result<Solution<'a>> {
        let begin = Instant::now();
        let Instance { choice, metric, puzzle } = self.instance;
        let Path { moves, nodes, computation } = self.find(rank)?;
        let name = &choice.name;
        let solution = moves.ok_or_else(|| {
            Usage(format!(
                "no moves of {name} lead from this position to the solved one"
            ))
        })?;
        Ok(Solution {
            puzzle: name,
            metric: metric.map(Metric::name),
            input,
            length: solution.len(),
            solution: join(&puzzle.names(), &solution),
            optimal: true,
            nodes,
            computation,
            seconds: begin.elapsed().as_secs_f64(),
        })
    }
}

/// The rank of the position after these moves, and the moves.
pub fn scramble(instance: &Instance, text: &str) -> Result<(u64, Input), String> {
    let rank =
        instance.puzzle.scramble_rank(text).map_err(|error| error.to_string())?;
    Ok((rank, Input::Scramble(spaced(text))))
}

/// The rank of this position, and the position: the pocket cube's in the colors in
/// which it was given.
pub fn position(
    instance: &Instance,
    text: &str,
) -> Result<(u64, Input), PositionError> {
    let rank = instance.puzzle.read_rank(text)?;
    let given = match instance.puzzle.in_facelets() {
        true => text.split_whitespace().collect(),
        false => instance.puzzle.write_rank(rank),
    };
    Ok((rank, Input::Position(given)))
}

/// Without comments, and with one space wherever there are some.
pub fn spaced(text: &str) -> String {
    without_comments(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::choose;
    use crate::puzzles::tables::tests::Lost;

    #[test]
    fn a_table_is_made_when_a_position_needs_it_and_not_before() {
        let instance = choose::instance("8-puzzle", None).unwrap();
        let plan =
            Plan::new(&instance, &Options::default(), Purpose::Solutions).unwrap();
        let mut solver = Solver { most: 100, ..Solver::of(&instance, plan) };
        let mut solve = |text: &str| {
            let (rank, input) = position(&instance, text).unwrap();
            let solved = solver.solve(rank, input).unwrap();
            assert!(solved.optimal);
            (solved.length, solved.computation.engine)
        };
        let (near, far) = ("1 2 3 4 5 6 0 7 8", "8 6 7 2 5 4 3 0 1");
        assert_eq!(solve(near), (2, "both-ends"));
        assert_eq!(solve(near), (2, "both-ends"));
        assert_eq!(solve(far), (31, "rows"));
        // Now there is a table, and it is faster than any search.
        assert_eq!(solve(near), (2, "rows"));
    }

    #[test]
    fn a_position_that_no_moves_solve_is_told() {
        let instance = choose::instance("sliding-2x2", None).unwrap();
        let mut solver = Solver::new(&instance, &Options::default()).unwrap();
        let search = solver.search.as_mut().unwrap();
        search.table = Some(Box::new(Lost(None)));
        let error = solver.solve(0, Input::Position(String::new())).err().unwrap();
        let right = "no moves of sliding-2x2 lead from this position to the solved one";
        assert_eq!(error.downcast::<Usage>().unwrap().0, right);
    }
}
