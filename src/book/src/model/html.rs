//! Reads the tags of built pages with a browser's tokenizer.
use std::cell::RefCell;
use std::collections::BTreeMap;

use html5ever::tokenizer::states::RawKind::{Rawtext, Rcdata, ScriptData};
use html5ever::tokenizer::{
    BufferQueue, StartTag, Token, TokenSink, TokenSinkResult, Tokenizer,
};

/// An opening tag with its attributes.
#[derive(Debug, Clone)]
pub struct Tag {
    /// The name, as `a`.
    pub name: String,
    /// The attributes' values, unescaped.
    pub attributes: BTreeMap<String, String>,
}

impl Tag {
    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

/// All opening tags of a page, or of a part of one, in order.
pub fn tags(page: &str) -> Vec<Tag> {
    let tokenizer = Tokenizer::new(TagSink::default(), Default::default());
    let input = BufferQueue::default();
    input.push_back(page.into());
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    tokenizer.sink.0.into_inner()
}

/// The values of an attribute in tags, in order.
pub fn attribute_values<'a>(
    tags: &'a [Tag],
    name: &'a str,
) -> impl Iterator<Item = &'a str> {
    tags.iter().filter_map(move |tag| tag.get(name))
}

/// Receives the tokens and collects the opening tags.
#[derive(Default)]
struct TagSink(RefCell<Vec<Tag>>);

impl TokenSink for TagSink {
    type Handle = ();

    fn process_token(&self, token: Token, _: u64) -> TokenSinkResult<()> {
        let Token::TagToken(tag) = token else { return TokenSinkResult::Continue };
        if tag.kind != StartTag {
            return TokenSinkResult::Continue;
        }
        let name = tag.name.to_string();
        let raw = match &*name {
            "script" => Some(ScriptData),
            "style" => Some(Rawtext),
            "title" | "textarea" => Some(Rcdata),
            _ => None,
        };
        let attribute = |it: html5ever::Attribute| {
            (it.name.local.to_string(), it.value.to_string())
        };
        let attributes = tag.attrs.into_iter().map(attribute).collect();
        self.0.borrow_mut().push(Tag { name, attributes });
        raw.map_or(TokenSinkResult::Continue, TokenSinkResult::RawData)
    }
}

#[cfg(test)]
mod tests {
    use super::tags;

    #[test]
    fn reads_tags_and_attributes() {
        let page = "<!-- <a> --><p class=x id='b'>1 &lt; 2<script src=\"a>b\">'<a href=c>'</script>\
                    <br/><a HREF=\"?a&amp;b\" open>";
        let found: Vec<_> = tags(page).into_iter().map(|tag| tag.name).collect();
        assert_eq!(found, ["p", "script", "br", "a"]);
        assert_eq!(tags(page)[0].get("id"), Some("b"));
        assert_eq!(tags(page)[1].get("src"), Some("a>b"));
        assert_eq!(tags(page)[3].get("href"), Some("?a&b"));
    }
}
