//! Effect of a move on the digits of a permutation's rank.

/// Returns the digits of two adjacent tiles after their exchange.
///
/// A digit counts the smaller tiles to the right. The tile that moves to the right no longer
/// counts the other one, if that is smaller; the tile that moves to the left now does.
///
/// ```
/// use permutation::inversion_digits;
///
/// assert_eq!(inversion_digits(&[1, 3, 0, 2]), [1, 2, 0, 0]);
/// assert_eq!(inversion_digits(&[3, 1, 0, 2]), [3, 1, 0, 0]); // 1, 2 became 3, 1
/// ```
// ANCHOR: exchange
pub(super) fn exchange_digits(x: usize, y: usize) -> (usize, usize) {
    if x > y { (y, x - 1) } else { (y + 1, x) }
}
// ANCHOR_END: exchange

/// Direction in which a tile moves past other tiles in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    /// Up the board: the last of the tiles becomes the first.
    Left,
    /// Down the board: the first of the tiles becomes the last.
    Right,
}

impl Direction {
    /// Left tiles of the exchanges of adjacent tiles that make up a move over `count` tiles.
    pub(super) fn exchanges(self, count: usize) -> impl Iterator<Item = usize> {
        (0..count).map(move |i| if self == Direction::Left { count - 1 - i } else { i })
    }

    /// The direction that undoes this one.
    pub(super) fn reversed(self) -> Direction {
        if self == Direction::Left { Direction::Right } else { Direction::Left }
    }

    /// Moves a tile past all the others; `digits` are those of all of these tiles.
    pub(super) fn move_tile(self, digits: &mut [usize]) {
        for i in self.exchanges(digits.len().saturating_sub(1)) {
            (digits[i], digits[i + 1]) = exchange_digits(digits[i], digits[i + 1]);
        }
    }
}

/// Reads `number` as digits with these mixed-radix bases, the last digit the least significant.
pub(super) fn read_digits(mut number: usize, bases: &[usize], digits: &mut [usize]) {
    for (digit, base) in digits.iter_mut().zip(bases).rev() {
        (*digit, number) = (number % base, number / base);
    }
}

/// Returns the number with these digits.
pub(super) fn write_digits(digits: &[usize], bases: &[usize]) -> usize {
    digits.iter().zip(bases).fold(0, |number, (digit, base)| number * base + digit)
}
