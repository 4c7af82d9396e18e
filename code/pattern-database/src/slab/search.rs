//! The search, layer by layer, a slab at a time.

use super::permutation_sets::PermutationSets;
use super::space::{Slab, Slabs, ones};
use crate::database::checked_entry;
use crate::{DatabaseError, UNREACHED};

/// A layer of the search, as soon as it is complete: what an observer is told.
///
/// # Examples
/// ```
/// use pattern_database::SlabDatabase;
/// use puzzle::sliding::Sliding;
///
/// let mut layers = vec![];
/// SlabDatabase::new(&Sliding::new(2, 2)?, &[1], |layer| layers.push(layer.parts))?;
/// assert_eq!(layers, [1, 2, 1]); // the tile in its cell, beside it, and opposite
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SlabLayer {
    /// How many moves of the pattern's tiles it is away.
    pub depth: usize,
    /// How many parts it has: orders, cells and regions of the blank.
    pub parts: u64,
}

/// What the search knows: a bit for each order of each slab, by color.
struct SlabSearch<'a> {
    slabs: &'a Slabs,
    orders: &'a PermutationSets,
    visited: [Vec<u32>; 2],
    /// The layer in which a slab last grew, and how many of its orders are seen.
    last_growth: Vec<usize>,
    visited_count: Vec<usize>,
    entries: Vec<u8>,
}

/// The distance of each order of the tiles in each set of cells.
///
/// A move of a tile changes the color of the slab. So a layer has the slabs of one color,
/// what it reads has the other one, and one bit for each part is enough.
// ANCHOR: search
pub fn search(
    slabs: &Slabs,
    orders: &PermutationSets,
    start: usize,
    mut entries: Vec<u8>,
    mut observer: impl FnMut(SlabLayer),
) -> Result<Vec<u8>, DatabaseError> {
    let words = orders.words();
    let seen = slabs.slabs_per_color.map(|count| vec![0; count * words]);
    let all = slabs.slabs.len();
    entries.fill(UNREACHED);
    let (grown, count) = (vec![usize::MAX; all], vec![0; all]);
    let mut it = SlabSearch {
        slabs,
        orders,
        visited: seen,
        last_growth: grown,
        visited_count: count,
        entries,
    };
    it.add_arrivals(start, 0, &{
        let mut first = vec![0; words];
        first[0] = 1; // the order of rank 0: the tiles as they are numbered
        first
    });
    observer(SlabLayer { depth: 0, parts: 1 });
    for depth in 1.. {
        let parts = it.expand_layer(depth, (slabs.slabs[start].color + depth) % 2);
        if parts == 0 {
            break;
        }
        checked_entry(depth as u16)?;
        observer(SlabLayer { depth, parts });
    }
    Ok(it.entries)
}
// ANCHOR_END: search

impl SlabSearch<'_> {
    /// One layer: into each slab of this color come the orders of the slabs around it.
    // ANCHOR: layer
    fn expand_layer(&mut self, depth: usize, color: usize) -> u64 {
        let words = self.orders.words();
        let mut arriving = vec![0; words];
        let (mut a, mut b) = (vec![0; words], vec![0; words]);
        let mut parts = 0;
        for (i, slab) in self.slabs.slabs.iter().enumerate() {
            if slab.color != color || self.visited_count[i] == self.orders.count {
                continue;
            }
            arriving.fill(0);
            for (source, from, to) in self.slabs.sources(slab) {
                // What it had before has come already.
                if self.last_growth[source] == depth - 1 {
                    let set = self.visited_set(&self.slabs.slabs[source]);
                    let set = self.orders.shift_tile(set, from, to, [&mut a, &mut b]);
                    arriving.iter_mut().zip(set).for_each(|(all, word)| *all |= word);
                }
            }
            parts += self.add_arrivals(i, depth, &arriving);
        }
        parts
    }
    // ANCHOR_END: layer

    /// The orders of a slab that have been seen.
    fn visited_set(&self, slab: &Slab) -> &[u32] {
        let words = self.orders.words();
        &self.visited[slab.color][slab.number * words..][..words]
    }

    /// Adds what arrives at a slab, and gives the new orders their distance, unless they
    /// have one from another region of the blank. Returns how many are new.
    // ANCHOR: add
    fn add_arrivals(&mut self, i: usize, depth: usize, arriving: &[u32]) -> u64 {
        let (slab, words) = (&self.slabs.slabs[i], self.orders.words());
        let seen = &mut self.visited[slab.color][slab.number * words..][..words];
        let entries = &mut self.entries[slab.set as usize * self.orders.count..];
        let mut new = 0;
        for (w, (seen, &arriving)) in seen.iter_mut().zip(arriving).enumerate() {
            let fresh = arriving & !*seen;
            *seen |= fresh;
            new += fresh.count_ones();
            for bit in ones(fresh) {
                let entry = &mut entries[w * self.orders.per_word + bit];
                *entry = (*entry).min(depth as u8);
            }
        }
        if new > 0 {
            self.last_growth[i] = depth;
            self.visited_count[i] += new as usize;
        }
        new.into()
    }
    // ANCHOR_END: add
}
