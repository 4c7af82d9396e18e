//! Drawings as separate picture files.
use anyhow::Context;
use base::overwrite::FileKind;

use crate::layers;

/// The files of `gods plot`.
pub const PICTURE: FileKind =
    FileKind { name: "a picture by gods plot", mark: MARK.as_bytes() };
const MARK: &str = "<!-- Made by gods plot, which may overwrite it. -->\n";

/// Adds a font and colors for light and dark mode to a drawing, which otherwise gets them from
/// the page.
pub fn standalone(svg: &str) -> String {
    const STYLE: &str = "<style>svg { color: #1f2328; font-family: sans-serif } \
        @media (prefers-color-scheme: dark) { svg { color: #f0f6fc; --fig-1: #6aa9e9; \
        --fig-accent: #f0719f } }</style>\n";
    svg.replacen("<title", &format!("{STYLE}<title"), 1)
}

/// The chart of a puzzle's layers as a separate picture.
///
/// # Errors
/// If the plot cannot be drawn.
pub fn picture(
    name: &str,
    metric: Option<&str>,
    counted: &[u64],
) -> anyhow::Result<String> {
    let files = layers::puzzle_chart(name, metric, counted)?;
    let svg = files.into_iter().find(|(name, _)| name.ends_with(".svg"));
    let svg = standalone(&svg.context("a plot is a drawing")?.1);
    Ok(svg.replacen("<title", &format!("{MARK}<title"), 1))
}
