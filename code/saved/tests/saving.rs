//! Saved tables are opened unchanged; an older file is replaced as a whole, or stays.
use proptest::prelude::*;
use saved::{
    FileFault, Label, SaveError, SavedTable, TableKind, Writer, remove_unfinished, save,
};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use tempfile::tempdir;

fn label(puzzle: &str) -> Label {
    Label::new(TableKind::CompleteTable, puzzle, "half-turn", 3).unwrap()
}

/// The names of a folder's files.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    let mut names: Vec<_> = entries.map(|entry| name(entry.unwrap())).collect();
    names.sort();
    names
}

/// The format does not change by accident: these are all bytes of a file.
#[test]
fn file_format_is_stable() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a");
    save(&path, &label("skewb"), &[7, 8, 9]).unwrap();
    let body = saved::checksum(&[7, 8, 9]);
    let mut inner = vec![1, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0];
    inner.extend([3, 0, 0, 0, 0, 0, 0, 0]);
    inner.extend(body.to_le_bytes());
    inner.extend([5, 0, 0, 0, 9, 0, 0, 0]);
    inner.extend(b"skewbhalf-turn");
    inner.resize(112, 0);
    let mut right = b"\x89GODS\r\n\x1a".to_vec();
    right.extend(saved::checksum(&inner).to_le_bytes());
    right.extend(inner);
    right.extend([7, 8, 9]);
    assert_eq!(fs::read(&path).unwrap(), right);
}

proptest! {
    #[test]
    fn saved_table_reopens_equal(
        puzzle in "[ -~ä]{1,80}",
        description in "[ -~ä]{0,80}",
        entries: u64,
        pieces in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..300), 0..9),
    ) {
        let folder = tempdir().unwrap();
        let label = Label::new(TableKind::PruningTable, &puzzle, &description, entries).unwrap();
        let path = folder.path().join(label.file_name());
        let mut writer = Writer::create(&path, &label).unwrap();
        for piece in &pieces {
            writer = writer.write(piece).unwrap();
        }
        writer.finish().unwrap();
        let body = pieces.concat();
        // Mapped, and its safe twin that reads.
        let tables = [SavedTable::open, SavedTable::read].map(|open| open(&path, &label));
        for table in tables {
            let table = table.unwrap();
            prop_assert_eq!(table.label(), &label);
            prop_assert_eq!(table.body(), &body);
        }
        let mapped = SavedTable::open_any(&path).unwrap();
        prop_assert_eq!(mapped.body().as_ptr() as usize % 64, 0);
        // At once is the same file.
        let bytes = fs::read(&path).unwrap();
        save(&path, &label, &body).unwrap();
        prop_assert_eq!(fs::read(&path).unwrap(), bytes);
        prop_assert_eq!(names(folder.path()), [label.file_name()]);
    }
}

#[test]
fn open_table_survives_replacement() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    save(&path, &label("skewb"), &[1; 9000]).unwrap();
    let table = SavedTable::open(&path, &label("skewb")).unwrap();
    if cfg!(not(windows)) {
        save(&path, &label("twiddle"), &[2; 10]).unwrap();
        assert_eq!(table.body(), [1; 9000]);
        table.verify().unwrap();
        let other = SavedTable::open_any(&path).unwrap();
        assert_eq!((other.label().puzzle(), other.body()), ("twiddle", &[2; 10][..]));
        fs::remove_file(&path).unwrap();
        assert_eq!((table.body()[8999], other.body()[9]), (1, 2));
    }
}

#[test]
fn unfinished_table_is_invisible() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    save(&path, &label("old"), &[1]).unwrap();
    let old = fs::read(&path).unwrap();
    let writer = Writer::create(&path, &label("new")).unwrap();
    let writer = writer.write(&[2; 100_000]).unwrap();
    assert_eq!(fs::read(&path).unwrap(), old);
    // The temporary file is in use: it is not removed, and another table may be saved meanwhile.
    assert_eq!(remove_unfinished(folder.path()).unwrap(), 0);
    assert_eq!(names(folder.path()).len(), 2);
    save(folder.path().join("b.gods"), &label("other"), &[3]).unwrap();
    writer.finish().unwrap();
    assert_eq!(SavedTable::open_any(&path).unwrap().body(), [2; 100_000]);
    assert_eq!(names(folder.path()), ["a.gods", "b.gods"]);
    // One that is dropped leaves nothing.
    drop(Writer::create(&path, &label("never")).unwrap());
    assert_eq!(names(folder.path()), ["a.gods", "b.gods"]);
}

#[test]
fn removes_only_unfinished_files() {
    let folder = tempdir().unwrap();
    let others = [
        ".gods-saving-",
        ".gods-saving-1",
        ".gods-saving-1-0123456789abcde",
        ".gods-saving-1-0123456789abcdefg",
        ".gods-saving-x-0123456789abcdef",
        ".gods-saving--0123456789abcdef",
        "gods-saving-1-0123456789abcdef",
    ];
    for name in others {
        fs::write(folder.path().join(name), "mine").unwrap();
    }
    fs::create_dir(folder.path().join(".gods-saving-2-0123456789abcdef")).unwrap();
    let before = names(folder.path());
    for left in [".gods-saving-1-0123456789abcdef", ".gods-saving-99-00000000DEADBEEF"]
    {
        fs::write(folder.path().join(left), "1234").unwrap();
    }
    assert_eq!(remove_unfinished(folder.path()).unwrap(), 8);
    assert_eq!(names(folder.path()), before);
    assert_eq!(
        remove_unfinished(folder.path().join("none")).unwrap_err().kind(),
        ErrorKind::NotFound
    );
}

#[test]
fn rejects_invalid_paths_early() {
    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let error = |path: &Path| Writer::create(path, &label("x")).unwrap_err();
    let path = folder.path().to_owned();
    assert_eq!(error(&path), SaveError::NotAFile { path });
    let (path, nowhere) = (at("no/a.gods"), at("no"));
    let said = error(&path);
    assert_eq!(said, SaveError::NoFolder { path, folder: nowhere });
    let ends = format!("there is no folder {:?}: make it first", at("no"));
    assert!(said.to_string().ends_with(&ends), "{said}");
    // A path that can only be a folder is rejected before anything is written.
    for name in ["new.gods/", "new.gods/.", "."] {
        assert_eq!(error(&at(name)), SaveError::NotAFile { path: at(name) });
    }
    let long = error(&at(&"x".repeat(300)));
    assert!(matches!(long, SaveError::Write { .. }), "{long}");
    fs::write(at("file"), "kept").unwrap();
    assert!(matches!(error(&at("file/a.gods")), SaveError::NoFolder { .. }));
    let mut locked = fs::metadata(at("file")).unwrap().permissions();
    locked.set_readonly(true);
    fs::set_permissions(at("file"), locked.clone()).unwrap();
    assert_eq!(error(&at("file")), SaveError::ReadOnly { path: at("file") });
    assert_eq!(fs::read(at("file")).unwrap(), b"kept");
    assert_eq!(names(folder.path()), ["file"]);
}

#[cfg(unix)]
#[test]
fn keeps_links_and_devices() {
    use std::os::unix::fs::symlink;

    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("inner")).unwrap();
    fs::write(at("inner/real.gods"), "old").unwrap();
    symlink("inner/real.gods", at("link.gods")).unwrap();
    save(at("link.gods"), &label("skewb"), &[5]).unwrap();
    assert!(at("link.gods").is_symlink());
    let table = SavedTable::open_any(at("inner/real.gods")).unwrap();
    assert_eq!(table.body(), [5]);
    symlink("/dev/null", at("null")).unwrap();
    for path in [Path::new("/dev/null"), &at("null")] {
        let error = save(path, &label("skewb"), &[5]).unwrap_err();
        assert_eq!(error, SaveError::NotAFile { path: path.to_owned() });
    }
    assert_eq!(SavedTable::open_any(at("null")).unwrap_err().fault, FileFault::Special);
    // A link to a file that is not there yet leads to the new one.
    symlink("inner/new.gods", at("early.gods")).unwrap();
    save(at("early.gods"), &label("skewb"), &[6]).unwrap();
    assert!(at("early.gods").is_symlink());
    assert_eq!(SavedTable::open_any(at("inner/new.gods")).unwrap().body(), [6]);
    fs::remove_file(at("early.gods")).unwrap();
    fs::remove_file(at("inner/new.gods")).unwrap();
    assert_eq!(names(folder.path()), ["inner", "link.gods", "null"]);
    assert_eq!(names(&at("inner")), ["real.gods"]);
}

#[cfg(unix)]
#[test]
fn keeps_permissions_of_old_table() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    save(&path, &label("skewb"), &[1]).unwrap();
    let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
    for right in [0o600, 0o640] {
        fs::set_permissions(&path, fs::Permissions::from_mode(right)).unwrap();
        save(&path, &label("skewb"), &[2]).unwrap();
        assert_eq!(mode(), right);
    }
}
