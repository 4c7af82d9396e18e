//! Atomic writes: a file is written to a temporary file beside it, which then replaces it. A
//! full disk or Ctrl-C leaves the old file unchanged.
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// Writes a file atomically. Follows a link; what is not an ordinary file, such as a pipe, is
/// written directly.
///
/// # Errors
/// If the file or its folder cannot be written, or the disk is full.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    let path = resolve_links(path);
    let old = fs::metadata(&path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return fs::write(path, contents);
    }
    let mut file = create_temporary(&path)?;
    if let Some(old) = old {
        // A file without write permission is not replaced.
        OpenOptions::new().append(true).open(&path)?;
        file.as_file().set_permissions(old.permissions())?;
    }
    // Without the path of the temporary file, which says nothing to the user.
    let written =
        file.write_all(contents.as_ref()).and_then(|()| file.as_file().sync_all());
    written.map_err(|error| io::Error::from(error.kind()))?;
    file.persist(path)?;
    Ok(())
}

/// Checks whether [`write()`] could write a file, without changing it. What is not an ordinary
/// file is not opened, because the other end of a pipe would notice.
///
/// # Errors
/// If the file could not be written.
pub fn check_writable(path: &Path) -> io::Result<()> {
    let path = resolve_links(path);
    match fs::metadata(&path) {
        Ok(old) if old.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        Ok(old) if !old.is_file() => return Ok(()),
        Ok(_) => drop(OpenOptions::new().append(true).open(&path)?),
        // Fails if the system does not accept the name.
        Err(_) => {
            fs::File::create_new(&path)?;
            fs::remove_file(&path)?;
        }
    }
    create_temporary(&path).map(drop)
}

/// The path after following links.
fn resolve_links(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// Creates a temporary file beside `path`, with the permissions of any new file.
fn create_temporary(path: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    builder.prefix(".").suffix(".part").tempfile_in(folder.unwrap_or(Path::new(".")))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{check_writable, write};

    #[test]
    fn replaces_file_without_leftovers() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        for text in ["one", "two"] {
            check_writable(&path).unwrap();
            write(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        let nowhere = folder.path().join("no/a.txt");
        assert!(check_writable(&nowhere).is_err() && write(&nowhere, "x").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn keeps_links_and_permissions() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        symlink("two", at("one")).unwrap();
        fs::write(at("plain"), "").unwrap();
        let mode = |name| fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
        write(&at("two"), "new").unwrap();
        assert_eq!(mode("two"), mode("plain"));
        fs::set_permissions(at("two"), fs::Permissions::from_mode(0o640)).unwrap();
        write(&at("one"), "again").unwrap();
        assert_eq!(fs::read_to_string(at("two")).unwrap(), "again");
        assert!(at("one").is_symlink() && mode("two") == 0o640);
        write(std::path::Path::new("/dev/null"), "x").unwrap();
    }
}
