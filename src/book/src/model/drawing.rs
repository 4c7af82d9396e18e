//! The files of a figure: one or more SVG drawings, and its data as a Markdown table.
use base::generated;

/// The folder of a figure. Names that begin with `measured-` belong to `gods measure`, all
/// others to `gods figures`.
pub fn figure_folder(name: &str) -> &'static str {
    if name.starts_with("measured-") { generated::MEASURED } else { generated::FIGURES }
}

/// The file of a figure's first drawing, relative to the book's root.
pub fn drawing(name: &str) -> String {
    format!("{}/{name}.svg", figure_folder(name))
}

/// The file of a figure's further drawing, numbered from 2, relative to the book's root.
pub fn panel(name: &str, number: usize) -> String {
    drawing(&format!("{name}.{number}"))
}

/// The file of a figure's data, relative to the book's root.
pub fn data(name: &str) -> String {
    format!("{}/{name}.data.md", figure_folder(name))
}
