//! A permutation of points.

use std::fmt;
use std::ops::Mul;
use std::sync::Arc;

/// The largest number of points.
pub const MAX_POINTS: usize = 1 << 16;

/// A permutation of the points `0..n`: where each of them goes.
///
/// A position of a puzzle is one, if every piece is a point, or every sticker where pieces
/// turn: it says in which place each of them is. What is *in* each place, as the book's other
/// crates write positions, is the [inverse](Self::inverse). A clone shares the list.
///
/// # Examples
/// ```
/// use permutation_group::Permutation;
///
/// let a = Permutation::new(vec![1, 0, 2])?;
/// let b = Permutation::new(vec![0, 2, 1])?;
/// let first_a_then_b = &a * &b;
/// assert_eq!(first_a_then_b.images(), [2, 0, 1]);
/// assert_eq!(first_a_then_b.to_string(), "(0 2 1)");
///
/// let error = Permutation::new(vec![1, 1, 2]).unwrap_err();
/// assert_eq!(error.to_string(), "the points 0 and 1 both go to 1");
/// # Ok::<(), permutation_group::PermutationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Permutation(Arc<[u16]>);

/// Why a list is no permutation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PermutationError {
    /// There are too many points.
    #[error("found {0} points, and at most {MAX_POINTS} are possible")]
    TooMany(usize),
    /// An image is no point.
    #[error("found {image} at {at}, and the points are 0 to {}", points - 1)]
    OutOfRange {
        /// The index of the entry.
        at: usize,
        /// The entry.
        image: u16,
        /// How many points there are.
        points: usize,
    },
    /// Two points go to the same one.
    #[error("the points {first} and {second} both go to {image}")]
    Twice {
        /// Where they go.
        image: u16,
        /// The first of them.
        first: usize,
        /// The second.
        second: usize,
    },
}

impl Permutation {
    /// The permutation that takes each point `x` to `images[x]`.
    ///
    /// # Errors
    /// [`PermutationError`] if a number occurs twice, or is not below the length.
    ///
    /// # Complexity
    /// O(n) time, and 2n bytes.
    pub fn new(images: Vec<u16>) -> Result<Self, PermutationError> {
        let points = images.len();
        if points > MAX_POINTS {
            return Err(PermutationError::TooMany(points));
        }
        let mut from = vec![None; points];
        for (at, &image) in images.iter().enumerate() {
            let Some(from) = from.get_mut(usize::from(image)) else {
                return Err(PermutationError::OutOfRange { at, image, points });
            };
            if let Some(first) = from.replace(at) {
                return Err(PermutationError::Twice { image, first, second: at });
            }
        }
        Ok(Permutation(images.into()))
    }

    /// A position, or a move, of pieces that turn: piece `pm[i]`, turned by `ori[i]`, is in slot
    /// `i`. The points are the `n` pieces, and then `v` stickers of each, if `v` is above 1:
    /// sticker `t` of piece `p` is point `n + v · p + t`.
    ///
    /// # Errors
    /// [`PermutationError`] if `pm` is no permutation.
    ///
    /// # Panics
    /// If there are not as many orientations as pieces.
    ///
    /// # Complexity
    /// O(n · v) time, and 2n · (v + 1) bytes.
    ///
    /// # Examples
    /// ```
    /// use permutation_group::Permutation;
    ///
    /// // Two cards change places, and each is turned over.
    /// let turned = Permutation::from_pieces(&[1, 0], &[1, 1], 2)?;
    /// assert_eq!(turned.to_string(), "(0 1)(2 5)(3 4)");
    /// # Ok::<(), permutation_group::PermutationError>(())
    /// ```
    pub fn from_pieces(pm: &[u8], ori: &[u8], v: u8) -> Result<Self, PermutationError> {
        assert_eq!(pm.len(), ori.len(), "an orientation for each piece");
        let slots = Permutation::new(pm.iter().map(|&piece| piece.into()).collect())?;
        let (pieces, stickers) =
            (slots.inverse(), if v > 1 { usize::from(v) } else { 0 });
        let mut images = pieces.images().to_vec();
        for &slot in pieces.images() {
            let slot = usize::from(slot);
            images.extend((0..stickers).map(|t| {
                let turned = (t + usize::from(ori[slot])) % stickers;
                (pm.len() + stickers * slot + turned) as u16
            }));
        }
        Permutation::new(images)
    }

    /// The permutation that leaves each of `points` points where it is.
    ///
    /// # Panics
    /// If there are more than [`MAX_POINTS`].
    ///
    /// # Complexity
    /// O(n) time, and 2n bytes.
    pub fn identity(points: usize) -> Self {
        assert!(points <= MAX_POINTS, "{points} points");
        Permutation((0..points).map(|x| x as u16).collect())
    }

    /// Where each point goes.
    pub fn images(&self) -> &[u16] {
        &self.0
    }

    /// Where a point goes.
    ///
    /// # Panics
    /// If it is not below the number of points.
    pub fn image(&self, point: u16) -> u16 {
        self.0[usize::from(point)]
    }

    /// Whether each point stays where it is.
    ///
    /// # Complexity
    /// O(n) time.
    pub fn is_identity(&self) -> bool {
        self.0.iter().enumerate().all(|(x, &image)| x == usize::from(image))
    }

    /// The permutation that takes each point back.
    ///
    /// # Complexity
    /// O(n) time, and 2n bytes.
    pub fn inverse(&self) -> Self {
        let mut inverse = vec![0; self.0.len()];
        for (x, &image) in self.0.iter().enumerate() {
            inverse[usize::from(image)] = x as u16;
        }
        Permutation(inverse.into())
    }

    /// The cycles of two points or more, each from its smallest point on.
    ///
    /// # Complexity
    /// O(n) time and memory.
    pub fn cycles(&self) -> Vec<Vec<u16>> {
        let mut is_done = vec![false; self.0.len()];
        let mut cycles = Vec::new();
        for start in 0..self.0.len() {
            let mut cycle = Vec::new();
            let mut point = start;
            while !std::mem::replace(&mut is_done[point], true) {
                cycle.push(point as u16);
                point = usize::from(self.0[point]);
            }
            if cycle.len() > 1 {
                cycles.push(cycle);
            }
        }
        cycles
    }
}

impl Mul for &Permutation {
    type Output = Permutation;

    /// First `self`, then `b`.
    ///
    /// # Panics
    /// If the two have different numbers of points.
    fn mul(self, b: Self) -> Permutation {
        assert_eq!(self.0.len(), b.0.len(), "points of both factors");
        Permutation(self.0.iter().map(|&x| b.image(x)).collect())
    }
}

impl fmt::Display for Permutation {
    /// Writes the cycles, as in `(0 2 1)(3 4)`, and `()` for the identity.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cycles = self.cycles();
        if cycles.is_empty() {
            return f.write_str("()");
        }
        for cycle in cycles {
            let points: Vec<_> = cycle.iter().map(u16::to_string).collect();
            write!(f, "({})", points.join(" "))?;
        }
        Ok(())
    }
}
