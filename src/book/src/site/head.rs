//! What a page says of itself to those who list it: search engines, and whoever is sent its
//! address.
use crate::model::html::Page;
use crate::model::text::attribute;

/// What mdBook says of every page, whatever stands on it.
const OF_THE_BOOK: &str = "<meta name=\"description\" content=\"";
/// A description has so many letters at least, if the page has; and no more than those.
const LETTERS: (usize, usize) = (80, 200);

/// The page with its description in the place of the book's, and beside it what is shown when
/// its address is shared. Nothing for a page that says nothing.
pub fn described(html: &str) -> Option<String> {
    let at = html.find(OF_THE_BOOK)?;
    let line = html[at..].lines().next()?;
    let words = attribute(&description(html)?);
    let title = between(html, "<title>", "</title>")?;
    let own = format!(
        "{OF_THE_BOOK}{words}\">\n        \
         <meta property=\"og:type\" content=\"article\">\n        \
         <meta property=\"og:title\" content=\"{title}\">\n        \
         <meta property=\"og:description\" content=\"{words}\">"
    );
    Some(format!("{}{own}{}", &html[..at], &html[at + line.len()..]))
}

/// mdBook's color for the browser's bar: white, whatever the theme.
const WHITE: &str = "<meta name=\"theme-color\" content=\"#ffffff\">";

/// The page without mdBook's color for the browser's bar, if the theme has one of its own,
/// `theme/head.hbs`, which counts because it is the first.
pub fn with_one_color(html: &str) -> String {
    match html.matches("<meta name=\"theme-color\"").count() {
        2 => html.replacen(&format!("        {WHITE}\n"), "", 1),
        _ => html.to_owned(),
    }
}

/// The first paragraphs of a page: the question it opens with, and what comes after, as far
/// as there is room.
fn description(html: &str) -> Option<String> {
    let mut rest = html.split_once("<main>")?.1;
    rest = rest.split_once("</main>").map_or(rest, |(main, _)| main);
    let mut said = String::new();
    while let Some((_, from)) = rest.split_once("<p>")
        && said.chars().count() < LETTERS.0
    {
        let (paragraph, after) = from.split_once("</p>")?;
        rest = after;
        // A page's words are those without code, and here it is part of a sentence.
        let paragraph = paragraph.replace("<code>", "").replace("</code>", "");
        let words = Page::read(&paragraph).words;
        let words: Vec<_> = words.split_whitespace().collect();
        // What is left of a formula is no sentence.
        if !paragraph.contains("<math") && !words.is_empty() {
            said += if said.is_empty() { "" } else { " " };
            said += &words.join(" ");
        }
    }
    (!said.is_empty()).then(|| shortened(&said))
}

/// A text that is cut behind a sentence or else a word, if it is too long.
fn shortened(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(LETTERS.1) else {
        return text.to_owned();
    };
    let head = &text[..end];
    let sentence = head.rfind(['.', '?']).filter(|end| *end >= LETTERS.0);
    match (sentence, head.rfind(' ')) {
        (Some(end), _) if head[end + 1..].starts_with(' ') => head[..=end].to_owned(),
        (_, Some(end)) => {
            format!("{} …", head[..end].trim_end_matches([',', ':', ';']))
        }
        _ => head.to_owned(),
    }
}

/// What stands between two marks, the first time.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Option<&'a str> {
    Some(text.split_once(open)?.1.split_once(close)?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<head>\n<title>One &amp; two</title>\n<meta name=\"description\" \
        content=\"The book\">\n<meta name=\"a\">\n</head><p>bar</p><main><h1>One</h1>\
        <p><strong>How many \"ways\" are there?</strong></p><p>Many.\nThis many: \
        <code>a &lt; b</code></p><p>$x$ <math><mi>x</mi></math></p>\
        <p>And more that would be too much to say here, were there not so much room.</p>\
        </main><p>foot</p>";

    #[test]
    fn a_page_is_described_by_what_it_opens_with() {
        let said = "How many \"ways\" are there? Many. This many: a < b And more that would be too \
                    much to say here, were there not so much room.";
        assert_eq!(description(PAGE).unwrap(), said);
        let page = described(PAGE).unwrap();
        let words = said.replace('<', "&lt;").replace('"', "&quot;");
        for meta in [
            format!("<meta name=\"description\" content=\"{words}\">"),
            "<meta property=\"og:title\" content=\"One &amp; two\">".to_owned(),
            format!("<meta property=\"og:description\" content=\"{words}\">"),
        ] {
            assert_eq!(page.matches(&meta).count(), 1, "{meta}\n{page}");
        }
        assert!(!page.contains("The book") && page.contains("<meta name=\"a\">"));
        assert_eq!(described("<main><p></p></main>"), None);
    }

    #[test]
    fn a_page_names_one_color() {
        let mdbooks = format!("<head>\n        {WHITE}\n</head>");
        assert_eq!(with_one_color(&mdbooks), mdbooks);
        let own = "<head>\n<meta name=\"theme-color\" content=\"#123456\">\n";
        let page = with_one_color(&mdbooks.replace("<head>\n", own));
        assert_eq!(page, format!("{own}</head>"));
    }

    #[test]
    fn what_is_long_is_cut_behind_a_sentence_or_a_word() {
        let sentence = "a ".repeat(50).trim_end().to_owned() + "b. ";
        assert_eq!(shortened(&sentence), sentence);
        assert_eq!(shortened(&sentence.repeat(3)), sentence.trim_end());
        let words = "word, ".repeat(50);
        let cut = shortened(&words);
        assert!(
            cut.ends_with("word …") && cut.chars().count() <= LETTERS.1 + 2,
            "{cut}"
        );
        let letters = "x".repeat(500);
        assert_eq!(shortened(&letters).len(), LETTERS.1);
    }
}
