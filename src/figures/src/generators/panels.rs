//! Panels that compare heuristics of the 8-puzzle with its distances.

use crate::prelude::*;
use lower_bound::LowerBound;
use pruning::BoundComparison;
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

/// A heuristic, evaluated on every board of a puzzle.
pub struct EvaluatedBound {
    /// The name in figures and tables.
    pub name: &'static str,
    /// The value for each board, by rank.
    pub values: Vec<u8>,
    /// The comparison with the distances.
    pub comparison: BoundComparison,
}

impl EvaluatedBound {
    /// Evaluates the heuristic on every board.
    pub fn new(
        (puzzle, distances): (&Sliding, &[u8]),
        name: &'static str,
        bound: &dyn LowerBound<ByteArray>,
    ) -> Self {
        let bound_of =
            |rank| bound.lower_bound(&puzzle.unrank(rank)).unwrap_or(u8::MAX);
        let all: Vec<_> = (0..puzzle.count()).map(bound_of).collect();
        let found = BoundComparison::new(&all, distances);
        EvaluatedBound { name, values: all, comparison: found }
    }
}

/// The side of a panel's cell.
const CELL: i32 = 5;
const LEFT: i32 = 22;
const TOP: i32 = 34;

/// The figure of two or four heuristics, a panel for each. A square in row `d` and column `b`
/// shows how many boards with distance `d` have the value `b`.
pub fn panels(name: &str, title: &str, panels: &[EvaluatedBound]) -> Files {
    let mean =
        |p: &EvaluatedBound| format!("{} {:.1}", p.name, p.comparison.mean_bound());
    let deepest = panels[0].comparison.rows().len() as i32;
    let mut svg = Drawing::new(
        name,
        title,
        format!(
            "A panel for each bound. In each the distance grows downward from 0 to {} and \
             the bound to the right, and a square stands where there are boards with both, \
             the larger the more of them. No square is right of the diagonal. From panel to \
             panel the squares move nearer to it. The mean bounds are {}.",
            deepest - 1,
            joined(panels.iter().map(mean), ", ")
        ),
    );
    let mut data = DataTable::default();
    let mean_of = |p: &EvaluatedBound| format!("mean bound, {}", p.name);
    data.cells(["distance".to_owned()].into_iter().chain(panels.iter().map(mean_of)));
    for (i, panel) in panels.iter().enumerate() {
        let x = LEFT + (i as i32 % 2) * (CELL * deepest + 12);
        let y = TOP + (i as i32 / 2) * (CELL * deepest + 52);
        svg.add(text(x, y - 10, panel.name).small().bold());
        svg.add(rect(x, y, CELL * deepest, CELL * deepest).outline(Soft));
        for tick in (0..deepest).step_by(10) {
            if i % 2 == 0 {
                svg.add(text(x - 4, y + CELL * tick + 8, tick).small().end());
            }
            let (right, below) = (x + CELL * tick + 2, y + CELL * deepest + 14);
            svg.add(text(right, below, tick).small().middle());
        }
        svg.add(line(x, y, x + CELL * deepest, y + CELL * deepest).stroke(Line));
        let (mut exact, mut below) = (vec![], vec![]);
        for (distance, row) in panel.comparison.rows().iter().enumerate() {
            for (bound, &count) in row.iter().enumerate() {
                let side = count.checked_ilog10().map_or(0, |power| 1 + power as i32);
                let at = (x + CELL * bound as i32, y + CELL * distance as i32, side);
                let kind = if bound == distance { &mut exact } else { &mut below };
                kind.extend((side > 0).then_some(at));
            }
        }
        svg.add(squares(&below).fill(Blue));
        svg.add(squares(&exact).fill(Accent));
    }
    for distance in 0..deepest as usize {
        let mean = |p: &EvaluatedBound| {
            format!("{:.1}", mean_of_row(&p.comparison.rows()[distance]))
        };
        data.cells([distance.to_string()].into_iter().chain(panels.iter().map(mean)));
    }
    let rows = (panels.len() as i32 + 1) / 2;
    svg.finish(TOP + rows * (CELL * deepest + 52) - 28, data)
}
