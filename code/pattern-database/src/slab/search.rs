//! Breadth-first search of all permutations of tiles, one [`Slab`] at a time, on all cores.

use super::permutation_sets::PermutationSets;
use super::space::{Slab, Slabs, ones};
use crate::database::checked_entry;
use crate::threads::{cores, on_threads};
use crate::{DatabaseError, DatabaseLayer, UNREACHED};
use puzzle::Reply;
use std::convert::Infallible;

/// The slabs of one color: a bit for each permutation of each slab.
#[derive(Default)]
struct ColorState {
    visited: Vec<u32>,
    growth: Vec<Growth>,
}

/// The layer in which a slab last grew, and the number of its visited permutations.
#[derive(Clone, Copy)]
struct Growth {
    last: usize,
    visited: usize,
}

/// The state of the search.
struct SlabSearch<'a> {
    slabs: &'a Slabs,
    orders: &'a PermutationSets,
    colors: [ColorState; 2],
    entries: Vec<u8>,
}

/// The slabs of some sets of cells, of which one thread writes those of one color.
struct SlabBlock<'a> {
    color: usize,
    slabs: &'a [Slab],
    visited: &'a mut [u32],
    growth: &'a mut [Growth],
    entries: &'a mut [u8],
}

/// The distance of each permutation of the tiles in each set of cells.
///
/// A move of a tile changes the color of the slab. So a layer writes the slabs of one color
/// and reads those of the other, and one bit for each abstract state is enough.
// ANCHOR: search
pub(crate) fn search<R: Reply>(
    slabs: &Slabs,
    orders: &PermutationSets,
    start: usize,
    mut entries: Vec<u8>,
    mut observer: impl FnMut(DatabaseLayer) -> R,
) -> Result<Vec<u8>, DatabaseError> {
    let (start, words) = (&slabs.slabs[start], orders.words_per_set());
    entries.fill(UNREACHED);
    let mut colors = slabs.slabs_per_color.map(|slabs| ColorState {
        visited: vec![0; slabs * words],
        growth: vec![Growth { last: usize::MAX, visited: 0 }; slabs],
    });
    // The permutation of rank 0: the tiles in ascending order.
    entries[start.set as usize * orders.count] = 0;
    colors[start.color].visited[start.number * words] = 1;
    colors[start.color].growth[start.number] = Growth { last: 0, visited: 1 };
    let mut it = SlabSearch { slabs, orders, colors, entries };
    let (mut states, mut visited) = (1, 0);
    for depth in 0.. {
        visited += states;
        let reply = observer(DatabaseLayer { depth, states });
        if reply.control_flow().is_break() {
            return Err(DatabaseError::Stopped { depth, states: visited });
        }
        states = it.expand_layer(depth + 1, (start.color + depth + 1) % 2);
        if states == 0 {
            break;
        }
        checked_entry(depth as u16 + 1)?;
    }
    Ok(it.entries)
}
// ANCHOR_END: search

/// Number of sets of cells in a block.
const SETS_PER_BLOCK: usize = 256;

impl SlabSearch<'_> {
    /// Computes one layer: the slabs of this color, from those of the other color. Returns the
    /// number of newly visited abstract states.
    fn expand_layer(&mut self, depth: usize, color: usize) -> u64 {
        let SlabSearch { slabs, orders, colors, entries } = self;
        let words = orders.words_per_set();
        let mut own = std::mem::take(&mut colors[color]);
        let other = &colors[1 - color];
        let (mut visited, mut growth) = (&mut own.visited[..], &mut own.growth[..]);
        let entries = entries.chunks_mut(SETS_PER_BLOCK * orders.count);
        let block = |(i, entries)| {
            let sets = slabs.sets_from(i * SETS_PER_BLOCK, SETS_PER_BLOCK);
            let written = sets.iter().filter(|slab| slab.color == color).count();
            SlabBlock {
                color,
                slabs: sets,
                visited: visited.split_off_mut(..written * words).expect("enough"),
                growth: growth.split_off_mut(..written).expect("enough"),
                entries,
            }
        };
        let blocks: Vec<SlabBlock> = entries.enumerate().map(block).collect();
        let layer = LayerSource { slabs, orders, other, depth };
        let expand = |states: &mut u64, block| {
            *states += expand_block(layer, block);
            Ok::<(), Infallible>(())
        };
        let Ok(states) = on_threads(cores(), blocks.into_iter(), || 0, expand);
        colors[color] = own;
        states.into_iter().sum()
    }
}

/// What a layer reads: the slabs, and the state of those of the other color.
#[derive(Clone, Copy)]
struct LayerSource<'a> {
    slabs: &'a Slabs,
    orders: &'a PermutationSets,
    other: &'a ColorState,
    depth: usize,
}

/// Computes one layer of some slabs of one color: each [`Slab`] receives the permutations of the
/// slabs that a move maps to it. Returns the number of newly visited abstract states.
// ANCHOR: layer
fn expand_block(layer: LayerSource, mut block: SlabBlock) -> u64 {
    let LayerSource { slabs, orders, other, depth } = layer;
    let words = orders.words_per_set();
    let [mut arriving, mut a, mut b] = [(); 3].map(|()| vec![0; words]);
    let mut states = 0;
    for (i, slab) in block.written().enumerate() {
        if block.growth[i].visited == orders.count {
            continue;
        }
        arriving.fill(0);
        for (source, from, to) in slabs.sources(slab) {
            // The source's older permutations have arrived in earlier layers.
            if other.growth[source].last == depth - 1 {
                let set = &other.visited[source * words..][..words];
                let set = orders.shift_tile(set, from, to, [&mut a, &mut b]);
                arriving.iter_mut().zip(set).for_each(|(all, word)| *all |= word);
            }
        }
        states += block.add_arrivals(i, slab, orders, depth, &arriving);
    }
    states
}
// ANCHOR_END: layer

impl<'a> SlabBlock<'a> {
    /// The slabs that are written: those of the block's color.
    fn written(&self) -> impl Iterator<Item = &'a Slab> + use<'a> {
        let color = self.color;
        self.slabs.iter().filter(move |slab| slab.color == color)
    }

    /// Marks the permutations that a layer adds to a [`Slab`], the `i`-th of the block's color, as
    /// visited, and enters the distance of the new ones, unless another region of the blank has a
    /// smaller one. Returns how many are new.
    // ANCHOR: add
    fn add_arrivals(
        &mut self,
        i: usize,
        slab: &Slab,
        orders: &PermutationSets,
        depth: usize,
        arriving: &[u32],
    ) -> u64 {
        let visited = &mut self.visited[i * arriving.len()..][..arriving.len()];
        let set = (slab.set - self.slabs[0].set) as usize;
        let entries = &mut self.entries[set * orders.count..];
        let mut new = 0;
        for (w, (visited, &arriving)) in visited.iter_mut().zip(arriving).enumerate() {
            let frontier = arriving & !*visited;
            *visited |= frontier;
            new += frontier.count_ones();
            for bit in ones(frontier) {
                let entry = &mut entries[w * orders.per_word + bit];
                *entry = (*entry).min(depth as u8);
            }
        }
        if new > 0 {
            let visited = self.growth[i].visited + new as usize;
            self.growth[i] = Growth { last: depth, visited };
        }
        new.into()
    }
    // ANCHOR_END: add
}
