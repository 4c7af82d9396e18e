//! What goes together, numbers, files and words.
#[cfg(unix)]
use std::process::Command;

use super::refused;

#[test]
fn too_little_and_too_much() {
    refused(&[
        (
            &["solve", "pocket-cube"],
            "found neither a scramble nor --facelets: give one of the two, as in \
             gods solve pocket-cube \"R U F2\"",
        ),
        (
            &["solve", "8-puzzle"],
            "found neither a scramble nor --position: give one of the two, as in \
             gods solve sliding-3x3 --position \"1 2 3 4 5 6 7 8 0\"",
        ),
        (
            &["solve", "pocket-cube", "R U", "--facelets", "UUUURRRRFFFFDDDDLLLLBBBB"],
            "found the scramble \"R U\" and --facelets: give one of the two",
        ),
        (
            &["solve", "8-puzzle", "DR", "--position", "1 2 3 4 5 6 7 8 0"],
            "found the scramble \"DR\" and --position: give one of the two",
        ),
        (
            &["solve", "pocket-cube", "--position", "U", "--facelets", "U"],
            "found --position and --facelets: give one of the two",
        ),
        (
            &["solve", "8-puzzle", "DR", "--file", "list.txt"],
            "found the scramble \"DR\" and --file: give one of the two",
        ),
        (
            &["solve", "8-puzzle", "--position", "1 2 3 4 5 6 7 8 0", "--file", "-"],
            "found --position and --file: give one of the two",
        ),
        (
            &["solve", "pocket-cube", "--jsn"],
            "found \"--jsn\" where a scramble should be; the options are {options}; did \
             you mean --json?",
        ),
        (
            &["solve", "8-puzzle", "--thread", "2"],
            "found \"--thread\" where a scramble should be; the options are {options}; did \
             you mean --threads?",
        ),
        (
            &["solve", "8-puzzle", "--max-mem", "2G"],
            "found \"--max-mem\" where a scramble should be; the options are {options}; did \
             you mean --max-memory?",
        ),
    ]);
}

#[test]
fn numbers_that_are_none() {
    refused(&[
        (
            &["random", "8-puzzle", "--seed", "x"],
            "found --seed \"x\", and it must be a whole number from 0 to \
             18446744073709551615",
        ),
        (
            &["random", "8-puzzle", "--seed", "-1"],
            "found --seed \"-1\", and it must be a whole number from 0 to \
             18446744073709551615",
        ),
        (
            &["random", "8-puzzle", "--seed", "18446744073709551616"],
            "found --seed \"18446744073709551616\", and it must be a whole number \
             from 0 to 18446744073709551615",
        ),
        (
            &["random", "8-puzzle", "--seed", ""],
            "found --seed \"\", and it must be a whole number from 0 to \
             18446744073709551615",
        ),
        (
            &["random", "8-puzzle", "--count", "0"],
            "found --count \"0\", and it must be a whole number from 1 to \
             18446744073709551615",
        ),
        (
            &["random", "8-puzzle", "--count", "1.5"],
            "found --count \"1.5\", and it must be a whole number from 1 to \
             18446744073709551615",
        ),
        (
            &["farthest", "8-puzzle", "--count", "-1"],
            "found --count \"-1\", and it must be a whole number from 0 to \
             18446744073709551615",
        ),
        (
            &["farthest", "8-puzzle", "--count", "many"],
            "found --count \"many\", and it must be a whole number from 0 to \
             18446744073709551615",
        ),
    ]);
}

#[test]
fn files_that_cannot_be_read_or_written() {
    refused(&[
        (
            &["solve", "8-puzzle", "--file", "nowhere/list.txt"],
            "cannot read --file \"nowhere/list.txt\": there is no such file; {list}",
        ),
        (
            &["solve", "8-puzzle", "--file", "src"],
            "cannot read --file \"src\": it is a folder; {list}",
        ),
        (
            &["solve", "8-puzzle", "--file", ""],
            "cannot read --file \"\": there is no such file; {list}",
        ),
        (
            &["plot", "8-puzzle", "-o", "layers.png"],
            "found -o \"layers.png\", and a plot is SVG: write -o \"layers.svg\"",
        ),
        (
            &["plot", "8-puzzle", "-o", "layers"],
            "found -o \"layers\", and a plot is SVG: write -o \"layers.svg\"",
        ),
        (
            &["plot", "8-puzzle", "-o", ""],
            "found no name after -o: give one, as in -o layers.svg",
        ),
        (
            &["plot", "8-puzzle", "-o", "src"],
            "found the folder \"src\" after -o: add the name of a file, as in -o \
             \"src/layers.svg\"",
        ),
        (
            &["plot", "8-puzzle", "-o", "nowhere/layers.svg"],
            "there is no folder \"nowhere\" for \"nowhere/layers.svg\": make it first, \
             or choose another file",
        ),
        (
            &["plot", "8-puzzle", "-o", "two\nlines"],
            "found -o \"two\\nlines\", and a plot is SVG: write -o \"two\\nlines.svg\"",
        ),
        (
            &["plot", "8-puzzle", "-o", "x.svg.gz"],
            "found -o \"x.svg.gz\", and a plot is SVG: write -o \"x.svg\"",
        ),
        (
            &["plot", "8-puzzle", "-o", "target/.svg"],
            "found -o \"target/.svg\", and a plot is SVG: write -o \"target/layers.svg\"",
        ),
        (
            &["solve", "8-puzzle", "--file", "two\nlines"],
            "cannot read --file \"two\\nlines\": there is no such file; {list}",
        ),
        (
            &["solve", "pocket-cube", "--two\nlines"],
            "found \"--two\\nlines\" where a scramble should be; the options are {options}",
        ),
    ]);
}

#[test]
fn words_that_no_command_has() {
    refused(&[
        (
            &["solves"],
            "unrecognized subcommand 'solves'; tip: a similar subcommand exists: \
             'solve'; usage: gods [OPTIONS] or gods <COMMAND>",
        ),
        (
            &["table"],
            "the following required arguments were not provided: <PUZZLE>; usage: \
             gods table <PUZZLE>",
        ),
        (
            &["random"],
            "the following required arguments were not provided: <PUZZLE>; usage: \
             gods random <PUZZLE>",
        ),
        (
            &["plot", "8-puzzle"],
            "the following required arguments were not provided: --output <FILE>; \
             usage: gods plot --output <FILE> <PUZZLE>",
        ),
        (
            &["table", "8-puzzle", "--json", "--csv"],
            "the argument '--json' cannot be used with '--csv'; usage: gods table \
             --json <PUZZLE>",
        ),
        (
            &["table", "8-puzzle", "--depth", "3"],
            "unexpected argument '--depth' found; tip: to pass '--depth' as a \
             value, use '-- --depth'; usage: gods table <PUZZLE>",
        ),
        (
            &["table", "8-puzzle", "9-puzzle"],
            "unexpected argument '9-puzzle' found; usage: gods table [OPTIONS] \
             <PUZZLE>",
        ),
        (
            &["random", "8-puzzle", "--seed"],
            "a value is required for '--seed <N>' but none was supplied",
        ),
        (
            &["solve", "8-puzzle", "--file"],
            "a value is required for '--file <LIST>' but none was supplied",
        ),
        (
            &["farthest", "8-puzzle", "--count"],
            "a value is required for '--count <K>' but none was supplied",
        ),
        (
            &["table", "8-puzzle", "a\n\nb"],
            "unexpected argument 'a\\n\\nb' found; usage: gods table [OPTIONS] <PUZZLE>",
        ),
        (
            &["table", "8-puzzle", "--a\u{1b}\rb"],
            "unexpected argument '--a\\u{1b}\\rb' found; tip: to pass '--a\\u{1b}\\rb' as \
             a value, use '-- --a\\u{1b}\\rb'; usage: gods table <PUZZLE>",
        ),
        (
            &["farthest", "8-puzzle", "5"],
            "unexpected argument '5' found; usage: gods farthest [OPTIONS] <PUZZLE>",
        ),
        (
            &["--port", "x"],
            "invalid value 'x' for '--port <N>': it must be a whole number from 0 to 65535",
        ),
        (
            &["--port", "65536"],
            "invalid value '65536' for '--port <N>': it must be a whole number from 0 to \
             65535",
        ),
        (
            &["book", "serve", "--port"],
            "a value is required for '--port <N>' but none was supplied",
        ),
    ]);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    let output = gods.arg("table").arg(OsStr::from_bytes(b"8-\xff")).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let found = "error: invalid UTF-8 was detected in one or more arguments; ";
    assert!(said.starts_with(found) && said.lines().count() == 1, "{said}");
    assert_eq!(output.status.code(), Some(2));

    // The names of files need not be text.
    let folder = tempfile::tempdir().unwrap();
    let name =
        |end: &[u8]| folder.path().join(OsStr::from_bytes(&[b"\xff", end].concat()));
    let gods = |arguments: &[&str], file: &std::path::Path| {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(arguments).arg(file).output().unwrap()
    };
    let plotted = gods(&["plot", "sliding-2x2", "-o"], &name(b".svg"));
    assert_eq!((plotted.status.code(), plotted.stderr.len()), (Some(0), 0));
    assert!(std::fs::read_to_string(name(b".svg")).unwrap().ends_with("</svg>\n"));
    std::fs::write(name(b".txt"), "D\nX\n").unwrap();
    let solved = gods(&["solve", "sliding-2x2", "--file"], &name(b".txt"));
    assert_eq!(
        (solved.status.code(), &solved.stdout[..]),
        (Some(1), &b"1: 1 move: U\n"[..])
    );
}

#[cfg(unix)]
#[test]
fn files_that_only_the_system_refuses() {
    use std::os::unix::fs::symlink;

    let folder = tempfile::tempdir().unwrap();
    let gods = |arguments: &[&str], file: &str| {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        let output =
            gods.current_dir(&folder).args(arguments).arg(file).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), said, String::from_utf8(output.stdout).unwrap())
    };
    let long = format!("{}.svg", "x".repeat(300));
    symlink("loop.svg", folder.path().join("loop.svg")).unwrap();
    symlink("no/folder.svg", folder.path().join("nowhere.svg")).unwrap();
    for name in [&long, "loop.svg", "nowhere.svg", "/proc/x.svg"] {
        // A table that would take minutes, and more memory than is allowed: the file is
        // looked at first.
        let plot = ["plot", "sliding-4x5", "--max-memory", "1K", "-o"];
        let (code, said, _) = gods(&plot, name);
        assert_eq!(code, Some(2), "{said}");
        assert!(
            said.starts_with(&format!("error: cannot write -o {name:?}: ")),
            "{said}"
        );
        let end = "; choose another file, or - for standard output\n";
        assert!(said.ends_with(end) && said.lines().count() == 1, "{said}");
    }
    // What is refused for another reason leaves no file, and an old one as it was.
    let plot = ["plot", "8-puzzle", "--max-memory", "1K", "-o"];
    std::fs::write(folder.path().join("old.svg"), "old").unwrap();
    for name in ["new.svg", "old.svg"] {
        let (code, said, _) = gods(&plot, name);
        assert!(code == Some(2) && said.contains("--max-memory"), "{said}");
    }
    assert!(!folder.path().join("new.svg").exists());
    assert_eq!(std::fs::read(folder.path().join("old.svg")).unwrap(), b"old");
    // Nor is there a torso in the place of the old one where the disk is full.
    for name in ["new.svg", "old.svg"] {
        let line = "trap '' XFSZ; ulimit -f 1; exec \"$0\" plot 8-puzzle -o \"$1\"";
        let mut shell = Command::new("sh");
        shell.current_dir(&folder).args(["-c", line, env!("CARGO_BIN_EXE_gods"), name]);
        let output = shell.output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        let start = format!("error: cannot write -o {name:?}: File too large");
        assert!(said.starts_with(&start), "{said}");
    }
    assert!(!folder.path().join("new.svg").exists());
    assert_eq!(std::fs::read(folder.path().join("old.svg")).unwrap(), b"old");
    let parts = std::fs::read_dir(&folder).unwrap();
    let hidden = parts.filter(|file| {
        file.as_ref().unwrap().file_name().to_string_lossy().starts_with('.')
    });
    assert_eq!(hidden.count(), 0);
    // A link to where nothing is yet is a file like any other.
    symlink("target.svg", folder.path().join("link.svg")).unwrap();
    let (code, _, wrote) = gods(&["plot", "sliding-2x2", "-o"], "link.svg");
    assert_eq!((code, &*wrote), (Some(0), "wrote link.svg: rows, 1 thread\n"));
    assert!(folder.path().join("target.svg").is_file());

    let (code, said, _) = gods(&["solve", "8-puzzle", "--file"], "/proc/self/mem");
    let start = "error: cannot read --file \"/proc/self/mem\": ";
    let end = "; it must be a text file with a scramble or a position a line, or - for \
               standard input\n";
    if cfg!(target_os = "linux") {
        assert!(said.starts_with(start) && said.ends_with(end), "{said}");
        assert_eq!((code, said.lines().count()), (Some(2), 1));
        let (code, said, _) = gods(&["solve", "8-puzzle", "--file"], "/dev/zero");
        let right = format!(
            "error: cannot read --file \"/dev/zero\": a line has more than 268,435,456 \
             bytes{end}"
        );
        assert_eq!((code, said), (Some(2), right));
    }
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(["solve", "8-puzzle", "--file", "-"]);
    let output = gods.stdin(std::fs::File::open(&folder).unwrap()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, format!("error: cannot read --file \"-\": it is a folder{end}"));
    assert_eq!(output.status.code(), Some(2));
}
