//! Bounds from the cosets of a cube and of its inverse, on all three axes.

use crate::bound::{Bound, Children};
use crate::coset_pattern::CosetPattern;
use crate::coset_tables::{CosetEntry, CosetTable};
use crate::packed::TableBytes;
use crate::pieces::{Codes, PieceTables};
use crate::plain::bound_of_axes;
use pattern_database::{DatabaseError, DatabaseLayer};
use puzzle::rubik::Cube;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use symmetry::CubeSymmetries;
use two_phase::turns::{ALL_TURNS, TURNS, elements};
use two_phase::{CosetClasses, CosetTurns, Rotations};

/// A table of cosets, and what maps a cube to its six cosets.
#[derive(Debug)]
pub(crate) struct Cosets<T> {
    pieces: PieceTables,
    classes: CosetClasses,
    images: TurnImages,
    table: TableBytes,
    kind: PhantomData<T>,
}

impl<T: CosetTable> Cosets<T> {
    pub(crate) fn from_table(table: TableBytes) -> Self {
        let (symmetries, rotations) = (CubeSymmetries::d4h(), Rotations::new());
        Cosets {
            pieces: PieceTables::new(&rotations),
            classes: CosetClasses::new(&symmetries),
            images: TurnImages::new(&symmetries, &rotations),
            table,
            kind: PhantomData,
        }
    }

    /// Computes the table on so many threads. The observer is called with each layer of keys.
    pub(crate) fn build(
        threads: usize,
        observer: impl FnMut(DatabaseLayer) -> ControlFlow<()>,
    ) -> Result<Self, DatabaseError> {
        let mut cosets = Self::from_table(TableBytes::zeroed(0));
        let turns = CosetTurns::new();
        let pattern = CosetPattern { classes: &cosets.classes, turns: &turns };
        let distances = pattern.distances(threads, observer)?;
        cosets.table = T::from_distances(threads, &distances, &cosets.classes, &turns);
        Ok(cosets)
    }

    pub(crate) fn table(&self) -> &TableBytes {
        &self.table
    }

    /// The numbers of cosets at each distance, by the table.
    pub(crate) fn layers(&self) -> Vec<u64> {
        let mut layers = vec![];
        for key in 0..CosetClasses::KEYS {
            let distance = usize::from(T::get(self.table.as_ref(), key).distance);
            layers.resize(layers.len().max(distance + 1), 0);
            layers[distance] += self.classes.cosets(key);
        }
        layers
    }
}

/// Images of sets of turns: from the representative of a coset, by a symmetry, and from a rotated
/// cube to the original one.
#[derive(Debug, Clone)]
struct TurnImages {
    /// For each axis and symmetry, the images of the sets of the first nine turns, and of the
    /// other nine.
    images: Vec<[[u32; 512]; 2]>,
}

impl TurnImages {
    fn new(symmetries: &CubeSymmetries, rotations: &Rotations) -> Self {
        let group = &symmetries.group;
        let mut images = vec![];
        for axis in 0..3 {
            for s in 0..group.count() {
                let original: [u32; TURNS] = std::array::from_fn(|m| {
                    // The turn of the coset of which `m` is the image.
                    let turn = (0..TURNS).find(|&turn| image(symmetries, s, turn) == m);
                    let turn = turn.expect("a symmetry permutes the turns") as u8;
                    1 << rotations.original(axis, vec![turn])[0]
                });
                let union = |set: u32| elements(set).map(|m| original[m]).sum();
                let half = |h: usize| {
                    std::array::from_fn(|set| union((set as u32) << (9 * h)))
                };
                images.push([half(0), half(1)]);
            }
        }
        TurnImages { images }
    }

    /// The turns of the original cube, from those of the representative to which symmetry `s` took
    /// the coset on this axis.
    #[inline]
    fn get(&self, axis: usize, s: usize, set: u32) -> u32 {
        let [low, high] = &self.images[16 * axis + s];
        low[set as usize % 512] | high[(set >> 9) as usize % 512]
    }
}

/// The image of a turn under a symmetry.
fn image(symmetries: &CubeSymmetries, s: usize, m: usize) -> usize {
    let face = symmetries.group.image(s, m / 3) % 6;
    let quarter = if symmetries.is_mirrored(s) { 2 - m % 3 } else { m % 3 };
    3 * face + quarter
}

/// A cube, and what the entries of its six cosets say.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CosetNode {
    codes: Codes,
    /// Turns of the cube, and of its inverse, after which a solution may have as many turns as are
    /// left.
    turns: [u32; 2],
    /// The sums of the distances on the three axes, of the cube and of its inverse.
    sums: [u8; 2],
}

/// The keys of the three cosets of a cube, or of its inverse, each with the symmetry to its
/// representative.
type ThreeKeys = [(u32, u8); 3];

/// A cube after a turn, before all its entries were looked up.
#[derive(Debug, Clone, Copy)]
struct Pending {
    m: u8,
    codes: Codes,
    keys: [ThreeKeys; 2],
}

impl<T: CosetTable> Cosets<T> {
    #[inline]
    fn keys(&self, codes: &Codes, side: usize) -> ThreeKeys {
        let cosets = self.pieces.cosets(codes, side);
        cosets.map(|coset| self.classes.key_and_symmetry(coset))
    }

    /// The node of a cube, unless an entry says that it takes more than `left` turns.
    #[inline]
    fn node(
        &self,
        codes: Codes,
        keys: &[ThreeKeys; 2],
        left: usize,
    ) -> Option<CosetNode> {
        let table = self.table.as_ref();
        let (mut turns, mut sums) = ([ALL_TURNS; 2], [0; 2]);
        for side in 0..2 {
            let entries = keys[side].map(|(key, _)| T::get(table, key));
            let distances = entries.map(|entry| entry.distance);
            if usize::from(bound_of_axes(distances)) > left {
                return None;
            }
            sums[side] = distances.iter().sum();
            for axis in 0..3 {
                let CosetEntry { distance, nearer, farther } = entries[axis];
                let set = match left - usize::from(distance) {
                    0 => nearer,
                    1 => ALL_TURNS & !farther,
                    _ => continue,
                };
                turns[side] &= self.images.get(axis, keys[side][axis].1.into(), set);
            }
        }
        Some(CosetNode { codes, turns, sums })
    }

    /// Keeps those of the cubes whose coset is at most `left` turns from the subgroup, on one
    /// axis; returns their number. No entry depends on another one, so the processor reads
    /// several at once.
    #[inline]
    fn keep_within(
        &self,
        pending: &mut [Pending],
        side: usize,
        axis: usize,
        left: usize,
    ) -> usize {
        let table = self.table.as_ref();
        let mut kept = 0;
        for i in 0..pending.len() {
            let distance = T::get(table, pending[i].keys[side][axis].0).distance;
            pending[kept] = pending[i];
            kept += usize::from(usize::from(distance) <= left);
        }
        kept
    }
}

impl<T: CosetTable> Bound for Cosets<T> {
    type Node = CosetNode;

    fn root(&self, cube: &Cube, left: usize) -> Option<CosetNode> {
        let codes = Codes::of(cube);
        self.node(codes, &[0, 1].map(|side| self.keys(&codes, side)), left)
    }

    fn turns(&self, node: &CosetNode) -> [u32; 2] {
        node.turns
    }

    // ANCHOR: side
    fn side(&self, node: &CosetNode, turns: [u32; 2]) -> usize {
        let [cube, inverse] = turns.map(u32::count_ones);
        let fewer = inverse < cube || (inverse == cube && node.sums[1] > node.sums[0]);
        usize::from(fewer)
    }
    // ANCHOR_END: side

    fn expand(
        &self,
        node: &CosetNode,
        side: usize,
        turns: u32,
        left: usize,
        children: &mut Children<CosetNode>,
    ) -> usize {
        // The entries of this side told the turns; so those of the other side come first.
        let other = 1 - side;
        let table = self.table.as_ref();
        let none = [(0, 0); 3];
        let mut pending = [Pending { m: 0, codes: node.codes, keys: [none; 2] }; TURNS];
        let mut count = 0;
        for m in elements(turns) {
            let codes = self.pieces.next(&node.codes, side, m);
            let next = &mut pending[count % TURNS];
            (next.m, next.codes) = (m as u8, codes);
            next.keys[other] = self.keys(&codes, other);
            count += 1;
        }
        for axis in 0..3 {
            let pending = &mut pending[..count.min(TURNS)];
            count = self.keep_within(pending, other, axis, left);
        }
        let pending = &mut pending[..count.min(TURNS)];
        let mut read = 0;
        for next in pending.iter_mut() {
            next.keys[side] = self.keys(&next.codes, side);
            for (key, _) in next.keys[side] {
                read |= T::get(table, key).distance;
            }
        }
        std::hint::black_box(read);
        let mut kept = 0;
        for next in pending {
            if let Some(child) = self.node(next.codes, &next.keys, left) {
                children[kept] = (next.m, child);
                kept += 1;
            }
        }
        kept
    }

    fn is_solved(&self, node: &CosetNode) -> bool {
        node.codes == Codes::SOLVED
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use two_phase::turns::turn_cubes;

    #[test]
    fn images_are_turns_of_the_cube() {
        let (symmetries, rotations) = (CubeSymmetries::d4h(), Rotations::new());
        let images = TurnImages::new(&symmetries, &rotations);
        let classes = CosetClasses::new(&symmetries);
        let (pieces, turns) = (PieceTables::new(&rotations), CosetTurns::new());
        // A property of cosets that symmetric ones share: any function of the least key.
        let property = |key| classes.symmetric_keys(key).min().unwrap() % 5 < 2;
        let cubes = turn_cubes();
        let mut cube = Cube::SOLVED;
        for step in 0..300_usize {
            cube = cube * cubes[step * step % 67 % TURNS];
            for (axis, coset) in
                pieces.cosets(&Codes::of(&cube), 0).into_iter().enumerate()
            {
                let (key, s) = classes.key_and_symmetry(coset);
                let representative = classes.coset(key);
                let has_property =
                    |&m: &usize| property(classes.key(turns.next(representative, m)));
                let set = (0..TURNS).filter(has_property).map(|m| 1 << m).sum();
                let after = |m: usize| {
                    let codes = Codes::of(&(cube * cubes[m]));
                    property(classes.key(pieces.cosets(&codes, 0)[axis]))
                };
                let right: u32 = (0..TURNS).filter(|&m| after(m)).map(|m| 1 << m).sum();
                assert_eq!(images.get(axis, s.into(), set), right, "{axis} {s}");
            }
        }
    }
}
