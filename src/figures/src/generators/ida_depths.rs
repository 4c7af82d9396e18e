//! The figure of the positions that a round of IDA* visits, by their depth in the tree.

use super::ida_star::automaton;
use crate::prelude::*;
use ida_star::IdaStar;
use lower_bound::{LowerBound, Manhattan, WalkingDistance};
use pattern_database::{Additive, Database, Tiles};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

/// One of the two farthest boards of the 8-puzzle.
const FARTHEST_BOARD: &str = "8 6 7 2 5 4 3 0 1";
/// The last limit without a solution, so that the whole tree is visited.
const LIMIT: usize = 29;

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let puzzle = Sliding::new(3, 3)?;
    let halves = [[1, 2, 3, 4], [5, 6, 7, 8]].map(|tiles| {
        Database::new(Tiles::own_moves(&puzzle, &tiles)?).map_err(anyhow::Error::from)
    });
    let sum = Additive::new(halves.into_iter().collect::<Result<_>>()?)?;
    let walking = WalkingDistance::new(&puzzle)?;
    let bounds: [(&str, Color, &(dyn LowerBound<ByteArray> + Sync)); 3] = [
        ("Manhattan", Blue, &Manhattan::new(&puzzle)),
        ("walking distance", Orange, &walking),
        ("sum of two halves", Green, &sum),
    ];
    let automaton = automaton(&puzzle, 2);
    let mut lines = Vec::new();
    for (name, color, bound) in bounds {
        let search = IdaStar::new(&puzzle, &bound).canonical(&automaton);
        let found = search.search(&puzzle.read(FARTHEST_BOARD)?)?;
        let round = found.rounds.into_iter().find(|round| round.limit == LIMIT);
        let round = round.context("a round with this limit")?;
        out.facts.number(format!("ida.depths.{}", name.replace(' ', "-")), round.nodes);
        lines.push((name, color, round.by_depth));
    }
    out.add([figure(&lines)]);
    Ok(())
}

/// Draws a line for each heuristic.
fn figure(lines: &[(&str, Color, Vec<u64>)]) -> Files {
    let (left, top, step, decade) = (54, 14, 10, 44);
    let (deepest, highest) = (29, 5);
    let bottom = top + highest * decade;
    let x = |depth: usize| left + depth as i32 * step;
    let y = |nodes: u64| {
        bottom - ((nodes.max(1) as f64).log10() * f64::from(decade)) as i32
    };
    let most = |line: &Vec<u64>| {
        let most = line.iter().max().copied().unwrap_or(0);
        line.iter().position(|&nodes| nodes == most).unwrap_or(0)
    };
    let peaks = lines.iter().map(|(name, _, line)| format!("{name} at {}", most(line)));
    let mut svg = Drawing::new(
        "ida-depths",
        "How many positions of a round are how deep",
        format!(
            "A line for each of three bounds. To the right the moves so far, from 0 to 29; \
             upward, in powers of ten, the positions looked at after so many moves. All lines \
             begin together and rise as the tree branches. Each has a top, and falls again \
             where the bound cuts more than branches. Most positions are looked at, with {}.",
            joined(peaks, ", with ")
        ),
    );
    svg.add(rect(left, top, deepest * step, bottom - top).outline(Soft));
    for power in 0..=highest {
        let at = bottom - power * decade;
        svg.add(line(left, at, left + deepest * step, at).stroke(Soft));
        let label = thousands(10_u64.pow(power as u32));
        svg.add(text(left - 4, at + 4, label).small().end());
    }
    for depth in (0..=25).step_by(5) {
        svg.add(text(x(depth), bottom + 16, depth).small().middle());
    }
    svg.add(text(left, bottom + 34, "moves so far").small());
    let mut data = DataTable::default();
    let names = lines.iter().map(|line| line.0.to_owned());
    data.cells(["moves so far".to_owned()].into_iter().chain(names));
    for (i, (name, color, counts)) in lines.iter().enumerate() {
        let points: Vec<_> =
            (0..counts.len()).map(|depth| (x(depth), y(counts[depth]))).collect();
        svg.add(polyline(&points).stroke(*color).thick());
        let key = top + 20 + 18 * i as i32;
        svg.add(line(left + 10, key - 4, left + 30, key - 4).stroke(*color).thick());
        svg.add(text(left + 36, key, name).small());
    }
    for depth in 0..=deepest as usize {
        let count = |line: &(&str, Color, Vec<u64>)| {
            line.2.get(depth).map_or(String::new(), |&nodes| thousands(nodes))
        };
        data.cells([depth.to_string()].into_iter().chain(lines.iter().map(count)));
    }
    svg.finish(bottom + 42, data)
}
