//! Figures and captioned tables: the number, the caption, and a figure's data.
use std::fs;

use anyhow::{Context, Result};

use crate::model::Names;
use crate::model::numbered::Sort;
use crate::rules::drawing;

/// A figure: the drawing inside the page, so that it takes the theme's colors, under
/// it the number and the caption, and the data for those who want the numbers.
pub fn figure(name: &str, caption: &str, names: &Names) -> Result<String> {
    let read = |file: String| {
        fs::read_to_string(names.root.join(&file)).with_context(|| file.clone())
    };
    let svg = read(drawing::drawing(name))?;
    // A blank line would end the block of HTML in Markdown's eyes.
    let lines: Vec<_> = svg.lines().filter(|line| !line.trim().is_empty()).collect();
    let data = read(drawing::data(name))?;
    let label = label(Sort::Figure, name, names);
    Ok(format!(
        "<figure id=\"figure-{name}\">\n{}\n<figcaption>\n\n**{label}.** {caption}\n\n\
         </figcaption>\n</figure>\n\
         <details class=\"data\"><summary>The data of this figure</summary>\n\n\
         {}\n\n</details>\n",
        lines.join("\n"),
        data.trim()
    ))
}

/// A table under its number and caption.
pub fn table(name: &str, caption: &str, lines: &str, names: &Names) -> String {
    let label = label(Sort::Table, name, names);
    format!(
        "<figure class=\"table\" id=\"table-{name}\">\n<figcaption>\n\n\
         **{label}.** {caption}\n\n</figcaption>\n\n{lines}\n\n</figure>"
    )
}

fn label<'a>(sort: Sort, name: &str, names: &'a Names) -> &'a str {
    names.numbered.get(sort, name).map_or("", |numbered| &numbered.label)
}
