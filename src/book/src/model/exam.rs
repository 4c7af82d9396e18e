//! The page of the exam questions: a template whose values have names, `{{edges:Five}}`, each
//! with what the page itself shows.
use std::convert::Infallible;

/// The page, as seen from `chapters`.
pub const EXAM_PAGE: &str = "teaching/exam.md";

/// A text with `value(name, shown)` in place of each `{{name:shown}}`.
///
/// # Errors
/// What `value` fails with.
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

/// Where the `}}` stands that closes a value; braces inside it, as a formula has them, come
/// in pairs.
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

/// The text with the page's own values.
pub fn with_shown_values(text: &str) -> String {
    let keep = |_: &str, shown: &str| Ok::<_, Infallible>(shown.to_owned());
    replace_values(text, keep).unwrap_or_else(|never| match never {})
}
