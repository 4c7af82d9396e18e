//! The scan of four cards, cell by cell.
//!
//! It is the scan of the crate `table`, over a graph that records which cells are expanded.

use super::error_text;
use std::cell::RefCell;
use table::{CompleteTable, Graph};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

const CELLS: usize = 24;

/// The graph of four cards side by side; a move swaps two neighbors. It records the cells
/// whose neighbors were looked up, in order.
struct RecordingGraph {
    expanded: RefCell<Vec<usize>>,
}

/// The cells after each of the three moves.
fn neighbors(cell: usize) -> [usize; 3] {
    let mut pm = [0; 4];
    permutation::unrank(cell as u64, &mut pm);
    [0, 1, 2].map(|m| {
        let mut next = pm;
        next.swap(m, m + 1);
        permutation::rank(&next) as usize
    })
}

impl Graph for RecordingGraph {
    fn count(&self) -> usize {
        CELLS
    }

    fn neighbors(&self, cell: usize) -> impl Iterator<Item = usize> {
        self.expanded.borrow_mut().push(cell);
        neighbors(cell).into_iter()
    }
}

/// The record of a scan, step by step. A step is a cell that the scan expands: its label is
/// that of the current pass.
///
/// ```
/// let scan = widgets::Scan::new()?;
/// assert_eq!(scan.steps(), 24);
/// assert_eq!((scan.cell(2), scan.pass(2)), (2, 2)); // after cells 0 and 1
/// assert_eq!(scan.neighbors(1), [7, 4, 0]);
/// assert_eq!(scan.labels(0).iter().filter(|&&label| label == -1).count(), 23);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Scan {
    table: CompleteTable,
    asked: Vec<usize>,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Scan {
    /// Scans the 24 orders of four cards.
    ///
    /// # Errors
    /// If there is no memory for them.
    ///
    /// # Complexity
    /// 24 cells, in seven passes.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new() -> Result<Scan, String> {
        let cards = RecordingGraph { expanded: RefCell::default() };
        let table = CompleteTable::new(&cards, 0, |_| ()).map_err(error_text)?;
        Ok(Scan { table, asked: cards.expanded.into_inner() })
    }

    /// How many cells the scan expands, one in each step.
    pub fn steps(&self) -> usize {
        self.asked.len()
    }

    /// How many cells there are at each distance.
    pub fn layers(&self) -> Vec<f64> {
        self.table.layers().iter().map(|&cells| cells as f64).collect()
    }

    /// The cell that a step expands.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn cell(&self, step: usize) -> usize {
        self.asked[step]
    }

    /// In which pass over the table a step is, from 1. New labels in this pass are this number.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn pass(&self, step: usize) -> usize {
        let label = self.table.distance(self.asked[step]);
        usize::from(label.expect("a cell has a label when its neighbors are asked")) + 1
    }

    /// The order of the cards in a cell.
    ///
    /// # Panics
    /// If there is no such cell.
    pub fn order(&self, cell: usize) -> Vec<u8> {
        assert!(cell < CELLS, "cell {cell} is not below {CELLS}");
        let mut pm = [0; 4];
        permutation::unrank(cell as u64, &mut pm);
        pm.to_vec()
    }

    /// Where the three moves lead from a cell.
    ///
    /// # Panics
    /// If there is no such cell.
    pub fn neighbors(&self, cell: usize) -> Vec<u32> {
        assert!(cell < CELLS, "cell {cell} is not below {CELLS}");
        neighbors(cell).map(|cell| cell as u32).to_vec()
    }

    /// The labels after `steps` steps, and −1 for each cell without a label.
    ///
    /// # Panics
    /// If there are fewer steps.
    pub fn labels(&self, steps: usize) -> Vec<i8> {
        let mut labels = vec![-1; CELLS];
        let found = self.asked[..steps].iter().flat_map(|&cell| neighbors(cell));
        for cell in found.chain([0]) {
            labels[cell] = self.table.distance(cell).map_or(-1, |label| label as i8);
        }
        labels
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_match_plain_loop() {
        let scan = Scan::new().unwrap();
        let next: Vec<_> =
            (0..CELLS).flat_map(|cell| neighbors(cell).map(|q| q as u32)).collect();
        let mut table = [-1; CELLS];
        table[0] = 0;
        let (mut step, mut layers, mut c) = (0, vec![], 1);
        assert_eq!(scan.labels(0), table);
        for len in 0.. {
            if c == 0 {
                break;
            }
            layers.push(c as f64);
            c = 0;
            for p in 0..CELLS {
                if table[p] == len {
                    assert_eq!(
                        (scan.cell(step), scan.pass(step)),
                        (p, len as usize + 1)
                    );
                    c += table::explore(p, &next, 3, &mut table);
                    step += 1;
                    assert_eq!(scan.labels(step), table, "{step}");
                }
            }
            // The pass has labeled positions up to this distance, and none farther.
            assert_eq!(table.iter().max(), Some(&(len + i8::from(c > 0))));
        }
        assert_eq!((scan.steps(), scan.layers()), (step, layers));
        let mut whole = [0; CELLS];
        table::scan(0, &next, 3, &mut whole);
        assert_eq!(table, whole);
    }

    #[test]
    fn labels_count_inversions() {
        let scan = Scan::new().unwrap();
        let labels = scan.labels(scan.steps());
        for (cell, &label) in labels.iter().enumerate() {
            assert_eq!(permutation::inversions(&scan.order(cell)), label as u64);
        }
    }
}
