//! Compiling a student's file with the check of its exercise, and judging it.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base::limits;

use super::compiler::{Compiler, Job, blamed};
use super::exercise::Exercise;
use super::scratch::Scratch;
use super::tokens::{self, Refusal};
use super::{crates, run, text};
use crate::verdict::{Fault, Judgment, wrong};
use base::ending;
use base::libraries::Crates;

/// The program around a check, with two places to fill in.
const MAIN: &str = include_str!("main.in");
/// The program around several copies of a check, each with an answer of its own: a byte
/// says which one runs.
const TOGETHER: &str = include_str!("together.in");
/// The largest file that is judged, in bytes.
pub const LARGEST: u64 = 1 << 20;

/// Everything that is needed to judge, prepared once.
pub struct Workshop {
    /// The compiler and the crates that checks use.
    pub compiler: Compiler,
    /// Where answers are compiled and run.
    pub scratch: Scratch,
    seconds: u64,
}

impl Workshop {
    /// Compiles all crates that checks use. `gods` is this tool: it starts itself to
    /// contain what it runs.
    ///
    /// # Errors
    /// If they do not compile.
    pub fn open(root: &Path, gods: &Path) -> Result<Self> {
        let all = |crates: &Crates| Ok(crates.names().map(str::to_owned).collect());
        Self::with(root, gods, all)
    }

    /// The same, for some exercises: only the crates that those use are compiled.
    ///
    /// # Errors
    /// As [`open`](Workshop::open), and if a file of a check cannot be read.
    pub fn open_for<'a>(
        root: &Path,
        gods: &Path,
        exercises: impl IntoIterator<Item = &'a Exercise>,
    ) -> Result<Self> {
        Self::with(root, gods, |crates| {
            let named = exercises.into_iter().map(|it| crates::of(it, crates));
            Ok(named.collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
        })
    }

    fn with(
        root: &Path,
        gods: &Path,
        wanted: impl FnOnce(&Crates) -> Result<BTreeSet<String>>,
    ) -> Result<Self> {
        let crates = Crates::of(root)?;
        let wanted = wanted(&crates)?;
        let compiler = Compiler::find(root, gods, crates, &wanted)?;
        let scratch = Scratch::new(root)?;
        Ok(Workshop { compiler, scratch, seconds: limits::PROGRAM_SECONDS })
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
        match read(file) {
            Ok(text) => self.judge_text(exercise, &text),
            Err(message) => Ok(Err(wrong(message)).into()),
        }
    }

    /// Judges a text as the answer to an exercise.
    ///
    /// # Errors
    /// As [`judge`](Workshop::judge).
    pub fn judge_text(&self, exercise: &Exercise, text: &str) -> Result<Judgment> {
        if text == exercise.stub()? {
            return Ok(Err(Fault::ToDo).into());
        }
        let judged = self.scratch.in_folder(|it| self.judge_in(it, exercise, text));
        judged.or_else(|error| self.blame(exercise, text, error))
    }

    /// Says who is to blame if an answer comes to no verdict: the answer, if with the
    /// solution there is one, and otherwise the exercise or this machine.
    fn blame(
        &self,
        exercise: &Exercise,
        text: &str,
        error: anyhow::Error,
    ) -> Result<Judgment> {
        ending::asked()?;
        // Without a solution, in a class's template, nobody else can be asked.
        if exercise.has_solution() {
            let solution = exercise.read("solution.rs")?;
            if text == solution {
                return Err(error.context(exercise.place()));
            }
            self.judge_text(exercise, &solution)?;
        }
        let help = "The check cannot call it: is a name or a type of the exercise's own \
                    lines changed?";
        Ok(Err(wrong(blamed(error, help))).into())
    }

    fn judge_in(
        &self,
        folder: &Path,
        exercise: &Exercise,
        text: &str,
    ) -> Result<Judgment> {
        let unread = match without_unsafe("exercise.rs", text) {
            Ok(unread) => unread,
            Err(message) => return Ok(Err(wrong(message)).into()),
        };
        fs::write(folder.join("exercise.rs"), text)?;
        let check = check_of(exercise)?;
        let main = MAIN
            .replace("{check:?}", &format!("{:?}", check.display().to_string()))
            .replace("{seconds}", &self.seconds.to_string());
        match self.compile(folder, exercise, "exercise", unread, main)? {
            Ok(program) => run::run(&self.compiler.gods, &program, self.seconds, b""),
            Err(message) => {
                let without = self.without(&message, &exercise.about.uses);
                Ok(Err(wrong(without + &message)).into())
            }
        }
    }

    /// Judges several answers to an exercise: one program holds all of them, and runs once
    /// for each. If it does not compile, each answer is judged alone.
    ///
    /// # Errors
    /// As [`judge`](Workshop::judge).
    pub fn judge_together(
        &self,
        exercise: &Exercise,
        texts: &[String],
    ) -> Result<Vec<Judgment>> {
        let together = match texts {
            [] | [_] => None,
            _ => self.scratch.in_folder(|it| self.together(it, exercise, texts)).ok(),
        };
        match together {
            Some(judged) => Ok(judged),
            None => texts.iter().map(|text| self.judge_text(exercise, text)).collect(),
        }
    }

    fn together(
        &self,
        folder: &Path,
        exercise: &Exercise,
        texts: &[String],
    ) -> Result<Vec<Judgment>> {
        let check = check_of(exercise)?;
        // Where the check looks for the files that it includes.
        let beside = check.parent().unwrap_or(&check).display().to_string();
        let check = fs::read_to_string(&check)?;
        let [mut answers, mut checks, mut names] = [const { String::new() }; 3];
        for (at, text) in texts.iter().enumerate() {
            if without_unsafe("exercise.rs", text) != Ok(None) {
                bail!("an answer is not compiled, or not with others")
            }
            let own = folder.join(format!("a{at}"));
            fs::create_dir(&own)?;
            fs::write(own.join("exercise.rs"), text)?;
            answers += &format!("#[path = \"a{at}/exercise.rs\"]\npub mod a{at};\n");
            checks += &format!(
                "#[path = {beside:?}]\nmod a{at} {{\n{check}\n\
                 use ::answers::a{at} as exercise;\n}}\n"
            );
            names += &format!("a{at}::check, ");
        }
        fs::write(folder.join("answers.rs"), answers)?;
        let main = TOGETHER
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
        unread: Option<String>,
        main: String,
    ) -> Result<Result<PathBuf, String>> {
        let uses = &exercise.about.uses;
        let used = |name: &str| uses.iter().any(|it| it.replace('-', "_") == name);
        let named = crates::of(exercise, &self.compiler.crates)?;
        self.compiler.compile(&Job {
            folder,
            file: &format!("{name}.rs"),
            name,
            uses: &used,
            unread,
            main,
            read: crates::beside(&check_of(exercise)?)?,
            named: &|name| named.contains(name),
            // One unit takes the least work in all, and a class is many programs. Most
            // checks are compiled longer than they run.
            levels: [
                &["-C", "opt-level=1", "-C", "codegen-units=1"],
                &["-C", "opt-level=0", "-C", "codegen-units=1"],
            ],
        })
    }

    /// What to say first if the compiler does not find a crate of the book, which it
    /// would call not installed.
    fn without(&self, said: &str, uses: &[String]) -> String {
        let missing = |krate: &&str| {
            let crates = [format!("crate `{krate}`"), format!("import `{krate}")];
            crates.iter().any(|text| said.contains(text))
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
fn check_of(exercise: &Exercise) -> Result<PathBuf> {
    fs::canonicalize(exercise.folder.join("check.rs"))
        .with_context(|| format!("{} has no check.rs", exercise.place()))
}

/// What to say of a file with code that nobody checks: it would be judged in the same
/// process as its check, and could say its own verdict. What is no Rust may go on to the
/// compiler, which says so better; the message is for what it compiles all the same.
pub fn without_unsafe(name: &str, text: &str) -> Result<Option<String>, String> {
    match tokens::refused(text) {
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
pub fn read(file: &Path) -> Result<String, String> {
    let show = file.display();
    let unread = |error| format!("{show} cannot be read: {error}.");
    let size = fs::metadata(file).map_err(unread)?;
    if !size.is_file() {
        return Err(format!("{show} is no file."));
    }
    if size.len() > LARGEST {
        return Err(too_large(size.len(), LARGEST));
    }
    text::decode(fs::read(file).map_err(unread)?)
}

/// What to say of a file with so many bytes, where `most` are taken.
pub fn too_large(bytes: u64, most: u64) -> String {
    format!("The file has {bytes} bytes, and may have {} MB.", most >> 20)
}
