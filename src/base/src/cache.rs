//! The user's cache folder, which holds saved tables.
use std::env;
use std::path::PathBuf;

use super::failure::UsageError;

/// The environment variable that names the cache folder.
pub const VARIABLE: &str = "GODS_CACHE";

/// The system's cache folders: an environment variable, and a path relative to its value. The
/// first variable that is set counts.
const SYSTEM_FOLDERS: &[(&str, &str)] = if cfg!(windows) {
    &[("LOCALAPPDATA", "")]
} else if cfg!(target_os = "macos") {
    &[("HOME", "Library/Caches")]
} else {
    &[("XDG_CACHE_HOME", ""), ("HOME", ".cache")]
};

/// The cache folder, which need not exist: the value of `GODS_CACHE`, or a folder in the
/// system's cache.
///
/// # Errors
/// [`UsageError`] if no variable is set.
pub fn folder() -> Result<PathBuf, UsageError> {
    let path =
        |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(named) = path(VARIABLE) {
        return Ok(named);
    }
    // A relative path would depend on the working directory.
    let absolute = |name| path(name).filter(|path| path.is_absolute());
    let mut folders = SYSTEM_FOLDERS.iter();
    let found = folders.find_map(|&(name, inner)| Some(absolute(name)?.join(inner)));
    found.map(|folder| folder.join("gods-algorithm")).ok_or_else(|| {
        let names: Vec<_> = SYSTEM_FOLDERS.iter().map(|&(name, _)| name).collect();
        UsageError(format!(
            "found no folder for saved tables: {} names none; set {VARIABLE} to one",
            names.join(" or ")
        ))
    })
}
