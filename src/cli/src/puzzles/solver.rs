//! A shortest solution: by a complete table, from both ends, or by IDA*.
use std::path::Path as FilePath;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use puzzle::{Metric, PositionError, without_comments};
use serde::Serialize;

use super::both_ends::{self, Path};
use super::choose::Instance;
use super::deepen::{self, Deepening, Wish};
use super::engine::{Computation, Options};
use super::save;
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

/// How a shortest solution is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Layer by layer from the position and from the solved one, until they meet.
    BothEnds,
    /// By a complete table.
    Table,
    /// Depth first, with a lower bound.
    IdaStar,
}

impl Method {
    /// Its name on the command line.
    fn name(self) -> &'static str {
        match self {
            Method::BothEnds => both_ends::NAME,
            Method::Table => "table",
            Method::IdaStar => deepen::NAME,
        }
    }
}

/// What a user asks for.
#[derive(Clone, Copy, Default)]
pub struct How<'a> {
    /// A table that was saved.
    pub saved: Option<&'a FilePath>,
    /// The one method to use.
    pub method: Option<Method>,
    /// What IDA* is to use.
    pub wish: Wish,
}

/// One thing that will be done, and the next one only if it finds nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// By which method.
    pub method: Method,
    /// What it does, and what that costs.
    pub what: String,
}

/// Where IDA* has good tables, no more than so many positions are looked at from both ends
/// before: what is near is found without a table, and the rest sooner with one.
pub const NEAR: usize = 20_000;

/// A puzzle, and what solves it: its complete table, or where that would take long or cannot
/// be, first a search from both ends, and then IDA* if a good bound is known.
pub struct Solver<'a> {
    instance: &'a Instance,
    /// The one method to use.
    method: Option<Method>,
    /// The table that is not made before a position needs it.
    plan: Option<Plan<'a>>,
    /// Whether a position is looked for from both ends before anything else.
    first: bool,
    /// How many positions may be looked at there: for a list, by all its lines together if a
    /// table follows, for then the table is soon the cheaper way.
    most: usize,
    search: Option<Search>,
    deepening: Option<Deepening<'a>>,
    /// Whether it was said that IDA* begins.
    told: bool,
}

impl<'a> Solver<'a> {
    /// Chooses how to solve it. Nothing is computed yet.
    ///
    /// # Errors
    /// [`Usage`] if what is asked for cannot be.
    pub fn new(instance: &'a Instance, options: &Options, how: How) -> Result<Self> {
        if let Some(file) = how.saved {
            let search = Some(save::open(instance, file)?);
            return Ok(Solver { search, ..Solver::empty(instance) });
        }
        let wants = wants_ida_star(options, &how)?;
        let plan = Plan::new(instance, options, Purpose::Solutions)?;
        let (refused, waits) = (plan.check().is_err(), plan.cost().is_some());
        let mut solver = Solver::of(instance, plan);
        solver.method = match options.engine {
            Some(_) => Some(Method::Table),
            None => how.method,
        };
        if wants {
            solver.deepening = Some(Deepening::new(instance, how.wish)?);
        } else if refused && solver.method.is_none() {
            solver.deepening = Deepening::new(instance, how.wish).ok();
        }
        if solver.deepening.as_ref().is_some_and(Deepening::is_strong) {
            solver.most = solver.most.min(NEAR);
        }
        solver.first = match solver.method {
            Some(method) => method == Method::BothEnds,
            None => refused || waits || solver.deepening.is_some(),
        };
        Ok(solver)
    }

    /// With nothing to solve it by.
    fn empty(instance: &'a Instance) -> Self {
        Solver {
            instance,
            method: None,
            plan: None,
            first: false,
            most: 0,
            search: None,
            deepening: None,
            told: false,
        }
    }

    /// With a table that is not made yet.
    fn of(instance: &'a Instance, plan: Plan<'a>) -> Self {
        let most = both_ends::bound(plan.limit);
        Solver { plan: Some(plan), first: true, most, ..Solver::empty(instance) }
    }

    /// What will be done, step by step: each only if those before find nothing.
    pub fn steps(&self) -> Vec<Step> {
        let step = |method, what| Step { method, what };
        if self.search.is_some() {
            return vec![step(Method::Table, "the table that is saved".to_owned())];
        }
        let mut steps = vec![];
        if self.first {
            let what = deepen::both_ends(self.most, both_ends::EACH);
            steps.push(step(Method::BothEnds, what));
        }
        if let Some(deepening) = &self.deepening {
            steps.push(step(Method::IdaStar, deepening.plan()));
        } else if let (Some(plan), true) =
            (&self.plan, self.method != Some(Method::BothEnds))
        {
            steps.push(step(Method::Table, plan.sentence()));
        }
        steps
    }

    /// Makes the table now, if it is what solves every position: what is wrong with it is then
    /// told once, and not for each line of a list.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn prepare(mut self) -> Result<Self> {
        if !self.first && self.deepening.is_none() {
            self.make()?;
        }
        Ok(self)
    }

    /// Makes the table.
    fn make(&mut self) -> Result<()> {
        if let Some(plan) = self.plan.take() {
            self.search = Some(plan.make()?);
        }
        Ok(())
    }

    /// A shortest way from a position: by the table if there is one, or else from both
    /// ends, and if that finds none within its bound by IDA* or by the table.
    fn find(&mut self, rank: u64) -> Result<Path> {
        if self.search.is_none() {
            if self.first
                && let Some(path) = self.both_ends(rank)?
            {
                return Ok(path);
            }
            if let Some(deepening) = &mut self.deepening {
                let limit = self.plan.as_ref().map(|plan| plan.limit);
                limit.map_or(Ok(()), |limit| deepening.check(limit))?;
                if !std::mem::replace(&mut self.told, true) {
                    deepen::note(self.instance, &deepening.plan());
                }
                return deepening.find(rank);
            }
            self.make()?;
        }
        let search = self.search.as_ref().context("no table was made")?;
        let table = search.table.as_ref().context("no table was kept")?;
        let moves = table.solution(rank);
        // The descent looks at the neighbors in the moves' order, up to the one it takes.
        let nodes = 1 + moves.iter().flatten().map(|m| m + 1).sum::<usize>();
        Ok(Path { moves, nodes, computation: search.computation.clone() })
    }

    /// A shortest way from both ends, or `None` if another method is to look for it.
    fn both_ends(&mut self, rank: u64) -> Result<Option<Path>> {
        let refused = self.plan.as_ref().and_then(|plan| plan.check().err());
        let path = both_ends::look(&*self.instance.puzzle, rank, self.most);
        if let Some(path) = path {
            // Where no table follows, each line has all that there is.
            if refused.is_none() && self.deepening.is_none() && self.method.is_none() {
                self.most = self.most.saturating_sub(path.nodes);
            }
            return Ok(Some(path));
        }
        if self.deepening.is_some() {
            return Ok(None);
        }
        let most = thousands(self.most as u64);
        let looked = match self.most {
            0 => "the lines before have used what may be looked at from both ends",
            _ => &format!("no way was found from both ends among {most} positions"),
        };
        if self.method == Some(Method::BothEnds) {
            bail!(Usage(looked.to_owned()));
        }
        if let Some(refused) = refused {
            bail!(Usage(format!("{looked}, and {refused}")));
        }
        out::note(format!("note: {}: {looked}", self.instance.choice.name));
        Ok(None)
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

/// Whether IDA* is asked for, or something that only it has.
///
/// # Errors
/// [`Usage`] if what else is asked for is another method's.
fn wants_ida_star(options: &Options, how: &How) -> Result<bool, Usage> {
    let Wish { tables, most_nodes } = how.wish;
    let wishes = tables.is_some() || most_nodes.is_some();
    let own = if tables.is_some() { "--tables" } else { "--max-nodes" };
    let refused = match (how.method, options.engine.is_some()) {
        (Some(method @ (Method::BothEnds | Method::Table)), _) if wishes => format!(
            "found {own} and --method {}: {own} is for --method {}",
            method.name(),
            deepen::NAME
        ),
        (Some(method @ (Method::BothEnds | Method::IdaStar)), true) => format!(
            "found --engine, which makes a table, and --method {}: give one of the two",
            method.name()
        ),
        (None, true) if wishes => format!(
            "found --engine, which makes a table, and what is for --method {}: give one of the \
             two",
            deepen::NAME
        ),
        (method, _) => return Ok(wishes || method == Some(Method::IdaStar)),
    };
    Err(Usage(refused))
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
        // As if the table took long.
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
        let mut solver =
            Solver::new(&instance, &Options::default(), How::default()).unwrap();
        solver.make().unwrap();
        let search = solver.search.as_mut().unwrap();
        search.table = Some(Box::new(Lost(None)));
        let error = solver.solve(0, Input::Position(String::new())).err().unwrap();
        let right = "no moves of sliding-2x2 lead from this position to the solved one";
        assert_eq!(error.downcast::<Usage>().unwrap().0, right);
    }
}
