//! Drawings that stand alone, as pictures.
use crate::layers;

/// A drawing that stands alone, as a picture: with a font and with colors of its own
/// for light and dark, which it otherwise has from the page.
pub fn alone(svg: &str) -> String {
    const STYLE: &str = "<style>svg { color: #1f2328; font-family: sans-serif } \
        @media (prefers-color-scheme: dark) { svg { color: #f0f6fc; --fig-1: #6aa9e9; \
        --fig-accent: #f0719f } }</style>\n";
    svg.replacen("<title", &format!("{STYLE}<title"), 1)
}

/// The layers of a puzzle as a picture that stands alone.
pub fn picture(name: &str, metric: Option<&str>, counted: &[u64]) -> String {
    alone(&layers::of(name, metric, counted)[0].1)
}
