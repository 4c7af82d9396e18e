//! Random positions of the whole cube, all equally likely.

use super::{Cube, turns};
use crate::{Metric, Pieces};

impl Cube {
    /// A random position; all 43,252,003,274,489,856,000 are equally likely if each
    /// `below(n)` is uniformly distributed over `0..n`.
    ///
    /// Any permutation of the corners is drawn, and one of the edges of the same parity, so
    /// none is refused. `below` is called four times: for the 8! permutations and 3⁷ twists of
    /// the corners, and the 12!/2 permutations and 2¹¹ flips of the edges.
    ///
    /// # Panics
    /// If `below(n)` returns a number that is not below `n`.
    ///
    /// # Complexity
    /// Constant time, no memory.
    ///
    /// # Examples
    /// ```
    /// use puzzle::rubik::Cube;
    ///
    /// assert_eq!(Cube::random(|_| 0), Cube::SOLVED);
    /// assert_ne!(Cube::random(|n| n - 1), Cube::SOLVED);
    /// ```
    // ANCHOR: random
    pub fn random(mut below: impl FnMut(u64) -> u64) -> Self {
        let mut draw = |n| {
            let number = below(n);
            assert!(number < n, "{number} is not below {n}");
            number
        };
        let (mut pm, mut ori) = ([0; 8], [0; 8]);
        permutation::unrank(draw(40_320), &mut pm);
        orientation::unrank_zero_twist(draw(2187), 3, &mut ori);
        let is_even = permutation::is_even(&pm);
        let corners = Pieces::assume_valid(pm, ori);

        let (mut pm, mut ori) = ([0; 12], [0; 12]);
        permutation::unrank_even(draw(239_500_800), &mut pm);
        orientation::unrank_zero_twist(draw(2048), 2, &mut ori);
        if !is_even {
            pm.swap(0, 1);
        }
        Cube::new(corners, Pieces::assume_valid(pm, ori))
            .expect("the parities are equal")
    }
    // ANCHOR_END: random

    /// A random position for a competition: all that take at least two turns to solve are
    /// equally likely if each `below(n)` is uniformly distributed over `0..n`.
    ///
    /// Source: regulation 4b3 of the World Cube Association.
    ///
    /// # Panics
    /// If `below(n)` returns a number that is not below `n`.
    ///
    /// # Complexity
    /// That of [`random`](Self::random), again for each of the 19 nearer positions that is
    /// drawn.
    ///
    /// # Examples
    /// ```
    /// use puzzle::rubik::Cube;
    ///
    /// // The solved position is drawn first, and left out.
    /// let numbers = [0, 0, 0, 0, 40_319, 0, 0, 0];
    /// let mut numbers = numbers.into_iter();
    /// let cube = Cube::random_for_competition(|_| numbers.next().expect("eight numbers"));
    /// assert_ne!(cube, Cube::SOLVED);
    /// assert_eq!(numbers.len(), 0);
    /// ```
    pub fn random_for_competition(mut below: impl FnMut(u64) -> u64) -> Self {
        let near: Vec<Cube> =
            turns(Metric::HalfTurn).into_iter().map(Cube::from_turn).collect();
        loop {
            let cube = Cube::random(&mut below);
            if cube != Cube::SOLVED && !near.contains(&cube) {
                return cube;
            }
        }
    }
}
