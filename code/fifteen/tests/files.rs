//! Tables in files: saved, opened, damaged, built again.

use fifteen::{FifteenError, Partition, Tables, Work};
use std::fs;

const SMALL: Partition = Partition::SixSixThree;

/// What was built anew when the tables were asked for, and why.
fn built_anew(folder: &std::path::Path) -> Vec<(usize, String)> {
    let (mut anew, files) = (vec![], SMALL.files(folder));
    let tables = Tables::open_or_build(SMALL, folder, |work| {
        if let Work::Table(file, why) = work {
            let part = files.iter().position(|other| other == file).expect("a part");
            anew.push((part, why.to_string()));
        }
    });
    tables.expect("they can be built");
    anew
}

#[test]
fn what_is_damaged_is_built_anew_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    assert!(!SMALL.is_saved(path));
    assert!(matches!(Tables::open(SMALL, path), Err(FifteenError::Open(_))));
    assert_eq!(built_anew(path).len(), 3);
    assert!(SMALL.is_saved(path));
    assert_eq!(built_anew(path), []);

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
        let error = Tables::open(SMALL, path).expect_err("it is damaged").to_string();
        let anew = built_anew(path);
        assert!(anew.len() == 1 && anew[0].0 == 1, "{anew:?}");
        assert_eq!(anew[0].1, error);
        assert!(error.contains(why), "{error}");
        assert_eq!(fs::read(file).expect("a file"), whole);
    }
}

#[test]
fn two_that_build_at_once_leave_one_good_file_of_each() {
    let folder = tempfile::tempdir().expect("a folder");
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| built_anew(folder.path()));
        }
    });
    Tables::open(SMALL, folder.path()).expect("good files");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3);
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let error = Tables::open_or_build(SMALL, "no/such/folder".as_ref(), |_| {});
    let error = error.expect_err("no folder").to_string();
    assert!(error.contains("no/such/folder"), "{error}");
}
