//! What the archive of a class holds.
use std::collections::BTreeSet;
use std::path::Path;

use super::archive;
use super::submission::Known;

/// What an archive holds.
pub struct Inside {
    /// The files: where they stand in it, and the parts of their ways.
    pub names: Vec<(usize, Vec<String>)>,
    /// The names that lead out of it.
    pub outward: Vec<String>,
}

/// An archive's name as it was before somebody loaded it again: `class (1)` is `class`.
fn original(stem: &str) -> &str {
    let is_number = |it: &str| !it.is_empty() && it.bytes().all(|c| c.is_ascii_digit());
    match stem.strip_suffix(')').and_then(|bare| bare.rsplit_once(" (")) {
        Some((name, number)) if is_number(number) => name,
        _ => stem,
    }
}

/// The files of an archive. An outer folder that has the archive's own name, as some systems
/// pack it, is left out, unless an answer lies in it and not two folders: then it is a
/// student's.
///
/// # Errors
/// Says why it cannot be read.
pub fn names_in(path: &Path, known: &Known<'_>) -> Result<Inside, String> {
    let archive = archive::open_file(path, true)?;
    let (mut names, mut outward) = (Vec::new(), Vec::new());
    for (index, name) in archive.file_names().enumerate() {
        match archive::parts(name) {
            _ if name.ends_with('/') => {}
            None => outward.push(name.to_owned()),
            Some(parts) if parts.first().is_some_and(|it| it != "__MACOSX") => {
                names.push((index, parts));
            }
            Some(_) => {}
        }
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let is_outer = |name: &str| name == stem || name == original(&stem);
    let inside =
        |(_, parts): &(usize, Vec<String>)| parts.len() > 1 && is_outer(&parts[0]);
    let has_answer = names
        .iter()
        .any(|(_, parts)| matches!(&parts[..], [_, file] if known.is_answer(file)));
    let folders = names.iter().filter(|(_, parts)| parts.len() > 2);
    let folders: BTreeSet<_> = folders.map(|(_, parts)| &parts[1]).collect();
    let is_students = has_answer && folders.len() < 2;
    if names.iter().all(inside) && !is_students {
        names.iter_mut().for_each(|(_, parts)| drop(parts.remove(0)));
    }
    Ok(Inside { names, outward })
}

#[cfg(test)]
mod tests {
    use super::original;

    #[test]
    fn what_was_loaded_again_has_its_name() {
        for (stem, right) in [
            ("class (1)", "class"),
            ("class (12)", "class"),
            ("class", "class"),
            ("class (b)", "class (b)"),
            ("class ()", "class ()"),
            ("(1)", "(1)"),
        ] {
            assert_eq!(original(stem), right);
        }
    }
}
