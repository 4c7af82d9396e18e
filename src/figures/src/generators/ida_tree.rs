//! Figures of the search trees of IDA*: three rounds of one, and how many positions of a round are
//! how deep.

use super::ida_star::automaton;
use super::pattern_database::{HALVES, own_moves_table};
use crate::prelude::*;
use ida_star::{Automaton, IdaStar, Space};
use lower_bound::{LowerBound, Manhattan, WalkingDistance};
use pattern_database::Additive;
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let tree = tree(&mut out.facts)?;
    let depths = depths(&mut out.facts)?;
    out.add([tree, depths]);
    Ok(())
}

/// The board at the root: ten moves from solved, with the Manhattan distance four.
const ROOT: &str = "5 2 3 1 4 6 7 8 0";

/// The status of a node in a round.
#[derive(Clone, Copy, PartialEq)]
enum NodeStatus {
    Inside,
    Cut,
    Solved,
}

/// A node of the tree.
struct Node {
    board: ByteArray,
    status: NodeStatus,
    depth: usize,
    parent: Option<usize>,
    /// The sum of the moves so far and the heuristic.
    sum: usize,
    /// The horizontal place in the drawing: twice the number of leaves to the left.
    x: i32,
}

/// All nodes that a round visits, in the order of the search.
fn nodes(
    puzzle: &Sliding,
    automaton: &Automaton,
    root: ByteArray,
    limit: usize,
) -> Result<Vec<Node>> {
    let bound = Manhattan::new(puzzle);
    let mut nodes: Vec<Node> = Vec::new();
    let mut open = vec![(root, Automaton::START, 0, None)];
    while let Some((board, state, depth, parent)) = open.pop() {
        let sum = depth + usize::from(bound.lower_bound(&board).context("it has one")?);
        let status = match sum {
            _ if board == puzzle.solved() => NodeStatus::Solved,
            _ if sum > limit => NodeStatus::Cut,
            _ => NodeStatus::Inside,
        };
        let at = nodes.len();
        nodes.push(Node { board, status, depth, parent, sum, x: 0 });
        if status == NodeStatus::Inside {
            for m in (0..puzzle.moves()).rev() {
                if let (Some(state), Some(next)) =
                    (automaton.next(state, m), puzzle.next(&board, m))
                {
                    open.push((next, state, depth + 1, Some(at)));
                }
            }
        } else if status == NodeStatus::Solved {
            break;
        }
    }
    assign_x(&mut nodes);
    Ok(nodes)
}

/// Sets the horizontal places: each leaf is right of the leaf before it, and each inner node is
/// in the middle of its children.
fn assign_x(nodes: &mut [Node]) {
    let mut leaves = 0;
    for i in (0..nodes.len()).rev() {
        let below: Vec<i32> = nodes
            .iter()
            .filter(|node| node.parent == Some(i))
            .map(|node| node.x)
            .collect();
        nodes[i].x = match (below.first(), below.last()) {
            (Some(first), Some(last)) => (first + last) / 2,
            _ => {
                leaves -= 2; // from the right, because the nodes are visited in reverse order
                leaves
            }
        };
    }
    nodes.iter_mut().for_each(|node| node.x -= leaves);
}

const ROW: i32 = 30;
const TOP: i32 = 58;
const R: i32 = 9;

/// Draws the trees of the last three rounds.
fn tree(facts: &mut Facts) -> Result<Files> {
    let puzzle = Sliding::new(3, 3)?;
    let automaton = automaton(&puzzle, 2);
    let root = puzzle.read(ROOT)?;
    let limits = [6, 8, 10];
    let mut svg = Drawing::new(
        "ida-tree",
        "Three rounds of IDA* from one board",
        format!(
            "Three trees that grow downward from the board {ROOT}. Each position has the sum of \
             its moves and its Manhattan distance in it. With the limit 6 the ends of the tree \
             have sums above it and are cut; with the limit 8 the tree is larger, and all its ends \
             are cut again. With the limit 10 one end is the solved board, ten moves below the \
             root. The search has not looked at what is right of it."
        ),
    );
    let mut data =
        DataTable::new(&[&"limit", &"moves so far", &"sum", &"what became of it"]);
    let mut top = TOP;
    for limit in limits {
        let nodes = nodes(&puzzle, &automaton, root, limit)?;
        let widest = nodes.iter().map(|node| node.x).max().unwrap_or(1).max(1);
        let x = |node: &Node| 24 + (WIDTH - 48) * node.x / widest;
        let y = |node: &Node| top + ROW * node.depth as i32;
        svg.add(text(MARGIN, top - 22, format!("limit {limit}")).small().bold());
        for node in &nodes {
            if let Some(parent) = node.parent.map(|parent| &nodes[parent]) {
                svg.add(
                    line(x(parent), y(parent) + R, x(node), y(node) - R).stroke(Line),
                );
            }
        }
        for node in &nodes {
            let (fill, edge, what) = match node.status {
                NodeStatus::Inside => (Soft, Blue, "goes on"),
                NodeStatus::Cut => (Empty, Accent, "cut by the bound"),
                NodeStatus::Solved => (Accent, Accent, "solved"),
            };
            svg.add(circle(x(node), y(node), R).fill(fill).stroke(edge));
            if node.status == NodeStatus::Solved {
                facts.number("ida.tree.distance", node.depth);
            } else {
                svg.add(text(x(node), y(node) + 4, node.sum).small().middle());
            }
            ensure!(
                node.status != NodeStatus::Inside || node.sum <= limit,
                "{:?}",
                node.board
            );
            data.row(&[&limit, &node.depth, &node.sum, &what]);
        }
        let deepest = nodes.iter().map(|node| node.depth).max().unwrap_or(0) as i32;
        top += ROW * deepest + 62;
    }
    Ok(svg.finish(top - 40, data))
}

/// One of the two farthest boards of the 8-puzzle.
const FARTHEST_BOARD: &str = "8 6 7 2 5 4 3 0 1";
/// The last limit without a solution, so that the whole tree is visited.
const LIMIT: usize = 29;

/// The positions that a round visits, by their depth in the tree.
fn depths(facts: &mut Facts) -> Result<Files> {
    let puzzle = Sliding::new(3, 3)?;
    let halves = HALVES.map(|tiles| own_moves_table(&puzzle, &tiles));
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
        facts.number(format!("ida.depths.{}", name.replace(' ', "-")), round.nodes);
        lines.push((name, color, round.by_depth));
    }
    Ok(figure(&lines))
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
