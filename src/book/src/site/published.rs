//! What a page says of where it is published and written, once that is known: its address,
//! and the links by which a reader mends it. `book.toml` knows both, or the environment does.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Result;
use mdbook_renderer::RenderContext;

use super::address::{Place, canonical, sitemap};
use super::repository::Repository;
use crate::model::text::{attribute, slashes};

/// mdBook writes the first chapter a second time under this name.
const INDEX: &str = "index.html";
/// What a host shows for an address of no page.
const MISSING: &str = "404.html";

/// What is shown where someone shares the book, if there is such a file: `theme/pictures.sh`
/// makes it, with the book's title and what the book says of itself.
const PICTURE: &str = "pictures/share.png";
/// How wide and how high it is.
pub const PICTURE_SIZE: (u32, u32) = (1200, 630);

/// A chapter's name, and the file of its text, if it was written and not made.
struct Chapter {
    name: String,
    file: Option<String>,
}

/// The place of a book, its repository, and its chapters.
pub struct Published {
    place: Place,
    repository: Option<Repository>,
    /// By the names of their pages.
    chapters: BTreeMap<PathBuf, Chapter>,
    /// The page that `index.html` is.
    first: PathBuf,
    /// The words of the book's picture, if there is one.
    picture: Option<String>,
}

impl Published {
    /// Reads it from the book's settings.
    ///
    /// # Errors
    /// If one is neither left out nor an address.
    pub fn read(ctx: &RenderContext) -> Result<Self> {
        let html = ctx.config.html_config().unwrap_or_default();
        let source = ctx.source_dir();
        let mut chapters = BTreeMap::new();
        let mut first = None;
        for chapter in ctx.book.chapters() {
            let Some(path) = &chapter.path else { continue };
            let page = path.with_extension("html");
            let text = chapter.source_path.as_ref();
            let text = text.filter(|text| source.join(text).is_file());
            let file = text.map(|text| slashes(&ctx.config.book.src.join(text)));
            first.get_or_insert_with(|| page.clone());
            chapters.insert(page, Chapter { name: chapter.name.clone(), file });
        }
        let index = PathBuf::from(INDEX);
        let has_index = chapters.contains_key(&index);
        let about = &ctx.config.book;
        let words = about.title.iter().chain(&about.description);
        let words = words.map(String::as_str).collect::<Vec<_>>().join(": ");
        Ok(Published {
            place: Place::read(html.site_url.as_deref().unwrap_or("/"))?,
            repository: Repository::named(&html)?,
            chapters,
            first: first.filter(|_| !has_index).unwrap_or(index),
            picture: source.join(PICTURE).is_file().then_some(words),
        })
    }

    /// The folder of the book on its host, between two strokes.
    pub fn folder(&self) -> &str {
        &self.place.folder
    }

    /// A page with what is known of it: one of a chapter, or the one that a host shows for
    /// what is not there. Others, as those that repeat all chapters for a printer, stay as
    /// they are.
    pub fn page(&self, name: &Path, html: &str) -> String {
        let chapter = if name == Path::new(INDEX) { &self.first } else { name };
        let mut html = html.to_owned();
        if self.chapters.contains_key(chapter)
            && let Some(address) = self.address(name)
        {
            let told = canonical(&address) + &self.card();
            html = html.replacen("    </head>", &(told + "    </head>"), 1);
        }
        let links = self.repository.as_ref().and_then(|repository| {
            let page = slashes(name);
            match self.chapters.get(chapter) {
                Some(Chapter { name, file }) => {
                    Some(repository.links(&page, name, file.as_deref()))
                }
                None if page == MISSING => {
                    Some(repository.links(&page, "Page not found", None))
                }
                None => None,
            }
        });
        match links {
            Some(links) => html.replacen("</main>", &format!("</main>\n{links}"), 1),
            None => html,
        }
    }

    /// The book's picture, for who shares a page.
    fn card(&self) -> String {
        let address = self.place.of(Path::new(PICTURE));
        let Some((address, words)) = address.zip(self.picture.as_ref()) else {
            return String::new();
        };
        let (width, height) = PICTURE_SIZE;
        format!(
            "        <meta property=\"og:image\" content=\"{address}\">\n        \
             <meta property=\"og:image:width\" content=\"{width}\">\n        \
             <meta property=\"og:image:height\" content=\"{height}\">\n        \
             <meta property=\"og:image:alt\" content=\"{}\">\n        \
             <meta name=\"twitter:card\" content=\"summary_large_image\">\n",
            attribute(words)
        )
    }

    /// The list of all chapters for search engines, if the host is known.
    pub fn sitemap(&self) -> Option<String> {
        let addresses = self.chapters.keys().map(|page| self.address(page));
        Some(sitemap(&addresses.collect::<Option<Vec<_>>>()?))
    }

    /// The address of a chapter's page. The first chapter has that of the book.
    fn address(&self, page: &Path) -> Option<String> {
        self.place.of(if page == self.first { Path::new(INDEX) } else { page })
    }
}
