//! Some moves have been made on a solved puzzle. Now slot `i` holds piece `pm[i]`, turned by
//! `ori[i]`, which is below `v`. Doing the same moves again takes each piece along: the piece
//! that comes into slot `i` is the one that was in slot `pm[i]`, and it is turned by `ori[i]`
//! more, mod `v`. How often must the moves be done in all, once at least, until all pieces are
//! at home and none is turned?
//!
//! Two pieces that change places are at home after two times. But with `pm` = 1 0, `ori` = 0 1
//! and `v` = 2, each has been turned once by then: it takes four times.
//!
//! `pm` holds each number below its length once, and `ori` is as long. There are 1 to 12 pieces,
//! and `v` is 1, 2 or 3. The orientations need not add up to 0.

/// How often these moves must be done until nothing has happened.
pub fn order(pm: &[u8], ori: &[u8], v: u8) -> u64 {
    todo!()
}
