//! Which files a command may overwrite: those of the kind that it writes, others by `--force`,
//! and none that it reads.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use crate::atomic_write;
use crate::failure::UsageError;

/// A kind of file that a command writes.
#[derive(Debug, Clone, Copy)]
pub struct FileKind<'a> {
    /// What such a file is, as `a picture by gods plot`.
    pub name: &'static str,
    /// Bytes near the beginning or the end of every such file, and of no other file.
    pub mark: &'a [u8],
}

/// A file that a command is to write.
#[derive(Debug, Clone, Copy)]
pub struct Output<'a> {
    /// The option that names it, as `--output`.
    pub option: &'static str,
    /// The file.
    pub path: &'a Path,
    /// What the command writes.
    pub kind: FileKind<'a>,
    /// Whether `--force` is given.
    pub force: bool,
}

/// Number of bytes at the beginning and at the end of a file in which a mark is looked for.
const MARKED_BYTES: u64 = 4096;

impl Output<'_> {
    /// Checks that the file can be written, and that this overwrites nothing that it must not:
    /// an existing file is overwritten if it is of the command's own kind, or empty, or by
    /// `--force`; but never one of the `inputs`. A folder among these stands for the files in it
    /// that are of another kind.
    ///
    /// # Errors
    /// [`UsageError`] if the file cannot or must not be written.
    pub fn check(&self, inputs: &[PathBuf]) -> Result<(), UsageError> {
        let Output { option, path, .. } = *self;
        self.check_overwrite(inputs)?;
        atomic_write::check_writable(path).map_err(|error| {
            let is_link = path.is_symlink() && !path.exists();
            let error = if is_link {
                "it is a link to no file".into()
            } else {
                error.to_string()
            };
            UsageError(format!(
                "cannot write {option} {path:?}: {error}; choose another file"
            ))
        })
    }

    /// As [`check`](Self::check), for a file of which something else checks that it can be
    /// written.
    ///
    /// # Errors
    /// [`UsageError`] if the file must not be overwritten.
    pub fn check_overwrite(&self, inputs: &[PathBuf]) -> Result<(), UsageError> {
        let Output { option, path, kind, force } = *self;
        let Ok(target) = path.canonicalize() else { return Ok(()) };
        // A pipe or a device keeps nothing that could be lost.
        if !target.is_file() {
            return Ok(());
        }
        let is_own = is_of_kind(&target, kind).unwrap_or(false);
        let is_input =
            inputs.iter().filter_map(|it| it.canonicalize().ok()).any(|it| {
                target == it || it.is_dir() && target.starts_with(&it) && !is_own
            });
        if is_input {
            return Err(UsageError(format!(
                "found {option} {path:?}, which this command reads: name another file"
            )));
        }
        if is_own || force || target.metadata().is_ok_and(|it| it.len() == 0) {
            return Ok(());
        }
        Err(UsageError(format!(
            "found {option} {path:?}, which exists and is not {}: name another file, or add \
             --force to overwrite it",
            kind.name
        )))
    }
}

/// Whether a file is of a kind.
///
/// # Errors
/// If it cannot be read.
pub fn is_of_kind(path: &Path, kind: FileKind) -> io::Result<bool> {
    let mut file = File::open(path)?;
    let mut bytes = Vec::new();
    file.by_ref().take(MARKED_BYTES).read_to_end(&mut bytes)?;
    let end = file.metadata()?.len().saturating_sub(MARKED_BYTES);
    file.seek(SeekFrom::Start(end))?;
    file.take(MARKED_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes.windows(kind.mark.len()).any(|it| it == kind.mark))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{FileKind, Output};

    const KIND: FileKind = FileKind { name: "a sum", mark: b"<!-- sums -->" };

    #[test]
    fn overwrites_own_kind_only() {
        let folder = tempfile::tempdir().unwrap();
        let long = |text: &str| format!("{text}{}", "x".repeat(9000));
        for (text, [plain, forced]) in [
            ("", [true, true]),
            ("id,name\n", [false, true]),
            ("<!-- sums -->", [true, true]),
            (&long("<!-- sums -->"), [true, true]),
            (&(long("") + "<!-- sums -->\n"), [true, true]),
            (&long(&(long("") + "<!-- sums -->")), [false, true]),
        ] {
            let path = folder.path().join("a.txt");
            fs::write(&path, text).unwrap();
            let check = |force, inputs: &[_]| {
                let output = Output { option: "-o", path: &path, kind: KIND, force };
                output.check(inputs).map_err(|error| error.to_string())
            };
            assert_eq!([false, true].map(|it| check(it, &[]).is_ok()), [plain, forced]);
            let error = check(true, std::slice::from_ref(&path)).unwrap_err();
            assert!(error.contains("which this command reads"), "{error}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn never_overwrites_input_behind_link() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("class")).unwrap();
        fs::write(at("class/ada.rs"), "fn main() {}").unwrap();
        fs::write(at("class/own.txt"), KIND.mark).unwrap();
        std::os::unix::fs::symlink("class/ada.rs", at("link.txt")).unwrap();
        let check = |name, inputs: &[&str]| {
            let inputs: Vec<_> = inputs.iter().map(|it| at(it)).collect();
            let path = &at(name);
            Output { option: "-o", path, kind: KIND, force: true }.check(&inputs)
        };
        assert!(check("link.txt", &["class/ada.rs"]).is_err());
        assert!(check("link.txt", &["class"]).is_err());
        assert!(check("class/own.txt", &["class"]).is_ok());
        assert!(check("class/own.txt", &["class/own.txt"]).is_err());
        assert!(check("class/new.txt", &["class", "none"]).is_ok());
        std::os::unix::fs::symlink("none.txt", at("dangling.txt")).unwrap();
        let error = check("dangling.txt", &[]).unwrap_err().to_string();
        assert!(error.contains("it is a link to no file"), "{error}");
    }
}
