//! Checks of the paths of saved tables.
//!
//! ```
//! use saved::{FileFault, Header, Label, SaveError, TableKind, save};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path();
//! assert_eq!(Header::read(path).unwrap_err().fault, FileFault::Folder);
//! let label = Label::new(TableKind::CompleteTable, "skewb", "", 1)?;
//! let error = save(path, &label, &[0]).unwrap_err();
//! assert_eq!(error, SaveError::NotAFile { path: path.to_owned() });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::error::{FileFault, SaveError};
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};

/// Opens an ordinary file. Anything else is rejected without opening it, since opening a pipe
/// would block.
pub(crate) fn open_file(path: &Path) -> Result<File, FileFault> {
    check_is_file(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    // The path may have changed in between.
    check_is_file(&file.metadata()?)?;
    Ok(file)
}

/// Checks that the metadata is of an ordinary file.
fn check_is_file(metadata: &Metadata) -> Result<(), FileFault> {
    match metadata {
        _ if metadata.is_dir() => Err(FileFault::Folder),
        _ if !metadata.is_file() => Err(FileFault::Special),
        _ => Ok(()),
    }
}

/// The path to which a table is written: the target, if the path is a link. Only an ordinary
/// file that is writable is replaced.
pub(crate) fn save_target(path: &Path) -> Result<PathBuf, SaveError> {
    if is_folder_path(path) {
        return Err(SaveError::NotAFile { path: path.to_owned() });
    }
    match fs::metadata(path) {
        Ok(old) if !old.is_file() => Err(SaveError::NotAFile { path: path.to_owned() }),
        Ok(old) if old.permissions().readonly() => {
            Err(SaveError::ReadOnly { path: path.to_owned() })
        }
        Ok(_) => fs::canonicalize(path).map_err(|error| save_error(path, &error)),
        // For example a name that is too long, or a folder without permission.
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(save_error(path, &error))
        }
        Err(_) if path.file_name().is_none() => {
            Err(SaveError::NotAFile { path: path.to_owned() })
        }
        // The target of a link may not exist yet.
        Err(_) => match fs::read_link(path) {
            Ok(there) => Ok(parent_folder(path).join(there)),
            Err(_) => Ok(path.to_owned()),
        },
    }
}

/// Whether a path can only be that of a folder: `tables/` or `tables/.`
fn is_folder_path(path: &Path) -> bool {
    let text = path.as_os_str().to_string_lossy();
    let end = text.strip_suffix('.').unwrap_or(&text);
    end.ends_with(std::path::is_separator)
}

/// The folder of a file.
pub(crate) fn parent_folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// The error in saving a table, from the system's error.
pub(crate) fn save_error(path: &Path, error: &io::Error) -> SaveError {
    let (path, folder) = (path.to_owned(), parent_folder(path).to_owned());
    let gone = [io::ErrorKind::NotFound, io::ErrorKind::NotADirectory];
    match error.kind() {
        kind if gone.contains(&kind) && !folder.is_dir() => {
            SaveError::NoFolder { path, folder }
        }
        kind @ io::ErrorKind::FileTooLarge => {
            let reason =
                "it would be larger than a file may be here (`ulimit -f`)".to_owned();
            SaveError::Write { path, kind, reason }
        }
        kind => SaveError::Write { path, kind, reason: error.to_string() },
    }
}
