//! Titles of the book's chapters and sections, and links to the published book.
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::page::escape_html;

/// Environment variable with the address of the published book, as in mdBook.
const SITE_URL_VARIABLE: &str = "MDBOOK_OUTPUT__HTML__SITE_URL";

/// Chapters of the book, read on demand.
pub struct BookSections {
    folder: PathBuf,
    site: Option<String>,
    texts: BTreeMap<String, String>,
}

impl BookSections {
    /// Uses the book in the folder `root`.
    pub fn new(root: &Path) -> Self {
        let config = fs::read_to_string(root.join("book.toml")).unwrap_or_default();
        let config: toml::Table = toml::from_str(&config).unwrap_or_default();
        let html = config.get("output").and_then(|it| it.get("html"));
        let site = html.and_then(|it| it.get("site-url")).and_then(toml::Value::as_str);
        let site = env::var(SITE_URL_VARIABLE).ok().or(site.map(str::to_owned));
        let site =
            site.filter(|it| it.starts_with("https://") || it.starts_with("http://"));
        let site = site.map(|it| format!("{}/", it.trim_end_matches('/')));
        BookSections { folder: root.join("chapters"), site, texts: BTreeMap::new() }
    }

    /// Returns a chapter's title by the chapter's name.
    pub fn title(&mut self, chapter: &str) -> String {
        let title = headings(self.text(chapter)).next().map(|(title, _)| title);
        title.unwrap_or_else(|| chapter.to_owned())
    }

    /// Returns the title of a section such as `orientation.md#three-dials`, with a link
    /// if the address of the published book is known.
    pub fn link(&mut self, section: &str) -> String {
        let (page, id) = section.split_once('#').unwrap_or((section, ""));
        let chapter = page.strip_suffix(".md").unwrap_or(page);
        let mut title = self.title(chapter);
        let found = headings(self.text(chapter)).find(|(_, other)| other == id);
        if let Some((own, _)) = found.filter(|(own, _)| *own != title) {
            title = format!("{title}: {own}");
        }
        let title = escape_html(&title);
        let Some(site) = &self.site else { return title };
        let anchor = if id.is_empty() { String::new() } else { format!("#{id}") };
        let link = escape_html(&format!("{site}{chapter}.html{anchor}"));
        format!("<a href=\"{link}\">{title}</a>")
    }

    fn text(&mut self, chapter: &str) -> &str {
        let path = self.folder.join(format!("{chapter}.md"));
        let read = || fs::read_to_string(path).unwrap_or_default();
        self.texts.entry(chapter.to_owned()).or_insert_with(read)
    }
}

/// Returns the headings of a chapter, each with its id.
fn headings(text: &str) -> impl Iterator<Item = (String, String)> {
    let mut in_fence = false;
    text.lines().filter_map(move |line| {
        in_fence ^= line.trim_start().starts_with("```");
        let title = line.trim_start_matches('#');
        let is_heading =
            title.len() < line.len() && title.starts_with(' ') && !in_fence;
        is_heading.then(|| heading(title.trim()))
    })
}

/// Returns a heading without markup, and its id: the given one, `{#id}`, or one made of
/// its words.
fn heading(title: &str) -> (String, String) {
    let (title, given) = match title.rsplit_once(" {#") {
        Some((title, id)) => (title.trim(), id.strip_suffix('}')),
        None => (title, None),
    };
    let plain: String = title.chars().filter(|c| !"*`$".contains(*c)).collect();
    let keep = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' || c == '-' => Some(c),
        c if c.is_whitespace() => Some('-'),
        _ => None,
    };
    let made_id = || plain.to_lowercase().chars().filter_map(keep).collect();
    let id = given.map_or_else(made_id, str::to_owned);
    (plain, id)
}

#[cfg(test)]
mod tests {
    use super::headings;

    #[test]
    fn heading_ids_match_book() {
        let text = "# One\n```\n# no heading\n```\n## Ranking: *multiply*, add\n#no\n\
                    ### Four {#other}\n";
        let found: Vec<_> = headings(text).collect();
        let expected = [
            ("One", "one"),
            ("Ranking: multiply, add", "ranking-multiply-add"),
            ("Four", "other"),
        ];
        assert_eq!(
            found,
            expected.map(|(title, id)| (title.to_owned(), id.to_owned()))
        );
    }
}
