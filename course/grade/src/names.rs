//! Escapes names and notes: each fits on one line, and different names stay different.
use std::ffi::OsStr;
use std::fmt::Write;

/// Escapes a file name for display. Bytes that are not UTF-8, line breaks, characters
/// that change the writing direction, and `\` itself are written with a `\`, so that
/// different names stay different.
pub fn escape_name(name: &OsStr) -> String {
    let mut text = String::new();
    for part in name.as_encoded_bytes().utf8_chunks() {
        text += &one_line(&part.valid().replace('\\', r"\\"));
        for byte in part.invalid() {
            // Writing to a string cannot fail.
            let _ = write!(text, "\\x{byte:02x}");
        }
    }
    text
}

/// Escapes a path for display.
pub fn escape_path(parts: &[String]) -> String {
    escape_name(parts.join("/").as_ref())
}

/// Returns a text as one line, with control characters escaped.
pub fn one_line(text: &str) -> String {
    let mut line = String::new();
    for c in text.chars() {
        if needs_escape(c) { line.extend(c.escape_default()) } else { line.push(c) }
    }
    line
}

/// Whether a character breaks the line, controls the terminal or changes the writing
/// direction.
pub fn needs_escape(c: char) -> bool {
    let turns = matches!(c, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}');
    c.is_control() || turns || matches!(c, '\u{2028}'..='\u{202e}')
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::{escape_name, one_line};

    #[test]
    fn escapes_names_to_one_line() {
        for (name, expected) in [
            ("Zoë 't Hooft", "Zoë 't Hooft"),
            ("a\nnote: b", r"a\nnote: b"),
            (r"a\nnote: b", r"a\\nnote: b"),
            ("a\u{202e}b\u{1b}[1m", r"a\u{202e}b\u{1b}[1m"),
        ] {
            assert_eq!(escape_name(OsStr::new(name)), expected);
        }
        assert_eq!(one_line("a\\b\r\n\u{2028}"), r"a\b\r\n\u{2028}");
    }

    #[cfg(unix)]
    #[test]
    fn distinguishes_non_text_names() {
        use std::os::unix::ffi::OsStrExt;

        let bytes = [&b"a\xff"[..], b"a\xfe", b"a\\xff", b"\xc3\xbc\xc3", b"\xf0\x9f"];
        let names = bytes.map(|name| escape_name(OsStr::from_bytes(name)));
        assert_eq!(names, ["a\\xff", "a\\xfe", "a\\\\xff", "ü\\xc3", "\\xf0\\x9f"]);
    }
}
