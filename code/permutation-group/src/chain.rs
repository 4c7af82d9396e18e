//! A stabilizer chain: the levels, and how a permutation is taken back through them.

use crate::Permutation;

/// A level of a chain. Its elements leave the points of all levels before it where they are.
#[derive(Debug, Clone)]
pub(crate) struct Level {
    /// The level's own point, which the next levels leave where it is.
    pub(crate) point: u16,
    /// Elements that generate the level.
    pub(crate) generators: Vec<Permutation>,
    /// The points that the level's elements take `point` to.
    pub(crate) orbit: Vec<u16>,
    /// For each point, its place in the orbit; `NONE` for others.
    place: Vec<u32>,
    /// For each point of the orbit, the inverse of an element that takes `point` there: n
    /// numbers one after another. Empty until [`find_inverses`](Level::find_inverses).
    inverses: Vec<u16>,
}

const NONE: u32 = u32::MAX;

impl Level {
    /// A level with its orbit, and without the inverses.
    pub(crate) fn new(point: u16, generators: Vec<Permutation>, points: usize) -> Self {
        let (orbit, place, inverses) = (Vec::new(), vec![NONE; points], Vec::new());
        let mut level = Level { point, generators, orbit, place, inverses };
        level.find_orbit();
        level
    }

    /// The place in the orbit of a point; `None` if it is not there.
    #[inline]
    pub(crate) fn place(&self, point: u16) -> Option<usize> {
        let place = self.place[usize::from(point)];
        (place != NONE).then_some(place as usize)
    }

    /// What takes the point at this place of the orbit back to the level's point.
    #[inline]
    pub(crate) fn inverse(&self, place: usize) -> &[u16] {
        let points = self.place.len();
        &self.inverses[place * points..][..points]
    }

    /// An element that takes the level's point to the one at this place of the orbit.
    pub(crate) fn representative(&self, place: usize) -> Permutation {
        let inverse = self.inverse(place).to_vec();
        Permutation::new(inverse).expect("an element").inverse()
    }

    /// How many bytes the level takes with its inverses, but without its generators' images,
    /// which levels share.
    pub(crate) fn bytes(&self) -> u64 {
        let lists = (2 * self.orbit.len() as u64 + 4) * self.place.len() as u64;
        lists + (self.generators.len() * size_of::<Permutation>()) as u64
    }

    /// Adds a generator, and returns whether the orbit grows: then it is found anew, and the
    /// inverses must be.
    pub(crate) fn add_generator(&mut self, generator: Permutation) -> bool {
        let mut images = self.orbit.iter().map(|&point| generator.image(point));
        let grows = images.any(|image| self.place(image).is_none());
        self.generators.push(generator);
        if grows {
            self.find_orbit();
        }
        grows
    }

    fn find_orbit(&mut self) {
        self.inverses = Vec::new();
        self.place.fill(NONE);
        self.place[usize::from(self.point)] = 0;
        self.orbit = vec![self.point];
        let mut at = 0;
        while at < self.orbit.len() {
            for s in &self.generators {
                let point = s.image(self.orbit[at]);
                let place = &mut self.place[usize::from(point)];
                if *place == NONE {
                    *place = self.orbit.len() as u32;
                    self.orbit.push(point);
                }
            }
            at += 1;
        }
    }

    /// Finds the inverses, along the tree by which the orbit was found.
    pub(crate) fn find_inverses(&mut self) {
        let points = self.place.len();
        let inverse_generators: Vec<_> =
            self.generators.iter().map(Permutation::inverse).collect();
        self.inverses = vec![0; points * self.orbit.len()];
        self.inverses
            .iter_mut()
            .zip(0..points)
            .for_each(|(x, image)| *x = image as u16);
        let mut found = 1;
        for (at, &from) in self.orbit.iter().enumerate() {
            for (s, back) in self.generators.iter().zip(&inverse_generators) {
                if self.place[usize::from(s.image(from))] as usize == found {
                    let (before, next) = self.inverses.split_at_mut(found * points);
                    let inverse = &before[at * points..][..points];
                    // (t·s)⁻¹ = s⁻¹·t⁻¹
                    for (x, &image) in next.iter_mut().zip(back.images()) {
                        *x = inverse[usize::from(image)];
                    }
                    found += 1;
                }
            }
        }
    }
}

/// Takes the levels' points back to their places, one level after another. Returns the number of
/// the first level that cannot, because its orbit lacks the point's image; `None` if all can.
/// What is left of `g` then is the identity if and only if `g` is an element.
///
/// # Complexity
/// O(n) time for each level.
// ANCHOR: sift
pub(crate) fn sift(levels: &[Level], g: &mut [u16]) -> Option<usize> {
    for (k, level) in levels.iter().enumerate() {
        let image = g[usize::from(level.point)];
        let Some(place) = level.place(image) else { return Some(k) };
        if place > 0 {
            let inverse = level.inverse(place);
            for x in g.iter_mut() {
                *x = inverse[usize::from(*x)];
            }
        }
    }
    None
}
// ANCHOR_END: sift
