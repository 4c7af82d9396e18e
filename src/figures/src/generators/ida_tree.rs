//! The figure of the search trees of IDA* with three limits.

use super::ida_star::automaton;
use crate::prelude::*;
use ida_star::{Automaton, Space};
use lower_bound::{LowerBound, Manhattan};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let tree = tree(&mut out.facts)?;
    out.add([tree]);
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
