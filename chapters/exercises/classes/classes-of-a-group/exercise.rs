//! `images[s][p]` is the image of position `p` under symmetry `s`; the symmetries are a group.
//! Number the classes 0, 1, 2 and so on, in the order of their smallest positions, and give
//! for each position the number of its class, and for each class its representative, the
//! smallest position. There are at least one symmetry, up to 48, and up to a hundred thousand
//! positions.
//!
//! Example: three positions, and a symmetry that exchanges the outer two, which is
//! `[[0, 1, 2], [2, 1, 0]]`. The answer is `([0, 1, 0], [0, 1])`.

/// The class of each position, and the representative of each class.
pub fn classes(images: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    todo!()
}
