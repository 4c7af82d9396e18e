//! The user's folder for what can be made again and takes long: saved tables.
use std::env;
use std::path::PathBuf;

use super::failure::Usage;

/// Names the folder, whatever the system has for such things.
pub const VARIABLE: &str = "GODS_CACHE";

/// The system's folders for such things: a variable, and what stands behind its value. The
/// first that is set counts.
const SYSTEM_FOLDERS: &[(&str, &str)] = if cfg!(windows) {
    &[("LOCALAPPDATA", "")]
} else if cfg!(target_os = "macos") {
    &[("HOME", "Library/Caches")]
} else {
    &[("XDG_CACHE_HOME", ""), ("HOME", ".cache")]
};

/// The folder, whether it is there or not: what `GODS_CACHE` names, or the system's.
///
/// # Errors
/// [`Usage`] if no variable says where it is.
pub fn folder() -> Result<PathBuf, Usage> {
    let path =
        |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(named) = path(VARIABLE) {
        return Ok(named);
    }
    // One that is no whole path would be another folder everywhere.
    let absolute = |name| path(name).filter(|path| path.is_absolute());
    let mut folders = SYSTEM_FOLDERS.iter();
    let found = folders.find_map(|&(name, inner)| Some(absolute(name)?.join(inner)));
    found.map(|folder| folder.join("gods-algorithm")).ok_or_else(|| {
        let names: Vec<_> = SYSTEM_FOLDERS.iter().map(|&(name, _)| name).collect();
        Usage(format!(
            "found no folder for saved tables: {} names none; set {VARIABLE} to one",
            names.join(" or ")
        ))
    })
}
