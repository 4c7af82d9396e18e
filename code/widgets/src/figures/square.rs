//! The commutative square of a coordinate of the pocket cube: a move and then a rank, or a rank
//! and then a look-up.

use super::error_text;
use pruning::{
    IllDefined, PieceSet, PiecesInThreeSlots, SlotsOfThreePieces, is_well_defined,
};
use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube};
use transition::{
    Coordinate, CornerOrientation, CornerPermutation, CornerPosition, TransitionTable,
};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// How many moves the half-turn metric has.
const MOVES: usize = 9;

/// The square of a coordinate. Positions are the numbers that [`Play`](crate::Play) has for
/// the pocket cube, and moves are those of the half-turn metric.
///
/// ```
/// let order = widgets::CommutingSquare::new("order")?;
/// let u = widgets::Play::new("pocket-cube", "half-turn")?.scramble("U")?;
/// assert_eq!(order.rank(u)?, 2160);
/// assert_eq!((order.ranked(u, 3)?, order.looked_up(2160, 3)?), (2891, 2891)); // R
/// assert!(order.clash().is_empty());
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_name = Square))]
pub struct CommutingSquare {
    coordinate: AnyCoordinate,
    table: TransitionTable<MOVES>,
    clash: Option<IllDefined>,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_class = Square))]
impl CommutingSquare {
    /// `order` and `twist` of all corners; `places`, the slots of the pieces 0, 1 and 2;
    /// and two that are not well defined: `pieces`, what the slots 0, 1 and 2 hold, and
    /// `set`, the same in any order.
    ///
    /// # Errors
    /// If there is no such coordinate.
    ///
    /// # Complexity
    /// At most 5040 times 9 products and ranks.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(name: &str) -> Result<CommutingSquare, String> {
        let coordinate = AnyCoordinate(match name {
            "order" => &CornerPermutation,
            "twist" => &CornerOrientation,
            "places" => &SlotsOfThreePieces,
            "pieces" => &PiecesInThreeSlots,
            "set" => &PieceSet,
            _ => {
                let known = "order, twist, places, pieces, set";
                return Err(format!("no coordinate {name:?}; there are {known}"));
            }
        });
        let turns = turns();
        let moves = turns[..].try_into().map_err(error_text)?;
        let table = TransitionTable::new(&coordinate, moves).map_err(error_text)?;
        // Permutations are enough: the coordinates with a clash ignore the orientations.
        let clash = is_well_defined(&coordinate, &turns, &CornerPermutation).err();
        Ok(CommutingSquare { coordinate, table, clash })
    }

    /// How many ranks the coordinate has: the number of rows of its transition table.
    pub fn count(&self) -> usize {
        self.coordinate.count()
    }

    /// The coordinate's rank of a position.
    ///
    /// # Errors
    /// If there is no such position.
    pub fn rank(&self, position: f64) -> Result<usize, String> {
        Ok(self.coordinate.rank(&position_at(position)?))
    }

    /// One path in the square: moves the position, then ranks it.
    ///
    /// # Errors
    /// If there is no such position or move.
    pub fn ranked(&self, position: f64, m: usize) -> Result<usize, String> {
        let turn = *turns().get(m).ok_or_else(|| move_error(m))?;
        Ok(self.coordinate.rank(&(position_at(position)? * turn)))
    }

    /// The other path: looks up the move in the row of a rank.
    ///
    /// # Errors
    /// If there is no such line or move.
    pub fn looked_up(&self, rank: usize, m: usize) -> Result<usize, String> {
        let count = self.count();
        let none = || format!("rank {rank} is not below {count}");
        let line = self.table.entries().get(rank).ok_or_else(none)?;
        line.get(m).map(|&entry| entry as usize).ok_or_else(|| move_error(m))
    }

    /// Empty if the coordinate is well defined. Otherwise: two positions, the move, the rank of
    /// both before it, and their two ranks after it.
    pub fn clash(&self) -> Vec<f64> {
        let Some(IllDefined { a, b, m, index, image_a, image_b }) = self.clash else {
            return vec![];
        };
        let position = |order| CornerPosition.rank(&CornerPermutation.unrank(order));
        let found = [position(a), position(b), m, index, image_a, image_b];
        found.map(|number| number as f64).to_vec()
    }
}

/// Any of the coordinates as a trait object, so that generic code is compiled once.
struct AnyCoordinate(&'static dyn Coordinate<Position = PocketCube>);

impl Coordinate for AnyCoordinate {
    type Position = PocketCube;

    fn count(&self) -> usize {
        self.0.count()
    }

    fn rank(&self, position: &PocketCube) -> usize {
        self.0.rank(position)
    }

    fn unrank(&self, index: usize) -> PocketCube {
        self.0.unrank(index)
    }
}

/// The pieces of a position in their slots, 0 to 6, and then how each is turned.
///
/// # Errors
/// If there is no such position.
///
/// # Complexity
/// O(1).
///
/// # Examples
/// ```
/// let r = widgets::Play::new("pocket-cube", "")?.scramble("R")?;
/// assert_eq!(widgets::corners(r)?, [4, 1, 2, 0, 6, 5, 3, 2, 0, 0, 1, 1, 0, 2]);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn corners(position: f64) -> Result<Vec<u8>, String> {
    let position = position_at(position)?;
    Ok([*position.pm(), *position.ori()].concat())
}

fn turns() -> Vec<PocketCube> {
    pocket_cube::moves(Metric::HalfTurn).iter().map(|m| m.position()).collect()
}

fn position_at(position: f64) -> Result<PocketCube, String> {
    let count = CornerPosition.count();
    if position >= 0.0 && position.fract() == 0.0 && (position as usize) < count {
        Ok(CornerPosition.unrank(position as usize))
    } else {
        Err(format!("position {} is not below {count}", position as u64))
    }
}

fn move_error(m: usize) -> String {
    format!("move {m} is not below {MOVES}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Play;
    use puzzle::pocket_cube::Face;

    const WELL_DEFINED: [&str; 3] = ["order", "twist", "places"];
    const ILL_DEFINED: [&str; 2] = ["pieces", "set"];

    #[test]
    fn well_defined_squares_commute() {
        // 5039 and 3,674,160 have no common factor, so these steps spread over all positions.
        let positions = (0..20_000).map(|i| (i * 5039 % CornerPosition.count()) as f64);
        for name in WELL_DEFINED {
            let square = CommutingSquare::new(name).unwrap();
            assert!(square.clash().is_empty(), "{name}");
            for position in positions.clone() {
                let rank = square.rank(position).unwrap();
                for m in 0..MOVES {
                    let up = square.looked_up(rank, m);
                    assert_eq!(square.ranked(position, m), up, "{name} {position} {m}");
                }
            }
        }
    }

    #[test]
    fn all_positions_prove_twist() {
        let turns = Face::ALL.map(Face::turn);
        let proof =
            is_well_defined(&CornerOrientation, &turns, &CornerPosition).unwrap();
        assert_eq!(proof.positions, CornerPosition.count() as u64);
    }

    #[test]
    fn counterexample_is_valid() {
        let play = Play::new("pocket-cube", "half-turn").unwrap();
        for name in ILL_DEFINED {
            let square = CommutingSquare::new(name).unwrap();
            let [a, b, m, index, after_a, after_b] = square.clash()[..] else {
                panic!("{name} has no counterexample");
            };
            assert_ne!(a, b);
            assert_ne!(after_a, after_b);
            for (position, after) in [(a, after_a), (b, after_b)] {
                assert_eq!(square.rank(position).unwrap() as f64, index);
                let moved = play.after(position)[m as usize];
                assert_eq!(square.rank(moved).unwrap() as f64, after);
                assert_eq!(square.ranked(position, m as usize).unwrap() as f64, after);
            }
        }
    }

    #[test]
    fn rejects_unknown_positions_and_names() {
        let square = CommutingSquare::new("set").unwrap();
        assert_eq!(square.count(), 35);
        assert_eq!(
            square.rank(3_674_160.0).unwrap_err(),
            "position 3674160 is not below 3674160"
        );
        assert!(square.rank(0.5).is_err() && square.rank(-1.0).is_err());
        assert_eq!(square.ranked(0.0, 9).unwrap_err(), "move 9 is not below 9");
        assert_eq!(square.looked_up(35, 0).unwrap_err(), "rank 35 is not below 35");
        assert_eq!(square.looked_up(0, 9).unwrap_err(), "move 9 is not below 9");
        assert!(CommutingSquare::new("edges").err().unwrap().contains("twist, places"));
    }
}
