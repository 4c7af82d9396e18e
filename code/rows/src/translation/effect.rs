//! The effect of turns on rows.

use super::{Moduli, Vector};

/// The effect of a turn on each row: the row's image, and the vector added to its columns.
///
/// ```
/// use rows::translation::{Effect, Vector};
///
/// // The turn exchanges two rows and twists row 1.
/// let (none, one) = (Vector::default(), Vector::new(&[1]));
/// let turn = Effect::new(vec![(1, none), (0, one)]);
/// assert_eq!(turn.image(1), (0, one));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effect(Vec<(u16, Vector)>);

impl Effect {
    /// The effect that maps row `i` to row `rows[i].0` and adds `rows[i].1`.
    ///
    /// # Panics
    /// If there are no rows or more than 65,536, or the image of one does not exist.
    pub fn new(rows: Vec<(u16, Vector)>) -> Self {
        let count = rows.len();
        assert!(
            (1..=1 << 16).contains(&count),
            "found {count} rows: 1 to 65536 are right"
        );
        for &(image, _) in &rows {
            assert!(
                usize::from(image) < count,
                "found the row {image}: below {count} is right"
            );
        }
        Effect(rows)
    }

    /// Number of rows.
    pub(super) fn rows(&self) -> usize {
        self.0.len()
    }

    /// The image of a row, and the vector that is added.
    ///
    /// # Panics
    /// If the row does not exist.
    pub fn image(&self, row: u16) -> (u16, Vector) {
        self.0[usize::from(row)]
    }

    /// The row and the sum of vectors after one more turn.
    #[inline]
    fn after_turn(&self, moduli: Moduli, (row, sum): (u16, Vector)) -> (u16, Vector) {
        let (next, vector) = self.image(row);
        (next, moduli.add(sum, vector))
    }

    /// The orbit of a row: its images under 0 to `SIZE - 1` turns, with the vectors added so far.
    /// `None` unless the `SIZE`-th turn is the first to return to the row, with nothing added.
    #[inline]
    pub(super) fn orbit<const SIZE: usize>(
        &self,
        moduli: Moduli,
        row: u16,
    ) -> Option<[(u16, Vector); SIZE]> {
        let mut orbit = [(row, Vector::default()); SIZE];
        for n in 1..SIZE {
            orbit[n] = self.after_turn(moduli, orbit[n - 1]);
        }
        let is_closed = self.after_turn(moduli, orbit[SIZE - 1]) == orbit[0];
        (is_closed && orbit[1..].iter().all(|image| image.0 != row)).then_some(orbit)
    }
}

/// A turn, and which of its powers are moves.
#[derive(Debug, Clone)]
pub(super) struct RepeatedTurn {
    pub(super) effect: Effect,
    /// The numbers of turns that count as one move.
    pub(super) moves: &'static [u8],
}

/// The effect of a power of a turn: for each row, its image and the vector added.
pub(super) struct PowerEffect {
    pub(super) rows: Vec<u16>,
    pub(super) added: Vec<Vector>,
}

impl RepeatedTurn {
    /// The effects of 0 turns, 1 turn, and so on up to the largest power that is a move.
    pub(super) fn powers(&self, moduli: Moduli) -> Vec<PowerEffect> {
        let count = self.effect.rows();
        let rows = (0..count).map(|row| row as u16).collect();
        let mut power = PowerEffect { rows, added: vec![Vector::default(); count] };
        let mut powers = Vec::new();
        for _ in 0..=self.moves.iter().copied().max().unwrap_or(0) {
            let images = power.rows.iter().copied().zip(power.added.iter().copied());
            let (rows, added) =
                images.map(|image| self.effect.after_turn(moduli, image)).collect();
            powers.push(power);
            power = PowerEffect { rows, added };
        }
        powers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn effect(rows: &[u16]) -> Effect {
        Effect::new(rows.iter().map(|&to| (to, Vector::default())).collect())
    }

    #[test]
    #[should_panic(expected = "found the row 3: below 3 is right")]
    fn rejects_missing_row() {
        effect(&[1, 0, 3]);
    }

    #[test]
    #[should_panic(expected = "found 65537 rows: 1 to 65536 are right")]
    fn rejects_too_many_rows() {
        effect(&vec![0; 65_537]);
    }

    #[test]
    fn finds_orbits_of_their_size_only() {
        let (turn, moduli) = (effect(&[0, 2, 3, 1, 5, 4]), Moduli::new(&[3]));
        let rows = |orbit: [(u16, Vector); 3]| orbit.map(|image| image.0);
        assert_eq!(turn.orbit::<3>(moduli, 1).map(rows), Some([1, 2, 3]));
        assert_eq!(turn.orbit::<3>(moduli, 0), None);
        assert_eq!(turn.orbit::<4>(moduli, 4), None);
        // Two turns return to the row, but have added 1 + 0.
        let twisted = vec![(1, Vector::new(&[1])), (0, Vector::default())];
        assert_eq!(Effect::new(twisted).orbit::<2>(moduli, 0), None);
    }
}
