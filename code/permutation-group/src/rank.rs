//! Numbers for the elements of a group, without gaps.

use crate::chain::sift;
use crate::{GroupError, Permutation, PermutationGroup};

impl PermutationGroup {
    /// The digits of an element: for each level, the place in its orbit where its point is when
    /// the levels before have taken theirs back.
    ///
    /// # Errors
    /// As [`check`](Self::check).
    ///
    /// # Complexity
    /// O(n) time for each level.
    // ANCHOR: digits
    pub fn digits(&self, g: &Permutation) -> Result<Vec<usize>, GroupError> {
        self.check(g)?;
        let mut rest = g.images().to_vec();
        let mut digits = Vec::new();
        for level in self.levels.iter() {
            let image = rest[usize::from(level.point)];
            digits.push(level.place(image).expect("an element"));
            sift(std::slice::from_ref(level), &mut rest);
        }
        Ok(digits)
    }
    // ANCHOR_END: digits

    /// The element with these digits.
    ///
    /// # Panics
    /// If there is not one digit for each level, below the [length of its orbit](Self::orbit_lengths).
    ///
    /// # Complexity
    /// O(n) time for each level.
    // ANCHOR: from-digits
    pub fn from_digits(&self, digits: &[usize]) -> Permutation {
        assert_eq!(digits.len(), self.levels.len(), "a digit for each level");
        let lengths = self.levels.iter().map(|level| level.orbit.len());
        assert!(
            digits.iter().zip(lengths).all(|(&digit, length)| digit < length),
            "digits"
        );
        // What takes every point back, level by level.
        let mut back: Vec<u16> = Permutation::identity(self.points).images().to_vec();
        for (level, &digit) in self.levels.iter().zip(digits) {
            let inverse = level.inverse(digit);
            for x in &mut back {
                *x = inverse[usize::from(*x)];
            }
        }
        Permutation::new(back).expect("an element").inverse()
    }
    // ANCHOR_END: from-digits

    /// The number of an element, from 0 up to the [order](Self::order): the first level counts
    /// most, and the identity is 0.
    ///
    /// # Errors
    /// As [`check`](Self::check), and [`GroupError::TooLarge`] if the order does not fit into
    /// 128 bits.
    ///
    /// # Complexity
    /// O(n) time for each level.
    // ANCHOR: rank
    pub fn rank(&self, g: &Permutation) -> Result<u128, GroupError> {
        self.order_128()?;
        let levels = self.digits(g)?.into_iter().zip(self.levels.iter());
        Ok(levels.fold(0, |rank, (digit, level)| {
            rank * level.orbit.len() as u128 + digit as u128
        }))
    }
    // ANCHOR_END: rank

    /// The element with this number.
    ///
    /// # Errors
    /// [`GroupError::Rank`] if the number is not below the order, and [`GroupError::TooLarge`]
    /// if the order does not fit into 128 bits.
    ///
    /// # Complexity
    /// O(n) time for each level.
    // ANCHOR: unrank
    pub fn unrank(&self, rank: u128) -> Result<Permutation, GroupError> {
        if rank >= self.order_128()? {
            return Err(GroupError::Rank { rank, order: self.order() });
        }
        let mut rest = rank;
        let mut digits = vec![0; self.levels.len()];
        for (digit, level) in digits.iter_mut().zip(self.levels.iter()).rev() {
            let length = level.orbit.len() as u128;
            (*digit, rest) = ((rest % length) as usize, rest / length);
        }
        Ok(self.from_digits(&digits))
    }
    // ANCHOR_END: unrank

    /// An element, each as likely as any other if `below(k)` returns each number below `k` as
    /// likely as any other.
    ///
    /// # Panics
    /// If `below` returns a number that is not below.
    ///
    /// # Complexity
    /// O(n) time and one number for each level.
    ///
    /// # Examples
    /// ```
    /// use permutation_group::{Permutation, PermutationGroup};
    ///
    /// let turn = Permutation::new(vec![1, 2, 0])?;
    /// let group = PermutationGroup::new(3, &[turn])?;
    /// let last = group.random(|k| k - 1);
    /// assert_eq!(group.rank(&last)?, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn random(&self, mut below: impl FnMut(usize) -> usize) -> Permutation {
        let digits: Vec<_> = self.orbit_lengths().into_iter().map(&mut below).collect();
        self.from_digits(&digits)
    }

    fn order_128(&self) -> Result<u128, GroupError> {
        let order = self.order();
        u128::try_from(&order).map_err(|_| GroupError::TooLarge(order))
    }
}
