//! What a chapter crate's file does besides computing.

/// What has parts that reach out of the program.
const REACHING: [&str; 2] = ["std", "rustix"];
/// Their parts that do.
const EFFECTS: [(&str, &str); 7] = [
    ("fs", "reads files"),
    ("io", "reads or prints"),
    ("time", "knows the clock"),
    ("env", "reads the environment"),
    ("net", "uses the network"),
    ("process", "starts or ends processes"),
    ("thread", "starts threads"),
];
/// Macros and words that do the same, or that are not safe.
const WORDS: [(&str, &str); 15] = [
    ("println!", "prints"),
    ("print!", "prints"),
    ("eprintln!", "prints"),
    ("eprint!", "prints"),
    ("dbg!", "prints"),
    ("env!", "reads the environment"),
    ("option_env!", "reads the environment"),
    ("include_str!", "reads files"),
    ("include_bytes!", "reads files"),
    ("File", "reads files"),
    ("Instant", "knows the clock"),
    ("SystemTime", "knows the clock"),
    ("_rdtsc", "knows the clock"),
    ("__rdtscp", "knows the clock"),
    ("unsafe", "is not safe"),
];

/// The files that may say `unsafe`: they call functions that were compiled for
/// instructions which the machine was asked for first, one asks for large pages, one for
/// memory that will be read soon and for a fence, and one maps a file.
const UNSAFE: [&str; 17] = [
    "code/cpu/src/task.rs",
    "code/rows/src/caches.rs",
    "code/rows/src/memory.rs",
    "code/rows/src/record/wide.rs",
    "code/rows/src/sliding/cross.rs",
    "code/rows/src/sliding/union.rs",
    "code/rows/src/stacks/map.rs",
    "code/rows/src/stacks/sides_avx2.rs",
    "code/rows/src/symmetric/flips_vector.rs",
    "code/rows/src/symmetric/nibbles.rs",
    "code/rows/src/symmetric/sixes.rs",
    "code/rows/src/symmetric/vector.rs",
    "code/rows/src/translation/words/avx2.rs",
    "code/rows/src/translation/words/avx512.rs",
    "code/rows/src/translation/words/neon.rs",
    "code/rows/src/translation/words/simd128.rs",
    "code/saved/src/map.rs",
];

/// A word of a program, `std`, or a macro's, `println!`, or a sign; with its line.
type Word<'a> = (&'a str, usize);

/// The words of a program, without comments and texts.
fn words(program: &str) -> Vec<Word<'_>> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut words, mut rest, mut line) = (Vec::new(), program, 1);
    while let Some(c) = rest.chars().next() {
        let mut end = c.len_utf8();
        if rest.starts_with("//") {
            end = rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            end = rest.find("*/").map_or(rest.len(), |at| at + 2);
        } else if c == '"' {
            end = text(rest);
        } else if c == '\'' {
            // A character, and not a lifetime, ends with a quote.
            let inner: String = rest.chars().skip(1).take(3).collect();
            let escaped = inner.starts_with('\\');
            if let Some(at) = rest[1..]
                .find('\'')
                .filter(|_| escaped || inner.chars().nth(1) == Some('\''))
            {
                end = at + 2;
            }
        } else if is_word(c) {
            end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let is_macro =
                rest[end..].starts_with('!') && !rest[end..].starts_with("!=");
            end += usize::from(is_macro);
            words.push((&rest[..end], line));
        } else if !c.is_whitespace() {
            words.push((&rest[..end], line));
        }
        line += rest[..end].matches('\n').count();
        rest = &rest[end..];
    }
    words
}

/// The length of a text in quotes.
fn text(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    rest.len()
}

/// The side of a checked program that hears and speaks: it is no part of a chapter.
const RIM: &str = "code/judge/src/say.rs";

/// The crate whose matter files are: it may use them, and may not print, know the clock,
/// start anything or reach for anything else. Of its own process it asks the number.
const FILES: &str = "code/saved/src/";
const FOR_FILES: [&str; 4] = ["fs", "io", "process", "File"];

/// A search that several threads share. They end before it returns, as a computation does.
const SHARED: &str = "code/ida-star/src/threads.rs";

/// What a chapter crate's file does that it must not, each with its place.
pub fn effects(path: &str, program: &str) -> Vec<String> {
    if path == RIM {
        return Vec::new();
    }
    let words = words(program);
    let mut found = Vec::new();
    let mut refuse = |(word, line): Word, name: &str, table: &[(&str, &str)]| {
        let allowed = word == "unsafe" && UNSAFE.contains(&path)
            || word == "thread" && path == SHARED
            || FOR_FILES.contains(&word) && path.starts_with(FILES);
        let does = table.iter().find(|(bad, _)| *bad == word && !allowed);
        found.extend(does.map(|(_, does)| {
            format!(
                "{path}:{line}: `{name}{word}` {does}, and a chapter crate must not"
            )
        }));
    };
    for (at, &word) in words.iter().enumerate() {
        refuse(word, "", &WORDS);
        let after: Vec<_> = words[at + 1..].iter().take(3).map(|word| word.0).collect();
        let Some(name) = REACHING.into_iter().find(|name| word.0 == *name) else {
            continue;
        };
        if after.first() == Some(&"as") {
            refuse(
                ("as", word.1),
                &format!("{name} "),
                &[("as", "hides what it does")],
            );
        }
        if after.get(..2) != Some(&[":", ":"]) {
            continue;
        }
        let name = format!("{name}::");
        if after.get(2) != Some(&"{") {
            words
                .get(at + 3)
                .into_iter()
                .for_each(|&word| refuse(word, &name, &EFFECTS));
            continue;
        }
        // `use std::{fmt, io::{self, Read}}`: what begins at depth 1 is a part of `std`.
        let (mut depth, mut begins) = (0, false);
        for &word in &words[at + 3..] {
            match word.0 {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ if begins && depth == 1 => refuse(word, &name, &EFFECTS),
                _ => {}
            }
            begins = ["{", ","].contains(&word.0);
            if depth == 0 {
                break;
            }
        }
    }
    found
}

#[cfg(test)]
mod planted {
    use super::*;

    #[test]
    fn effects_in_a_chapter_crate() {
        let lines = |program: &str| -> Vec<String> {
            let found = effects("x.rs", program);
            let short = |line: &String| line.split_once(',').unwrap().0.to_owned();
            found.iter().map(short).collect()
        };
        assert_eq!(
            lines("fn f() {\n    println!(\"a\");\n}"),
            ["x.rs:2: `println!` prints"]
        );
        assert_eq!(
            lines("use std::{\n    fmt,\n    io::{self, fs},\n    time,\n};"),
            [
                "x.rs:3: `std::io` reads or prints",
                "x.rs:4: `std::time` knows the clock"
            ]
        );
        assert_eq!(
            lines("let a = '\"'; let b: &'static str = std::env::var(\"A\");"),
            ["x.rs:1: `std::env` reads the environment"]
        );
        assert_eq!(
            lines("/* a\n */ unsafe { dbg!(Instant::now()) }"),
            [
                "x.rs:2: `unsafe` is not safe",
                "x.rs:2: `dbg!` prints",
                "x.rs:2: `Instant` knows the clock"
            ]
        );
        // Nor a package that can do the same, another name for either, or a counter.
        assert_eq!(
            lines(
                "use rustix::mm;\nuse rustix::{fs, mm};\nrustix::time::clock_gettime();"
            ),
            [
                "x.rs:2: `rustix::fs` reads files",
                "x.rs:3: `rustix::time` knows the clock"
            ]
        );
        assert_eq!(
            lines("use std as s;\nextern crate std as t;\nunsafe_fn(_rdtsc());"),
            [
                "x.rs:1: `std as` hides what it does",
                "x.rs:2: `std as` hides what it does",
                "x.rs:3: `_rdtsc` knows the clock"
            ]
        );
        // The crate of files may use them, and nothing else.
        let program = "use std::fs::File;\nlet now = Instant::now(); std::env::vars();";
        assert_eq!(effects("code/saved/src/x.rs", program).len(), 2);
        assert_eq!(effects("code/table/src/x.rs", program).len(), 4);
        // Neither a comment, nor a text, nor another's word.
        let innocent = "//! println!(\"a\")\nuse std::{fmt, collections::{fs}};\n\
                        let a = \"unsafe \\\" std::fs\"; let io = a.env(); // std::io\n";
        assert!(lines(innocent).is_empty(), "{:?}", lines(innocent));
    }
}
