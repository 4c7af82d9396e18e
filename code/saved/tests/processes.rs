//! Saving in several processes: killed at any moment, several at once, and with a full disk.
#![cfg(unix)]

use saved::{Label, SavedTable, TableKind, Writer, save};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::tempdir;

/// The environment variables of a child process: its task, and the path.
const TASK: &str = "GODS_SAVED_TASK";
const PATH: &str = "GODS_SAVED_PLACE";
/// A table that takes some moments to write.
const TABLE_BYTES: usize = 4 << 20;

fn label() -> Label {
    Label::new(TableKind::CompleteTable, "pocket-cube", "half-turn", TABLE_BYTES as u64)
        .unwrap()
}

/// Saves a table, of this byte alone, in pieces.
fn save_pieces(path: &Path, byte: u8) -> Result<(), saved::SaveError> {
    let piece = vec![byte; TABLE_BYTES / 64];
    let writer = Writer::create(path, &label());
    let written = (0..64).fold(writer, |writer, _| writer?.write(&piece));
    written?.finish()
}

/// The child processes' work. Without a task it does nothing.
#[test]
fn child() {
    let Ok(task) = std::env::var(TASK) else { return };
    let path = PathBuf::from(std::env::var_os(PATH).unwrap());
    match task.as_str() {
        "for-ever" => loop {
            save_pieces(&path, 1).unwrap();
        },
        "without-room" => save_with_full_disk(&path),
        byte => {
            let byte = byte.parse().unwrap();
            (0..20).for_each(|_| save_pieces(&path, byte).unwrap());
        }
    }
}

/// This test program, with a task. A file that becomes too long is an error for it, and no
/// signal.
fn spawn_child(task: &str, path: &Path) -> Child {
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]);
    shell.arg(std::env::current_exe().unwrap()).args(["--exact", "child"]);
    shell.env(TASK, task).env(PATH, path);
    shell.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Waits for a child whose work must be done well.
fn wait_for_child(child: Child) {
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    entries.map(|entry| name(entry.unwrap())).collect()
}

#[test]
fn killed_process_leaves_whole_table() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    let mut left = 0;
    for moment in 0..24 {
        let mut child = spawn_child("for-ever", &path);
        sleep(Duration::from_millis(10 + 3 * moment));
        child.kill().unwrap();
        child.wait().unwrap();
        let unfinished = names(folder.path()).len() - usize::from(path.exists());
        assert!(unfinished <= 1, "{moment}: {:?}", names(folder.path()));
        left += unfinished;
        if path.exists() {
            let table = SavedTable::open(&path, &label()).unwrap();
            assert!(table.body().iter().all(|&byte| byte == 1));
        }
        // The next one begins as if nothing had been, and tidies up.
        if moment % 2 == 0 {
            save_pieces(&path, 1).unwrap();
            assert_eq!(names(folder.path()), ["a.gods"], "{moment}");
        } else {
            saved::remove_unfinished(folder.path()).unwrap();
            assert!(names(folder.path()).len() <= 1, "{moment}");
        }
    }
    assert!(left > 0, "no process was killed while it wrote");
}

#[test]
fn concurrent_saves_leave_whole_tables() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    let mut children: Vec<_> =
        ["2", "3", "4"].map(|task| spawn_child(task, &path)).into();
    let mut opened = 0;
    while children.iter_mut().any(|child| child.try_wait().unwrap().is_none()) {
        if path.exists() {
            let table = SavedTable::open(&path, &label()).unwrap();
            let first = table.body()[0];
            assert!((2..5).contains(&first));
            assert!(table.body().iter().all(|&byte| byte == first));
            opened += 1;
        }
        sleep(Duration::from_millis(1));
    }
    children.into_iter().for_each(wait_for_child);
    assert!(opened > 10, "{opened}");
    assert_eq!(names(folder.path()), ["a.gods"]);
    SavedTable::open(&path, &label()).unwrap();
}

#[test]
fn full_disk_leaves_old_table() {
    let folder = tempdir().unwrap();
    wait_for_child(spawn_child("without-room", &folder.path().join("a.gods")));
}

/// Saves with a limit on the size of files, for each limit.
fn save_with_full_disk(path: &Path) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let maximum = getrlimit(Resource::Fsize).maximum;
    let room = |bytes| {
        let limit = Rlimit { current: Some(bytes), maximum };
        setrlimit(Resource::Fsize, limit).unwrap();
    };
    let folder = path.parent().unwrap();
    let body = vec![7; 200_000];
    for (before, label) in [(None, label()), (Some(3), label())] {
        if let Some(byte) = before {
            save(path, &label, &[byte]).unwrap();
        }
        let right: Vec<_> = before.iter().map(|_| "a.gods").collect();
        // Each byte of the header and of the first of the table, and some of the rest.
        for bytes in (0..300).chain((300..200_128).step_by(999)).chain([200_127]) {
            room(bytes);
            let error = save(path, &label, &body).unwrap_err();
            let said = error.to_string();
            assert!(
                said.contains("it cannot be saved, and is left as it was"),
                "{said}"
            );
            assert_eq!(names(folder), right, "{bytes}");
            if let Some(byte) = before {
                assert_eq!(SavedTable::open(path, &label).unwrap().body(), [byte]);
            }
        }
        room(1 << 30);
    }
    room(200_128);
    save(path, &label(), &body).unwrap();
    assert_eq!(SavedTable::open(path, &label()).unwrap().body(), body);
}
