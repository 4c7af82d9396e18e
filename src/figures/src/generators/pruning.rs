//! Lower bounds and the distances that they are bounds of.

use crate::data::Data;
use crate::output::Files;
use crate::output::Output;
use crate::svg::{Color, Drawing, MARGIN, WIDTH, line, rect, text};
use crate::tables::Tables;
use base::thousands;
use pruning::{Comparison, PruningTable, is_well_defined, least};
use pruning::{Contents, HalfRank, Locations, PieceSet, RankMod720, SlotSet};
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use std::fmt::{Display, Write};
use table::PocketCubeTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation};

/// Adds the files and facts of this subject.
pub fn add(tables: &Tables, out: &mut Output) -> anyhow::Result<()> {
    let study = Study::new(tables.half_turn())?;
    out.files.extend(bounds(&study));
    out.files.extend([coordinates(&study), gains(&study), layers(&study)]);
    for (name, value) in study.facts() {
        out.facts.text(format!("pruning.{name}"), value);
    }
    Ok(())
}

/// All that the chapter says about bounds, computed once.
pub struct Study {
    /// The larger of the two tables' bounds, and the distances.
    pub larger: Comparison,
    sum: Comparison,
    single: Vec<(&'static str, usize, Comparison)>,
    layers: Vec<(&'static str, Vec<u64>)>,
    rows: Vec<Row>,
    mean: f64,
    positions: usize,
}

/// A coordinate of the order, and what its pruning table is worth.
struct Row {
    name: &'static str,
    sees: &'static str,
    indices: usize,
    is_well_defined: bool,
    too_large: usize,
    /// How many orders have a bound that is none.
    orders: u64,
}

impl Study {
    /// Compares the bounds with the distances in the half-turn metric.
    ///
    /// # Errors
    /// If there is no table of a coordinate.
    pub fn new(cube: &PocketCubeTable) -> anyhow::Result<Self> {
        let turns: Vec<_> =
            moves(Metric::HalfTurn).iter().map(|m| m.position()).collect();
        let (order, twist) =
            (table(CornerPermutation, &turns)?, table(CornerOrientation, &turns)?);
        let (occupied, located) = (table(SlotSet, &turns)?, table(Locations, &turns)?);
        let distances = cube.table().distances();
        let (high, low) = (order.table().distances(), twist.table().distances());
        let compare = |bound: &dyn Fn(usize, usize) -> u8| {
            let of = |p: usize| bound(p / low.len(), p % low.len());
            let bounds: Vec<_> = (0..distances.len()).map(of).collect();
            Comparison::new(&bounds, distances)
        };
        let in_slots = pruning::bounds(&occupied, &CornerPermutation);
        let where_each = pruning::bounds(&located, &CornerPermutation);
        let single = vec![
            ("slot-set", occupied.bytes(), compare(&|high, _| in_slots[high])),
            ("locations", located.bytes(), compare(&|high, _| where_each[high])),
            ("twist", twist.bytes(), compare(&|_, t| low[t])),
            ("order", order.bytes(), compare(&|o, _| high[o])),
        ];
        let layers = vec![
            ("slot-set", occupied.table().layers().to_vec()),
            ("locations", located.table().layers().to_vec()),
            ("twist", twist.table().layers().to_vec()),
            ("order", order.table().layers().to_vec()),
        ];
        let row = Rows { turns: &turns, distances: high };
        Ok(Study {
            larger: compare(&|o, t| high[o].max(low[t])),
            sum: compare(&|o, t| high[o] + low[t]),
            single,
            layers,
            rows: vec![
                row.of("locations", "in which slots pieces 0, 1, 2 are", Locations)?,
                row.of("contents", "which pieces slots 0, 1, 2 hold", Contents)?,
                row.of("slot-set", "the set of slots of pieces 0, 1, 2", SlotSet)?,
                row.of("piece-set", "the set of pieces in slots 0, 1, 2", PieceSet)?,
                row.of("half-rank", "the rank divided by 2", HalfRank)?,
                row.of("rank-mod-720", "the rank modulo 720", RankMod720)?,
            ],
            mean: cube.table().mean(),
            positions: distances.len(),
        })
    }

    /// The numbers that the text quotes.
    pub fn facts(&self) -> Vec<(String, String)> {
        let mut facts = vec![];
        let mut fact = |name: String, value: String| facts.push((name, value));
        for (name, comparison) in [("larger", &self.larger), ("sum", &self.sum)]
            .into_iter()
            .chain(self.single.iter().map(|(name, _, comparison)| (*name, comparison)))
        {
            fact(format!("{name}.mean"), format!("{:.3}", comparison.mean()));
            fact(format!("{name}.exact"), thousands(comparison.exact()));
            fact(format!("{name}.too-large"), thousands(comparison.too_large()));
            fact(format!("{name}.off"), comparison.farthest_off().to_string());
        }
        for (name, layers) in &self.layers {
            let listed: Vec<_> = layers.iter().map(|&count| thousands(count)).collect();
            fact(format!("{name}.layers"), listed.join("; "));
            fact(format!("{name}.depth"), (layers.len() - 1).to_string());
        }
        for row in &self.rows {
            let each = (self.positions / row.indices) as u64;
            fact(format!("{}.indices", row.name), thousands(row.indices as u64));
            fact(format!("{}.positions", row.name), thousands(each));
            fact(format!("{}.wrong", row.name), thousands(row.too_large as u64));
            fact(format!("{}.orders", row.name), thousands(row.orders));
        }
        let bytes = self.single[2].1 + self.single[3].1;
        fact("larger.bytes".into(), thousands(bytes as u64));
        facts
    }
}

/// The pruning table of a coordinate. Each half-turn move has its inverse among them.
fn table<C: Coordinate<Position = PocketCube>>(
    coordinate: C,
    turns: &[PocketCube],
) -> anyhow::Result<PruningTable<C>> {
    Ok(PruningTable::new(coordinate, &PocketCube::SOLVED, turns)?)
}

/// What the rows are computed from: the moves, and the orders' distances.
struct Rows<'a> {
    turns: &'a [PocketCube],
    distances: &'a [u8],
}

impl Rows<'_> {
    fn of(
        &self,
        name: &'static str,
        sees: &'static str,
        coordinate: impl Coordinate<Position = PocketCube> + Copy,
    ) -> anyhow::Result<Row> {
        let is_right = is_well_defined(&coordinate, self.turns, &CornerPermutation);
        let right = least(&coordinate, &CornerPermutation, self.distances);
        let table = table(coordinate, self.turns)?;
        let entries = table.table().distances().iter().zip(&right);
        let shown = pruning::bounds(&table, &CornerPermutation);
        let orders = Comparison::new(&shown, self.distances).too_large();
        Ok(Row {
            name,
            orders,
            sees,
            indices: coordinate.count(),
            is_well_defined: is_right.is_ok(),
            too_large: entries.filter(|(found, right)| found > right).count(),
        })
    }
}

/// The six coordinates, and how many entries of their tables promise too much.
fn coordinates(study: &Study) -> (String, String) {
    let mut lines = String::from(
        "| what it sees | indices | well defined | entries too large |\n|:--|--:|:-:|--:|\n",
    );
    for row in &study.rows {
        let _ = writeln!(
            lines,
            "| {} | {} | {} | {} |",
            row.sees,
            thousands(row.indices as u64),
            if row.is_well_defined { "yes" } else { "**no**" },
            thousands(row.too_large as u64)
        );
    }
    ("pruning-coordinates.md".to_string(), lines)
}

/// The layers of four pruning tables, side by side.
fn layers(study: &Study) -> (String, String) {
    let mut lines = String::from(
        "| distance | set of three slots | three corners' slots | twist | order |\n\
         |--:|--:|--:|--:|--:|\n",
    );
    let deepest = study.layers.iter().map(|(_, layers)| layers.len()).max();
    for depth in 0..deepest.unwrap_or_default() {
        let cells = study.layers.iter().map(|(_, layers)| {
            layers.get(depth).map_or(String::new(), |&count| thousands(count))
        });
        let cells: Vec<_> = cells.collect();
        let _ = writeln!(lines, "| {depth} | {} |", cells.join(" | "));
    }
    let totals = study.layers.iter().map(|(_, layers)| thousands(layers.iter().sum()));
    let totals: Vec<_> = totals.map(|total| format!("**{total}**")).collect();
    let _ = writeln!(lines, "| **all** | {} |", totals.join(" | "));
    ("pruning-layers.md".to_string(), lines)
}

/// What each table's bytes buy.
fn gains(study: &Study) -> (String, String) {
    let mut lines = String::from("| table | bytes | mean bound |\n|:--|--:|--:|\n");
    let mut row = |name: &str, bytes: usize, mean: f64| {
        let _ = writeln!(lines, "| {name} | {} | {mean:.3} |", thousands(bytes as u64));
    };
    let names = ["set of three slots", "three corners' slots", "twist", "order"];
    for (name, (_, bytes, comparison)) in names.into_iter().zip(&study.single) {
        row(name, *bytes, comparison.mean());
    }
    let both = study.single[2].1 + study.single[3].1;
    row("larger of twist and order", both, study.larger.mean());
    row("the complete table: the distance", study.positions, study.mean);
    ("pruning-gains.md".to_string(), lines)
}

const CELL: i32 = 32;
const ROW: i32 = 26;
const LEFT: i32 = 44;
const TOP: i32 = 62;

/// How many positions have which distance and which bound.
fn bounds(study: &Study) -> Files {
    let rows = study.larger.rows();
    let columns = rows.first().map_or(0, Vec::len);
    let exact = study.larger.exact();
    let mut drawing = Drawing::new(
        "pruning-bounds",
        "The lower bound and the distance of every position of the pocket cube",
        format!(
            "A row for each distance from 0 to {}, a column for each lower bound from 0 \
             to {}, and a square where there are positions with both, the larger the \
             more of them. No square is right of the staircase on which the bound is \
             the distance. {} positions are on it. The mean bound of each row grows \
             from {:.1} to {:.1}.",
            rows.len() - 1,
            columns - 1,
            thousands(exact),
            mean(&rows[0]),
            rows.last().map_or(0.0, |row| mean(row))
        ),
    );
    let x = |bound: usize| LEFT + CELL * bound as i32;
    let y = |distance: usize| TOP + ROW * distance as i32;
    drawing.add(text(MARGIN, 22, "distance").small());
    drawing.add(
        text(x(0) + CELL * columns as i32 / 2, 22, "lower bound").small().middle(),
    );
    drawing.add(text(WIDTH - 8, 22, "mean bound").small().end());
    let mut names: Vec<String> = vec!["distance".into()];
    for bound in 0..columns {
        drawing.add(text(x(bound) + CELL / 2, 48, bound).middle());
        names.push(format!("bound {bound}"));
    }
    names.push("mean bound".into());
    let names: Vec<_> = names.iter().map(|name| name as &dyn Display).collect();
    let mut data = Data::new(&names);
    for (distance, row) in rows.iter().enumerate() {
        drawing.add(text(LEFT - 12, y(distance) + 18, distance).end());
        let mean = format!("{:.1}", mean(row));
        drawing.add(text(WIDTH - 12, y(distance) + 18, &mean).end());
        let mut cells = vec![distance.to_string()];
        for (bound, &count) in row.iter().enumerate() {
            let (left, top) = (x(bound), y(distance));
            drawing
                .add(rect(left, top, CELL, ROW).fill(Color::Empty).stroke(Color::Soft));
            let side = side(count);
            if side > 0 {
                let color = if bound == distance { Color::Accent } else { Color::Blue };
                let (dx, dy) = ((CELL - side) / 2, (ROW - side) / 2);
                drawing.add(rect(left + dx, top + dy, side, side).fill(color));
            }
            cells.push(thousands(count));
        }
        cells.push(mean);
        let cells: Vec<_> = cells.iter().map(|cell| cell as &dyn Display).collect();
        data.row(&cells);
    }
    // The staircase: left of it and below, the bound is no larger than the distance.
    for step in 0..columns {
        let (right, below) = (x(step + 1), y(step + 1));
        drawing.add(line(right, y(step), right, below).stroke(Color::Ink));
        if step + 1 < columns {
            drawing.add(line(right, below, x(step + 2), below).stroke(Color::Ink));
        }
    }
    drawing.finish(y(rows.len()) + 12, data)
}

/// The mean bound of the positions at one distance.
fn mean(row: &[u64]) -> f64 {
    let sum: u64 = (0..).zip(row).map(|(bound, count): (u64, _)| bound * count).sum();
    sum as f64 / row.iter().sum::<u64>().max(1) as f64
}

/// The side of the square for so many positions: 4 for one, 3 more for each digit more.
fn side(count: u64) -> i32 {
    count.checked_ilog10().map_or(0, |power| 4 + 3 * power as i32)
}
