//! Compiling a student's file with the check of its exercise, and judging it.
use std::collections::BTreeSet;
use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, Result};
use base::limits;

use super::compiler::{Compiler, Job, Refused};
use super::exercise::Exercise;
use super::scratch::Scratch;
use super::tokens::{self, Found};
use super::{crates, run};
use crate::verdict::{Fault, Judgment, wrong};
use base::ending;
use base::fingerprint::fingerprint;
use base::libraries::Crates;
use base::stamp::Stamp;

/// The program around a check, with two places to fill in.
const MAIN: &str = include_str!("main.in");
/// The largest file that is judged, in bytes.
const LARGEST: u64 = 1 << 20;

/// Everything that is needed to judge, prepared once.
pub struct Workshop {
    pub(crate) compiler: Compiler,
    pub(crate) scratch: Scratch,
    root: PathBuf,
    seconds: u64,
    made_of: OnceLock<u64>,
}

impl Workshop {
    /// Compiles all crates that checks use. `gods` is this tool: it starts itself to
    /// contain what it runs.
    ///
    /// # Errors
    /// If they do not compile.
    pub fn open(root: &Path, gods: &Path) -> Result<Self> {
        let crates = Crates::of(root)?;
        let all = crates.names().map(str::to_owned).collect();
        Self::with(root, gods, crates, &all)
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
        let crates = Crates::of(root)?;
        let mut wanted = BTreeSet::new();
        for exercise in exercises {
            wanted.extend(crates::of(exercise, &crates)?);
        }
        Self::with(root, gods, crates, &wanted)
    }

    fn with(
        root: &Path,
        gods: &Path,
        crates: Crates,
        wanted: &BTreeSet<String>,
    ) -> Result<Self> {
        let compiler = Compiler::find(root, gods, crates, wanted)?;
        Ok(Workshop {
            compiler,
            scratch: Scratch::new(root)?,
            root: root.to_owned(),
            seconds: limits::PROGRAM_SECONDS,
            made_of: OnceLock::new(),
        })
    }

    /// The same with another time for a check, in seconds.
    #[must_use]
    pub fn with_seconds(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// The stamp of what depends on an exercise's files, on this tool, and on the
    /// compiler and the crates by which it judges.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn stamp(&self, exercise: &Exercise) -> Result<Stamp> {
        let made_of = match self.made_of.get() {
            Some(&made_of) => made_of,
            None => {
                let made_of = fingerprint(&self.root, &self.compiler.files())?;
                *self.made_of.get_or_init(|| made_of)
            }
        };
        let mut parts = crates::beside(&exercise.folder.join("check.rs"))?;
        parts.push(exercise.folder.clone());
        let name = format!("exercises/{}", exercise.name);
        Ok(Stamp::new(&self.root, &name, &parts, &made_of.to_string())?)
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
        let solution = exercise.read("solution.rs")?;
        if text == solution {
            return Err(error.context(exercise.place()));
        }
        self.judge_text(exercise, &solution)?;
        Ok(Err(wrong(match error.downcast::<Uncallable>() {
            Ok(Uncallable(Refused::Errors(said))) => format!(
                "The check cannot call it: is a name or a type of the exercise's own lines \
                 changed?\n{said}"
            ),
            Ok(Uncallable(refused)) => {
                format!("It does not compile with its check{refused}")
            }
            Err(error) => format!("It comes to no verdict: {error:#}."),
        }))
        .into())
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
        let edition = |level: &str, more: &[&str]| {
            // One unit takes the least work in all, and a class is many programs.
            let all = ["--edition", "2024", "-C", level, "-C", "codegen-units=1"];
            let all = [&all[..], &["-C", "debug-assertions=on"], more].concat();
            all.into_iter().map(str::to_owned).collect()
        };
        let uses = &exercise.about.uses;
        let student = Job {
            folder,
            file: "exercise.rs",
            name: "exercise",
            program: false,
            read: Vec::new(),
            arguments: edition("opt-level=1", &["-F", "unsafe-code"]),
        };
        let used =
            |name: &str| uses.iter().any(|krate| krate.replace('-', "_") == name);
        if let Err(refused) = self.compiler.compile(student, used)? {
            let without = self.without(&refused.to_string(), uses);
            let message = format!("{without}It does not compile{refused}");
            return Ok(Err(wrong(message)).into());
        }
        if let Some(message) = unread {
            return Ok(Err(wrong(message)).into());
        }
        let check = exercise.folder.join("check.rs");
        let check = fs::canonicalize(&check)
            .with_context(|| format!("{} has no check.rs", exercise.place()))?;
        let main = MAIN
            .replace("{check:?}", &format!("{:?}", check.display().to_string()))
            .replace("{seconds}", &self.seconds.to_string());
        fs::write(folder.join("main.rs"), main)?;
        fs::write(folder.join("verdict.rs"), run::VERDICT)?;
        let program = Job {
            folder,
            file: "main.rs",
            name: "program",
            program: true,
            read: crates::beside(&check)?,
            // Most checks are compiled longer than they run.
            arguments: edition(
                "opt-level=0",
                &["--extern", "exercise=libexercise.rlib"],
            ),
        };
        let named = crates::of(exercise, self.compiler.crates())?;
        if let Err(refused) =
            self.compiler.compile(program, |name| named.contains(name))?
        {
            return Err(Uncallable(refused).into());
        }
        let program = folder.join(format!("program{}", env::consts::EXE_SUFFIX));
        run::run(&self.compiler.gods, &program, self.seconds, b"")
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
        self.compiler.crates().names().find(missing).map_or(String::new(), |krate| {
            format!("This exercise does without the crate {krate}: {has}.\n")
        })
    }
}

/// The check does not compile with an answer. It may be the answer's fault, whose signature
/// was changed, or whose code is compiled only where it is called.
#[derive(Debug)]
struct Uncallable(Refused);

impl fmt::Display for Uncallable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the check does not compile{}", self.0)
    }
}

impl std::error::Error for Uncallable {}

/// What to say of a file with code that nobody checks: it would be judged in the same
/// process as its check, and could say its own verdict. What is no Rust may go on to the
/// compiler, which says so better; the message is for what it compiles all the same.
pub(crate) fn without_unsafe(name: &str, text: &str) -> Result<Option<String>, String> {
    match tokens::refused(text) {
        None => Ok(None),
        Some(Found { line, word: Some(word) }) => Err(format!(
            "{name}:{line}: found `{word}`: an answer does without unsafe code, without \
             assembly language and without code from elsewhere, and is not compiled with it."
        )),
        Some(Found { line, word: None }) => Ok(Some(format!(
            "{name}:{line}: found what is Rust to the compiler alone: an answer does \
             without."
        ))),
    }
}

/// A file of a student as text, or what is wrong with it.
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
        let (found, most) = (size.len(), LARGEST >> 20);
        return Err(format!("The file has {found} bytes, and may have {most} MB."));
    }
    let bytes = fs::read(file).map_err(unread)?;
    String::from_utf8(bytes).map_err(|_| "The file is not text in UTF-8.".to_owned())
}
