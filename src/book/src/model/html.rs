//! Reading built pages as a browser does: their tags, words, scripts and styles.
use std::cell::RefCell;
use std::collections::BTreeMap;

use html5ever::tokenizer::states::RawKind::{Rawtext, Rcdata, ScriptData};
use html5ever::tokenizer::{
    BufferQueue, StartTag, Tag as Read, Token, TokenSink, TokenSinkResult, Tokenizer,
};

/// A tag with its attributes.
#[derive(Debug, Clone)]
pub struct Tag {
    /// The name, `a`.
    pub name: String,
    /// The attributes' values, unescaped.
    pub attributes: BTreeMap<String, String>,
}

impl Tag {
    /// An attribute's value.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

/// What stands in a page.
#[derive(Debug, Default, Clone)]
pub struct Page {
    /// All opening tags, in order.
    pub tags: Vec<Tag>,
    /// What it says, without scripts, styles and code.
    pub words: String,
    /// Its scripts; data in the place of a script is none.
    pub scripts: Vec<String>,
    /// Its style sheets.
    pub styles: Vec<String>,
}

impl Page {
    /// Reads a page, or a part of one.
    pub fn read(text: &str) -> Self {
        let tokenizer = Tokenizer::new(Sink::default(), Default::default());
        let input = BufferQueue::default();
        input.push_back(text.into());
        let _ = tokenizer.feed(&input);
        tokenizer.end();
        tokenizer.sink.0.into_inner().page
    }

    /// The values of an attribute, in order.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.tags.iter().filter_map(move |tag| tag.get(name))
    }
}

/// All opening tags of a page.
pub fn tags(page: &str) -> Vec<Tag> {
    Page::read(page).tags
}

/// Whose text it is that comes next.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
enum Inside {
    #[default]
    Text,
    Script,
    Style,
    /// Data, or what is shown only where the tag is not known.
    Other,
}

/// A page as far as it was read.
#[derive(Debug, Default)]
struct State {
    page: Page,
    inside: Inside,
    /// How many `<code>` and `<pre>` are open.
    code: usize,
}

#[derive(Default)]
struct Sink(RefCell<State>);

impl TokenSink for Sink {
    type Handle = ();

    fn process_token(&self, token: Token, _: u64) -> TokenSinkResult<()> {
        let state = &mut *self.0.borrow_mut();
        match token {
            Token::TagToken(tag) => return state.tag(tag),
            Token::CharacterTokens(text) => match state.inside {
                Inside::Text if state.code == 0 => state.page.words.push_str(&text),
                Inside::Script => last(&mut state.page.scripts).push_str(&text),
                Inside::Style => last(&mut state.page.styles).push_str(&text),
                _ => {}
            },
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

fn last(texts: &mut [String]) -> &mut String {
    texts.last_mut().expect("its tag was read")
}

impl State {
    fn tag(&mut self, tag: Read) -> TokenSinkResult<()> {
        self.inside = Inside::Text;
        let (name, opens) = (tag.name.to_string(), tag.kind == StartTag);
        if name == "code" || name == "pre" {
            self.code = if opens { self.code + 1 } else { self.code.saturating_sub(1) };
        }
        if !opens {
            return TokenSinkResult::Continue;
        }
        let attribute = |it: html5ever::Attribute| {
            (it.name.local.to_string(), it.value.to_string())
        };
        let attributes = tag.attrs.into_iter().map(attribute).collect();
        let tag = Tag { name, attributes };
        let (inside, raw) = match &*tag.name {
            "script" if tag.get("type").is_some_and(|it| it.contains("json")) => {
                (Inside::Other, Some(ScriptData))
            }
            "script" => (Inside::Script, Some(ScriptData)),
            "style" => (Inside::Style, Some(Rawtext)),
            "title" | "textarea" => (Inside::Text, Some(Rcdata)),
            "iframe" | "noembed" | "noframes" | "xmp" => (Inside::Other, Some(Rawtext)),
            _ => (Inside::Text, None),
        };
        match inside {
            Inside::Script => self.page.scripts.push(String::new()),
            Inside::Style => self.page.styles.push(String::new()),
            _ => {}
        }
        let is_plain = tag.name == "plaintext";
        self.inside = if is_plain { Inside::Other } else { inside };
        self.page.tags.push(tag);
        match raw {
            Some(raw) => TokenSinkResult::RawData(raw),
            None if is_plain => TokenSinkResult::Plaintext,
            None => TokenSinkResult::Continue,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Page, tags};

    #[test]
    fn words_scripts_and_styles_are_apart() {
        let page = Page::read(
            "a<b>b</b><pre><code>c</code>c</pre><!-- d -->&lt;e<script>f<g></script>g\
             <script type=\"text/json\">h</script><STYLE>p { }</STYLE><xmp><!-- </xmp>i",
        );
        assert_eq!(page.words, "ab<egi");
        assert_eq!(page.scripts, ["f<g>"]);
        assert_eq!(page.styles, ["p { }"]);
    }

    #[test]
    fn tags_are_read() {
        let page = "<!-- <a> --><p class=x id='b'>1 &lt; 2<script src=\"a>b\">'<a href=c>'</script>\
                    <br/><a HREF=\"?a&amp;b\" open>";
        let found: Vec<_> = tags(page).into_iter().map(|tag| tag.name).collect();
        assert_eq!(found, ["p", "script", "br", "a"]);
        assert_eq!(tags(page)[0].get("id"), Some("b"));
        assert_eq!(tags(page)[1].get("src"), Some("a>b"));
        assert_eq!(tags(page)[3].get("href"), Some("?a&b"));
    }
}
