//! The symmetries of a puzzle: relabelings that make moves of moves.

use crate::SymmetryError;
use crate::symmetry_search::SymmetrySearch;
use std::collections::BTreeMap;

/// The symmetries of a set of moves, as a group: numbered from 0, the identity.
///
/// A symmetry is known by what it makes of the moves. Two relabelings that make the
/// same of every move make the same of every position that moves can reach, so only
/// one of them is kept.
///
/// ```
/// use symmetry::Symmetries;
///
/// // Four stickers in a ring, and the two turns by one.
/// let turns = [vec![3, 0, 1, 2], vec![1, 2, 3, 0]];
/// let ring = Symmetries::find(&turns)?;
/// assert_eq!(ring.count(), 2); // leave the turns as they are, or exchange them
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

/// The most symmetries that are listed. A cube has 48.
const MAX_SYMMETRIES: usize = 1024;

impl Symmetries {
    /// Finds all symmetries of these moves: all permutations s of the stickers for
    /// which s⁻¹·m·s is a move for every move m, one for each effect on the moves.
    ///
    /// A move says for each facelet from which facelet its sticker comes.
    ///
    /// # Errors
    /// [`SymmetryError`] if there are no moves or more than 256, a move is no
    /// permutation of as many stickers as the first or is there twice, or there are
    /// more than 1024 symmetries.
    ///
    /// # Complexity
    /// O(n² · moves) time for each way to exchange the moves that the lengths of
    /// cycles allow: for the cube, a few milliseconds.
    pub fn find(moves: &[Vec<u8>]) -> Result<Self, SymmetryError> {
        check_moves(moves)?;
        let mut search = SymmetrySearch::new(moves);
        search.extend_images(&mut vec![], MAX_SYMMETRIES)?;
        let (images, relabelings) = search.found.into_iter().unzip();
        Self::from_images(images, relabelings)
    }

    /// Those that are to be kept, numbered anew; they must be a group.
    ///
    /// # Errors
    /// [`SymmetryError::NotClosed`] if two of them make one that is not kept.
    ///
    /// # Examples
    /// ```
    /// use symmetry::CubeSymmetries;
    ///
    /// // Keep U and D in their layers: 16 of the cube's 48.
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

/// Are these moves of the same stickers, each once?
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
    /// The tables of products and inverses.
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

/// All of these panic if there is no such symmetry or move.
impl Symmetries {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.images.len()
    }

    /// The move that symmetry `s` makes of move `m`: s⁻¹·m·s.
    pub fn image(&self, s: usize, m: usize) -> usize {
        self.images[s][m].into()
    }

    /// A permutation of the stickers that does it.
    pub fn relabeling(&self, s: usize) -> &[u8] {
        &self.relabelings[s]
    }

    /// First `a`, then `b`.
    pub fn product(&self, a: usize, b: usize) -> usize {
        self.products[a][b].into()
    }

    /// The symmetry that undoes `s`.
    pub fn inverse(&self, s: usize) -> usize {
        self.inverses[s].into()
    }
}
