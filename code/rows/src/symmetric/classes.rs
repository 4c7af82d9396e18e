//! Classes of elements that symmetries map to each other.

/// Elements numbered from 0, in classes under symmetry.
///
/// ```
/// use rows::symmetric::Classes;
///
/// // Six points on a line, and their mirror images.
/// let image = |point, side| if side == 0 { point } else { 5 - point };
/// let classes = Classes::new(0..6, 2, image);
/// assert_eq!((classes.representatives, classes.orbit_sizes), (vec![0, 1, 2], vec![2, 2, 2]));
/// assert_eq!(classes.entries[4], (1, 1));
/// ```
#[derive(Debug, Clone)]
pub struct Classes {
    /// The representative of each class: its first element.
    pub representatives: Vec<u32>,
    /// The number of elements of each class.
    pub orbit_sizes: Vec<u32>,
    /// For each element its class, and a symmetry that maps the representative to the element.
    pub entries: Vec<(u16, u8)>,
}

impl Classes {
    /// Makes classes, at most [`u16::MAX`]; `image(element, symmetry)` is the image of an
    /// element. Symmetry 0 is the identity, and there are at most 256. The classes have the order
    /// of `elements`, which are the numbers from 0 in any order.
    ///
    /// # Complexity
    /// One call of `image` for each class and symmetry; eight bytes for each class and four for
    /// each element.
    pub fn new(
        elements: impl ExactSizeIterator<Item = usize>,
        symmetries: usize,
        image: impl Fn(usize, usize) -> usize,
    ) -> Classes {
        const UNASSIGNED: (u16, u8) = (u16::MAX, 0);
        let entries = vec![UNASSIGNED; elements.len()];
        let mut classes =
            Classes { representatives: Vec::new(), orbit_sizes: Vec::new(), entries };
        for element in elements {
            if classes.entries[element] != UNASSIGNED {
                continue;
            }
            let class = classes.representatives.len() as u16;
            let mut size = 0;
            for symmetry in 0..symmetries {
                let entry = &mut classes.entries[image(element, symmetry)];
                if *entry == UNASSIGNED {
                    *entry = (class, symmetry as u8);
                    size += 1;
                }
            }
            classes.representatives.push(element as u32);
            classes.orbit_sizes.push(size);
        }
        classes
    }
}
