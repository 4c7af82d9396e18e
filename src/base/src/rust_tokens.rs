//! Tokens of a Rust file, without comments and white space.
use std::ops::Range;

use proc_macro2::extra::invalidate_current_thread_spans;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

/// A token. Brackets are tokens, too. A documentation comment becomes the tokens of `#[doc =
/// "…"]`, each with the place of the whole comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// The text: a word, a literal, a bracket, or one character of an operator.
    pub text: String,
    /// Its byte range in the file.
    pub bytes: Range<usize>,
    /// Its lines, counted from 1.
    pub lines: Range<usize>,
}

impl Token {
    fn new(text: impl Into<String>, span: Span) -> Self {
        let lines = span.start().line..span.end().line + 1;
        Token { text: text.into(), bytes: span.byte_range(), lines }
    }

    /// The text without the prefix `r#` of a raw identifier.
    pub fn word(&self) -> &str {
        self.text.strip_prefix("r#").unwrap_or(&self.text)
    }

    /// Whether the token is a name, a keyword, or the name of a lifetime.
    pub fn is_word(&self) -> bool {
        let first = self.word().chars().next();
        // Literals as `r"…"` and `b'…'` begin with a letter, too, but contain quotes.
        let quoted = self.text.contains(['"', '\'']);
        first.is_some_and(|c| c == '_' || c.is_alphabetic()) && !quoted
    }
}

/// The error for a text that is not valid Rust tokens, with the line of the first problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {0}: found what is no token of Rust, or an open bracket")]
pub struct TokenError(pub usize);

/// The tokens of a text, as a flat list.
///
/// # Errors
/// If the text contains an invalid token or an unmatched bracket, or begins with `---`, which
/// starts cargo's front matter.
pub fn tokens(text: &str) -> Result<Vec<Token>, TokenError> {
    if text.trim_start_matches(is_space).starts_with("---") {
        return Err(TokenError(1));
    }
    let read = text.parse::<TokenStream>();
    let read = read.map_err(|error| TokenError(error.span().start().line));
    let tokens = read.map(flatten);
    // Frees the source text that `proc_macro2` keeps for the places of tokens.
    invalidate_current_thread_spans();
    tokens
}

/// White space as defined by the compiler, and the byte order mark.
fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{feff}')
}

/// The tokens of a stream and of all groups in it. Not recursive, because groups may be nested
/// deeply.
fn flatten(stream: TokenStream) -> Vec<Token> {
    let mut all = Vec::new();
    let mut open = vec![(stream.into_iter(), None)];
    while let Some((rest, close)) = open.last_mut() {
        match rest.next() {
            None => {
                all.extend(close.take());
                open.pop();
            }
            Some(TokenTree::Group(group)) => {
                let (left, right) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                all.push(Token::new(left, group.span_open()));
                let close = Token::new(right, group.span_close());
                open.push((group.stream().into_iter(), Some(close)));
            }
            Some(tree) => all.push(Token::new(tree.to_string(), tree.span())),
        }
    }
    all
}

#[test]
fn reads_tokens_with_places() {
    let text = "/// It's `x`.\nfn f<'a>() { // no\n    r#x(\"é\n\", 'ü') }\n";
    let all = tokens(text).unwrap();
    let words: Vec<_> = all.iter().filter(|it| it.is_word()).map(Token::word).collect();
    assert_eq!(words, ["doc", "fn", "f", "a", "x"]);
    assert_eq!(
        (all[0].lines.clone(), &text[all[2].bytes.clone()]),
        (1..2, "/// It's `x`.")
    );
    assert_eq!((all[17].lines.clone(), &text[all[19].bytes.clone()]), (3..5, "'ü'"));
    for (text, line) in [("fn f() {\n    (\n}", 3), ("\n'ab'", 2), ("---\nx\n---\n", 1)]
    {
        assert_eq!(tokens(text), Err(TokenError(line)), "{text}");
    }
    let deep = "(".repeat(100_000);
    assert_eq!(
        tokens(&(deep.clone() + &deep.replace('(', ")"))).unwrap().len(),
        200_000
    );
}
