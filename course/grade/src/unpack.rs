//! Unpacks submitted archives within limits, only files that may be answers.
use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use zip::ZipArchive;
use zip::extra_fields::ExtraField;
use zip::read::ZipFile;
use zip::result::ZipError;

use super::names::escape_path;
use super::student_files::{is_rust, is_searched};
use judging::exercises::answer_judge::MAX_FILE_BYTES;

/// Maximum size of a student's archive, in bytes.
pub const MAX_ARCHIVE_BYTES: u64 = 100 << 20;
/// Maximum size of the archive of a class, in bytes. One without an end is searched to its
/// beginning, which takes minutes for a larger file.
pub const MAX_CLASS_BYTES: u64 = 16 << 30;
/// Maximum total size unpacked for a student, in bytes, including nested archives.
const MAX_UNPACKED_BYTES: u64 = 2 * MAX_ARCHIVE_BYTES;
/// Maximum number of files unpacked for a student.
const MAX_UNPACKED_FILES: usize = 20_000;

/// A zip archive in a file.
pub type Archive = ZipArchive<BufReader<File>>;

/// An entry of an archive: its index, and its folders and name.
pub type ArchiveEntry = (usize, Vec<String>);

/// Bytes and files that may still be unpacked for one student.
pub struct UnpackBudget {
    bytes: u64,
    files: usize,
}

impl Default for UnpackBudget {
    fn default() -> Self {
        UnpackBudget { bytes: MAX_UNPACKED_BYTES, files: MAX_UNPACKED_FILES }
    }
}

/// Whether a file name is that of a zip archive.
pub fn is_archive(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it.eq_ignore_ascii_case("zip"))
}

/// Opens an archive of at most `most` bytes, or says why it cannot be read.
pub fn open(path: &Path, most: u64) -> Result<Archive, String> {
    // Checked before opening: opening a named pipe would block.
    let metadata = fs::metadata(path).map_err(|error| error.to_string())?;
    if !metadata.is_file() {
        return Err("it is not a file".to_owned());
    }
    if metadata.len() > most {
        return Err(format!(
            "it has {} bytes, and may have {} MB",
            metadata.len(),
            most >> 20
        ));
    }
    let file = File::open(path).map_err(|error| error.to_string())?;
    ZipArchive::new(BufReader::new(file)).map_err(|error| describe_error(&error))
}

/// Describes what is wrong with an archive or an entry.
fn describe_error(error: &ZipError) -> String {
    match error {
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => {
            "it is encrypted".to_owned()
        }
        ZipError::UnsupportedArchive(what) => {
            format!("it is packed in a way that is not read: {what}")
        }
        ZipError::Io(error) => format!("it is damaged: {error}"),
        error => format!("it is damaged, or no zip archive: {error}"),
    }
}

/// Lists the files of an archive, and the names of entries that lead out of it.
pub fn list_entries(archive: &Archive) -> (Vec<ArchiveEntry>, Vec<String>) {
    let (mut inside, mut outside) = (Vec::new(), Vec::new());
    for (index, name) in archive.file_names().enumerate() {
        match split_path(name) {
            _ if name.ends_with('/') => {}
            Some(parts) if parts.is_empty() => {}
            Some(parts) => inside.push((index, parts)),
            None => outside.push(name.to_owned()),
        }
    }
    (inside, outside)
}

/// Splits the path of an entry into its parts; `None` if the path leads out of the
/// archive.
fn split_path(name: &str) -> Option<Vec<String>> {
    let parts = name.split(['/', '\\']);
    let is_out = |part: &str| part == ".." || part.contains('\0');
    let absolute = name.starts_with(['/', '\\']) || name.get(1..2) == Some(":");
    if absolute || parts.clone().any(is_out) {
        return None;
    }
    let named = parts.filter(|part| !part.is_empty() && *part != ".");
    Some(named.map(str::to_owned).collect())
}

/// Unpacks the entries that may be answers or belong to a crate into a folder, and
/// returns notes about entries that cannot be read.
pub fn unpack(
    archive: &mut Archive,
    items: &[ArchiveEntry],
    to: &Path,
    left: &mut UnpackBudget,
) -> Vec<String> {
    let mut notes = Vec::new();
    for (index, parts) in items {
        let Some((name, folders)) = parts.split_last() else { continue };
        let is_wanted = is_rust(name) || is_archive(name) || name == "Cargo.toml";
        if !is_wanted || !parts.iter().all(|part| is_searched(part)) {
            continue;
        }
        if left.files == 0 || left.bytes == 0 {
            let most = MAX_UNPACKED_BYTES >> 20;
            notes.push(format!(
                "holds more than {most} MB or {MAX_UNPACKED_FILES} files: the rest is not read"
            ));
            break;
        }
        left.files -= 1;
        let folder = to.join(folders.iter().collect::<PathBuf>());
        let path = folder.join(name);
        let created = fs::create_dir_all(&folder).map_err(|error| error.to_string());
        let unpacked =
            created.and_then(|()| unpack_entry(archive, *index, &path, left));
        if let Err(why) = unpacked {
            // An incomplete file must not be graded.
            let _ = fs::remove_file(&path);
            notes.push(format!("{} is not read: {why}", escape_path(parts)));
        }
    }
    notes
}

/// Unpacks one file, unless the archive states that it is too large. A smaller size is not
/// trusted: reading stops one byte after the limit.
fn unpack_entry(
    archive: &mut Archive,
    index: usize,
    path: &Path,
    left: &mut UnpackBudget,
) -> Result<(), String> {
    let mut packed = archive.by_index(index).map_err(|error| describe_error(&error))?;
    if packed.is_symlink() {
        return Err("it is a link, which is not followed".to_owned());
    }
    let is_archive = path.to_str().is_some_and(is_archive);
    let most = if is_archive { MAX_ARCHIVE_BYTES } else { MAX_FILE_BYTES };
    let stated = packed.size();
    if is_archive && stated > most || stated > left.bytes {
        return Err(format!(
            "it has {stated} bytes, and may have {} MB",
            most.min(left.bytes) >> 20
        ));
    }
    let modified = modified_time(&packed, &TimeZone::system());
    let mut file = File::create(path).map_err(|error| error.to_string())?;
    let copied = io::copy(&mut packed.by_ref().take(most + 1), &mut file);
    // Bytes unpacked before an error count, too.
    let written = file.metadata().map_or(most, |it| it.len());
    left.bytes = left.bytes.saturating_sub(written);
    copied.map_err(|error| format!("it is damaged: {error}"))?;
    file.set_modified(modified.unwrap_or(UNIX_EPOCH)).map_err(|error| error.to_string())
}

/// Returns a file's modification time: the timestamp in seconds or, without one, the
/// local time, taken in `zone`.
fn modified_time<R: Read>(
    file: &ZipFile<'_, R>,
    zone: &TimeZone,
) -> Option<SystemTime> {
    let second = file.extra_data_fields().find_map(|field| match field {
        ExtraField::ExtendedTimestamp(stamp) => stamp.mod_time(),
        _ => None,
    });
    if let Some(second) = second {
        return Some(UNIX_EPOCH + Duration::from_secs(second.into()));
    }
    let date = file.last_modified()?;
    let [month, day, hour, minute, second] =
        [date.month(), date.day(), date.hour(), date.minute(), date.second()]
            .map(|it| it as i8);
    let shown = DateTime::new(date.year() as i16, month, day, hour, minute, second, 0);
    zone.to_timestamp(shown.ok()?).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::{Duration, UNIX_EPOCH};

    use jiff::tz::{TimeZone, offset};
    use zip::write::{ExtendedFileOptions, FileOptions};
    use zip::{DateTime, ZipArchive, ZipWriter};

    use super::{modified_time, split_path};

    #[test]
    fn rejects_paths_outside_archive() {
        let expected = vec!["a".to_owned(), "b c.rs".to_owned()];
        for name in ["a/b c.rs", r"a\b c.rs", "./a//b c.rs"] {
            assert_eq!(split_path(name).as_ref(), Some(&expected), "{name}");
        }
        for name in ["../a", "a/../b", "/etc/passwd", r"C:\a", r"\\host\a", "a\0"] {
            assert_eq!(split_path(name), None, "{name}");
        }
    }

    #[test]
    fn prefers_timestamp_to_clock_time() {
        let clock = DateTime::from_date_and_time(2026, 3, 1, 14, 0, 0).unwrap();
        let options =
            || FileOptions::<ExtendedFileOptions>::default().last_modified_time(clock);
        // As Info-ZIP writes the field: a flag byte for the modification time, then the
        // time.
        let field = [&[1][..], &1_772_366_400_u32.to_le_bytes()].concat();
        let mut with_second = options();
        with_second.add_extra_data(0x5455, field.into_boxed_slice(), false).unwrap();
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("a.zip");
        let mut zip = ZipWriter::new(File::create(&path).unwrap());
        zip.start_file("a.rs", with_second).unwrap();
        zip.start_file("b.rs", options()).unwrap();
        zip.finish().unwrap();
        let mut archive = ZipArchive::new(File::open(&path).unwrap()).unwrap();
        let zone = TimeZone::fixed(offset(1));
        for (index, expected) in [(0, 1_772_366_400), (1, 1_772_366_400 + 3600)] {
            let found = modified_time(&archive.by_index(index).unwrap(), &zone);
            assert_eq!(found, Some(UNIX_EPOCH + Duration::from_secs(expected)));
        }
    }
}
