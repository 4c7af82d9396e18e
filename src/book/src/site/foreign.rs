//! What a page would load from another host as it opens.
use std::path::Path;
use std::sync::LazyLock;

use base::parallel;
use regex::{Captures, Regex};

use super::files::Site;
use crate::model::html::{Page, Tag};
use crate::model::text::{regex, slashes};

/// Scripts that come with mdBook, with rustdoc and with wasm-bindgen, and what is made of these
/// and of the book's own, which stand beside it; for the theme's `highlight.js` there is a
/// test. What mdBook's own asks of play.rust-lang.org it asks only where a block can be run.
static OTHERS: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        r"(?x)^(api/ | widgets/gods_(answers|widgets)\.js$ | (book|clipboard|elasticlunr|highlight|mark|search|searcher|searchindex|toc)
          -[0-9a-f]{8}(\.min)?\.js$)",
    )
});
/// All of a page's style sheets in one; the book's own stand beside it.
static STYLES: LazyLock<Regex> = LazyLock::new(|| regex(r"^book-[0-9a-f]{8}\.css$"));
/// Words with which a script asks for more.
const ASKS: [&str; 9] = [
    "fetch",
    "XMLHttpRequest",
    "sendBeacon",
    "WebSocket",
    "EventSource",
    "importScripts",
    "Worker",
    "SharedWorker",
    "import",
];
/// Names that look like addresses, and that nobody loads.
static NAMESPACE: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"^http://www\.w3\.org/(2000/svg|1999/xlink|1999/xhtml|1998/Math/MathML)$")
});
static REMOTE: LazyLock<Regex> =
    LazyLock::new(|| regex(r"(?i)^(//([\p{Alphabetic}\p{N}]|\[:)|(https?|wss?|ftp):)"));
/// Letters written by their numbers, in a style sheet and in a script.
static CSS: LazyLock<Regex> = LazyLock::new(|| regex(r"\\([0-9a-fA-F]{1,6})\s?"));
static JS: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"\\(?:u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]+)\}|x([0-9a-fA-F]{2}))")
});
static IMPORT: LazyLock<Regex> = LazyLock::new(|| regex(r"(?:^|[^\w$.])import\s*\("));
/// An `import` of what stands in the book, whatever it is.
static NEAR: LazyLock<Regex> =
    LazyLock::new(|| regex(r"\bimport\s*\(\s*(`\./|new URL\(`\$\{path_to_root\})"));
static URL: LazyLock<Regex> = LazyLock::new(|| regex(r"(?i)url\(([^)]*)"));

/// Nothing is loaded from another host: no script, style, font, picture or frame.
pub fn hosts(site: &Site) -> Vec<String> {
    let scripts = site.files("js").filter(|file| !OTHERS.is_match(&slashes(file)));
    let styles = site.files("css").filter(|file| !STYLES.is_match(&slashes(file)));
    let own = scripts.chain(styles);
    let files: Vec<_> = site.pages().chain(site.files("svg")).chain(own).collect();
    parallel::map(&files, |file| loaded(site, file)).concat()
}

/// What a file loads from another host, a line each.
fn loaded(site: &Site, file: &Path) -> Vec<String> {
    let mut lines = Vec::new();
    let found = match file.extension().and_then(|end| end.to_str()) {
        Some("css") => styled(&site.text(file)),
        Some("js") => called(&site.text(file)),
        _ => {
            let page = site.page(file);
            // mdBook's script asks play.rust-lang.org for its crates if it finds one.
            if page.all("class").any(|class| class == "playground") {
                lines.push(format!(
                    "{}: a block can be run, so the page asks play.rust-lang.org: book.toml \
                     must say `runnable = false`",
                    slashes(file)
                ));
            }
            asked(&page)
        }
    };
    for asked in found {
        let message = match asked.as_str() {
            word if ASKS.contains(&word) => format!(
                "a script says `{word}`, by which a page asks for more as it opens: put what it \
                 needs into the page"
            ),
            address => format!(
                "`{address}` is loaded from another host as the page opens: put it into the \
                 book, or make it a link"
            ),
        };
        lines.extend(site.told(file, &asked, &message));
    }
    lines
}

/// Whether an address leads to another host. A browser passes over tabs and ends of lines,
/// reads `\` as `/`, and does not know capital letters.
pub fn is_remote(address: &str) -> bool {
    let plain = address.trim().replace(['\t', '\n', '\r'], "").replace('\\', "/");
    REMOTE.is_match(&plain)
}

/// What a page asks other hosts for.
fn asked(page: &Page) -> Vec<String> {
    let tags = page.tags.iter().flat_map(loads);
    let styles = page.styles.iter().flat_map(|style| styled(style));
    let scripts = page.scripts.iter().flat_map(|script| called(script));
    tags.chain(styles).chain(scripts).collect()
}

/// What a tag asks other hosts for as its page opens.
fn loads(tag: &Tag) -> Vec<String> {
    let mut found = Vec::new();
    let link = tag.name == "a" || tag.get("rel") == Some("canonical");
    for (name, value) in &tag.attributes {
        match &**name {
            "style" => found.extend(styled(value)),
            // Several pictures, each with its width after it.
            "srcset" | "imagesrcset" => {
                let each =
                    value.split(',').filter_map(|it| it.split_whitespace().next());
                found.extend(each.map(str::to_owned));
            }
            // What is told as the reader leaves by the link.
            "ping" => found.extend(value.split_whitespace().map(str::to_owned)),
            // A page in an attribute.
            "srcdoc" => found.extend(asked(&Page::read(value))),
            name if name.starts_with("on") => found.extend(called(value)),
            // What is loaded as the page opens, if it is not a link's.
            "src" | "href" | "data" | "poster" | "xlink:href" | "action"
            | "formaction" | "background" | "manifest"
                if !link =>
            {
                found.push(value.clone());
            }
            _ if value.contains('(') => found.extend(urls(value)),
            _ => {}
        }
    }
    if tag.get("http-equiv").is_some_and(|word| word.eq_ignore_ascii_case("refresh")) {
        let content = tag.get("content").unwrap_or_default().to_lowercase();
        let address = content
            .trim_start_matches(|c: char| c.is_ascii_digit() || "., ;".contains(c))
            .trim_start_matches("url")
            .trim_start_matches(|c: char| c == '=' || c.is_whitespace());
        found.push(address.trim_matches(['"', '\'']).to_owned());
    }
    found.retain(|it| is_remote(it) || ASKS.contains(&&**it));
    found
}

/// The addresses on other hosts that stand in quotes in a script, or else the words by
/// which it asks for what is not told.
pub fn called(script: &str) -> Vec<String> {
    let script = &spelled(script, &JS);
    let found = quoted(script);
    if !found.is_empty() {
        return found;
    }
    let script = &NEAR.replace_all(script, "");
    let mut words =
        script.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$');
    // What `import` alone loads stands in quotes behind it.
    let asks = |word: &&str| *word != "import" || IMPORT.is_match(script);
    let found = words.find(|word| ASKS.contains(word) && asks(word));
    found.map(str::to_owned).into_iter().collect()
}

/// A text with the letters that it writes by their numbers.
fn spelled(text: &str, numbers: &Regex) -> String {
    let letter = |found: &Captures| {
        let digits = found.iter().skip(1).flatten().next();
        let number = u32::from_str_radix(digits.map_or("", |it| it.as_str()), 16);
        let letter = number.ok().and_then(char::from_u32);
        letter.map_or_else(|| found[0].to_owned(), String::from)
    };
    numbers.replace_all(text, letter).into_owned()
}

/// The addresses on other hosts that a style sheet names: in `url(…)`, and wherever else
/// they stand in quotes, as after `@import` and in `image-set(…)`.
fn styled(css: &str) -> Vec<String> {
    let css = &spelled(css, &CSS);
    let mut found = urls(css);
    found.retain(|address| is_remote(address));
    found.extend(quoted(css));
    found.dedup();
    found
}

/// The addresses on other hosts that stand in quotes, and are not a namespace's name.
fn quoted(text: &str) -> Vec<String> {
    let quoted = |(at, quote): (usize, &str)| {
        let rest = &text[at + 1..];
        let address = &rest[..rest.find(quote)?];
        let plain = address.replace("\\/", "/");
        let one = is_remote(&plain) && !plain.contains(char::is_whitespace);
        let other = plain.starts_with('\\') || NAMESPACE.is_match(&plain);
        (one && !other).then(|| address.to_owned())
    };
    text.match_indices(['"', '\'', '`']).filter_map(quoted).collect()
}

/// The addresses in `url(…)`, in capital letters or not.
pub fn urls(css: &str) -> Vec<String> {
    let inner = URL.captures_iter(css).map(|found| found[1].trim().to_owned());
    inner.map(|address| address.trim_matches(['"', '\'']).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Page, asked, called, is_remote, styled};

    #[test]
    fn addresses_of_other_hosts_are_known_in_any_spelling() {
        for address in ["//a.org", "\\\\a.org", "ht\ntps://a", " http:a", "wss://a"] {
            assert!(is_remote(address), "{address}");
        }
        for address in ["a.html", "/a", "//", "data:a", "https.html", "#http:"] {
            assert!(!is_remote(address), "{address}");
        }
    }

    #[test]
    fn what_a_script_asks_for_is_found() {
        assert_eq!(called("f('//c.org/d')"), ["//c.org/d"]);
        assert_eq!(called(r"f('https:\/\/c.org')"), [r"https:\/\/c.org"]);
        assert_eq!(called(r"/'\\d+'/; x = 'http://www.w3.org/2000/svg'"), [""; 0]);
        assert_eq!(called("window['fetch'](a + b)"), ["fetch"]);
        assert_eq!(called(r"window['\u0066etc\x68'](a)"), ["fetch"]);
        assert_eq!(called(r"f('\x68ttp:/\u{2f}c.org')"), ["http://c.org"]);
        assert_eq!(called("import (a + b)"), ["import"]);
        assert_eq!(called("new Worker(a + b)"), ["Worker"]);
        assert_eq!(called("important(a); f.import(a)"), [""; 0]);
        assert_eq!(called("import(`./${a}.js`); import(`${a}.js`)"), ["import"]);
        assert_eq!(
            called("import(`./${a}.js`); import(new URL(`${path_to_root}a.js`, b))"),
            [""; 0]
        );
        assert_eq!(called("x = '// note'; prefetched = fetch_all;"), [""; 0]);
    }

    #[test]
    fn what_is_only_linked_is_not_loaded() {
        assert_eq!(styled("a { b: url(c.png) 'http' }"), [""; 0]);
        for html in [
            "<a href='//c.org'>c</a><link rel=canonical href='//c.org'><p title='//c'>",
            "<p>//c.org</p>",
        ] {
            assert_eq!(asked(&Page::read(html)), [""; 0]);
        }
    }

    #[test]
    fn what_a_tag_loads_is_found() {
        for html in [
            "<style>a { b: u\\72l(//c.org/d) }</style>",
            "<style>a { b: \\55 RL(\\2f\\2F c.org/d) }</style>",
            "<a ping='//c.org/d' href=a>a</a>",
            "<meta http-equiv=refresh content='0; //c.org/d'>",
            "<meta http-equiv=Refresh content=\"1,URL='//c.org/d'\">",
            "<style>@IMPORT url(//c.org/d);</style>",
            "<svg><rect fill='Url(//c.org/d)'/></svg>",
            "<iframe srcdoc='<style>@import \"//c.org/d\"</style>'></iframe>",
            "<script/><image href='//c.org/d'/></script>",
        ] {
            assert_eq!(asked(&Page::read(html)), ["//c.org/d"], "{html}");
        }
    }
}
