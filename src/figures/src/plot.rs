//! Plots drawn by `plotters`, converted to the book's style: its colors, and no font.

use super::svg::{Color, Drawing, WIDTH};
use plotters::coord::Shift;
use plotters::prelude::{
    DrawingArea, IntoDrawingArea, IntoFont, RGBColor, SVGBackend, TextStyle,
};
use plotters::style::FontStyle;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// The drawing area of a plot.
pub type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// The book's colors. A `plotters` color is red, green and blue, so the index into this list is
/// encoded as the blue part.
const COLORS: [Color; 7] = [
    Color::Ink,
    Color::Blue,
    Color::Orange,
    Color::Green,
    Color::Soft,
    Color::Line,
    Color::Accent,
];

/// The `plotters` color that encodes a color of the book.
pub fn plot_color(color: Color) -> RGBColor {
    let number = COLORS.iter().position(|&c| c == color).unwrap_or_default();
    RGBColor(0, 0, number as u8)
}

/// A text style: `size` units high, aligned horizontally by `side`, and centered vertically.
pub fn text_style(
    color: Color,
    size: i32,
    bold: bool,
    side: HPos,
) -> TextStyle<'static> {
    // The SVG backend divides sizes by 1.24.
    let font = ("sans-serif", f64::from(size) * 1.24).into_font();
    let font = if bold { font.style(FontStyle::Bold) } else { font };
    font.color(&plot_color(color)).pos(Pos::new(side, VPos::Center))
}

/// Runs `plot` with a `plotters` area, and adds the result to the drawing.
pub fn add_plot(
    drawing: &mut Drawing,
    height: i32,
    plot: impl FnOnce(&Area) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut svg = String::new();
    let area = SVGBackend::with_string(&mut svg, (WIDTH as u32, height as u32))
        .into_drawing_area();
    plot(&area)?;
    area.present()?;
    drop(area);
    drawing.add_lines(&restyle(&svg));
    Ok(())
}

/// Converts SVG elements to the book's style, one on each line.
fn restyle(svg: &str) -> String {
    // The backend writes a text in three lines: tag, content, end tag.
    let svg = svg.replace(">\n</text>", "></text>");
    let mut lines = String::new();
    let mut rows = svg.lines().peekable();
    while let Some(row) = rows.next() {
        if row.starts_with("<text") {
            let content = rows.next().unwrap_or_default();
            lines.push_str(&restyle_tag(row));
            lines.push_str(content);
            lines.push_str("</text>\n");
        } else if !row.starts_with("<svg") && !row.starts_with("</") && !row.is_empty()
        {
            lines.push_str(&restyle_tag(row));
            lines.push('\n');
        }
    }
    lines
}

/// Converts a tag to the book's style.
fn restyle_tag(tag: &str) -> String {
    let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let end = if rest.ends_with("/>") { "/>" } else { ">" };
    let mut text = name.to_string();
    let parts: Vec<_> = rest.split('"').collect();
    for pair in parts.chunks_exact(2) {
        let (name, value) = (pair[0].trim().trim_end_matches('='), pair[1]);
        let value = match name {
            // `dy` depends on the font; instead, `y` is adjusted below.
            "opacity" | "font-family" | "dy" => continue,
            // The default of the drawing.
            "stroke" if value == "none" => continue,
            "fill"
                if tag.starts_with("<text")
                    && color_of_value(value) == Some(Color::Ink) =>
            {
                continue;
            }
            "text-anchor" if value == "start" => continue,
            "stroke-width" if value == "1" => continue,
            // From the middle of the text to its baseline.
            "y" if end == ">" => {
                value.parse::<i32>().map_or(value.to_string(), |y| (y + 5).to_string())
            }
            "font-size" => value
                .parse::<f64>()
                .map_or(value.to_string(), |s| s.round().to_string()),
            "points" => value.trim_end().to_string(),
            _ => color_of_value(value)
                .map_or(value.to_string(), |color| color.to_string()),
        };
        text.push_str(&format!(" {name}=\"{value}\""));
    }
    text + end
}

/// The color of the book that a `plotters` color encodes.
fn color_of_value(value: &str) -> Option<Color> {
    let number = usize::from_str_radix(value.strip_prefix("#0000")?, 16).ok()?;
    COLORS.get(number).copied()
}
