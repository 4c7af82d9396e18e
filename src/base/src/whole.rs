//! Files that are written whole or not at all: beside the old one first, which is replaced
//! when all is on the disk. A full disk, and an end by Ctrl-C, leave it as it was.
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Writes a file whole, or leaves it as it was. Through a link, the file is written that
/// it leads to; what is no file, as a pipe, is written as it comes.
///
/// # Errors
/// If the file or its folder cannot be written, or the disk is full.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    let path = followed(path)?;
    let old = fs::metadata(&path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return fs::write(path, contents);
    }
    let (mut file, beside) = Beside::create(&path)?;
    if let Some(old) = old {
        // A file that nobody may write is not replaced either.
        OpenOptions::new().append(true).open(&path)?;
        file.set_permissions(old.permissions())?;
    }
    file.write_all(contents.as_ref())?;
    file.sync_all()?;
    fs::rename(&beside.0, path)
}

/// Finds out whether [`write()`] could write a file, and leaves all as it was. What is no
/// ordinary file is not opened: the other end of a pipe would notice.
///
/// # Errors
/// If it could not.
pub fn try_out(path: &Path) -> io::Result<()> {
    let path = followed(path)?;
    match fs::metadata(&path) {
        Ok(old) if old.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        Ok(old) if !old.is_file() => return Ok(()),
        Ok(_) => drop(OpenOptions::new().append(true).open(&path)?),
        // Its name may be none that the system takes.
        Err(_) => {
            File::create_new(&path)?;
            fs::remove_file(&path)?;
        }
    }
    Beside::create(&path).map(drop)
}

/// Where a path leads, also if nothing is there yet.
fn followed(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        real => return real,
    }
    match fs::read_link(path) {
        // The system has followed it before: there are no circles.
        Ok(next) => followed(&path.with_file_name(next)),
        Err(_) => Ok(path.to_owned()),
    }
}

/// A file in the folder of another, which is gone in the end.
struct Beside(PathBuf);

impl Beside {
    fn create(path: &Path) -> io::Result<(File, Self)> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        loop {
            let next = NEXT.fetch_add(1, Ordering::Relaxed);
            let beside = path.with_file_name(format!(".{}-{next}.part", process::id()));
            match File::create_new(&beside) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                made => return Ok((made?, Beside(beside))),
            }
        }
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It has another name already, if all went well.
        let _ = fs::remove_file(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{try_out, write};

    #[test]
    fn a_file_is_replaced_and_nothing_stays_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        for text in ["one", "two"] {
            try_out(&path).unwrap();
            write(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        }
        for nowhere in
            [folder.path().join("no/a.txt"), folder.path().join("x".repeat(300))]
        {
            assert!(try_out(&nowhere).is_err());
            assert!(write(&nowhere, "x").is_err());
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        symlink("two", at("one")).unwrap();
        symlink("three", at("two")).unwrap();
        for text in ["new", "again"] {
            try_out(&at("one")).unwrap();
            write(&at("one"), text).unwrap();
            assert_eq!(fs::read_to_string(at("three")).unwrap(), text);
            assert!(at("one").is_symlink() && at("two").is_symlink());
            fs::set_permissions(at("three"), fs::Permissions::from_mode(0o640))
                .unwrap();
        }
        let mode = fs::metadata(at("three")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        symlink("loop", at("loop")).unwrap();
        assert!(try_out(&at("loop")).is_err() && write(&at("loop"), "x").is_err());
        write(std::path::Path::new("/dev/null"), "x").unwrap();
    }
}
