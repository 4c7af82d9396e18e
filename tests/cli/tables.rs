//! Tables in files: `gods table --save`, `gods solve --table`, `gods tables`.
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use gods_algorithm::saved::{Kind, Label, save};
use gods_algorithm::table::CompleteTable;
use serde_json::Value;
use tempfile::{TempDir, tempdir};

use super::json;

/// A folder for saved tables, which is not there yet, and a command that uses it.
struct Cache(TempDir);

impl Cache {
    fn new() -> Self {
        Cache(tempdir().unwrap())
    }

    fn folder(&self) -> std::path::PathBuf {
        self.0.path().join("cache")
    }

    fn gods(&self, arguments: &[&str]) -> Output {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(arguments)
            .env("GODS_CACHE", self.folder())
            .current_dir(self.0.path());
        gods.output().unwrap()
    }

    /// What a command prints when it works.
    #[track_caller]
    fn prints(&self, arguments: &[&str]) -> String {
        let output = self.gods(arguments);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
        String::from_utf8(output.stdout).unwrap()
    }

    /// What a command says when it does not, with this exit code, in one line.
    #[track_caller]
    fn refuses(&self, code: i32, arguments: &[&str]) -> String {
        let output = self.gods(arguments);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
        errors.trim_end().strip_prefix("error: ").unwrap().to_owned()
    }

    /// Saves a table in the folder itself.
    fn saves(&self, puzzle: &str, name: &str) -> String {
        let path = self.folder().join(name);
        self.prints(&["table", puzzle, "--save", path.to_str().unwrap()])
    }
}

#[test]
fn a_table_that_is_saved_solves_as_one_that_is_made() {
    let cache = Cache::new();
    // By rows, by the scan, with moves that cannot always be done, and in metrics.
    for (puzzle, metric, position) in [
        ("8-puzzle", None, "8 6 7 2 5 4 3 0 1"),
        ("hanoi-3x4", None, ""),
        ("twiddle", None, ""),
        ("skewb", None, ""),
        ("pocket-cube", Some("quarter-turn"), ""),
    ] {
        let metric = metric.map_or(vec![], |metric| vec!["--metric", metric]);
        let with = |arguments: &[&str]| {
            let all = [&[arguments[0], puzzle], &metric[..], &arguments[1..]].concat();
            cache.prints(&all)
        };
        let made = with(&["table", "--json"]);
        let saved = with(&["table", "--json", "--save", "a.gods"]);
        let [made, saved] = [made, saved].map(|text| {
            let mut value: Value = serde_json::from_str(&text).unwrap();
            let _ = ["bytes", "seconds"]
                .map(|key| value.as_object_mut().unwrap().remove(key));
            value
        });
        assert_eq!(made, saved, "{puzzle}");
        assert_eq!(fs::read_dir(cache.0.path()).unwrap().count(), 1, "{puzzle}");

        let farthest = |more: &[&str]| {
            let text = with(&[&["farthest", "--count", "1", "--json"], more].concat());
            serde_json::from_str::<Value>(&text).unwrap()
        };
        let farthest = [farthest(&[]), farthest(&["--table", "a.gods"])];
        for key in ["distance", "count"] {
            assert_eq!(farthest[0][key], farthest[1][key], "{puzzle}");
        }
        let position = match position {
            "" => farthest[1]["positions"][0]["position"].as_str().unwrap(),
            position => position,
        };
        let solve = |more: &[&str]| {
            let asked = ["solve", "--position", position, "--json"];
            serde_json::from_str::<Value>(&with(&[&asked, more].concat())).unwrap()
        };
        let [by_made, by_saved] = [solve(&[]), solve(&["--table", "a.gods"])];
        for key in ["length", "solution", "position", "optimal", "nodes"] {
            assert_eq!(by_made[key], by_saved[key], "{puzzle}: {key}");
        }
        assert_eq!(by_saved["engine"], "saved");
    }
}

#[test]
fn a_list_is_solved_by_a_saved_table() {
    let cache = Cache::new();
    cache.prints(&["table", "sliding-2x3", "--save", "a.gods"]);
    fs::write(cache.0.path().join("list"), "1 2 3 4 0 5\nnonsense\n").unwrap();
    let output =
        cache.gods(&["solve", "sliding-2x3", "--table", "a.gods", "--file", "list"]);
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "1: 1 move: L\n");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_is_saved_is_said_and_what_is_no_such_table_is_refused() {
    let cache = Cache::new();
    let said = cache.prints(&["table", "8-puzzle", "--save", "a.gods"]);
    assert!(said.contains("\nsaved      177.6 KiB in \"a.gods\"\n"), "{said}");
    let at = |name: &str| cache.0.path().join(name);
    let bytes = fs::read(at("a.gods")).unwrap();
    let mut damaged = bytes.clone();
    damaged[100_000] ^= 1;
    fs::write(at("damaged.gods"), damaged).unwrap();
    fs::write(at("short.gods"), &bytes[..100_000]).unwrap();
    fs::write(at("text.gods"), "1 2 3").unwrap();
    for (arguments, reason) in [
        (
            ["8-puzzle", "none.gods"],
            "there is no such file; gods table sliding-3x3 --save",
        ),
        (["8-puzzle", "damaged.gods"], "its table is damaged"),
        (["8-puzzle", "short.gods"], "it has 100000 bytes of at least "),
        (["8-puzzle", "text.gods"], "it is no saved table"),
        (["8-puzzle", "."], "it is a folder"),
        (
            ["sliding-2x4", "a.gods"],
            "it is of the puzzle \"sliding-3x3\", and \"sliding-2x4\"",
        ),
        (["pocket-cube", "a.gods"], "it is of the puzzle \"sliding-3x3\""),
    ] {
        let [puzzle, file] = arguments;
        for command in [&["solve", puzzle, ""][..], &["farthest", puzzle]] {
            let said = cache.refuses(2, &[command, &["--table", file]].concat());
            let begins = format!("cannot use --table {file:?}: ");
            assert!(said.starts_with(&begins) && said.contains(reason), "{said}");
            assert!(said.ends_with(" --save FILE makes one"), "{said}");
        }
    }
    // The metrics are told apart.
    cache.prints(&["table", "pocket-cube", "--save", "cube.gods"]);
    let quarter = ["solve", "pocket-cube", "R", "--metric", "quarter-turn"];
    let said = cache.refuses(2, &[&quarter[..], &["--table", "cube.gods"]].concat());
    let reason = "it is described as \"half-turn\", and \"quarter-turn\" is wanted; gods \
                  table pocket-cube --metric quarter-turn --save FILE makes one";
    assert!(said.ends_with(reason), "{said}");
    // A table is not made beside one that is there.
    for more in ["--engine=rows", "--threads=1", "--max-memory=1G"] {
        let said =
            cache.refuses(2, &["solve", "8-puzzle", "D", "--table", "a.gods", more]);
        assert!(said.contains("cannot be used with"), "{said}");
    }
}

/// Of the right name, whole, and of other numbers: as from a program that counts in another
/// way.
#[test]
fn a_table_of_other_distances_is_seen() {
    let cache = Cache::new();
    cache.saves("8-puzzle", "a.gods");
    let path = cache.folder().join("a.gods");
    let positions = 181_440;
    let table = CompleteTable::open(&path, "sliding-3x3", None, positions).unwrap();
    let turned = (0..positions).rev().map(|p| table.distance(p).map(usize::from));
    let other = cache.folder().join("b.gods");
    let layers = table.layers();
    gods_algorithm::table::save_distances(&other, "sliding-3x3", None, layers, turned)
        .unwrap();
    let reason = "numbers its positions in another way";
    let file = other.to_str().unwrap();
    let said = cache.refuses(2, &["solve", "8-puzzle", "D", "--table", file]);
    assert!(said.contains(reason), "{said}");
    let checked = cache.gods(&["tables", "check"]);
    let said = String::from_utf8(checked.stdout).unwrap();
    assert!(said.starts_with("good  a.gods\nBAD   b.gods: ") && said.contains(reason));
}

#[test]
fn a_place_for_no_file_is_told_before_anything_is_computed() {
    let cache = Cache::new();
    // A table of this board would take long.
    for (place, reason) in [
        ("no/a.gods", "\"no/a.gods\": there is no folder \"no\": make it first"),
        (".", "\".\": a folder, a device or a pipe is there, and"),
    ] {
        let said = cache.refuses(2, &["table", "sliding-3x4", "--save", place]);
        assert!(said.starts_with(&format!("cannot --save {reason}")), "{said}");
    }
    #[cfg(unix)]
    for place in ["/dev/null", "/dev/stdout"] {
        let said = cache.refuses(2, &["table", "8-puzzle", "--save", place]);
        assert!(said.contains("a table is saved in a file"), "{said}");
        assert!(Path::new(place).exists());
    }
    let said = cache
        .refuses(2, &["table", "8-puzzle", "--save", "a.gods", "--keep", "one-bit"]);
    assert!(said.contains("cannot be used with"), "{said}");
    let both = ["table", "sliding-3x4", "--save", "a.gods", "--max-memory", "1M"];
    assert!(cache.refuses(2, &both).contains("--max-memory allows"));
    assert_eq!(fs::read_dir(cache.0.path()).unwrap().count(), 0);
}

const LIST_KEYS: [&str; 2] = ["folder", "tables"];

#[test]
fn the_folder_is_listed_checked_and_emptied() {
    let cache = Cache::new();
    let folder = cache.folder().display().to_string();
    assert_eq!(cache.prints(&["tables", "path"]), format!("{folder}\n"));
    let none = format!("no saved tables in {folder}\n");
    for arguments in [&["tables"][..], &["tables", "list"], &["tables", "check"]] {
        assert_eq!(cache.prints(arguments), none);
    }
    assert_eq!(
        cache.prints(&["tables", "remove", "--all"]),
        "removed 0 tables, 0 bytes\n"
    );
    assert!(!cache.folder().exists());

    cache.saves("8-puzzle", "8.gods");
    cache.saves("pocket-cube", "cube.gods");
    let pattern =
        Label::new(Kind::PatternDatabase, "sliding-4x4", "1 2 3", 3360).unwrap();
    save(cache.folder().join(pattern.file_name()), &pattern, &[1; 3360]).unwrap();
    fs::write(cache.folder().join("notes.txt"), "not ours").unwrap();
    fs::write(cache.folder().join("zero.gods"), "").unwrap();
    let text = cache.prints(&["tables"]);
    let lines: Vec<Vec<_>> =
        text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["8.gods", "177.6", "KiB", "complete-table", "sliding-3x3"]);
    assert_eq!(lines[1][3..], ["complete-table", "pocket-cube", "half-turn"]);
    assert_eq!(lines[2][0], "sliding-4x4.pattern-database.1_2_3.gods");
    assert_eq!(lines[2][3..], ["pattern-database", "sliding-4x4", "1", "2", "3"]);
    assert_eq!(lines[3][..5], ["zero.gods", "0", "bytes", "BAD:", "it"]);
    assert!(text.ends_with(&format!("\n\n4 tables, 3.7 MiB, in {folder}\n")), "{text}");

    let list = json(&cache.prints(&["tables", "--json"]), &LIST_KEYS);
    assert_eq!(list, json(&cache.prints(&["tables", "list", "--json"]), &LIST_KEYS));
    let right = serde_json::json!({
        "name": "sliding-4x4.pattern-database.1_2_3.gods", "bytes": 3360 + 128,
        "kind": "pattern-database", "puzzle": "sliding-4x4", "description": "1 2 3",
        "entries": 3360, "fault": null
    });
    assert_eq!(list["tables"][2], right);
    let fault = "it is empty, and a saved table begins with a header";
    assert_eq!(
        (&list["tables"][3]["fault"], &list["folder"]),
        (&fault.into(), &folder.into())
    );

    let checked = cache.gods(&["tables", "check"]);
    assert_eq!(checked.status.code(), Some(1));
    let said = String::from_utf8(checked.stdout).unwrap();
    let good = "good  8.gods\ngood  cube.gods\n\
                good  sliding-4x4.pattern-database.1_2_3.gods\n";
    assert_eq!(said, format!("{good}BAD   zero.gods: {fault}\n"));
    let said = String::from_utf8(checked.stderr).unwrap();
    assert!(said.starts_with("error: bad: 1 of 4 tables; "), "{said}");
    assert_eq!(cache.prints(&["tables", "check", "8", "8.gods"]), "good  8.gods\n");

    // The table's last byte: its header is as good as ever.
    let path = cache.folder().join("8.gods");
    let mut bytes = fs::read(&path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&path, bytes).unwrap();
    assert!(!cache.prints(&["tables"]).contains("BAD: its"));
    let output = cache.gods(&["tables", "check", "8"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.starts_with("BAD   8.gods: its table is damaged: "), "{said}");

    removes(&cache);
}

/// Two by name, and then all.
fn removes(cache: &Cache) {
    for (name, meant) in
        [("8.god", "did you mean 8.gods?"), ("../cache/8.gods", "there are")]
    {
        let said = cache.refuses(2, &["tables", "remove", "zero", name]);
        assert!(said.starts_with(&format!("no saved table has the name {name:?}; ")));
        assert!(said.contains(meant), "{said}");
    }
    // None of them was removed.
    assert_eq!(
        cache.prints(&["tables", "remove", "8", "zero.gods"]),
        "removed 8.gods: 177.6 KiB\nremoved zero.gods: 0 bytes\n\
         removed 2 tables, 177.6 KiB\n"
    );
    let begun = cache.folder().join(".gods-saving-1-0123456789abcdef");
    fs::write(begun, "1234").unwrap();
    let said = cache.prints(&["tables", "remove", "--all"]);
    assert!(said.contains("\nremoved what was begun and not finished: 4 bytes\n"));
    assert!(said.ends_with("removed 2 tables, 3.5 MiB\n"), "{said}");
    let left = fs::read_dir(cache.folder()).unwrap();
    let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["notes.txt"]);
    let said = cache.refuses(2, &["tables", "remove", "8"]);
    assert_eq!(said, "no saved table has the name \"8\"; none is saved");
    for arguments in [&["tables", "remove"][..], &["tables", "remove", "8", "--all"]] {
        assert!(cache.refuses(2, arguments).contains("usage: gods tables remove"));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_folder_the_variable_is_named() {
    let gods = |set: &[(&str, &str)], arguments: &[&str]| {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        for name in ["GODS_CACHE", "XDG_CACHE_HOME", "HOME"] {
            gods.env_remove(name);
        }
        gods.envs(set.iter().copied()).args(arguments).output().unwrap()
    };
    let output = gods(&[], &["tables"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "error: found no folder for saved tables: XDG_CACHE_HOME or HOME names none; set \
         GODS_CACHE to one\n"
    );
    let output = gods(&[("HOME", "/nowhere")], &["tables", "path"]);
    let right = "/nowhere/.cache/gods-algorithm\n";
    assert_eq!(String::from_utf8(output.stdout).unwrap(), right);
    // What needs no folder does not ask for one.
    let folder = tempdir().unwrap();
    let file = folder.path().join("a.gods");
    let file = file.to_str().unwrap();
    assert_eq!(
        gods(&[], &["table", "sliding-2x3", "--save", file]).status.code(),
        Some(0)
    );
    let solved = gods(&[], &["solve", "sliding-2x3", "R", "--table", file]);
    assert_eq!(solved.status.code(), Some(0));
}

/// A file that becomes too long, as on a full disk: the old one stays, and nothing else.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_table() {
    let cache = Cache::new();
    cache.prints(&["table", "sliding-2x3", "--save", "a.gods"]);
    let old = fs::read(cache.0.path().join("a.gods")).unwrap();
    let mut shell = Command::new("sh");
    // 64 blocks of 512 bytes, or of 1024.
    let limited =
        "trap '' XFSZ; ulimit -f 64; exec \"$0\" table 8-puzzle --save a.gods";
    shell.args(["-c", limited, env!("CARGO_BIN_EXE_gods")]);
    let output = shell.current_dir(cache.0.path()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    let begins = "error: \"a.gods\": it cannot be saved, and is left as it was: ";
    assert!(said.starts_with(begins), "{said}");
    assert!(output.stdout.is_empty());
    assert_eq!(fs::read(cache.0.path().join("a.gods")).unwrap(), old);
    assert_eq!(fs::read_dir(cache.0.path()).unwrap().count(), 1);
}

/// The program is asked to end while the file grows: that is removed, and the old one stays. On
/// a busy machine it may be whole before anybody sees it grow, and then it is tried again. It is
/// not asked by Ctrl-C, which is not heard where tests run in the background.
#[cfg(unix)]
#[test]
fn an_interrupted_save_leaves_the_old_table() {
    use rustix::process::{Pid, Signal, kill_process};

    let cache = Cache::new();
    let sizes = || -> Vec<u64> {
        let entries = fs::read_dir(cache.0.path()).unwrap().map(|entry| entry.unwrap());
        entries.filter_map(|entry| Some(entry.metadata().ok()?.len())).collect()
    };
    for _ in 0..20 {
        cache.prints(&["table", "sliding-2x3", "--save", "a.gods"]);
        let before = sizes();
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(["table", "sliding-3x4", "--save", "a.gods"]);
        gods.current_dir(cache.0.path()).stdout(Stdio::null()).stderr(Stdio::piped());
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
        let said = String::from_utf8(output.stderr).unwrap();
        if output.status.success() {
            continue;
        }
        assert_eq!(output.status.code(), Some(143), "{said}");
        assert!(said.ends_with("error: interrupted\n"), "{said}");
        assert_eq!(sizes(), before);
        return;
    }
    panic!("each of twenty files was whole before the program was interrupted");
}
