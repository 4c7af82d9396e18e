//! Figures and captioned tables, as HTML: the label, the caption, and a figure's data.
use std::fs;

use anyhow::{Context, Result};

use crate::model::numbered::NumberedKind;
use crate::model::{ParsedBook, drawing};

/// A figure: the inline SVG, so that it takes the theme's colors; below it the label and the
/// caption, and the data as a table.
pub fn figure(name: &str, caption: &str, book: &ParsedBook) -> Result<String> {
    let read = |file: String| {
        fs::read_to_string(book.root.join(&file)).with_context(|| file.clone())
    };
    let first = read(drawing::drawing(name))?;
    let rest = (2..).map_while(|number| read(drawing::panel(name, number)).ok());
    let svg = side_by_side(first, &rest.collect::<Vec<_>>());
    // In Markdown, a blank line ends a block of HTML.
    let lines: Vec<_> = svg.lines().filter(|line| !line.trim().is_empty()).collect();
    let data = read(drawing::data(name))?;
    let label = label(NumberedKind::Figure, name, book);
    Ok(format!(
        "<figure id=\"figure-{name}\">\n{}\n<figcaption>\n\n**{label}.** {caption}\n\n\
         </figcaption>\n</figure>\n\
         <details class=\"data\"><summary>The data of this figure</summary>\n\n\
         {}\n\n</details>\n",
        lines.join("\n"),
        data.trim()
    ))
}

/// The drawings of one figure, side by side where the page is wide enough.
fn side_by_side(first: String, rest: &[String]) -> String {
    match rest {
        [] => first,
        _ => format!("<div class=\"panels\">\n{first}{}</div>", rest.concat()),
    }
}

/// A table below its label and caption.
pub fn table(name: &str, caption: &str, lines: &str, book: &ParsedBook) -> String {
    let label = label(NumberedKind::Table, name, book);
    format!(
        "<figure class=\"table\" id=\"table-{name}\">\n<figcaption>\n\n\
         **{label}.** {caption}\n\n</figcaption>\n\n{lines}\n\n</figure>"
    )
}

fn label<'a>(kind: NumberedKind, name: &str, book: &'a ParsedBook) -> &'a str {
    book.numbered.get(kind, name).map_or("", |numbered| &numbered.label)
}
