//! Vectors of small digits, each with its own modulus.

/// Packed digits: digit `i` is bits 3·i to 3·i + 2.
///
/// ```
/// use rows::translation::{Moduli, Vector};
///
/// let three = Moduli::new(&[3, 3, 2]);
/// let (a, b) = (Vector::new(&[1, 2, 1]), Vector::new(&[1, 2, 0]));
/// assert_eq!(three.add(a, b), Vector::new(&[2, 1, 1]));
/// assert_eq!(three.subtract(a, b), Vector::new(&[0, 0, 1]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct Vector(u32);

impl Vector {
    /// From at most 10 digits, each below 8.
    ///
    /// # Panics
    /// If there are more than 10.
    pub fn new(digits: &[u8]) -> Self {
        assert!(digits.len() <= 10, "{} digits are more than 10", digits.len());
        digits.iter().rev().fold(Vector(0), |v, &d| Vector((v.0 << 3) | u32::from(d)))
    }

    /// Digit `i`.
    pub fn digit(self, i: usize) -> usize {
        ((self.0 >> (3 * i)) & 7) as usize
    }

    /// The vector with digit `i` set to `value`; digit `i` must be 0.
    pub fn with(self, i: usize, value: u8) -> Self {
        Vector(self.0 | (u32::from(value) << (3 * i)))
    }

    /// The vector with only the first `n` digits, at most 10.
    pub fn first(self, n: usize) -> Self {
        Vector(self.0 & !(u32::MAX << (3 * n)))
    }
}

/// The modulus of each digit: at most 10 of them, each at most 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moduli {
    /// The modulus of each digit, packed as in [`Vector`].
    moduli: u32,
    /// 4 less the modulus, in the bits of each digit.
    gaps: u32,
}

impl Moduli {
    /// From the modulus of each digit.
    ///
    /// # Panics
    /// If there are more than 10, or one is not from 1 to 4.
    pub fn new(moduli: &[u8]) -> Self {
        assert!(moduli.len() <= 10, "{} digits are more than 10", moduli.len());
        let out_of_range = moduli.iter().find(|m| !(1..=4).contains(*m));
        assert!(
            out_of_range.is_none(),
            "found the modulus {out_of_range:?}: from 1 to 4 is right"
        );
        let gaps: Vec<_> = moduli.iter().map(|m| 4 - m).collect();
        Moduli { moduli: Vector::new(moduli).0, gaps: Vector::new(&gaps).0 }
    }

    /// The modulus of digit `i`.
    pub fn modulus(self, i: usize) -> usize {
        Vector(self.moduli).digit(i)
    }

    /// The sum, digit by digit. To add the gap sets the highest bit of each digit whose sum is at
    /// least the modulus; from these digits the modulus is subtracted. Modulo 3: 2 1 0 + 2 2 2 is
    /// 4 3 2; with the gap 5 4 3, of which the first two have the highest bit; the result is 1 0 2.
    pub fn add(self, a: Vector, b: Vector) -> Vector {
        let sum = a.0 + b.0;
        let reduced = ((sum + self.gaps) >> 2) & 0o1_111_111_111;
        Vector(sum - ((reduced * 7) & self.moduli))
    }

    /// The difference, digit by digit.
    pub fn subtract(self, a: Vector, b: Vector) -> Vector {
        self.add(a, self.add(Vector(self.moduli - b.0), Vector(0)))
    }
}
