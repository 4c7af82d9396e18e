//! Classes of things that symmetries send to each other.

/// Things numbered from 0, put in classes.
///
/// ```
/// use rows::symmetric::Classes;
///
/// // Six places in a line, and what they are seen from the other side.
/// let image = |place, side| if side == 0 { place } else { 5 - place };
/// let classes = Classes::new(0..6, 2, image);
/// assert_eq!((classes.representatives, classes.orbit_sizes), (vec![0, 1, 2], vec![2, 2, 2]));
/// assert_eq!(classes.entries[4], (1, 1));
/// ```
#[derive(Debug, Clone)]
pub struct Classes {
    /// The first thing of each class.
    pub representatives: Vec<u32>,
    /// How many things each class has.
    pub orbit_sizes: Vec<u32>,
    /// For each thing its class, and a symmetry that sends the first of the class to it.
    pub entries: Vec<(u16, u8)>,
}

impl Classes {
    /// Puts things in classes, at most [`u16::MAX`]; `image` is where a symmetry sends a
    /// thing. The first symmetry does nothing, and there are at most 256. The classes are
    /// in the order of the things, which are numbered from 0, in whatever order they come.
    ///
    /// # Complexity
    /// A call of `image` for each class and symmetry; eight bytes for each class and
    /// four for each thing.
    pub fn new(
        things: impl ExactSizeIterator<Item = usize>,
        symmetries: usize,
        image: impl Fn(usize, usize) -> usize,
    ) -> Classes {
        const UNASSIGNED: (u16, u8) = (u16::MAX, 0);
        let entries = vec![UNASSIGNED; things.len()];
        let mut classes =
            Classes { representatives: Vec::new(), orbit_sizes: Vec::new(), entries };
        for thing in things {
            if classes.entries[thing] != UNASSIGNED {
                continue;
            }
            let class = classes.representatives.len() as u16;
            let mut size = 0;
            for symmetry in 0..symmetries {
                let entry = &mut classes.entries[image(thing, symmetry)];
                if *entry == UNASSIGNED {
                    *entry = (class, symmetry as u8);
                    size += 1;
                }
            }
            classes.representatives.push(thing as u32);
            classes.orbit_sizes.push(size);
        }
        classes
    }
}
