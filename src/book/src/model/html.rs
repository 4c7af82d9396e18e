//! Reading built pages: their tags, without what stands in scripts and comments; their
//! words; their scripts.
use std::collections::BTreeMap;

/// A tag with its attributes.
#[derive(Debug)]
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

/// All opening tags of a page.
pub fn tags(page: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
        } else if rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let (tag, after) = read(rest);
            rest = after;
            if tag.name == "script" || tag.name == "style" {
                let end = format!("</{}>", tag.name);
                rest = rest.find(&end).map_or("", |at| &rest[at..]);
            }
            tags.push(tag);
        }
    }
    tags
}

/// The scripts that stand in a page; data in the place of a script is none.
pub fn scripts(page: &str) -> Vec<&str> {
    let begins =
        |part: &&str| part.starts_with(|c: char| c == '>' || c.is_whitespace());
    let parts = page.split("<script").skip(1).filter(begins);
    let split = parts.filter_map(|part| part.split_once('>'));
    let programs = split.filter(|(attributes, _)| !attributes.contains("json"));
    programs
        .map(|(_, script)| script.split("</script").next().unwrap_or(script))
        .collect()
}

/// What a page says in words: without tags, scripts, styles and code.
pub fn words(page: &str) -> String {
    let mut words = String::new();
    let mut rest = page;
    while let Some((text, tag)) = rest.split_once('<') {
        words += text;
        let hidden = ["script", "style", "code", "pre", "!--"];
        let hidden = hidden.into_iter().find(|name| tag.starts_with(name));
        let end = match hidden {
            Some("!--") => "-->".to_owned(),
            Some(name) => format!("</{name}"),
            None => ">".to_owned(),
        };
        rest = tag.split_once(&end).map_or("", |(_, after)| after);
        if let Some(after) = rest.strip_prefix('>').filter(|_| hidden.is_some()) {
            rest = after;
        }
    }
    words + rest
}

/// Reads a tag from its name on, and gives what follows it.
fn read(text: &str) -> (Tag, &str) {
    let split =
        |text: &str| text.find(|c: char| c.is_whitespace() || "=/>".contains(c));
    let end = split(text).unwrap_or(text.len());
    let (name, mut rest) = text.split_at(end);
    let mut attributes = BTreeMap::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
        if rest.is_empty() || rest.starts_with('>') {
            let name = name.to_ascii_lowercase();
            return (Tag { name, attributes }, rest.strip_prefix('>').unwrap_or(""));
        }
        let (key, after) = rest.split_at(split(rest).unwrap_or(rest.len()).max(1));
        rest = after.trim_start();
        let mut value = "";
        if let Some(after) = rest.strip_prefix('=') {
            let after = after.trim_start();
            let quote = after.chars().next().filter(|c| "\"'".contains(*c));
            (value, rest) = match quote {
                Some(quote) => {
                    after[1..].split_once(quote).unwrap_or((&after[1..], ""))
                }
                None => after.split_at(
                    after
                        .find(|c: char| c.is_whitespace() || c == '>')
                        .unwrap_or(after.len()),
                ),
            };
        }
        let value = unescape(value);
        attributes.insert(key.to_ascii_lowercase(), value);
    }
}

/// What an attribute's value says.
fn unescape(value: &str) -> String {
    let quotes =
        value.replace("&quot;", "\"").replace("&#39;", "'").replace("&#x27;", "'");
    quotes.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::{scripts, tags, words};

    #[test]
    fn words_and_scripts_are_apart() {
        let page = "a<b>b</b><pre><code>c</code></pre><!-- d -->e<script>f</script>g\
                    <script type=\"text/json\">h</script>";
        assert_eq!(words(page), "abeg");
        assert_eq!(scripts(page), ["f"]);
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
