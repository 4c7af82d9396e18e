//! From `plotters` to the book's style: its SVG, with our colors and no font.

use super::svg::{Color, Drawing, WIDTH};
use plotters::coord::Shift;
use plotters::prelude::{
    DrawingArea, IntoDrawingArea, IntoFont, RGBColor, SVGBackend, TextStyle,
};
use plotters::style::FontStyle;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// An area of a plot, as `plotters` draws on it.
pub type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// `plotters` knows colors by their parts only: each of ours has a number there.
const COLORS: [Color; 7] = [
    Color::Ink,
    Color::Blue,
    Color::Orange,
    Color::Green,
    Color::Soft,
    Color::Line,
    Color::Accent,
];

/// The color that stands for one of ours.
pub fn plot_color(color: Color) -> RGBColor {
    let number = COLORS.iter().position(|&c| c == color).unwrap_or_default();
    RGBColor(0, 0, number as u8)
}

/// A style of text, `size` units high: it starts, is centered or ends at a point
/// half its height up.
pub fn text_style(
    color: Color,
    size: i32,
    bold: bool,
    side: HPos,
) -> TextStyle<'static> {
    // The backend divides by 1.24.
    let font = ("sans-serif", f64::from(size) * 1.24).into_font();
    let font = if bold { font.style(FontStyle::Bold) } else { font };
    font.color(&plot_color(color)).pos(Pos::new(side, VPos::Center))
}

/// Lets `plot` draw with `plotters` and puts what it made on the drawing.
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

/// The elements in our style, one a line.
fn restyle(svg: &str) -> String {
    // A text comes in three lines; none of its content has a line of its own.
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

/// One tag in our style.
fn restyle_tag(tag: &str) -> String {
    let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let end = if rest.ends_with("/>") { "/>" } else { ">" };
    let mut text = name.to_string();
    let parts: Vec<_> = rest.split('"').collect();
    for pair in parts.chunks_exact(2) {
        let (name, value) = (pair[0].trim().trim_end_matches('='), pair[1]);
        let value = match name {
            // `dy` is in units of a font that we do not choose: see `y`.
            "opacity" | "font-family" | "dy" => continue,
            // What the drawing has anyway.
            "stroke" if value == "none" => continue,
            "fill"
                if tag.starts_with("<text")
                    && color_of_value(value) == Some(Color::Ink) =>
            {
                continue;
            }
            "text-anchor" if value == "start" => continue,
            "stroke-width" if value == "1" => continue,
            // A line of writing, not the middle of a line.
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

/// Which of our colors this one stands for.
fn color_of_value(value: &str) -> Option<Color> {
    let number = usize::from_str_radix(value.strip_prefix("#0000")?, 16).ok()?;
    COLORS.get(number).copied()
}
