//! The names that learning systems give to what a class hands in.
//!
//! - **Canvas**, a file for each file: `lovelaceada_12345_67890_read-the-dials.rs`, or
//!   `lovelaceada_LATE_12345_67890_…`. The first number is the student's. A file that is
//!   handed in again is `read-the-dials-1.rs`.
//! - **Moodle**, a folder for each student: `Ada Lovelace_12345_assignsubmission_file_`,
//!   with or without the last sign; or without folders,
//!   `Ada Lovelace_12345_assignsubmission_file_read-the-dials.rs`.

/// What stands behind a name and a number in Moodle's names.
const MOODLE: &str = "_assignsubmission_";
/// Canvas marks with it what came too late.
const LATE: &str = "_LATE";

/// What a system's name says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upload<'a> {
    /// Who handed it in, as the system writes it.
    pub student: &'a str,
    /// The system's number, by which two of one name are two.
    pub number: &'a str,
    /// Whether that is the student's, as Canvas's is, and not what was handed in.
    pub is_id: bool,
    /// Whether the system calls it late.
    pub late: bool,
    /// The name of the student's file; nothing for a folder.
    pub file: &'a str,
}

/// What a name says, if it is one of those. A student chooses the name of the file, which
/// stands last: what it says counts for nothing.
pub fn read(name: &str) -> Option<Upload<'_>> {
    let canvas = canvas(name);
    match &canvas {
        Some(upload) if upload.file.contains(MOODLE) => canvas,
        _ => moodle(name).or(canvas),
    }
}

/// What a folder's name says: Canvas makes none.
pub fn folder(name: &str) -> Option<Upload<'_>> {
    moodle(name)
}

fn moodle(name: &str) -> Option<Upload<'_>> {
    let (who, rest) = name.split_once(MOODLE)?;
    let (student, number) = who.rsplit_once('_')?;
    let (_, file) = rest.split_once('_').unwrap_or((rest, ""));
    let is = !student.is_empty() && is_number(number);
    is.then_some(Upload { student, number, is_id: false, late: false, file })
}

fn canvas(name: &str) -> Option<Upload<'_>> {
    // The first two numbers that stand side by side: a file's name may have others.
    let starts = name.match_indices('_').map(|(at, _)| at);
    starts.into_iter().find_map(|at| {
        let (who, rest) = (&name[..at], &name[at + 1..]);
        let (number, rest) = rest.split_once('_')?;
        let (other, file) = rest.split_once('_')?;
        let is = is_number(number) && is_number(other) && !file.is_empty();
        let bare = who.strip_suffix(LATE).or_else(|| who.strip_suffix("_late"));
        let student = bare.unwrap_or(who);
        // `2026_01_15_ada.zip` is a date, and no student is called 2026.
        let is_name = student.chars().any(char::is_alphabetic);
        (is && is_name).then_some(Upload {
            student,
            number,
            is_id: true,
            late: bare.is_some(),
            file,
        })
    })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn the_systems_names_are_understood() {
        for (name, right) in [
            ("lovelaceada_12_345_a.rs", ("lovelaceada", "12", false, "a.rs")),
            (
                "lovelaceada_1_2_x_99_assignsubmission_file_a.rs",
                ("lovelaceada", "1", false, "x_99_assignsubmission_file_a.rs"),
            ),
            ("lovelaceada_LATE_12_345_a-1.rs", ("lovelaceada", "12", true, "a-1.rs")),
            (
                "de_la_cruzana_1_2_x_3_4_y.rs",
                ("de_la_cruzana", "1", false, "x_3_4_y.rs"),
            ),
            (
                "Ada Lovelace_12_assignsubmission_file_",
                ("Ada Lovelace", "12", false, ""),
            ),
            (
                "Ada Lovelace_12_assignsubmission_file",
                ("Ada Lovelace", "12", false, ""),
            ),
            ("A_B_12_assignsubmission_file_a_1.rs", ("A_B", "12", false, "a_1.rs")),
            ("Ada_12_assignsubmission_onlinetext", ("Ada", "12", false, "")),
        ] {
            let it = read(name).unwrap();
            assert_eq!((it.student, it.number, it.late, it.file), right, "{name}");
        }
        for name in [
            "ada",
            "ada.rs",
            "read_12_dials.rs",
            "_1_2_a.rs",
            "ada_1_2_",
            "_12_assignsubmission_file",
            "ada_x_assignsubmission_file",
            "ada_\u{664}_\u{665}_a.rs",
            "2026_01_15_ada.zip",
        ] {
            assert_eq!(read(name), None, "{name}");
        }
    }
}
