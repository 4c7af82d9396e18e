//! The layers of a puzzle, and how fast those of the pocket cube grow.

use crate::data::{Data, Files, counts, joined};
use crate::plot::Axis;
use crate::svg::{Color, Drawing, WIDTH, bar, circle, text, trace};
use base::thousands;
use puzzle::Metric;
use table::PocketCubeTable;

const ROW: i32 = 28;
const TOP: i32 = 34;

/// The layer sizes in one metric, for the chapter.
pub fn layers(metric: Metric, cube: &PocketCubeTable) -> Files {
    let (name, moves) = match metric {
        Metric::HalfTurn => ("pocket-cube-half-turn", "any turn of a face"),
        Metric::QuarterTurn => ("pocket-cube-quarter-turn", "a quarter turn"),
        Metric::Clockwise => ("pocket-cube-clockwise", "a clockwise quarter turn"),
    };
    let title = format!("Layers of the pocket cube, {metric} metric");
    draw(name, title, &far(moves), cube.table().layers(), None)
}

/// The layers that open the book: the last one stands out.
pub fn opening(cube: &PocketCubeTable) -> Files {
    let title = "All positions of the pocket cube, by distance from solved";
    let (what, layers) = (far("any turn of a face"), cube.table().layers());
    draw("pocket-cube-layers", title.to_owned(), &what, layers, Some(Color::Accent))
}

fn far(moves: &str) -> String {
    format!(
        "positions of the pocket cube are how far from solved, if {moves} is one move"
    )
}

/// The layers of a puzzle of the catalog.
pub fn of(name: &str, metric: Option<&str>, layers: &[u64]) -> Files {
    let suffix = metric.map_or(String::new(), |metric| format!("-{metric}"));
    let counted = metric.map_or(String::new(), |metric| format!(", {metric} metric"));
    let title = format!("Layers of {name}{counted}");
    let what = format!("positions of {name} are how many moves from solved{counted}");
    draw(&format!("{name}{suffix}-layers"), title, &what, layers, None)
}

/// Bars on a logarithmic scale, the last one in its own color if it has one.
fn draw(
    name: &str,
    title: String,
    what: &str,
    layers: &[u64],
    last: Option<Color>,
) -> Files {
    let deepest = layers.len() - 1;
    let mut svg = Drawing::new(
        name,
        title,
        format!(
            "How many {what}, on a logarithmic scale. From distance 0 to {deepest}: {}.",
            counts(layers)
        ),
    );
    let mut data = Data::new(&[&"distance", &"positions"]);
    let height = TOP + ROW * layers.len() as i32 + 34;
    // The same scale for all that fit on it, so that they can be compared; beyond it,
    // with room for the longer counts.
    let end = layers.iter().fold(2e6_f64, |end, &count| end.max(count as f64));
    let powers = end.log10() as i32;
    let widths = layers.iter().map(|&count| thousands(count).len() as i32);
    let right = (widths.max().unwrap_or_default() * 8 + 12).max(84);
    // It starts at a half, so that a single position has a bar.
    let x = Axis::log((0.5, end), (38, WIDTH - right - 1));
    let y = Axis::new((layers.len() as f64, 0.0), (height - 35, TOP));
    svg.add(text(12, 22, "distance").small());
    svg.add(text(344, 22, "positions").small().end());
    // As many as have room.
    for power in (0..=powers).step_by(1 + powers as usize / 8) {
        let tick = x.at(10_f64.powi(power).ln());
        svg.add(text(tick, height - 16, power_of_ten(power)).middle().small());
    }
    for (depth, &count) in layers.iter().enumerate() {
        let (start, length) = (x.at(0.5_f64.ln()), x.at((count as f64).ln()));
        let [top, middle, bottom] = [0.16, 0.5, 0.84].map(|at| y.at(depth as f64 + at));
        let stands_out = last.filter(|_| depth == deepest);
        let shape = bar(start, top, length - start, bottom - top);
        svg.add(shape.fill(stands_out.unwrap_or(Color::Blue)));
        svg.add(text(start - 8, middle + 5, depth).end().ordinary());
        let label = text(length + 6, middle + 5, thousands(count)).ordinary();
        svg.add(label.bold_if(stands_out.is_some()));
        data.row(&[&depth, &thousands(count)]);
    }
    // A line at each power of ten, through the bars that are longer: to their right
    // are the counts.
    for power in (0..=powers).map(|power| 10_f64.powi(power)) {
        let longer = |count: &u64| *count as f64 > power;
        let first = layers.iter().position(longer);
        let last = layers.iter().rposition(longer);
        if let (Some(first), Some(last)) = (first, last) {
            let at = |y: i32| (x.at(power.ln()), y);
            let ends = [at(y.at(first as f64 + 0.16)), at(y.at(last as f64 + 0.84))];
            svg.add(trace(&ends, Color::Soft, false));
        }
    }
    svg.finish(height, data)
}

/// A power of ten as people write it.
pub fn power_of_ten(power: i32) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let raised = |digit: u8| DIGITS[usize::from(digit - b'0')];
    match power {
        0 => "1".to_owned(),
        1 => "10".to_owned(),
        _ => format!("10{}", power.to_string().bytes().map(raised).collect::<String>()),
    }
}

/// Each layer divided by the one before, in all metrics.
pub fn growth(cubes: &[(Metric, PocketCubeTable)]) -> Files {
    let starts = cubes.iter().map(|(metric, cube)| {
        let (layers, deepest) = (cube.table().layers(), cube.table().depth());
        let first = layers[1] / layers[0];
        format!("The {metric} metric starts at {first} and ends at distance {deepest}")
    });
    let mut svg = Drawing::new(
        "pocket-cube-growth",
        "How fast the layers of the pocket cube grow",
        format!(
            "The size of each layer divided by the one before. {}. The smaller the \
             first factor, the longer the layers keep growing. Below 1 they shrink.",
            joined(starts, ". ")
        ),
    );
    let height = 300;
    let deepest = cubes.iter().map(|(_, cube)| cube.table().depth()).max().unwrap_or(1);
    let (x, y) = (
        Axis::new((0.0, deepest as f64), (32, WIDTH - 21)),
        Axis::new((0.0, 9.0), (height - 45, TOP + 10)),
    );
    svg.add(text(12, 22, "a layer, divided by the one before").small());
    svg.add(text(344, height - 8, "distance").small().end());
    for (factor, color) in [(1.0, Color::Line), (0.0, Color::Ink)] {
        let ends = [0.0, deepest as f64].map(|end| (x.at(end), y.at(factor)));
        svg.add(trace(&ends, color, false));
    }
    for factor in [0, 1, 3, 6, 9] {
        svg.add(text(24, y.at(f64::from(factor)) + 5, factor).end().small());
    }
    for distance in [1, 5, 10, 15, deepest as i32] {
        svg.add(text(x.at(distance.into()), height - 26, distance).middle().small());
    }
    // Each line's color, and a point that has room for its name.
    let styles = [(Color::Blue, 5), (Color::Orange, 9), (Color::Green, 14)];
    for ((metric, cube), (color, named)) in cubes.iter().zip(styles) {
        let layers = cube.table().layers();
        let point = |d: usize| {
            let factor = layers[d] as f64 / layers[d - 1] as f64;
            (x.at(d as f64), y.at(factor))
        };
        let points: Vec<_> = (1..layers.len()).map(point).collect();
        svg.add(trace(&points, color, true));
        points.iter().for_each(|&(x, y)| svg.add(circle(x, y, 3).fill(color)));
        let (x, y) = point(named);
        svg.add(text(x + 6, y - 7, metric).ordinary().fill(color).bold());
    }
    svg.finish(height, factors(cubes, deepest))
}

/// The size of each layer divided by the one before, a column for each metric.
fn factors(cubes: &[(Metric, PocketCubeTable)], deepest: usize) -> Data {
    let mut data = Data::default();
    let names = cubes.iter().map(|(metric, _)| metric.to_string());
    data.cells(["distance".to_owned()].into_iter().chain(names));
    for depth in 1..=deepest {
        let factor = |(_, cube): &(Metric, PocketCubeTable)| match cube
            .table()
            .layers()
            .get(depth - 1..=depth)
        {
            Some(&[before, here]) => format!("{:.3}", here as f64 / before as f64),
            _ => String::new(),
        };
        data.cells([depth.to_string()].into_iter().chain(cubes.iter().map(factor)));
    }
    data
}
