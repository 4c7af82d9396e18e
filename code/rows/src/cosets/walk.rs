//! The rows, found by walking from the solved one.

use super::columns::Columns;
use super::image_tree::ImageTree;
use super::turns::Turn;
use permutation_group::{Permutation, PermutationGroup, orbits};

/// Where a turn takes a row, and the connection: a number of an element of H.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RowMove {
    pub(super) row: u32,
    pub(super) connection: u16,
}

/// A row that is not known yet.
const UNKNOWN: RowMove = RowMove { row: u32::MAX, connection: 0 };

/// The rows of a puzzle.
#[derive(Debug, Clone)]
pub(super) struct Walk {
    /// Numbers of rows by the images of the base points before H's.
    tree: ImageTree,
    /// The base points before H's.
    base: Vec<u16>,
    points: usize,
    /// For each row, what takes each point back from where the row's representative takes it:
    /// n numbers for each row.
    inverses: Vec<u16>,
}

impl Walk {
    /// Walks to all rows by some turns. Returns the rows, and for each turn where it takes each
    /// of them.
    ///
    /// A row's representative is that of another row, turned: then the connection between them is
    /// the identity. A turn is applied to a new row again and again until it leads to a known row,
    /// so that of the connections of a cycle of new rows all but the closing one are trivial.
    ///
    /// # Panics
    /// If the turns do not generate the group.
    pub(super) fn new(
        group: &PermutationGroup,
        turns: &[Turn],
        columns: &Columns,
        rows: usize,
    ) -> (Self, Vec<Vec<RowMove>>) {
        let points = group.points();
        let base = group.base()[..columns.row_levels].to_vec();
        let all_orbits = orbits(points, group.generators());
        let orbit =
            |point| all_orbits.iter().find(|orbit| orbit.contains(point)).cloned();
        let tree =
            ImageTree::new(points, &base.iter().filter_map(orbit).collect::<Vec<_>>());
        let [representatives, inverses] =
            [(); 2].map(|()| Vec::with_capacity(rows * points));
        let walk = Walk { tree, base, points, inverses };
        let mut walk = Walker { walk, columns, rows: 0, representatives };
        let mut moves = vec![vec![UNKNOWN; rows]; turns.len()];
        let apart = moves_apart_from_h(group, turns, &walk.walk.base);
        walk.add((0..points).map(|x| x as u16).collect());
        let mut next = 0;
        for start in 0..rows {
            while next < walk.rows() {
                for m in &apart {
                    walk.turned(next, m);
                }
                next += 1;
            }
            assert!(start < walk.rows(), "{rows} rows can be reached");
            for (turn, moves) in turns.iter().zip(&mut moves) {
                let mut row = start;
                while moves[row] == UNKNOWN {
                    moves[row] = walk.turned(row, &turn.permutation);
                    row = moves[row].row as usize;
                }
            }
        }
        (walk.walk, moves)
    }

    /// What takes each point back from where the representative of a row takes it.
    pub(super) fn inverse(&self, row: usize) -> &[u16] {
        &self.inverses[row * self.points..][..self.points]
    }

    /// The row of a position, by where it takes each point.
    pub(super) fn find(&self, image: impl Fn(u16) -> u16) -> Option<u32> {
        self.tree.find(|k| image(self.base[k]))
    }
}

/// A walk that goes on.
struct Walker<'a> {
    walk: Walk,
    columns: &'a Columns,
    rows: usize,
    /// Where the representative of each row takes each point: n numbers for each row.
    representatives: Vec<u16>,
}

impl Walker<'_> {
    fn rows(&self) -> usize {
        self.rows
    }

    /// Where a turn takes a row. A new row gets a number.
    // ANCHOR: turned
    fn turned(&mut self, row: usize, turn: &Permutation) -> RowMove {
        let representative = &self.representatives[row * self.walk.points..];
        let image = |x: u16| turn.image(representative[usize::from(x)]);
        match self.walk.find(image) {
            Some(row) => {
                // r·m = c·r', so c takes a point where m takes it after r, and r' back.
                let back = self.walk.inverse(row as usize);
                let c = |k: usize| back[usize::from(image(self.columns.base[k]))];
                RowMove { row, connection: self.columns.number(c) }
            }
            None => {
                let turned = (0..self.walk.points).map(|x| image(x as u16)).collect();
                RowMove { row: self.add(turned), connection: 0 }
            }
        }
    }
    // ANCHOR_END: turned

    /// Adds a row with this representative, and returns its number.
    fn add(&mut self, representative: Vec<u16>) -> u32 {
        let (row, walk) = (self.rows() as u32, &mut self.walk);
        let start = walk.inverses.len();
        walk.tree.insert(|k| representative[usize::from(walk.base[k])], row);
        walk.inverses.resize(start + walk.points, 0);
        for (x, &image) in (0..=u16::MAX).zip(&representative) {
            walk.inverses[start + usize::from(image)] = x;
        }
        self.representatives.extend(representative);
        self.rows += 1;
        row
    }
}

/// Moves that generate a group whose only element in H is the identity. Walked first, they connect
/// rows by the identity, if H is normal.
fn moves_apart_from_h(
    group: &PermutationGroup,
    turns: &[Turn],
    base: &[u16],
) -> Vec<Permutation> {
    let (points, mut order) = (group.points(), group.base());
    let mut is_in_base = vec![false; points];
    order.iter().for_each(|&point| is_in_base[usize::from(point)] = true);
    order.extend((0..points).filter(|&x| !is_in_base[x]).map(|x| x as u16));
    let generate = |moves: &[Permutation]| {
        PermutationGroup::with_base(points, moves, &order).expect("moves of the group")
    };
    let (mut chosen, mut generated) = (Vec::new(), generate(&[]));
    // First powers first: with one of them come all others.
    for k in 0..turns.iter().map(|turn| turn.moves.len()).max().unwrap_or(0) {
        for m in turns.iter().filter_map(|turn| turn.moves.get(k)) {
            if generated.check(m).is_ok() {
                continue;
            }
            chosen.push(m.clone());
            let larger = generate(&chosen);
            match larger.base().iter().all(|point| base.contains(point)) {
                true => generated = larger,
                false => chosen.truncate(chosen.len() - 1),
            }
        }
    }
    chosen
}
