//! A file that is not what was saved is never opened, and the error says why.
use saved::{
    FileFault, Header, Label, OpenError, SavedTable, TableKind, VERSION, checksum, save,
};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::{TempDir, tempdir};

fn label() -> Label {
    Label::new(TableKind::PatternDatabase, "sliding-2x3", "1 2", 120).unwrap()
}

/// A folder with a small table in it.
fn saved_table() -> (TempDir, PathBuf, Vec<u8>) {
    let folder = tempdir().unwrap();
    let path = folder.path().join("small.gods");
    let body: Vec<u8> = (0..120).map(|i| i % 7).collect();
    save(&path, &label(), &body).unwrap();
    let bytes = fs::read(&path).unwrap();
    assert_eq!((bytes.len(), &bytes[128..]), (128 + 120, &body[..]));
    (folder, path, bytes)
}

/// What is wrong with a file of these bytes: the same for each way to open it.
#[track_caller]
fn fault(path: &Path, bytes: &[u8]) -> FileFault {
    fs::write(path, bytes).unwrap();
    let [mapped, read] = [SavedTable::open, SavedTable::read].map(|open| {
        let OpenError { path: named, fault } = open(path, &label()).unwrap_err();
        assert_eq!(named, path);
        fault
    });
    assert_eq!(mapped, read);
    // Whoever opens it whatever it is of sees it too, and its header's reader at least
    // does not end with a panic.
    let any = SavedTable::open_any(path).unwrap_err().fault;
    assert_eq!(any, mapped);
    let _ = Header::read(path);
    mapped
}

/// A header of other numbers, with a checksum that is right.
fn with_number(bytes: &[u8], at: usize, number: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[at..at + number.len()].copy_from_slice(number);
    let sum = checksum(&bytes[16..128]);
    bytes[8..16].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn rejects_truncated_file() {
    let (_folder, path, bytes) = saved_table();
    assert_eq!(fault(&path, &[]), FileFault::Empty);
    for length in 1..bytes.len() {
        let right = match length {
            0..56 => 56,
            56..128 => 128,
            _ => bytes.len() as u64,
        };
        let found = length as u64;
        assert_eq!(
            fault(&path, &bytes[..length]),
            FileFault::Truncated { found, right }
        );
    }
    for more in [1, 64, 5000] {
        let long = [&bytes[..], &vec![0; more]].concat();
        let (found, right) = (long.len() as u64, bytes.len() as u64);
        assert_eq!(fault(&path, &long), FileFault::TooLong { found, right });
    }
}

#[test]
fn rejects_any_changed_byte() {
    let (_folder, path, bytes) = saved_table();
    let mut damaged = bytes.clone();
    for at in 0..bytes.len() {
        for change in [1, 0x80, 0xFF] {
            damaged[at] ^= change;
            let fault = fault(&path, &damaged);
            let is_expected = match at {
                0..8 => fault == FileFault::NotATable,
                16..20 => matches!(fault, FileFault::Version { right: VERSION, .. }),
                // Lengths of texts: so long a header is not there, or never was.
                48..56 => matches!(
                    fault,
                    FileFault::DamagedHeader { .. }
                        | FileFault::Truncated { .. }
                        | FileFault::InvalidHeader { .. }
                ),
                8..128 => matches!(fault, FileFault::DamagedHeader { .. }),
                _ => matches!(fault, FileFault::DamagedBody { .. }),
            };
            assert!(is_expected, "byte {at}, {change:#x}: {fault}");
            damaged[at] ^= change;
        }
    }
    fs::write(&path, damaged).unwrap();
    SavedTable::open(&path, &label()).unwrap();
}

#[test]
fn header_is_readable_with_damaged_body() {
    let (_folder, path, bytes) = saved_table();
    let mut damaged = bytes.clone();
    damaged[200] ^= 1;
    let FileFault::DamagedBody { found, right } = fault(&path, &damaged) else {
        panic!()
    };
    assert_eq!((found, right), (checksum(&damaged[128..]), checksum(&bytes[128..])));
    let header = Header::read(&path).unwrap();
    let said = (header.label(), header.bytes(), header.checksum());
    assert_eq!(said, (&label(), 120, right));
    // The same table, opened without a look at it, is checked later.
    let table = SavedTable::open_unverified(&path, &label()).unwrap();
    assert_eq!(
        table.verify().unwrap_err().fault,
        FileFault::DamagedBody { found, right }
    );
    assert_eq!((table.path(), table.header()), (&*path, &header));
}

#[test]
fn rejects_other_files_and_versions() {
    let (_folder, path, bytes) = saved_table();
    for foreign in ["x", "hello\n", "\u{7f}ELF", &"long ".repeat(1000)] {
        assert_eq!(fault(&path, foreign.as_bytes()), FileFault::NotATable);
    }
    // A table that was sent as a text has lost a line break's half.
    let sent: Vec<u8> = bytes.iter().copied().filter(|&byte| byte != b'\r').collect();
    assert_eq!(fault(&path, &sent), FileFault::NotATable);
    assert_eq!(fault(&path, &[0; 300]), FileFault::NotATable);
    for version in [0, VERSION + 1, u32::MAX] {
        let other = with_number(&bytes, 16, &version.to_le_bytes());
        let right = FileFault::Version { found: version, right: VERSION };
        assert_eq!(fault(&path, &other), right);
        // Another version's header may have its checksum somewhere else.
        assert_eq!(fault(&path, &other[..100]), right);
    }
}

/// As a program would write it that has another idea of the format.
#[test]
fn rejects_invalid_header() {
    let (_folder, path, bytes) = saved_table();
    let nonsense =
        |at, number: &[u8]| match fault(&path, &with_number(&bytes, at, number)) {
            FileFault::InvalidHeader { what } => what,
            fault => panic!("{fault}"),
        };
    assert_eq!(nonsense(20, &9_u32.to_le_bytes()), "the kind 9");
    assert_eq!(nonsense(48, &5000_u32.to_le_bytes()), "a text of 5000 bytes");
    assert_eq!(nonsense(127, &[1]), "more than zeros after its texts");
    assert_eq!(nonsense(48, &10_u32.to_le_bytes()), "more than zeros after its texts");
    assert!(nonsense(58, &[0xFF]).contains("utf-8"));
    assert!(nonsense(58, b"\n").contains("without control characters"));
    for length in [0, 121, u64::MAX - 127, u64::MAX] {
        let fault = fault(&path, &with_number(&bytes, 32, &length.to_le_bytes()));
        let right = length.saturating_add(128);
        match fault {
            FileFault::TooLong { found: 248, right: said } if right < 248 => {
                assert_eq!(said, right);
            }
            FileFault::Truncated { found: 248, right: said } => assert_eq!(said, right),
            fault => panic!("{fault}"),
        }
    }
}

#[test]
fn rejects_other_tables() {
    let (_folder, path, _) = saved_table();
    let open = |kind, puzzle: &str, description: &str, entries| {
        let label = Label::new(kind, puzzle, description, entries).unwrap();
        SavedTable::open(&path, &label).err().map(|error| error.fault)
    };
    let pattern = TableKind::PatternDatabase;
    assert_eq!(open(pattern, "sliding-2x3", "1 2", 120), None);
    let texts = |found: &str, right: &str| [found, right].map(str::to_owned);
    let (found, right) = (pattern, TableKind::CompleteTable);
    let other = Some(FileFault::Kind { found, right });
    assert_eq!(open(TableKind::CompleteTable, "hanoi-3x4", "", 81), other);
    let [found, right] = texts("sliding-2x3", "hanoi-3x4");
    let other = Some(FileFault::Puzzle { found, right });
    assert_eq!(open(pattern, "hanoi-3x4", "1 2", 120), other);
    let [found, right] = texts("1 2", "1 3");
    let other = Some(FileFault::Description { found, right });
    assert_eq!(open(pattern, "sliding-2x3", "1 3", 120), other);
    let other = Some(FileFault::Entries { found: 120, right: 60 });
    assert_eq!(open(pattern, "sliding-2x3", "1 2", 60), other);
}

#[test]
fn rejects_folders_and_missing_files() {
    let (folder, path, _) = saved_table();
    let fault = |path: &Path| {
        let faults = [
            Header::read(path).unwrap_err(),
            SavedTable::open(path, &label()).unwrap_err(),
            SavedTable::read(path, &label()).unwrap_err(),
        ];
        let [header, mapped, read] = faults.map(|error| error.fault);
        assert!(header == mapped && mapped == read, "{header}, {mapped}, {read}");
        header
    };
    assert_eq!(fault(folder.path()), FileFault::Folder);
    assert_eq!(fault(&folder.path().join("none.gods")), FileFault::Missing);
    // A path inside a file cannot be opened, even by root.
    let inside = fault(&path.join("inside.gods"));
    assert!(
        matches!(inside, FileFault::Missing | FileFault::Unreadable { .. }),
        "{inside}"
    );
    let said = SavedTable::open(folder.path(), &label()).unwrap_err().to_string();
    let right = "it is a folder, and a saved table is a file";
    assert_eq!(said, format!("{:?}: {right}", folder.path()));
}

#[cfg(unix)]
#[test]
fn rejects_devices_and_unreadable_files() {
    use std::os::unix::fs::PermissionsExt;

    let (_folder, path, _) = saved_table();
    let device = SavedTable::open("/dev/null", &label()).unwrap_err();
    assert_eq!(device.fault, FileFault::Special);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).unwrap();
    // Root reads everything.
    if fs::File::open(&path).is_err() {
        let error = SavedTable::open(&path, &label()).unwrap_err();
        let kind = std::io::ErrorKind::PermissionDenied;
        assert!(
            matches!(error.fault, FileFault::Unreadable { kind: k, .. } if k == kind)
        );
    }
}
