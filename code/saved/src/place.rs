//! Which places in the file system can hold a saved table.
//!
//! ```
//! use saved::{Fault, Header, Kind, Label, SaveError, save};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path();
//! assert_eq!(Header::read(path).unwrap_err().fault, Fault::Folder);
//! let label = Label::new(Kind::CompleteTable, "skewb", "", 1)?;
//! let error = save(path, &label, &[0]).unwrap_err();
//! assert_eq!(error, SaveError::NoFile { path: path.to_owned() });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::error::{Fault, SaveError};
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};

/// Opens an ordinary file. What is none is not opened at all: a pipe would wait for its
/// other end.
pub(crate) fn open(path: &Path) -> Result<File, Fault> {
    check(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    // Another may have come in between.
    check(&file.metadata()?)?;
    Ok(file)
}

/// Whether it is an ordinary file.
fn check(metadata: &Metadata) -> Result<(), Fault> {
    match metadata {
        _ if metadata.is_dir() => Err(Fault::Folder),
        _ if !metadata.is_file() => Err(Fault::Special),
        _ => Ok(()),
    }
}

/// Where a table for this path is written: through a link, where that leads. Only what is
/// an ordinary file, and may be written, is replaced.
pub(crate) fn target(path: &Path) -> Result<PathBuf, SaveError> {
    if names_a_folder(path) {
        return Err(SaveError::NoFile { path: path.to_owned() });
    }
    match fs::metadata(path) {
        Ok(old) if !old.is_file() => Err(SaveError::NoFile { path: path.to_owned() }),
        Ok(old) if old.permissions().readonly() => {
            Err(SaveError::ReadOnly { path: path.to_owned() })
        }
        Ok(_) => fs::canonicalize(path).map_err(|error| unwritten(path, &error)),
        // As a name that is too long, or a folder that nobody may look into.
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(unwritten(path, &error))
        }
        Err(_) if path.file_name().is_none() => {
            Err(SaveError::NoFile { path: path.to_owned() })
        }
        // A link that leads to no file yet leads to the one that will be.
        Err(_) => match fs::read_link(path) {
            Ok(there) => Ok(folder(path).join(there)),
            Err(_) => Ok(path.to_owned()),
        },
    }
}

/// Whether a path ends as that of a folder alone can: `tables/` or `tables/.`
fn names_a_folder(path: &Path) -> bool {
    let text = path.as_os_str().to_string_lossy();
    let end = text.strip_suffix('.').unwrap_or(&text);
    end.ends_with(std::path::is_separator)
}

/// The folder of a file.
pub(crate) fn folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// What an error of the system means for a table that is to be saved here.
pub(crate) fn unwritten(path: &Path, error: &io::Error) -> SaveError {
    let (path, folder) = (path.to_owned(), folder(path).to_owned());
    let gone = [io::ErrorKind::NotFound, io::ErrorKind::NotADirectory];
    match error.kind() {
        kind if gone.contains(&kind) && !folder.is_dir() => {
            SaveError::NoFolder { path, folder }
        }
        kind => SaveError::Write { path, kind, reason: error.to_string() },
    }
}
