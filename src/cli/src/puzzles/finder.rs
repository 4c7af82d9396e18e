//! Finding shortest solutions, as they are read and printed.
use std::path::Path;
use std::time::Instant;

use anyhow::{Error, Result};
use fifteen::Partition;
use puzzle::{Metric, PositionError, without_comments};
use serde::Serialize;
use serde_json::json;
use solve::{Computation, Instance, Method, SolveError, Solver, Step};

use super::request::Request;
use super::watch::Watch;
use super::{Computed, join, save};

/// What finds solutions of positions of one puzzle.
pub struct Finder<'a> {
    request: &'a Request,
    options: solve::Options,
    solver: Solver<'a>,
}

impl<'a> Finder<'a> {
    /// Chooses how. Nothing is computed yet.
    ///
    /// # Errors
    /// If what is asked for cannot be.
    pub fn new(
        request: &'a Request,
        options: solve::Options,
        saved: Option<&Path>,
    ) -> Result<Self> {
        let Request { instance, limits, .. } = request;
        let solver = match saved {
            Some(file) => Solver::with_table(instance, save::open(instance, file)?),
            None => Solver::new(instance, options.clone(), *limits)
                .map_err(|error| request.explain(&error, &Vec::new))?,
        };
        Ok(Finder { request, options, solver })
    }

    /// The puzzle.
    pub fn instance(&self) -> &'a Instance {
        &self.request.instance
    }

    /// What would be done, with the keys and the order that programs rely on; and for people.
    pub fn plan(&self) -> (serde_json::Value, String) {
        let (steps, name) = (self.solver.steps(), self.instance().name());
        let what: Vec<_> =
            steps.iter().map(|step| self.request.sentence(step)).collect();
        let fields = steps.iter().zip(&what);
        let fields = fields.map(
            |(step, what)| json!({ "method": step.method().name(), "what": what }),
        );
        let fields = json!({ "puzzle": name, "steps": fields.collect::<Vec<_>>() });
        let if_not =
            if steps.len() > 1 { ", each if those before find none" } else { "" };
        let lines = (1..).zip(&what).map(|(i, what)| format!("\n{i}. {what}"));
        (fields, format!("{name}{if_not}:{}", lines.collect::<String>()))
    }

    /// Makes the table now, if it is what solves every position: what is wrong with it is then
    /// told once, and not for each line of a list.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn prepare(&mut self) -> Result<()> {
        let done = self.solver.prepare(&Watch::new(self.request));
        done.map_err(|error| self.explain(&error))
    }

    /// A shortest solution.
    ///
    /// # Errors
    /// If there is none, or it would take too much.
    pub fn find(&mut self, rank: u64, input: Input) -> Result<Solved<'a>> {
        let begin = Instant::now();
        let found = self.solver.solve(rank, &Watch::new(self.request));
        let found = found.map_err(|error| self.explain(&error))?;
        let instance = self.instance();
        Ok(Solved {
            puzzle: instance.name(),
            metric: instance.metric().map(Metric::name),
            input,
            length: found.moves.len(),
            solution: join(&instance.puzzle().names(), &found.moves),
            optimal: true,
            nodes: found.nodes,
            computation: found.computation,
            seconds: begin.elapsed().as_secs_f64(),
        })
    }

    fn explain(&self, error: &SolveError) -> Error {
        self.request.explain(error, &|| self.smaller())
    }

    /// The tables of the 15-puzzle that take less memory than those that are wanted.
    fn smaller(&self) -> Vec<(String, u64)> {
        let wanted = self.options.partition;
        let smaller = Partition::ALL.into_iter().take_while(|own| Some(*own) != wanted);
        let cost = |partition: Partition| {
            let options = solve::Options {
                method: Some(Method::IdaStar),
                partition: Some(partition),
                ..self.options.clone()
            };
            let Request { instance, limits, .. } = self.request;
            let step = Solver::new(instance, options, *limits).ok()?.steps().pop()?;
            let Step::IdaStar { cost, .. } = step else { return None };
            Some((format!("--tables {partition}"), cost.bytes))
        };
        smaller.filter(|_| wanted.is_some()).filter_map(cost).collect()
    }
}

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
pub struct Solved<'a> {
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
    nodes: u64,
    /// What found it.
    #[serde(flatten, with = "Computed")]
    pub computation: Computation,
    /// How long it took.
    pub seconds: f64,
}

/// The rank of the position after these moves, and the moves.
pub fn scramble(instance: &Instance, text: &str) -> Result<(u64, Input), String> {
    let rank =
        instance.puzzle().scramble_rank(text).map_err(|error| error.to_string())?;
    Ok((rank, Input::Scramble(spaced(text))))
}

/// The rank of this position, and the position: the pocket cube's in the colors in
/// which it was given.
pub fn position(
    instance: &Instance,
    text: &str,
) -> Result<(u64, Input), PositionError> {
    let rank = instance.puzzle().read_rank(text)?;
    let given = match instance.puzzle().in_facelets() {
        true => text.split_whitespace().collect(),
        false => instance.puzzle().write_rank(rank),
    };
    Ok((rank, Input::Position(given)))
}

/// Without comments, and with one space wherever there are some.
pub fn spaced(text: &str) -> String {
    without_comments(text).split_whitespace().collect::<Vec<_>>().join(" ")
}
