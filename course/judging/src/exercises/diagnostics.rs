//! Filters compiler messages: a student sees the parts about the student's own lines.
use std::path::Path;

/// Beginnings of lines that say nothing about a student's file, or that name a file of
/// the compiler's own.
const IGNORED_PREFIXES: [&str; 6] = [
    "error: aborting due to",
    "Some errors have detailed explanations",
    "= note: the full name for the type has been written to",
    "= note: the full type name has been written to",
    "= note: consider using `--verbose`",
    "= note: this error originates in the macro",
];
/// Longest line in characters. A longer line is a command of the compiler and is
/// truncated.
const MAX_LINE: usize = 400;

/// Removes from compiler messages what is shown of other files, for example of the
/// standard library, which the student did not write.
///
/// A message is a line such as `error: …` and the lines below it; lines of a file follow
/// the file's location. The first file of an error is always kept, even if it is the
/// check, which cannot call the answer.
pub fn keep_own_lines(message: &str) -> String {
    let mut kept: Vec<String> = Vec::new();
    // A note is kept only if a line of its file is shown; until then it waits.
    let mut waiting: Option<&str> = None;
    let (mut error, mut shown) = (false, true);
    for line in message.lines() {
        let inner = line.trim_start();
        if IGNORED_PREFIXES.iter().any(|passed| inner.starts_with(passed)) {
            continue;
        }
        if let Some(place) = path_of_location(inner) {
            shown = error || Path::new(place).is_relative();
            error = false;
            let head = waiting.take().map(str::to_owned);
            if shown {
                kept.extend(head);
                kept.push(line.replace(place, &shown_path(place)));
            }
        } else if line.starts_with(char::is_alphabetic) {
            kept.extend(waiting.take().map(str::to_owned));
            shown = true;
            error = line.starts_with("error") || line.starts_with("warning");
            if line.starts_with("note: ") || line.starts_with("help: ") {
                waiting = Some(line)
            } else {
                kept.push(truncated(line))
            }
        } else if shown || line.is_empty() {
            shown = true;
            kept.extend(waiting.take().map(str::to_owned));
            kept.push(truncated(line));
        }
    }
    kept.extend(waiting.map(str::to_owned));
    kept.dedup_by(|a, b| a.is_empty() && b.is_empty());
    kept.join("\n").trim().to_owned()
}

/// Returns the path in a line such as `--> src/lib.rs:3:14`.
fn path_of_location(line: &str) -> Option<&str> {
    let place = line.strip_prefix("--> ").or(line.strip_prefix("::: "))?;
    let mut parts = place.rsplitn(3, ':');
    let _ = (parts.next()?, parts.next()?);
    parts.next()
}

/// Shortens an absolute path to the file name: such a file is not the student's.
fn shown_path(place: &str) -> String {
    let path = Path::new(place);
    if path.is_relative() {
        place.to_owned()
    } else {
        path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
}

fn truncated(line: &str) -> String {
    match line.char_indices().nth(MAX_LINE) {
        Some((at, _)) => format!("{} …", &line[..at]),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::keep_own_lines;

    #[test]
    fn keeps_own_lines_of_type_error() {
        // Removed lines are marked with `~`.
        let marked = "\
error[E0277]: cannot add `u64` to `u8`
 --> exercise.rs:2:27
  |
2 |     ori.iter().map(|&o| o + v).sum()
  |                           ^ no implementation for `u8 + u64`
  |
  = help: the trait `Add<u64>` is not implemented for `u8`
~help: the following other types implement trait `Add<Rhs>`
~ --> /rustc/59807/library/core/src/ops/arith.rs:99:8
~  |
~  = note: `u8` implements `Add`
~ ::: /rustc/59807/library/core/src/internal_macros.rs:22:8
~  |
~  = note: `&u8` implements `Add<u8>`
~  = note: this error originates in the macro `add_impl` (in Nightly builds, run with)
note: the method call chain might not have had the expected associated types
 --> exercise.rs:2:16
  |
2 |     ori.iter().map(|&o| o + v).sum()
  |     --- ------ ^^^^^^^^^^^^^^^ `Iterator::Item` changed to `u8` here
~note: required by a bound in `std::iter::Iterator::sum`
~ --> /rustc/59807/library/core/src/iter/traits/iterator.rs:3653:4
~
~error: aborting due to 1 previous error

For more information about this error, try `rustc --explain E0277`.";
        let expected = marked.lines().filter(|line| !line.starts_with('~'));
        let expected = expected.collect::<Vec<_>>().join("\n");
        assert_eq!(keep_own_lines(&marked.replace('~', "")), expected);
    }

    #[test]
    fn keeps_first_lines_and_suggestion() {
        let message = "\
error[E0308]: mismatched types
  --> /home/ada/book/check.rs:35:20
   |
35 |         |(ori, v)| exercise::rank(ori, *v),
   |                    ^^^ expected `&str`
   |
note: function defined here
  --> exercise.rs:1:8
   |
 1 | pub fn rank(ori: &str) -> u64 { 0 }
   |        ^^^^
help: consider borrowing here
   |
35 |         |(ori, v)| exercise::rank(&ori, *v),
   |                                   +
help: that is all

error: could not exec the linker";
        assert_eq!(keep_own_lines(message), message.replace("/home/ada/book/", ""));
    }
}
