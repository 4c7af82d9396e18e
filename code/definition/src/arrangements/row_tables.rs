//! All that a search in rows needs of a puzzle whose pieces look alike.

use super::members::Members;
use std::sync::Arc;

/// A puzzle in rows and columns: where each move takes each row, and how it rearranges the
/// columns. Clones share it.
///
/// The rank of a position is `row * columns + column`, or its rank among the
/// [reached](Self::reached) ones.
///
/// # Examples
/// ```
/// use definition::{ArrangementPuzzle, Definition};
///
/// let text = "start = 1 1 1 2 2 2\nR = (1,2,3,4,5,6)\nS = (1,2)\n";
/// let ring = ArrangementPuzzle::new(Definition::read("ring.gens", text.as_bytes())?)?;
/// let tables = ring.tables();
/// assert_eq!(tables.rows() * tables.columns, 20);
/// // S does nothing at the start.
/// let (row, column) = tables.solved;
/// assert_eq!(tables.after(row, column, 5), Some((row, column)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct RowTables {
    /// How many columns each row has, from 1 to 65,536.
    pub columns: usize,
    /// For each move, the one that undoes it.
    pub inverses: Arc<[usize]>,
    /// For each row, and for each move, the row that it leads to and the number of a table;
    /// [`NO_ROW`](Self::NO_ROW) if the move is not possible in the row.
    pub steps: Arc<[(u32, u32)]>,
    /// Tables one after another: the column to which a move takes each column.
    pub tables: Arc<[u16]>,
    /// The row and the column of the solved position.
    pub solved: (usize, usize),
    /// The positions that moves reach, if there are others: bit `column` of each row, whose bits
    /// begin at a word.
    pub reached: Option<Arc<Members>>,
}

impl RowTables {
    /// Instead of a row, where a move is not possible.
    pub const NO_ROW: u32 = u32::MAX;

    /// The columns to which a table takes the columns.
    pub fn table(&self, table: u32) -> &[u16] {
        &self.tables[table as usize * self.columns..][..self.columns]
    }

    /// How many words of 64 bits a row has.
    pub fn words(&self) -> usize {
        self.columns.div_ceil(64)
    }

    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.inverses.len()
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.steps.len() / self.moves()
    }

    /// The rank of the position in this row and column; `None` if it cannot be reached.
    ///
    /// # Complexity
    /// O(1) time.
    pub fn rank(&self, row: usize, column: usize) -> Option<u64> {
        match &self.reached {
            None => Some((row * self.columns + column) as u64),
            Some(reached) => reached.rank((64 * self.words() * row + column) as u64),
        }
    }

    /// The row and the column of the position with this rank.
    ///
    /// # Panics
    /// If only some positions are reached, and the rank is not below their number.
    ///
    /// # Complexity
    /// O(1) time, or logarithmic in the number of rows.
    pub fn locate(&self, rank: u64) -> (usize, usize) {
        let (number, in_row) = match &self.reached {
            None => (rank as usize, self.columns),
            Some(reached) => (reached.unrank(rank) as usize, 64 * self.words()),
        };
        (number / in_row, number % in_row)
    }

    /// The row and the column after a move, if it is possible in the row.
    pub fn after(&self, row: usize, column: usize, m: usize) -> Option<(usize, usize)> {
        let (next, table) = self.steps[row * self.moves() + m];
        (next != Self::NO_ROW)
            .then(|| (next as usize, self.table(table)[column].into()))
    }

    /// The word and the bit of a row and a column.
    pub(super) fn bit(&self, (row, column): (usize, usize)) -> (usize, u64) {
        (row * self.words() + column / 64, 1 << (column % 64))
    }

    /// Whether, all moves being possible, some loops, from the first row back to it, take its solved column to all
    /// its columns: then all positions are reached.
    pub(super) fn loops_reach_all(&self, most: usize) -> bool {
        // For each row, the step by which it is reached first: those are before it.
        let mut parents = vec![None; self.rows()];
        for (k, &(row, table)) in self.steps.iter().enumerate().rev() {
            if k / self.moves() < row as usize {
                parents[row as usize] = Some((k / self.moves(), table));
            }
        }
        let path = |mut row: usize| {
            let mut tables = Vec::new();
            while let Some((parent, table)) = parents[row].filter(|_| row > 0) {
                tables.push(table);
                row = parent;
            }
            let mut columns: Vec<u16> = (0..self.columns).map(|c| c as u16).collect();
            for table in tables.into_iter().rev() {
                self.apply(table, &mut columns);
            }
            columns
        };
        let (mut loops, mut is_reached) = (Vec::new(), vec![false; self.columns]);
        let mut seed = 1_u64;
        let mut reached = vec![self.solved.1];
        is_reached[self.solved.1] = true;
        while reached.len() < self.columns && loops.len() < most {
            // Knuth's generator of random numbers.
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let k = (seed >> 33) as usize % self.steps.len();
            let (mut there, back) =
                (path(k / self.moves()), path(self.steps[k].0 as usize));
            self.apply(self.steps[k].1, &mut there);
            let mut inverse = vec![0; self.columns];
            for (column, &to) in back.iter().enumerate() {
                inverse[usize::from(to)] = column;
            }
            loops.push(
                there.into_iter().map(|c| inverse[usize::from(c)]).collect::<Vec<_>>(),
            );
            let mut next = 0;
            while next < reached.len() {
                for one in &loops {
                    let to = one[reached[next]];
                    if !std::mem::replace(&mut is_reached[to], true) {
                        reached.push(to);
                    }
                }
                next += 1;
            }
        }
        reached.len() == self.columns
    }

    /// Takes some columns to where a table takes them.
    fn apply(&self, table: u32, columns: &mut [u16]) {
        let table = self.table(table);
        columns.iter_mut().for_each(|column| *column = table[usize::from(*column)]);
    }
}
