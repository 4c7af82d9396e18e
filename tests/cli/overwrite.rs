//! Commands that write a file overwrite those of their own kind, and others by `--force`.
use std::fs;
use std::process::Command;

#[test]
fn overwrites_own_kind_or_by_force() {
    let folder = tempfile::tempdir().unwrap();
    let run = |command: &str| {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.current_dir(&folder).args(command.split(' '));
        let output = gods.output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for (command, file, expected) in [
        ("plot sliding-2x2 -o a.svg", "a.svg", "is not a picture by gods plot"),
        ("table sliding-2x2 --save a.gods", "a.gods", "is not a saved table"),
        ("table sliding-2x2 --save book.toml", "book.toml", "is not a saved table"),
    ] {
        let file = folder.path().join(file);
        fs::write(&file, "<svg>mine</svg>\n").unwrap();
        let (code, stderr) = run(command);
        assert_eq!(code, Some(2), "{stderr}");
        assert!(stderr.contains(expected) && stderr.contains("--force"), "{stderr}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "<svg>mine</svg>\n");
        assert_eq!(run(&format!("{command} --force")), (Some(0), String::new()));
        // Its own earlier output.
        assert_eq!(run(command), (Some(0), String::new()));
    }
}
