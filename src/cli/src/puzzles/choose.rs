//! Parses names of puzzles, metrics and other values on the command line.
use std::fmt::Display;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use definition::{
    DefinedPuzzle, Definition, GoalError, HOW_TO_NAME_ROTATIONS, MAX_BYTES,
    PuzzleError, is_subgroup,
};
use puzzle::catalog::{self, CATALOG, UnknownPuzzle, WITHOUT_RANKS};
use puzzle::sliding::{FAMILY, Sliding};
use puzzle::{Metric, strip_comments};
use solve::Instance;

use super::{join_words, rubik};
use base::failure::UsageError;
use base::{out, signals, suggestions};

/// The arguments that choose a puzzle.
#[derive(clap::Args)]
pub struct PuzzleArgs {
    /// Which puzzle; `gods puzzles` lists them. Or a file that defines one: FILE.gens, moves in
    /// cycles, as `gods puzzles --help` shows; FILE.tws, as twsearch reads it; FILE.kpuzzle.json,
    /// as cubing.js does.
    #[arg(value_name = "PUZZLE")]
    puzzle: String,
    /// What counts as one move.
    #[arg(long, value_name = "METRIC", value_parser = named_values(&Metric::ALL, Metric::name))]
    metric: Option<Metric>,
    /// Rotations of the whole cost nothing. A piece of the FILE is held still, so that positions
    /// that differ by a rotation are one: positions and solutions are of the puzzle, turned as a
    /// whole so that the piece is in its place; where a move takes it away, so it is turned
    /// again after the move. If no piece can be held, or a goal has ?, all positions count, and
    /// the goal is one in all its turns. A scramble may use all moves and rotations. Name the
    /// rotations: in .gens by lines such as rotation x = (1,2,3,4), in .tws and KPuzzle JSON as
    /// moves x, y and z, or with names that end in v. If none is named, they are found from the
    /// moves: all positions that take each move to a move, which may be more than you mean.
    #[arg(long)]
    up_to_rotation: bool,
    /// The goal, instead of the solved position: any position of the puzzle. A board may be of
    /// either parity, if its goal is of the same one. Of a puzzle in a file, with pieces counted
    /// from 0, as --position has them: also a pattern, where ? is any piece and 3.? a piece in any
    /// orientation; or all that some sequences of moves do together, and perhaps one more
    /// sequence, "<R2 U2, F2> B". Or a file with a goal a line; or several goals, each after a
    /// --goal: moves are counted to the nearest.
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    goal: Vec<String>,
}

impl PuzzleArgs {
    /// Whether a file defines the puzzle.
    pub fn is_file(&self) -> bool {
        is_file_name(&self.puzzle)
    }

    /// Whether a metric was given.
    pub fn has_metric(&self) -> bool {
        self.metric.is_some()
    }

    /// Whether a goal was given.
    pub fn has_goal(&self) -> bool {
        !self.goal.is_empty()
    }

    /// The chosen puzzle, whether or not its positions have ranks, with its moves in a notation.
    ///
    /// # Errors
    /// [`UsageError`] if there is no such puzzle, or it does not have this metric, notation or
    /// goal.
    pub fn choose(&self, notation: &NotationArgs) -> Result<Chosen> {
        let in_goal = |error: &dyn Display| UsageError(format!("--goal: {error}"));
        if !self.is_file() {
            if self.up_to_rotation {
                bail!(UsageError(format!(
                    "found --up-to-rotation, which is for files, and {} holds its pieces as \
                     `gods puzzles` says: leave it out",
                    self.puzzle
                )));
            }
            if let Some(board) = large_board(&self.puzzle) {
                return Ok(board);
            }
            if catalog::find(&self.puzzle).is_ok_and(|found| found.name == rubik::NAME)
            {
                self.refuse_for_rubik(notation)?;
                return Ok(Chosen::Rubik);
            }
            let instance = notation.apply_to(instance(&self.puzzle, self.metric)?)?;
            let instance = instance.with_goals(&self.goals()?);
            return Ok(Chosen::Ranked(instance.map_err(|error| in_goal(&error))?));
        }
        if self.has_metric() {
            bail!(UsageError(format!(
                "found --metric, and in {} every power of a move is one move: leave it out",
                self.puzzle
            )));
        }
        let in_file =
            |error: &dyn Display| UsageError(format!("{}: {error}", self.puzzle));
        let mut definition = definition(&self.puzzle)?;
        signals::begin_preparation(definition.name());
        if self.up_to_rotation {
            definition =
                definition.up_to_rotation().map_err(|error| in_file(&error))?;
            if definition.has_found_rotations() {
                out::note(format!(
                    "note: {}: {} rotations of the whole were found from the moves; to make \
                     sure, {HOW_TO_NAME_ROTATIONS}",
                    self.puzzle,
                    definition.free_rotations()
                ));
            }
        }
        let chosen = if self.has_goal() {
            let goals = self.goals()?;
            match Instance::from_definition_with_goals(definition.clone(), &goals) {
                Ok(instance) => Chosen::Ranked(instance),
                // A single position is a goal that needs no ranks.
                Err(GoalError::Puzzle(PuzzleError::TooMany(_)))
                    if goals.len() == 1
                        && definition.has_distinct_positions()
                        && !is_subgroup(&goals[0]) =>
                {
                    Chosen::of_definition(definition)
                        .map_err(|error| in_file(&error))?
                }
                Err(GoalError::Puzzle(error)) => bail!(in_file(&error)),
                Err(error) => bail!(in_goal(&error)),
            }
        } else {
            Chosen::of_definition(definition).map_err(|error| in_file(&error))?
        };
        match chosen {
            Chosen::Ranked(instance) => {
                Ok(Chosen::Ranked(notation.apply_to(instance)?))
            }
            chosen => Ok(chosen),
        }
    }

    /// Checks that no option is given that the whole Rubik's cube does not have.
    ///
    /// # Errors
    /// [`UsageError`] names the option.
    fn refuse_for_rubik(&self, notation: &NotationArgs) -> Result<()> {
        let other_metric = self.metric.is_some_and(|metric| metric != Metric::HalfTurn);
        rubik::refuse(&[
            ("--metric", other_metric, "whose solutions are counted in half turns"),
            ("--notation", notation.is_given(), "which has one notation"),
            ("--goal", self.has_goal(), "whose goal is the solved cube"),
        ])
    }

    /// The goals that were given, and those in files.
    ///
    /// # Errors
    /// [`UsageError`] if a file cannot be read, or has none.
    pub fn goals(&self) -> Result<Vec<String>> {
        let mut goals = Vec::new();
        for goal in &self.goal {
            if !Path::new(goal).is_file() {
                goals.push(join_words(goal));
                continue;
            }
            let in_list =
                |why: &dyn Display| UsageError(format!("--goal {goal}: {why}"));
            let bytes = read_file(Path::new(goal)).map_err(|error| in_list(&error))?;
            if bytes.len() > MAX_BYTES {
                bail!(in_list(&format!(
                    "found more than {MAX_BYTES} bytes in a list of goals"
                )));
            }
            let text = String::from_utf8(bytes).map_err(|error| in_list(&error))?;
            let lines = text.lines().map(|line| join_words(&strip_comments(line)));
            let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
            if lines.is_empty() {
                bail!(in_list(&"found no goal in the file"));
            }
            goals.extend(lines);
        }
        Ok(goals)
    }

    /// The chosen puzzle in its usual notation, whose positions must have ranks.
    ///
    /// # Errors
    /// As [`choose`](Self::choose), and if they have none.
    pub fn instance(&self) -> Result<Instance> {
        self.instance_in(&NotationArgs::default())
    }

    /// The chosen puzzle, whose positions must have ranks, with its moves in a notation.
    ///
    /// # Errors
    /// As [`instance`](Self::instance).
    pub fn instance_in(&self, notation: &NotationArgs) -> Result<Instance> {
        match self.choose(notation)? {
            Chosen::Ranked(instance) => Ok(instance),
            // Its error says how many cells there may be.
            Chosen::Board(name, _) => instance(&name, self.metric),
            Chosen::Rubik => instance(rubik::NAME, None),
            Chosen::Defined(puzzle) => {
                let error = PuzzleError::TooMany(puzzle.group().order());
                let hint = "`gods solve` and `gods random` need none";
                bail!(UsageError(format!("{}: {error}; {hint}", self.puzzle)))
            }
        }
    }
}

/// A chosen puzzle.
pub enum Chosen {
    /// One whose positions have ranks.
    Ranked(Instance),
    /// A board of more than 20 cells, with its canonical name: `sliding-5x5`, also for
    /// `24-puzzle`.
    Board(String, Sliding),
    /// The whole Rubik's cube.
    Rubik,
    /// One that a file defines, with more than 2^64 positions.
    Defined(Box<DefinedPuzzle>),
}

impl Chosen {
    /// The puzzle of a definition.
    ///
    /// # Errors
    /// [`PuzzleError`] if it is none.
    pub fn of_definition(definition: Definition) -> Result<Self, PuzzleError> {
        if !definition.has_distinct_positions() {
            return Instance::from_definition(definition).map(Chosen::Ranked);
        }
        let puzzle = DefinedPuzzle::without_ranks(definition)?;
        Ok(match puzzle.has_ranks() {
            true => Chosen::Ranked(Instance::defined(puzzle)),
            false => Chosen::Defined(Box::new(puzzle)),
        })
    }
}

/// The board of more than 20 cells with this name.
fn large_board(name: &str) -> Option<Chosen> {
    let choice = catalog::find(name).ok()?;
    let [rows, columns] = choice.sizes[..] else { return None };
    let is_board = choice.family.name == FAMILY.name;
    let puzzle = Sliding::without_ranks(rows, columns).ok()?;
    let is_large = is_board && !puzzle.has_ranks();
    is_large.then_some(Chosen::Board(choice.name, puzzle))
}

/// The argument that chooses how moves are written.
#[derive(Default, clap::Args)]
pub struct NotationArgs {
    /// How the moves of the Skewb are written: wca, as in competitions, U R L B about the
    /// corners ULB, DRB, DLF, DBL; or rubikskewb, as in most lists of algorithms, F R B L
    /// about the corners of U (URF, UBR, ULB, UFL), and f r b l about those below them.
    #[arg(long, value_name = "NOTATION")]
    notation: Option<String>,
}

impl NotationArgs {
    /// Whether a notation was given.
    pub fn is_given(&self) -> bool {
        self.notation.is_some()
    }

    /// The puzzle with its moves in the chosen notation.
    ///
    /// # Errors
    /// [`UsageError`] if it has no such notation.
    pub fn apply_to(&self, instance: Instance) -> Result<Instance> {
        let Some(notation) = &self.notation else { return Ok(instance) };
        let name = instance.name().to_owned();
        let written = instance.with_notation(notation);
        Ok(written.map_err(|error| UsageError(format!("{name}: {error}")))?)
    }
}

/// The puzzle with this name, in this metric or its default one.
///
/// # Errors
/// [`UsageError`] if there is none.
pub fn instance(name: &str, metric: Option<Metric>) -> Result<Instance> {
    let choice = catalog::find(name).map_err(|error| match error {
        _ if name.contains('.') => UsageError(format!(
            "found {name:?}, and the name of a file with a puzzle ends in .gens, .tws or .json"
        ))
        .into(),
        UnknownPuzzle::Family { .. } => {
            let families = CATALOG.iter().map(|family| family.name);
            unknown_name_error(&error, name, names().into_iter().chain(families))
        }
        _ => UsageError(error.to_string()).into(),
    })?;
    let name = choice.name.clone();
    let instance = Instance::new(choice, metric);
    Ok(instance.map_err(|error| UsageError(format!("{name}: {error}")))?)
}

/// Whether a name is that of a file.
fn is_file_name(name: &str) -> bool {
    let path = Path::new(name);
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    ["tws", "json", "gens"].iter().any(|it| *it == ending)
        || path.components().count() > 1
}

/// The bytes of a file, and of a large one a byte more than there may be, so that an error can be
/// about the size.
fn read_file(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The definition of a file, or of a puzzle of the catalog.
///
/// # Errors
/// [`UsageError`] if there is none.
pub fn definition(name: &str) -> Result<Definition> {
    if !is_file_name(name) {
        let instance = instance(name, None)?;
        let choice = instance.choice().expect("a puzzle of the catalog");
        let definition = Definition::of_catalog(choice);
        return Ok(definition.map_err(|error| UsageError(error.to_string()))?);
    }
    let path = Path::new(name);
    let shown = path.display();
    let bytes = read_file(path)
        .map_err(|error| UsageError(format!("cannot read {shown}: {error}")))?;
    let definition = Definition::read(&shown.to_string(), &bytes);
    Ok(definition.map_err(|error| UsageError(error.to_string()))?)
}

/// The names of the catalog's examples, and its aliases.
pub fn names() -> Vec<&'static str> {
    let families = || CATALOG.iter().chain(WITHOUT_RANKS);
    let aliases = families().flat_map(|family| family.aliases);
    let examples = families().flat_map(|family| family.examples.iter().copied());
    examples.chain(aliases.map(|&(alias, _)| alias)).collect()
}

/// A parser for values with fixed names.
pub fn named_values<T: Copy + Send + Sync>(
    all: &'static [T],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(all.iter().map(|&one| name(one))).map(move |found| {
        let mut all = all.iter().copied();
        all.find(|&one| name(one) == found).expect("the parser has read its name")
    })
}

/// An error for an unknown name, with a suggestion.
pub fn unknown_name_error<'a>(
    error: &impl Display,
    name: &str,
    names: impl Iterator<Item = &'a str>,
) -> anyhow::Error {
    let suggestion = suggestions::nearest(name, names);
    let suggestion =
        suggestion.map(|suggestion| format!("; did you mean {suggestion}?"));
    UsageError(format!("{error}{}", suggestion.unwrap_or_default())).into()
}
