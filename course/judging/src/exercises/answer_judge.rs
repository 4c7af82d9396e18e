//! Compiles a student's file together with the check of its exercise, and judges it.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base::limits;

use super::compiler::{CompileJob, Compiler, describe_fault};
use super::exercise::{Exercise, Kind};
use super::scratch::ScratchFolder;
use super::tokens::{self, Refusal};
use super::{crates, run, text};
use crate::verdict::{Fault, Judgment, wrong};
use base::libraries::Crates;
use base::signals;

/// Source of the program around a check, with two placeholders.
const MAIN_TEMPLATE: &str = include_str!("main.in");
/// Source of the program around several copies of a check, one for each answer. A byte of
/// its input selects the answer to run.
const COMBINED_TEMPLATE: &str = include_str!("combined.in");
/// Largest file that is judged, in bytes.
pub const MAX_FILE_BYTES: u64 = 1 << 20;

/// Judges answers. The compiler, the compiled crates and a scratch folder are prepared
/// once.
pub struct AnswerJudge {
    /// The compiler and the crates that checks use.
    pub compiler: Compiler,
    /// Where answers are compiled and run.
    pub scratch: ScratchFolder,
    seconds: u64,
}

impl AnswerJudge {
    /// Compiles all crates that checks use. `gods` is the path of this tool, which runs
    /// programs in the sandbox by starting itself.
    ///
    /// # Errors
    /// If the crates do not compile.
    pub fn for_all_crates(root: &Path, gods: &Path) -> Result<Self> {
        // No program uses `widgets`, which is for the pages.
        let all = |crates: &Crates| {
            let names = crates.names().filter(|name| *name != "widgets");
            Ok(names.map(str::to_owned).collect())
        };
        Self::with_crates(root, gods, all)
    }

    /// Compiles only the crates that the given exercises use.
    ///
    /// # Errors
    /// As [`for_all_crates`](AnswerJudge::for_all_crates), and if a file of a check cannot be read.
    pub fn for_exercises<'a>(
        root: &Path,
        gods: &Path,
        exercises: impl IntoIterator<Item = &'a Exercise>,
    ) -> Result<Self> {
        Self::with_crates(root, gods, |crates| {
            let needed = exercises.into_iter().map(|it| crates::needed_by(it, crates));
            Ok(needed.collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
        })
    }

    fn with_crates(
        root: &Path,
        gods: &Path,
        wanted: impl FnOnce(&Crates) -> Result<BTreeSet<String>>,
    ) -> Result<Self> {
        let crates = Crates::read(root)?;
        let wanted = wanted(&crates)?;
        let compiler = Compiler::find(root, gods, crates, &wanted)?;
        let scratch = ScratchFolder::new(root)?;
        Ok(AnswerJudge { compiler, scratch, seconds: limits::PROGRAM_SECONDS })
    }

    /// Sets the time limit of a check, in seconds.
    #[must_use]
    pub fn with_time_limit(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// Judges a file, at any path, as the answer to an exercise.
    ///
    /// # Errors
    /// If the exercise itself is broken or rustc cannot be started, but never because of
    /// the file's contents.
    pub fn judge(&self, exercise: &Exercise, file: &Path) -> Result<Judgment> {
        match read_text(file) {
            Ok(text) => self.judge_text(exercise, &text),
            Err(message) => Ok(Err(wrong(message)).into()),
        }
    }

    /// Judges a text as the answer to an exercise.
    ///
    /// # Errors
    /// As [`judge`](AnswerJudge::judge).
    pub fn judge_text(&self, exercise: &Exercise, text: &str) -> Result<Judgment> {
        if text == exercise.stub()? {
            return Ok(Err(Fault::ToDo).into());
        }
        let judged =
            self.scratch.with_folder(|it| self.judge_in_folder(it, exercise, text));
        judged.or_else(|error| self.attribute_error(exercise, text, error))
    }

    /// Decides whose fault an error is: the answer's, if the exercise's own solution
    /// comes to a verdict; otherwise that of the exercise or of this machine.
    fn attribute_error(
        &self,
        exercise: &Exercise,
        text: &str,
        error: anyhow::Error,
    ) -> Result<Judgment> {
        signals::check_interrupted()?;
        // A class's template has no solution to compare with.
        if exercise.has_solution() {
            let solution = exercise.read("solution.rs")?;
            if text == solution {
                return Err(error.context(exercise.relative_path()));
            }
            self.judge_text(exercise, &solution)?;
        }
        let help = "The check cannot call it: is a name or a type of the exercise's own \
                    lines changed?";
        Ok(Err(wrong(describe_fault(error, help))).into())
    }

    fn judge_in_folder(
        &self,
        folder: &Path,
        exercise: &Exercise,
        text: &str,
    ) -> Result<Judgment> {
        let fault_if_compiled = match reject_unsafe("exercise.rs", text) {
            Ok(fault_if_compiled) => fault_if_compiled,
            Err(message) => return Ok(Err(wrong(message)).into()),
        };
        if let Some(message) = reject_state(exercise, text) {
            return Ok(Err(wrong(message)).into());
        }
        fs::write(folder.join("exercise.rs"), text)?;
        let check = check_path(exercise)?;
        let main = MAIN_TEMPLATE
            .replace("{check:?}", &format!("{:?}", check.display().to_string()))
            .replace("{seconds}", &self.seconds.to_string());
        match self.compile(folder, exercise, "exercise", fault_if_compiled, main)? {
            Ok(program) => self.run(exercise, &program, b""),
            Err(message) => {
                let explanation =
                    self.explain_missing_crate(&message, &exercise.metadata.uses);
                Ok(Err(wrong(explanation + &message)).into())
            }
        }
    }

    /// Judges several answers to an exercise with one program, which is run once for each
    /// answer. If the program does not compile, each answer is judged alone.
    ///
    /// # Errors
    /// As [`judge`](AnswerJudge::judge).
    pub fn judge_together(
        &self,
        exercise: &Exercise,
        texts: &[String],
    ) -> Result<Vec<Judgment>> {
        let combined = match texts {
            [] | [_] => None,
            _ => self
                .scratch
                .with_folder(|it| self.judge_in_one_program(it, exercise, texts))
                .ok(),
        };
        match combined {
            Some(judged) => Ok(judged),
            None => texts.iter().map(|text| self.judge_text(exercise, text)).collect(),
        }
    }

    fn judge_in_one_program(
        &self,
        folder: &Path,
        exercise: &Exercise,
        texts: &[String],
    ) -> Result<Vec<Judgment>> {
        let check = check_path(exercise)?;
        // Folder in which the check looks for the files that it includes.
        let check_folder = check.parent().unwrap_or(&check).display().to_string();
        let check = fs::read_to_string(&check)?;
        let [mut answers, mut checks, mut names] = [const { String::new() }; 3];
        for (at, text) in texts.iter().enumerate() {
            if reject_unsafe("exercise.rs", text) != Ok(None)
                || reject_state(exercise, text).is_some()
            {
                bail!("an answer is not compiled, or not with others")
            }
            let answer_folder = folder.join(format!("a{at}"));
            fs::create_dir(&answer_folder)?;
            fs::write(answer_folder.join("exercise.rs"), text)?;
            answers += &format!("#[path = \"a{at}/exercise.rs\"]\npub mod a{at};\n");
            checks += &format!(
                "#[path = {check_folder:?}]\nmod a{at} {{\n{check}\n\
                 use ::answers::a{at} as exercise;\n}}\n"
            );
            names += &format!("a{at}::check, ");
        }
        fs::write(folder.join("answers.rs"), answers)?;
        let main = COMBINED_TEMPLATE
            .replace("{names}", &names)
            .replace("{seconds}", &self.seconds.to_string())
            + &checks;
        let program = self.compile(folder, exercise, "answers", None, main)?;
        let program = program.map_err(anyhow::Error::msg)?;
        let run = |at| self.run(exercise, &program, &[at]);
        (0..u8::try_from(texts.len())?).map(run).collect()
    }

    fn run(
        &self,
        exercise: &Exercise,
        program: &Path,
        input: &[u8],
    ) -> Result<Judgment> {
        let mut judged = run::run(&self.compiler.gods, program, self.seconds, input)?;
        // A test could print what right code gives.
        if exercise.metadata.kind == Kind::SpotTheBug {
            judged.printed.clear();
        }
        Ok(judged)
    }

    /// Compiles answers into the library `name`, and then the program that judges them.
    fn compile(
        &self,
        folder: &Path,
        exercise: &Exercise,
        name: &str,
        fault_if_compiled: Option<String>,
        main: String,
    ) -> Result<Result<PathBuf, String>> {
        let uses = &exercise.metadata.uses;
        let used = |name: &str| uses.iter().any(|it| it.replace('-', "_") == name);
        let needed = crates::needed_by(exercise, &self.compiler.crates)?;
        self.compiler.compile(&CompileJob {
            folder,
            file: &format!("{name}.rs"),
            name,
            answer_may_use: &used,
            fault_if_compiled,
            main,
            readable: crates::check_files(&check_path(exercise)?)?,
            program_may_use: &|name| needed.contains(name),
            // One codegen unit takes the least total work, and a class needs many
            // programs. Most checks take longer to compile than to run.
            optimization: [
                &["-C", "opt-level=1", "-C", "codegen-units=1"],
                &["-C", "opt-level=0", "-C", "codegen-units=1"],
            ],
        })
    }

    /// Explains a missing crate. The compiler would advise the student to install it.
    fn explain_missing_crate(&self, errors: &str, uses: &[String]) -> String {
        let missing = |krate: &&str| {
            let crates = [format!("crate `{krate}`"), format!("import `{krate}")];
            crates.iter().any(|text| errors.contains(text))
        };
        let available = match uses {
            [] => "the standard library is enough".to_owned(),
            uses => format!("there is {}", uses.join(" and ")),
        };
        self.compiler.crates.names().find(missing).map_or(String::new(), |krate| {
            format!("This exercise does not use the crate {krate}: {available}.\n")
        })
    }
}

/// The check of an exercise.
fn check_path(exercise: &Exercise) -> Result<PathBuf> {
    fs::canonicalize(exercise.folder.join("check.rs"))
        .with_context(|| format!("{} has no check.rs", exercise.relative_path()))
}

/// Rejects code that the compiler does not check, such as unsafe code: it would run in
/// the same process as its check and could print a verdict of its own. `Err` rejects the
/// file. `Ok(Some(message))` means that the file has no valid tokens: the compiler
/// explains that better, and the message is used only if the file compiles nevertheless.
pub fn reject_unsafe(name: &str, text: &str) -> Result<Option<String>, String> {
    match tokens::first_refusal(text) {
        None => Ok(None),
        Some(Refusal { line, word: Some(word) }) => Err(format!(
            "{name}:{line}: found `{word}`: an answer may not contain unsafe code, \
             assembly language or external code, and is not compiled with it."
        )),
        Some(Refusal { line, word: None }) => Ok(Some(format!(
            "{name}:{line}: found text that only the compiler can read: an answer may \
             not contain it."
        ))),
    }
}

/// Rejects a test that could learn what right code gives: in one run, and use it in
/// another.
fn reject_state(exercise: &Exercise, text: &str) -> Option<String> {
    if exercise.metadata.kind != Kind::SpotTheBug {
        return None;
    }
    let Refusal { line, word } = tokens::first_persistent_state(text)?;
    Some(format!(
        "exercise.rs:{line}: found `{}`: a test may keep nothing from one run for the next, \
         because it is run on right and on buggy code. A `const` is allowed.",
        word?
    ))
}

/// Reads a student's file as [text](text::decode), or says why this fails.
///
/// # Errors
/// A sentence that says why the file cannot be judged.
pub fn read_text(file: &Path) -> Result<String, String> {
    let show = file.display();
    let unreadable = |error| format!("{show} cannot be read: {error}.");
    let size = fs::metadata(file).map_err(unreadable)?;
    if !size.is_file() {
        return Err(format!("{show} is not a file."));
    }
    if size.len() > MAX_FILE_BYTES {
        return Err(size_message(size.len(), MAX_FILE_BYTES));
    }
    text::decode(fs::read(file).map_err(unreadable)?)
}

/// Message for a file of `bytes` bytes where at most `most` bytes are allowed.
pub fn size_message(bytes: u64, most: u64) -> String {
    format!("The file has {bytes} bytes, and may have {} MB.", most >> 20)
}
