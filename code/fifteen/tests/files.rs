//! Tables in files: saved, opened, damaged, built again.

use fifteen::{BuildEvent, FifteenError, Partition, PartitionTables};
use std::fs;

const SMALL: Partition = Partition::SixSixThree;

/// The tables that were recomputed when they were opened, and why.
fn rebuilt_tables(folder: &std::path::Path) -> Vec<(usize, String)> {
    let (mut rebuilt, files) = (vec![], SMALL.files(folder));
    let tables = PartitionTables::open_or_build(SMALL, folder, |work| {
        if let BuildEvent::Rebuild(file, why) = work {
            let part = files.iter().position(|other| other == file).expect("a part");
            rebuilt.push((part, why.to_string()));
        }
    });
    tables.expect("they can be built");
    rebuilt
}

#[test]
fn rebuilds_only_damaged_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    assert!(!SMALL.is_saved(path));
    assert!(matches!(PartitionTables::open(SMALL, path), Err(FifteenError::Open(_))));
    assert_eq!(rebuilt_tables(path).len(), 3);
    assert!(SMALL.is_saved(path));
    assert_eq!(rebuilt_tables(path), []);

    let file = &SMALL.files(path)[1];
    let whole = fs::read(file).expect("a file");
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 1;
    let mut version = whole.clone();
    version[16] += 1;
    let mut foreign = whole.clone();
    foreign[..4].copy_from_slice(b"\x7fELF");
    let other = fs::read(&SMALL.files(path)[0]).expect("a file");
    let cut = whole[..whole.len() - 1].to_vec();
    for (damaged, why) in [
        (flipped, "its table is damaged"),
        (version, "version 2 of the format, and version 1"),
        (foreign, "it does not begin as one"),
        (other, "1 5 6 9 10 13 by slabs"),
        (cut, "its end is missing"),
        (vec![], "it is empty"),
    ] {
        fs::write(file, damaged).expect("room");
        let error =
            PartitionTables::open(SMALL, path).expect_err("it is damaged").to_string();
        let rebuilt = rebuilt_tables(path);
        assert!(rebuilt.len() == 1 && rebuilt[0].0 == 1, "{rebuilt:?}");
        assert_eq!(rebuilt[0].1, error);
        assert!(error.contains(why), "{error}");
        assert_eq!(fs::read(file).expect("a file"), whole);
    }
}

#[test]
fn concurrent_builds_leave_good_files() {
    let folder = tempfile::tempdir().expect("a folder");
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| rebuilt_tables(folder.path()));
        }
    });
    PartitionTables::open(SMALL, folder.path()).expect("good files");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3);
}

#[test]
fn reports_missing_folder() {
    let error =
        PartitionTables::open_or_build(SMALL, "no/such/folder".as_ref(), |_| {});
    let error = error.expect_err("no folder").to_string();
    assert!(error.contains("no/such/folder"), "{error}");
}
