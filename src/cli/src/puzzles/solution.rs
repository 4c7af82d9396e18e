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
    /// Whether no solution is known to be shorter: always but for the two-phase algorithm.
    pub optimal: bool,
    /// How many positions were visited or looked up.
    pub nodes: u64,
    /// How it was found.
    #[serde(flatten, with = "ComputationFields")]
    pub computation: Computation,
    /// How long that took.
    pub seconds: f64,
}

/// A puzzle whose scrambles and positions can be read.
pub trait Readable {
    /// A position, or its rank.
    type Position: Copy + PartialEq;

    /// The puzzle's own name.
    fn name(&self) -> &str;

    /// The names of the moves.
    fn move_names(&self) -> Vec<String>;

    /// The solved position, as text.
    fn solved_text(&self) -> String;

    /// The least number of facelets in a row, if positions are written as facelets.
    fn row_facelets(&self) -> Option<usize>;

    /// A position's text without comments; if all facelets are there, # and / are colors.
    fn position_text(&self, text: &str) -> String {
        let facelets = |text: &str| text.chars().filter(|c| !c.is_whitespace()).count();
        let is_whole = self.row_facelets().is_some()
            && facelets(text) == facelets(&self.solved_text());
        if is_whole { text.to_owned() } else { strip_comments(text) }
    }

    /// Reads a scramble: the position, and the moves.
    fn read_scramble(
        &self,
        text: &str,
    ) -> Result<(Self::Position, Input), ScrambleError>;

    /// Reads a position, and its text; facelets keep the given colors.
    fn read_position(
        &self,
        text: &str,
    ) -> Result<(Self::Position, Input), PositionError>;

    /// The message for a text that is no position.
    fn explain_position(&self, error: &PositionError) -> String {
        error.to_string()
    }

    /// Reads what a label, `position` or `scramble`, says: the position, and what was given.
    fn read_input(
        &self,
        label: &str,
        text: &str,
    ) -> Result<(Self::Position, Input), String> {
        match label {
            "position" => {
                self.read_position(text).map_err(|error| self.explain_position(&error))
            }
            _ => self.read_scramble(text).map_err(|error| error.to_string()),
        }
    }
}

impl Readable for Instance {
    type Position = u64;

    fn name(&self) -> &str {
        self.name()
    }

    fn move_names(&self) -> Vec<String> {
        self.puzzle().move_names()
    }

    fn solved_text(&self) -> String {
        self.puzzle().write_rank(self.puzzle().solved_rank())
    }

    fn row_facelets(&self) -> Option<usize> {
        self.puzzle().uses_facelets().then_some(4)
    }

    fn read_scramble(&self, text: &str) -> Result<(u64, Input), ScrambleError> {
        let rank = self.puzzle().scramble_rank(text)?;
        Ok((rank, Input::Scramble(join_words(&strip_comments(text)))))
    }

    fn read_position(&self, text: &str) -> Result<(u64, Input), PositionError> {
        let text = &self.position_text(text)[..];
        let rank = self.puzzle().read_rank(text)?;
        let given = if self.puzzle().uses_facelets() {
            text.split_whitespace().collect()
        } else if self.goal().is_some() {
            join_words(text)
        } else {
            self.puzzle().write_rank(rank)
        };
        Ok((rank, Input::Position(given)))
    }

    fn explain_position(&self, error: &PositionError) -> String {
        match error {
            PositionError::Unsolvable { .. } if self.goal().is_none() => {
                format!("{error} (--goal takes another)")
            }
            error => error.to_string(),
        }
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
        _ if solved.optimal => (": none is shorter", &*solved.solution),
        _ => ("", &*solved.solution),
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
