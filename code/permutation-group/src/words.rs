//! An element as a product of the generators.

use crate::group::check_points;
use crate::{GroupError, Permutation, PermutationGroup};
use std::collections::VecDeque;

/// A generator, or what undoes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Letter {
    /// The number of the generator.
    pub generator: usize,
    /// Whether the letter undoes it.
    pub is_inverse: bool,
}

/// For each level of a group and each place of its point, a short product of generators that
/// brings it there: with these, any element is written as a product of generators.
///
/// The products are short, and not the shortest: for Rubik's cube, some hundred moves. T.
/// Minkwitz, *An algorithm for solving the factorization problem in permutation groups*, 1998.
///
/// # Examples
/// ```
/// use permutation_group::{Permutation, PermutationGroup, Words};
///
/// let moves = [Permutation::new(vec![1, 0, 2])?, Permutation::new(vec![0, 2, 1])?];
/// let group = PermutationGroup::new(3, &moves)?;
/// let words = Words::new(&group);
/// let word = words.word(&Permutation::new(vec![2, 1, 0])?)?;
/// let generators: Vec<_> = word.iter().map(|letter| letter.generator).collect();
/// assert_eq!(generators, [1, 0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Words<'a> {
    group: &'a PermutationGroup,
    /// For each level and place of its orbit, an element with the letters that make it.
    entries: Vec<Vec<Option<Entry>>>,
    /// How many entries there are still to be found.
    missing: usize,
}

/// An element, and a product that makes it.
#[derive(Debug, Clone)]
struct Entry {
    element: Permutation,
    word: Vec<Letter>,
}

impl Entry {
    fn inverse(&self) -> Entry {
        let undo = |it: &Letter| Letter { is_inverse: !it.is_inverse, ..*it };
        let word = self.word.iter().rev().map(undo).collect();
        Entry { element: self.element.inverse(), word }
    }

    /// First this, then the other one, where neighbors that undo each other are left out.
    fn then(&self, other: &Entry) -> Entry {
        let mut word = self.word.clone();
        for &letter in &other.word {
            match word.last() {
                Some(last)
                    if last.generator == letter.generator
                        && last.is_inverse != letter.is_inverse =>
                {
                    word.pop();
                }
                _ => word.push(letter),
            }
        }
        Entry { element: &self.element * &other.element, word }
    }
}

/// How many products of generators are tried, the shortest first, before random ones.
const SHORT: usize = 20_000;
/// How often all entries of a level are multiplied by each other, to find shorter ones.
const ROUNDS: usize = 2;

impl<'a> Words<'a> {
    /// Finds the products.
    ///
    /// # Complexity
    /// For each level, O(orbit² · levels) products of n points and of as many letters as words
    /// have, a few times: a tenth of a second for Rubik's cube, and far more where orbits are
    /// long, for words may then have thousands of letters. Memory for an element and a word for
    /// each point of each orbit, and for 20,000 more.
    pub fn new(group: &'a PermutationGroup) -> Self {
        let lengths = group.orbit_lengths();
        let entries = lengths.iter().map(|&length| vec![None; length]).collect();
        let missing = lengths.iter().sum();
        let mut words = Words { group, entries, missing };
        let identity = Permutation::identity(group.points());
        for level in &mut words.entries {
            level[0] = Some(Entry { element: identity.clone(), word: Vec::new() });
            words.missing -= 1;
        }
        words.add_short(identity);
        words.add_random();
        for _ in 0..ROUNDS {
            words.shorten();
        }
        words
    }

    /// The product of generators that is a given element: first the first letter's.
    ///
    /// # Errors
    /// As [`PermutationGroup::check`].
    ///
    /// # Complexity
    /// O(n) time for each level, and for each letter.
    pub fn word(&self, g: &Permutation) -> Result<Vec<Letter>, GroupError> {
        check_points(self.group.points(), g)?;
        self.group.check(g)?;
        let mut rest = Entry { element: g.clone(), word: Vec::new() };
        for (level, entries) in self.group.levels.iter().zip(&self.entries) {
            let image = rest.element.image(level.point);
            let place = level.place(image).expect("an element");
            let entry = entries[place].as_ref().expect("all are found");
            rest = rest.then(&entry.inverse());
        }
        // The word takes the element back, so its inverse makes it.
        Ok(rest.inverse().word)
    }

    /// Sifts a product: at each level it fills an empty entry, or takes the place of a longer
    /// product, which then goes on in its stead.
    // ANCHOR: add
    fn add(&mut self, mut product: Entry, from: usize, longest: usize) {
        for k in from..self.entries.len() {
            if product.word.len() > longest || product.element.is_identity() {
                return;
            }
            let level = &self.group.levels[k];
            let image = product.element.image(level.point);
            let entry = &mut self.entries[k][level.place(image).expect("an element")];
            let Some(found) = entry else {
                *entry = Some(product);
                self.missing -= 1;
                return;
            };
            if product.word.len() < found.word.len() {
                std::mem::swap(&mut product, found);
            }
            product = product.then(&found.inverse());
        }
    }
    // ANCHOR_END: add

    /// Adds all short products.
    fn add_short(&mut self, identity: Permutation) {
        let letters = self.letters();
        let mut queue = VecDeque::from([Entry { element: identity, word: Vec::new() }]);
        for tried in 0..SHORT {
            let Some(shorter) = queue.pop_front() else { return };
            for letter in &letters {
                let product = shorter.then(letter);
                if product.word.len() > shorter.word.len() {
                    let longest = 4 * product.word.len() + 20;
                    self.add(product.clone(), 0, longest);
                    if tried + queue.len() < SHORT {
                        queue.push_back(product);
                    }
                }
            }
            if self.missing == 0 {
                return;
            }
        }
    }

    /// Adds products of entries and of random letters until no entry is missing.
    fn add_random(&mut self) {
        let letters = self.letters();
        let (mut state, mut longest) = (1_u64, 100);
        let mut product = match letters.first() {
            Some(letter) => letter.clone(),
            None => return,
        };
        while self.missing > 0 {
            self.shorten();
            for _ in 0..1000 {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                product =
                    product.then(&letters[(state >> 16) as usize % letters.len()]);
                if product.word.len() > longest {
                    product = letters[(state >> 32) as usize % letters.len()].clone();
                }
                self.add(product.clone(), 0, usize::MAX);
            }
            longest += longest / 4;
        }
    }

    /// Multiplies the entries of each level by each other: products of two are often shorter
    /// than what is there.
    fn shorten(&mut self) {
        for k in 0..self.entries.len() {
            let entries: Vec<_> = self.entries[k].iter().flatten().cloned().collect();
            for a in &entries {
                for b in &entries {
                    for b in [b.clone(), b.inverse()] {
                        self.add(a.then(&b), k, usize::MAX);
                    }
                }
            }
        }
    }

    /// Each generator and its inverse.
    fn letters(&self) -> Vec<Entry> {
        let generators = self.group.generators().iter().enumerate();
        let letter = |(generator, element): (usize, &Permutation)| {
            let word = vec![Letter { generator, is_inverse: false }];
            let entry = Entry { element: element.clone(), word };
            [entry.inverse(), entry]
        };
        let letters = generators.filter(|(_, element)| !element.is_identity());
        letters.flat_map(letter).collect()
    }
}
