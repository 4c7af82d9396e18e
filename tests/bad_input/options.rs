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
            "found \"--jsn\" where a scramble should be; the options are --position, \
             --facelets, --file, --metric and --json",
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
            &["solve", "8-puzzle", "--file", "two\nlines"],
            "cannot read --file \"two\\nlines\": there is no such file; {list}",
        ),
        (
            &["solve", "pocket-cube", "--two\nlines"],
            "found \"--two\\nlines\" where a scramble should be; the options are \
             --position, --facelets, --file, --metric and --json",
        ),
    ]);
}

#[test]
fn words_that_no_command_has() {
    refused(&[
        (
            &["tables"],
            "unrecognized subcommand 'tables'; tip: a similar subcommand exists: \
             'table'; usage: gods [OPTIONS] or gods <COMMAND>",
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
            &["farthest", "8-puzzle", "5"],
            "unexpected argument '5' found; usage: gods farthest [OPTIONS] <PUZZLE>",
        ),
        (
            &["--port", "x"],
            "invalid value 'x' for '--port <N>': invalid digit found in string",
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
    assert!(said.starts_with("error: invalid UTF-8 was detected"), "{said}");
    assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1));
}
