//! Random elements of a group.

use crate::Permutation;

/// Random elements of a group by *product replacement*: some elements that generate it, of which
/// one is multiplied by another, again and again.
///
/// F. Celler and others, *Generating random elements of a finite group*, 1995. They are not
/// exactly uniform, and need not be: the chain is proved.
pub(crate) struct RandomElements {
    elements: Vec<Permutation>,
    state: u64,
}

impl RandomElements {
    /// How many elements are kept at least, and how often each is multiplied on average before
    /// the first is used.
    const KEPT: usize = 10;
    const MIXED: usize = 6;

    /// Random elements of the group that the generators generate. Each `seed` gives others, and
    /// the next one takes its place.
    pub(crate) fn new(generators: &[Permutation], seed: &mut u64) -> Self {
        *seed += 1;
        let kept = Self::KEPT.max(generators.len() + 1);
        let elements: Vec<_> = generators.iter().cycle().take(kept).cloned().collect();
        let mut random = RandomElements { elements, state: *seed };
        for _ in 0..Self::MIXED * kept {
            random.next();
        }
        random
    }

    /// A number below `end`, by Marsaglia's xorshift.
    fn below(&mut self, end: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 16) as usize % end
    }
}

impl Iterator for RandomElements {
    type Item = Permutation;

    /// The next element; `None` if there is no generator.
    fn next(&mut self) -> Option<Permutation> {
        let count = self.elements.len();
        if count == 0 {
            return None;
        }
        let a = self.below(count);
        let b = (a + 1 + self.below(count - 1)) % count;
        let (is_inverse, is_first) = (self.below(2) == 0, self.below(2) == 0);
        let (x, y) = (&self.elements[a], &self.elements[b]);
        let y = if is_inverse { y.inverse() } else { y.clone() };
        self.elements[a] = if is_first { &y * x } else { x * &y };
        Some(self.elements[a].clone())
    }
}
