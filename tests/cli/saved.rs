//! Tables in files that are damaged, half written, or cannot be written.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
#[cfg(unix)]
use std::process::Stdio;

use gods_algorithm::fifteen::Partition;
use gods_algorithm::optimal::Tables;
use tempfile::{TempDir, tempdir};

/// Board 12 of Korf's hundred, 45 moves from solved.
const FAR: &str = "1 3 5 6 0 13 14 9 11 4 8 12 10 7 15 2";

/// A temporary folder, in which the tables' folder does not exist yet.
struct Cache(TempDir);

impl Cache {
    fn new() -> Self {
        Cache(tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn tables(&self) -> PathBuf {
        self.path().join("cache")
    }

    fn gods(&self, arguments: &[&str]) -> Command {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(arguments).env("GODS_CACHE", "cache").current_dir(&self.0);
        gods
    }

    /// Returns standard output and standard error of a command.
    #[track_caller]
    fn run(&self, code: i32, arguments: &[&str]) -> (String, String) {
        let output = self.gods(arguments).output().unwrap();
        let [printed, stderr] =
            [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {stderr}");
        (printed, stderr)
    }

    /// Solves the board [`FAR`] by IDA* and returns standard error.
    #[track_caller]
    fn solve_far(&self) -> String {
        let (printed, message) =
            self.run(0, &["solve", "15-puzzle", "--position", FAR]);
        assert!(printed.contains("length    45 moves"), "{printed}");
        assert!(printed.contains("engine    ida-star"), "{printed}");
        message
    }
}

#[test]
fn damaged_pattern_database_is_rebuilt() {
    let cache = Cache::new();
    cache.solve_far();
    let file = &Partition::SixSixThree.files(&cache.tables())[0];
    let whole = fs::read(file).unwrap();
    // Damages a byte of the table, and the version of the format.
    for (place, reason) in
        [(1_000_000, "its table is damaged"), (16, "version 0 of the format")]
    {
        let mut damaged = whole.clone();
        damaged[place] = if place == 16 { 0 } else { damaged[place] ^ 4 };
        fs::write(file, damaged).unwrap();
        let message = cache.solve_far();
        assert!(
            message.contains(reason) && message.ends_with("; it is rebuilt\n"),
            "{message}"
        );
        assert_eq!(fs::read(file).unwrap(), whole);
    }
}

#[test]
fn broken_header_of_cube_table_is_reported() {
    let cache = Cache::new();
    let file = &Tables::Cosets.files(&cache.tables())[0];
    fs::create_dir(cache.tables()).unwrap();
    fs::write(file, "no header").unwrap();
    // Making the table anew would need more memory.
    let arguments = ["solve", "rubik", "R", "--optimal", "--max-memory", "100M"];
    let (_, message) = cache.run(2, &arguments);
    let [note, error] = message.lines().collect::<Vec<_>>()[..] else {
        panic!("{message}")
    };
    assert!(
        note.starts_with("note: ") && note.ends_with("; it is made again"),
        "{note}"
    );
    assert!(error.contains("the tables cosets need 243.3 MiB"), "{error}");
}

#[test]
fn unwritable_folder_means_tables_in_memory() {
    let cache = Cache::new();
    // A file takes the place of the folder.
    fs::write(cache.tables(), "").unwrap();
    let message = cache.solve_far();
    assert!(message.contains("note: the tables 6-6-3 cannot be kept: "), "{message}");
}

/// A table whose last byte was changed, one that is cut off, and one that is empty.
#[test]
fn damaged_tables_are_found_and_refused() {
    let cache = Cache::new();
    fs::create_dir(cache.tables()).unwrap();
    cache.run(0, &["table", "8-puzzle", "--save", "cache/a.gods"]);
    let whole = fs::read(cache.tables().join("a.gods")).unwrap();
    let mut damaged = whole.clone();
    *damaged.last_mut().unwrap() ^= 1;
    for (name, bytes, fault) in [
        ("b.gods", &damaged[..], "its table is damaged"),
        ("c.gods", &whole[..100_000], "it has 100000 bytes of at least "),
        ("d.gods", &[], "it is empty, and a saved table begins with a header"),
    ] {
        fs::write(cache.tables().join(name), bytes).unwrap();
        let (printed, message) = cache.run(1, &["tables", "check"]);
        assert!(printed.contains(&format!("BAD   {name}: {fault}")), "{printed}");
        assert!(printed.starts_with("good  a.gods\n"), "{printed}");
        assert!(message.starts_with("error: bad: "), "{message}");
        let path = format!("cache/{name}");
        let (_, message) = cache.run(2, &["solve", "8-puzzle", "D", "--table", &path]);
        assert!(message.contains(fault), "{message}");
    }
    // The list reads only headers.
    let (printed, _) = cache.run(0, &["tables"]);
    assert!(
        printed.contains("BAD: it is empty") && !printed.contains("BAD: its table")
    );
    // Remains of killed programs are removed with all tables; other files stay.
    fs::write(cache.tables().join(".gods-saving-1-0123456789abcdef"), "1234").unwrap();
    fs::write(cache.tables().join("notes.txt"), "not ours").unwrap();
    let (printed, _) = cache.run(0, &["tables", "remove", "--all"]);
    assert!(printed.contains("\nremoved what was begun and not finished: 4 bytes\n"));
    assert_eq!(fs::read_dir(cache.tables()).unwrap().count(), 1);
}

/// A file exceeds its limit, and the error says so: only the old file stays, as on a full disk.
#[cfg(unix)]
#[test]
fn full_disk_leaves_old_table() {
    let cache = Cache::new();
    cache.run(0, &["table", "sliding-2x3", "--save", "a.gods"]);
    let old = fs::read(cache.path().join("a.gods")).unwrap();
    let mut shell = Command::new("sh");
    // 64 blocks of 512 or of 1024 bytes.
    let limited = "ulimit -f 64; exec \"$0\" table 8-puzzle --save a.gods";
    shell.args(["-c", limited, env!("CARGO_BIN_EXE_gods")]);
    let output = shell.current_dir(cache.path()).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    let expected = "error: \"a.gods\": it cannot be saved, and is left as it was: it would be \
                    larger than a file may be here (`ulimit -f`)\n";
    assert_eq!(stderr, expected);
    assert!(output.stdout.is_empty());
    assert_eq!(fs::read(cache.path().join("a.gods")).unwrap(), old);
    assert_eq!(fs::read_dir(cache.path()).unwrap().count(), 1);
}

/// The program gets a signal while the file grows: the new file is removed, and the old
/// one stays. On a busy machine the file may be complete before its growth is seen; then
/// the test is repeated. The signal is not SIGINT, which is ignored where tests run in
/// the background.
#[cfg(unix)]
#[test]
fn interrupted_save_leaves_old_table() {
    use rustix::process::{Pid, Signal, kill_process};

    let cache = Cache::new();
    let sizes = || -> Vec<u64> {
        let entries = fs::read_dir(cache.path()).unwrap().map(|entry| entry.unwrap());
        entries.filter_map(|entry| Some(entry.metadata().ok()?.len())).collect()
    };
    for _ in 0..20 {
        cache.run(0, &["table", "sliding-2x3", "--save", "a.gods"]);
        let before = sizes();
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(["table", "sliding-3x4", "--save", "a.gods"]);
        gods.current_dir(cache.path()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = gods.spawn().unwrap();
        let mut ended = false;
        while !ended && !sizes().iter().any(|&size| size > 1 << 20) {
            std::thread::sleep(std::time::Duration::from_millis(1));
            ended = child.try_wait().unwrap().is_some();
        }
        if !ended {
            kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
        }
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        if output.status.success() {
            continue;
        }
        assert_eq!(output.status.code(), Some(143), "{stderr}");
        assert!(stderr.ends_with("error: interrupted\n"), "{stderr}");
        assert_eq!(sizes(), before);
        return;
    }
    panic!("each of twenty files was whole before the program was interrupted");
}

/// Saved tables that cannot be mapped for want of memory are no error: the small ones do.
#[cfg(target_os = "linux")]
#[test]
fn unmapped_large_tables_fall_back_to_small() {
    use gods_algorithm::saved::{Label, TableKind, save};

    let cache = Cache::new();
    let tables = cache.tables();
    cache.run(0, &["tables", "build", "6-6-3"]);
    for (tiles, file) in
        Partition::SevenEight.parts().iter().zip(Partition::SevenEight.files(&tables))
    {
        let names: Vec<_> = tiles.iter().map(u8::to_string).collect();
        let description = format!("{} by slabs", names.join(" "));
        let entries = (17 - tiles.len() as u64..=16).product();
        let kind = TableKind::PatternDatabase;
        let label = Label::new(kind, "sliding-4x4", &description, entries).unwrap();
        save(file, &label, &vec![0; entries as usize]).unwrap();
    }
    let mut shell = Command::new("sh");
    let limited = "ulimit -v 600000; exec \"$0\" solve 15-puzzle --position \
        '7 0 12 10 2 3 9 11 8 15 1 14 5 4 6 13'";
    shell.args(["-c", limited, env!("CARGO_BIN_EXE_gods")]);
    let output = shell.env("GODS_CACHE", tables).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.contains("; the tables 6-6-3 are used instead\n"), "{stderr}");
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.contains("\nlength    53 moves"), "{printed}{stderr}");
}
