//! The figure of the cosets that the first phase looks at, by depth, and facts about cosets.

use super::two_phase::SCRAMBLE;
use crate::prelude::*;
use puzzle::rubik::{Cube, parse, turns};
use puzzle::{Metric, Pieces};
use symmetry::cube::{CornerTwist, FlipSlice};
use symmetry::{CubeSymmetries, SymCoordinate};
use transition::{Coordinate, TransitionTable};
use two_phase::{COSET_LAYERS, EdgeFlip, SliceSlots};

/// The pieces of the cubes that single turns make.
type TurnPieces<const N: usize, const V: u8> = [Pieces<N, V>; 18];

/// A coordinate's row for each rank: the ranks after the 18 turns.
fn rows<const N: usize, const V: u8>(
    coordinate: &impl Coordinate<Position = Pieces<N, V>>,
    turns: &TurnPieces<N, V>,
) -> Result<Vec<[u32; 18]>> {
    Ok(TransitionTable::new(coordinate, turns)?.entries().to_vec())
}

/// The distances of all pairs of ranks of two coordinates from one pair.
fn pair_distances(a: &[[u32; 18]], b: &[[u32; 18]], start: usize) -> Vec<u8> {
    let mut distances = vec![u8::MAX; a.len() * b.len()];
    distances[start] = 0;
    let (mut frontier, mut distance) = (vec![start], 0);
    while !frontier.is_empty() {
        distance += 1;
        let mut next = vec![];
        for pair in frontier {
            for (&i, &j) in a[pair / b.len()].iter().zip(&b[pair % b.len()]) {
                let pair = i as usize * b.len() + j as usize;
                if distances[pair] == u8::MAX {
                    distances[pair] = distance;
                    next.push(pair);
                }
            }
        }
        frontier = next;
    }
    distances
}

/// The face before the first turn: neither one of the six nor opposite to one.
const NO_FACE: usize = 9;

/// The tables of the first phase: three coordinates, and the distances of two pairs of them.
struct Phase1 {
    twist: Vec<[u32; 18]>,
    flip: Vec<[u32; 18]>,
    slice: Vec<[u32; 18]>,
    twist_slice: Vec<u8>,
    flip_slice: Vec<u8>,
}

impl Phase1 {
    /// A lower bound of the distance to the subgroup.
    fn bound(&self, [twist, flip, slice]: [usize; 3]) -> u8 {
        let count = self.slice.len();
        self.twist_slice[twist * count + slice]
            .max(self.flip_slice[flip * count + slice])
    }

    /// Visits all canonical sequences of at most `left` turns that the bound allows; adds the
    /// cosets looked at to their depth, and says how many ways lead into the subgroup.
    fn dive(
        &self,
        at: [usize; 3],
        left: usize,
        last: usize,
        nodes: &mut Vec<u64>,
    ) -> u64 {
        if left == 0 {
            return 1;
        }
        let depth = nodes.len() - 1 - left;
        let mut ways = 0;
        for m in 0..18 {
            let face = m / 3;
            // The same face again, or opposite faces in the other order.
            if face == last || face + 3 == last {
                continue;
            }
            nodes[depth + 1] += 1;
            let rows = [&self.twist, &self.flip, &self.slice];
            let next = std::array::from_fn(|k| rows[k][at[k]][m] as usize);
            if usize::from(self.bound(next)) < left {
                ways += self.dive(next, left - 1, face, nodes);
            }
        }
        ways
    }
}

/// Adds the files and facts of this subject: the first phase's nodes by depth, with tables and
/// without.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let cube: Cube = parse(SCRAMBLE)?.into_iter().map(Cube::from_turn).product();
    let turns = turns(Metric::HalfTurn);
    let corners = std::array::from_fn(|m| turns[m].corners());
    let edges = std::array::from_fn(|m| turns[m].edges());
    let twist = rows(&CornerTwist, &corners)?;
    let (flip, slice) = (rows(&EdgeFlip, &edges)?, rows(&SliceSlots, &edges)?);
    let start = slice.len() - 1;
    let twist_slice = pair_distances(&twist, &slice, start);
    let flip_slice = pair_distances(&flip, &slice, start);
    let tables = Phase1 { twist, flip, slice, twist_slice, flip_slice };
    let at = [
        CornerTwist.rank(cube.corners()),
        EdgeFlip.rank(cube.edges()),
        SliceSlots.rank(cube.edges()),
    ];
    let mut length = usize::from(tables.bound(at));
    let (nodes, ways) = loop {
        let mut nodes = vec![0; length + 1];
        nodes[0] = 1;
        let ways = tables.dive(at, length, NO_FACE, &mut nodes);
        if ways > 0 {
            break (nodes, ways);
        }
        length += 1;
    };
    let mut all = vec![1, 18, 243];
    for depth in 3..=length {
        all.push(12 * all[depth - 1] + 18 * all[depth - 2]);
    }
    out.facts.number("phase1.length", length);
    out.facts.number("phase1.ways", ways);
    out.facts.number("phase1.nodes", nodes.iter().sum::<u64>());
    out.facts.number("phase1.sequences", all[length]);
    out.facts.number("phase1.cosets", COSET_LAYERS.iter().sum::<u64>());
    out.facts.layers("phase1.layers", &COSET_LAYERS);
    let edges = CubeSymmetries::d4h().into_edges();
    let classes = SymCoordinate::from_coordinate(&FlipSlice, &edges)?;
    out.facts.number("phase1.flip-slice", FlipSlice.count());
    out.facts.number("phase1.flip-slice-classes", classes.count());
    out.add([nodes_by_depth(&nodes, &all)]);
    Ok(())
}

/// The figure of the first phase's nodes, in powers of ten.
fn nodes_by_depth(nodes: &[u64], all: &[u64]) -> Files {
    let mut svg = Drawing::new(
        "phase1-nodes",
        "Cosets that the first phase looks at, by depth",
        format!(
            "Two lines. To the right the turns so far, from 0 to {}; upward, in powers of ten, the \
             cosets looked at. Without a table the line rises steadily to {}. With the tables it \
             rises along with it at first, bends, and ends at {}.",
            nodes.len() - 1,
            thousands(all[nodes.len() - 1]),
            thousands(nodes[nodes.len() - 1])
        ),
    );
    let highest = all[nodes.len() - 1].ilog10() as i32 + 1;
    let (left, top, decade, step) = (44, 14, 20, 280 / (nodes.len() as i32 - 1));
    let bottom = top + highest * decade;
    let right = left + step * (nodes.len() as i32 - 1);
    svg.add(rect(left, top, right - left, bottom - top).outline(Soft));
    for power in (0..=highest).step_by(3) {
        let at = bottom - power * decade;
        svg.add(line(left, at, right, at).stroke(Soft));
        let label = ["1", "thousand", "million", "billion", "trillion"];
        let label = label[power as usize / 3];
        // Both lines begin at 1.
        svg.add(match power {
            0 => text(left - 4, at + 4, label).small().end(),
            _ => text(left + 4, at - 3, label).small(),
        });
    }
    for (name, color, counts) in
        [("without a table", Blue, all), ("with the tables", Orange, nodes)]
    {
        let y = |count: u64| {
            bottom - ((count.max(1) as f64).log10() * f64::from(decade)).round() as i32
        };
        let points: Vec<_> =
            (0..).zip(counts).map(|(depth, &n)| (left + step * depth, y(n))).collect();
        svg.add(polyline(&points).stroke(color).thick());
        let (at, key) = (left + 70, top + if color == Blue { 18 } else { 36 });
        svg.add(line(at, key - 4, at + 20, key - 4).stroke(color).thick());
        svg.add(text(at + 26, key, name).small());
    }
    let mut data =
        DataTable::new(&[&"turns so far", &"without a table", &"with the tables"]);
    for (depth, (&all, &nodes)) in all.iter().zip(nodes).enumerate() {
        let x = left + step * depth as i32;
        svg.add(text(x, bottom + 16, depth).small().middle());
        data.row(&[&depth, &thousands(all), &thousands(nodes)]);
    }
    svg.add(text(left, bottom + 34, "turns so far").small());
    svg.finish(bottom + 42, data)
}
