//! Converts HTML as mdBook writes it to XHTML, as an EPUB requires.
use std::cell::RefCell;

use html5ever::tokenizer::{
    BufferQueue, EndTag, Tag, Token, TokenSink, TokenSinkResult, Tokenizer,
};

use crate::model::text::{escape, escape_attribute};

/// Elements without an end tag.
const VOID: [&str; 7] = ["br", "col", "hr", "img", "input", "source", "wbr"];
/// Foreign elements, as the HTML standard calls them, each with its XML namespace.
const FOREIGN: [(&str, &str); 2] = [
    ("svg", "http://www.w3.org/2000/svg"),
    ("math", "http://www.w3.org/1998/Math/MathML"),
];
/// Attributes of SVG with capital letters, which HTML writes in lower case.
const CAPITALS: [(&str, &str); 2] =
    [("viewbox", "viewBox"), ("preserveaspectratio", "preserveAspectRatio")];

/// Converts a fragment of a page to XHTML. `new_link` gives the new address of a link; for `None`
/// the link becomes plain text.
pub fn xhtml(html: &str, new_link: &dyn Fn(&str) -> Option<String>) -> String {
    let state = RefCell::default();
    let tokenizer = Tokenizer::new(XhtmlSink { state, new_link }, Default::default());
    let input = BufferQueue::default();
    input.push_back(html.into());
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    let mut state = tokenizer.sink.state.into_inner();
    state.close(0);
    state.xml
}

struct XhtmlSink<'a> {
    state: RefCell<XhtmlWriter>,
    new_link: &'a dyn Fn(&str) -> Option<String>,
}

/// The XHTML written so far.
#[derive(Default)]
struct XhtmlWriter {
    xml: String,
    open: Vec<OpenElement>,
}

/// An element that is not closed yet.
struct OpenElement {
    name: String,
    /// The end tag; empty if the element is left out.
    end: String,
}

impl TokenSink for XhtmlSink<'_> {
    type Handle = ();

    fn process_token(&self, token: Token, _: u64) -> TokenSinkResult<()> {
        let mut state = self.state.borrow_mut();
        match token {
            Token::TagToken(tag) if tag.kind == EndTag => state.end(&tag.name),
            Token::TagToken(tag) => state.begin(&tag, self.new_link),
            Token::CharacterTokens(text) => {
                state.xml += &escape(&without_control_characters(&text))
            }
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

impl XhtmlWriter {
    fn begin(&mut self, tag: &Tag, new_link: &dyn Fn(&str) -> Option<String>) {
        let name = &*tag.name;
        let get = |wanted: &str| {
            let mut attributes = tag.attrs.iter();
            attributes.find(|it| &*it.name.local == wanted).map(|it| &*it.value)
        };
        let language = FOREIGN.into_iter().find(|(foreign, _)| *foreign == name);
        let inside =
            |open: &OpenElement| FOREIGN.iter().any(|(name, _)| *name == open.name);
        let is_foreign = language.is_some() || self.open.iter().any(inside);
        let is_void = VOID.contains(&name) && !is_foreign;
        let link = get("href").filter(|_| name == "a");
        let new_address = link.and_then(new_link);
        let written = match (link, get("class")) {
            // The link of a heading to itself is left out.
            (Some(_), Some("header")) => None,
            (Some(_), _) if new_address.is_none() => Some("span"),
            _ => Some(name),
        };
        let ends = is_void || is_foreign && tag.self_closing;
        // MathML Core has the attribute `displaystyle` on any element; older readers need
        // `<mstyle>`.
        let style = get("displaystyle").filter(|_| name == "mfrac");
        if let Some(style) = style {
            self.xml += &format!("<mstyle displaystyle=\"{style}\">");
        }
        if let Some(written) = written {
            self.xml += &format!("<{written}");
            if let Some((_, namespace)) = language.filter(|_| get("xmlns").is_none()) {
                self.attribute("xmlns", namespace);
            }
            for it in &tag.attrs {
                let key = &*it.name.local;
                let capital = CAPITALS.iter().find(|(small, _)| *small == key);
                match (key, &new_address) {
                    ("href", Some(new_address)) => self.attribute(key, new_address),
                    ("href", None) if name == "a" => {}
                    ("displaystyle", _) if style.is_some() => {}
                    _ => self.attribute(capital.map_or(key, |it| it.1), &it.value),
                }
            }
            self.xml += if ends { "/>" } else { ">" };
        }
        if !ends {
            let mut end = written.map_or(String::new(), |name| format!("</{name}>"));
            end += style.map_or("", |_| "</mstyle>");
            self.open.push(OpenElement { name: name.to_owned(), end });
        }
    }

    fn attribute(&mut self, key: &str, value: &str) {
        let value = escape_attribute(&without_control_characters(value));
        self.xml += &format!(" {key}=\"{value}\"");
    }

    /// Closes an element and those in it. Ignores an end tag without a start tag.
    fn end(&mut self, name: &str) {
        if let Some(at) = self.open.iter().rposition(|open| open.name == name) {
            self.close(at);
        }
    }

    /// Closes all open elements from an index on.
    fn close(&mut self, from: usize) {
        for open in self.open.drain(from..).rev() {
            self.xml += &open.end;
        }
    }
}

/// Removes control characters that XML does not allow.
fn without_control_characters(text: &str) -> String {
    let is_plain = |c: char| !c.is_control() || matches!(c, '\n' | '\t' | '\r');
    text.chars().filter(|c| is_plain(*c)).collect()
}

#[cfg(test)]
mod tests {
    use super::xhtml;

    #[test]
    fn converts_html_to_xml() {
        let new_link = |address: &str| {
            (!address.starts_with("source/"))
                .then(|| address.replace(".html", ".xhtml"))
        };
        for (html, xml) in [
            ("<p>a<br>b<wbr/>c</p>", "<p>a<br/>b<wbr/>c</p>"),
            ("<p>a &lt; b &amp; c&nbsp;&mdash;</p>", "<p>a &lt; b &amp; c\u{a0}—</p>"),
            ("<!-- a --><details open><p>a", "<details open=\"\"><p>a</p></details>"),
            ("<p><b>a</p>b</b></i>", "<p><b>a</b></p>b"),
            ("<div/>a", "<div>a</div>"),
            (
                "<a href=\"b.html#c\" title='\"&lt;'>d</a>",
                "<a href=\"b.xhtml#c\" title=\"&quot;&lt;\">d</a>",
            ),
            (
                "<a class=\"term\" href=\"source/b.html\"><b>d</b></a>e",
                "<span class=\"term\"><b>d</b></span>e",
            ),
            (
                "<h2 id=\"a\"><a class=\"header\" href=\"#a\">A</a></h2>",
                "<h2 id=\"a\">A</h2>",
            ),
            ("<a id=\"old\"></a>", "<a id=\"old\"></a>"),
            (
                "<svg viewbox=\"0 0 1 1\"><path d=\"M0 0\"/><g></g></svg>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">\
                 <path d=\"M0 0\"/><g></g></svg>",
            ),
            (
                "<math><mspace width=\"1em\"/><mi>n</mi></math>",
                "<math xmlns=\"http://www.w3.org/1998/Math/MathML\">\
                 <mspace width=\"1em\"/><mi>n</mi></math>",
            ),
            (
                "<mfrac displaystyle=\"true\" linethickness=\"0\"><mi>n</mi></mfrac>",
                "<mstyle displaystyle=\"true\"><mfrac linethickness=\"0\"><mi>n</mi></mfrac>\
                 </mstyle>",
            ),
            (
                "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>",
            ),
            ("a\u{1b}[1mb", "a[1mb"),
        ] {
            assert_eq!(xhtml(html, &new_link), xml, "{html}");
        }
    }
}
