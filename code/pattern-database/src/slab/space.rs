//! The slabs of a pattern: a set of cells of the tiles, and a region of the blank.
//!
//! Two tiles of a 2×3 board that lie in the cells 1 and 3 leave two regions: cell 0 alone,
//! and the cells 2, 4 and 5.
//!
//! ```text
//! . T .
//! T . .
//! ```

use super::set_numbers::SetNumbers;
use combination::masks;
use puzzle::{Puzzle, sliding::Sliding};

/// All positions with the tiles of a pattern in the same cells, in any permutation, and the
/// blank in the same region, all of which it can reach without moving one of these tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slab {
    /// The cells with tiles of the pattern.
    pub cells: u32,
    /// The cells that the blank can reach.
    pub region: u32,
    /// The number of `cells` among all sets of the same size.
    pub set: u32,
    /// The color, 0 or 1: the parity of the number of tiles on dark cells.
    pub color: usize,
    /// The number of the slab among those of its color.
    pub number: usize,
}

/// All slabs of patterns with a given number of tiles.
#[derive(Debug)]
pub struct Slabs {
    /// The neighbors of each cell, as bits.
    pub adjacent: Vec<u32>,
    /// The slabs. Those with the same cells are consecutive.
    pub slabs: Vec<Slab>,
    /// The numbers of the sets of cells.
    pub numbers: SetNumbers,
    /// The index of the first slab of each set of cells.
    first_slab: Vec<usize>,
    /// The number of slabs of each color.
    pub slabs_per_color: [usize; 2],
}

impl Slabs {
    /// Finds the slabs of boards of this puzzle, for `k` tiles.
    // ANCHOR: new
    pub fn new(puzzle: &Sliding, k: usize) -> Self {
        let cells = puzzle.cells();
        let near = |cell| {
            (0..puzzle.moves()).filter_map(move |m| puzzle.blank_before_move(cell, m))
        };
        let beside: Vec<u32> = (0..cells)
            .map(|cell| near(cell).fold(0, |all, near| all | (1 << near)))
            .collect();
        let columns = puzzle.shape().1;
        let dark = (0..cells).filter(|cell| (cell / columns + cell % columns) % 2 == 1);
        let dark = dark.fold(0u32, |all, cell| all | (1 << cell));
        let mut it = Slabs {
            adjacent: beside,
            slabs: vec![],
            numbers: SetNumbers::new(cells, k),
            first_slab: vec![],
            slabs_per_color: [0; 2],
        };
        for (number, tiles) in masks(cells, k).map(|mask| mask as u32).enumerate() {
            it.first_slab.push(it.slabs.len());
            let color = ((tiles & dark).count_ones() % 2) as usize;
            let mut left = !tiles & ((1 << cells) - 1);
            while left != 0 {
                let region = it.region(left);
                let set = number as u32;
                it.slabs.push(Slab {
                    cells: tiles,
                    region,
                    set,
                    color,
                    number: it.slabs_per_color[color],
                });
                it.slabs_per_color[color] += 1;
                left &= !region;
            }
        }
        it.first_slab.push(it.slabs.len());
        it
    }
    // ANCHOR_END: new

    /// The free cells that the blank can reach from the first of them.
    // ANCHOR: region
    fn region(&self, free: u32) -> u32 {
        let mut region = free & free.wrapping_neg();
        loop {
            let near = ones(region).fold(0, |all, cell| all | self.adjacent[cell]);
            let larger = region | (near & free);
            if larger == region {
                return region;
            }
            region = larger;
        }
    }
    // ANCHOR_END: region

    /// The slab with these cells whose region contains the cell `blank`.
    pub fn find(&self, cells: u32, blank: usize) -> usize {
        let set = self.numbers.number(cells as usize);
        let mut of_set = self.first_slab[set]..self.first_slab[set + 1];
        let is = |&slab: &usize| (self.slabs[slab].region >> blank) & 1 == 1;
        of_set.find(is).expect("a free cell is in a region")
    }

    /// The slabs of up to `count` sets of cells, from number `first`.
    pub fn sets_from(&self, first: usize, count: usize) -> &[Slab] {
        let end = (first + count).min(self.first_slab.len() - 1);
        &self.slabs[self.first_slab[first]..self.first_slab[end]]
    }

    /// The slabs that a move of a tile maps to this [`Slab`], by their numbers among those of the
    /// other color. Each comes with the index of the tile among the pattern's tiles in reading order, before and after the move.
    // ANCHOR: sources
    pub fn sources(&self, slab: &Slab) -> impl Iterator<Item = (usize, usize, usize)> {
        let Slab { cells, region, .. } = *slab;
        ones(cells).flat_map(move |to| {
            ones(self.adjacent[to] & region).map(move |from| {
                let before = (cells & !(1 << to)) | (1 << from);
                let index =
                    |cells: u32, cell: usize| (cells & ((1 << cell) - 1)).count_ones();
                (
                    self.slabs[self.find(before, to)].number,
                    index(before, from) as usize,
                    index(cells, to) as usize,
                )
            })
        })
    }
    // ANCHOR_END: sources
}

/// The bits that are set, from the lowest.
pub fn ones(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then_some(mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(lowest)
    })
}
