//! Where the edges go by moves and symmetries.
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
use super::split::{self, FourPermutations, PERMS};
use puzzle::Metric;
use puzzle::rubik::{self, EDGES};

/// What the order of a slice's pieces adds to where a neighbor is.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct OrderShift {
    /// To the number of its row.
    pub(crate) row: u32,
    /// To its flips: five bits of the word, six of the bit in it.
    pub(crate) word: u8,
    pub(crate) bit: u8,
}

/// From where a move brings rows.
#[derive(Debug, Clone)]
pub(crate) struct EdgeNeighbor {
    /// The first row of its class.
    pub(crate) row: u32,
    /// Which symmetry sends it to its class.
    pub(crate) symmetry: u8,
    /// For each slice and each order of its pieces.
    pub(crate) shifts: [[OrderShift; PERMS]; 3],
}

/// Where a row's neighbor is, and how it comes.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct EdgeSource {
    pub(crate) row: usize,
    /// Which symmetry sends it to its class.
    pub(crate) symmetry: usize,
    /// What differs in the numbers of word and bit, beside what the symmetry does.
    pub(crate) word: u8,
    pub(crate) bit: u8,
}

/// The most moves that there are.
const MAX_MOVES: usize = 18;

/// Parts of all moves, so that a few instructions add them up.
#[derive(Debug, Clone, Copy, Default)]
struct OrderShifts {
    rows: [u32; MAX_MOVES],
    words: [u8; MAX_MOVES],
    bits: [u8; MAX_MOVES],
}

/// From where moves bring the rows of a class.
#[derive(Debug, Clone)]
pub(crate) struct EdgeNeighbors {
    /// How many moves there are.
    count: usize,
    symmetries: [u8; MAX_MOVES],
    /// For each slice and each order of its pieces. To those of the first slice, the first row
    /// of the neighbor's class is added.
    shifts: [[OrderShifts; PERMS]; 3],
}

impl EdgeNeighbors {
    /// These, at most 18.
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

    /// The neighbors of the row with these orders, move by move.
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

/// The 48 symmetries: where each slot goes, and whether an edge is flipped.
pub(crate) fn symmetries() -> Vec<SlotImages> {
    cube::symmetries()
        .iter()
        .map(|faces| cube::slot_images(EDGES.names, faces))
        .collect()
}

/// The moves: for each slot, where its piece comes from, and whether it is flipped.
pub(crate) fn moves(metric: Metric) -> Vec<SlotImages> {
    let slots = |edges: rubik::Edges| {
        let slot = |i: usize| (edges.pm()[i].into(), edges.ori()[i] == 1);
        (0..12).map(slot).collect()
    };
    rubik::turns(metric).iter().map(|turn| slots(turn.edges())).collect()
}

/// Whether the edges are an odd permutation if each slice's are in their first order.
pub(crate) fn is_odd(pattern: &Pattern) -> bool {
    let mut next = SLICE_EDGES.map(|edges| edges.into_iter());
    let piece = |&slice: &u8| next[usize::from(slice)].next().expect("four of each");
    !split::is_even(&pattern.iter().map(piece).collect::<Vec<_>>())
}

/// What each order of each slice's pieces adds, when a move is followed by a
/// symmetry; `last` is how many orders of the last slice a color has.
pub(crate) fn order_shifts(
    pattern: &Pattern,
    turn: &SlotImages,
    symmetry: &SlotImages,
    perms: &FourPermutations,
    last: usize,
) -> [[OrderShift; PERMS]; 3] {
    // For each slot, where the piece in it goes, and whether it is flipped there.
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
