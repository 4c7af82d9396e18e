//! A figure on a slide or a handout: its drawings, inline, with ids of their own.
use std::fs;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use regex::{Captures, Regex};

use crate::model::Names;
use crate::model::directive::{Directive, Kind};
use crate::model::drawing;
use crate::model::key::sentences;
use crate::model::numbered::Sort;
use crate::model::text::regex;

static IDS: LazyLock<Regex> =
    LazyLock::new(|| regex(r#" (id|aria-labelledby)="([^"]*)""#));
/// How wide it is on a page of the book.
static STYLE: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"(<svg\b[^>]*?) style="[^"]*""#));

/// A figure of the book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// Its name, `orientation-ruler`.
    pub name: String,
    /// `Figure 1.1`.
    pub label: String,
    /// What its caption says first, in Markdown.
    pub says: String,
    /// All of the caption.
    pub caption: String,
}

impl Figure {
    /// The figure that a directive places, if it places one.
    pub fn of(directive: &Directive, names: &Names) -> Option<Self> {
        let Kind::Figure(name, caption) = &directive.kind else { return None };
        Some(Figure {
            name: name.clone(),
            label: label(Sort::Figure, name, names),
            says: sentences(caption).first().copied().unwrap_or_default().to_owned(),
            caption: caption.clone(),
        })
    }

    /// The figure of a name, wherever the book shows it.
    pub fn named(name: &str, names: &Names) -> Option<Self> {
        let page = &names.numbered.get(Sort::Figure, name)?.chapter;
        let chapter = names.chapters.iter().find(|chapter| chapter.path == *page)?;
        let mut figures =
            chapter.directives.iter().filter_map(|it| Self::of(it, names));
        figures.find(|figure| figure.name == name)
    }

    /// Its drawings as they are in the book; `place` goes before their ids, which no other
    /// place has.
    ///
    /// # Errors
    /// If one cannot be read.
    pub fn drawings(&self, place: &str, names: &Names) -> Result<Vec<String>> {
        let read = |file: String| {
            fs::read_to_string(names.root.join(&file)).with_context(|| file.clone())
        };
        let first = read(drawing::drawing(&self.name))?;
        let rest = (2..).map_while(|n| read(drawing::panel(&self.name, n)).ok());
        let all = [first].into_iter().chain(rest);
        Ok(all.map(|svg| placed(&svg, place)).collect())
    }
}

/// `Figure 1.1`, or nothing where the book has none of this name.
pub fn label(sort: Sort, name: &str, names: &Names) -> String {
    names.numbered.get(sort, name).map_or(String::new(), |it| it.label.clone())
}

/// A drawing that fills the room it is given.
fn placed(svg: &str, place: &str) -> String {
    let ids = |found: &Captures| {
        let ids = found[2].split_whitespace().map(|id| format!("{place}-{id}"));
        format!(" {}=\"{}\"", &found[1], ids.collect::<Vec<_>>().join(" "))
    };
    let svg = IDS.replace_all(svg.trim(), ids);
    STYLE.replace(&svg, "$1").into_owned()
}

#[test]
fn a_drawing_gets_ids_of_its_place() {
    let svg = "<svg a=\"b\" aria-labelledby=\"t d\" style=\"width:100%\"><title id=\"t\">T\
               </title><desc id=\"d\">id</desc><g style=\"x\"/></svg>\n";
    assert_eq!(
        placed(svg, "s2"),
        "<svg a=\"b\" aria-labelledby=\"s2-t s2-d\"><title id=\"s2-t\">T</title>\
         <desc id=\"s2-d\">id</desc><g style=\"x\"/></svg>"
    );
}
