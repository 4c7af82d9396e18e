//! A multiplier sends each of the 64 bits of a word to another place, each bit for itself.
//! It would take long to move one bit after another. So a table was made, once, before the
//! search: for each of the eight bytes of a word, and each value that a byte can have,
//! where its bits go.
//!
//! `look_up(b, byte)` gives that word: byte `b` of a word, counted from 0 at the lowest
//! bits, has the value `byte`, and all other bytes are 0; this is the word after the bits
//! have been rearranged.
//!
//! Rearrange any word. The check counts your look-ups: one for each byte that is not 0 is
//! enough. Many words of a frontier have few bits.

/// The word after its bits have been rearranged.
pub fn rearrange(word: u64, mut look_up: impl FnMut(usize, u8) -> u64) -> u64 {
    // <answer>
    let mut image = 0;
    for (b, byte) in word.to_le_bytes().into_iter().enumerate() {
        if byte != 0 {
            image |= look_up(b, byte);
        }
    }
    image
    // </answer>
}
