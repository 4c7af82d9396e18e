//! All boards of a size, in rows.

use super::digits::Direction;
use super::layout::{BoardLayout, TooManyRows};
use super::plane_move::{PlaneMove, SourcePlane};
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
    /// For each plane of each color: the planes of the other color that a move maps to it.
    pub(super) moves: [Vec<Vec<(usize, PlaneMove)>>; 2],
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

    fn from_layout(layout: BoardLayout) -> Self {
        let (width, last) = (layout.board_width, layout.tiles);
        let vertical = |first, from, direction| {
            PlaneMove::new(&layout, first, direction, layout.is_odd(from))
        };
        let mut moves = [Vec::new(), Vec::new()];
        for cell in 0..=last {
            let column = cell % width;
            let left = (column > 0).then(|| cell - 1);
            let right = (column + 1 < width).then(|| cell + 1);
            let beside = [left, right].into_iter().flatten();
            let mut sources: Vec<_> =
                beside.map(|from| (from, PlaneMove::Same)).collect();
            // The blank was one line above: a tile moves up, to the left in reading order.
            if let Some(from) = cell.checked_sub(width) {
                sources.push((from, vertical(from, from, Direction::Left)));
            }
            let from = cell + width;
            if from <= last {
                sources.push((from, vertical(cell, from, Direction::Right)));
            }
            let sources =
                sources.into_iter().map(|(from, map)| (layout.plane(from), map));
            moves[layout.color(cell)].push(sources.collect());
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
        cpu: Cpu,
        (color, row): (usize, usize),
        visited: &Visited<'_, u64>,
        words: &mut [u64],
    ) -> Option<u32> {
        let Boards { plane_counts, moves, .. } = self.0;
        let (number, plane) = (row / plane_counts[color], row % plane_counts[color]);
        let (moves, plane_count) = (&moves[color][plane], plane_counts[1 - color]);
        let mut any = false;
        for &(plane, ref plane_move) in moves {
            let from = SourcePlane { visited, plane, plane_count, reads_all: false };
            any |= plane_move.gather::<true>(cpu, from, number, words);
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

    #[test]
    fn rows_beyond_caches_are_regathered() {
        for (rows, columns, large) in
            [(3, 3, false), (2, 5, false), (2, 6, true), (4, 3, true), (2, 7, true)]
        {
            let puzzle = Sliding::new(rows, columns).expect("a board");
            let boards = Boards::new(puzzle).expect("rows");
            assert_eq!(boards.is_large, large, "{rows}x{columns}");
        }
    }

    /// Checks all moves that permute words, one column at a time. Only two rows are allocated, so
    /// boards may be larger than memory.
    #[test]
    fn word_moves_match_puzzle_moves() {
        for (rows, columns) in [(2, 3), (2, 4), (2, 6), (3, 3), (3, 4), (4, 4)] {
            let puzzle = Sliding::new(rows, columns).expect("a board");
            let boards = Boards::new(puzzle).expect("rows");
            let moves = boards.moves.iter().flatten().flatten();
            let all =
                moves.filter(|(_, map)| matches!(map, PlaneMove::Words(_))).count();
            let mut checked = HashSet::new();
            for k in 0..1000 {
                let rank =
                    (puzzle.position_count() / 1000 * k + k) % puzzle.position_count();
                for next in puzzle.successors(rank).into_iter().flatten() {
                    checked.extend(check_word_move(&boards, rank, next));
                }
            }
            assert!(all > 0, "{rows}x{columns}");
            assert_eq!(checked.len(), all, "{rows}x{columns}");
        }
    }

    /// Checks the move from one board to another, if it permutes words, and returns the target
    /// color, the target plane and the source plane.
    fn check_word_move(
        boards: &Boards,
        from: u64,
        to: u64,
    ) -> Option<(usize, usize, usize)> {
        let [source, target] = [from, to].map(|rank| boards.locate(rank));
        let [old, new] = [source, target].map(|location| {
            let planes = boards.plane_counts[location.color];
            (location.row / planes, location.row % planes)
        });
        let mut moves = boards.moves[target.color][new.1].iter();
        let (_, plane_move) = moves.find(|(plane, _)| *plane == old.1).expect("a move");
        let PlaneMove::Words(word_move) = plane_move else { return None };
        assert_eq!(old.0, new.0, "the row stays");
        let BoardLayout { width, word_columns, .. } = boards.layout;
        let row = |column: usize| {
            let mut row = vec![0; width];
            row[column / word_columns] = 1_u64 << (column % word_columns);
            row
        };
        let (before, after) = (row(source.column), row(target.column));
        let other = row((target.column + 1) % (width * word_columns));
        let both: Vec<_> = other.iter().zip(&after).map(|(a, b)| a | b).collect();
        for cpu in Cpu::available() {
            let mut found = vec![!0; width];
            word_move.permute_into::<false>(cpu, old.0, &before, &mut found);
            assert_eq!(found, after, "{cpu}, from {from} to {to}");
            found.clone_from(&other);
            word_move.permute_into::<true>(cpu, old.0, &before, &mut found);
            assert_eq!(found, both, "{cpu}, from {from} to {to}");
        }
        Some((target.color, new.1, old.1))
    }
}
