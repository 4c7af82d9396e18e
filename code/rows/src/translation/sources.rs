//! What each move brings into a row.
//!
//! ```
//! use puzzle::Metric;
//! use rows::translation::{pocket_cube, pocket_cube_each_move};
//! use rows::{Nothing, With, search};
//!
//! // Merged or not, the same comes out.
//! let with = With { cpu: cpu::Cpu::best(), threads: 1 };
//! let merged = search(&pocket_cube(Metric::QuarterTurn), &Nothing, with, |_| ());
//! let each = search(&pocket_cube_each_move(Metric::QuarterTurn), &Nothing, with, |_| ());
//! assert_eq!(merged.layers, each.layers);
//! ```

// ANCHOR: turn
use super::{Layout, Moduli, Shift, Vector};

/// One way to turn a puzzle, again and again.
#[derive(Debug, Clone)]
pub struct Turn {
    /// For each row, the row that it goes to, and by how much its places move.
    pub after: Vec<(u16, Vector)>,
    /// How many turns at once are one move.
    pub moves: &'static [usize],
}
// ANCHOR_END: turn

// ANCHOR: sources
/// Rows that are translated alike on their way into a row.
#[derive(Debug, Clone, Copy)]
pub(super) struct Group {
    pub(super) shift: Shift,
    count: u8,
}

/// For each row, the rows that moves lead to, in groups.
#[derive(Debug, Clone)]
pub(super) struct Sources {
    /// How many a row has.
    each: usize,
    rows: Vec<u16>,
    groups: Vec<Group>,
    /// Where the groups of each row begin and those of the one before end.
    ends: Vec<u32>,
}
// ANCHOR_END: sources

// ANCHOR: of
impl Sources {
    /// The groups of a row, and their rows.
    #[inline(always)]
    pub(super) fn of(&self, row: usize) -> impl Iterator<Item = (Shift, &[u16])> {
        let groups = &self.groups[self.ends[row] as usize..self.ends[row + 1] as usize];
        let mut rest = &self.rows[row * self.each..][..self.each];
        groups.iter().map(move |group| {
            let rows;
            (rows, rest) = rest.split_at(group.count.into());
            (group.shift, rows)
        })
    }
}
// ANCHOR_END: of

// ANCHOR: new
impl Sources {
    /// Those of a puzzle with these turns. If `merged`, rows that are translated alike
    /// are one group; if not, each is its own.
    pub(super) fn new(layout: &Layout, turns: &[Turn], merged: bool) -> Self {
        let rows = turns[0].after.len();
        let each = turns.iter().map(|turn| turn.moves.len()).sum();
        let mut found = Sources {
            each,
            rows: Vec::with_capacity(rows * each),
            groups: Vec::with_capacity(rows * each),
            ends: vec![0],
        };
        let mut sources = Vec::with_capacity(each);
        for row in 0..rows {
            sources.clear();
            for turn in turns {
                turn.add_sources(layout.moduli(), row as u16, &mut sources);
            }
            if merged {
                sources.sort_unstable_by_key(|&(back, _)| back);
            }
            for group in sources.chunk_by(|a, b| merged && a.0 == b.0) {
                let (shift, count) = (layout.shift(group[0].0), group.len() as u8);
                found.groups.push(Group { shift, count });
                found.rows.extend(group.iter().map(|&(_, row)| row));
            }
            found.ends.push(found.groups.len() as u32);
        }
        found
    }
}

// ANCHOR_END: new

// ANCHOR: turned
impl Turn {
    /// Adds the rows that this row is turned into, and how each is to be translated on
    /// its way back.
    fn add_sources(&self, moduli: Moduli, row: u16, sources: &mut Vec<(Vector, u16)>) {
        let (mut to, mut by) = (row, Vector::default());
        for turns in 1..=self.moves[self.moves.len() - 1] {
            let (next, more) = self.after[usize::from(to)];
            (to, by) = (next, moduli.add(by, more));
            if self.moves.contains(&turns) {
                let back = moduli.subtract(Vector::default(), by);
                sources.push((back, to));
            }
        }
    }
}
// ANCHOR_END: turned
