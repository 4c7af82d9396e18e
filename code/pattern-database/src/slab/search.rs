//! Breadth-first search of all permutations of tiles, one [`Slab`] at a time.

use super::permutation_sets::PermutationSets;
use super::space::{Slab, Slabs, ones};
use crate::database::checked_entry;
use crate::{DatabaseError, DatabaseLayer, UNREACHED};

/// The state of the search: a bit for each permutation of each slab, by color.
struct SlabSearch<'a> {
    slabs: &'a Slabs,
    orders: &'a PermutationSets,
    visited: [Vec<u32>; 2],
    /// For each slab, the layer in which it last grew, and the number of visited permutations.
    last_growth: Vec<usize>,
    visited_count: Vec<usize>,
    entries: Vec<u8>,
}

/// The distance of each permutation of the tiles in each set of cells.
///
/// A move of a tile changes the color of the slab. So a layer writes the slabs of one color
/// and reads those of the other, and one bit for each abstract state is enough.
// ANCHOR: search
pub fn search(
    slabs: &Slabs,
    orders: &PermutationSets,
    start: usize,
    mut entries: Vec<u8>,
    mut observer: impl FnMut(DatabaseLayer),
) -> Result<Vec<u8>, DatabaseError> {
    let words = orders.words_per_set();
    let visited = slabs.slabs_per_color.map(|count| vec![0; count * words]);
    let all = slabs.slabs.len();
    entries.fill(UNREACHED);
    let (grown, count) = (vec![usize::MAX; all], vec![0; all]);
    let mut it = SlabSearch {
        slabs,
        orders,
        visited,
        last_growth: grown,
        visited_count: count,
        entries,
    };
    it.add_arrivals(start, 0, &{
        let mut first = vec![0; words];
        first[0] = 1; // the permutation of rank 0: the tiles in ascending order
        first
    });
    observer(DatabaseLayer { depth: 0, states: 1 });
    for depth in 1.. {
        let states = it.expand_layer(depth, (slabs.slabs[start].color + depth) % 2);
        if states == 0 {
            break;
        }
        checked_entry(depth as u16)?;
        observer(DatabaseLayer { depth, states });
    }
    Ok(it.entries)
}
// ANCHOR_END: search

impl SlabSearch<'_> {
    /// Computes one layer: each [`Slab`] of this color receives the permutations of the slabs
    /// that a move maps to it. Returns the number of newly visited abstract states.
    // ANCHOR: layer
    fn expand_layer(&mut self, depth: usize, color: usize) -> u64 {
        let words = self.orders.words_per_set();
        let mut arriving = vec![0; words];
        let (mut a, mut b) = (vec![0; words], vec![0; words]);
        let mut states = 0;
        for (i, slab) in self.slabs.slabs.iter().enumerate() {
            if slab.color != color || self.visited_count[i] == self.orders.count {
                continue;
            }
            arriving.fill(0);
            for (source, from, to) in self.slabs.sources(slab) {
                // The source's older permutations have arrived in earlier layers.
                if self.last_growth[source] == depth - 1 {
                    let set = self.visited_set(&self.slabs.slabs[source]);
                    let set = self.orders.shift_tile(set, from, to, [&mut a, &mut b]);
                    arriving.iter_mut().zip(set).for_each(|(all, word)| *all |= word);
                }
            }
            states += self.add_arrivals(i, depth, &arriving);
        }
        states
    }
    // ANCHOR_END: layer

    /// The visited permutations of a [`Slab`], one bit each.
    fn visited_set(&self, slab: &Slab) -> &[u32] {
        let words = self.orders.words_per_set();
        &self.visited[slab.color][slab.number * words..][..words]
    }

    /// Marks the permutations that a layer adds to a [`Slab`] as visited, and enters the distance
    /// of the new ones, unless another region of the blank has a smaller one. Returns how many are
    /// new.
    // ANCHOR: add
    fn add_arrivals(&mut self, i: usize, depth: usize, arriving: &[u32]) -> u64 {
        let (slab, words) = (&self.slabs.slabs[i], self.orders.words_per_set());
        let visited = &mut self.visited[slab.color][slab.number * words..][..words];
        let entries = &mut self.entries[slab.set as usize * self.orders.count..];
        let mut new = 0;
        for (w, (visited, &arriving)) in visited.iter_mut().zip(arriving).enumerate() {
            let frontier = arriving & !*visited;
            *visited |= frontier;
            new += frontier.count_ones();
            for bit in ones(frontier) {
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
