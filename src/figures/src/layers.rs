//! Charts of layers: bars for the layers of a puzzle, and the growth of the pocket cube's
//! layers.

use crate::data::DataTable;
use crate::data::Files;
use crate::plot::{Area, add_plot, plot_color, text_style};
use crate::svg::{Color, Drawing, SMALL, TEXT, text};
use anyhow::Context;
use base::thousands;
use plotters::coord::combinators::IntoLogRange;
use plotters::prelude::*;
use plotters::style::Color as _;
use plotters::style::text_anchor::HPos;
use puzzle::Metric;
use std::fmt::Display;
use table::PocketCubeTable;

const ROW_HEIGHT: i32 = 28;
const TOP: i32 = 34;
/// What the charts of the pocket cube in the half-turn metric show.
const HALF_TURN: &str = "positions of the pocket cube are how far from solved, if any turn of \
                         a face is one move";

/// The chart of the pocket cube's layers in the half-turn metric.
pub fn half_turn_chart(cube: &PocketCubeTable) -> anyhow::Result<Files> {
    let title = "Layers of the pocket cube, half-turn metric".to_owned();
    chart_files("pocket-cube-half-turn", title, HALF_TURN, cube.table().layers())
}

/// The chart at the opening of the book, with the last layer in another color. Returns the
/// drawing and its height.
pub fn opening_chart(cube: &PocketCubeTable) -> anyhow::Result<(Drawing, i32)> {
    let title = "All positions of the pocket cube, by distance from solved".to_string();
    let layers = cube.table().layers();
    draw_bars("pocket-cube-layers", title, HALF_TURN, layers, Some(Color::Accent))
}

/// The chart of the layers of a puzzle of the catalog.
pub fn puzzle_chart(
    name: &str,
    metric: Option<&str>,
    layers: &[u64],
) -> anyhow::Result<Files> {
    let (file, counted) = match metric {
        None => (format!("{name}-layers"), String::new()),
        Some(metric) => {
            (format!("{name}-{metric}-layers"), format!(", {metric} metric"))
        }
    };
    let title = format!("Layers of {name}{counted}");
    let what = format!("positions of {name} are how many moves from solved{counted}");
    chart_files(&file, title, &what, layers)
}

/// The files of a chart that is a figure.
fn chart_files(
    name: &str,
    title: String,
    what: &str,
    layers: &[u64],
) -> anyhow::Result<Files> {
    let (drawing, height) = draw_bars(name, title, what, layers, None)?;
    Ok(drawing.finish(height, layers_data(layers)))
}

/// The layers as a data table.
pub fn layers_data(layers: &[u64]) -> DataTable {
    let mut data = DataTable::new(&[&"distance", &"positions"]);
    for (depth, &count) in layers.iter().enumerate() {
        data.row(&[&depth, &thousands(count)]);
    }
    data
}

/// Draws bars on a logarithmic scale, with the last one in the color `last` if given.
fn draw_bars(
    name: &str,
    title: String,
    what: &str,
    layers: &[u64],
    last: Option<Color>,
) -> anyhow::Result<(Drawing, i32)> {
    let deepest = layers.len() - 1;
    let listed = layers.iter().map(|&count| thousands(count)).collect::<Vec<_>>();
    let mut drawing = Drawing::new(
        name,
        title,
        format!(
            "How many {what}, on a logarithmic scale. From distance 0 to {deepest}: {}.",
            listed.join("; ")
        ),
    );
    let height = TOP + ROW_HEIGHT * layers.len() as i32 + 34;
    // The same scale for all puzzles that fit on it, so that charts can be compared; a longer
    // one, with space for longer counts, for larger puzzles.
    let end = layers.iter().fold(2e6_f64, |end, &count| end.max(count as f64));
    let powers = end.log10() as i32;
    let longest = listed.iter().map(String::len).max().unwrap_or_default() as i32;
    let right = (longest * 8 + 12).max(84);
    let bars = |area: &Area| -> anyhow::Result<()> {
        // The scale starts at 0.5, so that a single position has a bar.
        let bottom = layers.len() as f64;
        let mut chart = ChartBuilder::on(area)
            .margin_top(TOP)
            .margin_bottom(34)
            .margin_left(38)
            .margin_right(right)
            .build_cartesian_2d((0.5..end).log_scale(), bottom..0.0)?;
        // Labels of powers of ten, at most about nine.
        for power in (0..=powers).step_by(1 + powers as usize / 8) {
            let style = text_style(Color::Ink, SMALL, false, HPos::Center);
            let tick = EmptyElement::at((10_f64.powi(power), bottom))
                + Text::new(power_of_ten(power), (0, 14), style);
            chart.draw_series([tick])?;
        }
        for (depth, &count) in layers.iter().enumerate() {
            let (y, x) = (depth as f64, count as f64);
            let color = last.filter(|_| depth == deepest).unwrap_or(Color::Blue);
            let bar = [(0.5, y + 0.16), (x, y + 0.84)];
            chart.draw_series([Rectangle::new(bar, plot_color(color).filled())])?;
            let style = text_style(Color::Ink, TEXT, false, HPos::Right);
            let label = Text::new(depth.to_string(), (-8, 0), style);
            chart.draw_series([EmptyElement::at((0.5, y + 0.5)) + label])?;
            let bold = depth == deepest && last.is_some();
            let style = text_style(Color::Ink, TEXT, bold, HPos::Left);
            let label = Text::new(thousands(count), (6, 0), style);
            chart.draw_series([EmptyElement::at((x, y + 0.5)) + label])?;
        }
        // A line at each power of ten, only across longer bars: to the right of shorter ones
        // are the counts.
        for power in (0..=powers).map(|power| 10_f64.powi(power)) {
            let longer = |count: &u64| *count as f64 > power;
            let first = layers.iter().position(longer);
            let last = layers.iter().rposition(longer);
            if let (Some(first), Some(last)) = (first, last) {
                let ends = [(power, first as f64 + 0.16), (power, last as f64 + 0.84)];
                chart.draw_series([PathElement::new(ends, plot_color(Color::Soft))])?;
            }
        }
        Ok(())
    };
    drawing.add(text(12, 22, "distance").small());
    drawing.add(text(344, 22, "positions").small().end());
    add_plot(&mut drawing, height, bars).with_context(|| format!("the plot {name}"))?;
    Ok((drawing, height))
}

/// A power of ten with a raised exponent.
pub fn power_of_ten(power: i32) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    match power {
        0 => "1".to_owned(),
        1 => "10".to_owned(),
        _ => {
            let digits = power.to_string();
            let raised = digits.bytes().map(|digit| DIGITS[usize::from(digit - b'0')]);
            format!("10{}", raised.collect::<String>())
        }
    }
}

/// The chart of each layer divided by the one before, in all metrics.
pub fn growth_chart(cubes: &[(Metric, PocketCubeTable)]) -> anyhow::Result<Files> {
    let name = "pocket-cube-growth";
    let starts = cubes.iter().map(|(metric, cube)| {
        let (layers, deepest) = (cube.table().layers(), cube.table().depth());
        let first = layers[1] / layers[0];
        format!("The {metric} metric starts at {first} and ends at distance {deepest}")
    });
    let starts: Vec<_> = starts.collect();
    let mut drawing = Drawing::new(
        name,
        "How fast the layers of the pocket cube grow",
        format!(
            "The size of each layer divided by the one before. {}. The smaller the \
             first factor, the longer the layers keep growing. Below 1 they shrink.",
            starts.join(". ")
        ),
    );
    let height = 300;
    let deepest = cubes.iter().map(|(_, cube)| cube.table().depth()).max();
    let data = growth_factors(cubes, deepest.unwrap_or(1));
    let deepest = deepest.unwrap_or(1) as f64;
    let lines = |area: &Area| -> anyhow::Result<()> {
        let mut chart = ChartBuilder::on(area)
            .margin_top(TOP + 10)
            .margin_bottom(44)
            .margin_left(32)
            .margin_right(20)
            .build_cartesian_2d(0.0..deepest, 0.0..9.0)?;
        let even =
            PathElement::new([(0.0, 1.0), (deepest, 1.0)], plot_color(Color::Line));
        let axis =
            PathElement::new([(0.0, 0.0), (deepest, 0.0)], plot_color(Color::Ink));
        chart.draw_series([even, axis])?;
        for y in [0, 1, 3, 6, 9] {
            let style = text_style(Color::Ink, SMALL, false, HPos::Right);
            let label = EmptyElement::at((0.0, f64::from(y)))
                + Text::new(y.to_string(), (-8, 0), style);
            chart.draw_series([label])?;
        }
        for x in [1, 5, 10, 15, deepest as i32] {
            let style = text_style(Color::Ink, SMALL, false, HPos::Center);
            let at = (f64::from(x), 0.0);
            let label = EmptyElement::at(at) + Text::new(x.to_string(), (0, 14), style);
            chart.draw_series([label])?;
        }
        // The color of each line, and the distance at which its label fits.
        let styles = [(Color::Blue, 5_u8), (Color::Orange, 9), (Color::Green, 14)];
        for ((metric, cube), (color, named)) in cubes.iter().zip(styles) {
            let layers = cube.table().layers();
            let ratio = |d: usize| layers[d] as f64 / layers[d - 1] as f64;
            let points = (1..layers.len()).map(|d| (d as f64, ratio(d)));
            let points = points.collect::<Vec<_>>();
            let style = plot_color(color).stroke_width(2);
            chart.draw_series([PathElement::new(points.clone(), style)])?;
            let dots =
                points.iter().map(|&p| Circle::new(p, 3, plot_color(color).filled()));
            chart.draw_series(dots)?;
            let style = text_style(color, TEXT, true, HPos::Left);
            let label = EmptyElement::at((f64::from(named), ratio(named.into())))
                + Text::new(metric.to_string(), (6, -12), style);
            chart.draw_series([label])?;
        }
        Ok(())
    };
    drawing.add(text(12, 22, "a layer, divided by the one before").small());
    drawing.add(text(344, height - 8, "distance").small().end());
    add_plot(&mut drawing, height, lines)
        .with_context(|| format!("the plot {name}"))?;
    Ok(drawing.finish(height, data))
}

/// The data table of each layer divided by the one before, a column for each metric.
fn growth_factors(cubes: &[(Metric, PocketCubeTable)], deepest: usize) -> DataTable {
    let mut names: Vec<&dyn Display> = vec![&"distance"];
    names.extend(cubes.iter().map(|(metric, _)| metric as &dyn Display));
    let mut data = DataTable::new(&names);
    for depth in 1..=deepest {
        let factor = |(_, cube): &(Metric, PocketCubeTable)| {
            let layers = cube.table().layers();
            let size = |depth: usize| layers.get(depth).map(|&count| count as f64);
            match (size(depth), size(depth - 1)) {
                (Some(here), Some(before)) => format!("{:.3}", here / before),
                _ => String::new(),
            }
        };
        let factors: Vec<_> = cubes.iter().map(factor).collect();
        let mut cells: Vec<&dyn Display> = vec![&depth];
        cells.extend(factors.iter().map(|factor| factor as &dyn Display));
        data.row(&cells);
    }
    data
}
