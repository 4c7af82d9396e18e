//! Finds words that an answer may not have in its code. Comments and literals are not
//! searched.
//!
//! An answer is judged in the same process as its check, which is secure only for safe
//! code. The compiler's lint `unsafe_code` does not cover every way to machine code: it
//! accepts a function whose body is `naked_asm!` and, before the edition 2024, a block
//! `extern` that links a file. Therefore the words themselves are refused.

use base::rust_tokens::{TokenError, tokens};

/// Words that introduce machine code or code from a file. The attribute `link` needs no
/// entry, for it has an effect only on a block `extern`.
const FORBIDDEN_WORDS: [&str; 5] =
    ["unsafe", "asm", "global_asm", "naked_asm", "extern"];
/// Words by which safe code keeps something from one call of a function to the next.
const STATE_WORDS: [&str; 4] = ["static", "set_hook", "take_hook", "set_current_dir"];

/// The reason why a file cannot be judged in one process with its check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// Line number, counted from 1.
    pub line: usize,
    /// The forbidden word, or `None` where this tokenizer finds no valid token. The
    /// compiler may accept the file, which is refused nevertheless.
    pub word: Option<&'static str>,
}

/// Returns the first forbidden word of a file, or where the file has no valid tokens.
pub fn first_refusal(text: &str) -> Option<Refusal> {
    first_refusal_of(&FORBIDDEN_WORDS, text)
}

/// Returns the first word of a student's test by which one run could learn from another,
/// and so find a difference between versions of the code without knowing what is right.
pub fn first_persistent_state(text: &str) -> Option<Refusal> {
    first_refusal_of(&STATE_WORDS, text).filter(|refusal| refusal.word.is_some())
}

fn first_refusal_of(words: &[&'static str], text: &str) -> Option<Refusal> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let found = first_forbidden_word(words, text);
    // Rust skips a first line that begins with `#!`, depending on what follows it. Both
    // readings are checked, so that the line cannot open a string or a comment unnoticed.
    let rest = text.strip_prefix("#!").filter(|rest| !rest.starts_with('['));
    let without = rest.and_then(|rest| rest.split_once('\n')).and_then(|(_, rest)| {
        first_forbidden_word(words, rest).map(|it| Refusal { line: it.line + 1, ..it })
    });
    match found {
        Some(Refusal { word: Some(_), .. }) => found,
        found => without.or(found),
    }
}

fn first_forbidden_word(words: &[&'static str], text: &str) -> Option<Refusal> {
    let tokens = match tokens(text) {
        Ok(tokens) => tokens,
        Err(TokenError(line)) => return Some(Refusal { line, word: None }),
    };
    let is_lifetime = |at: usize| at > 0 && tokens[at - 1].text == "'";
    tokens.iter().enumerate().find_map(|(at, token)| {
        let word = words.iter().find(|refused| **refused == token.word())?;
        let refusal = Refusal { line: token.lines.start, word: Some(word) };
        (!is_lifetime(at)).then_some(refusal)
    })
}

#[cfg(test)]
mod tests {
    use super::{first_persistent_state, first_refusal};

    #[test]
    fn refuses_forbidden_words_in_code() {
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
            ("m!(\"\"r\"\\\"\" unsafe)", 1),
            ("m!('r\"\\\"\" unsafe)", 1),
            ("m!('x'r\"\\\"\" unsafe)", 1),
            ("\u{2028}r\"\\\" unsafe", 1),
            ("\u{2028}unsafe\u{2029}", 1),
            ("\u{feff}#!/bin/\"\nunsafe", 2),
            ("#!/* \nunsafe", 2),
        ] {
            let found = first_refusal(text).map_or(0, |refused| refused.line);
            assert_eq!(found, line, "{text}");
        }
    }

    #[test]
    fn accepts_forbidden_words_in_comments() {
        for text in [
            "// unsafe\n",
            "/// asm!\nfn f() {}",
            "/* unsafe /* asm */ unsafe */",
            "\"unsafe \\\" unsafe\"",
            "r#\"unsafe \" unsafe\"#",
            "c\"unsafe\"",
            "fn unsafely(asm_: u8) {}",
            "let external = link(extern_, \"extern\");",
            "#![allow(dead_code)]\nfn f() {}",
            "",
        ] {
            assert_eq!(first_refusal(text), None, "{text}");
        }
    }

    #[test]
    fn finds_persistent_state() {
        for (text, word) in [
            ("static A: u8 = 0;", Some("static")),
            ("thread_local! { static B: u8 = 0 }", Some("static")),
            ("use std::panic::take_hook as f;", Some("take_hook")),
            ("const C: &'static str = \"static\";", None),
        ] {
            assert_eq!(
                first_persistent_state(text).and_then(|it| it.word),
                word,
                "{text}"
            );
        }
    }

    /// The compiler reports what is wrong; if it accepts the file, the file is refused.
    #[test]
    fn refuses_unreadable_tokens() {
        for text in [
            "/*",
            "\"\\",
            "'",
            "r#",
            "fn f() {",
            "---\n\"\n---\nunsafe {} // \"",
            "\u{feff}\n---cargo\n\"\n---\n",
            "#!/bin/sh\n---\n\"\n---\n",
            "#! /* \" */ [allow(x)] fn f() { '\u{1f600}x' }",
            "'ab'",
            "b'\u{fc}'",
            // Not a raw string, for `r` belongs to the token before it.
            "m!(1r\"\\\") unsafe (\"\")",
            "\"\r\"",
        ] {
            let found = first_refusal(text).expect(text);
            assert!(found.word.is_none(), "{text}: {found:?}");
        }
        // The compiler reads the first line as attributes, a shell does not.
        let found =
            first_refusal("#! /* */ [a] unsafe fn f() {}\n").and_then(|it| it.word);
        assert_eq!(found, Some("unsafe"));
    }
}
