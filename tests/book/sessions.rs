//! Terminal sessions in chapters show what the program prints.
use std::path::Path;

use crate::fixture::{self, chapter_errors};

const GODS: &str = env!("CARGO_BIN_EXE_gods");

fn sessions(root: &Path, write: bool) -> Result<String, String> {
    let message =
        book::Book::new(root, cli::is_read_only).sessions(None, Path::new(GODS), write);
    message.map_err(|error| error.to_string())
}

#[test]
fn sessions_print_what_book_shows() {
    let message = sessions(Path::new(env!("CARGO_MANIFEST_DIR")), false);
    assert!(message.unwrap_or_else(|error| panic!("{error}")).ends_with("shows"));
}

const SOLVE: &str = "# One\n\n```console\n$ gods solve pocket-cube \"R U F2\"\n\
    scramble  R U F2\nlength    4 moves, half-turn metric: none is shorter\n\
    solution  F2 U' R'\n```\n";

#[test]
fn reports_line_of_wrong_output() {
    let book = fixture::write(SOLVE);
    let expected = "chapters/one.md:6: found `length    4 moves, half-turn metric: none is \
                 shorter`, but `gods solve pocket-cube \"R U F2\"` prints `length    3 \
                 moves, half-turn metric: none is shorter`; `gods book sessions --write` \
                 mends it";
    assert_eq!(sessions(book.path(), false).unwrap_err(), expected);

    let test = crate::cli::gods(book.path()).args(["book", "test"]).output().unwrap();
    let stderr = String::from_utf8_lossy(&test.stderr);
    assert_eq!(test.status.code(), Some(1));
    assert_eq!(stderr.trim_end(), format!("error: {expected}"));
}

#[test]
fn rejects_shell_commands_in_console_blocks() {
    for line in ["$ ls code", "ls code"] {
        let found = chapter_errors(&format!("# One\n\n```console\n{line}\n```\n"));
        let start = format!("chapters/one.md:4: found `{line}`, ");
        let message = found.lines().find(|line| line.starts_with(&start));
        assert!(
            message.is_some_and(|message| message.ends_with("in a block ```sh")),
            "{found}"
        );
    }
    fixture::expanded("# One\n\n```sh\nls code\n```\n").unwrap();
}

#[test]
fn writes_outputs_and_keeps_unchanged_times() {
    let table = "Before.\n\n```console\n$ gods table pocket-cube\ntime       1.5 s\n\n\
                 $ gods puzzles\n```\n\n- In a list\n\n  ```console\n  $ gods solve \
                 pocket-cube R\n  ```\n\nAfter.\n";
    let book = fixture::write(table);
    assert_eq!(sessions(book.path(), true).unwrap(), "chapters/one.md");
    let text = std::fs::read_to_string(book.path().join("chapters/one.md")).unwrap();
    assert!(text.contains("\n   11      2,644    0.07 %     100 %  "), "{text}");
    // The shown time belonged to other output, and is replaced.
    assert!(!text.contains("1.5 s"), "{text}");
    assert!(text.contains(" s\n\n$ gods puzzles\npuzzle "), "{text}");
    assert!(
        text.contains(
            "\n  solution  R'\n  engine    rows, 1 thread\n  ```\n\nAfter.\n"
        ),
        "{text}"
    );
    // A changed time alone is not written.
    let end = text.find(" s\n\n$ gods puzzles").unwrap();
    let start = text[..end].rfind(' ').unwrap();
    let other = [&text[..start], " 1.5", &text[end..]].concat();
    std::fs::write(book.path().join("chapters/one.md"), other).unwrap();
    assert_eq!(sessions(book.path(), true).unwrap(), "all sessions are up to date");
    assert_eq!(
        sessions(book.path(), false).unwrap(),
        "3 commands print what the book shows"
    );
}

#[test]
fn rejects_unknown_commands() {
    let found = |lines: &str| chapter_errors(&format!("```console\n{lines}\n```\n"));
    let expected = "chapters/one.md:3: `gods tabel pocket-cube` is no command: ";
    assert!(found("gods puzzles\ngods tabel pocket-cube").starts_with(expected));
    let expected = "chapters/one.md:2: `gods table --fast` is no command: ";
    assert!(found("$ gods table --fast").starts_with(expected));
    let expected = "chapters/one.md:2: found `$ cargo test`, but only `gods` is run";
    assert!(found("$ cargo test").starts_with(expected));
    let expected = "chapters/one.md:2: `gods figures` does not only answer";
    assert!(found("$ gods figures").starts_with(expected));
}
