//! The words of a Rust file that a compiler sees, as a compiler sees them: without
//! comments and without what stands between quotes.
//!
//! An answer is judged in the same process as its check, and that holds only for safe
//! code. The compiler's lint `unsafe_code` does not know every way to machine code: a
//! function whose body is `naked_asm!` passes it, and so does, before the edition 2024, a
//! block `extern` that has a file linked. So the words are refused themselves.

/// Words with which Rust becomes machine code that nobody checks, or takes it from a file.
/// An attribute `link` says something only of a block `extern`.
const REFUSED: [&str; 5] = ["unsafe", "asm", "global_asm", "naked_asm", "extern"];

/// The first refused word of a file, and its line, counted from 1.
pub fn refused(text: &str) -> Option<(usize, &'static str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let found = first(text);
    // A first line that begins with `#!` is none of Rust's, or is, by what follows it: it
    // must not open a string or a comment that is none.
    let rest = text.strip_prefix("#!").and_then(|rest| rest.split_once('\n'));
    found.or_else(|| first(rest?.1).map(|(line, word)| (line + 1, word)))
}

fn first(text: &str) -> Option<(usize, &'static str)> {
    let mut rest = Cursor { text, at: 0 };
    while let Some(c) = rest.peek(0) {
        let start = rest.at;
        match c {
            '/' if rest.peek(1) == Some('/') => rest.until('\n'),
            '/' if rest.peek(1) == Some('*') => rest.comment(),
            '"' => rest.string(),
            '\'' => rest.quote(),
            c if in_word(c) => {
                let word = rest.word();
                if let Some(refused) = REFUSED.iter().find(|it| **it == word) {
                    let line = 1 + text[..start].matches('\n').count();
                    return Some((line, refused));
                }
                if ["r", "br", "cr"].contains(&word) {
                    rest.raw();
                }
            }
            c => rest.at += c.len_utf8(),
        }
    }
    None
}

/// Whether a letter belongs to a name or a number. What is neither ASCII nor white space
/// is a part of a name, or else no Rust.
fn in_word(c: char) -> bool {
    let space =
        matches!(c, '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}');
    c == '_' || c.is_ascii_alphanumeric() || !c.is_ascii() && !space
}

/// A place in a text.
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.text[self.at..].chars().nth(ahead)
    }

    /// Goes on to a character, or to the end.
    fn until(&mut self, c: char) {
        let rest = &self.text[self.at..];
        self.at += rest.find(c).unwrap_or(rest.len());
    }

    /// A name or a number with all that is written together with it.
    fn word(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let length = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// A comment from `/*` to its `*/`; there may be others in it.
    fn comment(&mut self) {
        let mut depth = 0;
        loop {
            let rest = &self.text[self.at..];
            let Some(next) = rest.find(['/', '*']) else {
                self.at = self.text.len();
                return;
            };
            self.at += next;
            let step = match &rest.as_bytes()[next..] {
                [b'/', b'*', ..] => 1,
                [b'*', b'/', ..] => -1,
                _ => 0,
            };
            self.at += if step == 0 { 1 } else { 2 };
            depth += step;
            if depth == 0 && step == -1 {
                return;
            }
        }
    }

    /// What stands between quotes, and a suffix: in `"a"r"b"` the second is not raw.
    fn string(&mut self) {
        self.at += 1;
        self.escaped('"');
    }

    /// Goes past the next such mark that has no `\` before it, and past its suffix.
    fn escaped(&mut self, mark: char) {
        while let Some(c) = self.peek(0) {
            self.at += c.len_utf8();
            if c == '\\' {
                self.at += self.peek(0).map_or(0, char::len_utf8);
            } else if c == mark {
                self.word();
                return;
            }
        }
    }

    /// After `'`: a character, or the name of a lifetime.
    fn quote(&mut self) {
        self.at += 1;
        if self.peek(0) == Some('\\') || self.peek(1) == Some('\'') {
            // `'''` is none, and `'"'` is one.
            if self.peek(0) == Some('\'') {
                return;
            }
            self.escaped('\'');
        } else {
            self.word();
        }
    }

    /// After `r`: a string in which `\` is a character, if it is one.
    fn raw(&mut self) {
        let rest = &self.text[self.at..];
        let marks = rest.len() - rest.trim_start_matches('#').len();
        let Some(inner) = rest[marks..].strip_prefix('"') else { return };
        let end = format!("\"{}", "#".repeat(marks));
        let length = inner.find(&end).map_or(inner.len(), |at| at + end.len());
        self.at += marks + 1 + length;
        self.word();
    }
}

#[cfg(test)]
mod tests {
    use super::refused;

    #[test]
    fn what_a_compiler_sees_is_refused() {
        for (text, line) in [
            ("#[unsafe(naked)] pub extern \"C\" fn f() {}", 1),
            ("#[link(name = \"m\")]\nextern \"C\" {}", 2),
            ("extern crate libc;", 1),
            ("fn f() {\n    unsafe { g() }\n}", 2),
            ("core::arch::naked_asm!(\"ret\")", 1),
            ("use core::arch::global_asm as a;", 1),
            ("r#asm!(\"\")", 1),
            ("/* /* */ */ unsafe", 1),
            ("// \"\nunsafe", 2),
            ("'\"' unsafe", 1),
            ("'\\'' unsafe", 1),
            ("'a unsafe '", 1),
            ("b'\"' unsafe \"", 1),
            ("r\"\\\" unsafe \"\"", 1),
            ("br#\"\"# unsafe \"#", 1),
            ("\"\\\\\" unsafe", 1),
            // Not raw, for `r` belongs to what is before it.
            ("m!(1r\"\\\") unsafe (\"\")", 0),
            ("m!(\"\"r\"\\\"\" unsafe)", 1),
            ("m!('r\"\\\"\" unsafe)", 1),
            ("m!('x'r\"\\\"\" unsafe)", 1),
            ("\u{2028}r\"\\\" unsafe", 1),
            ("\u{2028}unsafe\u{2029}", 1),
            ("\u{feff}#!/bin/\"\nunsafe", 2),
            ("#!/* \nunsafe", 2),
        ] {
            let found = refused(text).map_or(0, |(line, _)| line);
            assert_eq!(found, line, "{text}");
        }
    }

    #[test]
    fn what_a_compiler_passes_over_is_not() {
        for text in [
            "// unsafe\n",
            "/// asm!\nfn f() {}",
            "/* unsafe /* asm */ unsafe */",
            "\"unsafe \\\" unsafe\"",
            "r#\"unsafe \" unsafe\"#",
            "c\"unsafe\"",
            "fn unsafely(asm_: u8) {}",
            "let external = link(extern_, \"extern\");",
            "",
            "/*",
            "\"\\",
            "'",
            "r#",
        ] {
            assert_eq!(refused(text), None, "{text}");
        }
    }
}
