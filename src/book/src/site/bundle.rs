//! One style sheet and one script a page, where mdBook links a dozen: a reader who opens the
//! first page waits for each of them.
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result, ensure};
use regex::{Captures, Regex};

use crate::model::text::regex;

static SHEET: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        r#"\s*<link rel="stylesheet"(?: id="([\w-]+)")? href="([^"]+)"( media="print")?>"#,
    )
});
static SCRIPT: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"\s*<script src="([^"]+)"></script>"#));
/// The folders between a page and the root of the book, as mdBook tells them to its script.
static ROOT: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"const path_to_root = "([^"]*)";"#));
static URL: LazyLock<Regex> = LazyLock::new(|| regex(r#"url\((['"]?)([^'")]+)"#));

/// The book's own ranking of what a search finds, and what else only a search needs.
const OWN_SEARCH: &str = "theme/search";
static SEARCH: LazyLock<Regex> =
    LazyLock::new(|| regex("^((elasticlunr|mark|searcher)-|theme/search)"));
static INDEX: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"window\.path_to_searchindex_js = "[^"]*";"#));

/// Fonts that the first lines of a page are set in, by the beginning of the file's name.
const FIRST: [&str; 3] = [
    "source-serif-4-400-normal",
    "source-serif-4-400-italic",
    "source-serif-4-600-normal",
];
/// The font of formulas, for the pages that have one.
const MATH: &str = "stix-two-math";
/// What comes with mdBook. The book's own files are kept beside the whole: it is them that are
/// checked, and that a message names.
static MDBOOKS: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        "^(css/|(ayu-highlight|book|clipboard|elasticlunr|highlight|mark|searcher|toc|\
         tomorrow-night)-)",
    )
});
/// The highlighter in the browser, which is not needed: see `highlight.rs`.
const HIGHLIGHTER: &str = "highlight";
/// What mdBook's script asks of it.
const NO_HIGHLIGHTER: &str = "const hljs = {configure() {}, highlightBlock() {}};";
/// What mdBook's script does that it need not, and what it does instead: a page that waits for
/// its end is not kept for the way back (it is for browsers of 2015), and each of the others
/// has the browser lay out all of a page again.
const NEEDLESS: [(&str, &str); 3] = [
    ("window.onunload = function() { };", ""),
    (
        "html.classList.remove(previousTheme);",
        "if (previousTheme !== theme) html.classList.remove(previousTheme);",
    ),
    ("block.classList.add('hljs');\n});", "});"),
];

/// The bundles of a book.
pub struct Bundles {
    book: PathBuf,
    /// The bundles, by the files that are in them.
    files: BTreeMap<Vec<String>, String>,
    /// Files that no page loads any longer.
    parts: BTreeSet<String>,
}

impl Bundles {
    /// None yet, for the book in a folder.
    pub fn new(book: &Path) -> Self {
        Bundles {
            book: book.to_owned(),
            files: BTreeMap::new(),
            parts: BTreeSet::new(),
        }
    }

    /// A page that loads one style sheet and one script, in the place of the first of each, and
    /// says beforehand which fonts it will need. What is no file of the book stays as it is.
    ///
    /// # Errors
    /// If a file that the page loads cannot be read, or mdBook's script is not as it was.
    pub fn bundle(&mut self, page: &str) -> Result<String> {
        let root =
            ROOT.captures(page).map_or("", |found| found.get(1).unwrap().as_str());
        let page = self.sheets(page, root)?;
        self.scripts(&page, root)
    }

    /// Removes the files that are bundled.
    ///
    /// # Errors
    /// If one cannot be removed.
    pub fn remove_parts(&self) -> Result<()> {
        for part in self.parts.iter().filter(|part| MDBOOKS.is_match(part)) {
            let path = self.book.join(part);
            fs::remove_file(&path)
                .with_context(|| format!("cannot remove {}", path.display()))?;
        }
        Ok(())
    }

    /// Whether a search is ranked by the book's own script.
    pub fn has_own_search(&self) -> bool {
        self.parts.iter().any(|part| part.starts_with(OWN_SEARCH))
    }

    fn sheets(&mut self, page: &str, root: &str) -> Result<String> {
        let mut parts = Vec::new();
        let mut ids = String::new();
        let page = SHEET.replace_all(page, |found: &Captures| {
            let Some(part) = self.part(&found[2], root) else {
                return found[0].to_owned();
            };
            match found.get(1) {
                // A color for highlight.js. mdBook's script turns them off and on.
                Some(id) => {
                    ids += &format!("\n        <style id=\"{}\"></style>", id.as_str());
                    return String::new();
                }
                None => {
                    parts.push(format!("{part}{}", found.get(3).map_or("", |_| PRINT)))
                }
            }
            if parts.len() == 1 { HERE.to_owned() } else { String::new() }
        });
        if parts.is_empty() {
            return Ok(page.into_owned());
        }
        let name = self.file("book", &parts, "css", "\n", sheet)?;
        let css = fs::read_to_string(self.book.join(&name))?;
        let math = page.contains("<math").then_some(MATH);
        let mut links = String::new();
        for font in FIRST.into_iter().chain(math) {
            let mut urls = URL.captures_iter(&css).map(|found| found[2].to_owned());
            if let Some(file) = urls.find(|url| url.contains(font)) {
                links += &format!(
                    "\n        <link rel=\"preload\" as=\"font\" type=\"font/woff2\" \
                     href=\"{root}{file}\" crossorigin>"
                );
            }
        }
        links +=
            &format!("\n        <link rel=\"stylesheet\" href=\"{root}{name}\">{ids}");
        Ok(page.replacen(HERE, &links, 1))
    }

    fn scripts(&mut self, page: &str, root: &str) -> Result<String> {
        let mut parts = Vec::new();
        let page = SCRIPT.replace_all(page, |found: &Captures| {
            let Some(part) = self.part(&found[1], root) else {
                return found[0].to_owned();
            };
            parts.push(part);
            if parts.len() == 1 { HERE.to_owned() } else { String::new() }
        });
        if parts.is_empty() {
            return Ok(page.into_owned());
        }
        let mut page = page.into_owned();
        if parts.iter().any(|part| part.starts_with(OWN_SEARCH))
            && let Some(found) = INDEX.captures(&page)
        {
            // Fetched when someone searches: see `theme/gods.js`.
            let mut search: Vec<_> =
                parts.extract_if(.., |part| SEARCH.is_match(part)).collect();
            search.retain(|part| !part.starts_with("elasticlunr"));
            search.sort_by_key(|part| !part.starts_with(OWN_SEARCH));
            let name = self.file("search", &search, "js", "\n;", script)?;
            let line = found[0].to_owned();
            let lines = format!(
                "{line}\n            window.path_to_search_js = \"{root}{name}\";"
            );
            page = page.replacen(&line, &lines, 1);
        }
        let name = self.file("book", &parts, "js", "\n;", script)?;
        // Where the first one stood, and run when all of the page is there.
        let link = format!("\n        <script defer src=\"{root}{name}\"></script>");
        Ok(page.replacen(HERE, &link, 1))
    }

    /// A file's place from the root of the book, if the address is that of one.
    fn part(&mut self, address: &str, root: &str) -> Option<String> {
        let part = address.strip_prefix(root)?;
        let is_there = self.book.join(part).is_file();
        is_there.then(|| {
            self.parts.insert(part.to_owned());
            part.to_owned()
        })
    }

    /// The file of these parts, written the first time.
    fn file(
        &mut self,
        name: &str,
        parts: &[String],
        end: &str,
        between: &str,
        read: fn(&Path, &str) -> Result<String>,
    ) -> Result<String> {
        if let Some(name) = self.files.get(parts) {
            return Ok(name.clone());
        }
        let content = parts.iter().map(|part| read(&self.book, part));
        let content = content.collect::<Result<Vec<_>>>()?.join(between);
        let mut hash = DefaultHasher::new();
        content.hash(&mut hash);
        let name = format!("{name}-{:08x}.{end}", hash.finish() as u32);
        fs::write(self.book.join(&name), content)?;
        self.files.insert(parts.to_vec(), name.clone());
        Ok(name)
    }
}

/// Behind the name of a sheet that is only for paper.
const PRINT: &str = " print";
/// Stands where the bundle will, as no page has it.
const HERE: &str = "\u{1}";

/// A style sheet as a part of one that stands at the root.
fn sheet(book: &Path, part: &str) -> Result<String> {
    let file = part.trim_end_matches(PRINT);
    let css = fs::read_to_string(book.join(file)).with_context(|| file.to_owned())?;
    let folder =
        file.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    let from_root = |found: &Captures| {
        let url = &found[2];
        let is_local = !url.contains(':') && !url.starts_with(['/', '#']);
        let from = if is_local { from_root(&folder, url) } else { url.to_owned() };
        format!("url({}{from}", &found[1])
    };
    let css = URL.replace_all(&css, from_root);
    Ok(if part.ends_with(PRINT) {
        format!("@media print{{\n{css}\n}}")
    } else {
        css.into_owned()
    })
}

/// An address in a sheet of a folder, from the root.
fn from_root(folder: &str, url: &str) -> String {
    match url.strip_prefix("../") {
        Some(url) => url.to_owned(),
        None => format!("{folder}{url}"),
    }
}

/// A script as a part of the one.
fn script(book: &Path, file: &str) -> Result<String> {
    let name = file.rsplit('/').next().unwrap_or(file);
    if name.starts_with(HIGHLIGHTER) {
        return Ok(NO_HIGHLIGHTER.to_owned());
    }
    let js = fs::read_to_string(book.join(file)).with_context(|| file.to_owned())?;
    if name.ends_with(".min.js") {
        return Ok(js);
    }
    // Comments and indents are for who changes it; here a comment has lines of its own.
    let lines = js.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    let js = lines.collect::<Vec<_>>().join("\n");
    if !name.starts_with("book-") {
        return Ok(js);
    }
    NEEDLESS.iter().try_fold(js, |js, (needless, instead)| {
        ensure!(js.contains(needless), "mdBook's {file} no longer says `{needless}`");
        Ok(js.replace(needless, instead))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "<link rel=\"stylesheet\" href=\"../css/a.css\">\n\
        <link rel=\"stylesheet\" href=\"../css/p.css\" media=\"print\">\n\
        <link rel=\"stylesheet\" href=\"../fonts/f.css\">\n\
        <link rel=\"stylesheet\" id=\"mdbook-highlight-css\" href=\"../highlight-1.css\">\n\
        <script>\nconst path_to_root = \"../\";\n</script>\n\
        <script src=\"../toc-1.js\"></script>";
    const FOOT: &str = "<script src=\"../highlight-1.js\"></script>\n\
        <script src=\"../book-1.js\"></script>\n<script src=\"../theme/gods.js\"></script>";

    fn book(script: &str) -> tempfile::TempDir {
        let book = tempfile::tempdir().unwrap();
        for folder in ["css", "fonts", "theme"] {
            fs::create_dir(book.path().join(folder)).unwrap();
        }
        for (file, text) in [
            ("css/a.css", "a{b:url(data:x)}a{b:url('../i.svg')}"),
            ("css/p.css", "p{}"),
            ("fonts/f.css", "@font-face{src:url('source-serif-4-400-normal-1.woff2')}"),
            ("highlight-1.css", ".hljs{}"),
            ("toc-1.js", "toc()"),
            ("highlight-1.js", "highlight()"),
            ("book-1.js", script),
            ("theme/gods.js", "// a\n  gods()\n"),
        ] {
            fs::write(book.path().join(file), text).unwrap();
        }
        book
    }

    fn needless() -> String {
        NEEDLESS.map(|(needless, _)| needless).join("\n")
    }

    #[test]
    fn a_page_loads_one_style_sheet_and_one_script() {
        let book = book(&format!("start();{}", needless()));
        let mut bundles = Bundles::new(book.path());
        let page = bundles.bundle(&format!("{HEAD}<p>text</p>{FOOT}")).unwrap();
        let again = bundles.bundle(&format!("{HEAD}<p>other</p>{FOOT}")).unwrap();
        assert_eq!(page.replace("text", "other"), again);
        bundles.remove_parts().unwrap();

        let files = base::folder::walk(book.path(), &|_| true).unwrap();
        let files: Vec<_> = files.iter().map(|file| file.to_str().unwrap()).collect();
        let [css, js, "fonts/f.css", "theme/gods.js"] = files[..] else {
            panic!("{files:?}")
        };
        let (css, js) = if css.ends_with("css") { (css, js) } else { (js, css) };
        let link = format!("<link rel=\"stylesheet\" href=\"../{css}\">");
        let script = format!("<script defer src=\"../{js}\"></script>");
        for one in [
            &*link,
            &script,
            "<style id=\"mdbook-highlight-css\"></style>",
            "href=\"../fonts/source-serif-4-400-normal-1.woff2\" crossorigin>",
            "<p>text</p>",
        ] {
            assert_eq!(page.matches(one).count(), 1, "{one}\n{page}");
        }
        assert_eq!(
            page.matches("stylesheet").count() + page.matches(" src=").count(),
            2
        );

        let css = fs::read_to_string(book.path().join(css)).unwrap();
        assert_eq!(
            css,
            "a{b:url(data:x)}a{b:url('i.svg')}\n@media print{\np{}\n}\n\
             @font-face{src:url('fonts/source-serif-4-400-normal-1.woff2')}"
        );
        let js = fs::read_to_string(book.path().join(js)).unwrap();
        assert!(js.starts_with("toc()\n;const hljs"), "{js}");
        assert!(js.contains("\n;start();") && js.ends_with("\n;gods()"), "{js}");
        assert!(!js.contains("highlight()") && !js.contains("onunload"), "{js}");
    }

    #[test]
    fn a_script_of_mdbook_that_has_changed_is_told() {
        let book = book("start();");
        let told = Bundles::new(book.path()).bundle(&format!("{HEAD}{FOOT}"));
        let told = told.unwrap_err().to_string();
        assert_eq!(
            told,
            format!("mdBook's book-1.js no longer says `{}`", NEEDLESS[0].0)
        );
    }

    #[test]
    fn a_page_without_styles_and_scripts_stays_as_it_is() {
        let book = book("");
        let page = "<p>text</p><script>a()</script>";
        assert_eq!(Bundles::new(book.path()).bundle(page).unwrap(), page);
        for far in ["https://a.org/b.js", "//a.org/b.js", "of-a-chapter.js"] {
            let page = format!("<script src=\"{far}\"></script>");
            assert_eq!(Bundles::new(book.path()).bundle(&page).unwrap(), page);
        }
    }
}
