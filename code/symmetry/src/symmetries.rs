//! The symmetry group of a set of moves.

use crate::SymmetryError;
use crate::symmetry_search::SymmetrySearch;
use std::collections::BTreeMap;

/// The symmetry group of a set of moves. Symmetries are numbered; 0 is the identity.
///
/// A symmetry is determined by the images of the moves: two relabelings with the same images
/// of all moves have the same images of all positions that moves can reach, so only one of
/// them is kept.
///
/// ```
/// use symmetry::Symmetries;
///
/// // Four stickers in a ring, and the two turns by one.
/// let turns = [vec![3, 0, 1, 2], vec![1, 2, 3, 0]];
/// let ring = Symmetries::find(&turns)?;
/// assert_eq!(ring.count(), 2); // the identity, and the exchange of the two turns
/// assert_eq!(ring.image(1, 0), 1);
/// assert_eq!((ring.product(1, 1), ring.inverse(1)), (0, 1));
/// # Ok::<(), symmetry::SymmetryError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symmetries {
    images: Vec<Vec<u8>>,
    relabelings: Vec<Vec<u8>>,
    products: Vec<Vec<u16>>,
    inverses: Vec<u16>,
}

/// The largest number of symmetries that is listed. A cube has 48.
const MAX_SYMMETRIES: usize = 1024;

impl Symmetries {
    /// Finds all symmetries of these moves: all permutations s of the stickers for
    /// which s⁻¹·m·s is a move for every move m, one for each effect on the moves.
    ///
    /// A move has for each facelet the facelet from which its sticker comes.
    ///
    /// # Errors
    /// [`SymmetryError`] if there are no moves or more than 256, a move is not a
    /// permutation of as many stickers as the first, two moves are equal, or there are
    /// more than 1024 symmetries.
    ///
    /// # Complexity
    /// O(n² · moves) time for each permutation of the moves that the cycle lengths allow:
    /// a few milliseconds for the cube.
    pub fn find(moves: &[Vec<u8>]) -> Result<Self, SymmetryError> {
        check_moves(moves)?;
        let mut search = SymmetrySearch::new(moves);
        search.extend_images(&mut vec![], MAX_SYMMETRIES)?;
        let (images, relabelings) = search.found.into_iter().unzip();
        Self::from_images(images, relabelings)
    }

    /// The subgroup of the symmetries for which `keep` is true, renumbered.
    ///
    /// # Errors
    /// [`SymmetryError::NotClosed`] if a product of two of these symmetries is not kept.
    ///
    /// # Examples
    /// ```
    /// use symmetry::CubeSymmetries;
    ///
    /// // Symmetries that map U to U or D: 16 of the cube's 48.
    /// let cube = CubeSymmetries::all();
    /// let axis = cube.group.subgroup(|s| cube.group.image(s, 0).is_multiple_of(3))?;
    /// assert_eq!((cube.group.count(), axis.count()), (48, 16));
    /// # Ok::<(), symmetry::SymmetryError>(())
    /// ```
    pub fn subgroup(
        &self,
        keep: impl Fn(usize) -> bool,
    ) -> Result<Self, SymmetryError> {
        let kept = (0..self.count()).filter(|&s| keep(s));
        let both = kept.map(|s| (self.images[s].clone(), self.relabelings[s].clone()));
        let (images, relabelings) = both.unzip();
        Self::from_images(images, relabelings)
    }
}

/// Checks that the moves are different permutations of the same number of stickers.
fn check_moves(moves: &[Vec<u8>]) -> Result<(), SymmetryError> {
    if !(1..=256).contains(&moves.len()) {
        return Err(SymmetryError::MoveCount { found: moves.len() });
    }
    let expected = moves[0].len();
    for (m, stickers) in moves.iter().enumerate() {
        let found = stickers.len();
        if found != expected {
            return Err(SymmetryError::Length { m, found, expected });
        }
        permutation::check(stickers)
            .map_err(|error| SymmetryError::Permutation { m, error })?;
        if let Some(first) = moves[..m].iter().position(|other| other == stickers) {
            return Err(SymmetryError::DuplicateMove { first, second: m });
        }
    }
    Ok(())
}

impl Symmetries {
    /// The group of symmetries with these images of the moves, and its tables of products and
    /// inverses.
    fn from_images(
        images: Vec<Vec<u8>>,
        relabelings: Vec<Vec<u8>>,
    ) -> Result<Self, SymmetryError> {
        let number: BTreeMap<_, _> = images.iter().zip(0..).collect();
        let mut products = vec![vec![]; images.len()];
        let mut inverses = vec![0; images.len()];
        for (a, first) in images.iter().enumerate() {
            for (b, second) in images.iter().enumerate() {
                let both: Vec<u8> =
                    first.iter().map(|&m| second[usize::from(m)]).collect();
                let product = number.get(&both);
                let &product = product.ok_or(SymmetryError::NotClosed { a, b })?;
                products[a].push(product);
                if product == 0 {
                    inverses[a] = b as u16;
                }
            }
        }
        Ok(Symmetries { images, relabelings, products, inverses })
    }
}

/// The methods panic if there is no such symmetry or move.
impl Symmetries {
    /// The number of symmetries.
    pub fn count(&self) -> usize {
        self.images.len()
    }

    /// The image of move `m` under symmetry `s`: s⁻¹·m·s.
    pub fn image(&self, s: usize, m: usize) -> usize {
        self.images[s][m].into()
    }

    /// The relabeling of symmetry `s`, as a permutation of the stickers.
    pub fn relabeling(&self, s: usize) -> &[u8] {
        &self.relabelings[s]
    }

    /// The product: first `a`, then `b`.
    pub fn product(&self, a: usize, b: usize) -> usize {
        self.products[a][b].into()
    }

    /// The inverse of symmetry `s`.
    pub fn inverse(&self, s: usize) -> usize {
        self.inverses[s].into()
    }
}
