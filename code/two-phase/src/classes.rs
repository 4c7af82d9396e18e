//! Cosets up to the 16 symmetries that keep the axis through U and D.

use crate::Coset;
use crate::coordinates::{EdgeFlip, SliceSlots};
use crate::pruning::SYMMETRIES;
use crate::turns::elements;
use symmetry::cube::CornerTwist;
use symmetry::{CubeSymmetries, SymCoordinate};
use transition::Coordinate;

/// The number of pairs of flips and slots of the slice's edges.
const FLIP_SLICES: u32 = 495 * 2048;

/// Maps each coset to a key that symmetric cosets share.
///
/// A symmetry takes the twists to the representative of their class, and takes the flips and
/// the slots of the slice's edges with it. The key is made of the class of the twists, the
/// slots and the flips: 168 · 495 · 2048 keys, which fit in 28 bits. A class of twists whose
/// representative has symmetries of its own may give symmetric cosets several keys.
///
/// # Panics
/// The methods panic if a coordinate of a coset, or a key, is out of range.
///
/// # Examples
/// ```
/// use symmetry::CubeSymmetries;
/// use two_phase::{Coset, CosetClasses};
///
/// let classes = CosetClasses::new(&CubeSymmetries::d4h());
/// let key = classes.key(Coset { twist: 1236, flip: 550, slice: 470 });
/// assert_eq!(classes.key(classes.coset(key)), key);
/// assert!(key < CosetClasses::KEYS);
/// assert_eq!(classes.cosets(key), 4); // four symmetries keep the representative's twists
/// ```
#[derive(Debug, Clone)]
pub struct CosetClasses {
    /// For each class of twists its representative, and the symmetries that keep it: bit `s`
    /// is symmetry `s`.
    representatives: Vec<(u16, u16)>,
    /// For each twist the class of the twists, and a symmetry to the representative.
    twist_class: Vec<(u8, u8)>,
    /// For each flip and symmetry, the image of the flips if the slice's edges are at home.
    flip_image: Vec<[u16; SYMMETRIES]>,
    /// For each set of slots and symmetry, the image of the slots, and the flips that the
    /// symmetry adds to the flips' image.
    slice_image: Vec<[(u16, u16); SYMMETRIES]>,
}

impl CosetClasses {
    /// The number of keys: 168 classes of twists, with all flips and slots.
    pub const KEYS: u32 = 168 * FLIP_SLICES;

    /// The classes under the 16 symmetries of [`CubeSymmetries::d4h`].
    ///
    /// # Panics
    /// If these are other symmetries.
    ///
    /// # Complexity
    /// About 60,000 conjugates; 100 KB.
    pub fn new(symmetries: &CubeSymmetries) -> Self {
        assert_eq!(symmetries.group.count(), SYMMETRIES, "not the symmetries of d4h");
        let edges = &symmetries.edges;
        let corners = symmetries.clone().into_corners();
        let twist = SymCoordinate::from_coordinate(&CornerTwist, &corners)
            .expect("these symmetries act on the twists");
        let class = |raw| (twist.class(raw) as u8, twist.to_representative(raw) as u8);
        let twist_class = (0..twist.raw_count()).map(class).collect();
        let stabilizer =
            |class| twist.stabilizer(class).fold(0, |set, s| set | (1 << s));
        let representative =
            |class| (twist.representative(class) as u16, stabilizer(class));
        let representatives = (0..twist.count()).map(representative).collect();
        let image = |position, s: usize| edges[s].conjugate(&position);
        let flip_image = (0..EdgeFlip.count()).map(|flip| {
            let image = |s| EdgeFlip.rank(&image(EdgeFlip.unrank(flip), s)) as u16;
            std::array::from_fn(image)
        });
        let slice_image = (0..SliceSlots.count()).map(|slice| {
            std::array::from_fn(|s| {
                let image = image(SliceSlots.unrank(slice), s);
                (SliceSlots.rank(&image) as u16, EdgeFlip.rank(&image) as u16)
            })
        });
        let (flip_image, slice_image) = (flip_image.collect(), slice_image.collect());
        CosetClasses { representatives, twist_class, flip_image, slice_image }
    }

    /// The key of a coset.
    #[inline]
    pub fn key(&self, coset: Coset) -> u32 {
        let (class, s) = self.twist_class[usize::from(coset.twist)];
        self.key_by(class, coset, usize::from(s))
    }

    /// The key of a coset that symmetry `s` takes to the representative of this class of
    /// twists.
    #[inline]
    // ANCHOR: key
    fn key_by(&self, class: u8, coset: Coset, s: usize) -> u32 {
        let (slice, added) = self.slice_image[usize::from(coset.slice)][s % SYMMETRIES];
        let flip = self.flip_image[usize::from(coset.flip)][s % SYMMETRIES] ^ added;
        (u32::from(class) * 495 + u32::from(slice)) * 2048 + u32::from(flip)
    }
    // ANCHOR_END: key

    /// A coset with this key.
    pub fn coset(&self, key: u32) -> Coset {
        Coset {
            twist: self.representatives[class(key)].0,
            flip: (key % 2048) as u16,
            slice: (key / 2048 % 495) as u16,
        }
    }

    /// All keys of the cosets that are symmetric to the one with this key; some may be there
    /// more than once.
    pub fn symmetric_keys(&self, key: u32) -> impl Iterator<Item = u32> {
        let (class, coset) = (class(key), self.coset(key));
        let stabilizer = elements(self.representatives[class].1.into());
        stabilizer.map(move |s| self.key_by(class as u8, coset, s))
    }

    /// The number of cosets that have this key.
    pub fn cosets(&self, key: u32) -> u64 {
        let stabilizer = self.representatives[class(key)].1;
        (SYMMETRIES / stabilizer.count_ones() as usize) as u64
    }

    /// The number of classes of twists.
    pub(crate) fn twist_classes(&self) -> usize {
        self.representatives.len()
    }

    /// The key of a coset, and the symmetry that takes the coset to the one with this key:
    /// [`coset`](Self::coset).
    #[inline]
    pub fn key_and_symmetry(&self, coset: Coset) -> (u32, u8) {
        let (class, s) = self.twist_class[usize::from(coset.twist)];
        (self.key_by(class, coset, usize::from(s)), s)
    }

    /// The memory of the tables, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.representatives[..])
            + size_of_val(&self.twist_class[..])
            + size_of_val(&self.flip_image[..])
            + size_of_val(&self.slice_image[..])
    }
}

/// The class of the twists of the cosets with this key.
fn class(key: u32) -> usize {
    (key / FLIP_SLICES) as usize
}

/// The rank of the class of twists and of the image of the flips of a key, below 168 · 2048.
#[inline]
pub(crate) fn without_slice(key: u32) -> usize {
    class(key) * 2048 + key as usize % 2048
}
