//! The puzzle of four cards in a ring: its bit matrix with rows of 27 columns, and what a move
//! does to a row.
//!
//! Four cards lie in a ring, and each can be turned in three ways. The engine of the
//! crate `rows` finds the distances; here is only how the cards lie in its rows.

use super::play::{DistanceFn, search_in_rows};
use puzzle::Pieces;
use rows::translation::{
    DigitShift, Effect, Layout, OrientationRows, StepMethod, Translation, Vector,
};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The cards in slots 0 to 3, and how each is turned.
type RingCards = Pieces<4, 3>;

/// The layout of the cards' bit matrix: a row is a permutation of the cards, its columns are the
/// orientations of cards 0, 1 and 2, wherever these are. They determine that of card 3.
#[derive(Debug)]
struct RingRows;

const COLUMNS: usize = rows::translation::BITS;

impl OrientationRows for RingRows {
    type Position = RingCards;

    fn rows(&self) -> usize {
        24
    }

    fn layout(&self) -> Layout {
        Layout::new(&[], 1)
    }

    fn row(&self, cards: &RingCards) -> usize {
        permutation::rank(cards.pm()) as usize
    }

    fn vector(&self, cards: &RingCards) -> Vector {
        let turned = cards.pm().iter().zip(cards.ori()).filter(|(card, _)| **card < 3);
        turned.fold(Vector::default(), |vector, (&card, &by)| {
            vector.with(card.into(), by)
        })
    }

    fn position(&self, row: usize, vector: Vector) -> RingCards {
        let mut pm = [0; 4];
        permutation::unrank(row as u64, &mut pm);
        let [a, b, c] = [0, 1, 2].map(|card| vector.digit(card));
        let turns = [a, b, c, 2 * (a + b + c)].map(|by| (by % 3) as u8);
        RingCards::assume_valid(pm, pm.map(|card| turns[usize::from(card)]))
    }

    fn unrank(&self, rank: u64) -> RingCards {
        let (row, place) = (rank as usize / COLUMNS, rank as usize % COLUMNS);
        let vector = self.layout().vector(place).expect("all places are used");
        self.position(row, vector)
    }

    fn rank(&self, cards: &RingCards) -> u64 {
        let place = self.layout().column(self.vector(cards));
        (self.row(cards) * COLUMNS + place) as u64
    }
}

/// The moves: all cards one slot down, all one up, and an exchange of slots 0 and 1.
fn moves() -> [RingCards; 3] {
    [
        RingCards::assume_valid([1, 2, 3, 0], [0; 4]),
        RingCards::assume_valid([3, 0, 1, 2], [0; 4]),
        RingCards::assume_valid([1, 0, 2, 3], [1, 2, 0, 0]),
    ]
}

/// Four cards in a ring, and the bits visited by a search in rows.
///
/// ```
/// let ring = widgets::Ring::new()?;
/// assert_eq!(ring.layers()[..4], [1.0, 3.0, 5.0, 8.0]);
/// assert_eq!((ring.target(2, 0), ring.vector(2, 0)), (6, vec![2, 1, 0]));
/// assert_eq!(ring.digits(5), [2, 1, 0]);
/// assert_eq!(ring.word(6, 1), 1 << 5); // after one step, the exchange is visited
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Ring {
    layers: Vec<u64>,
    distance: DistanceFn,
    /// For each move and row, the row that the move maps it to, and what it adds to the columns.
    effects: Vec<Effect>,
}

/// The number of a row in the type that row maps use.
fn row_number(row: usize) -> u16 {
    row.try_into().expect("a row")
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Ring {
    /// Searches all positions of the ring.
    ///
    /// # Errors
    /// If there is no memory for its 648 positions.
    ///
    /// # Complexity
    /// A few milliseconds and kilobytes.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new() -> Result<Ring, String> {
        let [down, _, exchange] = moves();
        let turns: [(_, &'static [u8]); 2] = [(down, &[1, 3]), (exchange, &[1])];
        let cards = Translation::new(RingRows, &turns, StepMethod::EachMove);
        let (layers, distance) = search_in_rows(cards)?;
        Ok(Ring { layers, distance, effects: RingRows.effects(&moves()) })
    }

    /// How many positions there are at each distance.
    pub fn layers(&self) -> Vec<f64> {
        self.layers.iter().map(|&positions| positions as f64).collect()
    }

    /// The order of the cards in a row.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn order(&self, row: usize) -> Vec<u8> {
        RingRows.position(row, Vector::default()).pm().to_vec()
    }

    /// How cards 0, 1 and 2 are turned in a column.
    ///
    /// # Panics
    /// If there is no such column.
    pub fn digits(&self, place: usize) -> Vec<u8> {
        let vector = RingRows.layout().vector(place).expect("a place of the row");
        [0, 1, 2].map(|card| vector.digit(card) as u8).to_vec()
    }

    /// The visited columns of a row after `steps` steps of the search, as bits: bit `p` is column
    /// `p`.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn word(&self, row: usize, steps: usize) -> u32 {
        let visited = |place: &usize| {
            let distance = (self.distance)((row * COLUMNS + place) as u64);
            distance.is_some_and(|distance| distance <= steps)
        };
        (0..COLUMNS).filter(visited).map(|place| 1 << place).sum()
    }

    /// The row that a move (0 is down, 1 up, 2 the exchange) makes of a row.
    ///
    /// # Panics
    /// If there is no such move or row.
    pub fn target(&self, m: usize, row: usize) -> usize {
        self.effects[m].image(row_number(row)).0.into()
    }

    /// What a move adds to the digits of all columns of a row.
    ///
    /// # Panics
    /// If there is no such move or row.
    pub fn vector(&self, m: usize, row: usize) -> Vec<u8> {
        let (_, by) = self.effects[m].image(row_number(row));
        [0, 1, 2].map(|card| by.digit(card) as u8).to_vec()
    }
}

/// The steps that add `by` to digit `j` of all columns in a row of 27 bits: the bits
/// that the first mask picks, by how much they go up, and where they are then; the bits
/// that the second picks, by how much they come down, and where they are then; and the
/// word that both make.
///
/// # Panics
/// If `j` or `by` is not below 3.
///
/// # Complexity
/// O(1) time: the masks are made each time, and the words are 27 bits.
///
/// # Examples
/// ```
/// // Places 0 and 8: digit 1 of the one is 0, of the other 2.
/// let done = widgets::turn_digit(1 << 0 | 1 << 8, 1, 1);
/// assert_eq!(done, [1 << 0, 3, 1 << 3, 1 << 8, 6, 1 << 2, 1 << 2 | 1 << 3]);
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn turn_digit(word: u32, j: u32, by: usize) -> Vec<u32> {
    let digit = DigitShift::new(j, by);
    let (low, high) = (word & digit.below, word & digit.above);
    let placed = [digit.apply(low), digit.apply(high)];
    vec![low, digit.up, placed[0], high, digit.down, placed[1], digit.apply(word)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The columns whose bits are set in a row.
    fn visited_columns(word: u32) -> impl Iterator<Item = usize> {
        (0..COLUMNS).filter(move |place| (word >> place) & 1 == 1)
    }

    /// The column after `by` is added to digit `j`, modulo 3, by division.
    fn add_to_digit(place: usize, j: u32, by: usize) -> usize {
        let weight = 3usize.pow(j);
        let digit = place / weight % 3;
        place - digit * weight + (digit + by) % 3 * weight
    }

    #[test]
    fn cards_keep_laws_of_rows() {
        for rank in 0..648 {
            let cards = RingRows.unrank(rank);
            assert_eq!(RingRows.rank(&cards), rank);
            assert_eq!(cards.ori().iter().sum::<u8>() % 3, 0);
            let (row, vector) = (RingRows.row(&cards), RingRows.vector(&cards));
            assert_eq!(RingRows.position(row, vector), cards);
        }
    }

    #[test]
    fn distances_match_scan() {
        let after =
            |rank| moves().map(|turn| RingRows.rank(&(RingRows.unrank(rank) * turn)));
        let next: Vec<_> = (0..648).flat_map(after).map(|rank| rank as u32).collect();
        let mut table = [0; 648];
        let layers = table::scan(0, &next, 3, &mut table);
        let ring = Ring::new().unwrap();
        assert_eq!(ring.layers, layers);
        for (rank, &distance) in table.iter().enumerate() {
            assert_eq!((ring.distance)(rank as u64), Some(distance as usize), "{rank}");
        }
    }

    #[test]
    fn masks_and_shifts_match_division() {
        for j in 0..3 {
            for by in 1..3 {
                for place in 0..COLUMNS {
                    let done = turn_digit(1 << place, j, by);
                    assert_eq!(done[6], 1 << add_to_digit(place, j, by));
                    let (low, high) = (done[0], done[3]);
                    assert_eq!(low | high, 1 << place);
                    assert_eq!(done[2], low << done[1]);
                    assert_eq!(done[5], high >> done[4]);
                }
            }
        }
    }

    #[test]
    fn joined_rows_are_next_step() {
        let ring = Ring::new().unwrap();
        for steps in 0..ring.layers.len() {
            let mut next: Vec<_> = (0..24).map(|row| ring.word(row, steps)).collect();
            for row in 0..24 {
                for m in 0..3 {
                    let vector = ring.vector(m, row);
                    let turn = |word, (j, &by): (u32, &u8)| match by {
                        0 => word,
                        by => turn_digit(word, j, by.into())[6],
                    };
                    let turned = (0..).zip(&vector).fold(ring.word(row, steps), turn);
                    let by =
                        |place, (j, &by): (u32, &u8)| add_to_digit(place, j, by.into());
                    let slow = visited_columns(ring.word(row, steps))
                        .map(|place| 1 << (0..).zip(&vector).fold(place, by));
                    assert_eq!(turned, slow.sum::<u32>());
                    next[ring.target(m, row)] |= turned;
                }
            }
            assert!(
                (0..24).all(|row| next[row] == ring.word(row, steps + 1)),
                "{steps}"
            );
        }
    }
}
