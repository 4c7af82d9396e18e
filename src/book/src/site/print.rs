//! The selection of pages for printing: the chapters. mdBook's own print page holds every page,
//! and half of it is the crates' source.
use std::path::Path;

use anyhow::{Context, Result};
use mdbook_driver::book::{Book, BookItem};
use mdbook_html::HtmlHandlebars;
use mdbook_renderer::{RenderContext, Renderer};

use crate::model::text::slashes;

/// The pages that are not printed with the book: the cover of the site, reference pages, and pages
/// for teachers.
const UNPRINTED: [&str; 5] =
    ["cover.md", "source", "teaching", "appendix/checklist.md", "appendix/puzzles.md"];
/// The print page.
pub const PAGE: &str = "print.html";

/// Whether a page is not printed with the book; `path` is the file of its chapter.
pub fn is_unprinted(path: &Path) -> bool {
    UNPRINTED.iter().any(|apart| path.starts_with(apart))
}

/// Marks the pages that are not printed. `theme/gods.js` removes them from mdBook's print page.
pub fn mark_unprinted(book: &mut Book) {
    book.for_each_chapter_mut(|chapter| {
        if let Some(path) = chapter.path.as_deref().filter(|path| is_unprinted(path)) {
            let page = slashes(&path.with_extension("html"));
            chapter.content +=
                &format!("\n\n<div data-apart=\"{page}\" hidden></div>\n");
        }
    });
}

/// The book without the pages that are not printed; `None` if there are no such pages.
pub fn printed_book(book: &Book) -> Option<Book> {
    let printed = filter_chapters(book, &|path| !is_unprinted(path));
    (printed.chapters().count() < book.chapters().count()).then_some(printed)
}

/// The book with only those chapters whose files are wanted. Subchapters of an unwanted chapter
/// are removed, and so are titles of parts without chapters.
pub fn filter_chapters(book: &Book, wanted: &dyn Fn(&Path) -> bool) -> Book {
    let mut items = filter_items(&book.items, wanted);
    // A title or a separator stays if a chapter comes next.
    let mut next_is_chapter = false;
    items.reverse();
    items.retain(|item| {
        let is_chapter = matches!(item, BookItem::Chapter(_));
        let stays = is_chapter || next_is_chapter;
        next_is_chapter = is_chapter;
        stays
    });
    items.reverse();
    Book::new_with_items(items)
}

fn filter_items(items: &[BookItem], wanted: &dyn Fn(&Path) -> bool) -> Vec<BookItem> {
    let kept = items.iter().filter_map(|item| match item {
        BookItem::Chapter(chapter) => {
            let path = chapter.path.as_deref().unwrap_or(Path::new(""));
            let mut chapter = chapter.clone();
            chapter.sub_items = self::filter_items(&chapter.sub_items, wanted);
            wanted(path).then_some(BookItem::Chapter(chapter))
        }
        other => Some(other.clone()),
    });
    kept.collect()
}

/// Writes mdBook's pages of a book into a folder, without a search index.
///
/// # Errors
/// If mdBook fails.
pub fn render(ctx: &RenderContext, book: Book, folder: &Path) -> Result<()> {
    let mut ctx = ctx.clone();
    ctx.book = book;
    ctx.destination = folder.to_owned();
    ctx.config.set("output.html.search.enable", false)?;
    HtmlHandlebars::new().render(&ctx)
}

/// Splits a page into the part before `<main>`, `<main>` with its contents, and the rest.
pub fn split_main(page: &str) -> Result<(&str, &str, &str)> {
    let from = page.find("<main>").context("a page without <main>")?;
    let to = page.rfind("</main>").context("a page without </main>")?;
    Ok((&page[..from], &page[from..to], &page[to..]))
}

#[cfg(test)]
mod tests {
    use mdbook_driver::book::Chapter;

    use super::*;

    fn chapter(path: &str, below: Vec<BookItem>) -> BookItem {
        let mut chapter = Chapter::new(path, String::new(), path, Vec::new());
        chapter.sub_items = below;
        BookItem::Chapter(chapter)
    }

    fn names(book: &Book) -> Vec<String> {
        let name = |item: &BookItem| match item {
            BookItem::Chapter(chapter) => chapter.name.clone(),
            BookItem::PartTitle(title) => title.clone(),
            BookItem::Separator => "-".to_owned(),
        };
        book.iter().map(name).collect()
    }

    #[test]
    fn prints_only_chapters() {
        let part = |title: &str| BookItem::PartTitle(title.to_owned());
        let book = Book::new_with_items(vec![
            chapter(
                "a.md",
                vec![chapter("a/b.md", vec![]), chapter("source/c.md", vec![])],
            ),
            part("Teachers"),
            chapter("teaching/d.md", vec![chapter("teaching/e.md", vec![])]),
            part("Appendix"),
            BookItem::Separator,
            chapter("appendix/glossary.md", vec![]),
            chapter("appendix/puzzles.md", vec![]),
            BookItem::Separator,
            chapter("source/f.md", vec![]),
        ]);
        let printed = printed_book(&book).unwrap();
        assert_eq!(names(&printed), ["a.md", "a/b.md", "-", "appendix/glossary.md"]);
        assert_eq!(printed_book(&printed), None);
    }
}
