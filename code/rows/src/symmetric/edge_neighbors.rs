//! Effect of moves and symmetries on rows of edges.

use super::flips::difference;
use super::patterns::{SLICE_EDGES, SlicePattern, join, slice_and_index, slice_orders};
use super::split::{FourPerms, PERMS};
use puzzle::rubik::Edges;
use symmetry::Relabeling;

/// What the permutation of one slice's edges adds to the location of a position.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct OrderShift {
    /// Added to the number of the row.
    pub(crate) row: u32,
    /// XORed into the numbers of the word (five bits) and of the bit in it (six bits).
    pub(crate) word: u8,
    pub(crate) bit: u8,
}

/// What the edges of each slice add to the location of a position; `last` is the number of
/// permutations of the last slice in a color.
pub(crate) fn slice_shifts(
    edges: &Edges,
    perms: &FourPerms,
    last: usize,
) -> [OrderShift; 3] {
    let [first, second, third] = slice_orders(edges).map(|order| perms.index(order));
    let rows = [first * PERMS * last, second * last, third % last];
    let mut flipped = [false; 12];
    for (&edge, &flip) in edges.pm().iter().zip(edges.ori()) {
        flipped[usize::from(edge)] = flip == 1;
    }
    std::array::from_fn(|slice| {
        let flipped = SLICE_EDGES[slice].into_iter().filter(|&edge| flipped[edge]);
        let (word, bit) = difference(flipped);
        OrderShift { row: rows[slice] as u32, word, bit }
    })
}

/// Returns the shifts for each slice and each permutation of its edges when a symmetry follows
/// a move.
pub(crate) fn order_shifts(
    pattern: &SlicePattern,
    turn: Edges,
    symmetry: &Relabeling<12, 2>,
    perms: &FourPerms,
    last: usize,
) -> [[OrderShift; PERMS]; 3] {
    let mut shifts = [[OrderShift::default(); PERMS]; 3];
    for (k, &order) in perms.all().iter().enumerate() {
        let moved = join(pattern, [order; 3], [false; 12]) * turn;
        let images = slice_shifts(&symmetry.conjugate(&moved), perms, last);
        for (image, shift) in SLICE_EDGES.iter().zip(images) {
            let source = slice_and_index(symmetry.slot()[image[0]].into()).0;
            shifts[source][k] = shift;
        }
    }
    shifts
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
#[derive(Debug, Clone, Default)]
pub(crate) struct EdgeNeighbors {
    /// Number of moves.
    count: usize,
    symmetries: [u8; MAX_MOVES],
    /// For each slice and each permutation of its edges. Those of the first slice include the
    /// first row of the neighbor's class.
    shifts: [[OrderShifts; PERMS]; 3],
}

impl EdgeNeighbors {
    /// Adds the neighbor to which a move leads: the first row of its class, the index of the
    /// symmetry that maps it to the representative, and its shifts. There are at most 18.
    pub(crate) fn push(
        &mut self,
        row: usize,
        symmetry: usize,
        shifts: &[[OrderShift; PERMS]; 3],
    ) {
        let m = self.count;
        (self.count, self.symmetries[m]) = (m + 1, symmetry as u8);
        for (slice, shifts) in shifts.iter().enumerate() {
            for (sums, shift) in self.shifts[slice].iter_mut().zip(shifts) {
                sums.rows[m] = shift.row + if slice == 0 { row as u32 } else { 0 };
                (sums.words[m], sums.bits[m]) = (shift.word, shift.bit);
            }
        }
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
