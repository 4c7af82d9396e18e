//! Sym-coordinates: ranks of the classes of a coordinate under symmetries.

use crate::{PieceSymmetries, Symmetries, SymmetryError};
use puzzle::Pieces;
use transition::Coordinate;

/// A sym-coordinate: for each *raw* rank of a coordinate, its class under symmetries, and a
/// symmetry that maps it to the representative of the class.
///
/// The representative is the smallest raw rank of its class, and classes are numbered in the
/// order of their representatives.
///
/// ```
/// use symmetry::cube::EightCornerPermutation;
/// use symmetry::{CubeSymmetries, SymCoordinate};
///
/// let axis = CubeSymmetries::d4h().into_corners();
/// let classes = SymCoordinate::from_coordinate(&EightCornerPermutation, &axis)?;
/// assert_eq!((classes.raw_count(), classes.count()), (40_320, 2768));
///
/// let (class, s) = (classes.class(12_345), classes.to_representative(12_345));
/// assert_eq!(classes.image(class, axis.group.inverse(s)), 12_345);
/// assert_eq!((classes.orbit_size(0), classes.stabilizer(0).count()), (1, 16)); // solved
/// # Ok::<(), symmetry::SymmetryError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SymCoordinate {
    symmetries: usize,
    class_of: Vec<u32>,
    to_representative: Vec<u16>,
    images: Vec<u32>,
}

/// The mark of raw ranks without a class.
const NO_CLASS: u32 = u32::MAX;

impl SymCoordinate {
    /// The classes of the raw ranks `0..count`; `conjugate(s, raw)` is the image of a raw rank
    /// under symmetry `s`.
    ///
    /// # Errors
    /// [`SymmetryError::Range`] for an image that is not below `count`;
    /// [`SymmetryError::NotAnAction`] if the images do not follow the group's
    /// products. [`SymmetryError::TooLarge`] beyond 32 bits.
    ///
    /// # Complexity
    /// O(count + classes · symmetries) images; 6 bytes for each raw rank, and 4 for
    /// each class and symmetry.
    pub fn new(
        count: usize,
        group: &Symmetries,
        conjugate: impl Fn(usize, usize) -> usize,
    ) -> Result<Self, SymmetryError> {
        if u32::try_from(count).is_err() {
            return Err(SymmetryError::TooLarge { count });
        }
        let mut classes = SymCoordinate {
            symmetries: group.count(),
            class_of: vec![NO_CLASS; count],
            to_representative: vec![0; count],
            images: vec![],
        };
        for raw in 0..count {
            if classes.class_of[raw] == NO_CLASS {
                classes.add_class(raw, group, &conjugate)?;
            }
        }
        Ok(classes)
    }
}

impl SymCoordinate {
    /// Adds the class whose representative is `raw`.
    fn add_class(
        &mut self,
        raw: usize,
        group: &Symmetries,
        conjugate: impl Fn(usize, usize) -> usize,
    ) -> Result<(), SymmetryError> {
        let (class, count) = (self.count() as u32, self.raw_count());
        // ANCHOR: add
        for s in 0..self.symmetries {
            let found = conjugate(s, raw);
            if found >= count {
                return Err(SymmetryError::Range { s, raw, found, count });
            }
            self.images.push(found as u32);
            if self.class_of[found] == NO_CLASS {
                self.class_of[found] = class;
                self.to_representative[found] = group.inverse(s) as u16;
            }
            let inverse = self.to_representative[found].into();
            let image = conjugate(inverse, found);
            if image != raw {
                let (s, raw, expected) = (inverse, found, raw);
                let found = image;
                return Err(SymmetryError::NotAnAction { s, raw, expected, found });
            }
        }
        // ANCHOR_END: add
        Ok(())
    }
}

impl SymCoordinate {
    /// The classes of a coordinate. Each symmetry must be compatible with the coordinate:
    /// [`check_compatible`](crate::check_compatible) checks this.
    ///
    /// # Errors
    /// As [`SymCoordinate::new`].
    ///
    /// # Complexity
    /// As [`SymCoordinate::new`]; an image is an unrank, a conjugation and a rank.
    pub fn from_coordinate<const N: usize, const V: u8>(
        coordinate: &impl Coordinate<Position = Pieces<N, V>>,
        symmetries: &PieceSymmetries<N, V>,
    ) -> Result<Self, SymmetryError> {
        let conjugate = |s: usize, raw| {
            let position = coordinate.unrank(raw);
            coordinate.rank(&symmetries.relabelings[s].conjugate(&position))
        };
        Self::new(coordinate.count(), &symmetries.group, conjugate)
    }
}

/// The methods panic if there is no such raw rank, class or symmetry.
impl SymCoordinate {
    /// The number of classes.
    pub fn count(&self) -> usize {
        self.images.len().checked_div(self.symmetries).unwrap_or_default()
    }

    /// The number of raw ranks.
    pub fn raw_count(&self) -> usize {
        self.class_of.len()
    }

    /// The class of a raw rank.
    pub fn class(&self, raw: usize) -> usize {
        self.class_of[raw] as usize
    }

    /// A symmetry that maps a raw rank to the representative of its class.
    pub fn to_representative(&self, raw: usize) -> usize {
        self.to_representative[raw].into()
    }

    /// The representative of a class: its smallest raw rank.
    pub fn representative(&self, class: usize) -> usize {
        self.image(class, 0)
    }

    /// The image of the representative of a class under a symmetry.
    pub fn image(&self, class: usize, s: usize) -> usize {
        self.images_of(class)[s] as usize
    }
}

/// The methods that take a class panic if it does not exist.
impl SymCoordinate {
    /// The images of the representative of a class under all symmetries.
    fn images_of(&self, class: usize) -> &[u32] {
        &self.images[class * self.symmetries..][..self.symmetries]
    }

    /// The stabilizer of the representative of a class: the symmetries that map it to
    /// itself.
    // ANCHOR: stabilizer
    pub fn stabilizer(&self, class: usize) -> impl Iterator<Item = usize> {
        let images = self.images_of(class);
        (0..images.len()).filter(|&s| images[s] == images[0])
    }
    // ANCHOR_END: stabilizer

    /// The number of raw ranks in a class: the number of symmetries, divided by the size of
    /// the stabilizer.
    pub fn orbit_size(&self, class: usize) -> usize {
        self.symmetries / self.stabilizer(class).count()
    }

    /// The memory of the tables, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.class_of[..])
            + size_of_val(&self.to_representative[..])
            + size_of_val(&self.images[..])
    }
}
