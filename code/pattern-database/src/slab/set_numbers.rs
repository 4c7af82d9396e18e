//! The numbers of sets of cells by two look-ups, one for the lower cells and one for the others.

use combination::comb;

/// Numbers of all sets of `k` cells, in the order of [`combination::masks`].
///
/// The rank of a set is a sum with a term for each cell, which depends on the number of smaller
/// cells in the set. For the higher cells that number is `k` minus those that follow, so two small
/// tables are enough, where one for all masks of 25 cells takes 134 MB.
#[derive(Debug, Clone)]
pub(crate) struct SetNumbers {
    /// Number of cells that are looked up in the first table: half of them.
    lower_cells: usize,
    lower: Vec<u32>,
    higher: Vec<u32>,
}

impl SetNumbers {
    /// The numbers of the sets of `k` of `cells` cells.
    pub(crate) fn new(cells: usize, k: usize) -> Self {
        let lower_cells = cells / 2;
        let term = |cell: usize, before: usize| comb(cell, before + 1) as u32;
        let sum = |mask: usize, first: usize, before: usize| {
            let set = (0..cells).filter(|cell| (mask >> cell) & 1 == 1);
            set.zip(before..).map(|(cell, before)| term(first + cell, before)).sum()
        };
        let higher = |mask: usize| {
            let before = k.checked_sub(mask.count_ones() as usize);
            before.map_or(0, |before| sum(mask, lower_cells, before))
        };
        let masks = |cells: usize| 0..1 << cells;
        SetNumbers {
            lower_cells,
            lower: masks(lower_cells).map(|mask| sum(mask, 0, 0)).collect(),
            higher: masks(cells - lower_cells).map(higher).collect(),
        }
    }

    /// The number of a set of `k` cells.
    #[inline]
    pub(crate) fn number(&self, set: usize) -> usize {
        let lower = set & (self.lower.len() - 1);
        (self.lower[lower] + self.higher[set >> self.lower_cells]) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::SetNumbers;
    use combination::masks;

    #[test]
    fn numbers_follow_order_of_masks() {
        for (cells, k) in [(4, 1), (9, 4), (13, 6), (14, 7), (16, 8), (20, 5), (25, 4)]
        {
            let numbers = SetNumbers::new(cells, k);
            for (number, set) in masks(cells, k).enumerate() {
                assert_eq!(numbers.number(set as usize), number, "{k} of {cells}");
            }
        }
    }
}
