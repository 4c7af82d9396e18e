//! What one student handed in: which file is the answer to which exercise.
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::Result;

use super::archive::ends_with;
use super::gather::{File, Gathered};
use super::names::escaped;
use super::project::PARTS;
use base::suggestions;
use judging::exercises::Exercise;
use judging::policy::Changed;

/// The other files of an exercise's folder.
const OTHERS: [&str; 6] =
    ["solution.rs", "check.rs", "buggy.rs", "main.rs", "lib.rs", "build.rs"];
/// So many files without an exercise are opened, to see what they are.
const OPENED: usize = 100;
/// So many names are listed in a note.
const LISTED: usize = 5;

/// What one student handed in.
#[derive(Debug, Default)]
pub struct Submission {
    /// The student's name, as it is shown: no two are alike.
    pub student: String,
    /// The student's id and address in the list of the class, or nothing.
    pub id: String,
    /// The address.
    pub address: String,
    /// The text for each exercise, by its name, or why there is none.
    pub answers: BTreeMap<String, Result<String, String>>,
    /// When and how each answer was handed in, by the exercise's name; nothing of files
    /// that are as they were.
    pub handed_in: BTreeMap<String, HandedIn>,
    /// The folder of a crate of their own.
    pub project: Option<PathBuf>,
    /// What the teacher should know.
    pub notes: Vec<String>,
    /// Whether there is nothing at all.
    pub is_nothing: bool,
    /// Whether it is a clone, whose files are as old as the cloning.
    pub is_clone: bool,
}

/// When and how an answer was handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandedIn {
    /// When the file was changed last, as far as it says.
    pub at: Option<Changed>,
    /// Whether a learning system has marked it as late.
    pub late: bool,
}

/// What a file is meant for.
#[derive(Debug, PartialEq, Eq)]
enum Meant {
    /// An exercise, and which of several versions it is.
    Exercise(usize, u32),
    /// An exercise of that name, which there is not.
    Unknown(String),
    /// Nothing: another file of an exercise's folder or of the book.
    Nothing,
}

/// The exercises as files name them.
pub struct Known<'a> {
    exercises: &'a [Exercise],
    /// What each file is before the student comes.
    stubs: Vec<String>,
}

impl<'a> Known<'a> {
    /// Reads what each exercise's file is before a student comes.
    ///
    /// # Errors
    /// If one is broken.
    pub fn new(exercises: &'a [Exercise]) -> Result<Self> {
        let stubs = exercises.iter().map(Exercise::stub).collect::<Result<_>>()?;
        Ok(Known { exercises, stubs })
    }

    /// The exercise of that name, in which blanks, `_` and capitals do not count, and the
    /// version that it is: `name-1`, `name (1)`.
    fn by_name(&self, name: &str) -> Option<(usize, u32)> {
        let name = name.trim().to_lowercase().replace(['_', ' '], "-");
        let find = |name: &str| self.exercises.iter().position(|it| it.name == name);
        if let Some(at) = find(&name) {
            return Some((at, 0));
        }
        let bare = name.strip_suffix(')').unwrap_or(&name);
        let (rest, version) = bare.rsplit_once(['-', '('])?;
        let at = find(rest.trim_end_matches('-'))?;
        Some((at, if version == "copy" { 1 } else { version.parse().ok()? }))
    }

    /// Whether a file has an exercise's name, and so no student's.
    pub fn is_answer(&self, file: &str) -> bool {
        is_rust(file) && self.by_name(&file[..file.len() - ".rs".len()]).is_some()
    }

    /// What a file is meant for: `name/exercise.rs` or `name.rs`.
    fn meant(&self, file: &File) -> Meant {
        let Some((name, folders)) = file.parts.split_last() else {
            return Meant::Nothing;
        };
        let lower = name.to_lowercase();
        let folder = folders.last().map_or("", String::as_str);
        if lower == "exercise.rs" {
            return match self.by_name(folder) {
                Some((at, version)) => Meant::Exercise(at, version),
                None => Meant::Unknown(folder.to_owned()),
            };
        }
        if file.in_book || OTHERS.contains(&&*lower) {
            return Meant::Nothing;
        }
        let stem = &name[..name.len() - ".rs".len()];
        match self.by_name(stem) {
            Some((at, version)) => Meant::Exercise(at, version),
            None => Meant::Unknown(stem.to_owned()),
        }
    }

    /// The exercise from whose file a text was made, by the lines at its beginning.
    fn by_text(&self, text: &str) -> Option<usize> {
        let mut same = (0..self.stubs.len()).filter(|&at| {
            let head = head(&self.stubs[at]);
            !head.is_empty() && head == self::head(text)
        });
        same.next().filter(|_| same.next().is_none())
    }

    /// The student and the exercise of a file's name `student_exercise.rs`: of several, the
    /// longest exercise.
    pub fn split<'b>(&self, name: &'b str) -> Option<(&'b str, &'b str)> {
        let stem = &name[..name.len() - ".rs".len()];
        let mut cuts = stem.match_indices(['_', '-', ' ']).map(|(at, _)| at);
        let is = |at: &usize| *at > 0 && self.by_name(&stem[at + 1..]).is_some();
        let at = cuts.find(is)?;
        Some((&name[..at], &name[at + 1..]))
    }
}

/// The documentation lines at the beginning of a file.
fn head(text: &str) -> &str {
    let lines = text.split_inclusive('\n').take_while(|line| line.starts_with("//!"));
    &text[..lines.map(str::len).sum()]
}

impl Submission {
    /// What a file of due dates calls the student: the id, or without a roster the name.
    pub fn key(&self) -> &str {
        match &*self.id {
            "" => &self.student,
            id => id,
        }
    }

    /// Finds the answers among the files of a student.
    pub fn of(student: String, known: &Known, gathered: Gathered) -> Self {
        let Gathered { files, crates, mut notes, others, is_clone, .. } = gathered;
        let mut it = Submission { student, is_clone, ..Submission::default() };
        it.is_nothing = files.is_empty()
            && crates.is_empty()
            && notes.is_empty()
            && others.is_empty();
        let mut answers: BTreeMap<usize, Vec<(Reverse<u32>, &File)>> = BTreeMap::new();
        let (mut links, mut unknown, mut gone, mut guessed) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut opened = 0;
        for file in &files {
            match known.meant(file) {
                Meant::Nothing => {}
                Meant::Exercise(..) if file.is_link() => links.push(file.shown()),
                Meant::Exercise(at, version) => {
                    answers.entry(at).or_default().push((Reverse(version), file));
                }
                Meant::Unknown(name) if file.in_book => {
                    gone.push(escaped(name.as_ref()))
                }
                Meant::Unknown(name) => {
                    opened += 1;
                    let is_looked_at = opened <= OPENED && !file.is_link();
                    let text = is_looked_at.then(|| file.text().ok()).flatten();
                    match text.and_then(|text| known.by_text(&text)) {
                        Some(at) => {
                            let name = &known.exercises[at].name;
                            guessed
                                .push(format!("{} (taken for {name})", file.shown()));
                            answers.entry(at).or_default().push((Reverse(0), file));
                        }
                        None => unknown.push((file.shown(), name)),
                    }
                }
            }
        }
        for (at, mut files) in answers {
            files.sort_by(|a, b| (a.0, &a.1.parts).cmp(&(b.0, &b.1.parts)));
            notes.extend(it.answer(
                &known.exercises[at].name,
                &known.stubs[at],
                &files,
            ));
        }
        notes.extend(listed(
            &links,
            "is a link, which is not followed",
            "are links, which are not followed",
        ));
        notes.extend(strangers(&unknown, known));
        notes.extend(listed(
            &guessed,
            "has no exercise's name; its first lines are that exercise's",
            "have no exercise's name; their first lines are those exercises'",
        ));
        notes.extend(listed(
            &gone,
            "is an exercise of another version of the book",
            "are exercises of another version of the book",
        ));
        let others: Vec<_> = others.iter().map(|name| escaped(name.as_ref())).collect();
        notes.extend(listed(
            &others,
            "is no Rust file and no .zip",
            "are no Rust files and no .zip",
        ));
        it.notes = notes;
        it
    }

    /// Takes the answer from its files. Of several, those that are as they were do not
    /// count, and of the others the first does. Gives a note if there are several.
    fn answer(
        &mut self,
        name: &str,
        stub: &str,
        files: &[(Reverse<u32>, &File)],
    ) -> Option<String> {
        // One text at a time: there may be thousands, each as large as it may be.
        let (mut graded, mut others) = (None, 0);
        for (_, file) in files {
            let text = file.text();
            match &graded {
                _ if text.as_deref() == Ok(stub) => {}
                None => graded = Some((*file, text)),
                Some((_, first)) => others += usize::from(*first != text),
            }
        }
        let Some((file, text)) = graded else {
            self.answers.insert(name.to_owned(), Ok(stub.to_owned()));
            return None;
        };
        self.answers.insert(name.to_owned(), text);
        let handed_in = HandedIn { at: file.at, late: file.late };
        self.handed_in.insert(name.to_owned(), handed_in);
        (others > 0).then(|| {
            format!(
                "has several different answers to {name}: {} is graded",
                file.shown()
            )
        })
    }

    /// Whether an answer or a part of a crate, or one of all, is marked as late.
    pub fn is_late(&self, exercise: Option<&str>) -> bool {
        match exercise {
            Some(name) => {
                let name = if PARTS.contains(&name) { "crate" } else { name };
                self.handed_in.get(name).is_some_and(|it| it.late)
            }
            None => self.handed_in.values().any(|it| it.late),
        }
    }
}

/// A note about some names, if there are any: `a, b and 3 more are links`.
fn listed(names: &[String], one: &str, several: &str) -> Option<String> {
    match names {
        [] => None,
        [name] => Some(format!("{name} {one}")),
        names => {
            let more = names.len().saturating_sub(LISTED);
            let (last, first) = names[..names.len() - more].split_last()?;
            Some(match more {
                0 => format!("{} and {last} {several}", first.join(", ")),
                _ => format!("{}, {last} and {more} more {several}", first.join(", ")),
            })
        }
    }
}

/// A note about files that belong to no exercise.
fn strangers(unknown: &[(String, String)], known: &Known) -> Option<String> {
    let with_nearest = |(file, name): &(String, String)| {
        let names = known.exercises.iter().map(|it| &*it.name);
        let near = suggestions::nearest(name, names);
        near.map_or(file.clone(), |near| format!("{file} (did you mean `{near}`?)"))
    };
    match unknown {
        [(file, name)] if !name.is_empty() => {
            let names = known.exercises.iter().map(|it| &*it.name);
            let near = suggestions::nearest(name, names);
            let near =
                near.map_or(String::new(), |near| format!(": did you mean `{near}`?"));
            Some(format!(
                "{file}: there is no exercise `{}`{near}",
                escaped(name.as_ref())
            ))
        }
        unknown => {
            let files: Vec<_> = unknown
                .iter()
                .take(LISTED)
                .map(with_nearest)
                .chain(unknown.iter().skip(LISTED).map(|(file, _)| file.clone()))
                .collect();
            listed(&files, "belongs to no exercise", "belong to no exercise")
        }
    }
}

/// Whether a name is that of a Rust file.
pub fn is_rust(name: &str) -> bool {
    ends_with(name, ".rs")
}
