//! The layers of the pocket cube, and how fast they grow.

use crate::data::Data;
use crate::data::Files;
use crate::plot::Axis;
use crate::svg::{Color, Drawing, WIDTH, bar, circle, text, trace};
use base::thousands;
use puzzle::Metric;
use std::fmt::Display;
use table::PocketCubeTable;

const ROW: i32 = 28;
const TOP: i32 = 34;

/// The layer sizes in the half-turn metric, for the chapter.
pub fn half_turn(cube: &PocketCubeTable) -> Files {
    let title = "Layers of the pocket cube, half-turn metric".to_owned();
    let what = "positions of the pocket cube are how far from solved, if any turn of a \
                face is one move";
    chart("pocket-cube-half-turn", title, what, cube.table().layers())
}

/// The layers that open the book, the last one in a color of its own: the drawing and
/// its height.
pub fn opening(cube: &PocketCubeTable) -> (Drawing, i32) {
    let title = "All positions of the pocket cube, by distance from solved".to_string();
    let what = "positions of the pocket cube are how far from solved, if any turn of a \
                face is one move";
    let layers = cube.table().layers();
    draw("pocket-cube-layers", title, what, layers, Some(Color::Accent))
}

/// The layers of a puzzle of the catalog.
pub fn of(name: &str, metric: Option<&str>, layers: &[u64]) -> Files {
    let (file, counted) = match metric {
        None => (format!("{name}-layers"), String::new()),
        Some(metric) => {
            (format!("{name}-{metric}-layers"), format!(", {metric} metric"))
        }
    };
    let title = format!("Layers of {name}{counted}");
    let what = format!("positions of {name} are how many moves from solved{counted}");
    chart(&file, title, &what, layers)
}

/// A chart that is a figure by itself.
fn chart(name: &str, title: String, what: &str, layers: &[u64]) -> Files {
    let (drawing, height) = draw(name, title, what, layers, None);
    drawing.finish(height, data(layers))
}

/// The layers as a table.
pub fn data(layers: &[u64]) -> Data {
    let mut data = Data::new(&[&"distance", &"positions"]);
    for (depth, &count) in layers.iter().enumerate() {
        data.row(&[&depth, &thousands(count)]);
    }
    data
}

/// Bars on a logarithmic scale, the last one in its own color if it has one.
fn draw(
    name: &str,
    title: String,
    what: &str,
    layers: &[u64],
    last: Option<Color>,
) -> (Drawing, i32) {
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
    let height = TOP + ROW * layers.len() as i32 + 34;
    // The same scale for all that fit on it, so that they can be compared; beyond it,
    // with room for the longer counts.
    let end = layers.iter().fold(2e6_f64, |end, &count| end.max(count as f64));
    let powers = end.log10() as i32;
    let longest = listed.iter().map(String::len).max().unwrap_or_default() as i32;
    let right = (longest * 8 + 12).max(84);
    let bottom = TOP + ROW * layers.len() as i32 - 1;
    // It starts at a half, so that a single position has a bar.
    let x = Axis { values: [0.5_f64.ln(), end.ln()], ends: [38, WIDTH - right - 1] };
    let y = Axis { values: [layers.len() as f64, 0.0], ends: [bottom, TOP] };
    drawing.add(text(12, 22, "distance").small());
    drawing.add(text(344, 22, "positions").small().end());
    // As many as have room.
    for power in (0..=powers).step_by(1 + powers as usize / 8) {
        let at = x.at_log(10_f64.powi(power));
        drawing.add(text(at, bottom + 19, power_of_ten(power)).middle().small());
    }
    for (depth, &count) in layers.iter().enumerate() {
        let [top, middle, below] =
            [0.16, 0.5, 0.84].map(|part| y.at(depth as f64 + part));
        let color = last.filter(|_| depth == deepest).unwrap_or(Color::Blue);
        let end = x.at_log(count as f64);
        drawing.add(bar(38, top, end - 38, below - top).fill(color));
        drawing.add(text(30, middle + 5, depth).end().ordinary());
        let bold = depth == deepest && last.is_some();
        let label = text(end + 6, middle + 5, thousands(count)).ordinary();
        drawing.add(label.bold_if(bold));
    }
    // A line at each power of ten, through the bars that are longer: to their right
    // are the counts.
    for power in (0..=powers).map(|power| 10_f64.powi(power)) {
        let longer = |count: &u64| *count as f64 > power;
        let first = layers.iter().position(longer);
        let last = layers.iter().rposition(longer);
        if let (Some(first), Some(last)) = (first, last) {
            let ends = [first as f64 + 0.16, last as f64 + 0.84];
            let ends = ends.map(|end| (x.at_log(power), y.at(end)));
            drawing.add(trace(&ends, Color::Soft, false));
        }
    }
    (drawing, height)
}

/// A power of ten as people write it.
fn power_of_ten(power: i32) -> String {
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

/// Each layer divided by the one before, in all metrics.
pub fn growth(cubes: &[(Metric, PocketCubeTable)]) -> Files {
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
    let deepest = deepest.unwrap_or(1);
    let data = factors(cubes, deepest);
    let (left, right, top, bottom) = (32, WIDTH - 21, TOP + 10, height - 45);
    let x = Axis { values: [0.0, deepest as f64], ends: [left, right] };
    let y = Axis { values: [0.0, 9.0], ends: [bottom, top] };
    drawing.add(text(12, 22, "a layer, divided by the one before").small());
    drawing.add(text(344, height - 8, "distance").small().end());
    for (value, color) in [(1.0, Color::Line), (0.0, Color::Ink)] {
        let at = y.at(value);
        drawing.add(trace(&[(left, at), (right, at)], color, false));
    }
    for value in [0, 1, 3, 6, 9] {
        let at = y.at(f64::from(value));
        drawing.add(text(left - 8, at + 5, value).end().small());
    }
    for value in [1, 5, 10, 15, deepest] {
        drawing.add(text(x.at(value as f64), bottom + 19, value).middle().small());
    }
    // Each line's color, and a point that has room for its name.
    let styles = [(Color::Blue, 5), (Color::Orange, 9), (Color::Green, 14)];
    for ((metric, cube), (color, named)) in cubes.iter().zip(styles) {
        let layers = cube.table().layers();
        let ratio = |d: usize| layers[d] as f64 / layers[d - 1] as f64;
        let point = |d: usize| (x.at(d as f64), y.at(ratio(d)));
        let points: Vec<_> = (1..layers.len()).map(point).collect();
        drawing.add(trace(&points, color, true));
        for (x, y) in points {
            drawing.add(circle(x, y, 3).fill(color));
        }
        let (x, y) = point(named);
        drawing.add(text(x + 6, y - 7, metric).ordinary().fill(color).bold());
    }
    drawing.finish(height, data)
}

/// The size of each layer divided by the one before, a column for each metric.
fn factors(cubes: &[(Metric, PocketCubeTable)], deepest: usize) -> Data {
    let mut names: Vec<&dyn Display> = vec![&"distance"];
    names.extend(cubes.iter().map(|(metric, _)| metric as &dyn Display));
    let mut data = Data::new(&names);
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
