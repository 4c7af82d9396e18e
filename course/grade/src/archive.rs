//! Archives as they are handed in: read in memory, within limits, and never unpacked.
use std::io::{Read, Seek};
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use zip::extra_fields::ExtraField;
use zip::read::ZipFile;
use zip::result::ZipError;
use zip::{DateTime, ZipArchive};

use judging::exercises::workshop::{LARGEST, too_large};
use judging::policy::Changed;

/// The largest archive, in bytes.
pub const LARGEST_ARCHIVE: u64 = 100 << 20;
/// How much one student's archives may hold of what is read, in bytes, with the archives that
/// lie in them.
pub const MOST_BYTES: u64 = 2 * LARGEST_ARCHIVE;

/// Whether a name is that of an archive that is read.
pub fn is_archive(name: &str) -> bool {
    ends_with(name, ".zip")
}

/// Whether a name has an ending, in capitals or not.
pub fn ends_with(name: &str, ending: &str) -> bool {
    name.len() > ending.len()
        && name.is_char_boundary(name.len() - ending.len())
        && name[name.len() - ending.len()..].eq_ignore_ascii_case(ending)
}

/// Opens an archive, or says why it cannot be read.
pub fn open<R: Read + Seek>(reader: R, bytes: u64) -> Result<ZipArchive<R>, String> {
    if bytes > LARGEST_ARCHIVE {
        let most = LARGEST_ARCHIVE >> 20;
        return Err(format!("it has {bytes} bytes, and may have {most} MB"));
    }
    ZipArchive::new(reader).map_err(|error| why(&error))
}

/// Opens an archive that lies in a folder, or says why it cannot be read. That of a whole
/// class may have any size.
pub fn open_file(
    path: &Path,
    is_class: bool,
) -> Result<ZipArchive<impl Read + Seek + use<>>, String> {
    // Asked before it is opened: a pipe would wait for someone to write into it.
    let about = std::fs::metadata(path).map_err(|error| error.to_string())?;
    if !about.is_file() {
        return Err("it is no file".to_owned());
    }
    let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
    let bytes = if is_class { 0 } else { about.len() };
    open(std::io::BufReader::new(file), bytes)
}

/// What is wrong with an archive, or with what is in it.
fn why(error: &ZipError) -> String {
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

/// The parts of a name in an archive, or nothing if it leads out of it.
pub fn parts(name: &str) -> Option<Vec<String>> {
    let parts = name.split(['/', '\\']);
    let is_out = |part: &str| part == ".." || part.contains('\0');
    let absolute = name.starts_with(['/', '\\']) || name.get(1..2) == Some(":");
    if absolute || parts.clone().any(is_out) {
        return None;
    }
    let named = parts.filter(|part| !part.is_empty() && *part != ".");
    Some(named.map(str::to_owned).collect())
}

/// Something in an archive.
pub struct Entry {
    /// What it holds, or why it cannot be judged.
    pub bytes: Result<Vec<u8>, String>,
    /// How many bytes were unpacked, judged or not.
    pub read: u64,
    /// When it was changed last.
    pub at: Option<Changed>,
    /// Whether it is a link.
    pub is_link: bool,
}

/// Reads something in an archive. What is said of its size is not believed. An inner
/// archive may be larger than a file.
pub fn entry<R: Read + Seek>(archive: &mut ZipArchive<R>, index: usize) -> Entry {
    let refused = |why, read| Entry {
        bytes: Err(format!("The file cannot be read from its archive: {why}.")),
        read,
        at: None,
        is_link: false,
    };
    let mut file = match archive.by_index(index) {
        Ok(file) => file,
        Err(error) => return refused(why(&error), 0),
    };
    let most = if is_archive(file.name()) { LARGEST_ARCHIVE } else { LARGEST };
    let (at, is_link) = (changed(&file), file.is_symlink());
    if file.size() > most {
        return Entry {
            bytes: Err(too_large(file.size(), most)),
            read: 0,
            at,
            is_link,
        };
    }
    let mut bytes = Vec::new();
    let read = file.by_ref().take(most + 1).read_to_end(&mut bytes);
    let count = bytes.len() as u64;
    match read {
        Err(error) => refused(format!("it is damaged: {error}"), count),
        Ok(_) if count > most => {
            Entry { bytes: Err(too_large(count, most)), read: count, at, is_link }
        }
        Ok(_) => Entry { bytes: Ok(bytes), read: count, at, is_link },
    }
}

/// When a file was changed last: as it says in Greenwich, or else by the date that it was
/// packed with, which is that of the clock there.
fn changed<R: Read>(file: &ZipFile<'_, R>) -> Option<Changed> {
    let mut stamps = file.extra_data_fields().filter_map(|field| match field {
        ExtraField::ExtendedTimestamp(stamp) => stamp.mod_time().map(u64::from),
        ExtraField::Ntfs(stamp) => (stamp.mtime() / 10_000_000).checked_sub(WINDOWS),
    });
    let in_greenwich = stamps.next();
    let local =
        || file.last_modified().filter(DateTime::is_valid).map(|date| seconds(&date));
    let at = Duration::from_secs(in_greenwich.or_else(local)?);
    Some(Changed { at: UNIX_EPOCH.checked_add(at)?, is_local: in_greenwich.is_none() })
}

/// How many seconds before 1970 Windows begins to count, with 1601.
const WINDOWS: u64 = 11_644_473_600;

/// The seconds from 1970 to a date, which is not before 1980.
fn seconds(date: &DateTime) -> u64 {
    let (year, month) = (u64::from(date.year()), u64::from(date.month()));
    // The year begins with March: the day that is there or not is its last.
    let (year, month) =
        if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400;
    let days = days + (153 * month + 2) / 5 + u64::from(date.day()) - 1 - 719_468;
    let [hour, minute, second] =
        [date.hour(), date.minute(), date.second()].map(u64::from);
    ((days * 24 + hour) * 60 + minute) * 60 + second
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;
    use std::time::{Duration, UNIX_EPOCH};

    use zip::write::{ExtendedFileOptions, FileOptions};
    use zip::{DateTime, ZipWriter};

    use super::{Changed, WINDOWS, ends_with, entry, open, parts, seconds};

    #[test]
    fn names_stay_inside() {
        let right = vec!["a".to_owned(), "b c.rs".to_owned()];
        for name in ["a/b c.rs", r"a\b c.rs", "./a//b c.rs"] {
            assert_eq!(parts(name).as_ref(), Some(&right), "{name}");
        }
        for name in ["../a", "a/../b", "/etc/passwd", r"C:\a", r"\\host\a", "a\0"] {
            assert_eq!(parts(name), None, "{name}");
        }
        assert!(ends_with("A.RS", ".rs") && !ends_with(".rs", ".rs"));
        assert!(!ends_with("é.s", ".rs") && !ends_with("aérs", ".rs"));
    }

    #[test]
    fn dates_are_counted_in_seconds() {
        for (date, right) in [
            ((1980, 1, 1, 0, 0, 0), 315_532_800),
            ((2000, 2, 29, 23, 59, 58), 951_868_798),
            ((2026, 3, 1, 12, 0, 0), 1_772_366_400),
        ] {
            let (year, month, day, hour, minute, second) = date;
            let date =
                DateTime::from_date_and_time(year, month, day, hour, minute, second);
            assert_eq!(seconds(&date.unwrap()), right);
        }
    }

    #[test]
    fn a_time_in_greenwich_is_better_than_one_of_a_clock() {
        // As 7-Zip writes it, beside the date by the clock of the place.
        let tenths = ((1_772_366_400 + WINDOWS) * 10_000_000).to_le_bytes();
        let times = [&[0; 4], &[1, 0, 24, 0][..], &tenths, &tenths, &tenths].concat();
        let clock = DateTime::from_date_and_time(2026, 3, 1, 14, 0, 0).unwrap();
        let options =
            || FileOptions::<ExtendedFileOptions>::default().last_modified_time(clock);
        let mut with_times = options();
        // The crate does not write this field, so another is named and then renamed.
        with_times.add_extra_data(0x7777, times.into_boxed_slice(), false).unwrap();
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        zip.start_file("a.rs", with_times).unwrap();
        zip.start_file("b.rs", options()).unwrap();
        let mut bytes = zip.finish().unwrap().into_inner();
        for at in 0..bytes.len() - 4 {
            if bytes[at..].starts_with(&[0x77, 0x77, 32, 0]) {
                bytes[at..at + 2].copy_from_slice(&[0x0a, 0]);
            }
        }
        let count = bytes.len() as u64;
        let mut archive = open(Cursor::new(bytes), count).unwrap();
        let at = |seconds| UNIX_EPOCH + Duration::from_secs(seconds);
        let right = [(1_772_366_400, false), (1_772_366_400 + 7200, true)];
        for (index, (seconds, is_local)) in right.into_iter().enumerate() {
            let found = entry(&mut archive, index).at;
            assert_eq!(found, Some(Changed { at: at(seconds), is_local }));
        }
    }
}
