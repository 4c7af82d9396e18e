//! The package document of an EPUB: its files, their reading order, and its table of contents.
use std::path::Path;

use mdbook_driver::book::{Book, Chapter};
use mdbook_driver::config::BookConfig;

use crate::model::text::{escape, slashes};

/// The text by which an EPUB of this tool is recognized.
pub const MARK: &str = "Made by gods book epub, which may overwrite it.";
/// The file that says where the package document is, and has the mark.
pub fn container() -> String {
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<!-- {MARK} -->
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/content.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
"#
    )
}

/// The file of the table of contents.
pub const CONTENTS: &str = "contents.xhtml";
/// The file of the style sheet.
pub const STYLE: &str = "style.css";

/// An XHTML file of the EPUB.
pub struct EpubPage {
    /// The path relative to the package document.
    pub file: String,
    /// The whole text of the file.
    pub xml: String,
}

/// The XHTML file of a chapter: `puzzles/skewb.xhtml`.
pub fn xhtml_file(path: &Path) -> String {
    slashes(&path.with_extension("xhtml"))
}

/// The language of the book, `en` by default.
pub fn language(about: &BookConfig) -> &str {
    about.language.as_deref().unwrap_or("en")
}

/// A chapter's number and name.
pub fn numbered_title(chapter: &Chapter) -> String {
    let number = chapter.number.as_ref().map(|number| format!("{number} "));
    format!("{}{}", number.unwrap_or_default(), chapter.name)
}

/// An XHTML file, given the contents of its body.
pub fn page(about: &BookConfig, file: &str, title: &str, body: &str) -> EpubPage {
    let (language, title) = (language(about), escape(title));
    let up = "../".repeat(file.matches('/').count());
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n\
         <html xmlns=\"http://www.w3.org/1999/xhtml\" \
         xmlns:epub=\"http://www.idpf.org/2007/ops\" lang=\"{language}\" \
         xml:lang=\"{language}\">\n<head>\n<meta charset=\"UTF-8\"/>\n\
         <title>{title}</title>\n\
         <link rel=\"stylesheet\" type=\"text/css\" href=\"{up}{STYLE}\"/>\n</head>\n\
         <body>\n{body}\n</body>\n</html>\n"
    );
    EpubPage { file: file.to_owned(), xml }
}

/// The table of contents: all chapters, with their numbers.
pub fn contents(about: &BookConfig, book: &Book) -> EpubPage {
    let lines = book.chapters().filter_map(|chapter| {
        let (file, title) =
            (xhtml_file(chapter.path.as_ref()?), escape(&numbered_title(chapter)));
        Some(format!("<li><a href=\"{file}\">{title}</a></li>\n"))
    });
    let body = format!(
        "<nav epub:type=\"toc\" id=\"toc\">\n<h1>Contents</h1>\n<ol>\n{}</ol>\n</nav>",
        lines.collect::<String>()
    );
    page(about, CONTENTS, "Contents", &body)
}

/// The package document: metadata, all files, and their reading order. The identifier is
/// derived from the title, so that it stays the same in every edition.
pub fn package(about: &BookConfig, date: &str, pages: &[EpubPage]) -> String {
    let title = about.title.as_deref().unwrap_or_default();
    let language = language(about);
    let name: String =
        title.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let element = |name: &str, text: &str| match text {
        "" => String::new(),
        text => format!("<dc:{name}>{}</dc:{name}>\n", escape(text)),
    };
    let authors = about.authors.iter().map(|name| element("creator", name));
    let authors: String = authors.collect();
    let mut manifest =
        format!("<item id=\"style\" href=\"{STYLE}\" media-type=\"text/css\"/>\n");
    let mut spine = String::new();
    for (i, page) in pages.iter().enumerate() {
        let features = [
            (page.file == CONTENTS, "nav"),
            (page.xml.contains("<math "), "mathml"),
            (page.xml.contains("<svg "), "svg"),
        ];
        let features: Vec<_> =
            features.iter().filter(|it| it.0).map(|it| it.1).collect();
        let properties = if features.is_empty() {
            String::new()
        } else {
            format!(" properties=\"{}\"", features.join(" "))
        };
        manifest += &format!(
            "<item id=\"page-{i}\" href=\"{}\" media-type=\"application/xhtml+xml\"{properties}/>\n",
            page.file
        );
        spine += &format!("<itemref idref=\"page-{i}\"/>\n");
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" \
         unique-identifier=\"name\" xml:lang=\"{language}\">\n\
         <metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n\
         <dc:identifier id=\"name\">{}</dc:identifier>\n{}{}{}{authors}\
         <meta property=\"dcterms:modified\">{date}T00:00:00Z</meta>\n</metadata>\n\
         <manifest>\n{manifest}</manifest>\n<spine>\n{spine}</spine>\n</package>\n",
        name.to_lowercase(),
        element("title", title),
        element("language", language),
        element("description", about.description.as_deref().unwrap_or_default()),
    )
}
