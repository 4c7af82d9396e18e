//! Finding what each student of a class handed in: in a folder, or in the archive that a
//! learning system gives.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use super::archive::{self, is_archive};
use super::gather::{Crate, Gathered, Packed};
use super::inside::{Inside, names_in};
use super::names::escaped;
use super::project;
use super::roster::{Roster, Whose};
use super::submission::{HandedIn, Known, Submission, is_rust};
use super::upload::{self, Upload};
use base::failure::Usage;
use base::folder::entries;
use judging::exercises::Exercise;
use judging::exercises::scratch::Scratch;
use judging::policy::Changed;

/// What a class handed in.
pub struct Class {
    /// What each student handed in: in the list's order, then by name.
    pub submissions: Vec<Submission>,
    /// What the teacher should know of what belongs to nobody.
    pub notes: Vec<String>,
    /// Where crates from archives lie.
    _scratch: Option<Scratch>,
}

/// A part of what a student handed in.
struct Piece {
    late: bool,
    from: From,
}

enum From {
    /// A folder.
    Folder(PathBuf),
    /// A file, with the student's name for it.
    File(PathBuf, String),
    /// Files of the class's archive, each with its way from where the student's begin.
    Archive(PathBuf, Vec<(usize, Vec<String>)>),
}

/// Who handed something in.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Who {
    name: String,
    /// The number that a system gave.
    number: String,
    /// Whether that is the student's.
    is_id: bool,
}

impl Who {
    /// Somebody with a name, as it is shown, and what a system says of them besides.
    fn of(name: String, upload: Option<&Upload<'_>>) -> Self {
        Who {
            name,
            number: upload.map_or(String::new(), |it| it.number.to_owned()),
            is_id: upload.is_some_and(|it| it.is_id),
        }
    }
}

/// What is found before it is known whose it is.
struct Found<'a> {
    known: &'a Known<'a>,
    pieces: BTreeMap<Who, Vec<Piece>>,
    notes: Vec<String>,
}

/// Everything that was handed in, by the students' names or in the order of the list of the
/// class, and notes about what is nobody's. `root` is the book's folder.
///
/// # Errors
/// If the folder or archive cannot be read or nobody's files are in it.
pub fn collect(
    root: &Path,
    folder: &Path,
    exercises: &[Exercise],
    roster: Option<&Roster>,
) -> Result<Class> {
    let show = folder.display();
    let known = Known::new(exercises)?;
    let mut found = Found { known: &known, pieces: BTreeMap::new(), notes: Vec::new() };
    if folder.is_dir() {
        found.folder(folder)?;
    } else if is_archive(&show.to_string()) && folder.is_file() {
        let inside = names_in(folder, &known).map_err(|why| {
            Usage(format!(
                "{show} cannot be read: {why}; give the archive as it was loaded"
            ))
        })?;
        found.archive(folder, &inside);
    } else {
        bail!(Usage(format!(
            "{show} is no folder and no .zip: give one that holds a folder, an archive or \
             files for each student"
        )));
    }
    if found.pieces.is_empty() {
        bail!(Usage(format!(
            "{show} holds no folder, no .zip and no Rust file with a student's name: it \
             needs one for each student"
        )));
    }
    let Found { pieces, mut notes, .. } = found;
    let mut scratch = None;
    let mut submissions = Vec::new();
    for group in groups(pieces, roster, &mut notes) {
        let mut gathered = Gathered::default();
        group.pieces.iter().for_each(|piece| piece.gather(&mut gathered));
        let crates = std::mem::take(&mut gathered.crates);
        notes.extend(
            group.notes.iter().map(|note| format!("{}: {note}", group.student)),
        );
        let mut all = Vec::new();
        let project = match crates.len() {
            0 => None,
            more => {
                if more > 1 {
                    all.push("has several crates: the first is graded".to_owned());
                }
                crates.into_iter().next()
            }
        };
        let is_crate = project.is_some();
        let mut it = Submission::of(group.student, &known, gathered);
        it.is_nothing &= !is_crate;
        it.project = match project {
            None => None,
            Some((Crate::Folder(folder), late)) => {
                let at = project::written(&folder);
                let at = at.map(|at| Changed { at, is_local: false });
                it.handed_in.insert("crate".to_owned(), HandedIn { at, late });
                Some(folder)
            }
            Some((Crate::Files(Packed { files, at }), late)) => {
                it.handed_in.insert("crate".to_owned(), HandedIn { at, late });
                if scratch.is_none() {
                    scratch = Some(Scratch::new(root)?);
                }
                let folder = scratch.as_ref().map(Scratch::folder).transpose()?;
                let folder = folder.unwrap_or_default();
                all.extend(put(&folder, &files));
                Some(folder)
            }
        };
        all.append(&mut it.notes);
        (it.notes, it.id, it.address) = (all, group.id, group.address);
        submissions.push(it);
    }
    Ok(Class { submissions, notes, _scratch: scratch })
}

/// Writes the files of a crate from an archive, whose names hold only what any system
/// takes. Says which do not, and are left out, and which cannot be written.
fn put(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> Vec<String> {
    let is_plain = |name: &str| {
        let plain = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
        name.chars().all(plain) && !name.split('/').any(|part| part.ends_with('.'))
    };
    let write = |name: &str, bytes: &[u8]| {
        if !is_plain(name) {
            return Err(
                "it is left out, for its name has more than letters, digits, `.`, \
                        `_` and `-`"
                    .to_owned(),
            );
        }
        let path = folder.join(name);
        let made = path.parent().map_or(Ok(()), fs::create_dir_all);
        made.and_then(|()| fs::write(&path, bytes)).map_err(|error| error.to_string())
    };
    let cannot = |(name, bytes): (&String, &Vec<u8>)| {
        let why = write(name, bytes).err()?;
        Some(format!("crate/{}: {why}", escaped(name.as_ref())))
    };
    files.iter().filter_map(cannot).collect()
}

impl Found<'_> {
    /// Looks into the class's folder.
    fn folder(&mut self, folder: &Path) -> Result<()> {
        let mut all = entries(folder)?;
        all.retain(|entry| {
            let name = entry.file_name();
            !name.to_string_lossy().starts_with('.') && name != "__MACOSX"
        });
        let is_alone = all.len() == 1;
        for entry in all {
            let (path, name) = (entry.path(), escaped(&entry.file_name()));
            let Ok(kind) = entry.file_type() else { continue };
            let raw = entry.file_name().to_string_lossy().into_owned();
            if kind.is_dir() {
                self.add_folder(&name, From::Folder(path));
            } else if kind.is_symlink() {
                self.notes.push(format!("{name} is not graded, for it is a link"));
            } else if is_archive(&raw) && upload::read(&raw).is_none() {
                // That of a student, who may name files as a system does; or of the class:
                // then there is nothing else, and all of its names are a system's.
                let is_system = |(_, it): &(usize, Vec<String>)| {
                    it.first().is_some_and(|name| upload::read(name).is_some())
                };
                match names_in(&path, self.known) {
                    Ok(inside) if is_alone && inside.names.iter().all(is_system) => {
                        self.archive(&path, &inside);
                    }
                    _ => {
                        let name = name[..name.len() - ".zip".len()].to_owned();
                        let who = Who::of(name, None);
                        self.add(who, false, From::File(path, raw));
                    }
                }
            } else {
                self.add_file(&raw, |name| From::File(path, name));
            }
        }
        Ok(())
    }

    /// Looks into the archive of a class.
    fn archive(&mut self, path: &Path, inside: &Inside) {
        let mut folders: BTreeMap<&str, Vec<(usize, Vec<String>)>> = BTreeMap::new();
        let from = |items| From::Archive(path.to_owned(), items);
        for name in &inside.outward {
            let name = escaped(name.as_ref());
            self.notes.push(format!(
                "{name} is not graded, for its name leads out of the archive"
            ));
        }
        for (index, parts) in &inside.names {
            match &parts[..] {
                [name, ..] if name.starts_with('.') => {}
                [name] if is_archive(name) && upload::read(name).is_none() => {
                    let student = escaped(name[..name.len() - ".zip".len()].as_ref());
                    let who = Who::of(student, None);
                    self.add(who, false, from(vec![(*index, parts.clone())]));
                }
                [name] => self.add_file(name, |name| from(vec![(*index, vec![name])])),
                [folder, rest @ ..] => {
                    folders.entry(folder).or_default().push((*index, rest.to_vec()));
                }
                [] => {}
            }
        }
        if let [(name, _)] = &folders.iter().collect::<Vec<_>>()[..]
            && self.pieces.is_empty()
        {
            self.notes.push(format!(
                "everything in {} lies in the folder `{}`, which is taken for one student's",
                path.display(),
                escaped(name.as_ref())
            ));
        }
        for (name, items) in folders {
            self.add_folder(&escaped(name.as_ref()), from(items));
        }
    }

    /// A student's folder, which may have a system's name.
    fn add_folder(&mut self, name: &str, from: From) {
        let upload = upload::folder(name);
        let student = upload.as_ref().map_or(name, |it| it.student).to_owned();
        self.add(Who::of(student, upload.as_ref()), false, from);
    }

    /// A file that lies in no student's folder.
    fn add_file(&mut self, name: &str, from: impl FnOnce(String) -> From) {
        if let Some(upload) = upload::read(name) {
            let who = Who::of(escaped(upload.student.as_ref()), Some(&upload));
            return self.add(who, upload.late, from(upload.file.to_owned()));
        }
        let split = is_rust(name).then(|| self.known.split(name)).flatten();
        match split {
            Some((student, file)) => {
                self.add(Who::of(escaped(student.as_ref()), None), false, from(file.to_owned()));
            }
            None => self.notes.push(format!(
                "{} is not graded, for it is no folder, no .zip, and no Rust file with the \
                 names of a student and an exercise",
                escaped(name.as_ref())
            )),
        }
    }

    fn add(&mut self, who: Who, late: bool, from: From) {
        let pieces = self.pieces.entry(who).or_default();
        // What one archive holds is read at once: it is opened for each piece.
        match (pieces.last_mut(), from) {
            (
                Some(Piece { late: same, from: From::Archive(before, items) }),
                From::Archive(path, more),
            ) if *before == path && *same == late => items.extend(more),
            (_, from) => pieces.push(Piece { late, from }),
        }
    }
}

impl Piece {
    fn gather(&self, all: &mut Gathered) {
        all.set_late(self.late);
        match &self.from {
            From::Folder(folder) => all.folder(folder),
            From::File(path, name) => all.file(path.clone(), name),
            From::Archive(path, items) => match archive::open_file(path, true) {
                Ok(mut archive) => all.items(&mut archive, &[], items, 1),
                Err(why) => all.notes.push(format!("the archive is not read: {why}")),
            },
        }
    }
}

/// What belongs to one student.
#[derive(Default)]
struct Group {
    student: String,
    id: String,
    address: String,
    pieces: Vec<Piece>,
    notes: Vec<String>,
}

/// Who handed in what. With a list of the class, everybody in it is there, in its order,
/// and behind them what is nobody's.
fn groups(
    pieces: BTreeMap<Who, Vec<Piece>>,
    roster: Option<&Roster>,
    notes: &mut Vec<String>,
) -> Vec<Group> {
    let count = |name: &str| pieces.keys().filter(|who| who.name == name).count();
    let alike: Vec<_> = pieces.keys().map(|who| count(&who.name) > 1).collect();
    let mut all: Vec<Group> = Vec::new();
    if let Some(roster) = roster {
        all.extend((0..roster.0.len()).map(|at| Group {
            student: escaped(roster.shown(at).as_ref()),
            id: roster.0[at].id.clone(),
            address: roster.0[at].address.clone(),
            ..Group::default()
        }));
    }
    for ((Who { name, number, is_id }, pieces), alike) in pieces.into_iter().zip(alike)
    {
        let mut own = Vec::new();
        let id = if is_id { &*number } else { "" };
        match roster.map(|roster| (roster, roster.whose(&name, id))) {
            Some((_, Whose::One(at))) => {
                all[at].pieces.extend(pieces);
                continue;
            }
            Some((roster, Whose::Several(several))) => {
                let names: Vec<_> =
                    several.iter().map(|&at| roster.shown(at)).collect();
                own.push(format!(
                    "may be {}: nobody's in the roster",
                    names.join(" or ")
                ));
            }
            Some((_, Whose::Nobody(near))) => {
                let near =
                    near.map_or(String::new(), |it| format!(": did you mean {it}?"));
                own.push(format!("is not in the roster{near}"));
            }
            None => {}
        }
        // No two are shown alike.
        let mut student = if alike { format!("{name} ({number})") } else { name };
        while all.iter().any(|other| other.student == student) {
            student += " (?)";
        }
        all.push(Group { student, pieces, notes: own, ..Group::default() });
    }
    let missing = roster.map_or(0, |roster| {
        all[..roster.0.len()].iter().filter(|it| it.pieces.is_empty()).count()
    });
    if let (Some(roster), 1..) = (roster, missing) {
        notes.push(format!(
            "{missing} of the {} in the roster handed nothing in",
            roster.0.len()
        ));
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::put;

    #[test]
    fn a_file_with_an_odd_name_keeps_no_other_away() {
        let folder = tempfile::tempdir().unwrap();
        let names = ["Cargo.toml", "src/a b.rs", "src/lib.rs", "src/x./y.rs"];
        let files: BTreeMap<_, _> =
            names.map(|name| (name.to_owned(), b"text".to_vec())).into();
        let said = put(folder.path(), &files);
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].starts_with("crate/src/a b.rs: it is left out"), "{said:?}");
        assert!(folder.path().join("src/lib.rs").is_file());
        assert!(folder.path().join("Cargo.toml").is_file());
        assert!(!folder.path().join("src/a b.rs").exists());
    }
}
