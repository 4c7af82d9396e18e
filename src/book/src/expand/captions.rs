//! Figures and captioned tables: the number, the caption, and a figure's data.
use std::fs;

use anyhow::{Context, Result};

use crate::model::numbered::Sort;
use crate::model::{Names, drawing};

/// A figure: the drawing inside the page, so that it takes the theme's colors, under
/// it the number and the caption, and the data for those who want the numbers.
pub fn figure(name: &str, caption: &str, names: &Names) -> Result<String> {
    let read = |file: String| {
        fs::read_to_string(names.root.join(&file)).with_context(|| file.clone())
    };
    let first = read(drawing::drawing(name))?;
    let rest = (2..).map_while(|number| read(drawing::panel(name, number)).ok());
    let svg = beside(first, &rest.collect::<Vec<_>>());
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

/// Drawings of one figure, which stand side by side where the page has room for them.
fn beside(first: String, rest: &[String]) -> String {
    match rest {
        [] => first,
        _ => format!("<div class=\"panels\">\n{first}{}</div>", rest.concat()),
    }
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
