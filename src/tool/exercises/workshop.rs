//! Compiling a student's file with the check of its exercise, and judging it.
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};

use super::exercise::Exercise;
use super::run;
use crate::tool::book::libraries::Libraries;

/// How far a student is with an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Status {
    /// The file is as it was, or a `todo!()` is reached.
    ToDo,
    /// It is wrong: the message says what and, where that is known, why.
    Wrong(String),
    /// It is solved.
    Solved,
}

/// What a judged file said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// How far it is.
    pub status: Status,
    /// What the student's code printed.
    pub printed: String,
}

impl Judged {
    fn silent(status: Status) -> Self {
        Judged { status, printed: String::new() }
    }
}

/// The program around a check, with two places to fill in.
const MAIN: &str = include_str!("main.in");
/// How long a check may run, in seconds.
pub const SECONDS: u64 = 10;

/// Everything that is needed to judge, prepared once.
pub struct Workshop {
    libraries: Libraries,
    scratch: PathBuf,
    next: AtomicU64,
}

impl Workshop {
    /// Compiles the crates that checks use.
    ///
    /// # Errors
    /// If they do not compile.
    pub fn open(root: &Path) -> Result<Self> {
        let libraries = Libraries::build(root)?;
        static OPENED: AtomicU64 = AtomicU64::new(0);
        let opened = OPENED.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}-{opened}", std::process::id());
        let scratch = root.join("target/exercises").join(name);
        fs::create_dir_all(&scratch)
            .with_context(|| format!("cannot make {}", scratch.display()))?;
        Ok(Workshop { libraries, scratch, next: AtomicU64::new(0) })
    }

    /// Judges a file as the answer to an exercise. The file may lie anywhere.
    ///
    /// # Errors
    /// If the exercise itself is broken or rustc cannot be started: never because of
    /// what the file holds.
    pub fn judge(&self, exercise: &Exercise, file: &Path) -> Result<Judged> {
        let text = match fs::read(file) {
            Ok(bytes) => String::from_utf8(bytes),
            Err(error) => {
                let message = format!("{} cannot be read: {error}.", file.display());
                return Ok(Judged::silent(Status::Wrong(message)));
            }
        };
        let Ok(text) = text else {
            let message = "The file is not text in UTF-8.".to_owned();
            return Ok(Judged::silent(Status::Wrong(message)));
        };
        if text == exercise.stub()? {
            return Ok(Judged::silent(Status::ToDo));
        }
        let place = self.next.fetch_add(1, Ordering::Relaxed);
        let folder = self.scratch.join(place.to_string());
        fs::create_dir_all(&folder)?;
        let judged = self.judge_in(&folder, exercise, &text);
        fs::remove_dir_all(&folder)?;
        judged
    }

    fn judge_in(
        &self,
        folder: &Path,
        exercise: &Exercise,
        text: &str,
    ) -> Result<Judged> {
        let source = folder.join("exercise.rs");
        fs::write(&source, text)?;
        let uses = &exercise.about.uses;
        let mut student = self.rustc(folder, |name| {
            uses.iter().any(|krate| krate.replace('-', "_") == name)
        });
        student.args([
            "--crate-type",
            "rlib",
            "--crate-name",
            "exercise",
            "-F",
            "unsafe-code",
        ]);
        student.arg("exercise.rs");
        let output =
            student.output().context("cannot start rustc, which comes with Rust")?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            let message = format!("It does not compile:\n{said}");
            return Ok(Judged::silent(Status::Wrong(message)));
        }
        let check = exercise.folder.join("check.rs");
        let check = fs::canonicalize(&check)
            .with_context(|| format!("{} has no check.rs", exercise.place()))?;
        let main = MAIN
            .replace("{check:?}", &format!("{:?}", check.display().to_string()))
            .replace("{seconds}", &SECONDS.to_string());
        fs::write(folder.join("main.rs"), main)?;
        let mut program = self.rustc(folder, |_| true);
        program.args([
            "--crate-name",
            "program",
            "--extern",
            "exercise=libexercise.rlib",
        ]);
        program.arg("main.rs");
        let output = program.output().context("cannot start rustc")?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            // A signature that the student changed is seen here.
            if said.contains("check.rs") && text != exercise.read("solution.rs")? {
                let message = format!(
                    "The check cannot call it: is a name or a type of the exercise's own \
                     lines changed?\n{}",
                    said.trim()
                );
                return Ok(Judged::silent(Status::Wrong(message)));
            }
            bail!("{}: the check does not compile:\n{}", exercise.place(), said.trim());
        }
        run::run(&folder.join("program"))
    }

    /// The compiler, with those crates that the program may use.
    fn rustc(&self, folder: &Path, wanted: impl Fn(&str) -> bool) -> Command {
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc
            .current_dir(folder)
            .args([
                "--edition",
                "2024",
                "-C",
                "opt-level=1",
                "-C",
                "debug-assertions=on",
            ])
            .args(["--color", "never", "-A", "warnings"])
            .args(self.libraries.arguments(wanted));
        rustc
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        // A folder that stays behind in target/ does no harm.
        let _ = fs::remove_dir_all(&self.scratch);
    }
}
