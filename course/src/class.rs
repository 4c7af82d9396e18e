//! Makes a class's template: a repository with the exercises of the course, without
//! answers, and the tool that judges them. Students get copies, which are judged at each
//! push.
//!
//! The repository contains the judge and its crates, so that neither a student nor a CI
//! machine needs the book.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

use base::failure::UsageError;
use base::folder::{sorted_entries, walk};
use base::{atomic_write, out, suggestions};
use book::model::ParsedBook;
use judging::exercises::exercise::{Exercise, FOLDER, STUB};
use plans::CoursePlans;

/// Command that judges each push.
pub const JUDGE_COMMAND: &str = "cargo run --release --locked --quiet -- exercises";
const README: &str = include_str!("../templates/class/README.md");
const GITHUB: &str = include_str!("../templates/class/exercises.yml");
const GITLAB: &str = include_str!("../templates/class/gitlab.yml");
/// Files that only the class's repository has: path and text.
const CLASS_FILES: [(&str, &str); 2] = [
    ("judging/main.rs", include_str!("../templates/class/main.rs")),
    ("book.toml", include_str!("../templates/class/book.toml")),
];
const PACKAGE_MANIFEST: &str = include_str!("../templates/class/package.toml");
/// Files and folders that are copied unchanged: from, and to.
const COPIED_PATHS: [(&str, &str); 11] = [
    (".devcontainer", ".devcontainer"),
    ("Cargo.lock", "Cargo.lock"),
    ("rustfmt.toml", "rustfmt.toml"),
    (".gitattributes", ".gitattributes"),
    (".gitignore", ".gitignore"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-CC-BY", "LICENSE-CC-BY"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("code", "code"),
    ("course/judging", "judging"),
    ("src/base", "base"),
];
/// Copied crates whose path differs from the book's.
const MOVED_CRATES: [&str; 2] = ["judging", "base"];
/// Files of an exercise's folder that are copied unchanged; the others reveal the answer.
const EXERCISE_FILES: [&str; 4] = ["exercise.toml", "check.rs", "hints.md", "buggy.rs"];

/// Arguments of `gods-course new class`.
#[derive(clap::Args)]
pub struct Args {
    /// The folder to make: a new one, or an empty one.
    folder: PathBuf,
    /// Only the exercises of these sessions, as `1-8` or `1,3,5-7`.
    #[arg(long, value_name = "LIST", conflicts_with = "exercises")]
    sessions: Option<String>,
    /// Only these exercises, by their names, with commas between.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    exercises: Vec<String>,
}

/// Makes a class's template, and says what to do next.
///
/// # Errors
/// If the folder is not empty, an exercise or session does not exist, or a file cannot be
/// written.
pub fn create(root: &Path, plans: &CoursePlans, args: &Args) -> Result<()> {
    let chosen = select_exercises(plans, args)?;
    let folder = std::env::current_dir()?.join(&args.folder);
    reject_used_folder(root, &folder, &args.folder)?;
    if let Err(error) =
        (ClassRepository { root, folder: &folder }).write_all(plans, &chosen)
    {
        // The folder was new or empty.
        let _ = fs::remove_dir_all(&folder);
        return Err(error);
    }
    Ok(out::line(format!(
        "{} of {} exercises are in {}, without their solutions.\n\nWhat proves it, and what \
         makes it a repository:\n  cd {}\n  {JUDGE_COMMAND}\n  git init -b main\n  git add .\n  \
         git commit -m \"Begin\"\n\nThen push it, and have students begin from it: the page \
         *Setting up machines* says how.",
        chosen.len(),
        plans.names.exercises.len(),
        args.folder.display(),
        args.folder.display(),
    ))?)
}

fn exercise_count(chosen: &[&Exercise]) -> String {
    match chosen.len() {
        1 => "1 exercise".to_owned(),
        count => format!("{count} exercises"),
    }
}

/// Rejects a folder that is not empty, or that is inside the book.
fn reject_used_folder(root: &Path, folder: &Path, message: &Path) -> Result<()> {
    let above = folder.ancestors().find_map(|above| fs::canonicalize(above).ok());
    if above.is_some_and(|above| {
        fs::canonicalize(root).is_ok_and(|it| above.starts_with(it))
    }) {
        bail!(UsageError(format!(
            "{} is inside the book's own folder: name one beside that, as ../class",
            message.display()
        )));
    }
    let is_empty = match fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_none(),
        Err(_) => !folder.exists(),
    };
    if !is_empty {
        bail!(UsageError(format!(
            "{} is not empty: name a new folder",
            message.display()
        )));
    }
    Ok(())
}

/// Returns the requested exercises in the book's order; by default those of all sessions.
fn select_exercises<'a>(
    plans: &CoursePlans<'a>,
    args: &Args,
) -> Result<Vec<&'a Exercise>> {
    let exercises = &plans.names.exercises;
    let wanted: BTreeSet<&str> = if args.exercises.is_empty() {
        let last = plans.course.sessions.len();
        let sessions = match &args.sessions {
            Some(text) => parse_sessions(text, last)?,
            None => (1..=last).collect(),
        };
        let chapter_of = |session: usize| plans.exercises(session - 1);
        sessions
            .into_iter()
            .flat_map(chapter_of)
            .map(|exercise| &*exercise.name)
            .collect()
    } else {
        args.exercises.iter().map(|name| name.trim()).collect()
    };
    for name in &wanted {
        let mut known = exercises.iter().map(|exercise| &*exercise.name);
        if !known.clone().any(|it| it == *name) {
            let near = suggestions::suggestion(name, &mut known);
            bail!(UsageError(format!("there is no exercise `{name}`:{near}")));
        }
    }
    let chosen = exercises.iter().filter(|it| wanted.contains(&*it.name));
    let chosen: Vec<_> = chosen.collect();
    if chosen.is_empty() {
        bail!(UsageError("these sessions have no exercise: choose others".to_owned()));
    }
    Ok(chosen)
}

/// Parses a list of sessions, `1,3,5-7`.
fn parse_sessions(text: &str, last: usize) -> Result<BTreeSet<usize>> {
    let number =
        |text: &str| text.trim().parse().ok().filter(|it| (1..=last).contains(it));
    let range = |part: &str| {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        Some(number(from)?..=number(to)?).filter(|range| !range.is_empty())
    };
    let ranges: Option<Vec<_>> = text.split(',').map(range).collect();
    match ranges {
        Some(ranges) => Ok(ranges.into_iter().flatten().collect()),
        None => bail!(UsageError(format!(
            "found --sessions {text:?}, and the course has sessions 1 to {last}: write \
             1-{last}, or some of them, as 1,2"
        ))),
    }
}

/// Returns the manifest: the class's own package, and the part of the book's workspace
/// that its crates inherit.
fn class_manifest(text: &str) -> Result<String> {
    let mut book: Table = toml::from_str(text)?;
    let mut class: Table = toml::from_str(PACKAGE_MANIFEST)?;
    let workspace = book.get_mut("workspace").and_then(Value::as_table_mut);
    let workspace = workspace.context("Cargo.toml has no workspace")?;
    let members = ["code/*"].into_iter().chain(MOVED_CRATES).map(Value::from).collect();
    workspace.insert("members".to_owned(), Value::Array(members));
    // A student's own crate stands alone.
    workspace.insert("exclude".to_owned(), Value::Array(vec!["crate".into()]));
    let dependencies = workspace.get_mut("dependencies").and_then(Value::as_table_mut);
    let dependencies = dependencies.context("Cargo.toml has no dependencies")?;
    dependencies.retain(|name, value| match value.get_mut("path") {
        Some(path) if MOVED_CRATES.contains(&name) => {
            *path = Value::from(name);
            true
        }
        Some(path) => path.as_str().is_some_and(|it| it.starts_with("code/")),
        None => true,
    });
    class.insert("workspace".to_owned(), Value::Table(std::mem::take(workspace)));
    Ok(toml::to_string(&class)?)
}

/// Removes unused packages from the lock file; versions stay as they are.
fn prune_lock(folder: &Path) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["update", "--workspace", "--offline", "--quiet"]).current_dir(folder);
    let output = cargo.output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!(
            "cargo does not take the class's manifest: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(())
}

/// Returns the minimum Rust version of the manifest.
fn rust_version(manifest: &str) -> Result<String> {
    let mut lines = manifest.lines();
    let version = lines.find_map(|line| line.strip_prefix("rust-version = "));
    let version = version.context("Cargo.toml has no `rust-version`")?;
    Ok(version.trim_matches('"').to_owned())
}

/// Returns the exercises as a table, chapter by chapter.
fn exercise_table(plans: &CoursePlans, chosen: &[&Exercise]) -> String {
    let mut out = String::new();
    let mut chapter = "";
    for Exercise { name, chapter: chapter_of, metadata, .. } in chosen {
        if chapter != chapter_of {
            chapter = chapter_of;
            out += &format!(
                "{}### {}\n\n| exercise | session | | | minutes |\n|:--|:--|:--|:--|--:|\n",
                if out.is_empty() { "" } else { "\n" },
                chapter_title(plans.names, chapter_of),
            );
        }
        out += &format!(
            "| [{}]({FOLDER}/{chapter_of}/{name}/exercise.rs) `{name}` | {} | {} | {} | {} |\n",
            metadata.title,
            session_text(plans, name),
            metadata.kind,
            metadata.difficulty,
            metadata.minutes
        );
    }
    out.trim_end().to_owned()
}

/// Returns the session of an exercise, and whether the exercise is required there.
fn session_text(plans: &CoursePlans, name: &str) -> String {
    if let Some(at) = plans.course.requiring_session(name) {
        return format!("{}, required", at + 1);
    }
    let given = |at: &usize| plans.exercises(*at).iter().any(|it| it.name == name);
    let at = (0..plans.course.sessions.len()).find(given);
    at.map_or("practice".to_owned(), |at| format!("{}, practice", at + 1))
}

/// Returns a chapter's name.
fn chapter_title<'a>(names: &'a ParsedBook, chapter: &'a str) -> &'a str {
    names.chapter(&format!("{chapter}.md")).map_or(chapter, |chapter| &chapter.name)
}

/// A class's repository while it is written.
struct ClassRepository<'a> {
    root: &'a Path,
    folder: &'a Path,
}

impl ClassRepository<'_> {
    /// Writes the whole repository.
    fn write_all(&self, plans: &CoursePlans, chosen: &[&Exercise]) -> Result<()> {
        COPIED_PATHS.iter().try_for_each(|(from, to)| self.copy(from, to))?;
        CLASS_FILES.iter().try_for_each(|(name, text)| self.write(name, text))?;
        let manifest = self.read("Cargo.toml")?;
        self.write("Cargo.toml", &self::class_manifest(&manifest)?)?;
        self.write_exercises(plans.names, chosen)?;
        let rust = rust_version(&manifest)?;
        let fill = |text: &str| {
            text.replace("@rust@", &rust)
                .replace("@judge@", JUDGE_COMMAND)
                .replace("@count@", &exercise_count(chosen))
                .replace("@exercises@", &exercise_table(plans, chosen))
        };
        self.write("README.md", &fill(README))?;
        self.write(".github/workflows/exercises.yml", &fill(GITHUB))?;
        self.write(".gitlab-ci.yml", &fill(GITLAB))?;
        prune_lock(self.folder)
    }

    fn read(&self, name: &str) -> Result<String> {
        let file = self.root.join(name);
        fs::read_to_string(&file)
            .with_context(|| format!("cannot read {}", file.display()))
    }

    fn write(&self, name: &str, text: &str) -> Result<()> {
        let file = self.folder.join(name);
        let failure = || format!("cannot write {}", file.display());
        fs::create_dir_all(file.parent().unwrap_or(self.folder))
            .with_context(failure)?;
        atomic_write::write(&file, text).with_context(failure)
    }

    /// Copies a file, or all files of a folder except build output.
    fn copy(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.root.join(from), self.folder.join(to));
        let files = if from.is_dir() {
            walk(&from, &|path| !path.ends_with("target"))?
        } else {
            vec![PathBuf::new()]
        };
        for file in files {
            // Joining an empty path would append a slash.
            let under = |folder: &Path| {
                if file.as_os_str().is_empty() {
                    folder.to_owned()
                } else {
                    folder.join(&file)
                }
            };
            let (from, to) = (under(&from), under(&to));
            let failure =
                || format!("cannot copy {} to {}", from.display(), to.display());
            fs::create_dir_all(to.parent().unwrap_or(self.folder))
                .with_context(failure)?;
            fs::copy(&from, &to).with_context(failure)?;
        }
        Ok(())
    }

    /// Writes the exercises without answers, and pages that list them in order.
    fn write_exercises(&self, names: &ParsedBook, chosen: &[&Exercise]) -> Result<()> {
        let mut summary = format!("{}\n\n", base::CLASS_HEADING);
        let mut chapters: Vec<&str> = chosen.iter().map(|it| &*it.chapter).collect();
        chapters.dedup();
        for chapter in &chapters {
            let title = chapter_title(names, chapter);
            summary += &format!("- [{title}]({chapter}.md)\n");
            let mut page = format!("# {title}\n");
            for exercise in chosen.iter().filter(|it| it.chapter == *chapter) {
                page += &format!("\n{{{{#exercise {}}}}}\n", exercise.name);
            }
            self.write(&format!("chapters/{chapter}.md"), &page)?;
        }
        self.write("chapters/SUMMARY.md", &summary)?;
        for exercise in chosen {
            let stub = exercise.stub()?;
            self.write(&format!("{}/exercise.rs", exercise.relative_path()), &stub)?;
            self.write(&format!("{}/{STUB}", exercise.relative_path()), &stub)?;
            for name in EXERCISE_FILES {
                let name = format!("{}/{name}", exercise.relative_path());
                if self.root.join(&name).is_file() {
                    self.copy(&name, &name)?;
                }
            }
        }
        // Files that checks of several exercises share, in any chapter.
        for chapter in sorted_entries(&self.root.join(FOLDER))? {
            let folder = chapter.path();
            for file in
                if folder.is_dir() { sorted_entries(&folder)? } else { Vec::new() }
            {
                if file.path().is_file() {
                    let name = [chapter.file_name(), file.file_name()];
                    let [chapter, file] =
                        name.map(|it| it.to_string_lossy().into_owned());
                    let name = format!("{FOLDER}/{chapter}/{file}");
                    self.copy(&name, &name)?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_session_numbers_and_ranges() {
        let found = |text| {
            parse_sessions(text, 20).map(|all| all.into_iter().collect::<Vec<_>>())
        };
        assert_eq!(found("1-3").unwrap(), [1, 2, 3]);
        assert_eq!(found("7, 1,3-4").unwrap(), [1, 3, 4, 7]);
        assert_eq!(found("20").unwrap(), [20]);
        for wrong in ["", "0", "21", "3-1", "1-", "-2", "one", "1,,2", "1-21"] {
            let error = found(wrong).unwrap_err();
            assert!(error.is::<UsageError>(), "{wrong}");
            let message = format!(
                "found --sessions {wrong:?}, and the course has sessions 1 to 20"
            );
            assert!(error.to_string().starts_with(&message), "{error}");
        }
    }
}
