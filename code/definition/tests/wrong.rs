//! Wrong definitions, each with its exact message.

use definition::{Definition, MAX_BYTES};

/// Asserts that each text of a table is refused with the message below it, in a line that
/// begins with `-- `.
fn assert_messages(file: &str, table: &str) {
    let (mut text, mut cases) = (Vec::new(), 0);
    for line in table.lines() {
        let Some(message) = line.strip_prefix("-- ") else {
            text.push(line);
            continue;
        };
        let wrong = std::mem::take(&mut text).join("\n");
        let error = Definition::read(file, wrong.as_bytes()).expect_err(&wrong);
        assert_eq!(error.to_string(), format!("{file}:{message}"), "\n{wrong}\n");
        cases += 1;
    }
    assert!(text.is_empty() && cases > 20, "{cases} cases, and then {text:?}");
}

#[test]
fn rejects_wrong_tws() {
    assert_messages("a.tws", include_str!("wrong/tws.txt"));
}

#[test]
fn rejects_wrong_kpuzzle_json() {
    assert_messages("a.json", include_str!("wrong/kpuzzle.txt"));
}

#[test]
fn rejects_wrong_gens() {
    assert_messages("a.gens", include_str!("wrong/gens.txt"));
}

#[test]
fn rejects_files_that_are_no_definition() {
    let message = |file: &str, bytes: &[u8]| {
        Definition::read(file, bytes).expect_err("wrong").to_string()
    };
    assert_eq!(
        message("cube.txt", b""),
        "cube.txt:1:1: found another ending of the file's name, and expected a name that ends \
         with .tws, .json or .gens"
    );
    assert_eq!(
        message("a.tws", b"Name \xe9t\xe9\n"),
        "a.tws:1:6: found the byte 0xe9, and expected text in UTF-8"
    );
    assert_eq!(
        message("a.gens", "# é\r\nR = (1,\u{7}2)".as_bytes()),
        "a.gens:2:8: found `\\u{7}2`, and expected the number of a point, from 1 to 65535"
    );
    assert_eq!(
        message("a.gens", b"R = (1,2)\nS\0 = (2,3)\n"),
        "a.gens:2:2: found a NUL byte, and expected text without one, in UTF-8"
    );
    assert_eq!(
        message("a.json", b"{\"name\": \"a\tb\"}"),
        "a.json:1:12: found `\\t`, and expected the end of the text, `\"`, on its line"
    );
    assert_eq!(
        message("a.gens", &vec![b'\n'; MAX_BYTES + 1]),
        "a.gens:1:1: found more than 2000000 bytes, and expected a smaller file"
    );
}
