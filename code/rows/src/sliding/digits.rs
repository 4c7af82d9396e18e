//! What a move does to the digits of an order.

/// Exchanges two neighbors in an order: what becomes of their digits.
///
/// A digit counts the smaller tiles to the right. Whoever goes to the right loses the
/// one it jumped over, if that was smaller; whoever goes to the left wins it.
///
/// ```
/// use permutation::digits;
///
/// assert_eq!(digits(&[1, 3, 0, 2]), [1, 2, 0, 0]);
/// assert_eq!(digits(&[3, 1, 0, 2]), [3, 1, 0, 0]); // 1, 2 became 3, 1
/// ```
// ANCHOR: exchange
pub(super) fn exchange(x: usize, y: usize) -> (usize, usize) {
    if x > y { (y, x - 1) } else { (y + 1, x) }
}
// ANCHOR_END: exchange

/// Which way a tile goes over its neighbors in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    /// Up the board: the last of the tiles becomes the first.
    Left,
    /// Down the board: the first becomes the last.
    Right,
}

impl Direction {
    /// The exchanges that a move over `count` tiles consists of, in order.
    pub(super) fn exchanges(self, count: usize) -> impl Iterator<Item = usize> {
        (0..count).map(move |i| if self == Direction::Left { count - 1 - i } else { i })
    }

    /// The move that undoes this one.
    pub(super) fn reversed(self) -> Direction {
        if self == Direction::Left { Direction::Right } else { Direction::Left }
    }

    /// Moves a tile over all the others, whose digits these are.
    pub(super) fn move_tile(self, digits: &mut [usize]) {
        for i in self.exchanges(digits.len() - 1) {
            (digits[i], digits[i + 1]) = exchange(digits[i], digits[i + 1]);
        }
    }
}

/// Reads `number` as digits with these bases, the last the lowest.
pub(super) fn read_digits(mut number: usize, bases: &[usize], digits: &mut [usize]) {
    for (digit, base) in digits.iter_mut().zip(bases).rev() {
        (*digit, number) = (number % base, number / base);
    }
}

/// The number that with these digits.
pub(super) fn write_digits(digits: &[usize], bases: &[usize]) -> usize {
    digits.iter().zip(bases).fold(0, |number, (digit, base)| number * base + digit)
}
