//! The Visual Basic guide's program: its output, and its two small tables as heuristics.

use crate::prelude::*;
use table::PocketCubeTable;
use table::guide::{
    create_monster_table, create_orientation_tables, create_perm_tables,
};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let gaps = BoundGaps::new(tables.half_turn());
    let columns = "depth | orders | orientations";
    let small = [&gaps.order, &gaps.twist];
    let small = layers_table("guide-small-tables", columns, &small, true);
    out.add([gaps.draw(), console(), small]);
    facts(&mut out.facts, &gaps);
    Ok(())
}

/// The facts of the guide's two small tables, and of their larger value as a lower bound.
fn facts(facts: &mut Facts, gaps: &BoundGaps) {
    for (name, layers) in [("order", &gaps.order), ("twist", &gaps.twist)] {
        facts.number(format!("guide.{name}.depth"), layers.len() - 1);
    }
    facts.number("erratum-19.exact", gaps.gap_of_maximum[0]);
    facts.number("erratum-19.farthest-off", gaps.gap_of_maximum.len() - 1);
    facts.decimal("erratum-19.mean", gaps.mean, 3);
    facts.number("erratum-19.sum-too-large", gaps.sum_too_large);
}

/// The output of the program.
fn console() -> Files {
    let ((perm, _), (ori, _)) = (create_perm_tables(), create_orientation_tables());
    let mut bigtable = vec![vec![0; ori.len()]; perm.len()];
    let mut console = String::new();
    create_monster_table(&perm, &ori, &mut bigtable, &mut console);
    vec![("guide-console.txt".to_string(), console)]
}

/// A comparison of the two small tables with the distances in the half-turn metric.
struct BoundGaps {
    /// The number of corner permutations at each distance.
    order: Vec<u64>,
    /// The number of corner orientations at each distance.
    twist: Vec<u64>,
    /// The number of positions by how many moves the larger of the two values is below the
    /// distance.
    gap_of_maximum: Vec<u64>,
    /// The mean of the larger of the two values.
    mean: f64,
    /// The number of positions for which the sum of the two values exceeds the distance.
    sum_too_large: u64,
}

impl BoundGaps {
    /// Compares the tables for every position.
    fn new(cube: &PocketCubeTable) -> Self {
        let ((_, order), (_, twist)) =
            (create_perm_tables(), create_orientation_tables());
        let distances = cube.table().distances();
        let (mut gaps, mut total, mut sum_too_large) = (vec![], 0, 0);
        for (p, &distance) in distances.iter().enumerate() {
            let (o, t) =
                (order[p / twist.len()] as usize, twist[p % twist.len()] as usize);
            gaps.push(usize::from(distance) - o.max(t));
            total += o.max(t);
            sum_too_large += u64::from(o + t > usize::from(distance));
        }
        BoundGaps {
            gap_of_maximum: histogram(gaps),
            mean: total as f64 / distances.len() as f64,
            sum_too_large,
            order: histogram(order.into_iter().map(|label| label as usize)),
            twist: histogram(twist.into_iter().map(|label| label as usize)),
        }
    }

    /// Draws how many moves the larger of the two values is below the distance.
    fn draw(&self) -> Files {
        let larger = &self.gap_of_maximum;
        let mut svg = Drawing::new(
            "guide-gaps",
            "What the two small tables do not know",
            format!(
                "For how many positions of the pocket cube the larger of the two small \
             tables' entries is how many moves below the distance. From 0 moves to {}: {}.",
                larger.len() - 1,
                layer_list(larger)
            ),
        );
        let (row, top, left) = (28, 34, 38);
        let room = WIDTH - left - 84;
        let most = larger.iter().max().copied().unwrap_or(1);
        svg.add(text(12, 22, "moves too few").small());
        svg.add(text(WIDTH - MARGIN, 22, "positions").small().end());
        let mut data = DataTable::new(&[&"moves too few", &"positions"]);
        for (gap, &positions) in larger.iter().enumerate() {
            let count = thousands(positions);
            data.row(&[&gap, &count]);
            let y = top + row * gap as i32;
            // Every positive number has a bar of at least one unit.
            let width = (positions * room as u64 / most).max(1) as i32;
            let color = if gap == 0 { Accent } else { Blue };
            svg.add(rect(left, y + 4, width, row - 8).fill(color));
            svg.add(text(left - 8, y + 19, gap).end().bold_if(gap == 0));
            svg.add(text(left + width + 6, y + 19, count).bold_if(gap == 0));
        }
        svg.finish(top + row * larger.len() as i32 + MARGIN, data)
    }
}
