//! All boards of a size, in rows.

use super::layout::{BoardLayout, TooManyRows};
use super::plane_move::PlaneMove;
use super::regather::Regather;
use crate::{Columns, Geometry, Kernel, Location, Visited, ones};
use cpu::Cpu;
use puzzle::sliding::Sliding;

/// All solvable boards of a sliding puzzle, in rows.
///
/// ```
/// use cpu::Cpu;
/// use puzzle::sliding::Sliding;
/// use rows::{Nothing, SearchOptions, search, sliding::Boards};
///
/// let boards = Boards::new(Sliding::new(3, 3)?)?;
/// let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
/// let found = search(&boards, &Nothing, options, |_| {})?;
/// assert_eq!((found.layers.len(), found.layers[31]), (32, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Boards {
    pub(super) layout: BoardLayout,
    /// Number of planes of each color.
    pub(super) plane_counts: [usize; 2],
    /// For each plane of each color, the moves to it.
    moves: [Vec<Vec<PlaneMove>>; 2],
    /// Whether the rows are larger than most caches.
    is_large: bool,
}

impl Boards {
    /// The boards of this puzzle. Nothing is allocated for the rows themselves.
    ///
    /// # Errors
    /// [`TooManyRows`] if this machine cannot count them.
    pub fn new(puzzle: Sliding) -> Result<Self, TooManyRows> {
        Ok(Boards::lazy(puzzle)?())
    }

    /// Returns a function that builds the boards, or an error if they have too many rows.
    pub(crate) fn lazy(puzzle: Sliding) -> Result<impl FnOnce() -> Self, TooManyRows> {
        let layout = BoardLayout::new(puzzle)?;
        Ok(move || Boards::from_layout(layout))
    }

    /// The number of a row in its plane, and the moves to that plane.
    #[inline(always)]
    pub(super) fn moves_to_row(
        &self,
        color: usize,
        row: usize,
    ) -> (usize, &[PlaneMove]) {
        let planes = self.plane_counts[color];
        (row / planes, &self.moves[color][row % planes])
    }

    fn from_layout(layout: BoardLayout) -> Self {
        let mut moves = [Vec::new(), Vec::new()];
        for cell in 0..layout.cells() {
            moves[layout.color(cell)].push(layout.moves_to_plane(cell));
        }
        let plane_counts = [layout.plane_count(0), layout.plane_count(1)];
        let is_large = layout.is_large();
        Boards { layout, plane_counts, moves, is_large }
    }
}

impl Geometry for Boards {
    type Word = u64;

    fn colors(&self) -> usize {
        2
    }

    fn rows(&self, color: usize) -> usize {
        self.plane_counts[color] * self.layout.rows
    }

    fn width(&self) -> usize {
        self.layout.width
    }

    fn columns(&self) -> Columns {
        let BoardLayout { width, word_columns, .. } = self.layout;
        Columns::new(width * word_columns, word_columns)
    }

    fn solved(&self) -> Location {
        Location { color: 0, row: self.layout.plane(self.layout.tiles), column: 0 }
    }

    fn locate(&self, rank: u64) -> Location {
        self.location(rank)
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        self.rank_at(location).into_iter().collect()
    }

    /// Rows of a large board are regathered: nontemporal stores of whole rows are faster than
    /// ORing into rows. A step that records distances reads the rows anyway.
    fn step(&self, cpu: Cpu, step: crate::Step<'_, u64>) -> u64 {
        if self.is_large && !step.is_recorded() {
            step.gather(cpu, self, Regather::new(self))
        } else {
            step.gather(cpu, self, NeighborUnion(self))
        }
    }
}

/// ORs neighbors into rows.
pub(super) struct NeighborUnion<'a>(pub(super) &'a Boards);

// ANCHOR: gather
impl Kernel<u64> for NeighborUnion<'_> {
    /// Neighbors have about the same row number in their planes, and `row` is the number times
    /// the number of planes plus the plane. So the source rows are mostly in the cache.
    #[inline(always)]
    fn gather(
        &self,
        _cpu: Cpu,
        (color, row): (usize, usize),
        visited: &Visited<'_, u64>,
        words: &mut [u64],
    ) -> Option<u32> {
        let (number, moves) = self.0.moves_to_row(color, row);
        let mut any = false;
        for plane_move in moves {
            for (source_row, source) in plane_move.sources(number) {
                if let Some(words_read) = visited.frontier_row(source_row) {
                    plane_move.or_image(number, source, words_read, words);
                    any = true;
                }
            }
        }
        any.then(|| ones(words))
    }
}
// ANCHOR_END: gather

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::Indexed;
    use std::collections::HashSet;

    /// The rows of large boards are regathered.
    #[test]
    fn only_boards_beyond_caches_are_large() {
        for (rows, columns, large) in
            [(3, 3, false), (2, 5, false), (2, 6, true), (4, 3, true), (2, 7, true)]
        {
            let puzzle = Sliding::new(rows, columns).expect("a board");
            let boards = Boards::new(puzzle).expect("rows");
            assert_eq!(boards.is_large, large, "{rows}x{columns}");
        }
    }

    /// Checks all moves, one column at a time. Only two rows are allocated, so boards may be
    /// larger than memory.
    #[test]
    fn row_moves_match_puzzle_moves() {
        for (rows, columns) in [(2, 3), (2, 4), (2, 6), (3, 3), (3, 4), (4, 4)] {
            let puzzle = Sliding::new(rows, columns).expect("a board");
            let boards = Boards::new(puzzle).expect("rows");
            let mut checked = HashSet::new();
            for k in 0..1000 {
                let rank =
                    (puzzle.position_count() / 1000 * k + k) % puzzle.position_count();
                for next in puzzle.successors(rank).into_iter().flatten() {
                    checked.insert(check_move(&boards, rank, next));
                }
            }
            let all = boards.moves.iter().flatten().flatten().count();
            assert_eq!(checked.len(), all, "{rows}x{columns}");
        }
    }

    /// Checks the move from one board to another, and returns the target color, the target plane
    /// and the index of the move.
    fn check_move(boards: &Boards, from: u64, to: u64) -> (usize, usize, usize) {
        let [source, target] = [from, to].map(|rank| boards.locate(rank));
        let (number, moves) = boards.moves_to_row(target.color, target.row);
        let sources = moves.iter().enumerate().flat_map(|(m, plane_move)| {
            plane_move.sources(number).map(move |(row, given)| (row, m, given))
        });
        let mut sources = sources.filter(|&(row, ..)| row == source.row);
        let (_, m, given) = sources.next().expect("a move");
        assert_eq!(sources.count(), 0, "one move");

        let BoardLayout { width, word_columns, .. } = boards.layout;
        let row = |columns: &[usize]| {
            let mut row = vec![0; width];
            for column in columns {
                row[column / word_columns] |= 1_u64 << (column % word_columns);
            }
            row
        };
        let other = (target.column + 1) % (width * word_columns);
        let mut found = row(&[other]);
        moves[m].or_image(number, given, &row(&[source.column]), &mut found);
        assert_eq!(found, row(&[other, target.column]), "from {from} to {to}");
        (target.color, target.row % boards.plane_counts[target.color], m)
    }
}
