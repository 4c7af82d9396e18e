//! The files of a figure: its drawing or drawings, and its data as a table.
use base::generated;

/// Where a figure is: `gods figures` draws it, or `gods measure` has.
pub fn figure_folder(name: &str) -> &'static str {
    if name.starts_with("measured-") { generated::MEASURED } else { generated::FIGURES }
}

/// The figure's drawing, from the book's root.
pub fn drawing(name: &str) -> String {
    format!("{}/{name}.svg", figure_folder(name))
}

/// The figure's drawing of this number, from 2 on, if it has several: from the book's root.
pub fn panel(name: &str, number: usize) -> String {
    drawing(&format!("{name}.{number}"))
}

/// The figure's data, from the book's root.
pub fn data(name: &str) -> String {
    format!("{}/{name}.data.md", figure_folder(name))
}
