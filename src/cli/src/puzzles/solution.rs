//! A position that was given, its shortest solution, and both as text and as JSON.
use puzzle::{PositionError, ScrambleError, strip_comments};
use serde::Serialize;
use solve::{Computation, Instance};

use super::{
    ComputationFields, engine_and_threads, join_words, metric_phrase, pluralize,
};

/// The position to solve, as it is printed with the solution.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Input {
    /// The moves, without comments and with single spaces.
    Scramble(String),
    /// The position, as text.
    Position(String),
}

/// The result as JSON. Programs rely on these keys and their order.
#[derive(Serialize)]
pub struct SolutionReport<'a> {
    /// The puzzle's own name.
    pub puzzle: &'a str,
    /// What counts as one move.
    pub metric: Option<&'static str>,
    /// What was given.
    #[serde(flatten)]
    pub input: Input,
    /// The goal, if one was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<&'a str>,
    /// The number of shortest solutions, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<u128>,
    /// The number of moves.
    pub length: usize,
    /// The moves.
    pub solution: String,
    /// The turns that solve the tips of a Pyraminx.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub tips: String,
    /// Whether no solution is shorter: always.
    pub optimal: bool,
    /// How many positions were visited or looked up.
    pub nodes: u64,
    /// How it was found.
    #[serde(flatten, with = "ComputationFields")]
    pub computation: Computation,
    /// How long that took.
    pub seconds: f64,
}

/// Reads a scramble: the rank of the position, and the moves.
pub fn read_scramble(
    instance: &Instance,
    text: &str,
) -> Result<(u64, Input), ScrambleError> {
    let rank = instance.puzzle().scramble_rank(text)?;
    Ok((rank, Input::Scramble(join_words(&strip_comments(text)))))
}

/// Reads a position: its rank, and its text; facelets keep the given colors.
pub fn read_position(
    instance: &Instance,
    text: &str,
) -> Result<(u64, Input), PositionError> {
    let text = &strip_comments(text)[..];
    let rank = instance.puzzle().read_rank(text)?;
    let given = if instance.puzzle().uses_facelets() {
        text.split_whitespace().collect()
    } else if instance.goal().is_some() {
        join_words(text)
    } else {
        instance.puzzle().write_rank(rank)
    };
    Ok((rank, Input::Position(given)))
}

/// Reads what a label, `position` or `scramble`, says: the rank, and what was given.
pub fn read_input(
    instance: &Instance,
    label: &str,
    text: &str,
) -> Result<(u64, Input), String> {
    match label {
        "position" => read_position(instance, text)
            .map_err(|error| explain_position(instance, &error)),
        _ => read_scramble(instance, text).map_err(|error| error.to_string()),
    }
}

/// The message for a text that is no position.
pub fn explain_position(instance: &Instance, error: &PositionError) -> String {
    match error {
        PositionError::Unsolvable { .. } if instance.goal().is_none() => {
            format!("{error} (--goal takes another)")
        }
        error => error.to_string(),
    }
}

/// The result as text.
pub fn to_text(solved: &SolutionReport) -> String {
    let given = match &solved.input {
        Input::Scramble(moves) if moves.is_empty() => "scramble  none".to_owned(),
        Input::Scramble(moves) => format!("scramble  {moves}"),
        // Colors may be any characters, including invisible ones.
        Input::Position(letters) => format!("position  {}", letters.escape_debug()),
    };
    let metric = metric_phrase(solved.metric);
    let length = pluralize(solved.length, "move");
    let engine = engine_and_threads(&solved.computation);
    let (none_shorter, solution) = match solved.length {
        0 if solved.tips.is_empty() => ("", "none needed: it is solved"),
        0 => ("", "none needed beside the tips"),
        _ => (": none is shorter", &*solved.solution),
    };
    let tips = match &solved.tips[..] {
        "" => String::new(),
        tips => format!("\ntips      {tips}: at any time, and not counted"),
    };
    let goal = solved.goal.map(|goal| format!("\ngoal      {}", goal.escape_debug()));
    let goal = goal.unwrap_or_default();
    let solution = match solved.solutions {
        None => format!("solution  {solution}"),
        Some(count) => format!("solutions {count}"),
    };
    format!(
        "{given}{goal}\nlength    {length}{metric}{none_shorter}\n{solution}{tips}\n\
         engine    {engine}"
    )
}
