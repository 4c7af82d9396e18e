//! Effect of moves and symmetries on rows of edges.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::{rubik_edges, rubik_edges_quarter};
//!
//! // A quarter turn makes even permutations odd: each color has half of the rows.
//! let quarter = rubik_edges_quarter();
//! assert_eq!(quarter.rows(0) + quarter.rows(1), rubik_edges().rows(0));
//! ```

use super::cube;
use super::flips::difference;
use super::patterns::{Pattern, SLICE_EDGES, SlotImages, slice_of};
use super::split::{self, FourPerms, PERMS};
use puzzle::Metric;
use puzzle::rubik::{self, EDGES};

/// What the permutation of one slice's edges adds to the location of a neighbor.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct OrderShift {
    /// Added to the number of the row.
    pub(crate) row: u32,
    /// XORed into the numbers of the word (five bits) and of the bit in it (six bits).
    pub(crate) word: u8,
    pub(crate) bit: u8,
}

/// The class that a move maps to a class.
#[derive(Debug, Clone)]
pub(crate) struct EdgeNeighbor {
    /// The first row of the class.
    pub(crate) row: u32,
    /// Index of the symmetry that maps the pattern to the representative.
    pub(crate) symmetry: u8,
    /// For each slice and each permutation of its edges.
    pub(crate) shifts: [[OrderShift; PERMS]; 3],
}

/// A source row, and how it is mapped.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct EdgeSource {
    pub(crate) row: usize,
    /// Index of the symmetry that maps the row to its class.
    pub(crate) symmetry: usize,
    /// XORed into the numbers of word and bit, besides the effect of the symmetry.
    pub(crate) word: u8,
    pub(crate) bit: u8,
}

/// Maximum number of moves.
const MAX_MOVES: usize = 18;

/// Shifts of all moves side by side, so that a few instructions add them.
#[derive(Debug, Clone, Copy, Default)]
struct OrderShifts {
    rows: [u32; MAX_MOVES],
    words: [u8; MAX_MOVES],
    bits: [u8; MAX_MOVES],
}

/// The source rows of the rows of a class.
#[derive(Debug, Clone)]
pub(crate) struct EdgeNeighbors {
    /// Number of moves.
    count: usize,
    symmetries: [u8; MAX_MOVES],
    /// For each slice and each permutation of its edges. Those of the first slice include the
    /// first row of the neighbor's class.
    shifts: [[OrderShifts; PERMS]; 3],
}

impl EdgeNeighbors {
    /// Takes at most 18 neighbors.
    pub(crate) fn new(neighbors: impl Iterator<Item = EdgeNeighbor>) -> Self {
        let shifts = [[OrderShifts::default(); PERMS]; 3];
        let mut all = EdgeNeighbors { count: 0, symmetries: [0; MAX_MOVES], shifts };
        for (m, EdgeNeighbor { row, symmetry, shifts }) in neighbors.enumerate() {
            (all.count, all.symmetries[m]) = (m + 1, symmetry);
            for (slice, shifts) in shifts.into_iter().enumerate() {
                for (to, shift) in all.shifts[slice].iter_mut().zip(shifts) {
                    to.rows[m] = shift.row + if slice == 0 { row } else { 0 };
                    (to.words[m], to.bits[m]) = (shift.word, shift.bit);
                }
            }
        }
        all
    }

    /// The source rows of the row with these permutations, one for each move.
    // ANCHOR: sources
    #[inline(always)]
    pub(crate) fn sources(
        &self,
        orders: [usize; 3],
    ) -> impl Iterator<Item = EdgeSource> {
        let mut sum = self.shifts[0][orders[0]];
        for slice in 1..3 {
            let more = &self.shifts[slice][orders[slice]];
            for m in 0..MAX_MOVES {
                sum.rows[m] += more.rows[m];
                sum.words[m] ^= more.words[m];
                sum.bits[m] ^= more.bits[m];
            }
        }
        (0..self.count).map(move |m| EdgeSource {
            row: sum.rows[m] as usize,
            symmetry: usize::from(self.symmetries[m]),
            word: sum.words[m],
            bit: sum.bits[m],
        })
    }
    // ANCHOR_END: sources
}

/// The 48 symmetries: the image of each slot, and whether an edge is flipped.
pub(crate) fn edge_symmetries() -> Vec<SlotImages> {
    cube::symmetries()
        .iter()
        .map(|faces| cube::slot_images(EDGES.names, faces))
        .collect()
}

/// The moves: the source of each slot, and whether its edge is flipped.
pub(crate) fn edge_moves(metric: Metric) -> Vec<SlotImages> {
    let slots = |edges: rubik::Edges| {
        let slot = |i: usize| (edges.pm()[i].into(), edges.ori()[i] == 1);
        (0..12).map(slot).collect()
    };
    rubik::turns(metric).iter().map(|turn| slots(turn.edges())).collect()
}

/// Whether the permutation of the edges is odd if each slice's edges are in their first order.
pub(crate) fn is_odd_pattern(pattern: &Pattern) -> bool {
    let mut next = SLICE_EDGES.map(|edges| edges.into_iter());
    let piece = |&slice: &u8| next[usize::from(slice)].next().expect("four of each");
    !split::is_even(&pattern.iter().map(piece).collect::<Vec<_>>())
}

/// Returns the shifts for each slice and permutation when a symmetry follows a move; `last` is
/// the number of permutations of the last slice in a color.
pub(crate) fn order_shifts(
    pattern: &Pattern,
    turn: &SlotImages,
    symmetry: &SlotImages,
    perms: &FourPerms,
    last: usize,
) -> [[OrderShift; PERMS]; 3] {
    // The image of each slot, and whether its edge is flipped.
    let mut images = [(0, false); 12];
    for (slot, &(from, flipped)) in turn.iter().enumerate() {
        images[from] = (symmetry[slot].0, flipped ^ symmetry[slot].1);
    }
    let shift = |slice: usize, order: [usize; 4]| {
        let slots = (0..12).filter(|&slot| usize::from(pattern[slot]) == slice);
        let mut pieces: Vec<_> = slots
            .zip(order)
            .map(|(slot, k)| {
                let (piece, flip) = symmetry[SLICE_EDGES[slice][k]];
                (images[slot].0, piece, images[slot].1 ^ flip)
            })
            .collect();
        pieces.sort();
        let image = std::array::from_fn(|k| slice_of(pieces[k].1).1);
        let step = [PERMS * last, last, 1][slice_of(pieces[0].1).0];
        let number = perms.index(image);
        let is_last = slice_of(pieces[0].1).0 == 2;
        let number = if is_last { number % last } else { number };
        let flipped = pieces.iter().filter(|piece| piece.2).map(|piece| piece.1);
        let (word, bit) = difference(flipped);
        OrderShift { row: (number * step) as u32, word, bit }
    };
    [0, 1, 2].map(|slice| std::array::from_fn(|k| shift(slice, perms.all()[k])))
}
