//! Solutions.

use crate::turns::{all_turns, face};
use puzzle::rubik::Turn;
use std::fmt;

/// A sequence of turns that solves a cube.
///
/// It is displayed as it is written: `R U2 F'`.
///
/// # Examples
/// ```
/// use puzzle::rubik::{Cube, parse};
/// use two_phase::TwoPhase;
///
/// let cube: Cube = parse("R U2")?.into_iter().map(Cube::from_turn).product();
/// let tables = TwoPhase::with_radius(4)?;
/// let solution = tables.search().max_length(2).solve(&cube).solution.expect("two turns");
/// assert_eq!((solution.to_string(), solution.len()), ("U2 R'".to_string(), 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    turns: Vec<Turn>,
}

impl Solution {
    /// The solution with these numbers of turns, of which those that cancel are merged.
    ///
    /// # Panics
    /// If a number is not below 18.
    pub fn new(numbers: &[u8]) -> Self {
        let all = all_turns();
        let merged = merge(numbers);
        Solution { turns: merged.iter().map(|&m| all[usize::from(m)]).collect() }
    }

    /// The turns.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turns from the solved cube to the cube that this solves: a scramble.
    ///
    /// # Examples
    /// ```
    /// use puzzle::rubik::Cube;
    /// use two_phase::TwoPhase;
    ///
    /// let cube = Cube::random(|n| n / 2);
    /// let solution = TwoPhase::with_radius(5)?.search().solve(&cube).solution.expect("a cube");
    /// let scramble = solution.inverse();
    /// assert_eq!(scramble.turns().iter().map(|&turn| Cube::from_turn(turn)).product::<Cube>(), cube);
    /// # Ok::<(), two_phase::RadiusError>(())
    /// ```
    #[must_use]
    pub fn inverse(&self) -> Self {
        Solution { turns: self.turns.iter().rev().map(|turn| turn.inverse()).collect() }
    }

    /// The number of turns: each face's turn by one, two or three quarters counts one.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether there are no turns: the cube was solved.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }
}

impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let names: Vec<_> = self.turns.iter().map(Turn::to_string).collect();
        f.pad(&names.join(" "))
    }
}

/// Merges turns of the same face that follow each other, or that only turns of the opposite
/// face separate.
fn merge(numbers: &[u8]) -> Vec<u8> {
    let mut merged: Vec<u8> = vec![];
    for &m in numbers {
        let here = face(m.into());
        let same_axis = |&&other: &&u8| face(other.into()) % 3 == here % 3;
        let run = merged.iter().rev().take_while(same_axis).count();
        let run = merged.len() - run..merged.len();
        match run.into_iter().find(|&i| face(merged[i].into()) == here) {
            None => merged.push(m),
            Some(i) => match (merged[i] % 3 + m % 3 + 2) % 4 {
                0 => drop(merged.remove(i)),
                quarters => merged[i] = 3 * here as u8 + quarters - 1,
            },
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn merges_turns_of_same_face() {
        // U R2 R', R L R, R R', and R L2 R' L2 R.
        for (numbers, merged) in [
            (&[0, 4, 5][..], &[0, 3][..]),
            (&[3, 12, 3], &[4, 12]),
            (&[3, 5], &[]),
            (&[3, 13, 5, 13, 3], &[3]),
            (&[0, 3, 0], &[0, 3, 0]),
        ] {
            assert_eq!(merge(numbers), merged);
        }
    }
}
