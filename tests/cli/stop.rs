//! Ctrl-C stops a computation, and the tool says how far it came.
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{ChildStderr, Command, Stdio};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

/// The first layers of the 11-puzzle.
const LAYERS: [u64; 6] = [1, 2, 4, 9, 20, 37];

/// SIGINT, or SIGTERM where the tests were started with SIGINT ignored.
fn signal() -> Signal {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap();
    let mask = u64::from_str_radix(mask.trim(), 16).unwrap();
    if mask & 2 == 0 { Signal::INT } else { Signal::TERM }
}

/// Runs a command up to its first note, sends it the signal, and returns what it prints then, on
/// standard output and standard error.
fn stop(arguments: &[&str]) -> [String; 2] {
    stop_after(arguments, |_, errors| {
        let mut note = String::new();
        errors.read_line(&mut note).unwrap();
        assert!(note.starts_with("note: "), "{arguments:?}: {note}");
    })
}

/// The same, where `wait` waits until the signal is to be sent.
fn stop_after(
    arguments: &[&str],
    wait: impl FnOnce(u32, &mut BufReader<ChildStderr>),
) -> [String; 2] {
    let folder = tempfile::tempdir().unwrap();
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(arguments).env("GODS_CACHE", folder.path());
    let mut child = gods.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    wait(child.id(), &mut errors);
    kill_process(Pid::from_child(&child), signal()).unwrap();
    let [mut printed, mut error] = [String::new(), String::new()];
    child.stdout.take().unwrap().read_to_string(&mut printed).unwrap();
    errors.read_to_string(&mut error).unwrap();
    let code = child.wait().unwrap().code();
    assert_eq!(code, Some(128 + signal().as_raw()), "{arguments:?}: {error}");
    let unfinished = |name: &str| name.starts_with(".gods-saving");
    let mut files = fs::read_dir(folder.path()).unwrap();
    assert!(
        !files.any(|file| unfinished(&file.unwrap().file_name().to_string_lossy()))
    );
    [printed, error]
}

const TABLE: [&str; 6] = ["table", "sliding-3x4", "--threads", "1", "--keep", "byte"];

#[test]
fn stopped_table_prints_complete_layers() {
    let [printed, error] = stop(&TABLE);
    assert_eq!(error, "error: interrupted\n");
    let (layers, counts) = printed.split_once("\n\npositions  ").unwrap();
    let layers = layers.lines().skip(3).map(|line| {
        let mut words = line.split_whitespace();
        let _depth = words.next();
        words.next().unwrap().replace(',', "").parse::<u64>().unwrap()
    });
    let layers: Vec<_> = layers.collect();
    assert!(!layers.is_empty());
    assert!(layers.iter().zip(&LAYERS).all(|(found, layer)| found == layer));
    let (sum, rest) = counts.split_once(" of ").unwrap();
    assert_eq!(sum.replace(',', ""), layers.iter().sum::<u64>().to_string());
    let stopped = format!("239,500,800\nstopped    in layer {}: ", layers.len());
    assert!(rest.starts_with(&stopped), "{counts}");
}

#[test]
fn stopped_table_is_valid_json() {
    let [printed, _] = stop(&[&TABLE[..], &["--json"]].concat());
    let object: Value = serde_json::from_str(&printed).unwrap();
    let layers = object["layers"].as_array().unwrap();
    let sum = layers.iter().map(|layer| layer.as_u64().unwrap()).sum::<u64>();
    assert_eq!(object["positions"], sum);
    assert_eq!(object["depth"], layers.len() - 1);
    assert_eq!(object["stopped"]["of"], 239_500_800);
    assert_eq!(object["published"], Value::Null);
}

/// The group of so many exchanges takes minutes. The second thread of the process is the one that
/// waits for signals, and is there when their handlers are.
#[test]
fn stopped_preparation_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("exchanges.gens");
    let exchange = |m: usize| format!("m{m} = (1,{})\n", m + 2);
    fs::write(&file, (0..999).map(exchange).collect::<String>()).unwrap();
    let [printed, error] = stop_after(&["table", file.to_str().unwrap()], |id, _| {
        let threads = format!("/proc/{id}/task");
        while fs::read_dir(&threads).unwrap().count() < 2 {
            thread::sleep(Duration::from_millis(10));
        }
    });
    assert_eq!(printed, "");
    assert_eq!(error, "error: exchanges: stopped in the preparation: interrupted\n");
}

#[test]
fn stopped_search_says_what_is_excluded() {
    let far = "17 1 20 9 16 2 22 19 14 5 15 21 0 3 24 23 18 13 12 7 10 8 6 4 11";
    let [printed, error] = stop(&["solve", "24-puzzle", "--position", far]);
    assert_eq!(printed, "");
    assert!(error.starts_with("error: sliding-5x5: stopped after "), "{error}");
    assert!(error.ends_with(": interrupted\n"), "{error}");
}

#[test]
fn stopped_farthest_says_how_far() {
    let options = ["--engine", "hoisted", "--json"];
    let [printed, error] = stop(&[&["farthest", "pancake-11"], &options[..]].concat());
    assert_eq!(printed, "");
    assert!(error.starts_with("error: pancake-11: stopped after depth "), "{error}");
}
