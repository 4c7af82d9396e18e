//! Sixty students: their files, and their expected results.
use std::fs;
use std::path::Path;

use crate::write;
use crate::zip_files::{self, zip_of};

pub const DIALS: &str = "read-the-dials";
pub const GUARD: &str = "guard-the-door";
pub const ROW: &str = "last-row";
pub const PROOF: &str = "twist-proof";

/// A student, and the expected results.
pub struct Student {
    /// Id in the roster.
    pub id: String,
    /// Name in the roster.
    pub name: String,
    /// Exercises that are not to do: the status and a part of the message.
    pub expected: Vec<(&'static str, &'static str, &'static str)>,
    /// A part of the note for the teacher, and of the student's page.
    pub note: &'static str,
}

/// Reads a file of an exercise.
fn file(exercise: &str, name: &str) -> String {
    let folder = crate::root();
    let folder = folder.join("chapters/exercises/orientation").join(exercise);
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Returns a correct answer with these names, long enough to be compared.
fn own_guard(sum: &str, row: &str) -> String {
    format!(
        "// {sum}\npub fn rank({row}: &[u8], v: u8) -> Option<u64> {{\n\
         let mut {sum} = 0_u64;\nlet mut number = 0_u64;\nlet last = {row}.len() - 1;\n\
         for (at, &o) in {row}.iter().enumerate() {{\n\
         if o >= v {{ return None; }}\n{sum} += u64::from(o);\n\
         if at < last {{ number = number * u64::from(v) + u64::from(o); }}\n}}\n\
         if {sum} % u64::from(v) == 0 {{ Some(number) }} else {{ None }}\n}}\n"
    )
}

/// An answer whose panic message contains HTML.
const HOSTILE: &str = "pub fn rank(_: &[u8], _: u64) -> u64 {\n\
     panic!(\"</pre><script>alert(1)</script>\")\n}\n";

/// Writes the files of forty ordinary students.
pub fn plain_students(class: &Path) -> Vec<Student> {
    let solved = |name| (name, "solved", "");
    let reversed = "It looks as if you read the dials from the right";
    let counted = "So many rows there are, and the first has the rank 0.";
    (0..40)
        .map(|n| {
            let (id, name) = (format!("s{n:02}"), format!("Student {n:02}"));
            let folder = class.join(match n % 4 {
                0 => id.clone(),
                1 => name.clone(),
                2 => format!("homework-{id}"),
                _ => format!("{name}_{}_assignsubmission_file_", 9000 + n),
            });
            let (files, expected) = match n % 5 {
                0 => (
                    vec![(DIALS, "solution"), (GUARD, "solution"), (ROW, "solution")],
                    vec![solved(DIALS), solved(GUARD), solved(ROW)],
                ),
                1 => (
                    vec![(DIALS, "wrong/from-the-right"), (PROOF, "solution")],
                    vec![(DIALS, "wrong", reversed), solved(PROOF)],
                ),
                2 => (vec![(DIALS, "solution")], vec![solved(DIALS)]),
                3 => (
                    vec![(ROW, "wrong/count"), (PROOF, "solution")],
                    vec![(ROW, "wrong", counted), solved(PROOF)],
                ),
                _ => (vec![(DIALS, "exercise"), (GUARD, "exercise")], vec![]),
            };
            for (exercise, which) in files {
                let text = match which {
                    "exercise" => stub(exercise),
                    which => file(exercise, &format!("{which}.rs")),
                };
                write(&folder.join(exercise).join("exercise.rs"), &text);
            }
            Student { id, name, expected, note: "" }
        })
        .collect()
}

/// Returns the original student's file.
fn stub(exercise: &str) -> String {
    judging::exercises::stub::stub(&file(exercise, "solution.rs")).unwrap()
}

/// Writes the files of twenty awkward students.
pub fn awkward_students(class: &Path) -> Vec<Student> {
    let (dials, guard) = (file(DIALS, "solution.rs"), file(GUARD, "solution.rs"));
    let reversed = file(DIALS, "wrong/from-the-right.rs");
    let windows = |text: &str| text.replace('\n', "\r\n");
    let write_file = |name: &str, bytes: &[u8]| {
        let path = class.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    };
    let solved = |name| (name, "solved", "");
    let mut all = Vec::new();
    let mut student = |id: &str, name: &str, expected: &[_], note| {
        let [id, name] = [id, name].map(str::to_owned);
        all.push(Student { id, name, expected: expected.to_vec(), note });
    };

    write_file("<img src=x onerror=alert(1)>/read-the-dials.rs", HOSTILE.as_bytes());
    let message = "</pre><script>alert(1)</script>";
    student("a00", "<img src=x onerror=alert(1)>", &[(DIALS, "wrong", message)], "");
    write_file(
        "=HYPERLINK(1)/read-the-dials.rs",
        b"pub fn rank(_: &[u8], _: u64) -> u64 { unsafe { 1 } }",
    );
    student("a01", "=HYPERLINK(1)", &[(DIALS, "wrong", "found `unsafe`")], "");
    // An archive as Canvas names it, with answers to two exercises.
    let both = zip_of(&[
        ("read-the-dials.rs", dials.as_bytes()),
        ("guard-the-door.rs", guard.as_bytes()),
    ]);
    write_file("lovelaceada_LATE_501_77_work.zip", &both);
    student("501", "Ada Lovelace", &[solved(DIALS), solved(GUARD)], "");
    write_file("a03/last/read-the-dials.rs", reversed.as_bytes());
    write_file("a03/first/read-the-dials.rs", dials.as_bytes());
    let note =
        "has several different answers to read-the-dials: first/read-the-dials.rs is";
    student("a03", "Charles Babbage", &[solved(DIALS)], note);
    fs::create_dir_all(class.join("a04")).unwrap();
    student("a04", "Empty Folder", &[], "Nothing of yours was handed in");
    student("a05", "Absent", &[], "Nothing of yours was handed in");
    // An archive with an outer folder and another archive in it.
    let inner = zip_of(&[("guard-the-door/exercise.rs", guard.as_bytes())]);
    let zip = zip_of(&[
        ("my work/read-the-dials/exercise.rs", dials.as_bytes()),
        ("my work/rest.zip", &inner),
        ("__MACOSX/my work/._exercise.rs", b"\0\x05"),
        ("../../outside.rs", b"fn f() {}"),
    ]);
    write_file("a06.zip", &zip);
    let note = "a06.zip is not read: `../../outside.rs` leads out of it";
    student("a06", "Zoe Zip", &[solved(DIALS), solved(GUARD)], note);
    // Files from Windows: line ends, byte order mark, capitals, Latin-1.
    write_file("a07/read-the-dials.rs", windows(&dials).as_bytes());
    write_file("a07/guard-the-door.rs", windows(&stub(GUARD)).as_bytes());
    student("a07", "Win Dows", &[solved(DIALS)], "");
    write_file("a08/read-the-dials.rs", format!("\u{feff}{dials}").as_bytes());
    student("a08", "Mark Utf", &[solved(DIALS)], "");
    write_file("a09/Exercises/READ-THE-DIALS/Exercise.RS", windows(&dials).as_bytes());
    student("a09", "Note Pad", &[solved(DIALS)], "");
    write_file("a10/read-the-dials.rs", b"// caf\xe9\n");
    student("a10", "Old Letter", &[(DIALS, "wrong", "not text in UTF-8")], "");
    // Misspelled names.
    write_file("a11/Read_The Dials.rs", dials.as_bytes());
    write_file("a11/homework.rs", b"fn f() {}");
    write_file("a11/lasst-row.rs", b"fn f() {}");
    let note =
        "lasst-row.rs: there is no exercise `lasst-row`: did you mean `last-row`?";
    student("a11", "Miss Named", &[solved(DIALS)], note);
    // Two answers that differ only in names.
    write_file("a12/guard-the-door.rs", own_guard("sum", "ori").as_bytes());
    write_file("a13/guard-the-door.rs", own_guard("total", "row").as_bytes());
    student("a12", "Tweedle Dum", &[solved(GUARD)], "");
    student("a13", "Tweedle Dee", &[solved(GUARD)], "");
    copy_fork(&class.join("a14"));
    write_file(
        "a14/chapters/exercises/orientation/read-the-dials/exercise.rs",
        dials.as_bytes(),
    );
    student("a14", "Fiona Fork", &[solved(DIALS)], "");
    // Archives that cannot be read, or exceed limits.
    write_file("a15.zip", &zip[..zip.len() / 2]);
    student("a15", "Broken Zip", &[], "a15.zip is not read: it is damaged");
    write_file(
        "a16.zip",
        &zip_files::encrypted(&zip_of(&[("read-the-dials.rs", dials.as_bytes())])),
    );
    let locked = "a16.zip: read-the-dials.rs is not read: it is encrypted";
    student("a16", "Locked Zip", &[], locked);
    let zeros = vec![0; 30 << 20];
    write_file(
        "a17.zip",
        &zip_of(&[
            ("read-the-dials.rs", &zeros),
            ("guard-the-door.rs", guard.as_bytes()),
        ]),
    );
    let large = "and may have 1 MB";
    student("a17", "Bomb Zip", &[(DIALS, "wrong", large), solved(GUARD)], "");
    write_file("homework 1, A18 (1).zip", &both);
    student("a18", "Loaded Twice", &[solved(DIALS), solved(GUARD)], "");
    write_file("a19/read-the-dials.pdf", b"%PDF");
    write_file("a19/last-row.rs", file(ROW, "solution.rs").as_bytes());
    student("a19", "Umlaut Müller", &[solved(ROW)], "");
    all
}

/// Copies a fork of the book, with the original students' files.
fn copy_fork(to: &Path) {
    let root = crate::root();
    for name in ["book.toml", "chapters", "code", "course/judging", "tests"] {
        let files = if root.join(name).is_file() {
            vec![name.into()]
        } else {
            base::folder::walk(&root.join(name), &|path| !path.ends_with("target"))
                .unwrap()
                .into_iter()
                .map(|file| Path::new(name).join(file))
                .collect()
        };
        for file in files {
            let is_wanted =
                ["rs", "toml"].iter().any(|it| file.extension() == Some(it.as_ref()));
            if is_wanted {
                fs::create_dir_all(to.join(&file).parent().unwrap()).unwrap();
                fs::copy(root.join(&file), to.join(&file)).unwrap();
            }
        }
    }
}
