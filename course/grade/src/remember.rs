//! Verdicts of earlier gradings, so that only what has changed is judged again.
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Result;
use sha2::{Digest, Sha256};

use super::project;
use crate::sandbox;
use base::fingerprint::fingerprint;
use base::folder;
use judging::exercises::{Exercise, Workshop, crates, workshop};
use judging::verdict::{Fault, Verdict, word, wrong};

/// Where they are, from the book's folder. `cargo clean` forgets them.
const FILE: &str = "target/grades/verdicts";
/// A file that is larger is begun anew, in bytes.
const LARGEST: u64 = 64 << 20;
/// What depends on the machine and on what else it does, and may be otherwise next time: a
/// message with one of these is not remembered.
const CHANCE: [&str; 7] = [
    "did not end within",
    "before the check was through",
    "more memory",
    "of memory",
    "broke down over it",
    "threads at once",
    "comes to no verdict",
];

/// How an answer is remembered that is right and takes too many operations.
const COSTLY: &str = "costly";

/// What is judged by the same is judged alike: a hash of all that it depends on.
type Key = String;

/// What was judged before, and what is judged now.
pub struct Memory {
    /// All that every verdict depends on: the tool, the compiler, the crates, the time.
    made_of: Vec<u8>,
    known: BTreeMap<Key, Vec<Verdict>>,
    log: Mutex<Option<File>>,
}

impl Memory {
    /// Reads what is remembered; nothing of it, if all is to be judged `again`. Where a
    /// student's program is not contained it could write that file, and none is read.
    ///
    /// # Errors
    /// If the tool or the crates cannot be read.
    pub fn open(root: &Path, workshop: &Workshop, again: bool) -> Result<Self> {
        let made_of = fingerprint(root, &workshop.compiler.files())?;
        let made_of = format!("{made_of} {}", workshop.seconds()).into_bytes();
        let mut memory =
            Memory { made_of, known: BTreeMap::new(), log: Mutex::default() };
        if sandbox::missing().is_some() {
            return Ok(memory);
        }
        let path = root.join(FILE);
        if !again {
            memory.known = read(&path);
        }
        // What cannot be remembered is judged all the same.
        memory.log = Mutex::new(log(&path));
        Ok(memory)
    }

    /// A memory that knows nothing and keeps nothing.
    pub fn none() -> Self {
        Memory { made_of: Vec::new(), known: BTreeMap::new(), log: Mutex::default() }
    }

    /// What an answer to an exercise is known by.
    ///
    /// # Errors
    /// If a file of the exercise cannot be read.
    pub fn exercise(&self, exercise: &Exercise) -> Result<Vec<u8>> {
        let mut files = crates::beside(&exercise.folder.join("check.rs"))?;
        let own =
            ["solution.rs", "exercise.toml"].map(|name| exercise.folder.join(name));
        files.extend(own);
        let print = fingerprint(&exercise.folder, &files)?;
        Ok(format!("{} {print}", exercise.name).into_bytes())
    }

    /// What a crate is known by: its Cargo.toml and its Rust files; nothing if one of them
    /// cannot be read, or if they are more than a crate may have.
    pub fn project(&self, folder: &Path) -> Option<Vec<u8>> {
        let mut files = vec![PathBuf::from("Cargo.toml"), PathBuf::from("build.rs")];
        let inner = folder::walk(&folder.join("src"), &|_| true).ok()?;
        if inner.len() > project::MOST {
            return None;
        }
        files.extend(inner.into_iter().map(|file| Path::new("src").join(file)));
        let mut all = b"crate".to_vec();
        for file in files {
            let path = folder.join(&file);
            let is_link = fs::symlink_metadata(&path).is_ok_and(|it| it.is_symlink());
            let text = match path.exists() {
                _ if is_link => return None,
                true => workshop::read(&path).ok()?,
                false => String::new(),
            };
            for part in [&file.to_string_lossy(), &*text] {
                all.extend((part.len() as u64).to_le_bytes());
                all.extend(part.as_bytes());
            }
        }
        Some(all)
    }

    /// The verdicts over something, as they are remembered.
    pub fn recall(&self, exercise: &[u8], text: &str) -> Option<&[Verdict]> {
        self.known.get(&self.key(exercise, text)).map(Vec::as_slice)
    }

    /// Remembers verdicts, if they cannot be others another time.
    pub fn keep(&self, exercise: &[u8], text: &str, verdicts: &[Verdict]) {
        if !verdicts.iter().all(is_certain) {
            return;
        }
        let told = verdicts.iter().map(|verdict| match verdict {
            Err(Fault::Wrong(message)) => (word(verdict), message.clone()),
            Err(Fault::Costly { message, found, limit }) => {
                (COSTLY, format!("{found} {limit} {message}"))
            }
            verdict => (word(verdict), String::new()),
        });
        let told = serde_json::to_string(&told.collect::<Vec<_>>());
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Some(file), Ok(told)) = (&mut *log, told) {
            // One call for a line: another grading may write there, too.
            let _ = file
                .write_all(format!("{} {told}\n", self.key(exercise, text)).as_bytes());
        }
    }

    fn key(&self, exercise: &[u8], text: &str) -> Key {
        let mut hash = Sha256::new();
        for part in [&self.made_of[..], exercise, text.as_bytes()] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Whether a verdict would be the same on a machine that does much else.
fn is_certain(verdict: &Verdict) -> bool {
    match verdict {
        Err(Fault::Wrong(message)) => !CHANCE.iter().any(|part| message.contains(part)),
        _ => true,
    }
}

/// The verdicts of a file. A line that is not understood, as one that was being written
/// when the machine went out, is passed over.
fn read(path: &Path) -> BTreeMap<Key, Vec<Verdict>> {
    let text = fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let line = |line: &str| {
        let (key, told) = line.split_once(' ')?;
        let told: Vec<(String, String)> = serde_json::from_str(told).ok()?;
        let verdict = |(word, message): (String, String)| match &*word {
            "solved" => Some(Ok(())),
            "todo" => Some(Err(Fault::ToDo)),
            "wrong" => Some(Err(wrong(message))),
            COSTLY => {
                let (found, rest) = message.split_once(' ')?;
                let (limit, message) = rest.split_once(' ')?;
                let (found, limit) = (found.parse().ok()?, limit.parse().ok()?);
                let message = message.to_owned();
                Some(Err(Fault::Costly { message, found, limit }))
            }
            _ => None,
        };
        let verdicts = told.into_iter().map(verdict).collect::<Option<Vec<_>>>()?;
        (!verdicts.is_empty()).then(|| (key.to_owned(), verdicts))
    };
    text.lines().filter_map(line).collect()
}

/// The file to which verdicts are added, or nothing if it cannot be written.
fn log(path: &Path) -> Option<File> {
    let about = fs::symlink_metadata(path);
    if about.is_ok_and(|it| !it.is_file() || it.len() > LARGEST) {
        fs::remove_file(path).ok()?;
    }
    fs::create_dir_all(path.parent()?).ok()?;
    let mut log = OpenOptions::new().append(true).create(true).open(path).ok()?;
    // A line that was not ended ends here.
    log.write_all(b"\n").ok()?;
    Some(log)
}

/// Those of some things that have to be judged.
pub fn left<T: Copy + Ord, R>(
    all: &BTreeSet<T>,
    known: &BTreeMap<T, R>,
) -> BTreeSet<T> {
    all.iter().copied().filter(|it| !known.contains_key(it)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::{Memory, log, read};
    use judging::verdict::{Fault, wrong};

    #[test]
    fn what_was_kept_is_recalled_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/verdicts");
        let memory = |made_of: &[u8]| Memory {
            made_of: made_of.to_vec(),
            known: read(&path),
            log: Mutex::new(log(&path)),
        };
        let costly =
            Fault::Costly { message: "15 of 10.\n".to_owned(), found: 15, limit: 10 };
        let verdicts =
            [Ok(()), Err(wrong("f(1) gives\n\"2\"")), Err(Fault::ToDo), Err(costly)];
        let first = memory(b"tool");
        first.keep(b"a", "text", &verdicts);
        first.keep(b"a", "slow", &[Err(wrong("It did not end within 10 seconds."))]);
        // The machine went out in the middle of a line.
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, format!("{text}{}", &text[..text.len() / 2])).unwrap();
        memory(b"tool").keep(b"b", "text", &verdicts[..1]);
        let again = memory(b"tool");
        assert_eq!(again.recall(b"a", "text"), Some(&verdicts[..]));
        assert_eq!(again.recall(b"b", "text"), Some(&verdicts[..1]));
        assert_eq!(again.recall(b"a", "slow"), None);
        for (exercise, text) in [(&b"at"[..], "ext"), (b"", "atext"), (b"b", "slow")] {
            assert_eq!(again.recall(exercise, text), None);
        }
        assert_eq!(memory(b"another tool").recall(b"a", "text"), None);
        assert_eq!(Memory::none().recall(b"a", "text"), None);
    }
}
