//! The Visual Basic guide's program: what it prints, and what its small tables know.

use crate::data::Data;
use crate::facts::Facts;
use crate::output::Files;
use crate::output::Output;
use crate::svg::{Color, Drawing, MARGIN, WIDTH, rect, text};
use crate::tables::Tables;
use base::thousands;
use puzzle::Metric;
use std::fmt::Write;
use table::PocketCubeTable;
use table::guide::{
    create_monster_table, create_orientation_tables, create_perm_tables,
};

/// Adds the files and facts of this subject.
pub fn add(tables: &Tables, out: &mut Output) -> anyhow::Result<()> {
    out.files.extend(gaps(&tables.cubes));
    out.files.extend([console(), small_tables(&tables.cubes)]);
    facts(&mut out.facts, &Gaps::new(&tables.cubes));
    Ok(())
}

/// What the guide's two small tables hold, and how far from the distances that is.
fn facts(facts: &mut Facts, gaps: &Gaps) {
    for (name, layers) in [("order", &gaps.order), ("twist", &gaps.twist)] {
        let listed = layers.iter().map(|&count| thousands(count)).collect::<Vec<_>>();
        facts.text(format!("guide.{name}.layers"), listed.join("; "));
        facts.number(format!("guide.{name}.depth"), layers.len() as u64 - 1);
    }
    facts.number("erratum-19.exact", gaps.larger[0]);
    facts.number("erratum-19.farthest-off", gaps.larger.len() as u64 - 1);
    facts.text("erratum-19.mean", format!("{:.3}", gaps.mean));
    facts.number("erratum-19.sum-too-large", gaps.sum_too_large);
}

/// What the program prints.
fn console() -> (String, String) {
    let ((perm, _), (ori, _)) = (create_perm_tables(), create_orientation_tables());
    let mut bigtable = vec![vec![0; ori.len()]; perm.len()];
    let mut console = String::new();
    create_monster_table(&perm, &ori, &mut bigtable, &mut console);
    ("guide-console.txt".to_string(), console)
}

/// The two small tables, compared with the distances in the half-turn metric.
pub struct Gaps {
    /// How many orders need how many moves by themselves.
    pub order: Vec<u64>,
    /// How many orientations do.
    pub twist: Vec<u64>,
    /// For how many positions the larger of the two is how many moves too few.
    pub larger: Vec<u64>,
    /// How large the larger of the two is on average.
    pub mean: f64,
    /// For how many positions the sum of the two is more than the distance.
    pub sum_too_large: u64,
}

impl Gaps {
    /// Compares them for every position.
    pub fn new(cubes: &[(Metric, PocketCubeTable)]) -> Self {
        let ((_, order), (_, twist)) =
            (create_perm_tables(), create_orientation_tables());
        let half_turn = cubes.iter().find(|(metric, _)| *metric == Metric::HalfTurn);
        let distances = half_turn.map_or(&[][..], |(_, cube)| cube.table().distances());
        let (mut gaps, mut total, mut sum_too_large) = (vec![], 0, 0);
        for (p, &distance) in distances.iter().enumerate() {
            let (o, t) =
                (order[p / twist.len()] as usize, twist[p % twist.len()] as usize);
            gaps.push(usize::from(distance) - o.max(t));
            total += o.max(t);
            sum_too_large += u64::from(o + t > usize::from(distance));
        }
        Gaps {
            larger: layers(gaps),
            mean: total as f64 / distances.len() as f64,
            sum_too_large,
            order: layers(order.into_iter().map(|label| label as usize)),
            twist: layers(twist.into_iter().map(|label| label as usize)),
        }
    }
}

/// How often each number stands there.
fn layers(labels: impl IntoIterator<Item = usize>) -> Vec<u64> {
    let mut layers = vec![];
    for label in labels {
        layers.resize(layers.len().max(label + 1), 0);
        layers[label] += 1;
    }
    layers
}

/// The two small tables as the guide would count them.
fn small_tables(cubes: &[(Metric, PocketCubeTable)]) -> (String, String) {
    let Gaps { order, twist, .. } = Gaps::new(cubes);
    let mut lines = String::from("| depth | orders | orientations |\n|--:|--:|--:|\n");
    let cell = |layers: &[u64], depth: usize| {
        layers.get(depth).map_or(String::new(), |&count| thousands(count))
    };
    for depth in 0..order.len().max(twist.len()) {
        let _ = writeln!(
            lines,
            "| {depth} | {} | {} |",
            cell(&order, depth),
            cell(&twist, depth)
        );
    }
    let total = |layers: &[u64]| thousands(layers.iter().sum());
    let _ =
        writeln!(lines, "| **all** | **{}** | **{}** |", total(&order), total(&twist));
    ("guide-small-tables.md".to_string(), lines)
}

/// How many moves too few the larger of the two small tables says.
fn gaps(cubes: &[(Metric, PocketCubeTable)]) -> Files {
    let larger = Gaps::new(cubes).larger;
    let listed = larger.iter().map(|&count| thousands(count)).collect::<Vec<_>>();
    let mut drawing = Drawing::new(
        "guide-gaps",
        "What the two small tables do not know",
        format!(
            "For how many positions of the pocket cube the larger of the two small \
             tables' entries is how many moves below the distance. From 0 moves to {}: {}.",
            larger.len() - 1,
            listed.join("; ")
        ),
    );
    let (row, top, left) = (28, 34, 38);
    let room = WIDTH - left - 84;
    let most = larger.iter().max().copied().unwrap_or(1);
    drawing.add(text(12, 22, "moves too few").small());
    drawing.add(text(WIDTH - MARGIN, 22, "positions").small().end());
    let mut data = Data::new(&[&"moves too few", &"positions"]);
    for (gap, (count, &positions)) in listed.iter().zip(&larger).enumerate() {
        data.row(&[&gap, count]);
        let y = top + row * gap as i32;
        // A bar for every positive number, however small.
        let width = (positions * room as u64 / most).max(1) as i32;
        let color = if gap == 0 { Color::Accent } else { Color::Blue };
        drawing.add(rect(left, y + 4, width, row - 8).fill(color));
        drawing.add(text(left - 8, y + 19, gap).end().when(gap == 0, |l| l.bold()));
        let label = text(left + width + 6, y + 19, count);
        drawing.add(label.when(gap == 0, |l| l.bold()));
    }
    drawing.finish(top + row * larger.len() as i32 + MARGIN, data)
}
