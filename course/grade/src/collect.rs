//! Collects what each student of a class handed in, from a folder or from the archive
//! that a learning system provides.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use super::names::{escape_name, escape_path};
use super::roster::{Owner, Roster};
use super::student_files::{MAX_NOTES, StudentFiles};
use super::submission::{KnownExercises, Submission};
use super::unpack::{
    self, ArchiveEntry, MAX_CLASS_BYTES, UnpackBudget, is_archive, unpack,
};
use base::failure::UsageError;
use base::folder::sorted_entries;
use judging::exercises::Exercise;
use judging::exercises::scratch::ScratchFolder;

/// The submissions of a class.
pub struct ClassSubmissions {
    /// The submissions in the order of the roster, then by name.
    pub submissions: Vec<Submission>,
    /// Notes for the teacher about files of no student.
    pub notes: Vec<String>,
    /// Keeps the unpacked archives until the class is graded.
    _scratch: ScratchFolder,
}

/// Folders and archives of one student.
#[derive(Default)]
struct OwnedPieces {
    student: String,
    id: String,
    /// Paths of folders and archives, each with its name.
    pieces: Vec<(PathBuf, String)>,
}

/// Gathers folders and archives before their owners are known.
struct Collector<'a> {
    scratch: &'a ScratchFolder,
    /// Folders and archives by name.
    groups: BTreeMap<String, OwnedPieces>,
    notes: Vec<String>,
}

/// Collects all submissions, by the students' names or in the order of the roster, and
/// notes about files of no student. `root` is the book's folder.
///
/// # Errors
/// If the folder or archive cannot be read or holds no student's files.
pub fn collect(
    root: &Path,
    folder: &Path,
    exercises: &[Exercise],
    roster: Option<&Roster>,
) -> Result<ClassSubmissions> {
    let show = folder.display();
    let scratch = ScratchFolder::new(root)?;
    let (groups, notes) = (BTreeMap::new(), Vec::new());
    let mut collector = Collector { scratch: &scratch, groups, notes };
    if folder.is_dir() {
        collector.read_folder(folder)?;
    } else if is_archive(&show.to_string()) && folder.is_file() {
        collector.read_archive(folder)?;
    } else {
        bail!(UsageError(format!(
            "{show} is neither a folder nor a .zip: name one with a folder or an archive \
             for each student"
        )));
    }
    let Collector { groups, mut notes, .. } = collector;
    if groups.is_empty() {
        bail!(UsageError(format!(
            "{show} contains no folder and no .zip: it needs one for each student"
        )));
    }
    let known = KnownExercises::new(exercises)?;
    let mut submissions = Vec::new();
    for group in assign_owners(groups, roster, &mut notes) {
        let mut student_files = StudentFiles::default();
        for (path, name) in &group.pieces {
            student_files.add(path, name, &scratch)?;
        }
        submissions.push(Submission::from_files(
            group.student,
            group.id,
            &known,
            student_files,
        ));
    }
    Ok(ClassSubmissions { submissions, notes, _scratch: scratch })
}

impl Collector<'_> {
    /// Adds the entries of the class's folder.
    fn read_folder(&mut self, folder: &Path) -> Result<()> {
        for entry in sorted_entries(folder)? {
            let (path, raw) = (entry.path(), entry.file_name());
            let Ok(kind) = entry.file_type() else { continue };
            let (name, shown_name) =
                (raw.to_string_lossy().into_owned(), escape_name(&raw));
            if is_system_file(&name) {
                continue;
            }
            if kind.is_symlink() {
                self.notes.push(format!("{shown_name} is not graded: it is a link"));
            } else if kind.is_dir() || is_archive(&name) {
                self.add(shown_name, (path, name));
            } else {
                self.note_not_graded(&shown_name);
            }
        }
        Ok(())
    }

    /// Unpacks the archive of a class, student by student, and adds the result.
    fn read_archive(&mut self, path: &Path) -> Result<()> {
        let mut archive = unpack::open(path, MAX_CLASS_BYTES).map_err(|why| {
            let show = path.display();
            UsageError(format!(
                "{show} cannot be read: {why}; use the archive as downloaded"
            ))
        })?;
        let (items, outside) = unpack::list_entries(&archive);
        for name in outside.into_iter().take(MAX_NOTES) {
            let name = escape_name(name.as_ref());
            self.notes.push(format!(
                "{name} is not graded: its path leads out of the archive"
            ));
        }
        let mut students: BTreeMap<String, Vec<ArchiveEntry>> = BTreeMap::new();
        for (index, parts) in strip_outer_folder(path, items) {
            match &parts[..] {
                [file] if !is_archive(file) => {
                    self.note_not_graded(&escape_path(&parts))
                }
                [name, ..] => {
                    students.entry(name.clone()).or_default().push((index, parts))
                }
                [] => {}
            }
        }
        if let [name] = &students.keys().collect::<Vec<_>>()[..]
            && !is_archive(name)
        {
            self.notes.push(format!(
                "everything in {} lies in the folder `{}`, which is taken for one student's",
                path.display(),
                escape_name(name.as_ref())
            ));
        }
        let class = self.scratch.new_folder()?;
        for (name, items) in students {
            // A student without readable files still belongs to the class.
            if !is_archive(&name)
                && let Err(error) = fs::create_dir_all(class.join(&name))
            {
                let shown_name = escape_name(name.as_ref());
                self.notes.push(format!("{shown_name} is not graded: {error}"));
                continue;
            }
            let notes =
                unpack(&mut archive, &items, &class, &mut UnpackBudget::default());
            let notes = notes.into_iter().take(MAX_NOTES);
            let shown_name = escape_name(name.as_ref());
            self.notes.extend(notes.map(|note| format!("{shown_name}: {note}")));
        }
        self.read_folder(&class)
    }

    /// Adds a student's folder or archive under its displayed name.
    fn add(&mut self, shown_name: String, piece: (PathBuf, String)) {
        let name = if is_archive(&shown_name) && !piece.0.is_dir() {
            shown_name[..shown_name.len() - ".zip".len()].to_owned()
        } else {
            shown_name
        };
        self.groups.entry(name).or_default().pieces.push(piece);
    }

    fn note_not_graded(&mut self, shown_name: &str) {
        let why = "is not graded: it is neither a folder nor a .zip";
        self.notes.push(format!("{shown_name} {why}"));
    }
}

/// Whether a file or folder was made by an operating system, not by a person.
fn is_system_file(name: &str) -> bool {
    name.starts_with('.') || name == "__MACOSX"
}

/// Removes from the paths an outer folder that has the archive's own name.
fn strip_outer_folder(path: &Path, mut items: Vec<ArchiveEntry>) -> Vec<ArchiveEntry> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    items.retain(|(_, parts)| !is_system_file(&parts[0]));
    if items.iter().all(|(_, parts)| parts.len() > 1 && parts[0] == stem) {
        items.iter_mut().for_each(|(_, parts)| drop(parts.remove(0)));
    }
    items
}

/// Assigns folders and archives to students. With a roster, all its students are listed
/// in its order, followed by files of unknown owners.
fn assign_owners(
    groups: BTreeMap<String, OwnedPieces>,
    roster: Option<&Roster>,
    notes: &mut Vec<String>,
) -> Vec<OwnedPieces> {
    let Some(roster) = roster else {
        let named =
            groups.into_iter().map(|(student, it)| OwnedPieces { student, ..it });
        return named.collect();
    };
    let people = roster.0.iter().enumerate();
    let mut all: Vec<_> = people
        .map(|(at, person)| OwnedPieces {
            student: escape_name(roster.display_name(at).as_ref()),
            id: person.id.clone(),
            ..OwnedPieces::default()
        })
        .collect();
    for (name, group) in groups {
        let why = match roster.find_owner(&name) {
            Owner::Listed(at) => {
                all[at].pieces.extend(group.pieces);
                continue;
            }
            Owner::Ambiguous(several) => {
                let names: Vec<_> =
                    several.iter().map(|&at| roster.display_name(at)).collect();
                format!(
                    "may belong to {}, and is graded separately",
                    names.join(" or ")
                )
            }
            Owner::Unlisted(near) => {
                let near =
                    near.map_or(String::new(), |it| format!(": did you mean {it}?"));
                format!("is not in the roster{near}")
            }
        };
        notes.push(format!("{name}: {why}"));
        // Displayed names are unique.
        let mut student = name;
        while all.iter().any(|other| other.student == student) {
            student += " (?)";
        }
        all.push(OwnedPieces { student, ..group });
    }
    let people = roster.0.len();
    let missing = all[..people].iter().filter(|it| it.pieces.is_empty()).count();
    if missing > 0 {
        notes
            .push(format!("{missing} of the {people} in the roster handed nothing in"));
    }
    all
}
