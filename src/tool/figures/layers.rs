//! The layers of the pocket cube, and how fast they grow.

use super::plot::{lettering, paint, plot};
use super::svg::{Color, Drawing, SMALL, TEXT};
use super::thousands;
use anyhow::Context;
use plotters::coord::combinators::IntoLogRange;
use plotters::prelude::*;
use plotters::style::Color as _;
use plotters::style::text_anchor::HPos;
use puzzle::Metric;
use table::PocketCubeTable;

const ROW: i32 = 28;
const TOP: i32 = 34;

/// The layer sizes in one metric, as bars on a logarithmic scale.
pub fn layers(
    metric: Metric,
    cube: &PocketCubeTable,
) -> anyhow::Result<(String, String)> {
    let (name, moves) = match metric {
        Metric::HalfTurn => ("pocket-cube-half-turn", "any turn of a face"),
        Metric::QuarterTurn => ("pocket-cube-quarter-turn", "a quarter turn"),
        Metric::Clockwise => ("pocket-cube-clockwise", "a clockwise quarter turn"),
    };
    let layers = cube.table().layers();
    let deepest = cube.table().diameter();
    let listed = layers.iter().map(|&count| thousands(count)).collect::<Vec<_>>();
    let mut drawing = Drawing::new(
        name,
        format!("Layers of the pocket cube, {metric} metric"),
        format!(
            "How many positions of the pocket cube are how far from solved, if {moves} \
             is one move, on a logarithmic scale. From distance 0 to {deepest}: {}.",
            listed.join("; ")
        ),
    );
    let height = TOP + ROW * layers.len() as i32 + 34;
    let bars = |area: &super::plot::Area| -> anyhow::Result<()> {
        // The same scale for all metrics. It starts at a half, so that a single
        // position has a bar.
        let mut chart = ChartBuilder::on(area)
            .margin_top(TOP)
            .margin_bottom(34)
            .margin_left(38)
            .margin_right(84)
            .build_cartesian_2d((0.5..2e6).log_scale(), layers.len() as f64..0.0)?;
        let bottom = layers.len() as f64;
        for power in 0..7 {
            let x = 10_f64.powi(power);
            let label = match power {
                0 => "1".to_string(),
                1 => "10".to_string(),
                _ => {
                    format!("10{}", ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶'][power as usize])
                }
            };
            let style = lettering(Color::Ink, SMALL, false, HPos::Center);
            let tick = EmptyElement::at((x, bottom)) + Text::new(label, (0, 14), style);
            chart.draw_series([tick])?;
        }
        for (depth, &count) in layers.iter().enumerate() {
            let y = depth as f64;
            let bar = [(0.5, y + 0.16), (count as f64, y + 0.84)];
            chart.draw_series([Rectangle::new(bar, paint(Color::Blue).filled())])?;
            // A notch at each power of ten, inside the bar: outside, the count.
            let powers = (0..7).map(|power| 10_f64.powi(power));
            let notches = powers.filter(|&x| x < count as f64).map(|x| {
                let ends = [(x, y + 0.16), (x, y + 0.84)];
                PathElement::new(ends, paint(Color::Soft))
            });
            chart.draw_series(notches)?;
            let style = lettering(Color::Ink, TEXT, false, HPos::Right);
            let label = EmptyElement::at((0.5, y + 0.5))
                + Text::new(depth.to_string(), (-8, 0), style);
            chart.draw_series([label])?;
            let style = lettering(Color::Ink, TEXT, false, HPos::Left);
            let label = EmptyElement::at((count as f64, y + 0.5))
                + Text::new(thousands(count), (6, 0), style);
            chart.draw_series([label])?;
        }
        Ok(())
    };
    let style = super::svg::text;
    drawing.add(style(12, 22, "distance").small());
    drawing.add(style(344, 22, "positions").small().end());
    plot(&mut drawing, height, bars).with_context(|| format!("the plot {name}"))?;
    Ok(drawing.finish(height))
}

/// Each layer divided by the one before, in all metrics.
pub fn growth(cubes: &[(Metric, PocketCubeTable)]) -> anyhow::Result<(String, String)> {
    let name = "pocket-cube-growth";
    let mut drawing = Drawing::new(
        name,
        "How fast the layers of the pocket cube grow",
        "The size of each layer divided by the one before, for three metrics. The \
         half-turn metric starts at 9 and falls first; the quarter-turn metric starts \
         at 6; the clockwise metric starts at 3 and takes longest. Each falls below 1, \
         where the layers begin to shrink, and ends near 0.",
    );
    let height = 300;
    let deepest = cubes.iter().map(|(_, cube)| cube.table().diameter()).max();
    let deepest = deepest.unwrap_or(1) as f64;
    let lines = |area: &super::plot::Area| -> anyhow::Result<()> {
        let mut chart = ChartBuilder::on(area)
            .margin_top(TOP + 10)
            .margin_bottom(44)
            .margin_left(32)
            .margin_right(20)
            .build_cartesian_2d(0.0..deepest, 0.0..9.0)?;
        let even = PathElement::new([(0.0, 1.0), (deepest, 1.0)], paint(Color::Line));
        let axis = PathElement::new([(0.0, 0.0), (deepest, 0.0)], paint(Color::Ink));
        chart.draw_series([even, axis])?;
        for y in [0, 1, 3, 6, 9] {
            let style = lettering(Color::Ink, SMALL, false, HPos::Right);
            let label = EmptyElement::at((0.0, f64::from(y)))
                + Text::new(y.to_string(), (-8, 0), style);
            chart.draw_series([label])?;
        }
        for x in [1, 5, 10, 15, deepest as i32] {
            let style = lettering(Color::Ink, SMALL, false, HPos::Center);
            let at = (f64::from(x), 0.0);
            let label = EmptyElement::at(at) + Text::new(x.to_string(), (0, 14), style);
            chart.draw_series([label])?;
        }
        // Each line's color, and a point that has room for its name.
        let styles = [(Color::Blue, 5), (Color::Orange, 9), (Color::Green, 14)];
        for ((metric, cube), (color, named)) in cubes.iter().zip(styles) {
            let layers = cube.table().layers();
            let ratio = |d: usize| layers[d] as f64 / layers[d - 1] as f64;
            let points = (1..layers.len()).map(|d| (d as f64, ratio(d)));
            let points = points.collect::<Vec<_>>();
            let style = paint(color).stroke_width(2);
            chart.draw_series([PathElement::new(points.clone(), style)])?;
            let dots = points.iter().map(|&p| Circle::new(p, 3, paint(color).filled()));
            chart.draw_series(dots)?;
            let style = lettering(color, TEXT, true, HPos::Left);
            let label = EmptyElement::at((f64::from(named), ratio(named as usize)))
                + Text::new(metric.to_string(), (6, -12), style);
            chart.draw_series([label])?;
        }
        Ok(())
    };
    let style = super::svg::text;
    drawing.add(style(12, 22, "a layer, divided by the one before").small());
    drawing.add(style(344, height - 8, "distance").small().end());
    plot(&mut drawing, height, lines).with_context(|| format!("the plot {name}"))?;
    Ok(drawing.finish(height))
}
