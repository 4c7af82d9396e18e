//! The user's folder for what can be made again and takes long: saved tables.
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use super::failure::Usage;

/// Names the folder, whatever the system has for such things.
pub const VARIABLE: &str = "GODS_CACHE";
/// The folder of this tool among those of others.
const NAME: &str = "gods-algorithm";

/// A system's folder for such things: a variable, and what stands behind its value.
type Place = (&'static str, &'static str);

/// The places of this system, the first that is set counts.
#[cfg(windows)]
const PLACES: &[Place] = &[("LOCALAPPDATA", "")];
/// The places of this system, the first that is set counts.
#[cfg(target_os = "macos")]
const PLACES: &[Place] = &[("HOME", "Library/Caches")];
/// The places of this system, the first that is set counts.
#[cfg(not(any(windows, target_os = "macos")))]
const PLACES: &[Place] = &[("XDG_CACHE_HOME", ""), ("HOME", ".cache")];

/// The folder, whether it is there or not: what `GODS_CACHE` names, or the system's.
///
/// # Errors
/// [`Usage`] if no variable says where it is.
pub fn folder() -> Result<PathBuf, Usage> {
    of(PLACES, |name| env::var_os(name))
}

/// The folder that these variables name. One that is empty says nothing, and neither does
/// the system's if it is no whole path: it would be another folder everywhere.
fn of(
    places: &[Place],
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<PathBuf, Usage> {
    let path =
        |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(named) = path(VARIABLE) {
        return Ok(named);
    }
    let absolute = |name| path(name).filter(|path| path.is_absolute());
    let found =
        places.iter().find_map(|&(name, inner)| Some(absolute(name)?.join(inner)));
    found.map(|folder| folder.join(NAME)).ok_or_else(|| {
        let names: Vec<_> = places.iter().map(|&(name, _)| name).collect();
        Usage(format!(
            "found no folder for saved tables: {} names none; set {VARIABLE} to one",
            names.join(" or ")
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn the_first_variable_that_names_a_folder_counts() {
        let linux = [("XDG_CACHE_HOME", ""), ("HOME", ".cache")];
        let found = |set: &[(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(key, _)| *key == name);
            of(&linux, |name| value(name).map(|(_, value)| value.into()))
        };
        for (set, right) in [
            (&[("HOME", "/home/a")][..], "/home/a/.cache/gods-algorithm"),
            (&[("HOME", "/a"), ("XDG_CACHE_HOME", "/x")], "/x/gods-algorithm"),
            (&[("HOME", "/a"), ("XDG_CACHE_HOME", "")], "/a/.cache/gods-algorithm"),
            (&[("HOME", "/a"), ("XDG_CACHE_HOME", "x")], "/a/.cache/gods-algorithm"),
            (&[("HOME", "/a"), (VARIABLE, "here")], "here"),
            (&[(VARIABLE, "/there")], "/there"),
        ] {
            assert_eq!(found(set).unwrap(), PathBuf::from(right), "{set:?}");
        }
        for set in [&[][..], &[("HOME", "")], &[("HOME", "a"), (VARIABLE, "")]] {
            let said = found(set).unwrap_err().0;
            let right = "found no folder for saved tables: XDG_CACHE_HOME or HOME names \
                         none; set GODS_CACHE to one";
            assert_eq!(said, right, "{set:?}");
        }
        let mac = of(&[("HOME", "Library/Caches")], |_| Some("/Users/a".into()));
        // The variable that overrides was asked for first.
        assert_eq!(mac.unwrap(), PathBuf::from("/Users/a"));
    }
}
