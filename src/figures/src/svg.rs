//! SVG drawings: a few shapes with integer coordinates in the book's colors.

use crate::data::{DataTable, Files, joined};
use std::fmt::{self, Write};

/// The width of every drawing, in its own units. A phone shows it at 343 pixels, so a unit is
/// about a pixel; a wide page shows it a quarter larger.
pub const WIDTH: i32 = 360;
/// The margin at the sides of every drawing.
pub const MARGIN: i32 = 16;
/// The font size of ordinary text.
pub const TEXT: i32 = 14;
/// The font size of small text, the smallest that is readable on a phone.
pub const SMALL: i32 = 12;

/// Colors by their purpose; the page's theme defines the actual color.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Color {
    /// Text, and important lines.
    Ink,
    /// The first color of data.
    Blue,
    /// The second.
    Orange,
    /// The third.
    Green,
    /// A soft fill, on which text is readable.
    Soft,
    /// Unobtrusive lines.
    Line,
    /// Emphasis.
    Accent,
    /// A sticker of the cube's face U, R, F, D, L or B; the same in all themes.
    Sticker(char),
    /// Letters on stickers, and the lines between stickers.
    Letter,
    /// No color.
    Empty,
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Color::Ink => "currentColor",
            Color::Blue => "var(--fig-1,#2563a8)",
            Color::Orange => "var(--fig-2,#c2570c)",
            Color::Green => "var(--fig-3,#2f7d4f)",
            Color::Soft => "var(--fig-soft,#dbe7f3)",
            Color::Line => "var(--fig-line,#9aa5b1)",
            Color::Accent => "var(--fig-accent,#b4235a)",
            Color::Sticker('U') => "var(--cube-u,#ffffff)",
            Color::Sticker('R') => "var(--cube-r,#f0645f)",
            Color::Sticker('F') => "var(--cube-f,#5cc07a)",
            Color::Sticker('D') => "var(--cube-d,#f8d94a)",
            Color::Sticker('L') => "var(--cube-l,#ffa64d)",
            Color::Sticker('B') => "var(--cube-b,#7ab2f7)",
            Color::Sticker(_) => "none",
            Color::Letter => "var(--cube-ink,#14171c)",
            Color::Empty => "none",
        })
    }
}

/// A point: x to the right, y downward.
pub type Point = (i32, i32);

/// A shape or a line of text.
#[derive(Debug, Clone)]
#[must_use]
pub struct Element {
    tag: &'static str,
    attributes: String,
    content: Option<String>,
    middle: Point,
    label: Option<Box<Element>>,
}

impl Element {
    fn new(tag: &'static str) -> Self {
        let attributes = String::new();
        Element { tag, attributes, content: None, middle: (0, 0), label: None }
    }

    fn attribute(mut self, name: &str, value: impl fmt::Display) -> Self {
        let _ = write!(self.attributes, " {name}=\"{value}\"");
        self
    }

    /// Sets the color of the inside.
    pub fn fill(self, color: Color) -> Self {
        self.attribute("fill", color)
    }

    /// Sets the color of the outline.
    pub fn stroke(self, color: Color) -> Self {
        self.attribute("stroke", color)
    }

    /// Sets the color of the outline, with an empty inside.
    pub fn outline(self, color: Color) -> Self {
        self.fill(Color::Empty).stroke(color)
    }

    /// Draws the outline, and fills the inside softly if `yes`.
    pub fn shaded(self, yes: bool) -> Self {
        self.fill(if yes { Color::Soft } else { Color::Empty }).stroke(Color::Line)
    }

    /// Makes the outline twice as wide.
    pub fn thick(self) -> Self {
        self.attribute("stroke-width", 2)
    }

    /// Makes the outline dashed.
    pub fn dashed(self) -> Self {
        self.attribute("stroke-dasharray", "4 4")
    }

    /// Makes text small.
    pub fn small(self) -> Self {
        self.attribute("font-size", SMALL)
    }

    /// Makes text bold.
    pub fn bold(self) -> Self {
        self.attribute("font-weight", "bold")
    }

    /// Makes text bold if `yes`.
    pub fn bold_if(self, yes: bool) -> Self {
        self.apply_if(yes, Self::bold)
    }

    /// Makes text bold and centers it at its point.
    pub fn bold_middle(self) -> Self {
        self.bold().middle()
    }

    /// Centers text at its point.
    pub fn middle(self) -> Self {
        self.attribute("text-anchor", "middle")
    }

    /// Ends text at its point.
    pub fn end(self) -> Self {
        self.attribute("text-anchor", "end")
    }

    /// Adds a label in the middle of a circle or a rectangle.
    pub fn label(
        mut self,
        content: impl fmt::Display,
        style: impl FnOnce(Self) -> Self,
    ) -> Self {
        let (x, y) = self.middle;
        self.label = Some(Box::new(style(text(x, y + 5, content))));
        self
    }

    /// Applies `change` if `yes`.
    pub fn apply_if(self, yes: bool, change: fn(Self) -> Self) -> Self {
        if yes { change(self) } else { self }
    }
}

/// Text whose baseline starts at this point.
pub fn text(x: i32, y: i32, content: impl fmt::Display) -> Element {
    let content = Some(escape(&content.to_string()));
    Element { content, ..Element::new("text").attribute("x", x).attribute("y", y) }
}

/// A rectangle.
pub fn sharp_rect(x: i32, y: i32, width: i32, height: i32) -> Element {
    let place = Element::new("rect").attribute("x", x).attribute("y", y);
    let middle = (x + width / 2, y + height / 2);
    Element { middle, ..place.attribute("width", width).attribute("height", height) }
}

/// A rectangle with slightly round corners.
pub fn rect(x: i32, y: i32, width: i32, height: i32) -> Element {
    sharp_rect(x, y, width, height).attribute("rx", 2)
}

/// A circle.
pub fn circle(x: i32, y: i32, r: i32) -> Element {
    let circle =
        Element::new("circle").attribute("cx", x).attribute("cy", y).attribute("r", r);
    Element { middle: (x, y), ..circle }
}

/// A straight line.
pub fn line(x1: i32, y1: i32, x2: i32, y2: i32) -> Element {
    Element::new("line")
        .attribute("x1", x1)
        .attribute("y1", y1)
        .attribute("x2", x2)
        .attribute("y2", y2)
}

/// A closed outline through these points.
pub fn polygon(points: &[Point]) -> Element {
    Element::new("polygon").attribute("points", point_list(points))
}

/// A line through these points.
pub fn polyline(points: &[Point]) -> Element {
    Element::new("polyline").attribute("points", point_list(points)).fill(Color::Empty)
}

/// A curve from one point to another, bent toward a third.
pub fn curve(from: Point, toward: Point, to: Point) -> Element {
    let ((x1, y1), (x, y), (x2, y2)) = (from, toward, to);
    let path = format!("M{x1} {y1}Q{x} {y} {x2} {y2}");
    Element::new("path").attribute("d", path).fill(Color::Empty)
}

/// Many squares as one shape, each given by its upper left corner and its side.
pub fn squares(squares: &[(i32, i32, i32)]) -> Element {
    let path =
        squares.iter().map(|(x, y, side)| format!("M{x} {y}h{side}v{side}h-{side}z"));
    Element::new("path").attribute("d", path.collect::<String>())
}

/// Many squares in rows as one shape. A row is given by the middle of its left side and its
/// length; `side` and `gap` are the widths of squares and gaps. The squares are painted by the
/// stroke.
pub fn rows_of_squares(rows: &[(i32, i32, i32)], side: i32, gap: i32) -> Element {
    let path = rows.iter().map(|(x, y, length)| format!("M{x} {y}h{length}"));
    let path = Element::new("path").attribute("d", path.collect::<String>());
    path.attribute("stroke-width", side)
        .attribute("stroke-dasharray", format!("{side} {gap}"))
}

/// The head of an arrow that ends at a point, in a direction: right (1, 0), down (0, 1), …
pub fn arrowhead(x: i32, y: i32, (dx, dy): Point, color: Color) -> Element {
    let back = |side: i32| (x - 8 * dx - 4 * side * dy, y - 8 * dy + 4 * side * dx);
    polygon(&[(x, y), back(1), back(-1)]).fill(color)
}

fn point_list(points: &[Point]) -> String {
    joined(points.iter().map(|(x, y)| format!("{x},{y}")), " ")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A drawing; later elements are drawn over earlier ones.
#[derive(Debug, Clone)]
pub struct Drawing {
    name: String,
    title: String,
    desc: String,
    body: String,
}

impl Drawing {
    /// An empty drawing, with a title and a description for readers who cannot see it.
    pub fn new(
        name: impl Into<String>,
        title: impl Into<String>,
        desc: impl Into<String>,
    ) -> Self {
        let (name, title, desc) = (name.into(), title.into(), desc.into());
        Drawing { name, title, desc, body: String::new() }
    }

    /// Adds an element.
    pub fn add(&mut self, element: Element) {
        let Element { tag, attributes, content, label, .. } = element;
        let _ = match content {
            Some(text) => writeln!(self.body, "<{tag}{attributes}>{text}</{tag}>"),
            None => writeln!(self.body, "<{tag}{attributes}/>"),
        };
        label.into_iter().for_each(|label| self.add(*label));
    }

    /// Adds lines of SVG.
    pub fn add_lines(&mut self, lines: &str) {
        self.body.push_str(lines);
    }

    /// The files of a figure with one drawing of this height: the drawing and its data.
    pub fn finish(self, height: i32, data: DataTable) -> Files {
        side_by_side(vec![(self, height)], data)
    }

    /// The file of the drawing with this height.
    fn svg(self, height: i32) -> (String, String) {
        let Drawing { name, title, desc, body } = self;
        let (title, desc) = (escape(&title), escape(&desc));
        let widest = WIDTH * 5 / 4;
        // Every text has a font size, so the theme's size does not matter.
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
             role=\"img\" \
             aria-labelledby=\"figure-{name}-title figure-{name}-desc\" \
             style=\"width:100%;max-width:{widest}px\">\n\
             <title id=\"figure-{name}-title\">{title}</title>\n\
             <desc id=\"figure-{name}-desc\">{desc}</desc>\n\
             <g font-size=\"{TEXT}\" fill=\"currentColor\">\n{body}</g>\n</svg>\n"
        );
        (format!("{name}.svg"), svg)
    }
}

/// The files of a figure with several drawings and their heights, shown side by side on wide
/// pages. The first drawing has the figure's name; the others are numbered from 2.
pub fn side_by_side(drawings: Vec<(Drawing, i32)>, data: DataTable) -> Files {
    let name = drawings.first().map_or(String::new(), |(first, _)| first.name.clone());
    let numbered = drawings.into_iter().enumerate().map(|(k, (drawing, height))| {
        let name = if k == 0 { name.clone() } else { format!("{name}.{}", k + 1) };
        Drawing { name, ..drawing }.svg(height)
    });
    let data = (format!("{name}.data.md"), data.finish());
    numbered.collect::<Vec<_>>().into_iter().chain([data]).collect()
}
