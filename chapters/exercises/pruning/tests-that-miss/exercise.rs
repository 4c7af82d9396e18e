//! Among `all` positions, `bad` get a bound that is too large. Somebody tests: draw a
//! position at random, each equally likely, and compare its bound with its distance;
//! then draw again from all of them. How many draws does it take, at the least, until
//! the chance is *one half or more* that a bad one was among them?
//!
//! Assume that `bad` is at least 1 and less than `all`, which is a million at most.
//! Examples: if 1 of 2 positions is bad, one draw has the chance one half. If 1 of 4 is
//! bad, two draws miss it with the chance 3/4 · 3/4 = 9/16, and three with 27/64, which
//! is less than one half: so three.
//!
//! For the set of pieces in three slots, by which 3 orders of the pocket cube's $7!$ get
//! a bound that is too large, it takes more than a thousand draws. The answer must be
//! right there, too.

/// The smallest number of draws that find a bad position with a chance of at least 1/2.
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    todo!()
}
