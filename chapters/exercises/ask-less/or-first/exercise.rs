//! A row reads the words of other rows. Each entry of `sources` is one of them: the vector
//! by which its word has to be translated on the way, and the word. Give the OR of all of
//! them, each translated.
//!
//! A vector is given as a number from 0 to 26, whose three digits of base 3 are what is added.
//! Translate only by calling `translate(word, vector)`. The check counts these calls, and one
//! for each *different* vector is enough; the vector 0 needs none, for it leaves a word as it
//! is. Nothing else is counted.
//!
//! The sources come in any order. With the sources `[(4, a), (0, b), (4, c)]` the result is
//! `translate(a | c, 4) | b`.

/// The OR of all words, each translated by its vector.
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    todo!()
}
