//! The function `shown` in `buggy.rs` gets the name of a slot and the letter of a face. It is
//! to give what is seen in that slot of the solved cube after a quarter turn of the
//! face, clockwise as one looks at the face: on each face of the slot, the letter of the
//! sticker that is there now, in the order of the slot's name. So `shown("UR", 'R')` is `FR`,
//! since the sticker that was on F is on U now, and `shown("UL", 'R')` is `UL`: that slot is
//! not on R. The slots have Kociemba's names: `UF`, and not `FU`; `DFR`, and not `RDF`.
//!
//! On one of the six faces it errs. Write a test that fails on the buggy code and passes on
//! code that is right. The test is to notice an error on *any* of the six faces: it is
//! tried on other wrong code, too.

/// What is tested: the name of a slot and a face give what is seen.
pub type Shown = fn(&str, char) -> String;

/// Panics if `shown` is wrong.
pub fn test(shown: Shown) {
    todo!()
}
