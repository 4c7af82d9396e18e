//! The plates: small charts of the layers of the catalog's puzzles, on one scale.

use super::catalog::family_examples;
use crate::prelude::*;
use crate::tables::published_layers;
use puzzle::catalog::{CATALOG, find};
use puzzle::{Family, Metric};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let mut all = vec![];
    for family in CATALOG {
        let puzzles = family_layers(family, tables)?;
        if !puzzles.is_empty() {
            // The name of a family with sizes ends with a pattern such as `RxC`.
            let name = match family.name.rsplit_once('-') {
                Some((name, _)) if !family.sizes.is_empty() => name,
                _ => family.name,
            };
            out.add([plate(&format!("{name}-plate"), &puzzles, 1)]);
        }
        all.extend(puzzles);
    }
    out.add([plate("catalog-plate", &all, 2)]);
    Ok(())
}

/// The layers of a puzzle, in one of its metrics if it has several.
struct PuzzleLayers {
    name: &'static str,
    metric: Option<Metric>,
    layers: Vec<u64>,
}

/// The examples of a family whose layers are known.
fn family_layers(family: &Family, tables: &PuzzleTables) -> Result<Vec<PuzzleLayers>> {
    let mut puzzles = vec![];
    for (name, metric) in family_examples(family) {
        let cube = tables.cubes.iter().find(|cube| Some(cube.0) == metric);
        let cube = cube.filter(|_| name == "pocket-cube");
        let computed = match (cube, tables.example(name)) {
            (Some((_, cube)), _) => Some(cube.table().layers()),
            (None, Ok(example)) => Some(example.table.layers()),
            (None, Err(_)) => published_layers(&find(name)?, metric),
        };
        let layers = computed.map(<[u64]>::to_vec);
        let fits =
            layers.as_ref().is_none_or(|layers| layers.len() as i32 <= MAX_LAYERS);
        ensure!(fits, "{name} is too deep for the scale of the plate");
        puzzles.extend(layers.map(|layers| PuzzleLayers { name, metric, layers }));
    }
    Ok(puzzles)
}

/// The height of a chart, the x coordinate of distance 0, and the width of a layer.
const ROW: i32 = 46;
const LEFT: i32 = 116;
const LAYER: i32 = 4;
/// The height of a bar for a tenth of all positions.
const BAR_HEIGHT_OF_TENTH: u64 = 8;

/// The maximum number of layers that fit.
const MAX_LAYERS: i32 = (WIDTH - LEFT - 20) / LAYER;

/// The figure of several puzzles, in a number of columns.
fn plate(name: &str, puzzles: &[PuzzleLayers], columns: usize) -> Files {
    let mut data = DataTable::new(&[
        &"puzzle",
        &"metric",
        &"positions",
        &"depth",
        &"mean",
        &"largest layer",
        &"at",
    ]);
    for PuzzleLayers { name, metric, layers } in puzzles {
        let metric = metric.map_or(String::new(), |metric| metric.to_string());
        let total: u64 = layers.iter().sum();
        let mean = format!("{:.1}", mean_of_row(layers));
        let largest = (0..layers.len()).max_by_key(|&d| layers[d]).unwrap_or_default();
        let share = format!("{:.1} %", 100.0 * layers[largest] as f64 / total as f64);
        let depth = layers.len() - 1;
        data.row(&[name, &metric, &thousands(total), &depth, &mean, &share, &largest]);
    }
    let columns = puzzles.chunks(puzzles.len().div_ceil(columns));
    side_by_side(columns.map(|puzzles| column(name, puzzles)).collect(), data)
}

/// Draws puzzles one below the other with one axis. Returns the drawing and its height.
fn column(name: &str, puzzles: &[PuzzleLayers]) -> (Drawing, i32) {
    let whats: Vec<_> = puzzles.iter().map(PuzzleLayers::describe).collect();
    let mut svg = Drawing::new(
        name,
        "The share of the positions at each distance from solved",
        format!(
            "A row of bars for each puzzle, on one scale. To the right goes the distance; a \
             bar is as high as the share of the positions there. {}.",
            whats.join("; ")
        ),
    );
    for (k, puzzle) in (0..).zip(puzzles) {
        puzzle.draw(&mut svg, ROW * (k + 1));
    }
    let base = ROW * puzzles.len() as i32;
    for moves in [0, 10, 20, 30, 40, 50] {
        let x = LEFT + LAYER * moves + LAYER / 2;
        svg.add(line(x, base + 6, x, base + 10).stroke(Line));
        svg.add(text(x, base + 24, moves).small().middle());
    }
    svg.add(text(4, base + 24, "moves").small());
    (svg, base + 30)
}

impl PuzzleLayers {
    /// The description of the chart.
    fn describe(&self) -> String {
        let PuzzleLayers { name, metric, layers } = self;
        let metric =
            metric.map_or(String::new(), |metric| format!(", {metric} metric"));
        let largest = (0..layers.len()).max_by_key(|&d| layers[d]).unwrap_or_default();
        format!(
            "{name}{metric}: highest at {largest}, the last at {}",
            layers.len() - 1
        )
    }

    /// Draws the share of the positions at each distance as bars on a base line.
    fn draw(&self, svg: &mut Drawing, base: i32) {
        let PuzzleLayers { name, metric, layers } = self;
        let total: u64 = layers.iter().sum();
        let second = metric.map_or(thousands(total), |metric| metric.to_string());
        svg.add(text(4, base - 14, name).small().bold());
        svg.add(text(4, base, second).small());
        let at = |depth: usize| LEFT + LAYER * depth as i32;
        svg.add(line(LEFT, base, at(layers.len()), base).stroke(Line));
        // One polygon for all bars. Heights are rounded up, so that small layers are visible.
        let high =
            |count: u64| (count * BAR_HEIGHT_OF_TENTH * 10).div_ceil(total) as i32;
        let steps = layers.iter().enumerate().flat_map(|(depth, &count)| {
            let y = base - high(count);
            [(at(depth), y), (at(depth + 1), y)]
        });
        let ends = [(at(layers.len()), base), (at(0), base)];
        svg.add(polygon(&steps.chain(ends).collect::<Vec<_>>()).fill(Blue));
        svg.add(text(at(layers.len()) + 4, base, layers.len() - 1).small());
    }
}
