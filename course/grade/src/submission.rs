//! The submission of one student: which file is the answer to which exercise.
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use anyhow::Result;

use super::names::{escape_name, escape_path};
use super::student_files::{StudentFile, StudentFiles};
use base::suggestions;
use judging::exercises::{Exercise, answer_judge};
use judging::project;

/// Other files of an exercise's folder or of a crate.
const OTHER_FILES: [&str; 6] =
    ["solution.rs", "check.rs", "buggy.rs", "main.rs", "lib.rs", "build.rs"];
/// Maximum number of names in a note.
const MAX_LISTED: usize = 5;

/// The submission of one student.
#[derive(Debug, Default)]
pub struct Submission {
    /// Display name of the student, unique in the class.
    pub student: String,
    /// Id of the student in the roster, or an empty text.
    pub id: String,
    /// The text for each exercise by its name, or why the file cannot be read.
    pub answers: BTreeMap<String, Result<String, String>>,
    /// Modification time of each answer by the exercise's name, and of a crate by
    /// `crate`; none for unchanged files.
    pub handed_in: BTreeMap<String, SystemTime>,
    /// Folder of the student's own crate.
    pub project: Option<PathBuf>,
    /// Notes for the teacher.
    pub notes: Vec<String>,
    /// Whether nothing was handed in.
    pub is_empty: bool,
    /// Whether the folder is a clone of a repository, whose files have the time of the
    /// cloning.
    pub is_clone: bool,
}

/// The exercises that a file can be the answer to.
pub struct KnownExercises<'a> {
    exercises: &'a [Exercise],
    /// The original student's file of each exercise.
    stubs: Vec<String>,
}

impl<'a> KnownExercises<'a> {
    /// Reads the original student's file of each exercise.
    ///
    /// # Errors
    /// If an exercise is broken.
    pub fn new(exercises: &'a [Exercise]) -> Result<Self> {
        let stubs = exercises.iter().map(Exercise::stub).collect::<Result<_>>()?;
        Ok(KnownExercises { exercises, stubs })
    }

    /// Returns the index of the exercise that a file names as `name/exercise.rs` or
    /// `name.rs`, ignoring case, blanks and `_`; `Err` holds the name if there is no such
    /// exercise. Returns `None` for another file of an exercise's folder.
    fn find_exercise(&self, file: &StudentFile) -> Option<Result<usize, String>> {
        let (name, folders) = file.parts.split_last()?;
        let lower = name.to_lowercase();
        let name = match lower.as_str() {
            "exercise.rs" => match folders.last() {
                Some(folder) => folder,
                None => return Some(Err("exercise".to_owned())),
            },
            _ if file.in_book || OTHER_FILES.contains(&&*lower) => return None,
            _ => &name[..name.len() - ".rs".len()],
        };
        let plain = name.trim().to_lowercase().replace(['_', ' '], "-");
        let found = self.exercises.iter().position(|it| it.name == plain);
        Some(found.ok_or_else(|| name.to_owned()))
    }
}

impl Submission {
    /// Key of the student in a file of deadlines: the id or, without a roster, the name.
    pub fn deadline_key(&self) -> &str {
        match &*self.id {
            "" => &self.student,
            id => id,
        }
    }

    /// Finds the answers among the files of a student.
    pub fn from_files(
        student: String,
        id: String,
        known: &KnownExercises,
        gathered: StudentFiles,
    ) -> Self {
        let StudentFiles { files, crates, notes, is_clone, .. } = gathered;
        let is_nothing = files.is_empty() && crates.is_empty() && notes.is_empty();
        let mut it = Submission {
            student,
            id,
            notes,
            is_empty: is_nothing,
            is_clone,
            ..Submission::default()
        };
        let mut answers: BTreeMap<usize, Vec<&StudentFile>> = BTreeMap::new();
        let mut unknown = Vec::new();
        for file in &files {
            match known.find_exercise(file) {
                None => {}
                Some(Ok(at)) => answers.entry(at).or_default().push(file),
                Some(Err(name)) => unknown.push((escape_path(&file.parts), name)),
            }
        }
        for (at, mut files) in answers {
            files.sort_by(|a, b| a.parts.cmp(&b.parts));
            it.add_answer(&known.exercises[at].name, &known.stubs[at], &files);
        }
        it.notes.extend(unknown_file_notes(&unknown, known));
        if crates.len() > 1 {
            it.notes.push("has several crates: the first is graded".to_owned());
        }
        it.project = crates.into_iter().min();
        let written = it.project.as_deref().and_then(project::last_modified);
        it.handed_in
            .extend(written.filter(is_known_time).map(|at| ("crate".to_owned(), at)));
        it
    }

    /// Selects the answer from the files for an exercise: the first changed file. Adds a
    /// note if the changed files differ.
    fn add_answer(&mut self, name: &str, stub: &str, files: &[&StudentFile]) {
        // One text at a time, for there may be thousands of large files.
        let (mut graded, mut other_count) = (None, 0);
        for file in files {
            let text = answer_judge::read_text(&file.path);
            match &graded {
                _ if text.as_deref() == Ok(stub) => {}
                None => graded = Some((*file, text)),
                Some((_, first)) => other_count += usize::from(*first != text),
            }
        }
        let Some((file, text)) = graded else {
            self.answers.insert(name.to_owned(), Ok(stub.to_owned()));
            return;
        };
        self.answers.insert(name.to_owned(), text);
        let at = fs::metadata(&file.path).and_then(|it| it.modified()).ok();
        self.handed_in.extend(at.filter(is_known_time).map(|at| (name.to_owned(), at)));
        if other_count > 0 {
            let shown = escape_path(&file.parts);
            self.notes.push(format!(
                "has several different answers to {name}: {shown} is graded"
            ));
        }
    }
}

/// Whether a time is known: the Unix epoch stands for a missing time in an archive.
fn is_known_time(at: &SystemTime) -> bool {
    *at != SystemTime::UNIX_EPOCH
}

/// Returns notes about files that belong to no exercise.
fn unknown_file_notes(
    unknown: &[(String, String)],
    known: &KnownExercises,
) -> Vec<String> {
    let first = unknown.iter().take(MAX_LISTED).map(|(file, name)| {
        let names = known.exercises.iter().map(|it| &*it.name);
        let near = suggestions::nearest(name, names)
            .map_or(String::new(), |near| format!(": did you mean `{near}`?"));
        format!("{file}: there is no exercise `{}`{near}", escape_name(name.as_ref()))
    });
    let more = unknown.len().saturating_sub(MAX_LISTED);
    let rest = (more > 0).then(|| format!("{more} more files belong to no exercise"));
    first.chain(rest).collect()
}
