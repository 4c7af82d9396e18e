//! Drawn search trees, with a lower bound for each position and one goal.
use super::variant::Variant;
use crate::teaching::draw::Draw;

/// A position of the tree.
struct Node {
    parent: Option<usize>,
    bound: u64,
}

/// A tree whose nodes stand in the order in which a search meets them; the first is its root. The
/// bounds are admissible, and the last leaf is the goal.
pub struct Tree {
    nodes: Vec<Node>,
    goal: usize,
}

impl Tree {
    /// A tree of 9 to 11 positions, whose goal is 3 to 5 moves below its root.
    pub fn draw(draw: &mut Draw) -> Self {
        let shape = |draw: &mut Draw| {
            let mut nodes = vec![Node { parent: None, bound: 0 }];
            let many = draw.within(9, 11) as usize;
            while nodes.len() < many {
                // Below the last one or one above it, so that they stand in order.
                let mut parent = nodes.len() - 1;
                for _ in 0..draw.within(0, 2) {
                    parent = nodes[parent].parent.unwrap_or(parent);
                }
                nodes.push(Node { parent: Some(parent), bound: 0 });
            }
            let goal = draw.within(4, many as u64 - 1) as usize;
            Tree { nodes, goal }
        };
        let fits = |tree: &Tree| {
            let is_leaf = tree.below(tree.goal).next().is_none();
            let root = tree.below(0).count();
            let wide = (0..tree.nodes.len()).all(|node| tree.below(node).count() <= 3);
            is_leaf && root >= 2 && wide && (3..=5).contains(&tree.depth(tree.goal))
        };
        let mut tree = draw.until(shape, fits);
        for node in 0..tree.nodes.len() {
            let bound = match tree.to_goal(node) {
                Some(0) => 0,
                Some(moves) => draw.within(1.max(moves.saturating_sub(2)), moves),
                None => draw.within(1, 5),
            };
            tree.nodes[node].bound = bound;
        }
        tree
    }

    fn below(&self, node: usize) -> impl Iterator<Item = usize> {
        (0..self.nodes.len()).filter(move |&it| self.nodes[it].parent == Some(node))
    }

    fn depth(&self, node: usize) -> u64 {
        self.nodes[node].parent.map_or(0, |parent| self.depth(parent) + 1)
    }

    /// How many moves it is down to the goal, if it lies below.
    fn to_goal(&self, node: usize) -> Option<u64> {
        let (mut at, mut moves) = (self.goal, 0);
        while at != node {
            at = self.nodes[at].parent?;
            moves += 1;
        }
        Some(moves)
    }

    /// The tree as it is printed, a line for each position.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.write(0, "", "", &mut text);
        text
    }

    fn write(&self, node: usize, branch: &str, margin: &str, text: &mut String) {
        let letter = char::from(b'A' + node as u8);
        let goal = if node == self.goal { ", the goal" } else { "" };
        *text += &format!("{branch}{letter} [{}]{goal}\n", self.nodes[node].bound);
        let below: Vec<_> = self.below(node).collect();
        for (at, &next) in below.iter().enumerate() {
            let (branch, deeper) = match at + 1 == below.len() {
                true => ("└── ", "    "),
                false => ("├── ", "│   "),
            };
            let branch = format!("{margin}{branch}");
            self.write(next, &branch, &format!("{margin}{deeper}"), text);
        }
    }

    /// Whether the goal is found with so many moves, and how often a search asks for neighbors,
    /// with the bound and without.
    pub fn calls(&self, left: u64) -> (bool, [u64; 2]) {
        let mut calls = [0; 2];
        let found = [true, false]
            .map(|with| self.within(0, left, with, &mut calls[usize::from(!with)]));
        (found[0], calls)
    }

    fn within(
        &self,
        node: usize,
        left: u64,
        with_bound: bool,
        calls: &mut u64,
    ) -> bool {
        if node == self.goal {
            return true;
        }
        if left == 0 || with_bound && self.nodes[node].bound > left {
            return false;
        }
        *calls += 1;
        self.below(node).any(|next| self.within(next, left - 1, with_bound, calls))
    }

    /// The limits of the rounds of IDA*, and how many positions they look at.
    fn rounds(&self) -> (Vec<u64>, u64) {
        let (mut limits, mut looked) = (vec![self.nodes[0].bound], 0);
        loop {
            let limit = limits[limits.len() - 1];
            match self.dive(0, 0, limit, &mut looked) {
                Ok(()) => return (limits, looked),
                Err(Some(next)) => limits.push(next),
                // The goal is in the tree, so something above it was cut.
                Err(None) => return (limits, looked),
            }
        }
    }

    /// Looks below a position; if the goal is not found, the smallest sum that was cut.
    fn dive(
        &self,
        node: usize,
        depth: u64,
        limit: u64,
        looked: &mut u64,
    ) -> Result<(), Option<u64>> {
        *looked += 1;
        let sum = depth + self.nodes[node].bound;
        if sum > limit {
            return Err(Some(sum));
        }
        if node == self.goal {
            return Ok(());
        }
        let mut least: Option<u64> = None;
        for next in self.below(node) {
            match self.dive(next, depth + 1, limit, looked) {
                Ok(()) => return Ok(()),
                Err(cut) => least = least.into_iter().chain(cut).min(),
            }
        }
        Err(least)
    }
}

/// The limits of IDA*.
pub fn which_limit_is_next(draw: &mut Draw) -> Variant {
    let tree = draw.until(Tree::draw, |tree| (2..=4).contains(&tree.rounds().0.len()));
    let (limits, looked) = tree.rounds();
    Variant::new(format!(
        "A search tree, with the lower bound of each position in brackets:\n\n```text\n{}```\n\nIDA* \
         begins at A. From each position it goes to the upper one first. A position counts each \
         time it is looked at, also when it is cut at once.",
        tree.text()
    ))
    .ask("Which limits do its rounds have?", super::variant::row(&limits))
    .ask("At how many positions does it look, in all rounds together?", looked)
}
