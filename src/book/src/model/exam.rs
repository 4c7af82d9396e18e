//! The page of exam questions, a template: `{{edges:Five}}` is a value with a name, and the
//! text that the page itself shows for it.
use std::convert::Infallible;

/// The file of the page, relative to `chapters`.
pub const EXAM_PAGE: &str = "teaching/exam.md";

/// Replaces each `{{name:shown}}` of a text by `value(name, shown)`.
///
/// # Errors
/// The first error of `value`.
pub fn replace_values<E>(
    text: &str,
    value: impl Fn(&str, &str) -> Result<String, E>,
) -> Result<String, E> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        out += before;
        let candidate = after.split_once(':').filter(|(name, _)| {
            name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
        });
        let found = candidate
            .and_then(|(name, behind)| Some((name, behind, closing_braces(behind)?)));
        rest = match found {
            Some((name, behind, end)) => {
                out += &value(name, &behind[..end])?;
                &behind[end + 2..]
            }
            None => {
                out += "{{";
                after
            }
        };
    }
    Ok(out + rest)
}

/// The byte offset of the `}}` that closes a value. Braces inside the value, as in a formula,
/// come in pairs.
fn closing_braces(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'}' if depth == 0 => return text[at..].starts_with("}}").then_some(at),
            b'}' => depth -= 1,
            b'{' => depth += 1,
            _ => {}
        }
    }
    None
}

/// Replaces each `{{name:shown}}` by `shown`, as on the page of the book.
pub fn with_shown_values(text: &str) -> String {
    let keep = |_: &str, shown: &str| Ok::<_, Infallible>(shown.to_owned());
    replace_values(text, keep).unwrap_or_else(|never| match never {})
}
