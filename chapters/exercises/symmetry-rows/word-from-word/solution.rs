//! The twelve edges of a cube are six pairs of opposite edges, pairs 0 to 5, and each pair has
//! a first edge and a second. An even number of the twelve are flipped. Which ones is said by
//! two numbers. Bit `k` of the *word*, 0 to 31, says of pair `k` whether its two edges differ; pair 5
//! has no bit, for it follows from the others. Bit `k` of the *column*, 0 to 63, says whether the second
//! edge of pair `k` is flipped.
//!
//! A symmetry sends pair `k` to pair `to[k].0`. If `to[k].1` is `false`, the first edge becomes
//! the first and the second the second; if it is `true`, they are exchanged. An edge
//! that is flipped is flipped where it comes to. Which word and which column do a
//! word and a column become?
//!
//! For example, in word 1 and column 0 the first edges of pairs 0 and 5 are flipped. If a symmetry
//! exchanges the two edges of pair 0, and does nothing else, its second edge is flipped then:
//! word 1 still, and column 1.

/// The images of a word and a column under a symmetry.
pub fn image(word: usize, place: usize, to: &[(usize, bool); 6]) -> (usize, usize) {
    // <answer>
    let differ = word | (word.count_ones() as usize % 2) << 5;
    let (mut image, mut there) = (0, 0);
    for (k, &(pair, exchanged)) in to.iter().enumerate() {
        let (differs, second) = (differ >> k & 1, place >> k & 1);
        image |= differs << pair;
        // If the two differ and change places, the second is what the first was.
        there |= (second ^ differs & usize::from(exchanged)) << pair;
    }
    (image % 32, there)
    // </answer>
}
