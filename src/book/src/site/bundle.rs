//! One style sheet and one script a page, where mdBook links a dozen: a reader who opens the
//! first page waits for each of them.
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result};
use regex::{Captures, Regex};

use super::foreign::urls;
use super::parts::{PRINT, script, sheet};
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
        r"(?x)^(css/.* | (ayu-highlight|book|clipboard|elasticlunr|highlight|mark|searcher|toc
          |tomorrow-night)-[0-9a-f]{8}(\.min)?\.(css|js))$",
    )
});
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
        let urls = urls(&fs::read_to_string(self.book.join(&name))?);
        let math = page.contains("<math").then_some(MATH);
        let mut links = String::new();
        for font in FIRST.into_iter().chain(math) {
            if let Some(file) = urls.iter().find(|url| url.contains(font)) {
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

/// Stands where the bundle will, as no page has it.
const HERE: &str = "\u{1}";

#[cfg(test)]
mod tests {
    use super::super::parts::{NEEDLESS, needless};
    use super::*;

    const HEAD: &str = "<link rel=\"stylesheet\" href=\"../css/a.css\">\n\
        <link rel=\"stylesheet\" href=\"../css/p.css\" media=\"print\">\n\
        <link rel=\"stylesheet\" href=\"../fonts/f.css\">\n\
        <link rel=\"stylesheet\" id=\"mdbook-highlight-css\" href=\"../highlight-00000001.css\">\n\
        <script>\nconst path_to_root = \"../\";\n</script>\n\
        <script src=\"../toc-00000001.js\"></script>";
    const FOOT: &str = "<script src=\"../highlight-00000001.js\"></script>\n\
        <script src=\"../book-00000001.js\"></script>\n<script src=\"../theme/gods.js\"></script>";

    fn book(script: &str) -> tempfile::TempDir {
        let book = tempfile::tempdir().unwrap();
        for folder in ["css", "fonts", "theme"] {
            fs::create_dir(book.path().join(folder)).unwrap();
        }
        for (file, text) in [
            ("css/a.css", "a{b:url(data:x)}a{b:url('../i.svg')}"),
            ("css/p.css", "p{}"),
            ("fonts/f.css", "@font-face{src:url('source-serif-4-400-normal-1.woff2')}"),
            ("highlight-00000001.css", ".hljs{}"),
            ("toc-00000001.js", "toc()"),
            ("highlight-00000001.js", "highlight()"),
            ("book-00000001.js", script),
            ("theme/gods.js", "// a\n  gods()\n"),
        ] {
            fs::write(book.path().join(file), text).unwrap();
        }
        book
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
            format!("mdBook's book-00000001.js no longer says `{}`", NEEDLESS[0].0)
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
