//! The rows, found by walking from the solved one.

use super::columns::{Columns, Split};
use super::image_tree::ImageTree;
use super::turns::Turn;
use permutation_group::{Permutation, PermutationGroup};

/// Where a turn takes a row, and the multiplier: a number of an element of H.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RowMove {
    pub(super) row: u32,
    pub(super) multiplier: u16,
}

/// A row that is not known yet.
const UNKNOWN: RowMove = RowMove { row: u32::MAX, multiplier: 0 };

/// The rows of a puzzle: the cosets of H.
#[derive(Debug, Clone)]
pub(super) struct CosetTable {
    /// Numbers of rows by the images of the base points before H's.
    tree: ImageTree,
    /// The base points before H's.
    base: Vec<u16>,
    points: usize,
    /// For each row, what takes each point back from where the row's representative takes it:
    /// n numbers for each row.
    inverses: Vec<u16>,
}

impl CosetTable {
    /// Walks to all rows by some turns. Returns the rows, and for each turn where it takes each
    /// of them.
    ///
    /// A row's representative is that of another row, turned: then the multiplier between them is
    /// the identity. A turn is applied to a new row again and again until it leads to a known row,
    /// so that of the multipliers of a cycle of new rows all but the closing one are trivial.
    ///
    /// # Panics
    /// If the turns do not generate the group.
    pub(super) fn new(
        group: &PermutationGroup,
        turns: &[Turn],
        columns: &Columns,
        rows: usize,
    ) -> (Self, Vec<Vec<RowMove>>) {
        let (points, levels) = (group.points(), group.base().len());
        let mut images = Vec::with_capacity(rows * levels);
        images.extend(group.base());
        let base = images[..columns.row_levels].to_vec();
        let apart = moves_apart_from_h(group, turns, &base);
        let lengths = group.orbit_lengths();
        let tree = ImageTree::new(points, &base, &lengths, group.generators());
        let mut inverses = Vec::with_capacity(rows * points);
        inverses.extend((0..points).map(|x| x as u16));
        let mut table = CosetTable { tree, base, points, inverses };
        table.tree.insert(|k| images[k], 0);
        let mut walk = Walk { table, columns, levels, rows: 1, images };
        let mut moves = vec![vec![UNKNOWN; rows]; turns.len()];
        let mut next = 0;
        for start in 0..rows {
            while next < walk.rows {
                for m in &apart {
                    walk.visit(next, m);
                }
                next += 1;
            }
            assert!(start < walk.rows, "{rows} rows can be reached");
            for (turn, moves) in turns.iter().zip(&mut moves) {
                let mut row = start;
                while moves[row] == UNKNOWN {
                    moves[row] = walk.turned(row, &turn.permutation);
                    row = moves[row].row as usize;
                }
            }
        }
        (walk.table, moves)
    }

    /// Number of bytes of a table with so many rows, and of what a walk to them takes besides, of
    /// the turns apart.
    pub(super) fn bytes(
        group: &PermutationGroup,
        split: Split,
        rows: usize,
    ) -> [usize; 2] {
        let (base, lengths) = (group.base(), group.orbit_lengths());
        let tree = ImageTree::bytes(
            group.points(),
            &base[..split.row_levels],
            &lengths,
            group.generators(),
        );
        [tree + rows * 2 * group.points(), rows * 2 * base.len()]
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
struct Walk<'a> {
    table: CosetTable,
    columns: &'a Columns,
    levels: usize,
    rows: usize,
    /// Where the representative of each row takes the base points, also those of H: a number for
    /// each level.
    images: Vec<u16>,
}

impl Walk<'_> {
    /// Where a turn takes a row. A new row gets a number.
    // ANCHOR: turned
    #[inline]
    fn turned(&mut self, row: usize, turn: &Permutation) -> RowMove {
        let images = &self.images[row * self.levels..][..self.levels];
        let image = |k: usize| turn.image(images[k]);
        match self.table.tree.find(image) {
            Some(row) => {
                // r·m = c·r', so c takes a point where m takes it after r, and r' back.
                let back = self.table.inverse(row as usize);
                let c = |k| back[usize::from(image(self.columns.row_levels + k))];
                RowMove { row, multiplier: self.columns.number(c) }
            }
            None => RowMove { row: self.add(row, turn), multiplier: 0 },
        }
    }
    // ANCHOR_END: turned

    /// Makes sure that the row where a turn takes a row has a number.
    fn visit(&mut self, row: usize, turn: &Permutation) {
        let images = &self.images[row * self.levels..];
        if self.table.tree.find(|k| turn.image(images[k])).is_none() {
            self.add(row, turn);
        }
    }

    /// Adds the row whose representative is that of another row, turned, and returns its number.
    fn add(&mut self, row: usize, turn: &Permutation) -> u32 {
        let (table, number) = (&mut self.table, self.rows as u32);
        for k in 0..self.levels {
            self.images.push(turn.image(self.images[row * self.levels + k]));
        }
        let images = &self.images[self.rows * self.levels..];
        table.tree.insert(|k| images[k], number);
        let (from, to) = (row * table.points, self.rows * table.points);
        table.inverses.resize(to + table.points, 0);
        for (x, &image) in turn.images().iter().enumerate() {
            table.inverses[to + usize::from(image)] = table.inverses[from + x];
        }
        self.rows += 1;
        number
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
