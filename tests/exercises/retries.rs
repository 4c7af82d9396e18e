//! A program whose start fails is started again, before the student is blamed.
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use judging::exercises::run::run;

/// Writes a script named `gods`, which the exercise runner starts instead of the real tool. It
/// runs `fails`, and then prints the protocol lines for begun and solved.
fn write_failing_program(folder: &Path, fails: &str) {
    let script = format!(
        "#!/bin/sh\ncd {folder:?}\necho once >> tries\nn=$(grep -c once tries)\n{fails}\n\
         read -r begun; read -r solved; printf '\\n%s \\n\\n%s \\n' \"$begun\" \"$solved\"\n"
    );
    let path = folder.join("gods");
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
}

fn count_tries(folder: &Path) -> usize {
    fs::read_to_string(folder.join("tries")).unwrap().lines().count()
}

#[test]
fn retries_failed_start() {
    for fails in [
        // The sandbox did not start the program, or the program could start no thread.
        "[ $n -lt 3 ] && exit 125",
        "[ $n -lt 3 ] && exit 101",
        "[ $n -lt 3 ] && kill -9 $$",
    ] {
        let temp = tempfile::tempdir().unwrap();
        let folder = temp.path();
        write_failing_program(folder, fails);
        let judged =
            run(&folder.join("gods"), &folder.join("program"), 10, b"").unwrap();
        assert_eq!((judged.verdict, count_tries(folder)), (Ok(()), 3), "{fails}");
    }
}

#[test]
fn unstartable_program_is_an_error() {
    let temp = tempfile::tempdir().unwrap();
    let folder = temp.path();
    write_failing_program(folder, "echo no room >&2; exit 125");
    let error =
        run(&folder.join("gods"), &folder.join("program"), 10, b"").unwrap_err();
    let expected =
        "the program around the check does not start (exit status: 125): no room";
    assert_eq!(error.to_string(), expected);
    assert!(count_tries(folder) > 3, "{}", count_tries(folder));
}
