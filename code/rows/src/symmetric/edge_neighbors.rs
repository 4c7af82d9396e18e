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
use super::patterns::{Pattern, SLICES, Slots, slice_of};
use super::split::{self, ORDERS, Orders};
use puzzle::Metric;
use puzzle::rubik::{self, EDGES};

/// What the order of a slice's pieces adds to where a neighbor is.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct OrderShift {
    /// To the number of its row.
    pub(crate) row: u32,
    /// To its flips: five bits of the word, six of the place in it.
    pub(crate) word: u8,
    pub(crate) place: u8,
}

/// From where a move brings rows.
#[derive(Debug, Clone)]
pub(crate) struct EdgeNeighbor {
    /// The first row of its class.
    pub(crate) row: u32,
    /// Which symmetry sends it to its class.
    pub(crate) symmetry: u8,
    /// For each slice and each order of its pieces.
    pub(crate) parts: [[OrderShift; ORDERS]; 3],
}

/// Where a row's neighbor is, and how it comes.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct EdgeSource {
    pub(crate) row: usize,
    /// Which symmetry sends it to its class.
    pub(crate) symmetry: usize,
    /// What differs in the numbers of word and place, beside what the symmetry does.
    pub(crate) word: u8,
    pub(crate) place: u8,
}

/// The most moves that there are.
const MOST_MOVES: usize = 18;

/// Parts of all moves, so that a few instructions add them up.
#[derive(Debug, Clone, Copy, Default)]
struct OrderShifts {
    rows: [u32; MOST_MOVES],
    words: [u8; MOST_MOVES],
    places: [u8; MOST_MOVES],
}

/// From where moves bring the rows of a class.
#[derive(Debug, Clone)]
pub(crate) struct EdgeNeighbors {
    /// How many moves there are.
    count: usize,
    symmetries: [u8; MOST_MOVES],
    /// For each slice and each order of its pieces. To those of the first slice, the first row
    /// of the neighbor's class is added.
    parts: [[OrderShifts; ORDERS]; 3],
}

impl EdgeNeighbors {
    /// These, at most 18.
    pub(crate) fn new(neighbors: impl Iterator<Item = EdgeNeighbor>) -> Self {
        let parts = [[OrderShifts::default(); ORDERS]; 3];
        let mut all = EdgeNeighbors { count: 0, symmetries: [0; MOST_MOVES], parts };
        for (m, EdgeNeighbor { row, symmetry, parts }) in neighbors.enumerate() {
            (all.count, all.symmetries[m]) = (m + 1, symmetry);
            for (slice, parts) in parts.into_iter().enumerate() {
                for (to, part) in all.parts[slice].iter_mut().zip(parts) {
                    to.rows[m] = part.row + if slice == 0 { row } else { 0 };
                    (to.words[m], to.places[m]) = (part.word, part.place);
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
        let mut sum = self.parts[0][orders[0]];
        for slice in 1..3 {
            let more = &self.parts[slice][orders[slice]];
            for m in 0..MOST_MOVES {
                sum.rows[m] += more.rows[m];
                sum.words[m] ^= more.words[m];
                sum.places[m] ^= more.places[m];
            }
        }
        (0..self.count).map(move |m| EdgeSource {
            row: sum.rows[m] as usize,
            symmetry: usize::from(self.symmetries[m]),
            word: sum.words[m],
            place: sum.places[m],
        })
    }
    // ANCHOR_END: sources
}

/// The 48 symmetries: where each slot goes, and whether an edge is flipped.
pub(crate) fn symmetries() -> Vec<Slots> {
    cube::symmetries().iter().map(|faces| cube::moved(EDGES.names, faces)).collect()
}

/// The moves: for each slot, where its piece comes from, and whether it is flipped.
pub(crate) fn moves(metric: Metric) -> Vec<Slots> {
    let slots = |edges: rubik::Edges| {
        let slot = |i: usize| (edges.pm()[i].into(), edges.ori()[i] == 1);
        (0..12).map(slot).collect()
    };
    rubik::turns(metric).iter().map(|turn| slots(turn.edges())).collect()
}

/// Whether the edges are an odd permutation if each slice's are in their first order.
pub(crate) fn is_odd(pattern: &Pattern) -> bool {
    let mut next = SLICES.map(|edges| edges.into_iter());
    let piece = |&slice: &u8| next[usize::from(slice)].next().expect("four of each");
    !split::is_even(&pattern.iter().map(piece).collect::<Vec<_>>())
}

/// What each order of each slice's pieces adds, when a move is followed by a
/// symmetry; `last` is how many orders of the last slice a color has.
pub(crate) fn parts(
    pattern: &Pattern,
    turn: &Slots,
    symmetry: &Slots,
    orders: &Orders,
    last: usize,
) -> [[OrderShift; ORDERS]; 3] {
    // For each slot, where the piece in it goes, and whether it is flipped there.
    let mut images = [(0, false); 12];
    for (slot, &(from, flipped)) in turn.iter().enumerate() {
        images[from] = (symmetry[slot].0, flipped ^ symmetry[slot].1);
    }
    let part = |slice: usize, order: [usize; 4]| {
        let slots = (0..12).filter(|&slot| usize::from(pattern[slot]) == slice);
        let mut pieces: Vec<_> = slots
            .zip(order)
            .map(|(slot, k)| {
                let (piece, flip) = symmetry[SLICES[slice][k]];
                (images[slot].0, piece, images[slot].1 ^ flip)
            })
            .collect();
        pieces.sort();
        let image = std::array::from_fn(|k| slice_of(pieces[k].1).1);
        let step = [ORDERS * last, last, 1][slice_of(pieces[0].1).0];
        let number = orders.number(image);
        let is_last = slice_of(pieces[0].1).0 == 2;
        let number = if is_last { number % last } else { number };
        let flipped = pieces.iter().filter(|piece| piece.2).map(|piece| piece.1);
        let (word, place) = difference(flipped);
        OrderShift { row: (number * step) as u32, word, place }
    };
    [0, 1, 2].map(|slice| std::array::from_fn(|k| part(slice, orders.all()[k])))
}
