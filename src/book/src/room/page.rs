//! A file that a browser shows by itself: its styles, fonts and script are in it.
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use regex::{Captures, Regex};

use super::deck::{Deck, Slide};
use crate::model::text::regex;

/// The file's name of a font, where mdBook would put its address.
static FONT: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"\{\{ resource "(fonts/[\w.-]+)" \}\}"#));
static COMMENT: LazyLock<Regex> = LazyLock::new(|| regex(r"(?s)/\*.*?\*/\s*"));
static TAG: LazyLock<Regex> = LazyLock::new(|| regex(r"<[^>]*>"));
/// The theme, before anything is painted.
const THEME: &str = "document.documentElement.className = \
    matchMedia('(prefers-color-scheme: dark)').matches ? 'js navy' : 'js light';";
/// Nothing is loaded, from wherever: all of it is here.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src \
    'unsafe-inline'; font-src data:";
/// What the keys do, which the key `?` shows.
const KEYS: &str = "<dialog id=\"keys\" aria-label=\"Keys\">\n<ul>\n\
    <li><kbd>→</kbd> <kbd>space</kbd> click: the next slide</li>\n\
    <li><kbd>←</kbd>: the one before</li>\n\
    <li><kbd>home</kbd> <kbd>end</kbd>: the first, the last</li>\n\
    <li><kbd>s</kbd>: the notes below the slide</li>\n\
    <li><kbd>w</kbd>: the notes in a window of their own</li>\n\
    <li><kbd>d</kbd>: light or dark</li>\n\
    <li><kbd>f</kbd>: the whole screen</li>\n\
    <li><kbd>o</kbd>: all slides, one below the other</li>\n\
    <li><kbd>?</kbd>: these keys</li>\n</ul>\n</dialog>\n";

/// What the files of a room share, read once.
pub struct Look {
    /// Fonts and colors.
    shared: String,
    slides: String,
    handouts: String,
    script: String,
}

impl Look {
    /// Reads the look from the folder `theme` of a book.
    ///
    /// # Errors
    /// Says which file cannot be read.
    pub fn read(root: &Path) -> Result<Self> {
        let theme = root.join("theme");
        let read = |name: &str| {
            fs::read_to_string(theme.join(name))
                .with_context(|| format!("cannot read theme/{name}"))
        };
        let fonts = with_fonts(&theme, &read("fonts/fonts.css")?)?;
        let shared = format!("{fonts}\n{}", read("colors.css")?);
        Ok(Look {
            shared: COMMENT.replace_all(&shared, "").into_owned(),
            slides: COMMENT.replace_all(&read("slides.css")?, "").into_owned(),
            handouts: COMMENT.replace_all(&read("handouts.css")?, "").into_owned(),
            script: read("slides.js")?,
        })
    }

    /// The slides in one file; with their notes, they are to be read and printed.
    pub fn slides(&self, deck: &Deck, with_notes: bool) -> String {
        let count = deck.slides.len();
        let slides = deck.slides.iter().zip(1..);
        let slides: String =
            slides.map(|(slide, at)| section(slide, at, count, deck)).collect();
        let title = format!("{}. {}", deck.number, plain(&deck.title));
        let main = format!("<main>\n{slides}</main>\n");
        // To be read and printed: all slides, and no script.
        if with_notes {
            return self.file("light with-notes", &title, &self.slides, "", &main);
        }
        let head = format!("<script>{THEME}</script>\n");
        let body = format!(
            "{main}<nav class=\"controls\" hidden aria-label=\"Slides\">\n\
             <button type=\"button\" data-do=\"before\" aria-label=\"The slide before\">‹\
             </button>\n\
             <button type=\"button\" data-do=\"next\" aria-label=\"The next slide\">›\
             </button>\n\
             <button type=\"button\" data-do=\"notes\">Notes</button>\n\
             <button type=\"button\" data-do=\"keys\" aria-label=\"Keys\">?</button>\n\
             </nav>\n{KEYS}<script>\n{}</script>\n",
            self.script
        );
        // Without a script the page is light, as the book is.
        self.file("light", &title, &self.slides, &head, &body)
    }

    /// A handout in one file.
    pub fn handout(&self, title: &str, body: &str) -> String {
        self.file("light", title, &self.handouts, "", body)
    }

    fn file(
        &self,
        class: &str,
        title: &str,
        style: &str,
        head: &str,
        body: &str,
    ) -> String {
        format!(
            "<!DOCTYPE html>\n<html lang=\"en\" class=\"{class}\">\n<head>\n\
             <meta charset=\"UTF-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <title>{title}</title>\n{head}<style>\n{}\n{style}</style>\n</head>\n<body>\n\
             {body}</body>\n</html>\n",
            self.shared
        )
    }
}

/// A slide, and below it what to say.
fn section(slide: &Slide, at: usize, count: usize, deck: &Deck) -> String {
    let Slide { kind, heading, body, notes } = slide;
    let level = if at == 1 { "h1" } else { "h2" };
    let notes = match notes.is_empty() {
        true => String::new(),
        false => {
            format!("<aside class=\"notes\" aria-label=\"Notes\">\n{notes}</aside>\n")
        }
    };
    format!(
        "<section class=\"slide {kind}\" id=\"{at}\">\n<div class=\"sheet\">\n\
         <{level}>{heading}</{level}>\n{body}\
         <p class=\"number\">{} <span>{at} / {count}</span></p>\n</div>\n{notes}</section>\n",
        deck.title
    )
}

/// HTML without its tags.
pub fn plain(html: &str) -> String {
    TAG.replace_all(html, "").into_owned()
}

/// The style sheet of the fonts, with the fonts in it.
fn with_fonts(theme: &Path, sheet: &str) -> Result<String> {
    let mut missing = None;
    let sheet = FONT.replace_all(sheet, |found: &Captures| {
        match fs::read(theme.join(&found[1])) {
            Ok(font) => format!("data:font/woff2;base64,{}", STANDARD.encode(font)),
            Err(error) => {
                missing.get_or_insert((found[1].to_owned(), error));
                String::new()
            }
        }
    });
    // They are here: there is nothing to wait for, and nothing to print without them.
    let sheet = sheet.replace("font-display: optional", "font-display: block");
    match missing {
        Some((font, error)) => Err(error).context(format!("cannot read theme/{font}")),
        None => Ok(sheet),
    }
}
