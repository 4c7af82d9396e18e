//! Compiling a student's file with the check of its exercise, and judging it.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base::limits;

use super::compiler::{CompileJob, Compiler, describe_fault};
use super::exercise::Exercise;
use super::scratch::ScratchFolder;
use super::tokens::{self, Refusal};
use super::{crates, run, text};
use crate::verdict::{Fault, Judgment, wrong};
use base::libraries::Crates;
use base::signals;

/// The program around a check, with two places to fill in.
const MAIN_TEMPLATE: &str = include_str!("main.in");
/// The program around several copies of a check, each with an answer of its own: a byte
/// says which one runs.
const COMBINED_TEMPLATE: &str = include_str!("together.in");
/// The largest file that is judged, in bytes.
pub const MAX_FILE_BYTES: u64 = 1 << 20;

/// Everything that is needed to judge, prepared once.
pub struct AnswerJudge {
    /// The compiler and the crates that checks use.
    pub compiler: Compiler,
    /// Where answers are compiled and run.
    pub scratch: ScratchFolder,
    seconds: u64,
}

impl AnswerJudge {
    /// Compiles all crates that checks use. `gods` is this tool: it starts itself to
    /// contain what it runs.
    ///
    /// # Errors
    /// If they do not compile.
    pub fn for_all_crates(root: &Path, gods: &Path) -> Result<Self> {
        let all = |crates: &Crates| Ok(crates.names().map(str::to_owned).collect());
        Self::with_crates(root, gods, all)
    }

    /// The same, for some exercises: only the crates that those use are compiled.
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

    /// The same with another time for a check, in seconds.
    #[must_use]
    pub fn with_seconds(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// Judges a file as the answer to an exercise. The file may lie anywhere.
    ///
    /// # Errors
    /// If the exercise itself is broken or rustc cannot be started: never because of
    /// what the file holds.
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

    /// Says who is to blame if an answer comes to no verdict: the answer, if with the
    /// solution there is one, and otherwise the exercise or this machine.
    fn attribute_error(
        &self,
        exercise: &Exercise,
        text: &str,
        error: anyhow::Error,
    ) -> Result<Judgment> {
        signals::check_interrupted()?;
        // Without a solution, in a class's template, nobody else can be asked.
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
        fs::write(folder.join("exercise.rs"), text)?;
        let check = check_path(exercise)?;
        let main = MAIN_TEMPLATE
            .replace("{check:?}", &format!("{:?}", check.display().to_string()))
            .replace("{seconds}", &self.seconds.to_string());
        match self.compile(folder, exercise, "exercise", fault_if_compiled, main)? {
            Ok(program) => run::run(&self.compiler.gods, &program, self.seconds, b""),
            Err(message) => {
                let explanation =
                    self.explain_missing_crate(&message, &exercise.metadata.uses);
                Ok(Err(wrong(explanation + &message)).into())
            }
        }
    }

    /// Judges several answers to an exercise: one program holds all of them, and runs once
    /// for each. If it does not compile, each answer is judged alone.
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
        // Where the check looks for the files that it includes.
        let check_folder = check.parent().unwrap_or(&check).display().to_string();
        let check = fs::read_to_string(&check)?;
        let [mut answers, mut checks, mut names] = [const { String::new() }; 3];
        for (at, text) in texts.iter().enumerate() {
            if reject_unsafe("exercise.rs", text) != Ok(None) {
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
        let run = |at| run::run(&self.compiler.gods, &program, self.seconds, &[at]);
        (0..u8::try_from(texts.len())?).map(run).collect()
    }

    /// Compiles answers, which are the library `name`, and the program that judges them.
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
            // One unit takes the least work in all, and a class is many programs. Most
            // checks are compiled longer than they run.
            optimization: [
                &["-C", "opt-level=1", "-C", "codegen-units=1"],
                &["-C", "opt-level=0", "-C", "codegen-units=1"],
            ],
        })
    }

    /// What to say first if the compiler does not find a crate of the book, which it
    /// would call not installed.
    fn explain_missing_crate(&self, errors: &str, uses: &[String]) -> String {
        let missing = |krate: &&str| {
            let crates = [format!("crate `{krate}`"), format!("import `{krate}")];
            crates.iter().any(|text| errors.contains(text))
        };
        let has = match uses {
            [] => "Rust's own library is enough".to_owned(),
            uses => format!("there is {}", uses.join(" and ")),
        };
        self.compiler.crates.names().find(missing).map_or(String::new(), |krate| {
            format!("This exercise does without the crate {krate}: {has}.\n")
        })
    }
}

/// The check of an exercise.
fn check_path(exercise: &Exercise) -> Result<PathBuf> {
    fs::canonicalize(exercise.folder.join("check.rs"))
        .with_context(|| format!("{} has no check.rs", exercise.relative_path()))
}

/// What to say of a file with code that nobody checks: it would be judged in the same
/// process as its check, and could say its own verdict. What is no Rust may go on to the
/// compiler, which says so better; the message is for what it compiles all the same.
pub fn reject_unsafe(name: &str, text: &str) -> Result<Option<String>, String> {
    match tokens::first_refusal(text) {
        None => Ok(None),
        Some(Refusal { line, word: Some(word) }) => Err(format!(
            "{name}:{line}: found `{word}`: an answer does without unsafe code, without \
             assembly language and without code from elsewhere, and is not compiled with it."
        )),
        Some(Refusal { line, word: None }) => Ok(Some(format!(
            "{name}:{line}: found what is Rust to the compiler alone: an answer does \
             without."
        ))),
    }
}

/// A file of a student as [text](text::decode), or what is wrong with it.
///
/// # Errors
/// A sentence that says why it cannot be judged.
pub fn read_text(file: &Path) -> Result<String, String> {
    let show = file.display();
    let unreadable = |error| format!("{show} cannot be read: {error}.");
    let size = fs::metadata(file).map_err(unreadable)?;
    if !size.is_file() {
        return Err(format!("{show} is no file."));
    }
    if size.len() > MAX_FILE_BYTES {
        return Err(size_message(size.len(), MAX_FILE_BYTES));
    }
    text::decode(fs::read(file).map_err(unreadable)?)
}

/// What to say of a file with so many bytes, where `most` are taken.
pub fn size_message(bytes: u64, most: u64) -> String {
    format!("The file has {bytes} bytes, and may have {} MB.", most >> 20)
}
